#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the house itself: which library stands on which, what each file says of its licence, what must not be in it,
that each article of the Laws and each case has its place (docs/laws.md, docs/cases.md), that everything the course has to
teach is taught (docs/learn.md), and that each attack is tried by the tests that docs/security.md names.

usage: check_house.py      from the root of the repository, with build/release configured
The last line is "N passed, N failed".
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "scripts"))
import render_coverage_document
import render_laws_document

# The arrows of ARCHITECTURE.md: every library and what its CMake target names, nothing more and nothing less.
ARROWS = {
    "support": [],
    "rules": ["support"],
    "notation": ["rules"],
    "laws": ["notation"],
    "unwinnability": ["rules"],
    "game": ["laws", "unwinnability"],
    "search": ["rules"],
    "openings": ["notation"],
    "opening_names": ["openings"],
    "lessons": ["game", "openings"],
    "lesson_files": ["answers"],
    "store": ["game"],
    "bus": ["support"],
    "uci": ["support"],
    "computer": ["notation", "uci"],
    "archive": ["notation"],
    "answers": ["game", "lessons", "openings"],
    "server": ["answers", "archive", "bus", "computer", "opening_names", "store"],
}
# What a library may include: itself, what it names, and what that stands on.
MIT, GPL = "MIT", "GPL-3.0-or-later"
LICENCES = [("web/", GPL), ("apps/cli/", GPL), ("apps/server/", GPL), ("apps/wasm/", GPL), ("apps/opening_names/", GPL), ("", MIT)]
CODE = (".cpp", ".hpp", ".py", ".sh", ".cmake", ".ts", ".tsx", ".mjs", ".css", ".sql")
# The project speaks of itself alone: no host of a package registry, no path of one machine.
# Each pattern is spelled so that it does not find itself here.
UNWANTED = re.compile(r"registry[.]npmj[s]|deb[.]debia[n][.]org|/roo[t]/|/wor[k]/|[.][.]/share[d]")

passed, failed = 0, 0


def check(name, problem):
    global passed, failed
    if problem:
        failed += 1
        print(f"FAILED {name}: {problem}")
    else:
        passed += 1


def reach(name):
    found = {name}
    for other in ARROWS[name]:
        found |= reach(other)
    return found


def link_lines():
    """name -> names of the project's libraries that its CMake target links, as CMake itself tells."""
    with open("build/release/adoube_arrows.txt", encoding="utf-8") as file:
        return {line.split(":")[0]: [w for w in line.strip().split(":")[1].split(";") if w] for line in file}


def tracked():
    return subprocess.run(["git", "ls-files"], check=True, capture_output=True, text=True).stdout.splitlines()


def text_of(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def main():
    lines = link_lines()
    for name, arrows in ARROWS.items():
        check(f"arrows of {name}", "" if sorted(lines.get(name, ["missing"])) == sorted(arrows) else f"CMake says {lines.get(name)}")
    check("no library without arrows", ", ".join(set(lines) - set(ARROWS)))

    files = tracked()
    for path in files:
        folder = re.match(r"(?:adoube|apps)/(\w+)/", path)
        if not folder or folder[1] not in ARROWS or not path.endswith((".cpp", ".hpp")):
            continue
        includes = set(re.findall(r'#include "(?:adoube|apps)/(\w+)/', text_of(path)))
        check(f"includes of {path}", ", ".join(sorted(includes - reach(folder[1]))))

    for path in files:
        if path.endswith(CODE) or path.endswith("CMakeLists.txt"):
            if path == "tests/readme/mate.cpp":  # shown in the README as it is; REUSE.toml speaks for it
                continue
            wanted = next(licence for prefix, licence in LICENCES if path.startswith(prefix))
            head = text_of(path)[:400]
            if path.endswith("CMakeLists.txt"):
                wanted = "(MIT|GPL-3.0-or-later)"
            check(f"licence of {path}", "" if re.search(f"SPDX-License-Identifier: {wanted}", head) else f"does not say {wanted}")
        if not path.endswith(".png"):
            found = UNWANTED.search(text_of(path))
            check(f"words of {path}", f"says {found[0]}" if found else "")

    example = text_of("tests/readme/mate.cpp").strip()
    check("the README shows the example that is tested", "" if f"```cpp\n{example}\n```" in text_of("README.md") else "they differ")

    named = set(re.findall(r"^TEST(?:_[FP])?\((\w+), (\w+)\)", "\n".join(text_of(path) for path in files if path.endswith("_test.cpp")), re.M))
    for suite, test in re.findall(r"`([A-Z]\w+)\.(\w+|\*)`", text_of("docs/security.md")):
        is_there = (suite, test) in named or (test == "*" and any(suite == other for other, _ in named))
        check(f"docs/security.md names the test {suite}.{test}", "" if is_there else "there is no such test")

    for document in (render_laws_document.Laws(), render_coverage_document.Coverage()):
        for name, problem in document.checks():
            check(name, problem)

    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
