"""All that a server needs before it opens anything: what `Copied` servers find already there."""

from __future__ import annotations

import uvicorn
import uvloop

from farmtable import games
from farmtable.cli import serve
from farmtable.server.tables import lobby
from farmtable.server.web import app, protocols, socket
from farmtable.thinking import pool

__all__ = ["app", "pool", "protocols", "serve", "socket", "uvicorn", "uvloop"]

for name in games.names():
    lobby.load(name)
