"""The rule book: every rule with its drawn example, in three languages, and a search that finds."""

from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from stofa import title
from tests.browser.browser_contexts import DESKTOP, Language, Visitors
from tests.browser.table_page import GAMES

# The rules whose example is not drawn.
BARE = """(articles) => articles.filter((article) => {
  const picture = article.querySelector("[data-rule]");
  const box = picture?.getBoundingClientRect();
  return !box || box.width <= 40 || box.height <= 16 ||
    picture.querySelectorAll("svg *, i, b, span").length <= 2;
}).map((article) => article.id)"""


def open_book(page: Page, what: str) -> None:
    page.goto(f"/#rules={what}")
    expect(page.locator("article").first).to_be_visible()


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_with_its_example_drawn(
    visitors: Visitors, game: str, language: Language
) -> None:
    page = visitors.person(DESKTOP, language=language)
    open_book(page, game)
    book = title(game).catalogue
    articles = page.locator("article")
    expect(articles).to_have_count(len(book.rule))
    expect(page.locator("article [data-rule]")).to_have_count(len(book.rule))
    texts = page.locator("article").all_inner_texts()
    for rule, text in zip(book.rule, texts):
        plain = " ".join(text.split())
        for said in (rule.id, rule.title[language], rule.text[language], (rule.example or {})[language]):
            assert " ".join(said.split()) in plain, rule.id
        for step in (rule.steps or {}).get(language, []):
            assert step in plain, rule.id
        for row in (rule.table or {}).get(language, []):
            assert " ".join(row) in plain, rule.id
    assert articles.evaluate_all(BARE) == []
    # No two rules have the same picture.
    pictures: list[str] = page.locator("article [data-rule]").evaluate_all(
        "(all) => all.map((one) => one.innerHTML.replace(/<!--.*?-->/g, ''))"
    )
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("language", get_args(Language))
def test_search_finds_a_rule_by_its_number_and_by_its_words(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    open_book(page, "thurn-and-taxis")
    rules = title("thurn-and-taxis").catalogue.rule
    search = page.get_by_role("searchbox")
    rule = rules[15]
    search.fill(rule.id)
    expect(page.locator(f'article[id="{rule.id}"]')).to_be_visible()
    assert page.locator("article").count() < len(rules)
    # Without capitals and accents, as people type.
    word = max(rule.title[language].split(), key=len).strip(".,:;").lower()
    search.fill(word)
    expect(page.locator(f'article[id="{rule.id}"]')).to_be_visible()
    search.fill("xyzzy")
    expect(page.locator("article")).to_have_count(0)
    expect(page.locator(".voice p").last).to_contain_text("0")


@pytest.mark.parametrize("game", GAMES)
def test_a_link_to_a_rule_shows_that_rule(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    rule = title(game).catalogue.rule[-1]
    open_book(page, rule.id)
    expect(page.locator(f'article.here[id="{rule.id}"]')).to_be_in_viewport()
