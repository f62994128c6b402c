"""Logs as lines of JSON. What is logged is named, field by field: no token, no name, no chat, no table."""

from __future__ import annotations

import logging
import sys
from time import monotonic

import msgspec

FIELDS: tuple[str, ...] = ("error", "status", "host", "port", "tables", "kept", "path", "part", "table", "replicas")
FIELDS += ("quota", "why", "limit")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        row = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        row |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(row).decode()


class Seldom(logging.Filter):
    """The same words once a minute: nobody fills the disk by asking for nonsense. Errors are always said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            return True
        now, words = monotonic(), str(record.msg)
        if now - self.said.get(words, -60.0) < 60.0:
            return False
        self.said[words] = now
        return True


def set_up(level: str = "INFO") -> None:
    """Everything to the error output, in lines. Of uvicorn only what is wrong: the rest names addresses and paths."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    for name in ("farmtable", "uvicorn", "uvicorn.error", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [lines] if "." not in name else []
        logger.propagate = "." in name
        logger.filters = [] if name == "farmtable" else [Seldom()]
        logger.setLevel(level if name == "farmtable" else "WARNING")
