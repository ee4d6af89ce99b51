"""Fused internal operations: two canonical instructions in one dispatch.

`FUSED` lists the pairs; which ones earn their place was measured (see
docs/rationale.md). The handlers are composed from the stages of the parts.
"""


def register():
    pass
