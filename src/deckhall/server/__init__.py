"""The server: lobby, tables, guests, storage, and the protocol between browsers and games."""
