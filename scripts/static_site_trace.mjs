// Print what Python loads, as JSON: until it can unpack packs, and until a first game is under way:
//     node scripts/static_site_trace.mjs FOLDER_OF_PYODIDE FOLDER_OF_PACKAGES

import {pathToFileURL} from 'node:url';

const [pyodide, packages] = process.argv.slice(2);
// Not with the line of the program, which is all of Pyodide.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({indexURL: pyodide, env: {ORACLE_NB_DATA: '/data'}});
const installed = '/lib/python3.14/site-packages';
python.FS.mount(python.FS.filesystems.NODEFS, {root: packages}, installed);
console.log(python.runPython(`
import importlib
import json
import compression.zstd
import os
import sys

importlib.invalidate_caches()
boot = sorted(sys.modules)

from oracle_nb.web.runtime.in_browser import Worker

worker = Worker(b"", lambda size, pages: None)
for kind, number, *about in json.loads(worker.open("", "", "en")):
    if kind == "part" and about[0] == "HtmlView" and worker._page.table is None:
        worker.receive(number, json.dumps({"do": "first", "value": ""}))
table = worker._page.table
for query in ("board=delphi", "board=mythology", f"game={table.screen.shared_game.name}"):
    worker.picture(query)
for _ in range(20):
    game = table.game
    if game.is_bot(game.to_move):
        worker.step()
    else:
        game.play(next(iter(game.legal_actions())))
    worker.tick()
json.dumps({"boot": boot, "first": sorted(sys.modules)})
`));
process.exit(0);
