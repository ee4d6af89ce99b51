"""Statements of kernels: assignment, conditionals, loops, return."""

import ast

from allvm.frontend import py_types as T


class Statements:
    """The part of FunctionCompiler that knows statements."""

    def statements(self, body):
        for node in body:
            self.at(node)
            method = getattr(self, "stmt_" + type(node).__name__, None)
            if method is None:
                raise self.error(node, f"{_WORDS.get(type(node).__name__, 'this statement')} cannot stand in a kernel")
            method(node)

    def stmt_Pass(self, node):
        pass

    def stmt_Expr(self, node):
        if isinstance(node.value, ast.Constant):
            return
        if not isinstance(node.value, ast.Call):
            raise self.error(node, "the value of this expression is not used")
        self.call(node.value, used=False)

    def stmt_Assert(self, node):
        condition = self.truth(node.test)
        self.trap_if(self.op(f"xor i1 {condition}, true"))

    # -- assignment
    def stmt_Assign(self, node):
        if isinstance(node.value, ast.Tuple) or (len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple)):
            return self._unpack(node)
        value = self.expression(node.value)
        for target in node.targets:
            self.assign(target, value)

    def _unpack(self, node):
        for target in node.targets:
            if not isinstance(target, ast.Tuple):
                raise self.error(target, "a tuple is assigned to names: a, b = x, y")
            values = [self.expression(e) for e in node.value.elts] if isinstance(node.value, ast.Tuple) else self.results(node.value)
            if len(values) != len(target.elts):
                raise self.error(node, f"{len(values)} values for {len(target.elts)} names")
            for t, v in zip(target.elts, values, strict=True):
                self.assign(t, v)

    def stmt_AnnAssign(self, node):
        if not isinstance(node.target, ast.Name):
            raise self.error(node, "only a name can be annotated")
        type = self.annotation(node.annotation)
        name = node.target.id
        known = self.variables.get(name)
        if known is not None and known.type is not type:
            raise self.error(node, f"{name} is {known.type} already")
        if known is None:
            self.declare(name, type)
        if node.value is not None:
            value = self.expression(node.value)
            self.store_variable(self.variables[name], self.explicit(value, type, node.value))

    def annotation(self, node):
        """The scalar type that an annotation names."""
        found = self.static(node)
        type = T.scalar_of(found[1]) if found[0] else None
        if type is None:
            raise self.error(node, "not a type: write i32, i64, f32, f64, bool, ...")
        return type

    def stmt_AugAssign(self, node):
        target = node.target
        if isinstance(target, ast.Name):
            if target.id not in self.variables:
                raise self.error(target, f"{target.id} has no value yet")
            value = self.arithmetic(node.op, self.expression(target), self.expression(node.value), node)
            return self.assign(target, value, node.value)
        if isinstance(target, ast.Subscript):
            pointer, element, array = self.element(target)
            self.note(array, "reads")
            value = self.arithmetic(node.op, self.load(pointer, element), self.expression(node.value), node)
            return self.store(pointer, element, value, array, node)
        raise self.error(target, "this cannot be assigned to")

    def assign(self, target, value, place=None):
        place = place or target
        if isinstance(target, ast.Name):
            name = target.id
            variable = self.variables.get(name)
            if variable is None:
                variable = self.declare(name, T.default(value.type), value.root)
            if isinstance(value.type, T.Array) or isinstance(variable.type, T.Array):
                if value.type != variable.type:
                    raise self.error(place, f"{name} is {variable.type}, this is {value.type}")
                if value.root != variable.root:
                    raise self.error(place, f"{name} names a part of {variable.root}; it cannot become a part of something else")
                return self.store_variable(variable, value)
            if not T.widens(value.type, variable.type):
                raise self.error(place, f"{name} is {variable.type}, the value is {value.type}; convert it with {variable.type}(...), "
                                        f"or begin with {name}: {value.type} = ...")  # fmt: skip
            return self.store_variable(variable, self.convert(value, variable.type))
        if isinstance(target, ast.Subscript):
            pointer, element, array = self.element(target)
            return self.store(pointer, element, value, array, place)
        raise self.error(target, "this cannot be assigned to")

    def store(self, pointer, element, value, array, node):
        """Write an element; narrower numbers of the same kind are rounded or cut as memory asks."""
        self.note(array, "writes")
        if isinstance(value.type, T.Array):
            raise self.error(node, "an element of an array is a number")
        kind = value.type.kind
        if kind == "f" and element.kind != "f":
            raise self.error(node, f"a {value.type} does not go into an array of {element} by itself: convert it with {element}(...)")
        text = self.explicit(value, element, node).text
        if element.kind == "b":
            text = self.op(f"zext i1 {text} to i8")
        self.emit(f"store {element.memory} {text}, ptr {pointer}, align {element.size}")

    # -- control
    def stmt_If(self, node):
        yes, end = self.label("then"), self.label("endif")
        no = self.label("else") if node.orelse else end
        self.branch(self.truth(node.test), yes, no)
        self._block(yes, node.body, end)
        if node.orelse:
            self._block(no, node.orelse, end)
        self._open(end)

    def _open(self, label):
        self.code.append(f"{label}:")
        self.terminated = False

    def _block(self, label, body, end):
        self._open(label)
        self.statements(body)
        if not self.terminated:
            self.jump(end)

    def stmt_While(self, node):
        head, body, end = self.label("while"), self.label("body"), self.label("done")
        after = self.label("orelse") if node.orelse else end
        self.start(head)
        self.branch(self.truth(node.test), body, after)
        self._loop(body, node.body, head, end)
        if node.orelse:
            self._block(after, node.orelse, end)
        self._open(end)

    def _loop(self, label, body, again, end):
        self.loops.append((again, end))
        self._block(label, body, again)
        self.loops.pop()

    def stmt_Break(self, node):
        self.jump(self.loops[-1][1])

    def stmt_Continue(self, node):
        self.jump(self.loops[-1][0])

    def stmt_For(self, node):
        """for i in range(...): the loop counts by itself, whatever its body does to i."""
        call = node.iter
        if not (isinstance(call, ast.Call) and self.static(call.func) == (True, range)):
            raise self.error(call, "a loop goes over range(stop), range(start, stop) or range(start, stop, step)")
        if call.keywords or not 1 <= len(call.args) <= 3:
            raise self.error(call, "range takes 1 to 3 arguments")
        if not isinstance(node.target, ast.Name):
            raise self.error(node.target, "the variable of a loop is a name")
        start, stop, step = self._range(call)
        name = node.target.id
        type = start.type
        variable = self.variables.get(name)
        if variable is None:
            variable = self.declare(name, type)
        elif isinstance(variable.type, T.Array) or not T.widens(type, variable.type):
            raise self.error(node.target, f"{name} is {variable.type}, the range counts in {type}")
        llvm = type.llvm
        index = self.alloca(llvm)
        self.emit(f"store {llvm} {start.text}, ptr {index}")
        changes = [(index, f"add {llvm} {{}}, {step.text}")]
        if step.const in (1, -1):  # the next number cannot pass the end without meeting it
            order = ("s" if type.kind == "i" else "u") + ("lt" if step.const > 0 else "gt")
            slot, test = index, f"icmp {order} {llvm} {{}}, {stop.text}"
        else:
            slot = self.alloca(llvm)
            self.emit(f"store {llvm} {self._trips(start, stop, step)}, ptr {slot}")
            test = f"icmp ne {llvm} {{}}, 0"
            changes.append((slot, f"sub {llvm} {{}}, 1"))
        head, body, again, end = (self.label(x) for x in ("for", "body", "next", "done"))
        after = self.label("orelse") if node.orelse else end
        self.start(head)
        self.branch(self.op(test.format(self.op(f"load {llvm}, ptr {slot}"))), body, after)
        self._open(body)
        value = T.Value(type, self.op(f"load {llvm}, ptr {index}"))
        self.store_variable(variable, self.convert(value, variable.type))
        self.loops.append((again, end))
        self.statements(node.body)
        self.loops.pop()
        self.start(again)
        self.at(node)
        for slot, change in changes:
            self.emit(f"store {llvm} {self.op(change.format(self.op(f'load {llvm}, ptr {slot}')))}, ptr {slot}")
        self.jump(head)
        if node.orelse:
            self._block(after, node.orelse, end)
        self._open(end)

    def _range(self, call):
        args = [self.expression(a) for a in call.args]
        for a, n in zip(args, call.args, strict=True):
            if isinstance(a.type, T.Array) or not a.type.is_int:
                raise self.error(n, f"range counts in integers, this is {a.type}")
        type = args[0].type
        for a in args[1:]:
            type = T.common(type, a.type)
            if type is None:
                raise self.error(call, "i64 and u64 do not meet in a type: convert one")
        type = T.default(T.promote(type))
        if len(args) == 1:
            args.insert(0, self.literal(0))
        if len(args) == 2:
            args.append(self.literal(1))
        if args[2].const == 0:
            raise self.error(call.args[2], "the step of a range is not 0")
        return [self.convert(a, type) for a in args]

    def _trips(self, start, stop, step):
        """How often a range goes round, as an unsigned number: no end is missed by an overflow."""
        llvm, sign = start.type.llvm, "s" if start.type.kind == "i" else "u"

        def up(a, b, by):
            some = self.op(f"icmp {sign}lt {llvm} {a}, {b}")
            distance = self.op(f"sub {llvm} {b}, {a}")
            if by != "1":
                whole = self.op(f"udiv {llvm} {self.op(f'sub {llvm} {distance}, 1')}, {by}")
                distance = self.op(f"add {llvm} {whole}, 1")
            return self.op(f"select i1 {some}, {llvm} {distance}, {llvm} 0")

        if step.const is not None:
            return up(start.text, stop.text, str(step.const)) if step.const > 0 else up(stop.text, start.text, str(-step.const))
        self.trap_if(self.op(f"icmp eq {llvm} {step.text}, 0"))
        if sign == "u":
            return up(start.text, stop.text, step.text)
        rising = self.op(f"icmp sgt {llvm} {step.text}, 0")
        by = self.op(f"select i1 {rising}, {llvm} {step.text}, {llvm} {self.op(f'sub {llvm} 0, {step.text}')}")
        low = self.op(f"select i1 {rising}, {llvm} {start.text}, {llvm} {stop.text}")
        high = self.op(f"select i1 {rising}, {llvm} {stop.text}, {llvm} {start.text}")
        return up(low, high, by)

    def stmt_Return(self, node):
        result = self.result
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            if result is not None:
                raise self.error(node, f"the function returns {result}")
            self.give([])
        elif result is None:
            raise self.error(node, f"write the type of the result: def {self.source.name}(...) -> f32")
        elif isinstance(result, tuple):
            values = [self.expression(e) for e in node.value.elts] if isinstance(node.value, ast.Tuple) else self.results(node.value)
            if len(values) != len(result):
                raise self.error(node, f"{len(values)} results, the function has {len(result)}")
            self.give([self._returned(v, t, node) for v, t in zip(values, result, strict=True)])
        else:
            self.give([self._returned(self.expression(node.value), result, node)])

    def _returned(self, value, type, node):
        if isinstance(value.type, T.Array) or not T.widens(value.type, type):
            raise self.error(node.value, f"the result is {type}, this is {value.type}; convert it with {type}(...)")
        return self.convert(value, type).text


_WORDS = {
    "With": "'with'", "Try": "'try'", "Raise": "'raise'", "FunctionDef": "a function", "ClassDef": "a class", "Global": "'global'",
    "Nonlocal": "'nonlocal'", "Import": "'import'", "ImportFrom": "'import'", "Delete": "'del'", "Match": "'match'",
    "AsyncFor": "'async for'", "AsyncWith": "'async with'", "AsyncFunctionDef": "a function",
}  # fmt: skip
