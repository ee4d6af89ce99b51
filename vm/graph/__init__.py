"""Dataflow graphs at run time: see docs/hpvm.md. `runtime.attach` gives an instance what its graph instructions need."""
