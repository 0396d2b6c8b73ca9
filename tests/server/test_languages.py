"""The language of a first visit: what the address, the host or the browser asks for."""

import asyncio

import pytest

from oracle_nb.web.session.browser import preferred_language
from tests.browser.session_group import Client
from tests.server.test_attacks import ask


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("en-GB,en;q=0.9,pl;q=0.8", "en"),
        ("en;q=0.3, pl;q=0.5", "pl"),
        ("de, fr;q=0.9, pl ; q=0.1", "pl"),
        ("de-DE,de", "en"),
        ("pl;q=0, de", "en"),
        ("", "en"),
        ("*", "en"),
        ("pl;q=nan, ;q=1, pl;q=9, <p>, \0,,;", "en"),
        ("x-" * 30_000, "en"),
    ],
)
def test_a_header_prefers_a_language_that_there_is(header, language):
    assert preferred_language(header) == language


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/", {}, "en"),
        ("/", {"Accept_Language": "pl-PL,pl;q=0.9,en;q=0.8"}, "pl"),
        ("/", {"Accept_Language": "pl", "Cookie": "oracle_language=en"}, "en"),
        ("/", {"Accept_Language": "pl", "Cookie": "oracle_language=tlh"}, "pl"),
        ("/?language=pl", {"Cookie": "oracle_language=en"}, "pl"),
        ("/?language=tlh", {"Accept_Language": "pl"}, "pl"),
    ],
)
def test_a_document_is_in_the_language_asked_for(served, path, headers, language):
    answer, body = ask(served, path, **headers)
    assert answer.status == 200
    assert f'<html lang="{language}"' in body


class Polish(Client):
    """A browser that prefers Polish, and has never been here."""

    def _headers(self):
        return {**super()._headers(), "Accept-Language": "pl"}


def test_a_first_visit_is_in_the_language_that_the_browser_prefers(served):
    async def visit():
        client = Polish(served.url)
        await client.open()
        await client.close()
        return [html_view.html for html_view in client._html_views.values()]

    (html,) = asyncio.run(visit())
    assert "Nowa partia" in html
