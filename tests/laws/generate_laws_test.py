#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What scripts/generate_laws.py refuses: faulty data, each fault told with its place."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".")

ARTICLE = """
["3.9.2"]
en = { title = "The king may not be exposed", text = "No move may expose the king." }
zh-Hans = { title = "甲", text = "乙。" }
zh-Hant = { title = "甲", text = "乙。" }
"""
SENTENCE = """
[pinned]
article = "3.9.2"
en = "The {piece} on {from} is pinned."
zh-Hans = "{from} 的{piece}被牵制。"
zh-Hant = "{from} 的{piece}被牽制。"
"""
CASE = """
[[pinned.case]]
if = "%s"
en = "Pinned by {attackers}."
zh-Hans = "被 {attackers}牵制。"
zh-Hant = "被 {attackers}牽制。"
"""


class Generator(unittest.TestCase):
    def run_on(self, sentences=SENTENCE, articles=ARTICLE):
        with tempfile.TemporaryDirectory() as folder:
            data = pathlib.Path(folder, "data")
            (data / "articles").mkdir(parents=True)
            (data / "sentences.toml").write_text(sentences)
            (data / "articles" / "03.toml").write_text(articles)
            script = ROOT / "scripts" / "generate_laws.py"
            command = [sys.executable, script, data, pathlib.Path(folder, "out")]
            done = subprocess.run(command, capture_output=True, text=True)
            written = {file.name: file.read_text() for file in pathlib.Path(folder).glob("out/*.cpp")}
            return done.returncode, done.stderr, written

    def test_good_data_makes_both_tables(self):
        code, errors, written = self.run_on(SENTENCE + CASE % "many attackers")
        self.assertEqual((code, errors), (0, ""))
        self.assertEqual(sorted(written), ["articles.cpp", "sentences.cpp"])
        self.assertIn("Code::Pinned", written["sentences.cpp"])

    def test_faults_are_told_and_nothing_is_written(self):
        rows = [
            ("a language is missing", SENTENCE.replace("zh-Hant", "zh-Hanx"), ARTICLE, "no sentence in zh-Hant"),
            ("an unknown placeholder", SENTENCE.replace("{piece}", "{horse}"), ARTICLE, "unknown placeholder {horse}"),
            ("a brace alone", SENTENCE.replace("{piece}", "{piece", 1), ARTICLE, "brace"),
            ("one language says less", SENTENCE.replace("The {piece}", "What stands"), ARTICLE, "different placeholders"),
            ("an exclamation mark", SENTENCE.replace("pinned.", "pinned!"), ARTICLE, "exclamation mark"),
            ("no full stop", SENTENCE.replace("pinned.", "pinned"), ARTICLE, "no full stop"),
            ("no article", SENTENCE.replace('article = "3.9.2"', ""), ARTICLE, "no article"),
            ("an article that is not there", SENTENCE.replace("3.9.2", "3.9.9"), ARTICLE, "3.9.9 is not in the register"),
            ("an unknown condition", SENTENCE + CASE % "three attackers", ARTICLE, "no condition"),
            ("a condition on an unknown value", SENTENCE + CASE % "some horses", ARTICLE, "no condition"),
            ("an unknown key", SENTENCE + 'fr = "Clouée."', ARTICLE, "unknown keys ['fr']"),
            ("an article without a title", SENTENCE, ARTICLE.replace("title", "name", 1), "title or text is missing in en"),
            ("an article that is no number", SENTENCE, ARTICLE.replace("3.9.2", "E.1"), "not the number of an article"),
            ("see what is not there", SENTENCE, ARTICLE + 'see = ["3.1"]', "see 3.1: no such other article"),
            ("see itself", SENTENCE, ARTICLE + 'see = ["3.9.2"]', "see 3.9.2: no such other article"),
        ]
        for name, sentences, articles, message in rows:
            with self.subTest(name):
                code, errors, written = self.run_on(sentences, articles)
                self.assertEqual(code, 1)
                self.assertIn(message, errors)
                self.assertIn(".toml" if "see" not in name else "3.9.2", errors)
                self.assertEqual(written, {})


if __name__ == "__main__":
    unittest.main()
