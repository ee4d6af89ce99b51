"""`allvm-vm` on a machine whose GPU is the fake driver of tests/cuda, with kernels in the interpreter of tests/ptx: a test tool.

    python -m tests.cuda.fake_run [options of allvm-vm] PROGRAM [arguments]
"""

import sys


def main():
    from allvm import cli
    from allvm.graph.devices import driver

    from tests.cuda.support import fake

    api = fake()
    driver.load_api = lambda: api
    status = cli.main()
    if api.live:
        print(f"fake driver: not given back: {api.live}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
