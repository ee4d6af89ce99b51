"""The virtual ISA, modules, the container and the tools on them."""
