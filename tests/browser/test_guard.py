"""The tests' own watchman: it sees what must never happen."""

import pytest

from tests.browser.browser_contexts import Visitors

ELSEWHERE = "http://localhost:9/x.png"


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("console.error('oh')", "console error: oh"),
        ("setTimeout(() => { throw new Error('oh') })", "page error: .*oh"),
        ("document.body.setAttribute('style', 'color: red')", "policy violated: style-src-attr"),
        (
            "document.head.append(Object.assign(document.createElement('script'), {text: '1'}))",
            "script-src-elem",
        ),
        (f"new Image().src = '{ELSEWHERE}'", "policy violated: img-src"),
        (f"location.href = '{ELSEWHERE}'", "a request left the origin"),
    ],
)
def test_what_must_not_happen_is_noticed(visitors: Visitors, script: str, seen: str) -> None:
    page = visitors.person()
    page.goto("/", wait_until="networkidle")
    assert visitors.troubles == []
    page.evaluate(f"() => {{ {script} }}")
    visitors.expect_trouble(page, seen)
