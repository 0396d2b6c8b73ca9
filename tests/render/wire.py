"""Recorded messages of a canvas to the page."""

import json

from ipycanvas.canvas import COMMANDS


class Wire:
    """Records what a board sends to the page."""

    def __init__(self, board):
        self.board = board
        self.sent = []
        self.messages = []
        board.view.send = self.keep

    def keep(self, message):
        self.sent.append(message)
        for drawing in message[3:]:
            parts, at = [], 0
            for length in drawing.lengths:
                parts.append(drawing.data[at : at + length])
                at += length
            assert at == len(drawing.data)
            self.messages.append((json.loads(parts[0]), parts[1:]))

    def commands(self):
        return [command for message, _ in self.messages for command in message]

    def layers(self):
        """The layers that were sent, in order; "base" is drawn on the canvas."""
        sent = []
        for message in self.sent:
            sent += ["base"] * len(message[3:]) + [name for name, _runs in message[2]]
        return sent

    def forget(self):
        self.sent.clear()
        self.messages.clear()


def named(commands, name):
    return [command for command in commands if command[0] == COMMANDS[name]]


def at(canvas, space):
    """Return the point of a click on a space."""
    group = canvas.scene.group(space)
    return [group.x, group.y]
