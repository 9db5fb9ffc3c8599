"""Writes src/deckhall/text/locale/en/commands.ftl from the commands themselves: their help is translated from there.

Run `python -m tools.make_help` after changing the help of a command; a test says when it is out of date.
"""

from __future__ import annotations

from pathlib import Path

from deckhall.command_help import help_texts

FILE = Path(__file__).parent.parent / "src" / "deckhall" / "text" / "locale" / "en" / "commands.ftl"
HEAD = """# What the command line says about itself. Written by tools/make_help.py from the commands: change those.
# command-*  What a command does; help-*: what its options are for. $games, $languages: lists of their names.

"""


def text() -> str:
    """The whole file."""
    return HEAD + "".join(f"{key} = {said}\n" for key, said in help_texts().items())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
