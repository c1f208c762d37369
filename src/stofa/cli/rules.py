"""`stofa rules`: the numbered rules, in three languages."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from stofa.cli.arguments import path_or_name
from stofa.cli.language import add_language, language
from stofa.cli.rule_text import contents, find_rule, rule_text
from stofa.engine.errors import UnknownRule
from stofa.engine.plugins import is_path
from stofa.engine.title import Title
from stofa.games import title, titles


def add_arguments(parser: ArgumentParser) -> None:
    known = f"{', '.join(titles())}, MODULE:NAME; or TT-16"
    parser.add_argument("what", nargs="?", metavar="GAME|RULE", type=path_or_name, help=known)
    add_language(parser)


def run(args: Namespace) -> int:
    chosen = language(args.lang)
    if args.what is None:
        print("\n\n".join(contents(game, chosen) for game in titles().values()))
    elif (rule := find_rule(titles().values(), args.what)) is not None:
        print(rule_text(rule, chosen))
    elif _is_rule_id(args.what):
        raise UnknownRule("no-rule", rule=args.what.upper())
    else:
        print("\n".join(_all_rules(title(args.what if is_path(args.what) else args.what.lower()), chosen)))
    return 0


def _is_rule_id(text: str) -> bool:
    letters, dash, number = text.partition("-")
    return letters.isalpha() and bool(dash) and number.isdigit()


def _all_rules(game: Title, chosen: str) -> Iterator[str]:
    yield contents(game, chosen)
    for section in game.catalogue.section:
        yield f"\n\n{section.name[chosen].upper()}"
        for rule in game.catalogue.rule:
            if rule.section == section.id:
                yield f"\n{rule_text(rule, chosen)}"
