"""Component files: TOML tables of rows, read and checked against msgspec structs.

Whoever owns a box may write the real faces into a copy of a file by hand. So a mistake is answered with the file, the
row, the field, what is wrong and what would be right, and with all rows' mistakes at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

SHOWN: Final = 20  # faults in one report: more would hide the first


class ComponentError(ValueError):
    """The component file can't be used; a line for each thing to put right."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file. Defaults are left out when it is hashed, so a later optional field changes no old hash."""


def read(package: str, file: str, path: Path | None = None) -> tuple[str, dict[str, Any]]:
    """A component file and its name: the one at a path, or the package's own."""
    source = files(package) / file if path is None else path
    name = file if path is None else str(path)
    try:
        text = source.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ComponentError(f"{name}: byte {error.start} is no UTF-8 text; a TOML file is right") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ComponentError(f"{name}: can't be read: {reason}; a TOML file is right") from None
    try:
        return name, tomllib.loads(text)
    except RecursionError:
        raise ComponentError(f"{name}: not TOML: nested too deeply") from None
    except ValueError as error:
        end = f"at line {text.count(chr(10)) + 1}, the end of the file"
        raise ComponentError(f"{name}: not TOML: {str(error).replace('at end of document', end)}") from None


def hash_of(*rows: object) -> str:
    """A hash of what the rows say, whatever white space and comments were around them."""
    return sha256(msgspec.json.encode(rows)).hexdigest()


def refuse(name: str, faults: Iterable[str]) -> None:
    """Raise if there are faults: the first twenty of them, and how many are left."""
    lines = [f"{name}: {fault}" for fault in faults]
    if len(lines) > SHOWN:
        lines[SHOWN:] = [f"{name}: and {len(lines) - SHOWN} more"]
    if lines:
        raise ComponentError("\n".join(lines))


def file_faults(document: dict[str, Any], known: Sequence[str]) -> Iterator[str]:
    """A file is lists of rows, one for each of these tables."""
    for key in document:
        if key not in known:
            yield f"table {key!r}: unknown; {suggestion(key, known)}"
    for key in known:
        if key not in document:
            yield f"table {key!r}: missing; [[{key}]] rows"
        elif not isinstance(document[key], list):
            yield f"table {key!r}: {shown(document[key])} is not allowed; [[{key}]] rows"


def row_title(table: str, key: str, number: int, row: object) -> str:
    """A row is named by its id or name, and by its number where that says more: `card 57 (row 12)`."""
    mark = row.get(key) if isinstance(row, dict) else None
    if type(mark) not in (int, str):
        return f"{table} in row {number}"
    return f"{table} {shown(mark)}" if mark == number else f"{table} {shown(mark)} (row {number})"


def row_faults(title: str, row: object, kind: type[Row]) -> list[str]:
    """What is wrong with a row, field by field."""
    return list(value_faults(title, "", row, described(kind)))


@cache
def described(kind: type[Row]) -> inspect.Type:
    """What msgspec knows of a struct; it takes milliseconds, so once, not for each row."""
    return inspect.type_info(kind)


# ---- What is wrong with a value -------------------------------------------------------------------------------------
# msgspec stops at the first fault and speaks of types; so its own description of the structs is walked here instead.


