"""The pace of tables: how fast people play, when the first clock of a table runs out, and the time of the house.

Tables from before are played live, as they were.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("heads", sa.Column("clock", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("heads_clock", "heads", ["clock"])
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("elapsed", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "elapsed": 0}])
