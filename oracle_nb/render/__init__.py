"""Drawing: a `oracle_nb.render.scene.Scene` as SVG, as a PNG, as text, or on a canvas.

Nothing here depends on a game. The backends are imported where they are used: ``svg`` and ``text``
need nothing else, ``png`` needs Pillow, ``svg_board`` and ``panel_board`` Panel, and ``canvas``
Panel and ipycanvas.
"""
