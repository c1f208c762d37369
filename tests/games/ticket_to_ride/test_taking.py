"""TR-9 to TR-13: drawing train cards."""

from .positions import hand, inside, legal, play, position, refused, seen, turn


def test_tr_9_two_cards_each_from_the_row_or_blind() -> None:
    game = position("", row="red*2 blue green white")
    assert legal(game, "take") == "take white, take green, take blue, take red, take stock"
    play(game, "take red")
    assert turn(game) == "~"
    play(game, "reveal black")
    assert turn(game) == 0
    assert legal(game) == "take black, take white, take green, take blue, take red, take stock"
    play(game, "take stock, draw orange")
    assert turn(game) == 1
    assert hand(game, 0) == "red orange"


def test_tr_9_a_card_from_the_row_is_replaced_at_once() -> None:
    game = play(position("", row="red*2 blue green white"), "take blue")
    refused(game, "take red", "TR-9", "card-first")
    refused(game, "draw red", "TR-9", "row-first")
    play(game, "reveal purple, take purple, reveal blue")
    assert turn(game) == 1
    assert hand(game, 0) == "blue purple"
    assert seen(game).row == ["white", "green", "blue", "red", "red"]


def test_tr_9_only_what_lies_there() -> None:
    game = position("", row="red*2 blue green white")
    refused(game, "take black", "TR-9", "not-in-row")
    refused(game, "take locomotive", "TR-9", "not-in-row")
    refused(game, "draw red", "TR-9", "cards-come-by-themselves")
    play(game, "take stock")
    refused(game, "reveal red", "TR-9", "hand-first")


def test_tr_10_a_face_up_locomotive_is_the_first_and_only_card() -> None:
    game = play(position("", row="red*2 blue green locomotive"), "take locomotive, reveal red")
    assert turn(game) == 1
    assert hand(game, 0) == "locomotive"


def test_tr_10_and_not_the_second() -> None:
    game = play(position("", row="red*2 blue green locomotive"), "take red, reveal red")
    refused(game, "take locomotive", "TR-10", "locomotive-first")
    game = play(position("", row="red*2 blue green white"), "take red, reveal locomotive")
    refused(game, "take locomotive", "TR-10", "locomotive-first")


def test_tr_10_but_not_so_one_drawn_blind() -> None:
    game = play(position("", row="red*2 blue green white"), "take stock, draw locomotive")
    assert turn(game) == 0
    play(game, "take stock, draw locomotive")
    assert hand(game, 0) == "locomotive*2"
    assert turn(game) == 1


def test_tr_11_three_or_more_locomotives_stay_in_the_row() -> None:  # TR-11
    game = play(position("", row="locomotive*4 red"), "take red, reveal locomotive")
    assert seen(game).row == ["locomotive"] * 5
    assert legal(game) == "take stock"


def test_tr_12_there_is_no_hand_limit() -> None:  # TR-12
    game = position("hand: red*9 blue*10 green*10", row="black white*2 purple orange")
    play(game, "take black, reveal yellow, take stock, draw yellow")
    assert seen(game).players[0].hand_size == 31
    assert turn(game) == 1


def test_tr_13_when_the_stock_is_empty_the_row_is_not_replaced() -> None:
    game = position("", row="red*2 blue green white", rest="discards")
    refused(game, "take stock", "TR-13", "no-stock")
    play(game, "take red")
    assert turn(game) == 0
    assert seen(game).row == ["white", "green", "blue", "red"]
    play(game, "take white")
    assert turn(game) == 1
    assert len(seen(game).row) == 3


def test_tr_13_the_only_card_left_is_a_full_turn() -> None:
    game = play(position("", row="red", rest="discards"), "take red")
    assert turn(game) == 1
    assert legal(game) == "tickets"


def test_tr_13_a_turn_ends_with_one_card_if_only_locomotives_are_left() -> None:
    game = play(position("", row="red locomotive", rest="discards"), "take red")
    assert turn(game) == 1
    assert legal(game, "take") == "take locomotive"


def test_tr_13_but_not_if_the_stock_still_has_a_card() -> None:
    game = play(
        position("", row="red locomotive*4", stock="blue", rest="discards"),
        "take stock, draw blue",
    )
    assert legal(game) == "take red"
    game = position("", row="red locomotive*4", stock="blue*2", rest="discards")
    play(game, "take stock, draw blue")
    assert legal(game) == "take red, take stock"


def test_tr_13_the_last_card_of_the_stock_fills_the_row() -> None:
    game = play(position("", row="red*5", stock="blue", rest="discards"), "take red, reveal blue, take blue")
    assert seen(game).row == ["red"] * 4
    assert inside(game).public.stock_size == 0
