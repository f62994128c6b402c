"""Tables that are played at random through a server's REST doors, whatever version it has."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx


class Played:
    """A table that is played at random through the doors."""

    def __init__(self, client: httpx.AsyncClient, chance: random.Random, made: dict[str, Any]) -> None:
        self.client = client
        self.chance = chance
        self.id = made["table"]["id"]
        self.tokens = {row["seat"]: row["token"] for row in made["tokens"]}
        self.moves = 0

    async def get(self, seat: int, door: str) -> Any:
        answer = await self.client.get(f"/api/tables/{self.id}/{door}", headers=self.key(seat))
        answer.raise_for_status()
        return answer.json()

    async def post(self, seat: int, door: str, **data: object) -> Any:
        answer = await self.client.post(f"/api/tables/{self.id}/{door}", headers=self.key(seat), json=data)
        answer.raise_for_status()
        return answer.json()

    def key(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    async def play(self, choices: int) -> None:
        """Some choices of any seat that is asked, now and then one back; until the game is over at the latest."""
        waited = 0
        while choices and waited < 400:
            asked = [(seat, await self.get(seat, "sight?since=1000000")) for seat in self.tokens]
            if asked[0][1]["over"]:
                return
            asked = [(seat, sight) for seat, sight in asked if sight["menu"]]
            if not asked:  # a bot thinks
                waited += 1
                await asyncio.sleep(0.02)
                continue
            seat, sight = self.chance.choice(asked)
            self.moves += 1
            name, version = f"m{self.moves}", sight["version"]
            if sight["can_undo"] and self.chance.random() < 0.05:
                await self.post(seat, "undo", version=version, move=name)
            else:
                choice = self.chance.choice(sight["menu"])["choice"]
                await self.post(seat, "moves", version=version, move=name, choice=choice)
            choices -= 1

    async def kept(self) -> dict[str, Any]:
        """What each seat is shown now."""
        sights = {seat: await self.get(seat, "sight") for seat in self.tokens}
        return {"tokens": self.tokens, "sights": sights, "info": await self.get(min(self.tokens), "")}
