"""The runtimes of pages: the web server, cells of notebooks, and a fake browser for tests.

No other package imports Panel, Tornado, or the server of Bokeh. Pages are made of the parts in
`oracle_nb.render.parts` and know nothing of what shows them.
"""
