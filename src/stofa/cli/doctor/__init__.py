"""`stofa doctor`: looks at everything a server needs, and says what to do about what is wrong.

It changes nothing, and takes the same settings as `stofa serve`. No password is ever shown.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from stofa.cli.doctor.address import check_address
from stofa.cli.doctor.database import check_database
from stofa.cli.doctor.finding import Finding
from stofa.cli.doctor.machine import check_files, check_own_clock, check_workers
from stofa.cli.doctor.versions import check_versions
from stofa.cli.exit_codes import FAILED
from stofa.cli.language import add_language, language
from stofa.cli.paragraphs import paragraph
from stofa.cli.server_arguments import add_server_arguments, server_settings
from stofa.engine.words import say
from stofa.server.settings import Settings


def add_arguments(parser: ArgumentParser) -> None:
    add_server_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print the findings as JSON, for programs")
    add_language(parser)


def run(args: Namespace) -> int:
    settings = server_settings(args)
    lang = language(args.lang)
    found = []
    for finding in findings(settings):
        found.append(finding)
        if not args.json:  # each line as soon as it is known: some checks wait for an answer
            print(_lines(finding, lang), flush=True)
    healthy = all(finding.level != "broken" for finding in found)
    if args.json:
        print(json.dumps({"healthy": healthy, "findings": [_value(one, lang) for one in found]}, indent=2))
    return 0 if healthy else FAILED


def findings(settings: Settings) -> Iterator[Finding]:
    yield from check_versions()
    yield from check_database(settings.database)
    yield from check_own_clock()
    yield from check_address(settings)
    yield from check_files()
    yield from check_workers(settings.workers)


def _lines(finding: Finding, language: str) -> str:
    mark = say("stofa.cli", language, f"doctor-{finding.level}", {})
    lines = [f"{mark:<9} {finding.sentence(language)}"]
    if to_do := finding.what_to_do(language):
        lines.append(paragraph(to_do, " " * 10))
    return "\n".join(lines)


def _value(finding: Finding, language: str) -> dict[str, str | None]:
    return {
        "check": finding.check,
        "level": finding.level,
        "code": finding.code,
        "sentence": finding.sentence(language),
        "what_to_do": finding.what_to_do(language),
    }
