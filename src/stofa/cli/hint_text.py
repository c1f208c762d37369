"""The answer to `hint`: what a bot would do in the player's seat, and why."""

from stofa.bots.advice import advice
from stofa.cli.paragraphs import paragraph
from stofa.engine.core.rng import Rng
from stofa.engine.reasons import Reason
from stofa.engine.view import View
from stofa.engine.words import Facts, say, say_if_known


def hint_text(view: View, rng: Rng, names: list[str], language: str) -> str:
    found = advice(view, rng)
    lines = [say("stofa.cli", language, "hint", {"moves": ", ".join(found.moves)})]
    lines += [
        text for reason in found.because if (text := reason_text(view, reason, names, language)) is not None
    ]
    lines.append(say("stofa.cli", language, "hint-wins", {"games": round(100 * found.chance)}))
    if found.other is not None:
        facts: Facts = {"move": found.other.move, "games": round(100 * found.other.chance)}
        lines.append(say("stofa.cli", language, "hint-other", facts))
    return paragraph(" ".join(lines))


def reason_text(view: View, reason: Reason, names: list[str], language: str) -> str | None:
    """A reason as a sentence with its rule; None if the game has no words for it."""
    package = view.title.package
    things = [say_if_known(package, language, f"word-{thing}", {}) or thing for thing in reason.things]
    name = "" if reason.seat is None else names[reason.seat]
    facts: Facts = {**reason.facts, "things": ", ".join(things), "name": name}
    said = say_if_known(package, language, f"because-{reason.what}", facts)
    return None if said is None else f"{said} ({reason.rule})."
