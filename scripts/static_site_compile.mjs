// Compile all modules below a folder with the Python of the static site, in the place of their sources:
//     node scripts/static_site_compile.mjs FOLDER_OF_PYODIDE FOLDER

import {pathToFileURL} from 'node:url';

const [pyodide, folder] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({indexURL: pyodide});
python.FS.mkdir('/site');
python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, '/site');
// Tracebacks name modules as they are installed. No file has a time: the same sources give the same bytes.
python.runPython(`
import py_compile
from pathlib import Path

for source in sorted(Path("/site").rglob("*.py")):
    shown = "/" + source.relative_to("/site").as_posix()
    py_compile.compile(
        str(source), str(source) + "c", shown, doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()
`);
