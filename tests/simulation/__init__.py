"""Servers, database, network and people in one process on a virtual clock; a seed says what goes wrong."""
