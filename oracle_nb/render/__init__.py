"""Drawing: a `oracle_nb.render.scene.Scene` as SVG, as a PNG, as text, or on a canvas.

Nothing here depends on a game. The backends are imported where they are used: ``svg``, ``text`` and
``svg_board`` need nothing else, ``png`` needs Pillow, and ``canvas`` needs ipycanvas. `parts` are
what pages are made of.
"""
