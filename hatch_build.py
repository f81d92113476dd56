"""Build the browser client and compile core, games and players while the wheel is built.

Where there is no C compiler, or CROWNLANDS_BUILD=pure says so, the wheel is pure Python and
behaves the same. CROWNLANDS_BUILD=compiled makes a failure to compile an error. An editable
install is always pure, and nothing is ever written beside the sources.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "players")
# What only people read, or what travels between processes, stays as it is: it is not played in, its
# dataclasses inherit, and compiled ones cannot be pickled.
INTERPRETED = (
    "zones.py",
    "view.py",
    "wording.py",
    "core/errors.py",
    "core/record.py",
    "core/text.py",
)
OPTIMIZATION = "2"


class CrownlandsBuild(BuildHookInterface[Any]):
    """Puts the client and compiled modules into the wheel, next to those they stand in for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, then compile."""
        self.build_client(version)
        self.compile(version, build_data)

    def build_client(self, version: str) -> None:
        """Build the client, unless it is up to date; a checkout in work goes without if need be."""
        root = Path(self.root)
        if not (root / "web" / "package.json").is_file():
            return
        sys.path.insert(0, str(root))
        from web import build

        try:
            build.build()
        except (OSError, subprocess.CalledProcessError) as fault:
            if version != "editable":
                raise
            self.app.display_warning(f"The browser client was not built: {fault}")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of its own and hand the results to the wheel."""
        wanted = os.environ.get("CROWNLANDS_BUILD", "")
        if version == "editable" or wanted == "pure":
            return
        if wanted != "compiled" and not has_compiler():
            self.app.display_warning("no C compiler: building crownlands in pure Python")
            return
        folder = Path(self.directory) / "mypyc"
        made = compile_into(Path(self.root), folder)
        if made is None:
            if wanted == "compiled":
                self.app.abort("crownlands could not be compiled")
            self.app.display_warning("could not compile: building crownlands in pure Python")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in made:
            build_data["force_include"][str(module)] = str(module.relative_to(folder / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing but the wheel."""
        shutil.rmtree(Path(self.directory) / "mypyc", ignore_errors=True)


def compiler_name() -> str:
    """The C compiler that was asked for, or that this Python was made with."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def has_compiler() -> bool:
    """Whether the C compiler can be run, and finds what Python's own headers say."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    found = shutil.which(compiler_name()) is not None or sys.platform == "win32"
    return found and headers.exists()


def compile_into(root: Path, folder: Path) -> list[Path] | None:
    """Compile a copy of the sources; give the modules made, or None if it cannot be done."""
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as copied:
        shutil.copytree(root / "src" / "crownlands", Path(copied) / "crownlands")
        done = subprocess.run(
            [sys.executable, str(root / "hatch_build.py"), str(folder.resolve())],
            cwd=copied,
            stdout=sys.stderr,
            check=False,
        )
    if done.returncode:
        return None
    return sorted(path for path in (folder / "lib").rglob("*") if path.is_file())


def run_mypyc(folder: Path) -> None:
    """Compile the package in the working directory, with all cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class BuildWithAllCores(build_ext):
        """Compiles the C files side by side, whichever extension they belong to."""

        def build_extensions(self) -> None:
            def compile(part: tuple[Extension, str]) -> list[str]:
                extension, source = part
                made: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                )
                return made

            parts = [(part, source) for part in self.extensions for source in part.sources]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for (extension, _), made in zip(parts, pool.map(compile, parts), strict=True):
                    extension.extra_objects += made
                    extension.sources = []
            super().build_extensions()

    modules = [
        str(path)
        for part in COMPILED
        for path in sorted(Path("crownlands", part).rglob("*.py"))
        if not path.as_posix().endswith(INTERPRETED)
    ]
    extensions = mypycify(
        ["--strict", *modules],
        opt_level=OPTIMIZATION,
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
    )
    if "gcc" in compiler_name():
        games = max(extensions, key=lambda extension: len(extension.sources))
        games.extra_compile_args += ["-fvisibility=hidden", "-flto"]
        games.extra_link_args += ["-flto=auto"]
    command = BuildWithAllCores(Distribution({"name": "crownlands", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1] == "--can-compile":
        sys.exit(not has_compiler())
    run_mypyc(Path(sys.argv[1]))
