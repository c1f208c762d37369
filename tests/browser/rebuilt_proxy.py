"""An HTTP proxy before the server that can make its service worker look like that of another build."""

import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self


class RebuiltProxy:
    def __init__(self, server: str) -> None:
        self._build = b""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked = urllib.request.Request(
                    server + self.path, headers={"cookie": self.headers.get("cookie", "")}
                )
                try:
                    with urllib.request.urlopen(asked) as answer:
                        status, headers, body = answer.status, answer.headers, answer.read()
                except urllib.error.HTTPError as error:
                    status, headers, body = error.code, error.headers, error.read()
                if self.path == "/worker.js":
                    body = outer.renamed(body)
                self.send_response(status)
                for name in ("content-type", "content-security-policy", "cache-control"):
                    if headers.get(name):
                        self.send_header(name, headers[name])
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def renamed(self, worker: bytes) -> bytes:
        return worker.replace(b'const BUILD = "', b'const BUILD = "' + self._build, 1)

    def rebuild(self) -> None:
        """From now on the server has another build."""
        self._build += b"x"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
