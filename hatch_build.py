"""Builds the browser client into the package."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent


class ClientBuild(BuildHookInterface[Any]):
    """Run the client's build before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless it is up to date; a checkout in work goes without if need be."""
        if not (HERE / "web" / "package.json").is_file():
            return
        sys.path.insert(0, str(HERE))
        from web import build

        if build.built():
            return
        try:
            build.build()
        except (OSError, subprocess.CalledProcessError) as fault:
            if version != "editable":
                raise
            self.app.display_warning(f"The browser client was not built: {fault}")
