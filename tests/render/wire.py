"""Recorded messages of a canvas to the page."""

import json

from ipycanvas.canvas import COMMANDS

SWITCH = COMMANDS["switchCanvas"]


class Wire:
    """Records what a board sends to the page."""

    def __init__(self, board):
        self.board = board
        self.messages = []
        board.view.send = self.keep

    def keep(self, drawing):
        parts, at = [], 0
        for length in drawing.lengths:
            parts.append(drawing.data[at : at + length])
            at += length
        assert at == len(drawing.data)
        self.messages.append((json.loads(parts[0]), parts[1:]))

    def commands(self):
        return [command for message, _ in self.messages for command in message]

    def drawn_on(self):
        """The numbers of the layers that were drawn on, in order."""
        return [arguments[0] for name, arguments, *_ in self.commands() if name == SWITCH]


def named(commands, name):
    return [command for command in commands if command[0] == COMMANDS[name]]


def at(canvas, space):
    """Return the point of a click on a space."""
    group = canvas.scene.group(space)
    return [group.x, group.y]
