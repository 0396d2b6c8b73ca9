"""What a canvas sends to the page, written down."""

import json

from ipycanvas.canvas import COMMANDS

SWITCH = COMMANDS["switchCanvas"]


class Wire:
    """Records what a board sends to the page."""

    def __init__(self, board):
        self.board = board
        self.messages = []
        board._manager.send = self.keep

    def keep(self, _metadata, buffers):
        self.messages.append((json.loads(bytes(buffers[0])), buffers[1:]))

    def commands(self):
        return [command for message, _ in self.messages for command in message]

    def drawn_on(self):
        """The numbers of the layers that were drawn on, in order."""
        names = {f"IPY_MODEL_{self.board.widget[k].model_id}": k for k in range(3)}
        return [names[arguments[0]] for name, arguments, *_ in self.commands() if name == SWITCH]


def named(commands, name):
    return [command for command in commands if command[0] == COMMANDS[name]]


def at(canvas, space):
    group = canvas.scene.group(space)
    return group.x * canvas._scale, group.y * canvas._scale
