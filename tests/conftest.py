"""What the whole test run says at its end."""

from typing import Any

NO_BROWSER = "no Chromium or Chrome could be had"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly which tests a missing browser kept from running."""
    missed = [
        report.nodeid
        for report in terminalreporter.stats.get("skipped", [])
        if NO_BROWSER in str(report.longrepr)
    ]
    if missed:
        terminalreporter.section("BROWSER TESTS DID NOT RUN", red=True, bold=True)
        terminalreporter.write_line(f"{NO_BROWSER}; install one, or put its path in CHROMIUM.")
        for name in missed:
            terminalreporter.write_line(f"  {name}")
