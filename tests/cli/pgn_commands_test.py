#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn check`, `pgn audit` and `pgn convert` say of their files, and their exit status.

usage: pgn_commands_test.py ADOUBE
"""
import gzip
import os
import signal
import subprocess
import sys
import tempfile

from telling import tell

CHESS960 = b'[FEN "4k3/8/8/8/8/8/8/1K5R w H - 0 1"]\n[SetUp "1"]\n\n1. O-O *\n'
QUEEN = '[Event "A"]\n[FEN "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1"]\n[SetUp "1"]\n[Result "0-1"]\n'
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
    ("a text that stops being JSON", ["convert", "-", "--from", "json", "--to", "json"], b'{"moves":[', 1, ['"code":"syntax","offset":10'], []),
    ("a number that no double holds", ["convert", "-", "--from", "json", "--to", "json"], b'{"moves":[],"of":1e999}', 1, ['"code":"syntax","offset":21'], []),
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
    # audit: what the rows of tests/game/audit_test.cpp find, told by the words of a PGN
    *(
        (f"audit: {name}", ["audit", "-", "--json"], text.encode(), status, said, [])
        for name, text, status, said in [
            ("a good game", '[Event "A"]\n[Result "1-0"]\n[Termination "Normal"]\n\n1. e4 e5 1-0\n', 0, ['"ok":true', '"findings":[]', '"findings":0}}']),
            ("won on time with a bare king, by the tag", QUEEN + '[Termination "Time forfeit"]\n\n0-1\n', 1,
             ['"ok":true', '"code":"time-forfeit-is-draw","severity":"error","article":"6.9","ply":0', '"findings":1}}']),
            ("by a comment behind the last move", QUEEN + "\n1. Qb1 { +9 } Kd5 { White loses on time. } 0-1\n", 1, ['"time-forfeit-is-draw"', '"ply":2']),
            ("by a comment in Chinese", QUEEN + "\n1. Qb1 Kd5 {白方超时} 0-1\n", 1, ['"time-forfeit-is-draw"']),
            ("a comment in the middle says nothing of the end", QUEEN + "\n1. Qb1 { he nearly ran out of time } Kd5 0-1\n", 1, ['"loss-is-draw"']),
            ("resigned to a bare king", QUEEN + "\n1. Qb1 Kd5 {White resigns} 0-1\n", 1, ['"resignation-is-draw","severity":"error","article":"5.1.2"']),
            ("moves of a variation are not the game", QUEEN + "\n1. Qb1 Kd5 (1... Ke5 2. Qb2+ {White resigns}) 0-1\n", 1, ['"loss-is-draw"', '"ply":2']),
            ("decided by an arbiter", QUEEN + '[Termination "adjudication"]\n\n0-1\n', 0, ['"findings":[]']),
            ("drawn by timeout vs insufficient material", QUEEN.replace("0-1", "1/2-1/2") + '[Termination "Game drawn by timeout vs insufficient material"]\n\n1/2-1/2\n',
             0, ['"findings":[]']),
            ("mate, and another result", "1. f3 e5 2. g4 Qh4# 1-0\n", 1, ['"result-contradicts","severity":"error","article":"5.1.1","ply":4,"outcome":"checkmate"']),
            ("a claim that was not made is a note", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n", 0,
             ['"claim-not-made","severity":"note","article":"9.2.1","ply":7,"outcome":"threefold-repetition"', '"article":"9.2.2","ply":8']),
            ("played on with bare kings", '[FEN "8/8/4k3/8/8/4K3/8/8 w - - 0 1"]\n[SetUp "1"]\n\n1. Kd3 Kd5 1/2-1/2\n', 1,
             ['"played-on","severity":"error","article":"5.2.2","ply":0,"outcome":"dead-position"']),
            ("a game that breaks off is judged as far as it goes", QUEEN + "\n1. Qb1 Kd5 2. Qb9 0-1\n", 1, ['"ok":false', '"findings":[]']),
            ("moves written behind mate", "1. f3 e5 2. g4 Qh4# 3. e4 0-1\n", 1, ['"ok":false', '"played-on","severity":"error","article":"5.1.1","ply":4']),
            ("a FEN that is none", '[FEN "x"]\n[SetUp "1"]\n\n1. e4 1-0\n', 1, ['"ok":false', '"findings":[]']),
        ]
    ),
    ("audit for a person", ["audit", "-"], b"1. f3 e5 2. g4 Qh4# 1-0\n", 1, ["finding: game 1, ply 4: 5.1.1  The game ended by checkmate", "[result-contradicts]", "findings: 1"], []),
    ("audit in Chinese", ["audit", "-", "--lang", "zh-Hans"], b"1. f3 e5 2. g4 Qh4# 1-0\n", 1, ["对局因将死结束，与所记结果不符：白方胜。"], []),
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
    for name, arguments in (("check", "check - --json"), ("audit", "audit - --json"), ("convert", "convert - --to pgn"), ("convert from JSON", "convert - --from json --to pgn")):
        game = '{"moves":[{"san":"e4"}]}' if "from" in arguments else '[Event "A"] 1. e4 {%s} *' % ("so " * 300)
        command = f"yes '{game}' | \"{adoube}\" pgn {arguments} > /dev/full"
        result = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=False)
        good = result.returncode == 2 and result.stderr.count(b"\n") == 1
        yield f"{name} to a full disk", "" if good else f"exit {result.returncode}, {result.stderr[:300]!r}"


def file_faults(adoube):
    """--out: the file appears whole or not at all."""
    games = b'[Event "A"]\n\n1. e4 e5 *\n\n' * 50
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out.pgn")

        def convert(text, *arguments):
            command = [adoube, "pgn", "convert", "--to", "uci", "--out", out, *arguments]
            return subprocess.run(command, input=text, capture_output=True, timeout=60, check=False)

        result = convert(games, "-")
        with open(out, encoding="ascii") as file:
            lines = file.read()
        good = result.returncode == 0 and result.stdout == b"" and lines == "startpos\te2e4 e7e5\n" * 50
        yield "a file is written", "" if good else f"exit {result.returncode}, {lines[:200]!r}"

        result = convert(gzip.compress(os.urandom(100000))[:5000], "-", "--threads", "3")
        with open(out, encoding="ascii") as file:
            kept = file.read() == lines
        good = result.returncode == 2 and kept and os.listdir(folder) == ["out.pgn"]
        yield "a text that cannot be read to its end leaves the file as it was", "" if good else f"exit {result.returncode}, {os.listdir(folder)}"

        result = subprocess.run([adoube, "pgn", "convert", "-", "--to", "uci", "--out", folder + "/no/out"], input=games, capture_output=True, timeout=60, check=False)
        good = result.returncode == 2 and result.stderr.count(b"\n") == 1
        yield "a folder that is not there", "" if good else f"exit {result.returncode}, {result.stderr[:200]!r}"


def interruption_faults(adoube):
    """Ctrl-C and its like amid the work: no file, exit 2, also where nothing comes through the pipe any more."""
    for name, number in (("Ctrl-C", signal.SIGINT), ("an end asked for", signal.SIGTERM)):
        with tempfile.TemporaryDirectory() as folder:
            command = [adoube, "pgn", "convert", "-", "--to", "pgn", "--threads", "2", "--out", os.path.join(folder, "out.pgn")]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as work:
                work.stdin.write(b'[Event "A"]\n\n1. e4 e5 *\n\n' * 200000)
                work.stdin.flush()
                begun = bool(os.listdir(folder))
                work.send_signal(number)
                try:
                    status = work.wait(timeout=60)
                except subprocess.TimeoutExpired:
                    work.kill()
                    status = "none: it went on"
            left = os.listdir(folder)
        yield name, "" if begun and status == 2 and not left else f"begun {begun}, exit {status}, left {left}"


def threads_faults(adoube):
    """More text than a thread reads at a time: the same answers with any number of threads, compressed or not."""
    game = b'[Event "A"]\n[Result "1-0"]\n\n1. e4 {a comment} e5 2. Ke3 Ke7 1-0\n\n'
    text = game * 100000
    for command in (["check", "-", "--json"], ["convert", "-", "--to", "json"]):
        answers = []
        for piece, threads in ((text, "1"), (text, "2"), (text, "5"), (gzip.compress(text, 1), "3")):
            result = subprocess.run([adoube, "pgn", *command, "--threads", threads], input=piece, capture_output=True, timeout=120, check=False)
            answers.append([line for line in result.stdout.split(b"\n") if b"summary" not in line])
        numbered = answers[0][-2].find(b'"game":100000,') >= 0
        yield f"{command[0]} by several threads", "" if numbered and all(answer == answers[0] for answer in answers) else "the answers differ"


# A process's most memory counts that of the one it was split off from, so a small one starts it.
MEASURE = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=False)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def memory_faults(adoube):
    """One game of many megabytes takes no more memory than as many megabytes of small games."""
    comments = b"{" + b"some words and more " * 50 + b"} "
    most = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("small games", (b'[Event "A"]\n\n1. e4 ' + comments + b"*\n\n") * 100000), ("a long game", b'[Event "A"]\n\n1. e4 ' + comments * 100000 + b"*\n")):
            path = os.path.join(folder, "games.pgn.gz")
            with open(path, "wb") as file:
                file.write(gzip.compress(text, 1))
            command = [sys.executable, "-c", MEASURE, adoube, "pgn", "check", path, "--threads", "2"]
            result = subprocess.run(command, capture_output=True, timeout=120, check=False)
            most[name] = int(result.stdout) // 1024
    yield "memory of a long game", "" if most["a long game"] < most["small games"] + 40 else f"{most} MB"


def main():
    adoube = sys.argv[1]
    rows = [(row[0], fault_of(adoube, row)) for row in ROWS]
    return tell([*rows, *full_disk_faults(adoube), *file_faults(adoube), *interruption_faults(adoube), *threads_faults(adoube), *memory_faults(adoube)])


if __name__ == "__main__":
    sys.exit(main())
