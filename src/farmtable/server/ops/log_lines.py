"""Logs as lines of JSON. What is logged is named, field by field: no token, no name, no chat, no table."""

from __future__ import annotations

import logging
import sys

import msgspec

FIELDS = ("error", "status", "host", "port", "tables", "kept", "path", "part", "table", "replicas")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        row = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        row |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(row).decode()


def set_up(level: str = "INFO") -> None:
    """Everything to the error output, in lines. uvicorn's list of requests stays off: their paths name tables."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    for name in ("farmtable", "uvicorn", "uvicorn.error", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [lines] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(level if name in ("farmtable", "uvicorn.error") else "WARNING")
