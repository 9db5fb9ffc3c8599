"""Steps that bring an older database to the present schema; Alembic runs them when the server starts."""
