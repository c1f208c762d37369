"""Thinking ahead: the legal moves of a seat are compared by playouts in worlds that fit what it may know.

In every world all moves that are still considered are tried with the same luck, so that what differs is due
to the move. Round by round the worse half of them is given up (sequential halving), so that most playouts go
to the moves between which it is hard to decide. Who is in a hurry also gives up any move as soon as it is
clearly worse than another, and ends when only one is left. A playout goes on greedily for some turns, and is
then judged by the evaluation of the game; without one it goes on to the end. The more there is to think, the
less luck matters, and the more the errors of the evaluation do: so playouts may be longer then.

A search starts from an observation and knows no state but those that it has imagined itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.evaluation import CERTAIN, POINT, Evaluation, odds
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, Observation, State

LIMIT: Final = 10_000
"""Decisions after which a playout counts as undecided; sensible play ends long before."""

STEEP: Final = 8
"""Points of strength that a lead by all the points of both sides is worth at the end of a playout."""

FEW_POINTS: Final = 10
"""Points of both sides below which a lead is no longer counted for more."""

FEWEST_WORLDS: Final = 48
"""In which moves are compared before one may be given up in a hurry …"""

WORLDS_APART: Final = 16
"""… and again after so many."""

DOUBT: Final = 3
"""Standard errors by which a move has to be worse then."""

_COARSE: Final = (
    16  # differences of chances are counted in so many, so that their squares do not grow too large
)
_UNSURE: Final = 100_000  # is added to the squares, so that a few playouts that end alike do not look certain

MANY_STEPS: Final = 100_000
"""Who may think for so long plays on for as many turns as the evaluation has for that."""

NOTHING: Final = -1
"""Instead of a move: none in particular."""


@final
@mypyc_attr(acyclic=True)
class Search:
    """The moves of one decision. Lists of the same length: `codes[n]` has been tried `tried[n]` times."""

    def __init__(
        self, observation: Observation, side_of: list[int], evaluation: Evaluation | None, rng: Rng
    ) -> None:
        """`side_of` tells for each seat which side it belongs to. Without an evaluation nothing is cut."""
        self.observation: Observation = observation
        self.evaluation: Evaluation | None = evaluation
        self.turns: i64 = 0
        if evaluation is not None:
            self.turns = evaluation.turns
        self.rng: Rng = rng
        self.luck: Rng = Rng(0)
        self.moves: Moves = Moves()
        self.side_of: vec[i64] = vec[i64](side_of)
        self.side: i64 = side_of[observation.seat]
        self.sides: i64 = max(side_of) + 1
        self.world: State = observation.determinize(rng)
        self.trial: State = self.world.clone()
        self.favourite: i64 = observation.greedy_move(rng, self.moves)
        count: i64 = self.moves.count
        self.codes: vec[i64] = vec[i64](self.moves.listed())
        self.tried: vec[i64] = vec[i64]([0] * count)
        self.won: vec[i64] = vec[i64]([0] * count)  # the chances of winning, added up
        self.worth: vec[i64] = vec[i64]([0] * count)  # what they are compared by, added up
        self.order: vec[i64] = vec[i64](list(range(count)))  # the best first
        self.left: i64 = count  # how many of them are still considered
        self.keep: i64 = NOTHING
        self.hurry: bool = False
        self.share_of_round: i64 = 0
        self.goal: i64 = 0  # the steps after which this round is over
        self.total: i64 = 0  # those after which the last one is
        self.steps: i64 = 0  # decisions made in playouts so far
        # Since the first of the `order` became the first: by how much others were better, and its square.
        self.worlds: i64 = 0
        self.better: vec[i64] = vec[i64]([0] * count)
        self.squares: vec[i64] = vec[i64]([0] * count)

    def begin(self, steps: i64, head_start: i64, keep: i64, hurry: bool) -> None:
        """Be ready to spread playouts of about so many decisions over the moves.

        The greedy move is given a `head_start`, of CERTAIN: what one playout more would have brought it. The
        move `keep` is thought through to the end, unless it is NOTHING; then it is no good to `hurry`.
        """
        rounds: i64 = 1
        left: i64 = len(self.codes)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        self.share_of_round = steps // rounds
        self.goal = self.share_of_round
        self.total = self.share_of_round * rounds
        self.keep = keep
        self.hurry = hurry
        evaluation = self.evaluation
        if evaluation is not None and steps >= MANY_STEPS:
            self.turns = evaluation.turns_at_length
        place: i64 = 0
        while place < len(self.codes):
            if self.codes[place] == self.favourite:
                self.worth[place] += head_start
            place += 1

    def think(self, steps: i64) -> bool:
        """Think on for about so many decisions. Is there more to think about?

        Who does not go on although there is has to `sort` what is left.
        """
        until: i64 = self.steps + steps
        while self.steps < until:
            self.try_all(self.left)
            if self.hurry and self.worlds >= FEWEST_WORLDS and self.worlds % WORLDS_APART == 0:
                self.give_up()
                if self.left == 1:
                    return False
            if self.steps >= self.goal:
                self.sort(self.left)
                if self.goal >= self.total:
                    return False
                self.goal += self.share_of_round
                if self.left > 2:
                    self.left = (self.left + 1) // 2
                    self.bring_in(self.keep, self.left)
                self.compare_anew()
        return True

    def give_up(self) -> None:
        """Give up the moves that are clearly worse than the first, or the first one."""
        order, better, squares = self.order, self.better, self.squares
        beaten: bool = False
        place: i64 = 1
        while place < self.left:
            number: i64 = order[place]
            by: i64 = better[number]
            if by * by <= DOUBT * DOUBT * (squares[number] + _UNSURE):
                place += 1
            elif by > 0:
                beaten = True
                place += 1
            else:
                self.left -= 1
                order[place], order[self.left] = order[self.left], order[place]
        if beaten:
            self.sort(self.left)
            self.compare_anew()

    def compare_anew(self) -> None:
        """Forget by how much moves were better than the one that was the first."""
        better, squares = self.better, self.squares
        self.worlds = 0
        place: i64 = 0
        while place < len(better):
            better[place] = 0
            squares[place] = 0
            place += 1

    def bring_in(self, move: i64, left: i64) -> None:
        """See to it that a move is among the first `left`."""
        order, codes = self.order, self.codes
        place: i64 = left
        while place < len(order):
            if codes[order[place]] == move:
                order[place], order[left - 1] = order[left - 1], order[place]
                return
            place += 1

    def try_all(self, left: i64) -> None:
        """Play on from the first `left` moves in one world, with the same luck."""
        order, codes, tried, worth = self.order, self.codes, self.tried, self.worth
        better, squares = self.better, self.squares
        self.world = self.observation.determinize(self.rng)
        luck: i64 = self.rng.next_word()
        first: i64 = 0
        place: i64 = 0
        while place < left:
            number: i64 = order[place]
            before: i64 = worth[number]
            self.trial.copy_from(self.world)
            self.trial.play(codes[number])
            self.luck.reseed(luck)
            self.play_on(number)
            tried[number] += 1
            came_to: i64 = worth[number] - before
            if place == 0:
                first = came_to
            apart: i64 = (came_to - first) // _COARSE
            better[number] += apart
            squares[number] += apart * apart
            place += 1
        self.worlds += 1

    def play_on(self, number: i64) -> None:
        """Play the trial on, and add what it has come to."""
        trial, luck, moves = self.trial, self.luck, self.moves
        evaluation = self.evaluation
        mover: i64 = trial.resolve_chance(luck)
        before: i64 = self.observation.seat
        turns: i64 = self.turns
        decisions: i64 = 1
        while mover != NOBODY and decisions < LIMIT:
            if mover != before:
                before = mover
                if turns == 1 and evaluation is not None:
                    self.steps += decisions
                    chance: i64 = evaluation.chance(trial, self.side, self.sides)
                    self.won[number] += chance
                    self.worth[number] += chance
                    return
                turns -= 1
            trial.play(trial.greedy_move(luck, moves))
            decisions += 1
            mover = trial.resolve_chance(luck)
        self.steps += decisions
        won: i64 = self.share()
        self.won[number] += won
        if evaluation is None:  # how close it was tells more than who won
            won = (won + self.lead()) // 2
        self.worth[number] += won

    def share(self) -> i64:
        """The share of the victory that the own side has at the end of the trial, of CERTAIN."""
        trial, side_of = self.trial, self.side_of
        if trial.mover() != NOBODY:
            return CERTAIN // self.sides
        winners: i64 = trial.winners()
        winning: i64 = 0  # the sides that have won
        seat: i64 = 0
        while seat < len(side_of):
            if (winners >> seat) & 1:
                one: i64 = 1
                one <<= side_of[seat]
                winning |= one
            seat += 1
        if (winning >> self.side) & 1 == 0:
            return 0
        equals: i64 = 0
        while winning != 0:
            winning &= winning - 1
            equals += 1
        return CERTAIN // equals

    def lead(self) -> i64:
        """How far the own side is ahead by points, as a chance."""
        trial, side_of = self.trial, self.side_of
        own: i64 = -1_000_000
        others: i64 = -1_000_000
        seat: i64 = 0
        while seat < len(side_of):
            score: i64 = trial.score(seat)
            if side_of[seat] == self.side:
                own = max(own, score)
            else:
                others = max(others, score)
            seat += 1
        both: i64 = max(FEW_POINTS, max(own, -own) + max(others, -others))
        return CERTAIN * CERTAIN // (CERTAIN + odds(STEEP * POINT * (others - own) // both))

    def sort(self, left: i64) -> None:
        """Put the better ones of the first `left` moves first; of equals, those that came first before."""
        order, worth, tried = self.order, self.worth, self.tried
        place: i64 = 1
        while place < left:
            number: i64 = order[place]
            before: i64 = place - 1
            mean: i64 = worth[number] // tried[number]
            while before >= 0 and worth[order[before]] // tried[order[before]] < mean:
                order[before + 1] = order[before]
                before -= 1
            order[before + 1] = number
            place += 1
