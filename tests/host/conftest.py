import platform

import pytest
from hostguest import Guest

# These compare with the host's own library where the bridge promises glibc's behaviour.
GLIBC_ONLY = {"test_printf.py", "test_numbers.py", "test_string.py", "test_stdlib.py"}


def pytest_collection_modifyitems(items):
    if platform.libc_ver()[0] != "glibc":
        for item in items:
            if item.path.name in GLIBC_ONLY:
                item.add_marker(pytest.mark.skip(reason="compares with glibc"))


@pytest.fixture
def guest():
    g = Guest()
    yield g
    g.close()


@pytest.fixture(scope="module")
def shared():
    """One guest for many small calls; whoever uses it leaves nothing open."""
    g = Guest()
    yield g
    g.close()
