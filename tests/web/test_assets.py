"""Pages load scripts by their address; elsewhere documents hold the code."""

import gzip
import json
import re
from html import unescape

import pytest
from bokeh.document import Document
from panel.io.resources import DIST_DIR

from oracle_nb.render.boards.canvas import CanvasView
from oracle_nb.render.html import tag
from oracle_nb.web.runtime.assets import FOLDER, module, publish, published
from oracle_nb.web.runtime.panel_parts import panel_view
from oracle_nb.web.runtime.server.document import ASSETS
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.error_report import REFUSALS
from oracle_nb.web.widgets.html_view import HtmlView, Message, style
from tests.web.test_session_end import run

PANEL = DIST_DIR / "panel.min.js"


def model(document, css="p { color: red }"):
    return panel_view(HtmlView(lambda _message: None, css)).get_root(document)


def code_of(address):
    body = published(address.rpartition("/")[2])
    assert body is not None
    return body.decode()


@pytest.fixture
def served():
    document = Document()
    document.template_variables[FOLDER] = "/assets/code/"
    return document


def test_a_served_view_names_its_code_and_brings_its_style_sheets_with_it(served):
    shown = model(served)
    assert shown.bundle == "url"
    assert shown.esm.startswith("/assets/code/")
    code = code_of(shown.esm)
    assert "p { color: red }" in code
    assert "export function render" in code
    assert not {style(), "p { color: red }"} & {str(stylesheet) for stylesheet in shown.stylesheets}


def test_views_with_the_same_style_sheets_share_their_code(served):
    assert model(served).esm == model(served).esm
    assert model(served).esm != model(served, "p { color: blue }").esm


def test_a_view_elsewhere_holds_its_code_and_style_sheets():
    shown = model(Document())
    assert shown.bundle is None
    assert shown.esm == HtmlView.script
    assert style() in shown.stylesheets


def test_the_script_that_draws_components_does_what_that_of_panel_does():
    # Panel would import its own from a blob, which no page may do.
    texts = re.findall(r'_render_code\(\)\{return("(?:[^"\\]|\\.)*")\}', PANEL.read_text("utf-8"))
    (theirs,) = (script for script in map(json.loads, texts) if "view.model_proxy" in script)
    named = re.compile(r"\b(?:Bokeh|view)\.[\w.]+")
    assert named.findall((ASSETS / "component.js").read_text("utf-8")) == named.findall(theirs)


def test_nothing_moves_by_itself():
    # The one animation for everybody hides an old phrase, at once.
    others = r"@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}\n"
    calm = re.sub(others, "", style(), flags=re.DOTALL)
    assert "transition:" not in style() and len(calm) < len(style())
    assert re.findall(r"animation: (\S+ \S+)", calm) == ["phrase-over 1ms"]


@pytest.mark.parametrize("what", REFUSALS)
@pytest.mark.parametrize("language", languages())
def test_a_refusal_of_the_browser_is_shown_until_somebody_acts_on_the_page(what, language):
    handled: list[Message] = []
    view = HtmlView(handled.append, language=language)
    view.html = tag("p", "page")
    view.receive({"do": "refused", "value": what})
    assert words(language).say(f"browser-{what}") in unescape(str(view.html))
    assert view.html.endswith("<p>page</p>") and handled == []
    view.html = tag("p", "next")
    assert words(language).say(f"browser-{what}") in unescape(str(view.html))
    view.receive({"do": "press"})
    view.html = tag("p", "last")
    assert view.html == "<p>last</p>" and [message.do for message in handled] == ["press"]


def test_the_code_of_a_canvas_holds_that_of_ipycanvas():
    assert "CanvasManagerModel" in module(CanvasView)


def test_a_script_is_served_compressed_and_kept_for_good():
    async def visit(server):
        address = f"{server.url}assets/code/{publish('export const one = 1;')}"
        plain = await server.fetch(address)
        packed = await server.fetch(address, {"Accept-Encoding": "gzip"})
        missing = await server.fetch(f"{server.url}assets/code/none.js")
        return plain, packed, missing

    plain, packed, missing = run(visit)
    assert plain.body == gzip.decompress(packed.body) == b"export const one = 1;"
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "immutable" in plain.headers["Cache-Control"]
    assert plain.headers["Content-Type"].startswith("text/javascript")
    assert missing.code == 404
