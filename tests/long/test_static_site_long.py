"""The static site in Chromium, as `make site` builds it, also without a network."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect

from oracle_nb.games.registry import puzzles_of
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.scene import Scene
from scripts.firefox import find
from scripts.static_site import sizes
from scripts.static_site_jupyter import notebooks
from tests.browser.firefox import firefox
from tests.browser.learner import Learner
from tests.browser.seats import unfold
from tests.browser.test_browser_puzzles import undecided
from tests.long.static_host import Host

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
"""Milliseconds to wait for Python to start on a busy machine."""
MOST = 11_000_000
"""Maximum number of bytes that a first visit transfers, as a host compresses them."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        shutil.which("npm") is None, reason="npm is missing: the site is built with it"
    ),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The built site on a static host."""
    folder = tmp_path_factory.mktemp("host")
    made = os.environ.get("SITE_PLACE")
    if made:
        shutil.copytree(made, folder / "some" / "where")
    else:
        command = [sys.executable, "-m", "scripts.static_site", "--output"]
        output = os.path.relpath(folder / "some" / "where", ROOT)
        subprocess.run([*command, output], cwd=ROOT, check=True)
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a new visitor; what goes wrong in it fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"{message.text} {message.location.get('url', '')}")

    page.on("console", note)
    yield page
    context.close()
    assert wrong == []


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#app header")).to_be_visible(timeout=PATIENCE)


ABSENT = """
async (refused) => {
  const text = await (await fetch('offline.js')).text();
  const {files} = JSON.parse(/SITE = (\\{.*?\\});/s.exec(text)[1]);
  let absent = [];
  for (let time = 0; time < 600; time += 1) {
    const addresses = files.map((file) => new URL(file, location.href.split('?')[0]));
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    absent = files.filter((file, at) => !kept[at] && !(refused && file.includes(refused)));
    if (!absent.length) break;
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  return absent;
}
"""
"""Waits a minute for the service worker, and returns the files that it still lacks.

Playwright's `wait_for_function` doesn't wait for promises: it takes them for true.
"""


def kept_offline(page: Page, refused: str = "") -> None:
    """Wait until the service worker has every file of the site that its host doesn't refuse."""
    assert page.evaluate(ABSENT, refused) == []


def take_tokens(page: Page, dice: int) -> None:
    """Take favor tokens for some dice: at the beginning everybody can."""
    for _ in range(dice):
        number = page.locator(".now[data-at]")
        before = number.get_attribute("data-at")
        page.get_by_role("button", name="Take 2 favor tokens").click()
        page.locator("button[data-do=do]").click()
        expect(number).not_to_have_attribute("data-at", before or "", timeout=PATIENCE)


def test_the_site_asks_nobody_else_and_works_without_a_network(site: Host, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, site.address)
    kept_offline(page)
    others = [url for url in asked if not url.startswith((site.address, "data:", "blob:"))]
    assert others == []
    site.stop()
    try:
        page.reload()
        page.get_by_role("button", name="Easy").click()
        board = page.locator("svg [data-space]").first
        expect(board).to_be_attached(timeout=PATIENCE)
        take_tokens(page, 3)
        address = page.url
        assert re.search(r"\?game=", address)
        # The game goes on after a reload, and pictures of it are drawn.
        page.goto(address)
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        for link, heading in (("Learn", "Learn"), ("Puzzles", "Puzzles"), ("Rules", "Rules")):
            page.get_by_role("link", name=link, exact=True).first.click()
            expect(page.locator("h1").filter(has_text=re.compile(heading))).to_be_visible()
        page.get_by_role("link", name="Games", exact=True).click()
        picture = page.locator("img.thumb").first
        expect(picture).to_be_visible()
        page.wait_for_function("document.querySelector('#app') !== null")
    finally:
        site.start()


def test_all_files_but_a_refused_one_are_kept(site: Host, page: Page) -> None:
    with site.refusing("license"):
        opened(page, site.address)
        kept_offline(page, "license")


def publish(site: Path) -> None:
    """Make a site another version with the same files."""
    script = site / "offline.js"
    text = re.sub('"version": "[^"]*', r"\g<0>0", script.read_text("utf-8"))
    script.write_text(text, "utf-8")


INSTALLED = """
async () => {
  const changed = (worker) => new Promise((resolve) => { worker.onstatechange = resolve; });
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  while (worker.state !== 'installed') await changed(worker);
}
"""
"""Waits until the browser has the files of the next version."""
USED = """
async (most) => {
  const late = new Promise((_resolve, reject) => { setTimeout(reject, most, 'still waiting'); });
  const changed = (worker) => new Promise((resolve) => { worker.onstatechange = resolve; });
  const {active, waiting} = await navigator.serviceWorker.getRegistration('/some/where/');
  const worker = waiting ?? active;
  while (worker.state !== 'activated') await Promise.race([changed(worker), late]);
  return (await caches.keys()).length;
}
"""
"""Waits until the next version is used, and returns the number of versions that are kept."""
PICTURES = """
() => {
  const address = 'picture?rule=board.tiles&board=delphi&language=en&theme=light';
  for (let number = 0; number < 200; number += 1) fetch(address).catch(() => {});
}
"""
"""Asks for more pictures than a page draws before it is left."""


def test_a_page_keeps_its_files_until_the_next_version_is_used(site: Host, page: Page) -> None:
    other = page.context.new_page()
    other.goto(site.address + "../")
    opened(page, site.address)
    kept_offline(page)
    publish(site.folder)
    page.evaluate(INSTALLED)
    site.stop()
    try:
        # The version before is used as long as the tab is open.
        page.reload()
        expect(page.locator("#app header")).to_be_visible(timeout=PATIENCE)
        page.evaluate(PICTURES)
        page.goto("about:blank")
        assert other.evaluate(USED, PATIENCE) == 1
        opened(page, site.address)
    finally:
        site.start()


def test_two_sites_at_one_host_keep_their_own_files(site: Host, page: Page) -> None:
    beside = Path(shutil.copytree(site.folder, site.folder.parent / "beside"))
    publish(beside)
    places = [site.address, f"{site.address}../beside/"]
    for place in places:
        opened(page, place)
        kept_offline(page)
    site.stop()
    try:
        for place in places:
            opened(page, place)
    finally:
        site.start()


def test_a_guided_game_a_lesson_and_a_puzzle_are_there(site: Host, page: Page) -> None:
    for search in ("?guided", "?lesson=sailing", "?puzzles=next"):
        opened(page, site.address + search)
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        expect(page.locator("text=went wrong")).to_have_count(0)


class SiteLearner(Learner):
    """A learner whose board is an SVG element."""

    def point(self, scene: Scene, space: int) -> None:
        self.page.locator(f'svg .base [data-space="{space}"]').click()

    def read(self) -> None:
        course, stop = self.course, self.course.stop
        if course.asks_prediction:
            self.predict(stop)
        if isinstance(stop, LessonStep):
            question = stop.say[course.language]
        else:
            question = course.school.say(course.language, stop.prompt, **stop.facts)
        expect(self.section.locator(".l-say")).to_have_text(question, timeout=PATIENCE)


@pytest.fixture
def offline(site: Host, page: Page) -> Iterator[Page]:
    """A page that was loaded once, and whose host is gone."""
    opened(page, site.address)
    kept_offline(page)
    site.stop()
    yield page
    site.start()


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_a_guided_game_against_bots_is_played_to_its_end(
    site: Host, offline: Page, name: str
) -> None:
    page = offline
    opened(page, f"{site.address}?guided&of={name}")
    now = page.locator(".now")
    show = page.locator("[data-do='tip-show']")
    skip, end = page.locator("[data-do='skip']"), page.locator(".end")
    turns = 0
    for _ in range(400):
        expect(show.or_(skip).or_(end).first).to_be_visible(timeout=PATIENCE)
        if end.count():
            break
        turns += 1
        at = now.get_attribute("data-at")
        if skip.count():
            # The turns of the bots may be over before the button is clicked.
            with suppress(Error):
                skip.click(timeout=3000)
        else:
            show.click()
            now.locator("[data-go]").click()
        expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0, timeout=PATIENCE)
    assert end.count() == 1
    assert turns > 20


