"""A disk that forgets what was not synced: SQLite's own file layer, with its writes, syncs and deletes written down.

SIGKILL proves little about a disk, because the kernel keeps what a dead process has written. Here a power cut can be
thought at any moment after the run: `after_power_cut` gives the files as a disk could hold them then. Of all that was
written to a file after its last sync, each sector is there or not, by chance.

SQLite calls its file layer through tables of functions. We register a layer that is the default one with four functions
exchanged, by ctypes, so that the real driver, engine and store run on it unchanged. Nothing is really synced: whether
SQLite asked for it is all that counts here, and that makes it quick.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast, string_at
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Any

SECTOR = 512  # bytes that a disk writes wholly or not at all


class Methods(Structure):
    """sqlite3_io_methods: what can be done with an open file."""

    NAMES = "Close Read Write Truncate Sync FileSize Lock Unlock CheckReservedLock FileControl SectorSize"
    LATER = "DeviceCharacteristics ShmMap ShmLock ShmBarrier ShmUnmap Fetch Unfetch"
    _fields_ = [("version", c_int), *((name, c_void_p) for name in f"{NAMES} {LATER}".split())]


class File(Structure):
    """sqlite3_file: its first field; what follows belongs to the layer that opened it."""

    _fields_ = [("methods", POINTER(Methods))]


class Vfs(Structure):
    """sqlite3_vfs: what can be done with names."""

    NAMES = "Open Delete Access FullPathname DlOpen DlError DlSym DlClose Randomness Sleep CurrentTime GetLastError"
    LATER = "CurrentTimeInt64 SetSystemCall GetSystemCall NextSystemCall"
    _fields_ = [
        *((name, c_int) for name in ("version", "file_size", "longest_name")),
        *((name, c_void_p) for name in ("next", "name", "own")),
        *((name, c_void_p) for name in f"{NAMES} {LATER}".split()),
    ]


OPEN = CFUNCTYPE(c_int, POINTER(Vfs), c_void_p, POINTER(File), c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, POINTER(Vfs), c_char_p, c_int)
WRITE = CFUNCTYPE(c_int, POINTER(File), c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, POINTER(File), c_int64)
SYNC = CFUNCTYPE(c_int, POINTER(File), c_int)


# ---- What is written down --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Write:
    file: str
    offset: int
    data: bytes


@dataclass(frozen=True)
class Truncate:
    file: str
    size: int


@dataclass(frozen=True)
class Sync:
    file: str


@dataclass(frozen=True)
class Delete:
    file: str
    lasting: bool  # the folder was synced too


@dataclass(frozen=True)
class Mark:
    """Something that happened outside the disk at this moment: somebody was told something."""

    what: Any


@dataclass
class Held:
    """One file: what is on the disk for certain, what may be, and what may still be there of a deleted one."""

    sure: bytearray | None = None
    maybe: list[Write | Truncate] = field(default_factory=list)
    ghost: bytearray | None = None


class Disk:
    """The files of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.before = {file.name: file.read_bytes() for file in self.folder.iterdir()}
        self.trace: list[Write | Truncate | Sync | Delete | Mark] = []

    def mark(self, what: Any) -> None:
        self.trace.append(Mark(what))

    def after_power_cut(self, moment: int, kept: float, chance: random.Random) -> dict[str, bytes]:
        """The files if the power goes before entry `moment` of the trace; `kept`: how likely an unsynced sector is."""
        files = {name: Held(bytearray(data)) for name, data in self.before.items()}
        for entry in self.trace[:moment]:
            if isinstance(entry, Mark):
                continue
            held = files.setdefault(entry.file, Held())
            if isinstance(entry, Write | Truncate):
                held.maybe.append(entry)
            elif isinstance(entry, Sync):
                if held.sure is None:  # with the first sync of a new journal SQLite syncs the folder too
                    for other in files.values():
                        other.ghost = None
                files[entry.file] = Held(written(held, 1.0, chance) or bytearray())
            else:
                files[entry.file] = Held(ghost=None if entry.lasting else held.sure)
        found = {name: written(held, kept, chance) for name, held in files.items() if not name.endswith("-shm")}
        return {name: bytes(data) for name, data in found.items() if data is not None}


def written(held: Held, kept: float, chance: random.Random) -> bytearray | None:
    """A file with each of its unsynced sectors there or not."""
    data = held.sure
    if data is None and not held.maybe and chance.random() < kept:
        return held.ghost
    for entry in held.maybe:
        if isinstance(entry, Truncate):
            if chance.random() < kept:
                data = (data or bytearray())[: entry.size].ljust(entry.size, b"\0")
            continue
        for start, piece in sectors(entry):
            if chance.random() < kept:
                data = bytearray() if data is None else data
                data += bytes(max(0, start - len(data)))
                data[start : start + len(piece)] = piece
    return data


