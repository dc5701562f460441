#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The program's words in the two Chinese scripts: none is missing, none is left in English, and none is spelled with a sign or
a word that only readers of the other script use.

usage: chinese_test.py ROOT_OF_THE_REPOSITORY

It reads data/laws/sentences.toml, the register of articles, the lessons, the tables of words in C++, and web/src/i18n.
"""

import itertools
import pathlib
import re
import sys
import tomllib
import unittest

ROOT = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".")
SCRIPTS = ("zh-Hans", "zh-Hant")

# A sign of the national standard of each script is one that its readers know: GB 2312 has no traditional signs beside its
# simplified ones, and Big5 none that are simplified only.
ENCODINGS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
SIGN = re.compile("[\u3400-\u9fff\uf900-\ufaff]")

# What both standards have, and only readers of the other script would write here.
WRONG_WORDS = {
    "zh-Hans": "著法 回覆 答覆 西洋棋 摸子 伺服器 字元 栏位 萤幕 程式 连线 网路 「 」".split(),
    "zh-Hant": "里 于 并 余 公佈 標准 國際象棋 觸子走子 觸摸走子 服務器 字符 字段 屏幕 設備 鏈接 網絡 “ ”".split(),
}
# Names that have such a word in them and are right.
RIGHT_NAMES = re.compile("西西里")
# Latin words that stand in a Chinese text as they are.
LATIN = set(
    """FEN PGN KQkq Name value Result SetUp Variant Chess960 UTF Latin adoube
    Enter Esc Home End Ctrl Shift Delete progress json core wasm Nf3 Ke1 ke8 II III JSON setup do referee jsonl
    PNG JPEG WebP MB""".split()
)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}[0-9]*")


def without_slots(text):
    return re.sub(r"\{[^{}]*\}", "", text)


def of_data(languages=SCRIPTS):
    """(where, script, text) of everything under data/laws."""
    sentences = tomllib.loads((ROOT / "data/laws/sentences.toml").read_text(encoding="utf-8"))
    for name, table in sentences.items():
        for case in [table, *table.get("case", [])]:
            if "en" in case:
                for language in languages:
                    yield f"sentences.toml: {name}", language, without_slots(case.get(language, ""))
    for file in sorted((ROOT / "data/laws/articles").glob("*.toml")):
        for number, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for language in languages:
                for part in ("title", "text"):
                    yield f"{file.name}: {number}, {part}", language, table.get(language, {}).get(part, "")


def texts_of_lesson(part, place):
    """(where, {language: text}) of every text in a part of a lesson, however deep it lies."""
    if isinstance(part, dict) and SCRIPTS[0] in part:
        yield place, part
    elif isinstance(part, (dict, list)):
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from texts_of_lesson(inner, f"{place}.{key}")


# Moves and links to articles, which lessons have in their sentences, and the names that a lesson on names tells.
NO_WORD = re.compile(r"\[[0-9A-Z.]+\]|[KQRBN]?[a-h]?[1-8]?[-x]?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?|e\.p\.|en passant")
NAMES = re.compile(r"(?:king|queen|rook|bishop|knight|pawn)（")


def of_lessons():
    for file in sorted((ROOT / "data/lessons").glob("*.toml")):
        for where, told in texts_of_lesson(tomllib.loads(file.read_text(encoding="utf-8")), file.name):
            for language in SCRIPTS:
                yield where, language, NAMES.sub("（", NO_WORD.sub("", told.get(language, "")))


CPP_TEXT = r'"((?:[^"\\]|\\.)*)"'
TRIPLE = re.compile(rf"\{{{CPP_TEXT},\s*{CPP_TEXT},\s*{CPP_TEXT}\}}")


def of_tables():
    """The words in the tables of C++: three texts in braces, one in each language. Commands, which are typed as they are in every
    language, stand in the tables of programs; they are left out there."""
    for file in sorted([*(ROOT / "adoube").rglob("*.cpp"), *(ROOT / "apps").rglob("*.cpp")]):
        text = file.read_text(encoding="utf-8")
        for english, *chinese in TRIPLE.findall(text):
            if english and SIGN.search(text):
                commands = LATIN_WORD.findall(english) if file.is_relative_to(ROOT / "apps") else []
                for script, told in zip(SCRIPTS, chinese):
                    told = LATIN_WORD.sub(lambda found: "" if found[0] in commands else found[0], told)
                    yield f"{file.name}: {english}", script, told


def page_files():
    """script or "en" -> the files of web/src/i18n in it."""
    files = {"en": [], **{script: [] for script in SCRIPTS}}
    for file in sorted((ROOT / "web/src/i18n").rglob("*.ts")):
        found = re.search(r"(?:^|[-_.])zh[-_]?(hans|hant)\.ts$", file.name, re.IGNORECASE)
        if found:
            files[f"zh-{found[1].capitalize()}"].append(file)
        elif re.search(r"(?:^|[-_.])en\.ts$", file.name):
            files["en"].append(file)
    return files


TOKEN = re.compile(
    r"/\*.*?\*/|//[^\n]*|^import [^\n]*|/[^/*\n][^/\n]*/(?=\.test)"  # what is no text
    r"|'(?P<text>(?:[^'\\\n]|\\.)*)'|(?P<template>`)|(?P<opened>\{)|(?P<closed>\})",
    re.S | re.M,
)
PIECE = re.compile(r"(?P<piece>(?:[^`$\\]|\\.|\$(?!\{))*)(?P<end>`|\$\{)", re.S)


def texts_of_code(code):
    """Texts in quotes and the pieces of templates, with their places. Not: keys, and what something is compared with."""
    braces = []  # of each template that is open: how many braces are open where it is interrupted
    at = 0
    while token := TOKEN.search(code, at):
        at = token.end()
        if token["text"]:
            before, after = code[: token.start()].rstrip(), code[at:].lstrip()
            is_key = after.startswith(":") and not before.endswith("?")
            if not is_key and not before.endswith(("===", "!==")):
                yield token["text"]
        elif token["opened"] and braces:
            braces[-1] += 1
        elif token["closed"] and braces and braces[-1] > 0:
            braces[-1] -= 1
        elif token["template"] or (token["closed"] and braces):
            if token["closed"]:
                braces.pop()
            piece = PIECE.match(code, at)
            at = piece.end()
            if piece["end"] == "${":
                braces.append(0)
            yield piece["piece"]


def of_page(languages=SCRIPTS):
    for script in languages:
        for file in page_files()[script]:
            for text in texts_of_code(file.read_text(encoding="utf-8")):
                yield f"{file.name}: {text}", script, text


def everything():
    yield from of_data()
    yield from of_lessons()
    yield from of_tables()
    yield from of_page()


def foreign_signs(text, script):
    signs = []
    for sign in SIGN.findall(text):
        try:
            sign.encode(ENCODINGS[script])
        except UnicodeEncodeError:
            signs.append(sign)
    return signs + [word for word in WRONG_WORDS[script] if word in RIGHT_NAMES.sub("", text)]


# What a reader may type in any language, as the list of commands shows it.
TYPED = set("clock last turn position help resign draw accept decline claim takeback nf3 knight Springer Felix drei".split())


def english_words(text):
    return [word for word in LATIN_WORD.findall(text) if word not in LATIN and word not in TYPED]


class Chinese(unittest.TestCase):
    def test_there_is_much_to_read(self):
        for script in SCRIPTS:
            for source, least in ((of_data, 800), (of_lessons, 800), (of_tables, 40), (of_page, 150)):
                self.assertGreater(sum(1 for _, its_script, _ in source() if its_script == script), least, source.__name__)

    def test_every_file_of_the_page_has_its_three_languages(self):
        counts = {language: len(files) for language, files in page_files().items()}
        self.assertEqual(len(set(counts.values())), 1, counts)

    def test_nothing_is_missing(self):
        for where, script, text in itertools.chain(of_data(), of_tables()):
            with self.subTest(where, script=script):
                self.assertRegex(text, SIGN)

    def test_nothing_is_left_in_english(self):
        for where, script, text in everything():
            with self.subTest(where, script=script):
                self.assertEqual(english_words(text), [], text)

    def test_no_sign_or_word_of_the_other_script(self):
        for where, script, text in everything():
            with self.subTest(where, script=script):
                self.assertEqual(foreign_signs(text, script), [], text)

    def test_points_and_marks_are_chinese(self):
        for where, script, text in everything():
            with self.subTest(where, script=script):
                self.assertNotRegex(text, f"{SIGN.pattern}(?:[,;!?]|:(?!{SIGN.pattern})|\\.(?!\\w))|！")

    def test_english_has_no_chinese_sign(self):
        for where, _, text in itertools.chain(of_data(["en"]), of_page(["en"])):
            with self.subTest(where):
                self.assertNotRegex(text, SIGN)

    def test_texts_of_code_are_found(self):
        code = """import x from './no';
        /* 'no' */ // 'no'
        a: { 'no': 'one', two: (b) => `two ${b === 'no' ? 'three' : `four${b}five`} six`, c: /'/.test(b) ? 'seven' : '' },"""
        texts = [text for text in texts_of_code(code) if text]
        self.assertEqual(texts, ["one", "two ", "three", "four", "five", " six", "seven"])

    def test_faults_are_found(self):
        rows = [
            ("a simplified sign", foreign_signs("王车易位", "zh-Hant"), ["车"]),
            ("a traditional sign", foreign_signs("王車易位", "zh-Hans"), ["車"]),
            ("a sign of both that is wrong in one", foreign_signs("在這里", "zh-Hant"), ["里"]),
            ("a name with such a sign in it", foreign_signs("西西里防禦", "zh-Hant"), []),
            ("a word of the other script's readers", foreign_signs("著法", "zh-Hans"), ["著法"]),
            ("a queen is written alike", foreign_signs("后", "zh-Hans") + foreign_signs("后", "zh-Hant"), []),
            ("a sentence in English", english_words("The king is in check."), ["The", "king", "is", "in", "check"]),
            ("one word of English", english_words("King 在 e1。"), ["King"]),
            ("moves and links in a lesson", english_words(NO_WORD.sub("", "黑方走 Bxe5 或 axb8=Q+ [C.9]。")), []),
            ("names of forms and squares' letters", english_words("FEN 末尾缺少字段，a 线到 h 线，K（王）"), []),
        ]
        for name, found, expected in rows:
            with self.subTest(name):
                self.assertEqual(found, expected)


if __name__ == "__main__":
    unittest.main()
