#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn check` and `pgn convert` say of their files, and their exit status.

usage: pgn_commands_test.py ADOUBE
"""
import gzip
import subprocess
import sys

from telling import tell

CHESS960 = b'[FEN "4k3/8/8/8/8/8/8/1K5R w H - 0 1"]\n[SetUp "1"]\n\n1. O-O *\n'
TAGS = b'[Event "Club"]\n[Result "*"]\n\n'

# name, arguments behind "pgn", standard input, exit status, what is said in this order: on standard output, on standard error.
ROWS = [
    *(
        (f"{field} in JSON", ["convert", "-", "--from", "json", "--to", "json"], text, 1, [f'"code":"{code}"', token], [])
        for field, text, code, token in [
            ("a result that is none", b'{"moves":[],"result":"9-9"}', "bad-field", '"result: \\"9-9\\""'),
            ("a result that is no text", b'{"moves":[],"result":1}', "bad-field", '"result: 1"'),
            ("a large NAG", b'{"moves":[{"san":"e4","nags":[1,99999999999]}]}', "bad-field", '"nags: 99999999999"'),
            ("a negative NAG", b'{"moves":[{"san":"e4","nags":[-1]}]}', "bad-field", '"nags: -1"'),
            ("a NAG that is no number", b'{"moves":[{"san":"e4","nags":["x"]}]}', "bad-field", '"nags: \\"x\\""'),
            ("NAGs that are no array", b'{"moves":[{"san":"e4","nags":7}]}', "bad-field", '"nags: 7"'),
            ("a tag's bad name", b'{"moves":[],"tags":[["My Event","x"]]}', "bad-field", '"tags: \\"My Event\\""'),
            ("a tag's value that is no text", b'{"moves":[],"tags":{"Round":1}}', "bad-field", '"Round: 1"'),
            ("a tag that is no pair", b'{"moves":[],"tags":[["Round"]]}', "bad-field", '"tags: […]"'),
            ("a comment that is no text", b'{"moves":[],"comments":[null]}', "bad-field", '"comments: null"'),
            ("a variation that is no array", b'{"moves":[{"san":"e4","variations":[5]}]}', "bad-field", '"variations: 5"'),
            ("SAN that is no text", b'{"moves":[{"san":5}]}', "bad-field", '"san: 5"'),
            ("a move told by nothing", b'{"moves":[{}]}', "bad-field", '"moves: {}"'),
            ("a move that is not legal", b'{"moves":[{"san":"e5"}]}', "illegal-move", '"e5"'),
            ("a start that is no text", b'{"moves":[],"fen":5}', "form", "fen"),
        ]
    ),
    ("bad fields are told when PGN is written", ["convert", "-", "--from", "json", "--to", "pgn"], b'{"moves":[{"san":"e4"}],"result":"9-9"}', 1, ["1. e4 *"], ["[bad-field]"]),
    ("Chess960 in JSON", ["convert", "-", "--chess960", "--from", "json", "--to", "uci"], b'{"fen":"4k3/8/8/8/8/8/8/1K5R w H - 0 1","moves":[{"san":"O-O"}]}', 0, ["b1h1"], []),
    ("a line of JSON too long to be kept", ["convert", "-", "--from", "json", "--to", "json"], b'{"moves":[]}\n' + b" 5" * (2**25 + 8) + b'\n{"moves":[]}\n', 1,
     ['"game":1,"line":1', '{"input":" 5 5', '"too-long"', '"game":2,"line":3'], []),
    ("Chess960 without a Variant tag", ["check", "-", "--chess960"], CHESS960, 0, ["1 game: 1 good"], []),
    ("and not asked for", ["check", "-"], CHESS960, 1, ["error"], []),
    ("a tag that names standard chess", ["check", "-", "--chess960"], b'[Variant "Standard"]\n' + CHESS960, 1, ["error"], []),
    ("Chess960 converted", ["convert", "-", "--chess960", "--to", "json"], CHESS960, 0, ['"variant":"chess960"', '"san":"O-O","uci":"b1h1"'], []),
    ("one of each", ["check", "-"], b'[Event "A"]\n\n1. e4\n', 0, ["1 game: 1 good, 0 faulty, 1 warning; 1 half-move, "], []),
    ("two of each", ["check", "-"], b'[Event "A"]\n\n1. e4\n\n[Event "A"]\n\n1. e4\n', 0, ["2 games: 2 good, 0 faulty, 2 warnings; 2 half-moves, "], []),
    ("prose is no game", ["check", "-", "--json"], b"hello world, this is a readme", 1, ['"ok":false', '"code":"no-game","severity":"error","line":1'], []),
    ("for a person too", ["check", "-"], b"hello world", 1, ["error", "it is no game"], []),
    ("nor is one letter, compressed", ["check", "-", "--json"], gzip.compress(b"x"), 1, ['"ok":false', '"no-game"'], []),
    ("however long the prose", ["check", "-", "--json"], b"word " * 5000, 1, ['"no-game"', '"too-many-problems"', '"faulty":1'], []),
    ("an empty file has no games", ["check", "-", "--json"], b"", 0, ['"games":0,"ok":0,"faulty":0'], []),
    ("problems in the order of the text", ["check", "-"], b"1. e4 e5 2. Ke3 *\n", 1, [":1:1: ", "[no-tags]", ":1:13: ", "[illegal-move]"], []),
    ("and so in JSON", ["check", "-", "--json"], b"1. e4 e5 2. Ke3 *\n", 1, ['"no-tags"', '"illegal-move"'], []),
    ("and in a game converted to JSON", ["convert", "-", "--to", "json"], b"1. e4 e5 2. Ke3 *\n", 1, ['"no-tags"', '"illegal-move"'], []),
]


def out_of_order(text, parts):
    """The first of the parts that does not follow those before it in the text, or nothing."""
    at = 0
    for part in parts:
        found = text.find(part, at)
        if found < 0:
            return part
        at = found + len(part)
    return None


def fault_of(adoube, row):
    _, arguments, text, status, out, err = row
    result = subprocess.run([adoube, "pgn", *arguments], input=text, capture_output=True, timeout=120, check=False)
    said, complained = result.stdout.decode(), result.stderr.decode()
    if result.returncode != status:
        return f"exit {result.returncode}, expected {status}; {complained[:300]} {said[:300]}"
    for where, wanted in ((said, out), (complained, err)):
        missing = out_of_order(where, wanted)
        if missing is not None:
            return f"{missing!r} is not in its place in {where[:600]!r}"
    return ""


def full_disk_faults(adoube):
    """The output cannot be written: one line on standard error, and the work ends though the text does not."""
    for name, arguments in (("check", "check - --json"), ("convert", "convert - --to pgn"), ("convert from JSON", "convert - --from json --to pgn")):
        game = '{"moves":[{"san":"e4"}]}' if "from" in arguments else '[Event "A"] 1. e4 *'
        command = f"yes '{game}' | \"{adoube}\" pgn {arguments} > /dev/full"
        result = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=False)
        good = result.returncode == 2 and result.stderr.count(b"\n") == 1
        yield f"{name} to a full disk", "" if good else f"exit {result.returncode}, {result.stderr[:300]!r}"


def main():
    adoube = sys.argv[1]
    return tell([*((row[0], fault_of(adoube, row)) for row in ROWS), *full_disk_faults(adoube)])


if __name__ == "__main__":
    sys.exit(main())
