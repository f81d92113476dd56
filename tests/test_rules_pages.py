import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_rules_pages_in_docs_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("make_rules", ROOT / "docs" / "make_rules.py")
    assert spec is not None
    assert spec.loader is not None
    make_rules = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make_rules)
    for path, page in make_rules.pages().items():
        assert path.read_text(encoding="utf-8") == page, "run make rules"
