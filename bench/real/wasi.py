"""Runs a WASI program in wasmtime: `python -m bench.real.wasi PROGRAM DIRECTORY... -- ` is what bench/real/run.py starts.

    python -m bench.real.wasi PROGRAM TMP SOURCE ROOT ARGUMENT...
"""

import sys

import wasmtime


def main(program, tmp, source, root, *args):
    config = wasmtime.Config()
    config.wasm_exceptions = True  # longjmp
    engine = wasmtime.Engine(config)
    module = wasmtime.Module.from_file(engine, program)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    store = wasmtime.Store(engine)
    wasi = wasmtime.WasiConfig()
    wasi.argv = [program, *args]
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    for folder in dict.fromkeys((tmp, source, root)):
        wasi.preopen_dir(folder, folder)
    wasi.preopen_dir(tmp, "/tmp")
    store.set_wasi(wasi)
    instance = linker.instantiate(store, module)
    try:
        instance.exports(store)["_start"](store)
    except wasmtime.ExitTrap as e:
        return e.code
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
