"""Table ownership. A single server owns every table; of several, each table has one owner, and the others relay to
it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from deckhall.server.store import Store

_ALIVE = "alive"


class Elsewhere(Exception):
    """Another server owns the table; `path` is what to request there, if different."""

    def __init__(self, address: str, table_id: str = "", path: str = "") -> None:
        super().__init__(address)
        self.address = address
        self.table_id = table_id
        self.path = path


class Ownership(Protocol):
    """Which tables are ours."""

    takes: bool  # whether we accept tables that nobody owns
    is_shared: bool

    def is_well(self) -> bool:
        """Whether we may answer for our tables."""

    async def start(
        self, lose: Callable[[list[str]], None], renamed: Callable[[str], Awaitable[None]]
    ) -> None: ...

    async def claim(self, table_id: str) -> float:
        """Become the owner of a table, or raise Elsewhere. Returns when its last owner was last alive, 0 if there was
        none."""

    async def owns(self, table_id: str) -> bool:
        """Whether a table that was claimed is still ours: another server may have taken it without our noticing."""

    async def release(self, table_id: str) -> None: ...

    async def orphans(self) -> list[str]:
        """Games with running clocks that no server has in its memory."""

    async def knows(self, game: str, rules: int) -> str:
        """The address of a server that plays a game by these rules or newer ones; "" if there is none."""

    async def others(self) -> list[str]:
        """The addresses of the other live servers."""

    async def tell_renamed(self, guest_id: str) -> None:
        """Notify the other servers of a changed name."""

    async def beat(self) -> None:
        """Record that we are alive."""

    async def leave(self) -> None:
        """Accept no more tables, so that other servers get them."""

    async def stop(self) -> None: ...


class Alone:
    """The only server of a database."""

    takes = True
    is_shared = False

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until = 0.0

    def is_well(self) -> bool:
        return True

    async def start(
        self, lose: Callable[[list[str]], None], renamed: Callable[[str], Awaitable[None]]
    ) -> None:
        """Running clocks are charged for the time since the server was last alive."""
        self._until = float(await self._store.remembered(_ALIVE) or 0)

    async def claim(self, table_id: str) -> float:
        return self._until

    async def owns(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None:
        pass

    async def orphans(self) -> list[str]:
        return await self._store.waking(20_000)

    async def knows(self, game: str, rules: int) -> str:
        return ""

    async def others(self) -> list[str]:
        return []

    async def tell_renamed(self, guest_id: str) -> None:
        pass

    async def beat(self) -> None:
        await self._store.remember(_ALIVE, f"{time.time():.3f}")

    async def leave(self) -> None:
        pass

    async def stop(self) -> None:
        await self.beat()
