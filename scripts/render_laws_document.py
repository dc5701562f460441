#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/laws.md and docs/cases.md: from each article, and from each case that the rows go by, to code and tests.

    render_laws_document.py            writes both
    render_laws_document.py --check    tells what is missing or contradicts itself; exit status 1 where something is

Run it at the root of the repository. It knows:
- the articles and what adoube does about each, from `duty` and `does` in data/laws/articles/*.toml;
- their homes: the files under adoube/, apps/ and web/src/ with a comment that says "Laws 9.2, 9.3" or "Guidelines II.3".
  A number stands for that article alone, or, where the register has only parts of it, for these; "9.2 to 9.5" for all from
  the one to the other. A comment that mentions an article in any other way, as in "(9.2.1)", makes no home;
- their tests: the lines of tests/ and web/tests/ with a text that is a list of articles ("3.1.3, 3.9.2"), that begins
  with one ("C.10.2 two knights on a file") or has one in brackets; and the groups of rows with a comment that says
  "Laws 9.2", begins with "9.2:" or is "9.2" alone. tests/laws and the tests of lessons are left out: they test what is said of
  articles, not what is done; so is tests/openings, whose codes look like those of cases;
- the cases, by the rows whose first text is or begins with their number ("C05", "M01 M02 knights out and back"), by the
  comments of tests that begin with it ("N09: ..."), and by "cases" in the first line of an incident; data/laws/cases.toml
  has the reasons why some are no rows.
"""
import itertools
import pathlib
import re
import subprocess
import sys
import tomllib

from generate_laws import place

ARTICLES, CASES = pathlib.Path("docs/laws.md"), pathlib.Path("docs/cases.md")
HOMES = re.compile(r"(adoube|apps|web/src)/.*\.(cpp|hpp|inc|ts|tsx)$")
TESTS = re.compile(r"(tests/(?!laws/|house/|openings/|lessons/|reference_board/|end_to_end/learn)|web/tests/(?!learn|lesson)).*\.(cpp|py|js|mjs|ts|jsonl)$")
INCIDENTS = "tests/incidents/"

DUTIES = {"engine": "moves", "game": "game", "clock": "clock", "arbiter": "arbiter", "display": "display"}
NOTHING = {
    "none": ("Nothing for a program", "These articles speak of people, rooms and things."),
    "undone": ("Not done", "A program could do something about these articles. This one does not."),
}
CHAPTERS = {
    "0": "Introduction and Preface", "1": "Article 1, Nature and objectives", "2": "Article 2, Initial position",
    "3": "Article 3, Moves of the pieces", "4": "Article 4, Act of moving", "5": "Article 5, Completion of the game",
    "6": "Article 6, Chessclock", "7": "Article 7, Irregularities", "8": "Article 8, Recording", "9": "Article 9, Drawn game",
    "10": "Article 10, Points", "11": "Article 11, Conduct of the players", "12": "Article 12, Role of the arbiter",
    "A": "Appendix A, Rapid chess", "B": "Appendix B, Blitz", "C": "Appendix C, Algebraic notation",
    "D": "Appendix D, Players who are blind or visually disabled", "I": "Guidelines I, Adjourned games",
    "II": "Guidelines II, Chess960", "III": "Guidelines III, Games without increment",
}
GROUPS = {
    "A": ("Movement, attack, pins, check", 10), "B": ("Pawn moves and en passant", 13), "C": ("Castling", 14),
    "D": ("Promotion", 8), "E": ("Checkmate, stalemate, illegal positions", 13), "F": ("Dead positions", 18),
    "G": ("Flag fall, resignation, second illegal move: can the opponent still mate?", 15),
    "H": ("Fifty and seventy-five moves", 11), "I": ("Touched pieces and the act of moving", 12),
    "J": ("Illegal moves and irregularities", 8), "K": ("Notation", 8), "L": ("Castling in Chess960", 8),
    "M": ("Repetition, told as games", 13), "N": ("Cases without a diagram", 38), "S": ("Worked examples for beginners", 42),
}

NUMBER = r"(?:(?:[A-D]|I{1,3}|\d{1,2})(?:\.\d+)+|(?:[A-D]|I{1,3}|\d{1,2})(?![\w.]))"
DOTTED = r"(?:[A-D]|I{1,3}|\d{1,2})(?:\.\d+)+"
LIST = re.compile(rf"\b(?:Laws?|Guidelines) ({NUMBER}(?:(?:,? and|[,;]| to) {NUMBER})*)")
GROUP = re.compile(rf"^({DOTTED}(?:(?:,? and|[,;]| to) {DOTTED})*)(?:: |$)")
TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"|\'((?:[^\'\\]|\\.)*)\'')
WHOLE = re.compile(rf"{DOTTED}(?:, {DOTTED})*$")
START = re.compile(rf"({DOTTED})[ :]")
BRACKETS = re.compile(rf"\((?:Laws? )?({DOTTED}(?:, {DOTTED})*)\)")
CASE_COMMENT = re.compile(r"^([A-NS]\d\d(?:,? [A-NS]\d\d)*): (.*)")
CASE_ROW = re.compile(r"""[\[{(]\s*(["'])([A-NS]\d\d(?:,? [A-NS]\d\d)*)(?:\1,\s*\1|[ :]+)((?:(?!\1).)*)""")


class Article:
    def __init__(self, number, table):
        self.number = number
        self.duty = table.get("duty", "")
        self.does = table.get("does", "")
        self.homes = []  # files, as shown
        self.tests = {}  # file -> how many of its rows name the article; 0 where only a group of rows does


class Case:
    def __init__(self, number):
        self.number = number
        self.rows = []  # (how many more cases it is for, file, name of the row)
        self.reason = ""


class Laws:
    def __init__(self):
        self.problems = []  # (file, what is wrong)
        tables = {}
        for file in sorted(pathlib.Path("data/laws/articles").glob("*.toml")):
            tables.update(tomllib.loads(file.read_text(encoding="utf-8")))
        self.articles = {number: Article(number, tables[number]) for number in sorted(tables, key=place)}
        self.cases = {f"{letter}{n:02}": None for letter, (_, count) in GROUPS.items() for n in range(1, count + 1)}
        self.cases = {number: Case(number) for number in self.cases}
        for number, reason in tomllib.loads(pathlib.Path("data/laws/cases.toml").read_text(encoding="utf-8")).items():
            if number in self.cases:
                self.cases[number].reason = reason
            else:
                self.problems.append(("data/laws/cases.toml", f"{number} is no case"))
        for path in files():
            if HOMES.match(path):
                self.read_home(path)
            elif TESTS.match(path):
                self.read_tests(path)

    def read_home(self, path):
        for comment in comments(path):
            for found in LIST.finditer(comment):
                for number in self.expand(path, found[1]):
                    homes = self.articles[number].homes
                    shown = header_of(path)
                    if shown not in homes:
                        homes.append(shown)

    def read_tests(self, path):
        shown = INCIDENTS if path.startswith(INCIDENTS) else path
        for comment in comments(path):
            for found in itertools.chain(LIST.finditer(comment), GROUP.finditer(comment)):
                for number in self.expand(path, found[1]):
                    self.articles[number].tests.setdefault(shown, 0)
            if told := CASE_COMMENT.match(comment):
                self.add_case_rows(told[1], shown, told[2])
        for line in text_of(path).splitlines():
            for number in self.named(line):
                tests = self.articles[number].tests
                tests[shown] = tests.get(shown, 0) + 1
            if shown != INCIDENTS:
                for found in CASE_ROW.finditer(line):
                    self.add_case_rows(found[2], shown, found[3])
        if path.endswith(".jsonl"):
            self.read_incident(path)

    def read_incident(self, path):
        head = text_of(path).split("\n", 1)[0]
        listed = re.search(r'"cases"\s*:\s*\[([^\]]*)\]', head)
        told = re.search(r'"incident"\s*:\s*"((?:[^"\\]|\\.)*)"', head)
        if listed:
            self.add_case_rows(listed[1], path, told[1] if told else "", listed[1].count(","))

    def add_case_rows(self, numbers, path, name, others=0):
        """`others`: how many more cases the row is for. The row for the fewest comes first, to give the case its name."""
        for number in re.findall(r"[A-NS]\d\d", numbers):
            if number in self.cases and (others, path, name) not in self.cases[number].rows:
                self.cases[number].rows.append((others, path, name))
                self.cases[number].rows.sort(key=lambda row: row[0])

    def named(self, line):
        """The articles that a line of a test names in its texts, each once."""
        found = set()
        for text in (one or other for one, other in TEXT.findall(line)):
            lists = [text] if WHOLE.match(text) else BRACKETS.findall(text) + START.findall(text)[:1] * bool(START.match(text))
            found |= {number for numbers in lists for number in numbers.split(", ") if number in self.articles}
        return found

    def expand(self, path, listed):
        """The articles that "9.2, 9.3 and 9.5.1 to 9.5.3" stands for."""
        numbers = re.findall(NUMBER, listed)
        joints = re.findall(rf"{NUMBER}((?:,? and|[,;]| to) )(?={NUMBER})", listed)
        found = []
        for i, number in enumerate(numbers):
            if i > 0 and joints[i - 1] == " to ":
                first, last = place(numbers[i - 1]), place(number)
                inside = [a for a in self.articles if first <= place(a) <= last]
                inside += [] if number in self.articles else [a for a in self.articles if is_part(a, number)]
            elif number in self.articles:
                inside = [number]
            else:  # a whole chapter, as in "Guidelines III", is nobody's home
                inside = [a for a in self.articles if is_part(a, number)] if "." in number else []
            if not inside and "." in number:
                self.problems.append((path, f'a comment says "{listed}", but the register has no {number}'))
            found += inside
        return found

    def checks(self):
        """(name, problem) of everything that is checked; an empty problem where it holds."""
        for number, article in self.articles.items():
            yield f"article {number}", problem_of(article)
        for number, case in self.cases.items():
            if case.rows and case.reason:
                yield f"case {number}", f"is a row of {case.rows[0][1]}, so data/laws/cases.toml needs no reason"
            else:
                yield f"case {number}", "" if case.rows or case.reason else "no row begins with it, and there is no reason why"
        for path, problem in self.problems:
            yield path, problem
        for path, text in self.documents().items():
            same = path.exists() and text_of(path) == text
            yield str(path), "" if same else "is out of date; run scripts/render_laws_document.py"

    def documents(self):
        return {ARTICLES: articles_document(self.articles), CASES: cases_document(self.cases)}


def problem_of(article):
    if article.duty in NOTHING:
        if not article.does:
            return "no reason"
        return f"does nothing, but {article.homes[0]} is its home" if article.homes else ""
    if article.duty not in DUTIES:
        return f"duty {article.duty!r} is none of {', '.join([*DUTIES, *NOTHING])}"
    if not article.does:
        return "what the program does is not said"
    missing = [what for what, there in (("home", article.homes), ("rows", article.tests)) if not there]
    return f"{article.duty}, but no {' and no '.join(missing)}" if missing else ""


def is_part(number, whole):
    return number.startswith(whole + ".")


def files():
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return sorted(set(subprocess.run(listed, check=True, capture_output=True, text=True).stdout.splitlines()))


def text_of(path):
    return pathlib.Path(path).read_text(encoding="utf-8", errors="replace")


def header_of(path):
    """A header and its source are one home."""
    header = re.sub(r"\.cpp$", ".hpp", path)
    return header if pathlib.Path(header).exists() else path


def comments(path):
    """The comments of a file, those of neighbouring lines as one text."""
    marks = r"^\s*(#+|//+|/\*+|\*)\s?(.*)" if not path.endswith(".py") else r"^\s*(#+)\s?(.*)"
    found = [""]
    for line in text_of(path).splitlines():
        comment = re.match(marks, line)
        if comment:
            found[-1] = f"{found[-1]} {comment[2].strip()}".strip()
        elif behind := re.search(r"\s//+<?\s(.*)", line):
            found += [behind[1], ""]
        elif found[-1]:
            found.append("")
    return found


def link(path):
    """Shown without "tests/", which is clear where it stands."""
    return f"[`{path.removeprefix('tests/')}`](../{path})"


def table(head, rows):
    return "\n".join([f"| {' | '.join(head)} |", f"|{'---|' * len(head)}", *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def tests_of(article):
    named = sorted(article.tests.items(), key=lambda test: (-test[1], test[0]))
    return ", ".join(link(path) + (f" {count}" if count else "") for path, count in named)


def joined(articles):
    """Neighbours with the same reason are one row: "I.1.1 to I.13"."""
    for does, group in itertools.groupby(articles, key=lambda article: article.does):
        numbers = [article.number for article in group]
        yield (numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"), does


def articles_document(articles):
    count = {duty: sum(article.duty == duty for article in articles.values()) for duty in [*DUTIES, *NOTHING]}
    done = ", ".join(f"{count[duty]} {name}" for duty, name in DUTIES.items())
    parts = [f"""<!-- Made by scripts/render_laws_document.py. Change the register, the comments or the tests, not this. -->
# From article to code to tests

The program follows FIDE's Laws of Chess in the edition of 1 January 2023. Each of their {len(articles)} articles stands here with what
adoube does about it, the home where it is done, and the tests whose rows name it; the number is that of the rows, and a
file without one has a group of rows for the article as a whole. The [cases](cases.md) that the Laws are tested with have
their own table.

By what they ask of a program: {done}. For {count["none"]} there is [nothing to do](#nothing-for-a-program), and
{count["undone"]} are [not done](#not-done). What the articles say, in our own words and three languages, stands in `data/laws/articles/`; what
the program says when it applies one, in `data/laws/sentences.toml`.
"""]
    for chapter, title in CHAPTERS.items():
        rows = [(a.number, DUTIES[a.duty], a.does, ", ".join(map(link, a.homes)), tests_of(a))
                for a in articles.values() if a.number.split(".")[0] == chapter and a.duty in DUTIES]
        if rows:
            parts.append(f"## {title}\n\n" + table(("article", "duty", "adoube", "home", "rows"), rows))
    for duty, (title, introduction) in NOTHING.items():
        rows = joined([article for article in articles.values() if article.duty == duty])
        parts.append(f"## {title}\n\n{introduction}\n\n" + table(("article", "reason"), rows))
    parts.append("""## Adding to it

This file is written by `scripts/render_laws_document.py`, and `./test house` refuses it where it is out of date. A home says
so in a comment: `Laws 9.2, 9.3` or `Guidelines II.3.1`; a row of a test names its articles in a text of its own.

A new ruling is an enumerator in `adoube/laws/code.hpp` and a table in `data/laws/sentences.toml`, at the same place of the list; the
compiler refuses the one without the other. Its sentence stands in English, Simplified and Traditional Chinese and names pieces and
squares through placeholders; `scripts/generate_laws.py` refuses a language that is missing, a placeholder that is unknown and an
article that is not in the register.
""")
    return "\n".join(parts)


def escaped(text):
    return text.replace("|", "\\|")


def cases_document(cases):
    held = sum(bool(case.rows) for case in cases.values())
    parts = [f"""<!-- Made by scripts/render_laws_document.py. Change the tests or data/laws/cases.toml, not this. -->
# The cases that the Laws are tested with

{len(cases)} cases, each with the rows that hold it: {held} are rows, and {len(cases) - held} are none, for the reason given. The
[articles](laws.md) have their own table. Those with a position are shown in the rule book, at the articles they are about;
position, question and answer stand in `data/laws/case_positions.toml`, and the rules prove each. Three groups are not shown
there. J and N tell what people do one after another, which no position asks: they are run as events, and the arbiter's desk rules
on them. S repeats the first steps of a beginner, which the lessons teach on a board of their own.
"""]
    for letter, (title, count) in GROUPS.items():
        rows = []
        for case in (cases[f"{letter}{n:02}"] for n in range(1, count + 1)):
            name = next((escaped(name) for _, _, name in case.rows if name), "")
            where = ", ".join(link(path) for path in dict.fromkeys(path for _, path, _ in case.rows))
            rows.append((case.number, name, where) if case.rows else (case.number, f"No row: {case.reason}", ""))
        parts.append(f"## {letter}: {title}\n\n" + table(("case", "row", "tests"), rows))
    return "\n".join(parts)


def main():
    laws = Laws()
    if sys.argv[1:] == ["--check"]:
        problems = [f"{name}: {problem}" for name, problem in laws.checks() if problem]
        print("\n".join(problems))
        return 1 if problems else 0
    for path, text in laws.documents().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
