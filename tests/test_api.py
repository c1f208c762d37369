"""What `stofa` itself offers."""

import stofa


def test_a_position_is_of_its_public_type() -> None:
    for name, position in (
        ("partners", stofa.PartnersPosition),
        ("thurn-and-taxis", stofa.ThurnPosition),
        ("ticket-to-ride-card-game", stofa.TicketPosition),
    ):
        assert type(stofa.new(name, seed=1).view(0).position) is position


def test_a_title_can_be_played_without_its_name() -> None:
    title = stofa.title("partners")
    assert stofa.new(title, seed=3).history == stofa.new("partners", seed=3).history
