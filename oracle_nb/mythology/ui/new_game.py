"""The form for a new game of Mythology: the data pack, where several are installed."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oracle_nb.games.match import SetupOption
from oracle_nb.games.presentation import PlainSetup
from oracle_nb.mythology.packs.data_pack import SHIPPED, STANDARD, UnusablePack
from oracle_nb.mythology.packs.installed import installed_packs, pack_of

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.text.wording import Wording


class MythologySetup(PlainSetup):
    """The options of a new game; see the base class for what each method returns.

    Parameters
    ----------
    package
        Starts the games.
    words
        The texts of the app's panels in one language.
    """

    def __init__(self, package: "GamePackage", words: "Wording") -> None:
        super().__init__(package)
        self._words = words

    def options(self) -> tuple[SetupOption, ...]:
        """Return the data packs, the standard one first."""
        say = self._words.say
        packs = [(name, self._name(name)) for name in installed_packs()]
        return (SetupOption("pack", say("choice-pack"), packs, say("choice-pack-hint")),)

    def names(self) -> tuple[str, ...]:
        """Return the name of the only option."""
        return ("pack",)

    def _name(self, pack: str) -> str:
        try:
            name = pack_of(pack).name(self._words.language)
        except UnusablePack:
            return pack
        # Packs of different ids can have the same name.
        return name if pack in SHIPPED else f"{name} ({pack})"

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with the chosen data pack."""
        try:
            pack_of(chosen.get("pack", STANDARD))
        except UnusablePack as error:
            return {"pack": error.message(self._words.language)}
        return {}
