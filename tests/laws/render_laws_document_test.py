#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What scripts/render_laws_document.py finds, and what it tells when something is missing."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()
SCRIPT = ROOT / "scripts/render_laws_document.py"

REGISTER = """
["3.1"]
duty = "engine"
does = "refuses a move onto an own piece"
["9.2"]
duty = "game"
does = "draws on a claim"
["9.2.1"]
duty = "game"
does = "judges the announced move"
["6.5"]
duty = "none"
does = "furniture"
"""
FILES = {
    "data/laws/articles/all.toml": REGISTER,
    "data/laws/cases.toml": 'N03 = "no words for it"\n',
    "adoube/moves.hpp": "/// How pieces move (Laws 3.1).\n",
    "adoube/moves.cpp": "// The same (Laws 3.1).\n",
    "adoube/claim.cpp": "// Claims (Laws 9.2 to\n// 9.2.1), which are offers too (9.1.2.3).\n",
    "tests/moves_test.cpp": 'const Row rows[] = {\n    {"A01", "it\'s an own piece", "fen", "3.1"},\n    {"two of them (3.1)", "fen"},\n};\n',
    "tests/claim_test.cpp": '// Laws 9.2: claims.\n    {"A02 S01 announced", "9.2.1"},\n',
    "tests/incidents/one.jsonl": '{"incident": "A claim at a board", "cases": ["N09"]}\n{"expect": {"article": "9.2"}}\n',
}


class Document(unittest.TestCase):
    def rendered(self, changes=None):
        """Writes the documents of FILES with the changes (None: no such file), and answers what --check tells, and both."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "docs").mkdir()
            for path, text in {**FILES, **(changes or {})}.items():
                if text is not None:
                    (folder / path).parent.mkdir(parents=True, exist_ok=True)
                    (folder / path).write_text(text)
            run = lambda *command: subprocess.run(command, cwd=folder, capture_output=True, text=True)
            run("git", "init", "-q")
            self.assertEqual(run(sys.executable, SCRIPT).returncode, 0)
            told = run(sys.executable, SCRIPT, "--check").stdout
            return told, (folder / "docs/laws.md").read_text(), (folder / "docs/cases.md").read_text()

    def test_finds_homes_and_rows(self):
        told, laws, cases = self.rendered()
        self.assertNotIn("article", told)
        for row in (
            "| 3.1 | moves | refuses a move onto an own piece | [`adoube/moves.hpp`](../adoube/moves.hpp) | [`moves_test.cpp`](../tests/moves_test.cpp) 2 |",
            "| 9.2 | game | draws on a claim | [`adoube/claim.cpp`](../adoube/claim.cpp) | [`incidents/`](../tests/incidents/) 1, [`claim_test.cpp`](../tests/claim_test.cpp) |",
            "| 6.5 | furniture |",
        ):
            self.assertIn(row, laws)
        for row in (
            "| A01 | it's an own piece | [`moves_test.cpp`](../tests/moves_test.cpp) |",
            "| S01 | announced | [`claim_test.cpp`](../tests/claim_test.cpp) |",
            "| N09 | A claim at a board | [`incidents/one.jsonl`](../tests/incidents/one.jsonl) |",
            "| N03 | No row: no words for it |",
        ):
            self.assertIn(row, cases)

    def test_tells_what_is_missing(self):
        register = "data/laws/articles/all.toml"
        for changes, expected in (
            ({"adoube/claim.cpp": None}, "article 9.2.1: game, but no home"),
            ({"tests/claim_test.cpp": None}, "article 9.2.1: game, but no rows"),
            ({"adoube/chair.cpp": "// Laws 6.5.\n"}, "article 6.5: does nothing, but adoube/chair.cpp is its home"),
            ({"adoube/claim.cpp": "// Claims (Laws 9.2, 9.9).\n"}, 'adoube/claim.cpp: a comment says "9.2, 9.9", but the register has no 9.9'),
            ({register: REGISTER.replace('duty = "engine"\n', "")}, "article 3.1: duty '' is none of"),
            ({register: REGISTER.replace('does = "furniture"\n', "")}, "article 6.5: no reason"),
            ({"tests/moves_test.cpp": '{"two of them (3.1)"}'}, "case A01: no row begins with it"),
            ({"data/laws/cases.toml": 'A01 = "cannot be"\n'}, "case A01: is a row of tests/moves_test.cpp"),
            ({"data/laws/cases.toml": 'X01 = "cannot be"\n'}, "data/laws/cases.toml: X01 is no case"),
        ):
            with self.subTest(expected):
                self.assertIn(expected, self.rendered(changes)[0])

    def test_tells_what_is_out_of_date(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for path, text in FILES.items():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(text)
            subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
            check = subprocess.run([sys.executable, SCRIPT, "--check"], cwd=folder, capture_output=True, text=True)
            self.assertEqual(check.returncode, 1)
            self.assertIn("docs/laws.md: is out of date", check.stdout)


if __name__ == "__main__":
    unittest.main()