def test_a_lesson_is_taken_to_its_end(site: Host, offline: Page) -> None:
    opened(offline, f"{site.address}?lesson=sailing&seed=3")
    learner = SiteLearner(offline, "sailing", 3)
    while not learner.course.over:
        learner.read()
        learner.do_right()
        learner.next()
    offline.get_by_role("link", name="Learn", exact=True).first.click()
    expect(offline.locator(".l-map, .l-title").first).to_be_visible()


def test_a_puzzle_is_solved_and_its_best_turn_shown(site: Host, offline: Page) -> None:
    puzzle = next(
        candidate
        for candidate in puzzles_of("delphi").values()
        if 1 < len(undecided(candidate)) < 4
    )
    opened(offline, f"{site.address}?puzzles={puzzle.id}")
    lesson = offline.locator("section.lesson")
    for text in undecided(puzzle):
        source = re.match(r"\S+ (\w+:\w+)", text)
        assert source is not None
        group = lesson.locator(f'[data-do=source][data-value="{source[1]}"]')
        expect(group).to_be_visible(timeout=PATIENCE)
        if "on" not in (group.get_attribute("class") or "").split():
            group.press("Enter")
            expect(group).to_have_class(re.compile(r"\bon\b"), timeout=PATIENCE)
        unfold(lesson.locator(f'[data-action][data-value="{text}"]')).press("Enter")
        confirm = lesson.locator(f'.explain [data-do=do][data-value="{text}"]')
        confirm.press("Enter")
        expect(confirm).not_to_be_attached(timeout=PATIENCE)
    expect(lesson).to_have_attribute("data-state", "done", timeout=PATIENCE)
    expect(lesson.locator("[data-said=right]")).to_contain_text("Solved")


