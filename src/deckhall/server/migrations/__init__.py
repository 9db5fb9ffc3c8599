"""Migrations from older schemas to the current one; Alembic runs them when the server starts."""
