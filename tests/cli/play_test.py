#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A game in the terminal: two at one keyboard, against an engine, against engines that misbehave, and Ctrl-C.

usage: play_test.py ADOUBE BAD_ENGINE
"""
import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import tempfile

from telling import tell

ADOUBE, BAD_ENGINE = sys.argv[1], sys.argv[2]
STOCKFISH = "/usr/games/stockfish"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def play(lines, *options):
    """Exit status, the objects, standard error."""
    done = subprocess.run([ADOUBE, "play", "--json", *options], input="".join(line + "\n" for line in lines), text=True,
                          capture_output=True, timeout=120)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


# name, options, what is typed, exit status, for some of the answers (by their place): the fields that they must hold.
TABLE = [
    ("the set-up comes first", [], [], 0, {0: {"event": 0, "fen": START, "players": {"white": {"kind": "person"}, "black": {"kind": "person"}}}}),
    ("moves in several notations", [], ["e4", "e7e5", "Ng1-f3", "♞c6"], 0,
     {1: {"ok": True, "san": "e4", "uci": "e2e4", "by": "white"}, 2: {"san": "e5", "by": "black"}, 3: {"san": "Nf3"}, 4: {"san": "Nc6"}}),
    ("a refused move has its article", [], ["e5", "e4"], 0,
     {1: {"ok": False, "article": "3.7.1", "ruling": "not-a-pawn-move", "fen": START}, 2: {"ok": True, "san": "e4"}}),
    ("what is no move is told so", [], ["hello there"], 0, {1: {"ok": False, "ruling": "not-a-move"}}),
    ("in Chinese, too", ["--lang", "zh-Hant"], ["Ke2"], 0, {1: {"ok": False, "article": "3.1"}}),
    ("mate ends it, and nothing goes on", [], ["f3", "e5", "g4", "Qh4", "a3"], 0,
     {4: {"ok": True, "san": "Qh4#", "outcome": {"result": "0-1", "reason": "checkmate", "article": "5.1.1"}},
      5: {"ok": False, "article": "5.1.1"}}),
    ("a draw offered and accepted", [], ["e4", "e5", "Nf3", "draw", "Nc6", "draw"], 0,
     {4: {"do": "offer-draw", "by": "black", "ok": True}, 6: {"do": "accept-draw", "by": "white", "outcome": {"result": "1/2-1/2", "reason": "agreement", "article": "5.2.3"}}}),
    ("a draw declined", [], ["e4", "e5", "draw", "Nf3", "decline"], 0, {5: {"do": "decline-draw", "by": "black", "ok": True}}),
    ("threefold repetition is claimed", [], ["Nf3", "Nf6", "Ng1", "Ng8", "claim", "Nf3", "Nf6", "Ng1", "Ng8", "claim"], 0,
     {5: {"command": "claim"}, 10: {"do": "claim", "outcome": {"result": "1/2-1/2", "reason": "threefold-repetition", "article": "9.2.2"}}}),
    ("with an announced move", [], ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "claim threefold with Ng8"], 0,
     {8: {"do": "claim", "outcome": {"result": "1/2-1/2", "reason": "threefold-repetition", "article": "9.2.1"}}}),
    ("fifty moves from a FEN", ["--fen", "8/8/5K1k/8/8/8/8/R7 w - - 100 81"], ["claim"], 0,
     {1: {"outcome": {"result": "1/2-1/2", "reason": "fifty-moves", "article": "9.3.2"}}}),
    ("a move is taken back", [], ["e4", "takeback", "d4"], 0, {2: {"command": "takeback"}, 3: {"command": "fen", "text": START}, 4: {"san": "d4"}}),
    ("so is a mate", [], ["f3", "e5", "g4", "Qh4", "undo", "Nc6"], 0, {7: {"ok": True, "san": "Nc6", "outcome": None}}),
    ("nothing to take back", [], ["undo"], 0, {1: {"command": "takeback"}}),
    ("resignation", [], ["e4", "resign"], 0, {2: {"outcome": {"result": "1-0", "reason": "resignation", "article": "5.1.2"}}}),
    ("a clock runs", ["--time", "5+3"], ["e4"], 0, {0: {"clock": {"white_ms": 300000, "black_ms": 300000}}}),
    ("quit leaves", [], ["quit", "e4"], 0, {}),
    ("a line of many bytes", [], ["x" * 200000, "e4"], 0, {1: {"ok": False}, 2: {"ok": True}}),
    ("a position that cannot be played", ["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], [], 2, {}),
    ("a time control that is none", ["--time", "soon"], [], 2, {}),
    ("no such engine", ["--engine", "/nowhere/engine"], [], 2, {}),
    ("an engine that is none", ["--engine", "/bin/true"], [], 2, {}),
    ("a level beyond the last", ["--level", "11"], [], 2, {}),
    ("an engine plays its move", ["--engine", BAD_ENGINE, "--colour", "black"], ["e5"], 0,
     {0: {"players": {"white": {"kind": "computer", "engine": "Test engine 1", "level": 10, "elo": None}, "black": {"kind": "person"}}},
      1: {"san": "e4", "by": "white"}, 2: {"san": "e5", "by": "black"},
      3: {"engine": "fault", "code": "illegal-move"}}),  # it knows only e2e4
    ("its move can be typed for it", ["--engine", BAD_ENGINE, "--colour", "black"], ["e5", "Nf3", "Nc6", "go"], 0,
     {4: {"san": "Nf3", "by": "white"}, 5: {"san": "Nc6"}, 6: {"engine": "fault", "code": "illegal-move"}, 7: {"engine": "fault"}}),
    ("taking back goes to one's own move", ["--engine", BAD_ENGINE, "--colour", "black"], ["e5", "takeback", "c5"], 0,
     {4: {"command": "takeback"}, 5: {"command": "fen", "text": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"}, 6: {"san": "c5"}}),
]
if os.path.exists(STOCKFISH):
    TABLE += [
        ("stockfish answers", ["--level", "1"], ["e4", "resign"], 0, {1: {"san": "e4"}, 2: {"by": "black", "ok": True, "do": "move"}}),
        ("stockfish by a rating", ["--elo", "1500", "--colour", "black"], [], 0, {0: {"players": {"white": {"kind": "computer", "elo": 1500}}}, 1: {"by": "white", "ok": True}}),
        ("it gives the mate", ["--level", "1", "--colour", "black", "--fen", "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1"], [], 0,
         {1: {"san": "Re8#", "outcome": {"result": "1-0", "reason": "checkmate", "article": "5.1.1"}}}),
        ("it declines a draw early", ["--level", "1"], ["e4", "draw"], 0, {4: {"command": "computer"}, 5: {"do": "decline-draw", "ok": True}}),
    ]


def holds(wanted, found):
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and holds(value, found[key]) for key, value in wanted.items())
    return wanted == found


def table_rows():
    for name, options, lines, status, wanted in TABLE:
        exit_status, answers, error = play(lines, *options)
        fault = "" if exit_status == status else f"exit {exit_status}: {error}"
        if status == 2 and error.count("\n") != 1:
            fault = f"not one line of error: {error!r}"
        for at, fields in wanted.items():
            if not fault and (at >= len(answers) or not holds(fields, answers[at])):
                fault = f"answer {at}: {answers[at] if at < len(answers) else 'missing'}"
        yield name, fault


def saving_rows(folder):
    path = os.path.join(folder, "game.pgn")
    play(["e4", f"save {path}", "e5"])
    text = open(path, encoding="utf-8").read()
    yield "save writes what has been played", "" if "1. e4 *" in text else text
    play(["e4", "e5", "resign"], "--pgn", path)
    text = open(path, encoding="utf-8").read()
    yield "--pgn writes it in the end", "" if '[Result "0-1"]' in text and "1. e4 e5 0-1" in text else text
    check = subprocess.run([ADOUBE, "pgn", "check", path], capture_output=True, timeout=60)
    yield "and it is good PGN", "" if check.returncode == 0 else check.stdout.decode()
    status, _, _ = play(["e4"], "--pgn", os.path.join(folder, "no", "folder", "game.pgn"))
    yield "a file that cannot be written is found wrong", "" if status == 1 else f"exit {status}"


def wait_for(descriptor, wanted):
    text = b""
    while wanted not in text:
        ready, _, _ = select.select([descriptor], [], [], 60)
        if not ready:
            return text
        try:
            more = os.read(descriptor, 65536)
        except OSError:  # the other end is gone
            return text
        if not more:
            return text
        text += more
    return text


def interruption_row(folder, name, options, after):
    """Ctrl-C at a terminal, once `after` has been seen."""
    path = os.path.join(folder, "interrupted.pgn")
    master, slave = pty.openpty()
    game = subprocess.Popen([ADOUBE, "play", "--pgn", path, *options], stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    os.write(master, b"e4\n")
    text = wait_for(master, after)
    game.send_signal(signal.SIGINT)
    try:
        status = game.wait(60)
    except subprocess.TimeoutExpired:
        game.kill()
        return name, "it does not end"
    os.close(master)
    if status != 0:
        return name, f"exit {status}: {text!r}"
    return name, "a file is there" if os.listdir(folder) else ""


def flag_row():
    """A second's game: the flag falls with nobody typing."""
    game = subprocess.Popen([ADOUBE, "play", "--json", "--time", "0.02+0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    text = wait_for(game.stdout.fileno(), b"flag-fall")
    game.stdin.close()
    game.wait(60)
    game.stdout.close()
    last = json.loads(text.splitlines()[-1])
    return "a flag falls by itself", "" if last["outcome"]["reason"] == "flag-fall" else str(last)


def main():
    rows = list(table_rows())
    folder = tempfile.mkdtemp()
    rows += saving_rows(folder)
    shutil.rmtree(folder)
    for name, options, after in [
            ("Ctrl-C while a move is awaited", [], b"1. e4"),
            ("Ctrl-C while the engine hangs", ["--engine", BAD_ENGINE_HANGS], b"thinking"),
    ]:
        folder = tempfile.mkdtemp()
        rows.append(interruption_row(folder, name, options, after))
        shutil.rmtree(folder)
    rows.append(flag_row())
    return tell(rows)


with tempfile.TemporaryDirectory() as scripts:
    BAD_ENGINE_HANGS = os.path.join(scripts, "hangs")
    with open(BAD_ENGINE_HANGS, "w", encoding="utf-8") as script:
        script.write(f"#!/bin/sh\nexec '{BAD_ENGINE}' hangs\n")
    os.chmod(BAD_ENGINE_HANGS, 0o755)
    result = main()
sys.exit(result)