def test_bots_play_a_game_to_its_end(site: Host, offline: Page) -> None:
    opened(offline, site.address)
    form = offline.locator("form[data-do=new]")
    offline.locator("details:has(form[data-do=new]) > summary").click()
    for seat, kind in enumerate(("bot:greedy", "bot:planner", "")):
        form.locator(f"[name=kind-{seat}]").select_option(kind)
    form.locator("[type=submit]").click()
    expect(offline.locator(".end")).to_be_visible(timeout=10 * PATIENCE)
    # Review, replay and statistics follow.
    address = offline.url
    opened(offline, f"{site.address}?stats")
    expect(offline.locator("#app h1").first).to_be_visible()
    opened(offline, address)
    expect(offline.locator(".end")).to_be_visible(timeout=PATIENCE)


def test_a_second_tab_asks_before_it_takes_over(site: Host, page: Page) -> None:
    opened(page, site.address)
    other = page.context.new_page()
    other.goto(site.address)
    button = other.get_by_role("button", name="Continue here")
    expect(button).to_be_visible(timeout=PATIENCE)
    button.click()
    expect(other.locator("#app header")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Continue here")).to_be_visible()


def test_a_tab_without_locks_gives_way_to_the_next_one(site: Host, page: Page) -> None:
    # As at an address without encryption, where there are neither locks nor service workers.
    page.context.add_init_script(
        "for (const name of ['locks', 'serviceWorker'])"
        " Object.defineProperty(Navigator.prototype, name, {value: undefined})"
    )
    page.context.route("**/picture?*", lambda route: route.fulfill(body=""))
    opened(page, site.address)
    page.get_by_role("button", name="Easy").click()
    take_tokens(page, 1)
    address, number = page.url, page.locator(".now[data-at]").get_attribute("data-at")
    other = page.context.new_page()
    opened(other, address)
    expect(other.locator(f'.now[data-at="{number}"]')).to_be_visible(timeout=PATIENCE)
    take_tokens(other, 1)
    # The first tab notices it with its next change, which isn't kept.
    page.get_by_role("button", name="Take 2 favor tokens").click()
    page.locator("button[data-do=do]").click()
    expect(page.get_by_role("button", name="Continue here")).to_be_visible(timeout=PATIENCE)
    then = other.locator(".now[data-at]").get_attribute("data-at")
    take_tokens(other, 1)
    other.reload()
    expect(other.locator(".now[data-at]")).to_be_visible(timeout=PATIENCE)
    assert other.locator(".now[data-at]").get_attribute("data-at") == str(int(then or 0) + 1)
    page.get_by_role("button", name="Continue here").click()
    expect(page.locator(f'.now[data-at="{int(then or 0) + 1}"]')).to_be_visible(timeout=PATIENCE)


def test_the_policy_forbids_scripts_in_the_page(site: Host, browser: Browser) -> None:
    # A page of its own: the browser reports each refusal as an error.
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.address)
        ran = page.evaluate(
            """() => {
              const script = document.createElement('script');
              script.textContent = 'window.inlineRan = true';
              document.body.append(script);
              // Not at once: what a debugger evaluates may do more than the page.
              return new Promise((resolve) => setTimeout(() => {
                let evaluated = false;
                try { evaluated = (0, eval)('true'); } catch { /* As it should be. */ }
                resolve([Boolean(window.inlineRan), evaluated]);
              }));
            }"""
        )
    assert ran == [False, False]


