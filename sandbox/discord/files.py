"""The files that came with messages."""

import mimetypes
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import quote, unquote, urlsplit

from simcord.backend.cdn import CdnStore


class File(NamedTuple):
    """What a file holds, and its content type."""

    data: bytes
    kind: str


class Files(CdnStore):
    """Keeps files under addresses that begin with `base`, until they are dropped."""

    base = ""

    def __init__(self) -> None:
        super().__init__()
        self._files: dict[str, File] = {}

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        url = f"{self.base}/{channel_id}/{attachment_id}/{quote(filename)}"
        self._files[_path(url)] = File(data, kind)
        return {
            "id": str(attachment_id), "filename": filename, "description": description, "size": len(data),
            "url": url, "proxy_url": url, "content_type": kind,
        }  # fmt: skip

    def file(self, url: str) -> File | None:
        """The file at an address, or at its path alone."""
        return self._files.get(_path(url))

    def drop(self, attachments: Iterable[dict[str, Any]]) -> None:
        """Forget files that no message has any more."""
        for attachment in attachments:
            self._files.pop(_path(attachment["url"]), None)


def _path(url: str) -> str:
    return unquote(urlsplit(url).path)
