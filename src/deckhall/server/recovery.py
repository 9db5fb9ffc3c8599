"""The page behind a recovery link: it asks before this browser becomes another guest, and works without scripts."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from deckhall.server.guests import Guest
from deckhall.server.pages import SAFE_HEADERS, language_of
from deckhall.text import speaker

NAMELESS = "\u2014"
_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><link rel="stylesheet" href="{base}/main.css"></head>
<body><main><h1>{title}</h1><p>{ask}</p>{warning}
<form method="post"><button type="submit">{take}</button></form>
<p><a href="{base}/">{leave}</a></p></main></body></html>
"""


def page(request: Request, guest: Guest, present: Guest | None, back: str, base: str = "") -> Response:
    """Ask whether to become `guest`. A visitor who is another known guest is warned and gets a link `back`."""
    language = language_of(request)
    words = speaker(language)
    warning = ""
    if present is not None and back:
        lose, again = (
            escape(words.say(key, name=_name(present))) for key in ("recovery-lose", "recovery-back")
        )
        warning = f'<p><strong>{lose}</strong></p><p><a href="{escape(back)}">{again}</a></p>'
    content = _PAGE.format(
        language=language,
        base=base,
        title=escape(words.say("recovery-title")),
        ask=escape(words.say("recovery-ask", name=_name(guest))),
        warning=warning,
        take=escape(words.say("recovery-take")),
        leave=escape(words.say("recovery-leave")),
    )
    policy = SAFE_HEADERS["content-security-policy"].replace("form-action 'none'", "form-action 'self'")
    headers = {
        "content-security-policy": policy,
        "referrer-policy": "same-origin",  # with "no-referrer", browsers would not name their own page as the sender
        "cache-control": "no-store",
    }
    return HTMLResponse(content, headers=headers)


def _name(guest: Guest) -> str:
    """A name isolated from its surroundings, in case it is written from right to left."""
    return f"\u2068{guest.name}\u2069" if guest.name else NAMELESS