def value_faults(title: str, path: str, value: object, kind: inspect.Type) -> Iterator[str]:
    """Compare a value with the type that it should have, to the last fault."""
    place = f"{title}, field {path!r}" if path else title
    if isinstance(kind, inspect.StructType | inspect.UnionType):
        if not isinstance(value, dict):
            yield f"{place}: {shown(value)} is not allowed; {right(kind)}"
        elif isinstance(kind, inspect.StructType):
            yield from table_faults(title, path, value, kind)
        else:
            yield from tagged_faults(title, value, kind)
    elif isinstance(kind, inspect.VarTupleType):
        if not isinstance(value, list):
            yield f"{place}: {shown(value)} is not allowed; {right(kind)}"
        elif not value:
            yield f"{place}: empty; {right(kind)}"
        else:
            words = isinstance(kind.item_type, inspect.LiteralType | inspect.StrType)
            for number, item in enumerate(value, 1):
                inner = (title, path) if words else (f"{title}, {path} {number}", "")
                yield from value_faults(*inner, item, kind.item_type)
    elif isinstance(kind, inspect.IntType):
        low, high = kind.ge or 0, kind.le or 0
        if type(value) is not int:
            yield f"{place}: {shown(value)} is not a whole number; {right(kind)}"
        elif not low <= value <= high:
            yield f"{place}: {shown(value)} is not allowed; {right(kind)}"
    elif isinstance(kind, inspect.StrType):
        if not isinstance(value, str):
            yield f"{place}: {shown(value)} is not allowed; {right(kind)}"
    elif isinstance(kind, inspect.LiteralType):
        if not any(value == one and type(value) is type(one) for one in kind.values):  # true is no 1
            yield f"{place}: {shown(value)} is not allowed; {suggestion(value, kind.values)}"
    elif type(value) is not bool:
        yield f"{place}: {shown(value)} is not allowed; {right(kind)}"


def table_faults(title: str, path: str, table: dict[str, object], kind: inspect.StructType) -> Iterator[str]:
    """Fields that are unknown, missing, or wrong in themselves."""
    fields = {field.encode_name: field for field in kind.fields}
    known = [*fields] if kind.tag_field is None else [kind.tag_field, *fields]
    if not table and kind.tag is None and not any(field.required for field in kind.fields):
        yield f"{title}, field {path!r}: empty; {right(kind)}"
    for key, value in table.items():
        inner = f"{path}.{key}" if path else key
        if key in fields:
            yield from value_faults(title, inner, value, fields[key].type)
        elif key not in known:
            yield f"{title}, field {inner!r}: unknown; {suggestion(key, known)}"
    for key, field in fields.items():
        if field.required and key not in table:
            yield f"{title}, field {f'{path}.{key}' if path else key!r}: missing; {right(field.type)}"


def tagged_faults(title: str, table: dict[str, object], kind: inspect.UnionType) -> Iterator[str]:
    """The word in the tag field, such as `do`, says which fields there are."""
    kinds = {one.tag: one for one in kind.types if isinstance(one, inspect.StructType)}
    tag = next(one.tag_field for one in kinds.values()) or "type"
    word = table.get(tag)
    if tag not in table:
        yield f"{title}, field {tag!r}: missing; one of {', '.join(map(str, kinds))}"
    elif isinstance(word, str) and word in kinds:
        yield from table_faults(title, "", table, kinds[word])
    else:
        yield f"{title}, field {tag!r}: {shown(word)} is not allowed; {suggestion(word, list(kinds))}"


def right(kind: inspect.Type) -> str:
    """What would be right, for a reader who does not know the schema."""
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge}" if kind.ge == kind.le else f"{kind.ge} to {kind.le}"
    if isinstance(kind, inspect.StructType):
        return f"a table with at least one of {', '.join(field.encode_name for field in kind.fields)}"
    if isinstance(kind, inspect.UnionType):
        tags = [one.tag for one in kind.types if isinstance(one, inspect.StructType)]
        return f"a table with one of {', '.join(map(str, tags))}"
    if isinstance(kind, inspect.VarTupleType):
        return f"a list, at least one: {right(kind.item_type)}"
    if isinstance(kind, inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    return "a text in quotes" if isinstance(kind, inspect.StrType) else "true or false"


def suggestion(word: object, known: Sequence[object]) -> str:
    """The nearest known word, or all of them."""
    words = [str(one) for one in known]
    near = get_close_matches(str(word), words, 1)
    return f"did you mean {near[0]!r}?" if near else f"one of {', '.join(words)}"


def shown(value: object) -> str:
    """A value as the writer of the file knows it, cut short."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**9:
        return "a huge number"  # Python refuses to write out the longest
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:40]}..."
