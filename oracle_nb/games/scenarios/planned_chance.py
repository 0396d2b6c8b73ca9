"""The results of chance in a scenario, kind by kind; a seed decides the rest."""

from collections.abc import Mapping, Sequence

from oracle_nb.core.chance import OutcomeError, SeededChance


class PlannedChance:
    """Chance with the results of a scenario, kind by kind; a seed decides the rest.

    Parameters
    ----------
    given : mapping of str to sequence of int
        The results by kind, as numbers of draws.
    seed : int
        Decides every other draw.
    words : mapping
        By kind, the numbers of the words for its results.
    """

    def __init__(
        self,
        given: Mapping[str, Sequence[int]],
        seed: int,
        words: Mapping[str, Mapping[str, int]],
    ) -> None:
        self._then = SeededChance(seed)
        self._given = {kind: list(values) for kind, values in given.items()}
        self._words = words

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next result of the kind. Raises OutcomeError if it is impossible."""
        given = self._given.get(what)
        if not given:
            return self._then.draw(number, what, weights)
        value = given.pop(0)
        if not (value < len(weights) and weights[value] > 0):
            name = {number: word for word, number in self._words.get(what, {}).items()}.get(
                value, value
            )
            raise OutcomeError(f"chance can't give {what} = {name} here")
        return value

    @property
    def left(self) -> str:
        """The kinds with more results than draws."""
        return ", ".join(f"{len(rest)} {kind}" for kind, rest in self._given.items() if rest)
