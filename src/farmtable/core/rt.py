"""One place to import packed data from: machine types when compiled, fast stand-ins when interpreted.

This module itself is never compiled. A vec is made by naming its type in full, `vec[i64](...)`; interpreted, a
`vec[u8]` is a bytearray and a `vec[i16]` an array: both refuse what does not fit; every other vec is a list.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what mypy and mypyc see
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:  # what plain CPython runs
    from array import array
    from operator import index as i64  # a C function that gives an int back unchanged ...
    from operator import pos as u8  # ... and another, to tell them apart

    i16 = int
    i32 = i64

    def shorts(numbers=()):
        return array("h", numbers)

    class vec:
        def __class_getitem__(cls, item):
            return bytearray if item is u8 else shorts if item is i16 else list

    def append(v, item):
        v.append(item)
        return v
