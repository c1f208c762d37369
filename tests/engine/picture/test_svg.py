"""The SVG writer: everything escaped, short numbers, colours by name."""

from xml.etree import ElementTree

import pytest

from stofa.engine.picture.svg import Svg, numbers

COLOURS = {"table": "#ffffff", "ink": "#000000"}


def test_texts_and_attributes_are_escaped() -> None:
    svg = Svg(10, COLOURS, '"<label>')
    with svg.group(data_piece='a"<&'):
        svg.text(0, 0, "<b>&\x07\ud800\ufffe", size=1)
    root = ElementTree.fromstring(str(svg))
    assert root.get("aria-label") == '"<label>'
    group = root[1]
    assert group.get("data-piece") == 'a"<&'
    assert group[0].text == "<b>&\ufffd\ufffd\ufffd"


def test_numbers_are_short() -> None:
    assert numbers(1, 2.5, 1 / 3, -0.001, 100, -12.10) == "1 2.5 0.33 0 100 -12.1"


def test_colours_go_by_name() -> None:
    svg = Svg(10, COLOURS, "")
    svg.circle(1, 2, 3, fill="none", stroke="ink")
    assert '<circle cx="1" cy="2" r="3" fill="none" stroke="#000000"/>' in str(svg)
    with pytest.raises(KeyError):
        svg.circle(1, 2, 3, fill="no such colour")


def test_groups_nest_and_attributes_can_be_left_out() -> None:
    svg = Svg(10, COLOURS, "")
    with svg.placed(1, 2, 0.5), svg.group(opacity=None):
        svg.rect(0, 0, 1, 1, rx=None)
    inner = '<g>\n<rect x="0" y="0" width="1" height="1"/>\n</g>\n'
    assert f'<g transform="translate(1 2)scale(0.5)">\n{inner}</g>\n' in str(svg)
