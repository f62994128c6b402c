"""Persons: seats belong to somebody, who has devices, links to more of them, and perhaps a recovery phrase.

Seats of before belong to nobody: their tokens open them as ever, until a person who holds one claims it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def text(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.Double, nullable=False)


def person() -> sa.Column[object]:
    return sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False)


def upgrade() -> None:
    for name in ("person", "asker", "asker_name"):
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.create_index("seats_person", "seats", ["person"])
    key = sa.Column("id", sa.Text, primary_key=True)
    op.create_table("persons", key, text("name"), text("language"), text("settings"), text("phrase"), number("created"))
    op.create_index("persons_phrase", "persons", ["phrase"])
    key = sa.Column("key", sa.Text, primary_key=True)
    op.create_table("devices", key, person(), text("id"), text("name"), number("created"), number("seen"))
    op.create_index("devices_person", "devices", ["person"])
    key = sa.Column("key", sa.Text, primary_key=True)
    op.create_table("links", key, person(), number("until"))
