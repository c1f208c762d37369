"""Which of our languages a reader wants."""

from stofa.engine.words import LANGUAGES


def preferred(asked: str | None, accept: str) -> str:
    """The language asked for, or else the first one a browser accepts that we have; English otherwise."""
    if asked in LANGUAGES:
        return str(asked)
    wanted: list[tuple[float, str]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        wanted.append((-quality, tag.split("-")[0].lower()))
    for _, language in sorted(wanted, key=lambda one: one[0]):
        if language in LANGUAGES:
            return language
    return "en"
