"""The page's own texts, and what simulated players say."""

from collections.abc import Mapping

from core.narration import Locale

PAGE = (
    "welcome", "rooms", "direct", "i-am", "language", "write", "listen", "send", "submit", "cancel", "choose",
    "commands", "help", "used", "host", "only", "dismiss", "edited", "thinking", "silent", "newer", "unread",
    "called", "closed", "clock", "pause", "go-on", "speed", "skip", "next", "stopped", "nothing", "away",
)  # fmt: skip


def of_page(locale: Locale) -> Mapping[str, str]:
    """All texts of the page; what the page fills in itself stands in braces."""
    holes = {name: f"{{{name}}}" for name in ("name", "count", "speed", "when")}
    return {key: locale.text(f"sandbox-page-{key}", **holes) for key in PAGE}