def sectors(write: Write) -> Iterator[tuple[int, bytes]]:
    """A write in the pieces that a disk keeps whole."""
    start, end = write.offset, write.offset + len(write.data)
    while start < end:
        stop = min(end, start - start % SECTOR + SECTOR)
        yield start, write.data[start - write.offset : stop - write.offset]
        start = stop


# ---- The layer -------------------------------------------------------------------------------------------------------


class Layer:
    """SQLite's default file layer, watched. One a process, for good: open files may use it until the end."""

    def __init__(self) -> None:
        import _sqlite3

        self.library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        find, register = self.library.sqlite3_vfs_find, self.library.sqlite3_vfs_register
        find.restype = POINTER(Vfs)
        self.disks: list[Disk] = []
        self.names: dict[int, tuple[Disk, str]] = {}  # of open files, by their address
        self.methods: dict[int, Methods] = {}  # ours for each table of functions of the default layer
        self.alive: list[Any] = []
        self.below = find(None)
        self.vfs = Vfs()
        ctypes.memmove(ctypes.byref(self.vfs), self.below, ctypes.sizeof(Vfs))
        self.name = ctypes.create_string_buffer(b"forgetful")
        self.vfs.name = ctypes.addressof(self.name)
        self.below_open, self.below_delete = OPEN(self.below[0].Open), DELETE(self.below[0].Delete)
        self.vfs.Open, self.vfs.Delete = self.kept(OPEN(self.open)), self.kept(DELETE(self.delete))
        if register(ctypes.byref(self.vfs), 1):
            raise OSError("SQLite does not take the layer")

    def kept(self, function: Any) -> int | None:
        self.alive.append(function)
        return cast(function, c_void_p).value

    def place(self, path: bytes | None) -> tuple[Disk, str] | None:
        """The disk that a file lies on, and its name there."""
        file = Path(path.decode()) if path else None
        return next(((disk, file.name) for disk in self.disks if file and file.parent == disk.folder), None)

    def open(self, _: Any, path: int | None, file: Any, flags: int, out: Any) -> int:
        code: int = self.below_open(self.below, path, file, flags, out)
        place = self.place(string_at(path) if path else None)
        if code == 0 and place is not None:
            self.names[ctypes.addressof(file[0])] = place
            file[0].methods = ctypes.pointer(self.watched(file[0].methods))
        return code

    def delete(self, _: Any, path: bytes, lasting: int) -> int:
        code: int = self.below_delete(self.below, path, lasting)
        place = self.place(path)
        if code == 0 and place is not None:
            place[0].trace.append(Delete(place[1], bool(lasting)))
        return code

    def watched(self, methods: Any) -> Methods:
        """A table of functions that writes down what changes a file."""
        address = cast(methods, c_void_p).value or 0
        if address not in self.methods:
            found = Methods()
            ctypes.memmove(ctypes.byref(found), methods, ctypes.sizeof(Methods))
            below_write, below_truncate = WRITE(found.Write), TRUNCATE(found.Truncate)

            def write(file: Any, data: int, size: int, offset: int) -> int:
                disk, name = self.names[ctypes.addressof(file[0])]
                disk.trace.append(Write(name, offset, string_at(data, size)))
                code: int = below_write(file, data, size, offset)
                return code

            def truncate(file: Any, size: int) -> int:
                disk, name = self.names[ctypes.addressof(file[0])]
                disk.trace.append(Truncate(name, size))
                code: int = below_truncate(file, size)
                return code

            def sync(file: Any, _: int) -> int:
                disk, name = self.names[ctypes.addressof(file[0])]
                sleep(0.0005)  # as long as a quick disk takes: others go on meanwhile
                disk.trace.append(Sync(name))
                return 0

            found.version = min(found.version, 2)  # no memory maps: they would pass by our back
            found.Write, found.Truncate = self.kept(WRITE(write)), self.kept(TRUNCATE(truncate))
            found.Sync = self.kept(SYNC(sync))
            self.methods[address] = found
        return self.methods[address]


LAYERS: list[Layer] = []


@contextmanager
def forgetful(folder: Path) -> Iterator[Disk]:
    """While this lasts, what SQLite does to files in this folder is written down."""
    if not LAYERS:
        LAYERS.append(Layer())
    disk = Disk(folder)
    LAYERS[0].disks.append(disk)
    try:
        yield disk
    finally:
        LAYERS[0].disks.remove(disk)
