"""Parts in a real browser: after each change the page is as if it had been written anew."""

from pathlib import Path
from random import Random

import pytest

import oracle_nb.web
from oracle_nb.render.html import Html, html, part, shared, tag, without_marks
from oracle_nb.render.text_changes import SCRIPT
from oracle_nb.web.widgets.keyed_html import KeyedHtml

pytestmark = pytest.mark.browser

CODE = SCRIPT + (Path(oracle_nb.web.__file__).parent / "widgets" / "html_view.js").read_text(
    "utf-8"
)
PLAY = """async ([code, steps]) => {
  const blob = new Blob([code], {type: 'text/javascript'});
  const {Parts, store} = await import(URL.createObjectURL(blob));
  const root = document.body.appendChild(document.createElement('div'));
  const state = {number: 0, texts: new Map([['', '']]), made: new Map()};
  const parts = new Parts(state, root);
  const anew = document.createElement('div');
  const wrong = [];
  for (const [at, [given, whole]] of steps.entries()) {
    store(state, given);
    const stays = root.querySelector('#stays');
    parts.update(new Set(given.filter((_, at) => at % 2 === 0)));
    anew.innerHTML = whole;
    // Texts beside each other are one in what is written anew.
    root.normalize();
    if (!root.isEqualNode(anew)) wrong.push([at, root.innerHTML, whole]);
    if (stays?.isConnected && stays !== root.querySelector('#stays')) wrong.push([at, 'made anew']);
  }
  return wrong;
}"""
ICONS = [
    Html(f'<svg viewBox="0 0 1 1"><circle cx="0" cy="0" r="{size}"></circle></svg>')
    for size in range(4)
]
DRAWN = Html('<svg viewBox="0 0 9 9" id="drawing">{}</svg>')


def view(rng):
    """A page of nested parts, lists, drawings and texts."""

    def row(number):
        cells = [rng.choice(ICONS), tag("b", str(rng.randrange(3)))]
        # Long enough to be sent as a change of another row.
        about = f"It's row {number} & others like it"
        shown = tag("li", cells, cls=rng.choice("xy"), title=about, data_k=f"{number}")
        return part(f'row <{number}> & "', shown)

    rows = [row(number) for number in rng.sample(range(6), rng.randrange(6))]
    marks = [
        part(f"mark-{n}", Html(f'<circle cx="{n}" cy="{rng.randrange(3)}" r="1"></circle>'))
        for n in rng.sample(range(4), rng.randrange(4))
    ]
    paragraph = shared(tag("p", f"rule {rng.randrange(3)}"))
    kind = rng.choice(("div", "section"))
    return html(
        part("list", tag("ul", rows)) if rng.random() < 0.9 else None,
        rng.choice(("", "text <", tag("i", "x"))),
        part("outer", tag(kind, part("count", tag("b", str(rng.randrange(4)))), paragraph)),
        rng.choice(ICONS),
        paragraph,
        Html(DRAWN.format(html(marks))),
        tag("p", "here", id="stays", data_k="stays"),
    )


def steps(seed):
    rng = Random(seed)
    html_view = KeyedHtml()
    for _ in range(150):
        shown = view(rng)
        _, changed = html_view.update(shown)
        yield changed, without_marks(shown)


@pytest.mark.parametrize("seed", range(2))
def test_a_page_that_was_patched_is_the_page_written_anew(page, seed):
    assert page.evaluate(PLAY, [CODE, list(steps(seed))]) == []
