# Everything a newcomer needs: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SOURCES := setup.py pyproject.toml $(wildcard interp/*.pyx interp/*.pxi interp/*.pxd interp/*.h)

.PHONY: run test dispatch docs bench fuzz generate lint clean

# Compile an example C program once, run it, and show what it costs interpreted and as native code.
run: $(STAMP)
	$(BIN)/allvm-cc -O2 examples/mandelbrot.c -o build/mandelbrot.avm
	$(BIN)/allvm-vm build/mandelbrot.avm
	$(BIN)/allvm-vm compare --native examples/mandelbrot.c build/mandelbrot.avm 78 32 100000

test: $(VENV)/.tested $(VENV)/.dispatch
	$(BIN)/python -m pytest -q -n 2

# The interpreters that `--dispatch goto` and `switch` use; two or three minutes of compiling.
dispatch: $(VENV)/.dispatch
$(VENV)/.dispatch: $(STAMP)
	ALLVM_DISPATCH=1 $(BIN)/python setup.py -q build_ext --inplace
	@touch $@

bench: $(VENV)/.benched
	$(BIN)/python -m bench.run
	$(BIN)/python -m bench.size
	$(BIN)/python -m bench.startup

# For as long as told: make fuzz SECONDS=3600
SECONDS ?= 600
fuzz: $(VENV)/.tested
	$(BIN)/python -m tests.fuzz.csmith --seconds $(SECONDS)
	$(BIN)/python -m tests.fuzz.mutation --seconds $(SECONDS)
	$(BIN)/python -m tests.fuzz.hostcalls --seconds $(SECONDS)
	$(BIN)/python -m tests.debug.walks
	$(BIN)/python -m tests.fuzz.graphs --seconds $(SECONDS) --opt 0 --opt 1 --opt 2 --opt 3

# The documentation as a site, in build/site.
docs: $(VENV)/.tested
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

generate: $(STAMP)
	$(BIN)/python -m allvm.ir.generate
	$(BIN)/python -m allvm.interp.generate
	$(BIN)/python -m allvm.interp.libc_doc
	$(BIN)/python -m allvm.docs_gen

lint: $(VENV)/.tested
	$(BIN)/ruff check .

$(STAMP): $(SOURCES)
	@mkdir -p build
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check 'setuptools>=70' wheel 'cython>=3.1'
	$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -e '.[cc]'
	@touch $@

$(VENV)/.tested: $(STAMP)
	$(BIN)/pip install -q --disable-pip-version-check pytest pytest-xdist pytest-benchmark 'hypothesis>=6' ruff mypy textual \
	  mkdocs-material ipython matplotlib cuda-bindings nvidia-nvvm
	@touch $@

$(VENV)/.benched: $(STAMP)
	$(BIN)/pip install -q --disable-pip-version-check pywasm3 wasmtime
	@touch $@

clean:
	rm -rf build $(VENV) *.egg-info interp/*.so interp/*.c
