"""A certificate for a name that is nobody's, signed by an authority that is made for the occasion."""

import shutil
import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

NAME: Final = "stofa.example"


@dataclass(frozen=True)
class Certificate:
    file: Path
    key: Path
    authority: Path

    def client_context(self) -> ssl.SSLContext:
        """What a client believes who knows this authority and no other."""
        context = ssl.create_default_context(cafile=str(self.authority))
        # With TLS 1.3 a first message was lost now and then, with TLS 1.2 never. The clients of these tests
        # read in one thread and write in another, which may be why: a session ticket of TLS 1.3 comes just
        # when they begin to write.
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        return context


def make_certificate(folder: Path) -> Certificate:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    made = Certificate(folder / "cert.pem", folder / "key.pem", folder / "ca.pem")
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    authority = ["-keyout", "ca-key.pem", "-out", "ca.pem", "-subj", "/CN=Test authority"]
    extensions = ["-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign"]
    for arguments in (
        ["req", "-x509", *key, "-days", "2", *authority, *extensions],
        ["req", "-x509", *key, "-days", "2", "-keyout", "key.pem", "-out", "cert.pem", "-subj", f"/CN={NAME}",
         "-CA", "ca.pem", "-CAkey", "ca-key.pem",
         "-addext", f"subjectAltName=DNS:{NAME}", "-addext", "basicConstraints=CA:FALSE"],
    ):  # fmt: skip
        subprocess.run([openssl, *arguments], cwd=folder, check=True, capture_output=True)
    return made
