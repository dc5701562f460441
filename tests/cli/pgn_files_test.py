#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn merge`, `split`, `dedupe` and `sort` do to files of games: rows of single files, and laws that hold for any.

usage: pgn_files_test.py ADOUBE
"""
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile

from telling import tell

ONE = b'[Event "One"]\n[Result "1-0"]\n\n1. e4 e5 1-0'
TWO = b'[Event "Two"]\n[Result "*"]\n\n1. d4 {latin \xe9} *'
WINDOWS = b'[Event "Three"]\r\n\r\n1. c4 *'
FAULTY = b'[Event "Faulty"]\n\n1. e4 e4 0-1'
LINE = b'\n\n'

# name, the files, what comes out, exit status
MERGES = [
    ("games of two files", [ONE + b"\n", TWO + b"\n"], ONE + LINE + TWO + b"\n", 0),
    ("one empty line between games, whatever stood there", [b"\n\n" + ONE + b"\n\n\n \n" + TWO], ONE + LINE + TWO + b"\n", 0),
    ("games on one line", [b"1. e4 * 1. d4 *"], b"1. e4 *\n\n1. d4 *\n", 0),
    ("byte order marks are dropped", [b"\xef\xbb\xbf" + ONE, b"\xef\xbb\xbf" + TWO], ONE + LINE + TWO + b"\n", 0),
    ("line ends stay; the empty line is that of the game before", [WINDOWS + b"\r\n", ONE], WINDOWS + b"\r\n\r\n" + ONE + b"\n", 0),
    ("compressed files", [gzip.compress(ONE + LINE + TWO)], ONE + LINE + TWO + b"\n", 0),
    ("faulty games pass", [ONE, FAULTY, TWO], ONE + LINE + FAULTY + LINE + TWO + b"\n", 1),
    ("text that is no game stays behind", [b"Read me first.", ONE], ONE + b"\n", 1),
    ("a last game without result before tags", [b"1. e4 e5", ONE], b"1. e4 e5" + LINE + ONE + b"\n", 0),
    ("and before a game without tags", [b"1. e4", b"1. d4 *"], b'1. e4\n\n[Event "?"]\n\n1. d4 *\n', 0),
    ("and in an unclosed comment", [b"1. e4 {why", b"1. d4 *"], b'1. e4 {why\n\n[Event "?"]\n\n1. d4 *\n', 1),
    ("a game without tags that goes on from elsewhere", [ONE, b"12. e4 *"], ONE + b'\n\n[Event "?"]\n\n12. e4 *\n', 0),
    ("tags alone", [b'[White "A"]', b'[Black "B"]\n\n*'], b'[White "A"]\n\n*\n\n[Black "B"]\n\n*\n', 0),
    ("empty files", [b"", ONE, b""], ONE + b"\n", 0),
    ("no game at all", [b""], b"", 0),
]


def run(adoube, *arguments, **more):
    return subprocess.run([adoube, "pgn", *map(str, arguments)], capture_output=True, timeout=300, check=False, **more)


def merge_faults(adoube, folder):
    for name, texts, expected, status in MERGES:
        files = [folder / f"in{i}.pgn" for i in range(len(texts))]
        for file, text in zip(files, texts):
            file.write_bytes(text)
        out = folder / "out.pgn"
        for way, arguments in (("into a file", ["--out", out]), ("to standard output", [])):
            result = run(adoube, "merge", *files, *arguments)
            written = out.read_bytes() if arguments else result.stdout
            good = result.returncode == status and written == expected
            yield f"merge: {name}, {way}", "" if good else f"exit {result.returncode}, {written!r}"


def summary_faults(adoube, folder):
    (folder / "a.pgn").write_bytes(b"prose" + LINE)
    (folder / "b.pgn").write_bytes(ONE + LINE + FAULTY + LINE + TWO)
    result = run(adoube, "merge", folder / "a.pgn", folder / "b.pgn", "--json", "--out", folder / "c.pgn")
    said = json.loads(result.stdout)["summary"]
    wanted = {"games": 4, "written": 3, "faulty": 1, "left_out": 1, "mended": 0}
    yield "merge: the summary counts", "" if wanted.items() <= said.items() else f"{said}"
    result = run(adoube, "merge", folder / "a.pgn", folder / "none.pgn", "--out", folder / "d.pgn")
    good = result.returncode == 2 and not (folder / "d.pgn").exists() and result.stderr.count(b"\n") == 1
    yield "merge: a file is missing, so nothing is written", "" if good else f"{result}"


def main():
    adoube = sys.argv[1]
    rows = []
    for faults in (merge_faults, summary_faults):
        with tempfile.TemporaryDirectory() as folder:
            rows += faults(adoube, pathlib.Path(folder))
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
