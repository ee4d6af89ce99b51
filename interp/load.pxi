# The loader: the binary container (docs/container.md) into C tables, everything checked.

cdef enum:
    SECTION_CUSTOM = 0
    SECTION_TYPES = 1
    SECTION_IMPORTS = 2
    SECTION_FUNCTIONS = 3
    SECTION_CODE = 4
    SECTION_DATA = 5
    SECTION_SYMBOLS = 6
    SECTION_START = 7
    SECTION_DEPENDENCIES = 8
    SECTION_NAMES = 9
    SECTION_LINES = 10
    SECTION_TARGET = 11
    SECTION_GRAPHS = 12
    FIRST_OPTIONAL_SECTION = 128
    LOCAL = 0                       # linkage
    COMMON = 3
    MAX_FUNCTIONS = 1 << 22
    MAX_CODE = 1 << 24
    MAX_TYPES = 60000               # an instruction of internal code holds a type in 16 bits

cdef int64_t MAX_FRAME = 1 << 31
cdef int64_t MAX_DATA = 1 << 31

VALUE_TYPE_NAMES = ("i32", "i64", "f32", "f64")
SECTION_TITLES = ("custom", "types", "imports", "functions", "code", "data", "symbols", "start", "dependencies",
                 "names", "lines", "target", "graphs")
LINKAGES = ("local", "global", "weak", "common")

ctypedef struct DataRec:
    uint64_t size
    uint64_t init_size
    const uint8_t* init
    const uint8_t* relocs           # after their count
    uint32_t n_relocs
    uint8_t align                   # log2
    uint8_t readonly
    uint8_t thread


