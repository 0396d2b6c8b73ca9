"""A button that can't be used says why, and asks for more only where there is more to say."""

from oracle_nb.render.html import Html, idle_button


def test_it_sends_something_only_where_it_is_given():
    silent = idle_button(Html("Sail"), "", "", "No die left")
    assert "data-do" not in silent and "data-value" not in silent
    asking = idle_button(Html("Sail"), "why", "move", "No die left")
    assert 'data-do="why"' in asking and 'data-value="move"' in asking


def test_its_reason_is_found_by_the_place_or_else_by_the_reason():
    assert 'id="why-No-die-left"' in idle_button(Html("Sail"), "", "", "No die left")
    placed = idle_button(Html("Sail"), "", "", "No die left", place="ship 2")
    assert 'aria-describedby="why-ship-2"' in placed and 'id="why-ship-2"' in placed
