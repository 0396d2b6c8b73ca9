"""Compare what a guided game's tips propose with its list of choices and with bots.

``python -m tests.guided_agreement delphi --turns 200 --bot planner`` plays seeded guided games as
learners who follow the tips, and as learners who follow the list of choices, and prints how often
the three agree.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from oracle_nb.bots import make_bot, think
from oracle_nb.core.chance import SeededChance
from oracle_nb.games.registry import coach_of
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.web.table.views.action_list import actions_view
from tests.guided_learner import Learner

FOLDED: Final = re.compile("<details.*?</details>", re.DOTALL)
PICKED: Final = re.compile('data-do="pick"[^>]*? data-value="([^"]*)"')
LEAST: Final = 0.1
"""Rounds or points from which on an action is worse than another one."""
MOST_JUDGED: Final = 8
"""Maximum number of disagreements of a kind that are judged."""
MOST_DECISIONS: Final = 120
"""Maximum number of decisions of a learner in a game."""


class Proposals(NamedTuple):
    """The advice that a learner gets in one decision.

    ``tip`` is the action of *Show me*, with the ``moment`` of the tip that says so; "" where no
    tip has an action. ``listed`` are the actions under *Closer to your goal*, the first one first,
    and ``bots`` the choices of bots by their names.
    """

    seed: int
    turn: tuple[int, str]
    position: Any
    moment: str
    tip: str
    listed: tuple[str, ...]
    bots: dict[str, tuple[str, str]]
    beside: bool = False


class AskedLearner(Learner):
    """A learner who compares all advice before acting on the tips, or on the list."""

    seed: int = 0
    bots: tuple[str, ...] = ()
    follows: str = "tips"

    def proposals(self) -> Proposals:
        """Return the advice in this decision; dismiss tips without an action before."""
        table, tips = self.table, self.table.tips
        options = table.game.legal_actions()
        while tips.tip is not None and not (tips.snapshot.acting and tips.snapshot.shows):
            tips.dismiss(tips.tip.moment)
        moment, tip, beside = "", "", False
        if tips.snapshot.acting:
            shown = tips.tip or tips.task
            assert shown is not None
            tips.suggest()
            moment, tip, beside = shown.moment, table.write(table.chosen), shown.beside
            table.clear()
            tips.refresh()
        rules, view = table.game.rules, table.known
        chosen = {}
        for name in self.bots:
            decided = think(make_bot(name, table.game.chance.seed_for(-9), rules), view, options)
            motive = decided.motive
            chosen[name] = table.write(decided.action), motive.what if motive else ""
        position = table.game.position
        kind = str(getattr(position, "phase", getattr(position, "part", "")))
        turn = position.round, kind
        return Proposals(self.seed, turn, position, moment, tip, self.listed(), chosen, beside)

    def listed(self) -> tuple[str, ...]:
        """Return the actions that are listed as bringing a goal closer in this turn."""
        table = self.table
        tasks = table.options.first_for_tasks(table.tips.priced)
        if tasks and tasks[0].later:
            return ()
        html = str(actions_view(self.table.snapshot))
        rows = html.partition('class="rows tasks"')[2].partition("</div>")[0]
        return tuple(x.replace("&gt;", ">") for x in PICKED.findall(FOLDED.sub("", rows)))

    def go_on(self, advice: Proposals) -> None:
        """Do what the list or the tip says, or else what the bot of the guide would do."""
        bot = make_bot(self.guide.bot, 1, self.table.game.rules)
        options = self.table.game.legal_actions()
        other = bot.decide(self.table.known, options)
        # A bot that plans its whole sheet may want more than the learner's choices have left.
        other = other if other in options else options[0]
        first = advice.listed[:1] if self.follows == "list" else ()
        action = next(filter(None, (*first, advice.tip)), self.table.write(other))
        self.table.choose(action)
        self.look()
        assert self.table.play(action)


def decisions(
    game: str, turns: int, bots: tuple[str, ...], follows: str, most: int = MOST_DECISIONS
) -> Iterator[tuple[AskedLearner, Proposals]]:
    """Yield the advice in each decision of some turns of learners, before they act on it."""
    count, seed = 0, 0
    while count < turns:
        learner = AskedLearner(game, seed, "reads")
        learner.seed, learner.bots, learner.follows = seed, bots, follows
        table, seen, made = learner.table, set[Any](), 0
        while table.game.to_move is not None and made < most and count <= turns:
            learner.look()
            if table.game.to_move != 0:
                table.bots.play()
                table.refresh_options()
                continue
            advice = learner.proposals()
            turn = getattr(advice.position, "round", 0)
            if turn not in seen:
                seen.add(turn)
                count += 1
                if count > turns:
                    break
            yield learner, advice
            learner.go_on(advice)
            made += 1
        seed += 1


def classes(advice: Proposals) -> Iterator[str]:
    """Yield how the advice in a decision disagrees."""
    if advice.tip and advice.listed and advice.tip != advice.listed[0]:
        yield "tip beside the list" if advice.beside else "tip / list"
    for name, (action, _) in advice.bots.items():
        if advice.tip and advice.tip != action:
            yield f"tip / {name}"
        if advice.listed and advice.listed[0] != action:
            yield f"list / {name}"


class Judge:
    """How good actions are for the learner.

    In Delphi, in rounds that they save, by the coach; in other games, in points at the end of the
    next round of play-outs in which bots play all seats with the same luck.
    """

    def __init__(self, game: str, bot: str, pairs: int = 12) -> None:
        self.game, self.bot, self.pairs = game, bot, pairs

    def better(self, rules: Any, position: Any, other: Any, tip: Any) -> float:
        """Return by how much another action is better than the one of the tip."""
        coach = coach_of(rules)
        if coach is not None:
            view = rules.view(position, 0)
            return float(coach.judge(view, tip).end - coach.judge(view, other).end)
        gains = [
            self._played(rules, position, other, seed) - self._played(rules, position, tip, seed)
            for seed in range(self.pairs)
        ]
        return sum(gains) / len(gains)

    def _played(self, rules: Any, position: Any, action: Any, seed: int) -> float:
        """Return the learner's points after an action and a round or two of bots."""
        chance, last = SeededChance(seed), position.round + 1
        at, bot = rules.apply(position, action, chance).position, make_bot(self.bot, seed, rules)
        while (seat := rules.to_move(at)) is not None and at.round <= last:
            options = rules.legal_actions(at)
            at = rules.apply(at, bot.decide(rules.view(at, seat), options), chance).position
        if self.game == "mythology":
            return float(scores(at)[0])
        return float(at.glory[0])


