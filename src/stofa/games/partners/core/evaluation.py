"""What a position of Partners is worth to a team: how far its pawns have come, and how safe they are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.core.state import State
from stofa.games.partners.board import QUARTER
from stofa.games.partners.core import cards
from stofa.games.partners.core.heuristic import danger, start_cards
from stofa.games.partners.core.path import LOCKED_COUNT, START, TRACK
from stofa.games.partners.core.pawns import rings
from stofa.games.partners.core.state import PartnersState

# What is looked at. A feature is a place in the list.
ON_START: Final = 0  # pawns on their start squares
FIRST_QUARTER: Final = 1  # pawns in each quarter of their way: four features
PROGRESS: Final = 5  # squares of the track behind all pawns
DANGER: Final = 6  # what the pawns on the track stand to lose
RING_STEPS: Final = 7  # how far in the pawns on rings are
LOCKED: Final = 8  # pawns
ON_RINGS: Final = 9  # pawns, locked or not
NONE_OUT: Final = 10  # colours
FINISHED: Final = 11  # colours
CAN_LEAVE: Final = 12  # colours with a pawn at home and a start card
CAN_LEAVE_AT_LAST: Final = 13  # those of them that have no pawn out
SPECIAL_CARDS: Final = 14  # sevens and swaps in the hands
CARDS: Final = 15  # in the hands
HOME_SQUARED: Final = 16  # pawns at home, squared for each colour
TO_MOVE: Final = 17  # one, if the team is
LOCKED_SQUARED: Final = 18  # pawns of the team
FEATURES: Final = 19


@final
@mypyc_attr(acyclic=True)
class PartnersEvaluation(Evaluation):
    """Judges by the pawns of both colours of a team and by the cards in their hands."""

    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        assert isinstance(state, PartnersState)
        public = state.public
        number: i64 = 0
        while number < len(features):
            features[number] = 0
            number += 1
        colour: i64 = side
        while colour < 4:
            pawns: i64 = public.pawns(colour)
            locked: i64 = LOCKED_COUNT[rings(pawns)]
            at_home: i64 = 4
            on_rings: i64 = 0
            out: i64 = pawns
            while out != 0:
                place: i64 = out & 255
                out >>= 8
                at_home -= 1
                if place == START:
                    features[ON_START] += 1
                elif place <= TRACK:
                    features[FIRST_QUARTER + (place - 1) // QUARTER] += 1
                    features[PROGRESS] += place
                    features[DANGER] += danger(public, colour, place)
                else:
                    on_rings += 1
                    features[RING_STEPS] += place - TRACK
            features[LOCKED] += locked
            features[ON_RINGS] += on_rings
            if at_home == 4:
                features[NONE_OUT] += 1
            if at_home == 0 and locked == 4:
                features[FINISHED] += 1
            hand: i64 = state.hands[colour]
            starts: i64 = start_cards(hand)
            if at_home > 0 and starts > 0:
                features[CAN_LEAVE] += 1
                if at_home == 4:
                    features[CAN_LEAVE_AT_LAST] += 1
            features[SPECIAL_CARDS] += cards.count(hand, cards.SEVEN) + cards.count(hand, cards.SWAP)
            features[CARDS] += public.hand_size(colour)
            features[HOME_SQUARED] += at_home * at_home
            if public.active == colour:
                features[TO_MOVE] += 1
            colour += 2
        features[LOCKED_SQUARED] = features[LOCKED] * features[LOCKED]
