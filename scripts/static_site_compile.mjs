// Compile all modules below folders with the Python of the static site, in the place of their sources:
//     node scripts/static_site_compile.mjs FOLDER_OF_PYODIDE FOLDER...

import {pathToFileURL} from 'node:url';

const [pyodide, ...folders] = process.argv.slice(2);
// Not with the line of the program, which is all of Pyodide.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Without columns, which only tracebacks show, modules are a quarter smaller.
const python = await loadPyodide({indexURL: pyodide, env: {PYTHONNODEBUGRANGES: '1'}});
folders.forEach((folder, at) => {
  python.FS.mkdirTree(`/site/${at}`);
  python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, `/site/${at}`);
});
// Tracebacks name modules as they are installed. No file has a time: the same sources give the same bytes.
python.runPython(`
import py_compile
from pathlib import Path

for folder in Path("/site").iterdir():
    for source in sorted(folder.rglob("*.py")):
        shown = "/" + source.relative_to(folder).as_posix()
        py_compile.compile(
            str(source), str(source) + "c", shown, doraise=True, optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()
`);
