"""Texts that fit into their places."""

from stofa.engine.picture.lettering import fitted, width_of


def test_wide_letters_take_more_room() -> None:
    assert width_of("iii", 10) < width_of("nnn", 10) < width_of("MMM", 10) < width_of("漢字漢", 10)
    assert width_of("nnn", 20) == 2 * width_of("nnn", 10)


def test_what_fits_stays_as_it_is() -> None:
    assert fitted("Ulm", 14, 100) == ("Ulm", 14)


def test_what_is_a_little_too_long_is_written_smaller() -> None:
    text, size = fitted("Sigmaringen", 14, 0.9 * width_of("Sigmaringen", 14))
    assert text == "Sigmaringen"
    assert 12 < size < 13


def test_what_is_far_too_long_is_cut_short() -> None:
    text, size = fitted("Maximiliane von Tettenborn", 14, 60)
    assert text.startswith("Maxi")
    assert text.endswith("…")
    assert size > 10
    assert width_of(text, size) <= 60
