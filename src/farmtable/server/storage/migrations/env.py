"""Alembic's entry: it works on the connection that `migrate` hands it, and on nothing else."""

from alembic import context

from farmtable.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
