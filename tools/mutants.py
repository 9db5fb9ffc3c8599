"""Mutants: small changes of source, such as `<` for `<=` or a removed statement. Each is a bug that tests should
find."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Change:
    """A node in a function or class of a module, to be replaced by another."""

    def __init__(
        self, whole: ast.stmt, holder: ast.AST, field: str, place: int, old: ast.AST, new: ast.AST
    ) -> None:
        self.whole = whole
        self.holder = holder
        self.field = field
        self.place = place  # index in a list field; -1 if it is not a list
        self.old = old
        self.new = ast.fix_missing_locations(ast.copy_location(new, old))

    def compiled(self, path: str) -> CodeType:
        """The function or class with the node replaced; the tree itself is restored."""
        self._put(self.new)
        try:
            module = ast.Module([self.whole], [])
            code: CodeType = compile(module, path, "exec", annotations.compiler_flag, dont_inherit=True)
            return code
        finally:
            self._put(self.old)

    def _put(self, node: ast.AST) -> None:
        if self.place < 0:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.place] = node


@dataclass(frozen=True)
class Mutant:
    """One change in one function. Its name does not depend on line numbers, so that lists of mutants last."""

    file: str
    line: int
    function: str
    before: str
    after: str
    copy: int  # which of the equal changes in this function, from 1
    lines: range = field(repr=False, compare=False)  # of the function
    change: Change = field(repr=False, compare=False)

    @property
    def name(self) -> str:
        number = f" ({self.copy})" if self.copy > 1 else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{number}"


def mutants(source: str, file: str) -> list[Mutant]:
    """Every change of the functions of a module."""
    tree = ast.parse(source)
    found: list[Mutant] = []
    copies: Counter[tuple[str, str, str]] = Counter()
    for whole in tree.body:
        for function, node in _functions(whole):
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for holder, name, place, old in _parts(node):
                for new in _changes(name, old):
                    before, after = _text(old), _text(new)
                    copies[function, before, after] += 1
                    number = copies[function, before, after]
                    change = Change(whole, holder, name, place, old, new)
                    line = _line(old, node)
                    found.append(Mutant(file, line, function, before, after, number, lines, change))
    return found


def _functions(node: ast.stmt, above: str = "") -> Iterator[tuple[str, ast.stmt]]:
    """A function, or a class's methods, with qualified names; nested functions belong to the outer one."""
    if isinstance(node, FUNCTIONS):
        yield above + node.name, node
    elif isinstance(node, ast.ClassDef):
        for part in node.body:
            yield from _functions(part, f"{above}{node.name}.")


Part = tuple[
    ast.AST, str, int, ast.AST
]  # a node, the field it is in, its index there (-1: not a list), and the node itself


def _parts(node: ast.AST) -> Iterator[Part]:
    """Everything in a function that runs; not annotations, asserts or messages."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        if isinstance(node, (ast.Raise, ast.Assert, ast.JoinedStr)):
            continue
        children = value if isinstance(value, list) else [value]
        for place, child in enumerate(children):
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert):
                yield node, name, place if isinstance(value, list) else -1, child
                yield from _parts(child)


def _changes(field_name: str, node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[*ops]):
            for place, op in enumerate(ops):
                changed = copy.deepcopy(node)
                changed.ops[place] = COMPARISONS[type(op)]()
                yield changed
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in ARITHMETIC and not _is_text(node):
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
        case ast.AugAssign():
            yield ast.Pass()
            if type(node.op) in ARITHMETIC:
                yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        case ast.Assign(targets=[target]) if isinstance(target, (ast.Attribute, ast.Subscript)):
            yield ast.Pass()
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
            pass  # without it the function has no cell for its class, and cannot replace the original
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()
    if field_name == "test" and isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
        yield ast.UnaryOp(ast.Not(), node)


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(
        [
            isinstance(s, ast.JoinedStr) or (isinstance(s, ast.Constant) and isinstance(s.value, str))
            for s in sides
        ]
    )


def _line(node: ast.AST, function: ast.AST) -> int:
    line: int = getattr(node, "lineno", getattr(function, "lineno", 0))
    return line


def _text(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]


def functions_in(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods that importing a module creates."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and "<locals>" not in constant.co_qualname:
            yield constant
            yield from functions_in(constant)
