#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes C++ tables of data/laws/: the sentences of every code and the register of articles.

    generate_laws.py DATA_FOLDER OUTPUT_FOLDER

reads DATA_FOLDER/sentences.toml and DATA_FOLDER/articles/*.toml and writes sentences.cpp and articles.cpp, whose shape is
adoube/laws/table.hpp. Whatever is incomplete or contradicts itself is told with file and key, and the exit status is 1. That
the codes are exactly those of the enum Code, in its order, is checked by the compiler.
"""

import pathlib
import re
import sys
import tomllib

LANGUAGES = ("en", "zh-Hans", "zh-Hant")
SLOTS = (
    "piece from to attackers obstacles obstacle pieces king squares captured new_piece rook_to number times duration colour "
    "opponent outcome result move field expected"
).split()
KINDS = "pawn knight bishop rook queen king".split()
LISTS = {"attackers", "obstacles", "pieces", "squares"}
DERIVED = {"times": "number", "duration": "number", "opponent": "colour", "obstacle": "obstacles"}
ALWAYS = "{Test::Always, Slot::Piece, 0}"

problems = []


def problem(where, what):
    problems.append(f"{where}: {what}")


def pascal(name):
    return "".join(part.capitalize() for part in re.split("[-_]", name))


def literal(text):
    """A C++ string literal. A control character is closed off, so that no digit behind it is read as part of it."""
    out = text.replace("\\", "\\\\").replace('"', '\\"')
    out = re.sub("[\x01-\x1f]", lambda found: f'\\{ord(found[0]):03o}', out)
    return f'"{out}"'


def view(text):
    return f"std::string_view({literal(text)}, {len(text.encode())})"


# Sentences


def compiled(where, template):
    """The template with each {slot} as one byte."""

    def sign(found):
        if found[1] not in SLOTS:
            problem(where, f"unknown placeholder {{{found[1]}}}")
            return ""
        return chr(SLOTS.index(found[1]) + 1)

    text = re.sub(r"\{([^{}]*)\}", sign, template)
    if "{" in text or "}" in text:
        problem(where, "a brace without its partner")
    return text


def templates_of(where, table):
    texts = []
    for language in LANGUAGES:
        text = table.get(language, "")
        if not text:
            problem(where, f"no sentence in {language}")
        elif re.search("[!！\x00-\x1f]", text):
            problem(where, f"an exclamation mark or control character in {language}")
        elif not text.endswith("." if language == "en" else "。"):
            problem(where, f"the sentence in {language} has no full stop")
        texts.append(text)
    used = [sorted(set(re.findall(r"\{([^{}]*)\}", text))) for text in texts]
    if not used[0] == used[1] == used[2]:
        problem(where, f"the languages use different placeholders: {used}")
    return [compiled(where, text) for text in texts]


def condition(where, text, codes):
    word, _, operand = text.partition(" ")
    if word == "some" and operand in SLOTS and operand not in DERIVED:
        return f"{{Test::Some, Slot::{pascal(operand)}, 0}}"
    if word == "many" and operand in LISTS:
        return f"{{Test::Many, Slot::{pascal(operand)}, 0}}"
    if word == "piece" and operand in KINDS:
        return f"{{Test::Piece, Slot::Piece, {KINDS.index(operand)}}}"
    if word == "outcome" and operand in codes:
        return f"{{Test::Outcome, Slot::Outcome, static_cast<std::uint16_t>(Code::{pascal(operand)})}}"
    problem(where, f"no condition: {text!r}")
    return ALWAYS


def case_of(where, table, default, codes):
    """One table::Case. A case that states an article alone keeps the default's sentence."""
    unknown = set(table) - {"if", "article", "case", *LANGUAGES}
    if unknown:
        problem(where, f"unknown keys {sorted(unknown)}")
    conditions = table.get("if", [])
    if isinstance(conditions, str):
        conditions = [conditions]
    if len(conditions) > 2:
        problem(where, "more than two conditions")
    tests = [condition(where, text, codes) for text in conditions] + [ALWAYS] * 2
    speaks = table if any(language in table for language in LANGUAGES) else default
    views = ", ".join(view(text) for text in templates_of(where, speaks))
    article = table.get("article", default.get("article"))
    return f"{{{{{{{tests[0]}, {tests[1]}}}}}, {view(article)}, {{{{{views}}}}}}}"


def slot_checks():
    """The list of SLOTS here and the enum Slot are the same, in the same order."""
    checks = [f"static_assert(sign(Slot::{pascal(name)}) == {i + 1});" for i, name in enumerate(SLOTS)]
    return "\n".join([f"static_assert(slot_count == {len(SLOTS)});", *checks])


def sentences(file, ids):
    codes = tomllib.loads(file.read_text())
    out = []
    rows = []
    for name, table in codes.items():
        where = f"{file.name}: {name}"
        cases = [*table.get("case", []), table]
        for case in cases:
            if case.get("article", "") and case["article"] not in ids:
                problem(where, f"article {case['article']} is not in the register")
        if "article" not in table:
            problem(where, "no article")
            table["article"] = ""
        rendered = [case_of(where, case, table, codes) for case in cases]
        variable = f"cases_of_{name.replace('-', '_')}"
        out.append(f"constexpr std::array<Case, {len(cases)}> {variable} = {{{{\n  " + ",\n  ".join(rendered) + "}};\n")
        rows.append(f"  {{Code::{pascal(name)}, {view(name)}, {variable}}}")
    return f"""// Made by scripts/generate_laws.py from data/laws/sentences.toml.
#include "adoube/laws/table.hpp"

namespace adoube::laws::table {{
namespace {{

using Test = Condition::Test;

{"".join(out)}
}}  // namespace

static_assert(code_count == {len(rows)}, "Code and data/laws/sentences.toml do not have the same codes");
constexpr std::array<Row, code_count> checked_rows = {{{{
{(",%s" % chr(10)).join(rows)}}}}};
static_assert(
    [] {{
      for (int i = 0; i < code_count; ++i)
        if (index(checked_rows[static_cast<std::size_t>(i)].code) != i) return false;
      return true;
    }}(),
    "data/laws/sentences.toml is not in the order of Code");
{slot_checks()}

extern const std::array<Row, code_count> rows;
constexpr std::array<Row, code_count> rows = checked_rows;

}}  // namespace adoube::laws::table
"""


# Articles

PARTS = ["0"] + [str(n) for n in range(1, 13)] + ["A", "B", "C", "D", "I", "II", "III"]


def place(article_id):
    """The order of the Laws: introduction, articles, appendices, guidelines."""
    first, *rest = article_id.split(".")
    return [PARTS.index(first) if first in PARTS else -1, *(int(part) if part.isdigit() else -1 for part in rest)]


def read_articles(folder):
    articles = {}
    for file in sorted(folder.glob("*.toml")):
        for article_id, table in tomllib.loads(file.read_text()).items():
            where = f"{file.name}: {article_id}"
            if article_id in articles:
                problem(where, "told twice")
            if -1 in place(article_id):
                problem(where, "not the number of an article")
            unknown = set(table) - {"duty", "does", "see", *LANGUAGES}  # the first two are for render_laws_document.py
            if unknown:
                problem(where, f"unknown keys {sorted(unknown)}")
            for language in LANGUAGES:
                told = table.get(language, {})
                if set(told) != {"title", "text"} or not all(told.values()):
                    problem(where, f"title or text is missing in {language}")
                    table[language] = {"title": "", "text": ""}
            articles[article_id] = table
    for article_id, table in articles.items():
        for other in table.get("see", []):
            if other not in articles or other == article_id:
                problem(article_id, f"see {other}: no such other article")
    return articles


def register(articles):
    sees = []
    rows = []
    for number, article_id in enumerate(sorted(articles, key=place)):
        table = articles[article_id]
        see = table.get("see", [])
        name = f"see_{number}"
        if see:
            views = ", ".join(view(other) for other in see)
            sees.append(f"constexpr std::array<std::string_view, {len(see)}> {name} = {{{{{views}}}}};  // {article_id}\n")
        titles = ",\n    ".join(view(table[language]["title"]) for language in LANGUAGES)
        texts = ",\n    ".join(view(table[language]["text"]) for language in LANGUAGES)
        rows.append(f"  {{{view(article_id)}, {name if see else '{}'},\n   {{{{{titles}}}}},\n   {{{{{texts}}}}}}}")
    return f"""// Made by scripts/generate_laws.py from data/laws/articles/.
#include "adoube/laws/table.hpp"

namespace adoube::laws::table {{
namespace {{

{"".join(sees)}
constexpr std::array<Article, {len(rows)}> register_of_articles = {{{{
{(",%s" % chr(10)).join(rows)}}}}};

}}  // namespace

extern const std::span<const Article> articles;
constexpr std::span<const Article> articles = register_of_articles;

}}  // namespace adoube::laws::table
"""


def main():
    data, output = map(pathlib.Path, sys.argv[1:3])
    articles = read_articles(data / "articles")
    files = {"articles.cpp": register(articles), "sentences.cpp": sentences(data / "sentences.toml", articles)}
    if problems:
        print("\n".join(f"data/laws: {line}" for line in problems), file=sys.stderr)
        return 1
    output.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (output / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
