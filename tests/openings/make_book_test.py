#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""make_book on small tables of positions: what becomes a line, what is left out and told.

usage: make_book_test.py MAKE_BOOK
"""
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import unittest

MAKE_BOOK = sys.argv.pop(1)

E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
E4_E5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
E4_E5_NF3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
NF3 = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"
NF3_E5 = "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2"
FAR = "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4"


def row(eco, opening, fen, *, variation="", ends=1, lang="en"):
    return (eco, lang, opening, variation, ends, fen)


class Maker(unittest.TestCase):
    def make(self, *rows):
        """(exit status, lines told, lines of the book)"""
        with tempfile.TemporaryDirectory() as folder:
            table, book = os.path.join(folder, "eco.db"), os.path.join(folder, "book.cpp")
            with sqlite3.connect(table) as database:
                database.execute(
                    "create table openings (hash text, hkey integer, mainline integer, endline integer, eco text, lang text, "
                    "opening text, variation text, fen text)"
                )
                database.executemany(
                    "insert into openings (eco, lang, opening, variation, endline, fen) values (?, ?, ?, ?, ?, ?)", rows
                )
            done = subprocess.run([MAKE_BOOK, table, book], capture_output=True, encoding="utf-8", check=False)
            lines = []
            if os.path.exists(book):
                with open(book, encoding="utf-8") as file:
                    moves, names = (re.findall(r'^    "(.+)\\n"$', part, re.M) for part in file.read().split("book_names"))
                lines = [f"{line}|{name}" for line, name in zip(moves, names, strict=True)]
            return done.returncode, (done.stdout + done.stderr).splitlines(), [line.replace("\\t", "|") for line in lines]

    def test_lines_share_their_first_moves(self):
        status, told, book = self.make(
            row("B00", "King's Pawn", E4),
            row("C20", "King's Pawn Game", E4_E5),
            row("C40", "King's Knight", E4_E5_NF3, variation="Quiet"),
            row("A04", "Réti", NF3),
        )
        self.assertEqual(status, 0)
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn", "1 e7e5|C20|King's Pawn Game", "2 g1f3|C40|King's Knight: Quiet", "0 g1f3|A04|Réti"])
        self.assertEqual(len(told), 1)
        self.assertIn("4 rows, 4 positions reached, 4 openings", told[0])

    def test_positions_on_the_way_have_no_name(self):
        _, _, book = self.make(
            row("B00", "King's Pawn", E4), row("C40", "Long Gambit", E4_E5, ends=0), row("C40", "Long Gambit", E4_E5_NF3)
        )
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn", "1 e7e5 g1f3|C40|Long Gambit"])

    def test_a_way_that_leads_to_no_name_is_left_out(self):
        _, _, book = self.make(row("A04", "Way", NF3, ends=0), row("B00", "King's Pawn", E4), row("A04", "Way", NF3_E5, ends=0))
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn"])

    def test_of_two_ways_the_one_that_resembles_the_position_is_its_line(self):
        rows = [row("A04", "Réti", NF3), row("A04", "Réti", NF3_E5), row("B00", "King's Pawn", E4), row("C20", "King's Pawn Game", E4_E5)]
        other = row("B99", "Unreached", FAR)  # between them, so that none is the neighbour of the row asked about
        _, _, book = self.make(*rows, other, row("C40", "King's Pawn Game", E4_E5_NF3, variation="Knight"))
        self.assertIn("2 g1f3|C40|King's Pawn Game: Knight", book)
        _, _, book = self.make(*rows, other, row("A04", "Réti", E4_E5_NF3, variation="Late"))
        self.assertIn("2 e2e4|A04|Réti: Late", book)
        _, _, book = self.make(*rows, row("A04", "Réti", E4_E5_NF3, variation="Neighbour"))
        self.assertIn("2 g1f3|A04|Réti: Neighbour", book)

    def test_a_row_that_no_moves_lead_to_is_told_and_left_out(self):
        status, told, book = self.make(row("B00", "King's Pawn", E4), row("C70", "Ruy Lopez", FAR, variation="Far"))
        self.assertEqual(status, 0)
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn"])
        self.assertIn("no legal moves lead here: C70 Ruy Lopez: Far", told)

    def test_the_length_of_a_line_is_that_of_its_position(self):
        _, told, book = self.make(row("B00", "King's Pawn", E4), row("C20", "Late", E4_E5.replace("0 2", "0 7")))
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn"])
        self.assertIn("no legal moves lead here: C20 Late", told)

    def test_of_two_rows_for_a_position_the_first_with_a_name_holds(self):
        _, told, book = self.make(
            row("B01", "On the Way", E4, ends=0), row("B00", "King's Pawn", E4), row("B02", "Later", E4.replace("0 1", "3 1"))
        )
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn"])
        self.assertEqual(sum(line.startswith("two rows for a position") for line in told), 2)

    def test_other_languages_are_left_out(self):
        _, _, book = self.make(row("B00", "King's Pawn", E4), row("A04", "Réti-Eröffnung", NF3, lang="de"))
        self.assertEqual(book, ["0 e2e4|B00|King's Pawn"])

    def test_what_is_no_table_of_openings_ends_the_build(self):
        for rows, why in (
            ([], "no openings"),
            ([row("B00", "King's Pawn", "nonsense")], "no FEN"),
            ([row("F00", "King's Pawn", E4)], "cannot be read"),
            ([row("B00", "Two\nLines", E4)], "cannot be read"),
        ):
            with self.subTest(why):
                status, told, book = self.make(*rows)
                self.assertEqual(status, 1)
                self.assertEqual(book, [])
                self.assertIn(why, told[-1])
        done = subprocess.run([MAKE_BOOK, "/nonexistent/eco.db", os.devnull], capture_output=True, encoding="utf-8", check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("/nonexistent/eco.db", done.stderr)


if __name__ == "__main__":
    unittest.main()
