"""Alembic's environment: runs the migrations on the connection that `maintenance.migrate` passes."""

from __future__ import annotations

from alembic import context

# The caller has begun a transaction on the connection: either all migrations are applied in it, or none.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
