"""Devices with a memory of their own: see docs/cuda.md."""
