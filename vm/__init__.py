"""allvm: a bytecode virtual machine with its own compact ISA."""
