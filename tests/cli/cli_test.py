#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The command line's contract: arguments, standard input, exit status, what is said and where.

usage: cli_test.py ADOUBE
"""
import json
import subprocess
import sys

from telling import tell

PINNED = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"
REPETITION = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]

# name, arguments, standard input, exit status, what each must hold: on standard output, on standard error.
ROWS = [
    ("legal moves", ["moves", "startpos"], "", 0, ["on move: White", "Nf3"], []),
    ("a refusal is the answer of explain", ["explain", PINNED, "Ne4"], "", 1, ["3.9.2", "pinned", "[b]"], []),
    ("in traditional Chinese", ["explain", PINNED, "Ne4", "--lang", "zh-Hant"], "", 1, ["牽制"], []),
    ("a legal move", ["explain", "startpos", "e4"], "", 0, ["e4"], []),
    ("strict takes only export form", ["explain", "startpos", "e2e4", "--strict"], "", 1, [], []),
    ("explain judges its FEN too", ["explain", "nothing", "e4", "--json"], "", 1, ['"error"', '"syntax"'], []),
    ("so does claim", ["claim", "nothing", "--kind", "fifty-moves", "--json"], "", 1, ['"error"'], []),
    ("an empty move is no move", ["explain", "startpos", "", "--json"], "", 1, ['"not-a-move"'], []),
    ("no move at all", ["explain", "startpos"], "", 2, [], ["move is required"]),
    ("a FEN that cannot be played", ["moves", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"], "", 2, [], ["adoube: "]),
    ("but fen judges it", ["fen", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "--json"], "", 1, ['"opponent-in-check"'], []),
    ("startpos is no FEN to judge", ["fen", "startpos", "--json"], "", 1, ['"syntax"'], []),
    ("forgiven when asked", ["fen", "8/8/8/8/8/1k6/1p6/1K6 w -", "--lenient", "--json"], "", 0, ['"warning"', '"8/8/8/8/8/1k6/1p6/1K6 w - - 0 1"'], []),
    ("a move that is none", ["status", "startpos", "e5"], "", 2, [], ["adoube: "]),
    ("where a game stands", ["status", "startpos", *REPETITION], "", 0, ["may be claimed with a move: 9.2.1 threefold repetition"], []),
    ("a claim with its move", ["claim", "startpos", *REPETITION, "--kind", "threefold-repetition", "--with", "Ng8"], "", 0, ["9.2.1"], []),
    ("a claim too early", ["claim", "startpos", "--kind", "fifty-moves"], "", 1, ["9.3"], []),
    ("an unknown kind of claim", ["claim", "startpos", "--kind", "boredom"], "", 2, [], ["--kind"]),
    ("a flag against a bare king", ["adjudicate", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", "--event", "flag-fall", "--by", "white"], "", 0, ["1/2-1/2", "6.9"], []),
    ("who can still win", ["winnable", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", "--by", "black"], "", 0, ["Black can still win: no"], []),
    ("winnable forgives when asked", ["winnable", "8/8/4k3/8/8/4K3/8/Q7 w - -", "--lenient"], "", 0, ["White can still win: yes"], []),
    ("perft", ["perft", "startpos", "3", "--json"], "", 0, ['"nodes":8902'], []),
    ("perft by threads, divided", ["perft", "startpos", "3", "--divide", "--threads", "2"], "", 0, ["e2e4   600", "8902"], []),
    ("perft with a table", ["perft", "startpos", "5", "--hash", "4", "--threads", "2", "--json"], "", 0, ['"nodes":4865609'], []),
    ("perft with a table, many positions", ["perft", "-", "3", "--hash", "1", "--json"], "startpos\nstartpos\te4\nstartpos\n", 0, ['"nodes":8902', '"nodes":13160'], []),
    ("a table beyond reason", ["perft", "startpos", "3", "--hash", "99999999"], "", 2, [], ["hash"]),
    ("castling letters in another order", ["fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w QKqk - 0 1"], "", 1, ["in this order"], []),
    ("a depth beyond reason", ["perft", "startpos", "99"], "", 2, [], ["depth"]),
    ("an opening", ["opening", "startpos", "e4", "e5", "Nf3", "Nc6", "Bb5"], "", 0, ["C60  Ruy Lopez  open game", "1.e4 e5"], []),
    ("an opening by another order of moves", ["opening", "startpos", "Nf3", "d5", "d4", "--json"], "", 0, ['"eco":"D02"', '"family":"closed","family_name":"closed game","first_family":"flank","ply":3'], []),
    ("the last name of a game that has left the book", ["opening", "startpos", "e4", "c5", "a3", "h5", "Qf3", "--json"], "", 0, ['"name":"Sicilian Defense: Mengarini Variation"', '"ply":3'], []),
    ("a position has a name without its moves", ["opening", "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 3 9", "--json"], "", 0, ['"eco":"C00"', '"ply":0'], []),
    ("after 1.e4 Black chooses", ["opening", "startpos", "e4", "--lang", "zh-Hans"], "", 0, ["B00  King's Pawn", "由黑方的应着决定"], []),
    ("no opening", ["opening", "startpos", "--json"], "", 0, ['"eco":null,"name":null,"family":null', "No position"], []),
    ("openings line by line", ["opening", "-", "--json"], "startpos\tc4\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\nx\n", 1, ['"family":"flank"', '"eco":null', '"input":"x"'], []),
    ("Chess960 has no openings", ["opening", "startpos", "e4", "--chess960", "--json"], "", 0, ['"eco":null'], []),
    ("no such move in an opening", ["opening", "startpos", "e5"], "", 2, [], ["adoube: "]),
    ("an article", ["article", "9.5.3"], "", 0, ["9.5.3", "FIDE Laws of Chess"], []),
    ("no such article", ["article", "99.9"], "", 2, [], ["99.9"]),
    ("lessons that are built in", ["lessons", "check"], "", 0, [" 0 problems"], []),
    ("a list of them", ["lessons", "list", "--json"], "", 0, ['"id":"the-rook","kind":"topic","chapter":"pieces"'], []),
    ("a lesson to read", ["lessons", "show", "the-rook", "--lang", "zh-Hant"], "", 0, ["車"], []),
    ("a lesson for a program", ["lessons", "show", "the-rook", "--json"], "", 0, ['"id":"the-rook","chapter":"pieces"', '"covers":["T04"'], []),
    ("no such lesson", ["lessons", "show", "the-dragon"], "", 2, [], ["the-dragon"]),
    ("a file of lessons that is not there", ["lessons", "check", "/no/such/lesson.toml"], "", 2, [], ["cannot be opened"]),
    ("a file that is no lesson", ["lessons", "check", __file__, "--json"], "", 1, ['"code":"syntax","note":false', '"problems":1'], []),
    ("Chess960 castling", ["explain", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "--chess960", "--json"], "", 0, ['"san":"O-O"'], []),
    ("no such command", ["bogus"], "", 2, [], ['no command "bogus"']),
    ("no command", [], "", 2, [], ["subcommand"]),
    ("no such option", ["moves", "startpos", "--fly"], "", 2, [], ["--fly"]),
    ("no such language", ["moves", "startpos", "--lang", "xx"], "", 2, [], ["--lang"]),
    ("help", ["--help"], "", 0, ["explain", "serve"], []),
    ("version", ["--version"], "", 0, ["adoube "], []),
    ("many items", ["status", "-", "--json"], "startpos\te4 e5\r\nstartpos\n", 0, ['"turn":"white"'], []),
    ("a bad line among them", ["moves", "-", "--json"], "nothing\nstartpos\n", 1, ['{"input":"nothing","error"', '"moves"'], []),
    ("a move for every line", ["explain", "-", "e4", "--json"], "startpos\nstartpos\tNf3\n", 0, ['"uci":"e2e4"', '"uci":"g1f3"'], []),
    ("nothing on standard input", ["moves", "-"], "", 0, [], []),
    ("bytes that are no text", ["fen", "-", "--json"], "\x00\udcff\udcfe\n", 1, ['"valid":false'], []),
]


def run(adoube, arguments, text):
    return subprocess.run([adoube, *arguments], input=text.encode(errors="surrogateescape"), capture_output=True, timeout=60, check=False)


def fault_of(adoube, row):
    _, arguments, text, status, out, err = row
    result = run(adoube, arguments, text)
    said, complained = result.stdout.decode(), result.stderr.decode()
    if result.returncode != status:
        return f"exit {result.returncode}, expected {status}; {complained or said[:300]}"
    for where, wanted in ((said, out), (complained, err)):
        for part in wanted:
            if part not in where:
                return f"{part!r} is not in {where[:400]!r}"
    if status == 2 and (complained.count("\n") != 1 or said):
        return f"one line on standard error was due: {complained!r} {said[:200]!r}"
    if "--json" in arguments and status != 2:
        for line in said.splitlines():
            json.loads(line)
    return ""


def output_faults(adoube):
    """Places that do not take the output."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        status = subprocess.run([adoube, "moves", "startpos"], stdout=full, stderr=subprocess.DEVNULL, check=False).returncode
    yield "a full disk", "" if status == 2 else f"exit {status}, expected 2"
    head = subprocess.run(f'yes startpos | "{adoube}" moves - --json | head -n 1', shell=True, capture_output=True, timeout=60, check=False)
    yield "a closed pipe ends it quietly", "" if head.stdout.count(b"\n") == 1 and not head.stderr else f"{head.stderr!r}"
    status = subprocess.run(f'"{adoube}" moves - < /', shell=True, capture_output=True, check=False).returncode
    yield "a folder as standard input", "" if status == 2 else f"exit {status}, expected 2"


def main():
    adoube = sys.argv[1]
    return tell([*((row[0], fault_of(adoube, row)) for row in ROWS), *output_faults(adoube)])


if __name__ == "__main__":
    sys.exit(main())
