// Compress the contents of packs with the Python of the static site, in their place:
//     node scripts/static_site_compress.mjs FOLDER_OF_PYODIDE FOLDER_OF_THE_MODULE FOLDER_OF_PACKS

import {pathToFileURL} from 'node:url';

const [pyodide, module, packs] = process.argv.slice(2);
// Not with the line of the program, which is all of Pyodide.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({indexURL: pyodide, env: {PYTHONDONTWRITEBYTECODE: '1'}});
for (const [name, root] of Object.entries({module, packs})) {
  python.FS.mkdirTree(`/site/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, {root}, `/site/${name}`);
}
python.runPython(`
import sys
from pathlib import Path

sys.path.append("/site/module")
from packs import compress

for path in Path("/site/packs").iterdir():
    path.write_bytes(compress(path.read_bytes()))
`);
process.exit(0);