def test_the_size_is_small(site: Host) -> None:
    rows = [*sizes(site.folder)]
    raw, compressed = sum(size for _, size, _ in rows), sum(packed for _, _, packed in rows)
    print(f"\n{raw:,} bytes, {compressed:,} as a host compresses them")
    assert compressed < MOST


def test_a_first_game_needs_only_the_first_pack(site: Host, browser: Browser) -> None:
    # A context of its own: the browser reports each refusal as an error.
    with browser.new_context(locale="en") as context:
        page = context.new_page()
        with site.refusing("later."):
            opened(page, site.address)
            page.get_by_role("button", name="Easy").click()
            expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
            take_tokens(page, 3)
            explore = page.get_by_role("link", name="Explore", exact=True).first
            explore.click()
            alert = page.get_by_role("alert").filter(has_text="went wrong")
            expect(alert).to_be_visible(timeout=PATIENCE)
        # It is asked for again once it is needed again.
        opened(page, f"{site.address}?explore=free.7")
        expect(page.locator(".x-tools")).to_be_visible(timeout=PATIENCE)


def test_a_second_visit_finds_what_the_first_one_compiled(site: Host, browser: Browser) -> None:
    # A browser stores code once it has compiled nothing more for two seconds.
    for stay in (4_000, 16_000):
        with browser.new_context() as context:
            page = context.new_page()
            opened(page, f"{site.address}?guided")
            kept_offline(page)
            page.wait_for_timeout(stay)
            page.close()
            page = context.new_page()
            browser.start_tracing(page=page, categories=["v8.wasm"])
            opened(page, f"{site.address}?guided")
            if b'"wasm.Deserialize"' in browser.stop_tracing():
                return
    raise AssertionError("the second visit compiled everything again")


def test_boards_are_explored(site: Host, offline: Page) -> None:
    for game, measure in (
        ("delphi", "sailing.betweenness_centrality"),
        ("mythology", "foot.sizes"),
    ):
        opened(offline, f"{site.address}?explore=&of={game}")
        offline.locator("select[data-change=look]").select_option(measure)
        expect(offline.locator("select[data-change=look]")).to_have_value(measure)
        expect(offline.locator(".x-card, section.own").first).to_be_visible(timeout=PATIENCE)
        expect(offline.get_by_role("alert")).to_have_count(0)


ALL_RUN = """
() => {
  const numbers = [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')];
  return numbers.length && numbers.every((number) => /\\[\\d+\\]/.test(number.textContent));
}
"""
"""Whether all cells of a notebook have been run."""


