"""What the tables tell about what there is to play."""

from stofa.bots import LEVELS, YARDSTICKS
from stofa.engine.words import LANGUAGES
from tests.server.running_server import Running


def test_levels_say_how_hard_they_are_and_yardsticks_are_no_opponents(server: Running) -> None:
    bots = {bot["id"]: bot for bot in server.person().get("/api/games")["bots"]}
    offered = [bot for bot in bots.values() if not bot["yardstick"]]
    assert [(bot["id"], bot["level"]) for bot in offered] == [
        (name, 1 + at) for at, name in enumerate(LEVELS)
    ]
    assert {(name, bot["level"]) for name, bot in bots.items() if bot["yardstick"]} == {
        (name, None) for name in YARDSTICKS
    }
    for language in LANGUAGES:
        assert len({bot["name"][language] for bot in bots.values()}) == len(bots), (
            "no two are called the same"
        )
        assert len({bot["about"][language] for bot in offered}) == len(offered)
        assert all(bot["about"][language] for bot in offered)
