#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/learn.md: from each row of data/lessons/coverage.toml to the lessons or the page that answer it.

    render_coverage_document.py            writes it
    render_coverage_document.py --check    tells what is missing or out of date; exit status 1 where something is

Run it at the root of the repository. That lessons and rows fit together in all else `adoube lessons check` tells.
"""
import pathlib
import sys
import tomllib

DOCUMENT = pathlib.Path("docs/learn.md")
LESSONS = pathlib.Path("data/lessons")
BLOCKS = {
    "T": "Topics of a rule course", "F": "What a page that teaches chess does", "A": "What a beginner reads first",
    "B": "Words, notation, history, openings", "C": "Drawing colours, base rules, manners", "S": "Worked examples",
}
HEAD = """# What is taught, and where

Everything the course has to teach, from [data/lessons/coverage.toml](../data/lessons/coverage.toml), with the lessons that name it, or the page that does.
The form of a lesson: [lessons.md](lessons.md). This file is made by `scripts/render_coverage_document.py`.
"""


def read(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


def course():
    """The ids of all lessons, in the order of the course."""
    chapters = [chapter for path in LESSONS.glob("course*.toml") for chapter in read(path)["chapter"]]
    return [lesson for chapter in sorted(chapters, key=lambda chapter: chapter["place"]) for lesson in chapter["lessons"]]


class Coverage:
    def __init__(self):
        self.rows = read(LESSONS / "coverage.toml")["row"]
        self.lessons = {row["id"]: [] for row in self.rows}
        self.titles = {}
        for lesson in course():
            content = read(LESSONS / f"{lesson}.toml")
            self.titles[lesson] = content["title"]["en"]
            for row in content.get("covers", []):
                self.lessons.setdefault(row, []).append(lesson)

    def answer(self, row):
        links = [f"[{self.titles[lesson]}](../data/lessons/{lesson}.toml)" for lesson in self.lessons[row["id"]]]
        if "page" in row:
            links.insert(0, f"`{row['page']}`: {row['where']}")
        return "; ".join(links) or "**nothing**"

    def document(self):
        text = HEAD
        for letter, title in BLOCKS.items():
            text += f"\n## {title}\n\n| row | what | where |\n|---|---|---|\n"
            for row in self.rows:
                if row["id"].startswith(letter):
                    text += f"| {row['id']} | {row['demand']} | {self.answer(row)} |\n"
        return text

    def checks(self):
        """(name, problem or nothing) for each thing that can be wrong."""
        for row in self.rows:
            yield f"coverage {row['id']}", "" if "page" in row or self.lessons[row["id"]] else "neither lesson nor page"
        up_to_date = DOCUMENT.exists() and DOCUMENT.read_text(encoding="utf-8") == self.document()
        yield str(DOCUMENT), "" if up_to_date else "is out of date; run scripts/render_coverage_document.py"


def main(arguments):
    coverage = Coverage()
    if arguments == ["--check"]:
        problems = [f"{name}: {problem}" for name, problem in coverage.checks() if problem]
        print("\n".join(problems))
        return 1 if problems else 0
    DOCUMENT.write_text(coverage.document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
