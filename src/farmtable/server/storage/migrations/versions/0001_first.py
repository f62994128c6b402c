"""The first tables. A migration is history: it says itself what it makes and never reads the present schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def key(*more: sa.Column[object]) -> list[sa.Column[object]]:
    return [sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True), *more]


def column(name: str, kind: object) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=False)  # type: ignore[arg-type] # any type


def number(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.Integer, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        column("game", sa.Text),
        column("options", sa.Text),
        column("language", sa.Text),
        column("listed", sa.Boolean),
        column("status", sa.Text),
        column("invite", sa.Text),
        column("watch", sa.Text),
        column("header", sa.Text),
        column("seed", sa.LargeBinary),
        column("changes", sa.Integer),
        column("rematch", sa.Text),
        column("created", sa.Double),
        column("ended", sa.Double),
    )
    op.create_index("tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        *key(number("seat")),
        column("kind", sa.Text),
        column("name", sa.Text),
        column("level", sa.Text),
        column("token", sa.Text),
        column("gone", sa.Boolean),
    )
    op.create_table("log", *key(number("number")), column("entry", sa.BigInteger))
    op.create_table(
        "answers",
        *key(number("seat"), sa.Column("move", sa.Text, primary_key=True)),
        column("answer", sa.LargeBinary),
    )
    op.create_table(
        "chat", *key(number("number")), column("seat", sa.Integer), column("text", sa.Text), column("at", sa.Double)
    )
    op.create_table("finished", *key(), column("places", sa.Text), column("events", sa.LargeBinary))
