"""The debugger: a program runs in a process of its own, whose past is kept, and can be gone back to at any point."""
