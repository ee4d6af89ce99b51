import pytest
from hostguest import Guest


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
