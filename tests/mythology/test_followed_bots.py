"""A zoomed map shows where bots act."""

from oracle_nb.games.registry import package_of
from oracle_nb.web.table.page import TablePage


def bot_acts(table: TablePage) -> bool:
    """Return whether it is a bot's turn."""
    return table.controller.seating.bot_acts


def test_the_map_moves_to_where_a_bot_has_acted_and_then_stays():
    setup = package_of("mythology").presentation().setup
    table = TablePage(setup.new_game(("Ann", "bot:tactician"), 5, {}))
    controller, board = table.controller, table.board
    while not bot_acts(table):
        controller.play(controller.write(controller.game.legal_actions()[0]))
        table.refresh()
    assert board.view.reveal == [0.0, 0.0]
    shown: list[tuple[float, ...]] = []
    while bot_acts(table) and len(shown) < 40:
        number = len(controller.game.history)
        controller.bot_turns.step_action()
        table.refresh()
        shown.append(tuple(board.view.reveal))
        for event in [
            event for entry in controller.game.history[number:] for event in entry.events
        ]:
            if event.what == "unit-moved":
                group = board.scene.group(event.facts["hex"])
                assert shown[-1] == (group.x, group.y)
    assert len(set(shown)) > 1
    # The view stays where people put it in their own turn.
    board.view.reveal = [1.0, 2.0]
    table.refresh()
    assert board.view.reveal == [1.0, 2.0]