cdef class Program:
    """A loaded module: read-only, shared by its instances.

    data: the bytes of an `.avm` file, or any object with a buffer (an mmap).
    FormatError when it cannot be read, VerifyError when it breaks a rule.
    """

    cdef Py_buffer buffer
    cdef bint has_buffer
    cdef const uint8_t* base
    cdef const uint8_t* limit
    cdef readonly str name
    cdef Tables t
    cdef DataRec* data
    cdef Text* function_names       # per function, imports included
    cdef Text* data_names
    cdef uint64_t n_instructions
    cdef dict sections, _symbols
    cdef readonly list import_funcs, import_data, init, fini, dependencies, aliases
    cdef readonly dict target
    cdef readonly list nodes        # of dataflow graphs: allvm.ir.graph.Node
    cdef list _files
    cdef list linkage               # symbols that are not local: (name, kind, index, offset, linkage)

    def __init__(self, data, str name=""):
        self.name = name
        PyObject_GetBuffer(data, &self.buffer, PyBUF_SIMPLE)
        self.has_buffer = True
        self.base = <const uint8_t*>self.buffer.buf
        self.limit = self.base + self.buffer.len
        self.import_funcs, self.import_data, self.init, self.fini, self.dependencies, self.aliases = [], [], [], [], [], []
        self.target = {}
        self.nodes = []
        self._files = []
        self.linkage = []
        self.split()
        self.read_tables()
        self.verify()

    def __dealloc__(self):
        free(self.t.types)
        free(self.t.type_of)
        free(self.t.functions)
        free(self.data)
        free(self.function_names)
        free(self.data_names)
        if self.has_buffer:
            PyBuffer_Release(&self.buffer)

    cdef object broken(self, where, what, rule):
        prefix = f"{self.name}: " if self.name else ""
        return VerifyError(f"{prefix}{where}: {what} [{rule}]")

    # -- sections
    cdef object damaged(self, what):
        return FormatError(f"{self.name}: {what}" if self.name else what)

    cdef Reader reader(self, const uint8_t* p, const uint8_t* end, section):
        cdef Reader r = Reader.__new__(Reader)
        r.base, r.p, r.end, r.section, r.name = self.base, p, end, section, self.name
        return r

    cdef int split(self) except -1:
        """Find the sections; check header, order and checksum."""
        cdef const uint8_t* p = self.base
        cdef uint64_t n = self.limit - p, size
        cdef uint32_t crc
        cdef uint16_t version, flags
        cdef int id, last = 0
        cdef const uint8_t* start
        cdef bint intact
        cdef Reader r
        if n >= 2 and p[0] == c"#" and p[1] == c"!":
            while p < self.limit and p[0] != c"\n":
                p += 1
            p += p < self.limit
            n = self.limit - p
            if n == 0:
                raise self.damaged("only a #! line, no module follows")
        if n == 0:
            raise self.damaged("the file is empty")
        if memcmp(p, b"\x7fAVM", n if n < 4 else 4) != 0:
            raise self.damaged("this is no .avm module (bad magic number)")
        if n < 12:
            raise self.damaged(f"truncated: the header needs 12 bytes, {n} are there")
        memcpy(&version, p + 4, 2)
        memcpy(&flags, p + 6, 2)
        memcpy(&crc, p + 8, 4)
        if version > ISA_VERSION:
            raise self.damaged(f"format version {version} is newer than {ISA_VERSION}, the newest known here")
        if version == 0:
            raise self.damaged("format version 0 does not exist")
        if flags:
            raise self.damaged(f"unknown flags {flags:#x} in the header")
        start = p + 12
        p = start
        intact = vm_crc32(start, self.limit - start) == crc
        self.sections = {}
        found = []
        while p < self.limit:
            start = p
            id = p[0]
            p += 1
            if uleb(&p, self.limit, &size) != 0 or size > <uint64_t>(self.limit - p):
                kind = "damaged" if intact else "truncated"
                raise self.damaged(f"section {section_name(id)}, offset {start - self.base:#x}: "
                                   f"{kind}: it reaches past the end of the file")
            found.append((id, start - self.base, p - self.base, p - self.base + size))
            p += size
        if not intact:
            raise self.damaged("the checksum is wrong: the file is damaged or truncated")
        for id, at, begin, end in found:
            r = self.reader(self.base + <size_t>begin, self.base + <size_t>end, section_name(id))
            if id == SECTION_CUSTOM:
                key = r.string()
                if ("custom", key) in self.sections:
                    raise r.error(f"there are two custom sections {key!r}")
                self.sections["custom", key] = r
                continue
            if id <= last:
                problem = "occurs twice" if id == last else f"comes after section {section_name(last)}"
                raise r.error(f"the section {problem}", self.base + <size_t>at)
            last = id
            if id < len(SECTION_TITLES):
                self.sections[id] = r
            elif id < FIRST_OPTIONAL_SECTION:
                raise r.error("the section is unknown here", self.base + <size_t>at)
        return 0

    cdef int read_tables(self) except -1:
        """All sections, in the order in which they refer to each other."""
        cdef Reader r
        cdef int id
        for id in (SECTION_TYPES, SECTION_IMPORTS, SECTION_FUNCTIONS, SECTION_CODE, SECTION_DATA, SECTION_SYMBOLS,
                   SECTION_NAMES, SECTION_START, SECTION_DEPENDENCIES, SECTION_LINES, SECTION_TARGET, SECTION_GRAPHS):
            r = self.sections.get(id)
            if r is not None:
                self.read_section(id, r)
                r.finish()
            elif id == SECTION_FUNCTIONS:
                self.t.n_functions = self.t.n_imports
        if SECTION_CODE not in self.sections and self.t.n_functions > self.t.n_imports:
            r = self.sections[SECTION_FUNCTIONS]
            raise r.error("there are functions but there is no code section")
        return 0

    cdef int read_section(self, int id, Reader r) except -1:
        if id == SECTION_TYPES:
            return self.read_types(r)
        if id == SECTION_IMPORTS:
            return self.read_imports(r)
        if id == SECTION_FUNCTIONS:
            return self.read_functions(r)
        if id == SECTION_CODE:
            return self.read_code(r)
        if id == SECTION_DATA:
            return self.read_data(r)
        if id == SECTION_SYMBOLS:
            return self.read_symbols(r)
        if id == SECTION_NAMES:
            return self.read_names(r)
        if id == SECTION_START:
            return self.read_start(r)
        if id == SECTION_DEPENDENCIES:
            return self.read_dependencies(r)
        if id == SECTION_LINES:
            return self.read_lines(r)
        if id == SECTION_GRAPHS:
            return self.read_graphs(r)
        return self.read_target(r)

    cdef int read_types(self, Reader r) except -1:
        cdef uint32_t n = r.count(2), i, k
        cdef TypeRec* t
        cdef const uint8_t* p
        cdef uint64_t size
        if n > MAX_TYPES:
            raise self.broken("types", f"the number of types {n} is too large", "type-count")
        self.t.types = <TypeRec*>checked_calloc(n, sizeof(TypeRec))
        self.t.n_types = n
        seen = set()
        for i in range(n):
            t = &self.t.types[i]
            t.n_params = r.count(1)
            r.take(t.n_params, &t.params)
            t.n_results = r.count(1)
            r.take(t.n_results, &t.results)
            for k in range(t.n_params):
                if t.params[k] > 3:
                    raise r.error(f"{t.params[k]} is no value type")
            for k in range(t.n_results):
                if t.results[k] > 3:
                    raise r.error(f"{t.results[k]} is no value type")
            for size, what in ((t.n_params, "parameters"), (t.n_results, "results")):
                if size > MAX_VALUES:
                    raise self.broken("types", f"type {i}: the number of {what} {size} is too large", "type-size")
            key = (t.params[:t.n_params], t.results[:t.n_results])
            if key in seen:
                raise self.broken("types", "two function types are equal", "types-distinct")
            seen.add(key)

    cdef int read_imports(self, Reader r) except -1:
        cdef uint32_t n = r.count(3), i, type
        self.t.type_of = <uint32_t*>checked_calloc(n, sizeof(uint32_t))
        self.function_names = <Text*>checked_calloc(n, sizeof(Text))
        for i in range(n):
            r.text(&self.function_names[i])
            type = r.index(self.t.n_types, "type")
            weak = r.choice(2, "set of import flags")
            self.t.type_of[i] = type
            name = self.import_name(&self.function_names[i])
            self.import_funcs.append((name, signature(&self.t.types[type]), bool(weak)))
        self.t.n_imports = self.t.n_functions = n
        n = r.count(2)
        self.t.n_data_imports = self.t.n_data = n
        self.data_names = <Text*>checked_calloc(n, sizeof(Text))
        for i in range(n):
            r.text(&self.data_names[i])
            name = self.import_name(&self.data_names[i])
            self.import_data.append((name, bool(r.choice(2, "set of import flags"))))

    cdef str import_name(self, Text* text):
        cdef str name = text_str(text)
        if not name or "\0" in name:
            raise self.broken("imports", f"an import cannot be named {name!r}", "name")
        return name

    cdef int read_functions(self, Reader r) except -1:
        cdef uint32_t n = r.count(3), i, least
        cdef uint64_t v
        cdef FuncRec* f
        cdef uint32_t total = self.t.n_imports + n
        if total > MAX_FUNCTIONS:
            raise self.broken("functions", f"the number of functions {total} is too large", "function-count")
        self.t.functions = <FuncRec*>checked_calloc(n, sizeof(FuncRec))
        self.t.type_of = <uint32_t*>checked_realloc(self.t.type_of, total, sizeof(uint32_t))
        self.function_names = <Text*>checked_realloc(self.function_names, total, sizeof(Text))
        memset(self.function_names + self.t.n_imports, 0, n * sizeof(Text))
        for i in range(n):
            f = &self.t.functions[i]
            f.type = r.index(self.t.n_types, "type")
            self.t.type_of[self.t.n_imports + i] = f.type
            r.uleb(&v)
            least = self.t.types[f.type].n_params
            if v > MAX_REGS:
                raise self.broken(f"function {i}", f"its number of registers {v} is too large", "register-count")
            f.nregs = <uint32_t>v
            r.uleb(&v)
            if v > <uint64_t>MAX_FRAME:
                raise self.broken(f"function {i}", f"the size of its frame {v} is too large", "frame")
            f.frame = <uint32_t>v
            if f.frame != 0:
                least += 1
                f.align = r.byte()
                if f.align > MAX_ALIGN:
                    raise self.broken(f"function {i}", f"the alignment of its frame (log2) {f.align} is too large", "frame")
            if f.nregs < least:
                raise self.broken(f"function {i}", f"its number of registers {f.nregs} is not at least {least}", "register-count")
        self.t.n_functions = total

    cdef int read_code(self, Reader r) except -1:
        cdef uint32_t n = r.count(2), i
        cdef uint64_t count, size
        cdef FuncRec* f
        cdef uint32_t own = self.t.n_functions - self.t.n_imports
        if n != own:
            raise r.error(f"there is code for {n} functions, but there are {own}")
        for i in range(n):
            f = &self.t.functions[i]
            r.uleb(&count)
            r.uleb(&size)
            if count > size:
                raise r.error(f"{count} instructions cannot fit in {size} bytes")
            if count > MAX_CODE:
                raise self.broken(f"function {i}", f"its number of instructions {count} is too large", "code-size")
            r.take(size, &f.code)
            f.code_end = f.code + size
            f.count = <uint32_t>count
            self.n_instructions += count

    cdef int read_data(self, Reader r) except -1:
        cdef uint32_t n = r.count(3), i
        cdef uint8_t flags
        cdef DataRec* d
        cdef int64_t end = 0
        cdef uint32_t total = self.t.n_data_imports + n
        self.data = <DataRec*>checked_calloc(n, sizeof(DataRec))
        self.data_names = <Text*>checked_realloc(self.data_names, total, sizeof(Text))
        memset(self.data_names + self.t.n_data_imports, 0, n * sizeof(Text))
        self.t.n_data = total
        for i in range(n):
            d = &self.data[i]
            where = f"data {i}"
            flags = <uint8_t>r.byte()
            d.readonly = flags & 1
            d.align = flags >> 2 & 31
            d.thread = flags >> 7
            r.uleb(&d.size)
            r.uleb(&d.init_size)
            r.take(d.init_size, &d.init)
            if d.thread and d.readonly:
                raise self.broken(where, "thread-local data is neither read-only nor common", "data-thread")
            if d.align > MAX_ALIGN:
                raise self.broken(where, f"its alignment (log2) {d.align} is too large", "data-align")
            if d.size >= <uint64_t>MAX_DATA:
                raise self.broken(where, f"its size {d.size} is too large", "data-size")
            if d.init_size > d.size:
                raise self.broken(where, f"it has {d.init_size} initial bytes but a size of {d.size}", "data-init")
            if flags & 2:
                self.read_relocs(r, d, where)
            end = (((end + (1 << d.align) - 1) >> d.align) << d.align) + d.size
            if end >= MAX_DATA:
                raise self.broken("data", f"the total size {end} is too large", "data-total")

    cdef int read_relocs(self, Reader r, DataRec* d, where) except -1:
        """Check the relocations; they are read again when an instance is made."""
        cdef uint64_t distance, index, end = 0
        cdef int64_t addend
        cdef uint32_t kind, i
        d.n_relocs = r.count(4)
        d.relocs = r.p
        for i in range(d.n_relocs):
            r.uleb(&distance)
            kind = r.choice(4, "kind of relocation")
            r.uleb(&index)
            r.sleb(&addend)
            if index >= (self.t.n_functions if kind & 1 else self.t.n_data):
                raise self.broken(where, f"the target {index} of a relocation does not exist", "relocation")
            if distance > d.size or end + distance + (4 if kind & 2 else 8) > d.size:
                raise self.broken(where, "a relocation reaches past its data", "relocation-inside")
            end += distance + (4 if kind & 2 else 8)
        return 0

    # -- symbols and names
    cdef Text* own_name(self, Reader r, uint32_t kind, what) except NULL:
        """Where the name of the function or data object that an index in r refers to is kept."""
        cdef uint32_t total = self.t.n_data if kind else self.t.n_functions
        cdef uint32_t imports = self.t.n_data_imports if kind else self.t.n_imports
        cdef const uint8_t* at = r.p
        cdef uint32_t index = r.index(total, "data object" if kind else "function")
        if index < imports:
            raise r.error(f"{what} for an import", at)
        return &self.data_names[index] if kind else &self.function_names[index]

    cdef int read_symbols(self, Reader r) except -1:
        cdef uint32_t n = r.count(3), i, what, kind, linkage
        cdef uint64_t index, imports, total
        cdef int64_t offset
        cdef Text name
        cdef Text* own
        cdef const uint8_t* at
        cdef DataRec* d
        taken = set()
        for i in range(n):
            r.text(&name)
            at = r.p
            what = r.byte()
            text = text_str(&name)
            kind, linkage = what & 1, (what >> 1) & 7
            if linkage > COMMON or what >= 32:
                raise r.error(f"symbol {text!r}: {what:#x} is no kind of symbol", at)
            if linkage != LOCAL and not name.n:
                raise self.broken("symbols", "a symbol that is not local needs a name", "name")
            if "\0" in text:
                raise self.broken("symbols", f"the name {text!r} contains a NUL", "name")
            if what & 16:
                r.uleb(&index)
                r.sleb(&offset)
                imports = self.t.n_data_imports if kind else self.t.n_imports
                total = self.t.n_data if kind else self.t.n_functions
                if not imports <= index < total:
                    raise self.broken(f"alias {text}", f"its target {index} is not defined in this module", "alias-target")
                if not 0 <= offset <= <int64_t>(self.data[index - imports].size if kind else 0):
                    raise self.broken(f"alias {text}", f"its offset {offset} is outside of its target", "alias-offset")
                if linkage == COMMON or not name.n:
                    raise self.broken(f"alias {text}", "its linkage or name is not allowed", "linkage")
            else:
                own = self.own_name(r, kind, f"symbol {text!r}")
                index = own - (self.data_names if kind else self.function_names)
                if (kind, index) in taken:
                    raise r.error(f"symbol {text!r} names what has a symbol already; it should be an alias", at)
                taken.add((kind, index))
                offset = 0
                own[0] = name
                if linkage == COMMON:
                    d = NULL if not kind else &self.data[index - self.t.n_data_imports]
                    if d == NULL or d.init_size or d.n_relocs or d.readonly or d.thread:
                        raise self.broken(f"symbol {text}", "common data has no initial value and is not read-only", "common")
            self.linkage.append((text, kind, index, offset, linkage))
        self.check_distinct()

    cdef int check_distinct(self) except -1:
        cdef uint32_t i
        names = [name for name, _, _, _, linkage in self.linkage if linkage != LOCAL]
        names += [name for name, _, _ in self.import_funcs]
        names += [name for name, _ in self.import_data]
        if len(set(names)) == len(names):
            return 0
        seen = set()
        for name in names:
            if name in seen:
                raise self.broken("symbols", f"{name} is declared twice", "symbol-distinct")
            seen.add(name)
        return 0

    cdef int read_names(self, Reader r) except -1:
        cdef uint32_t n = r.count(3), i, kind
        cdef const uint8_t* at
        cdef Text* own
        cdef Text name
        seen = set()
        for i in range(n):
            at = r.p
            kind = r.choice(2, "kind of name")
            own = self.own_name(r, kind, "a name")
            r.text(&name)
            key = (kind, own - (self.data_names if kind else self.function_names))
            if own.n or key in seen:
                raise r.error(f"{text_str(&name)!r} names what has a name already ({text_str(own)!r})", at)
            if memchr(name.p, 0, name.n) != NULL:
                raise self.broken("names", f"the name {text_str(&name)!r} contains a NUL", "name")
            seen.add(key)
            own[0] = name

    cdef int read_start(self, Reader r) except -1:
        cdef uint32_t n, i
        cdef int64_t priority
        cdef uint64_t index
        cdef TypeRec* t
        for what, entries in (("init", self.init), ("fini", self.fini)):
            n = r.count(2)
            for i in range(n):
                r.sleb(&priority)
                r.uleb(&index)
                where = f"{what} function {index}"
                if priority != <int32_t>priority:
                    raise self.broken(where, f"its priority {priority} is too large", "start")
                if index >= self.t.n_functions:
                    raise self.broken(where, "it does not exist", "start")
                t = &self.t.types[self.t.type_of[index]]
                if t.n_params or t.n_results:
                    raise self.broken(where, "its type is not () -> ()", "start-type")
                entries.append((priority, index))

    cdef int read_dependencies(self, Reader r) except -1:
        cdef uint32_t i
        for i in range(r.count(2)):
            name, digest = r.string(), r.string()
            if not name or "\0" in name:
                raise self.broken("files and facts", f"{name!r} is no name", "name")
            if digest and not (len(digest) == 64 and all([c in "0123456789abcdef" for c in digest])):
                raise self.broken("files and facts", f"{digest!r} is no SHA-256 in hexadecimal", "dependency")
            self.dependencies.append((name, digest))

    cdef int read_lines(self, Reader r) except -1:
        cdef uint32_t n = r.count(1), i, k
        cdef uint32_t n_files = n, own = self.t.n_functions - self.t.n_imports
        cdef uint64_t step, index
        cdef int64_t line, file, delta
        cdef FuncRec* f
        cdef Text text
        for i in range(n):
            r.text(&text)
            if memchr(text.p, 0, text.n) != NULL:
                raise self.broken("files and facts", "a file name contains a NUL", "name")
            self._files.append(None)
        n = r.count(1)
        if n != own:
            raise r.error(f"there are {n} line tables, but {own} functions")
        for i in range(n):
            f = &self.t.functions[i]
            f.n_lines = r.count(3)
            f.lines = r.p
            index = 0
            line = file = 0
            for k in range(f.n_lines):
                r.uleb(&step)
                r.sleb(&delta)
                if step >= f.count or index + step >= f.count:
                    raise self.broken(f"function {i}", "the line table is outside of the function", "lines")
                index += step
                line += <int32_t>delta
                if delta != <int32_t>delta or line != <int32_t>line or line < 0:
                    raise self.broken(f"function {i}", f"a line number {line} is out of range", "lines")
                r.sleb(&delta)
                file += <int32_t>delta
                if delta != <int32_t>delta or not 0 <= file < <int64_t>n_files:
                    raise self.broken(f"function {i}", f"file {file} of the line table does not exist", "lines")

    cdef int read_target(self, Reader r) except -1:
        for _ in range(r.count(2)):
            key = r.string()
            if key in self.target:
                raise r.error(f"the target says {key!r} twice")
            self.target[key] = r.string()
            if "\0" in key or "\0" in self.target[key]:
                raise self.broken("files and facts", f"{key!r} contains a NUL", "name")

    cdef int read_graphs(self, Reader r) except -1:
        """The nodes of dataflow graphs, as Python objects."""
        from allvm.ir.decode import Reader as PythonReader
        from allvm.ir.graph import GraphFault, check_nodes, decode_nodes

        cdef size_t size = self.limit - self.base
        reader = PythonReader((<const char*>self.base)[:size], r.p - r.base, r.end - r.base, r.section, r.name)
        self.nodes = decode_nodes(reader)
        r.p = r.base + <size_t>reader.pos
        try:
            check_nodes(self.nodes, self.value_types_of, self.function_label, self.t.n_imports)
        except GraphFault as e:
            raise self.broken("graphs", e.args[1], e.args[0]) from None

    def value_types_of(self, uint64_t index):
        """The names of a function's parameter and result types."""
        cdef TypeRec* t
        if index >= self.t.n_functions:
            raise IndexError(index)
        t = &self.t.types[self.t.type_of[index]]
        return (tuple([VALUE_TYPE_NAMES[t.params[i]] for i in range(t.n_params)]),
                tuple([VALUE_TYPE_NAMES[t.results[i]] for i in range(t.n_results)]))

    def function_label(self, index):
        """The name of a function, or #index where it has none."""
        return self.function_name(index)

    cdef int verify(self) except -1:
        """Check the code of every function."""
        cdef Decoder d
        cdef uint32_t i
        cdef int failed = 0
        with nogil:
            for i in range(self.t.n_imports, self.t.n_functions):
                if verify_function(&d, &self.t, i) != 0:
                    failed = 1
                    break
        if failed:
            raise self.bad_code(i, &d)
        return 0

    cdef object bad_code(self, uint32_t function, Decoder* d):
        cdef char text[200]
        snprintf(text, sizeof(text), d.message, <long long>d.value)
        prefix = f"{self.name}: " if self.name else ""
        message = f"{prefix}function {self.function_name(function)} (#{function}), instruction {d.index}: {text.decode()}"
        if d.rule == NULL:
            return FormatError(message)
        return VerifyError(f"{message} [{d.rule.decode()}]")

    # -- what others ask
    @property
    def n_functions(self):
        """Functions, imports included."""
        return self.t.n_functions

    @property
    def sizes(self):
        """Counts and sizes for statistics."""
        cdef uint32_t i
        cdef uint64_t code = 0, data = 0
        for i in range(self.t.n_functions - self.t.n_imports):
            code += self.t.functions[i].code_end - self.t.functions[i].code
        for i in range(self.t.n_data - self.t.n_data_imports):
            data += self.data[i].size
        return {"file": self.limit - self.base, "functions": self.t.n_functions - self.t.n_imports,
                "imports": self.t.n_imports, "instructions": self.n_instructions, "code": code, "data": data}

    @property
    def symbols(self):
        """name -> (kind 'func' or 'data', index, offset, linkage) of what the module defines; local names, where
        several share one, are left out."""
        if self._symbols is None:
            table = {}
            for name, kind, index, offset, linkage in self.linkage:
                if linkage != LOCAL or name not in table:
                    table[name] = ("data" if kind else "func", index, offset, LINKAGES[linkage])
            self._symbols = table
        return self._symbols

    def function_index(self, str name):
        """The index of the function of that name, or -1."""
        entry = self.symbols.get(name)
        if entry is not None and entry[0] == "func":
            return entry[1]
        cdef uint32_t i
        for i in range(self.t.n_functions):
            if text_str(&self.function_names[i]) == name:
                return i
        return -1

    def function_name(self, uint32_t index):
        """The name of a function, or #index where it has none."""
        if index >= self.t.n_functions:
            raise IndexError(index)
        name = text_str(&self.function_names[index])
        return name or f"#{index}"

    def data_name(self, uint32_t index):
        """The name of a data object, or #index where it has none."""
        if index >= self.t.n_data:
            raise IndexError(index)
        return text_str(&self.data_names[index]) or f"#{index}"

    def function_sig(self, uint32_t index):
        """The signature of a function, e.g. 'll:i'."""
        if index >= self.t.n_functions:
            raise IndexError(index)
        return signature(&self.t.types[self.t.type_of[index]])

    @property
    def files(self):
        """The names of the source files."""
        cdef Reader r
        cdef uint32_t i
        if self._files and self._files[0] is None:
            r = self.sections[SECTION_LINES]
            r = self.reader(self.base + <size_t>self.section_start(SECTION_LINES), r.end, r.section)
            self._files = [r.string() for i in range(r.count(1))]
        return self._files

    cdef size_t section_start(self, int id) except? 0:
        """The offset of a section's payload in the file."""
        cdef const uint8_t* p = self.base
        cdef uint64_t size = 0
        if self.limit - p >= 2 and p[0] == c"#" and p[1] == c"!":
            while p[0] != c"\n":
                p += 1
            p += 1
        p += 12
        while p < self.limit:
            found = p[0]
            p += 1
            uleb(&p, self.limit, &size)
            if found == id:
                return p - self.base
            p += size
        raise KeyError(id)

    def line_of(self, uint32_t function, uint32_t instruction):
        """(file, line) of an instruction, or (None, 0)."""
        cdef FuncRec* f
        cdef const uint8_t* p
        cdef uint64_t step = 0, index = 0
        cdef int64_t delta = 0, line = 0, file = 0, best_line = 0, best_file = -1
        cdef uint32_t i
        if not self.t.n_imports <= function < self.t.n_functions:
            return None, 0
        f = &self.t.functions[function - self.t.n_imports]
        p = f.lines
        for i in range(f.n_lines):
            uleb(&p, self.limit, &step)
            index += step
            if index > instruction:
                break
            sleb(&p, self.limit, &delta)
            line += delta
            sleb(&p, self.limit, &delta)
            file += delta
            best_line, best_file = line, file
        if best_file < 0:
            return None, 0
        return self.files[best_file], best_line


cdef str signature(TypeRec* t):
    cdef uint32_t i
    letters = "ilfd"
    return "".join([letters[t.params[i]] for i in range(t.n_params)]) + ":" + \
        "".join([letters[t.results[i]] for i in range(t.n_results)])

cdef void* checked_calloc(size_t n, size_t size) except NULL:
    cdef void* p = calloc(n + 1, size)
    if p == NULL:
        raise MemoryError(f"no memory for {n} entries of {size} bytes")
    return p

cdef void* checked_realloc(void* old, size_t n, size_t size) except NULL:
    cdef void* p = realloc(old, (n + 1) * size)
    if p == NULL:
        raise MemoryError(f"no memory for {n} entries of {size} bytes")
    return p

def section_name(id):
    return SECTION_TITLES[id] if id < len(SECTION_TITLES) else str(id)
