"""What Alembic runs: the migrations, on the connection that `store.migrate` hands over."""

from __future__ import annotations

from alembic import context

# Whoever hands over the connection has begun a transaction, and all migrations are done in it or none.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
