"""The runtime of the static site: Python in a web worker, which exchanges messages with the page.

Nothing here knows the browser: a worker (``assets/worker.js``) starts `Worker`, hands it the
messages of the page, and posts what it returns. Tests do the same without a browser.
"""

from oracle_nb.web.runtime.in_browser.worker import Worker

__all__ = ["Worker"]
