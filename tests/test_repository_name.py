"""One command sets the name of the repository in badges and links."""

import re
import shutil
import tomllib

import pytest

from scripts import repository

FILES = sorted({path for pattern in repository.FILES for path in repository.ROOT.glob(pattern)})


@pytest.fixture
def copy(tmp_path):
    for path in FILES:
        target = tmp_path / path.relative_to(repository.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return tmp_path


def everything(root):
    return "".join((root / path.relative_to(repository.ROOT)).read_text("utf-8") for path in FILES)


def test_without_a_name_there_are_no_links_that_need_one():
    text = everything(repository.ROOT)
    if not repository.current():
        assert "OWNER.github.io" not in text and "/OWNER/NAME" not in text
        assert "mybinder.org/v2" not in text


def test_every_badge_and_link_gets_the_name(copy):
    changed = {path.name for path in repository.rename("ann-b/delphi.nb", copy)}
    assert {"README.md", "pyproject.toml", "CITATION.cff"} <= changed
    text = everything(copy)
    assert repository.current(copy) == "ann-b/delphi.nb"
    assert text.count("mybinder.org/v2/gh/ann-b/delphi.nb/HEAD") == 2
    assert 'Documentation = "https://ann-b.github.io/delphi.nb/"' in text
    assert "git clone https://github.com/ann-b/delphi.nb oracle_nb" in text
    tomllib.loads((copy / "pyproject.toml").read_text("utf-8"))
    assert repository.rename("ann-b/delphi.nb", copy) == []
    repository.rename("bob/sea", copy)
    assert not re.search(r"ann-b|delphi\.nb", everything(copy))
    repository.rename("ann-b/delphi.nb", copy)
    assert everything(copy) == text


def test_longer_names_are_left_alone(copy):
    repository.rename("ann/sea", copy)
    (copy / "README.md").write_text("https://github.com/ann/sea-2 https://github.com/ann/sea")
    repository.rename("bob/lake", copy)
    assert (copy / "README.md").read_text() == (
        "https://github.com/ann/sea-2 https://github.com/bob/lake"
    )


@pytest.mark.parametrize("name", ["", "delphi", "a/b/c", "-a/b", "a/..", "a b/c", "a/b?"])
def test_a_name_that_github_does_not_allow_is_refused(copy, name):
    before = everything(copy)
    with pytest.raises(ValueError, match="OWNER/NAME"):
        repository.rename(name, copy)
    assert everything(copy) == before
