"""Checks that the reasons of answers about options are true; see ``reason_checks``."""

from typing import Any

from oracle_nb.delphi.pieces import TOP_ROW
from tests.lessons.reason_checks import ReadReason, general, states

general("why-options-order", "why-options-simple", "why-options-tiles", "why-options-later")


@states("why-options-returned")
def _returned(read: ReadReason) -> Any:
    return read["returned"] == 12 - len(read.me.tasks)


@states("why-options-tasks")
def _tasks(read: ReadReason) -> Any:
    return read["each"] == 6 and read["each"] - read["gone"] == read["left"] == read.answer


@states("why-options-god")
def _god(read: ReadReason) -> Any:
    return read["row"] == TOP_ROW - 1 and read.me.gods.count(read["row"]) == 1