def main() -> None:
    """Print the counts and the disagreements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--most", type=int, default=MOST_DECISIONS)
    parser.add_argument("--judge", action="store_true", help="judge each disagreement of a tip")
    parser.add_argument("--list", action="store_true", help="print each disagreement")
    given = parser.parse_args()
    counts, kinds, asked = Counter[str](), Counter[str](), 0
    lost: dict[str, list[float]] = {}
    judge = Judge(given.game, given.bot[0])
    for follows in ("tips", "list"):
        for learner, advice in decisions(
            given.game, given.turns // 2, tuple(given.bot), follows, given.most
        ):
            asked += 1
            counts["with a tip's action"] += bool(advice.tip)
            counts["with a list"] += bool(advice.listed)
            for kind in classes(advice):
                counts[kind] += 1
                if kind.startswith("tip"):
                    name = kind.partition(" / ")[2]
                    other, why = advice.bots.get(name, (next(iter(advice.listed), ""), ""))
                    verbs = f"{advice.tip.split()[0]} < {other.split()[0]}"
                    named = f"{kind}: {advice.moment}: {verbs} {why}"
                    kinds[named] += 1
                    game = learner.table.game
                    pair = game.action(other), game.action(advice.tip)
                    cost = 0.0
                    if given.judge and len(lost.get(named, ())) < MOST_JUDGED:
                        cost = judge.better(game.rules, game.position, *pair)
                        lost.setdefault(named, []).append(cost)
                        counts[f"{kind}, worse"] += cost > LEAST
                    if given.list:
                        print(
                            follows, advice.seed, advice.turn, kind, advice.moment, round(cost, 2)
                        )
                        print("    ", advice.tip, "<", other, why, advice.listed)
    print(asked, "decisions", dict(counts))
    for kind, count in kinds.most_common():
        judged = lost.get(kind, [])
        costs = [loss for loss in judged if loss > LEAST]
        worse = f"{len(costs):3} of {len(judged):2} worse {sum(costs):6.2f}"
        print(f"{count:4} {worse} {max(judged, default=0.0):5.2f} {kind}")


if __name__ == "__main__":
    main()
