"""The answer to a move, kept with what was asked: a copy of the move gets it, another move under its id is refused."""

from __future__ import annotations

import msgspec

from farmtable.server.wire.messages import ANSWER, ENCODER, Answer
from farmtable.server.wire.problem import Refused


class Asked(msgspec.Struct):
    """What was asked; those who kept answers before did not say."""

    asked: str = ""


class KeptAnswer(Answer, frozen=True, tag="answer"):
    asked: str = ""


ASKED = msgspec.json.Decoder(Asked)


def words(choice: int | None, whole: bool) -> str:
    return f"undo {whole}" if choice is None else f"take {choice}"


def kept_answer(answer: Answer, choice: int | None, whole: bool) -> bytes:
    fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
    return ENCODER.encode(KeptAnswer(**fields, asked=words(choice, whole)))


def first_answer(kept: bytes, choice: int | None, whole: bool) -> Answer:
    """The answer that this move got before; refused if it asks for something else now."""
    if ASKED.decode(kept).asked not in ("", words(choice, whole)):
        raise Refused(422, "problem-move-again")
    return ANSWER.decode(kept)