def run_notebook(page: Page, address: str) -> None:
    """Run all cells of a notebook in JupyterLite, which are shown without an error."""
    page.goto(address)
    expect(page.locator(".jp-CodeCell").first).to_be_visible(timeout=PATIENCE)
    page.get_by_text("Run", exact=True).first.click()
    page.get_by_text("Run All Cells", exact=True).click()
    # A cell with an error stops those after it.
    page.wait_for_function(ALL_RUN, timeout=5 * PATIENCE)
    expect(page.locator("[data-mime-type*=error]")).to_have_count(0)


def test_notebooks_run_without_a_network(site: Host, page: Page) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    # The page of the app registers the service worker, which keeps what notebooks load.
    opened(page, site.address)
    folder = f"{site.address}jupyter/notebooks/index.html?path="
    for name, _notebook in notebooks():
        run_notebook(page, folder + name)
    others = [url for url in asked if not url.startswith((site.address, "data:", "blob:"))]
    assert others == []
    site.stop()
    try:
        run_notebook(page, f"{folder}first-game.ipynb")
    finally:
        site.start()


FULL = """
const put = IDBObjectStore.prototype.put;
let full = true;
IDBObjectStore.prototype.put = function (...what) {
  if (full) throw new DOMException('no room', 'QuotaExceededError');
  return put.apply(this, what);
};
new BroadcastChannel('room').onmessage = () => { full = false; };
"""
"""The beginning of a worker whose storage is full until there is room."""


def test_a_full_storage_is_reported_until_there_is_room(site: Host, page: Page) -> None:
    with site.beginning("worker.*.js", FULL):
        opened(page, site.address)
        page.get_by_role("button", name="Easy").click()
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        alert = page.get_by_role("alert").filter(has_text="no space left")
        expect(alert.first).to_be_visible(timeout=PATIENCE)
        take_tokens(page, 1)
        page.evaluate("new BroadcastChannel('room').postMessage('')")
        expect(alert).to_have_count(0, timeout=PATIENCE)
        # The actions of the meantime are kept.
        before = page.locator(".now[data-at]").get_attribute("data-at")
        page.reload()
        expect(page.locator(".now[data-at]")).to_have_attribute(
            "data-at", before or "", timeout=PATIENCE
        )


REFUSED = """
CacheStorage.prototype.open = async () => { throw new DOMException('no', 'SecurityError'); };
"""
"""The beginning of a service worker whose browser refuses caches."""


def test_a_browser_that_refuses_caches_asks_the_host(site: Host, page: Page) -> None:
    with site.beginning("offline.js", REFUSED):
        opened(page, site.address)
        page.get_by_role("button", name="Easy").click()
        expect(page.locator("svg [data-space]").first).to_be_attached(timeout=PATIENCE)
        opened(page, page.url)


def test_a_game_is_begun_and_found_again_in_firefox(site: Host, tmp_path: Path) -> None:
    program = find()
    if program is None:
        pytest.skip("no Firefox: run `make firefox`")
    with firefox(program, tmp_path) as page:
        page.visit(site.address)
        page.wait_for("header")
        page.click("button[data-do=first]")
        page.wait_for("svg [data-space]")
        page.click('[data-action][data-value^="favor "]')
        page.click("button[data-do=do]")
        page.wait_for('.now[data-at="1"]')
        address = page.evaluate("location.href")
        page.visit(f"{site.address}?guided")
        page.wait_for("[data-do=tip-show]")
        page.click("[data-do=tip-show]")
        page.wait_for(".now [data-go]")
        page.click(".now [data-go]")
        page.wait_for('.now[data-at="1"]')
        page.visit(f"{site.address}?lesson=sailing")
        page.wait_for("section.lesson")
        page.visit(f"{site.address}?explore=free.7")
        page.wait_for(".x-tools")
        site.stop()
        try:
            page.visit(address)
            page.wait_for('.now[data-at="1"]')
        finally:
            site.start()
