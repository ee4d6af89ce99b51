"""Legalisation: everything that is no plain scalar. See `function` for how methods are found."""

from allvm.frontend.legal_atomic import LegalAtomics
from allvm.frontend.legal_intrinsics import LegalIntrinsics
from allvm.frontend.legal_libcalls import LegalLibcalls
from allvm.frontend.legal_ops import LegalOps


class Legalize(LegalOps, LegalAtomics, LegalLibcalls, LegalIntrinsics):
    """Mixin of FunctionLowering."""
