"""Brings a loaded program, the host library and the limits together, and runs it."""

from allvm.ir.errors import LinkError


def bind(program, allow_undefined=False, own=None):
    """What the host library gives for the program's imports: (addresses of functions, data objects or None).

    own: {name: Python callable} that come before the library's. One LinkError lists all that is unknown.
    """
    from allvm.interp._host import lookup, lookup_data

    functions, data, missing = [], [], []
    for name, sig, weak in program.import_funcs:
        if own and name in own:
            functions.append(own[name])
            continue
        found = lookup(name)
        if found is None:
            if not weak:
                missing.append(name)
            functions.append(0)
        elif found[1] != sig:
            raise LinkError(f"{name} has the signature {sig} here, but the host library's is {found[1]}")
        else:
            functions.append(found[0])
    for name, weak in program.import_data:
        found = lookup_data(name)
        if found is None and not weak:
            missing.append(name)
        data.append(None if found is None else (*found, b""))
    if missing and not allow_undefined:
        raise LinkError(
            f"undefined symbol{'s' if len(missing) > 1 else ''}: {', '.join(sorted(missing))}"
            " (link the file that defines them, or pass --allow-undefined to trap at the call)"
        )
    return functions, data


def launch(program, host, argv=("program",), *, allow_undefined=False, own=None, **limits):
    """An Instance of the program with its arguments placed and the host library attached.

    own: {name: Python callable} of functions beside the host library's. limits: keywords of Instance.
    """
    from allvm.interp._core import Instance

    functions, data = bind(program, allow_undefined, own)
    instance = Instance(program, functions, data, **limits)
    count, vector, _ = instance.place_arguments(argv)
    imported = {name: instance.import_address(i) for i, (name, _) in enumerate(program.import_data) if data[i] is not None}
    host.attach(instance.context_address, imported)
    host.set_fini(instance.fini)
    instance.host = host, (count, vector, host.environ)
    return instance


class Graphs:
    """The graph runtime of an instance, made when the first instruction of dataflow graphs asks for it (allvm.graph.runtime)."""

    def __init__(self, instance, data, **options):
        from allvm.interp._core import set_graph_runtime

        self.make = instance, data, options
        self.runtime = None
        if instance.program.nodes and options.get("device") != "sequential":
            import typing  # noqa: F401 - whole before other threads import what looks at it (dataclasses do, without its lock)

            from allvm.interp._core import enable_native

            enable_native(instance)  # for kernels; it cannot be done while the program runs
        set_graph_runtime(instance, self)

    def __call__(self, row, a, b, c):
        if self.runtime is None:
            from allvm.graph.runtime import attach

            instance, data, options = self.make
            self.runtime = attach(instance, data, **options)
        return self.runtime(row, a, b, c)

    def finish(self):
        """The program has ended: raise what went wrong in graphs that nobody waited for."""
        if self.runtime is not None:
            self.runtime.finish()

    def close(self):
        if self.runtime is not None:
            self.runtime.close()
        self.make = None


def run_main(instance):
    """Run init functions, main and the exit path of what `launch` made; the exit status. Output is flushed however it ends."""
    from allvm.interp._host import lookup

    host, args = instance.host
    try:
        return instance.run_main(exit_function=lookup("exit")[0], args=args) & 0xFF
    finally:
        host.close(instance.context_address)
