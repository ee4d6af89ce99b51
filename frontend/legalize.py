"""Legalisation: everything that is no plain scalar. See `function` for how methods are found."""


class Legalize:
    """Mixin of FunctionLowering."""
