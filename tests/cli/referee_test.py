#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The referee on the command line: scripts in, a ruling a line out, exit status, and what no script should do to it.

usage: referee_test.py ADOUBE
"""
import gzip
import json
import os
import pty
import select
import subprocess
import sys
import tempfile

from telling import tell

SETUP = '{"setup":{"fen":"startpos","time_control":"15+10","rules":"rapid","supervision":"full","touch_move":true,"clock":true,"mode":"board"}}'
NO_CLOCK = {"white_ms": None, "black_ms": None}
FIELDS = ["event", "ok", "ruling", "article", "text", "turn", "clock", "fen", "outcome"]
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


def move(at, by, uci):
    return json.dumps({"at": at, "by": by, "do": "move", "uci": uci})


# name, script, exit status, for some of the answers (by their place): the fields that they must hold.
SCRIPTS = [
    ("the setup is event 0", [SETUP], 0, {0: {"event": 0, "ok": True, "turn": "white", "clock": {"white_ms": 900000, "black_ms": 900000}, "outcome": None}}),
    ("a move adds its increment", [SETUP, move(5000, "white", "e2e4")], 0,
     {1: {"event": 1, "ok": True, "ruling": "move-made", "turn": "black", "clock": {"white_ms": 905000, "black_ms": 900000}, "fen": AFTER_E4}}),
    ("a refusal lets time pass and changes nothing else", [SETUP, move(5000, "black", "e7e5")], 1,
     {1: {"ok": False, "ruling": "not-your-turn", "article": "1.2", "turn": "white", "clock": {"white_ms": 895000, "black_ms": 900000}}}),
    ("time does not go back", [SETUP, move(5000, "white", "e2e4"), move(4999, "black", "e7e5"), move(5000, "black", "e7e5")], 1,
     {2: {"event": 2, "ok": False, "ruling": "unreadable", "article": None, "clock": {"white_ms": 905000, "black_ms": 900000}},
      3: {"event": 3, "ok": True}}),
    ("a line that is no JSON", [SETUP, '{"at":', move(0, "white", "e2e4")], 1,
     {1: {"event": 1, "ok": False, "ruling": "unreadable", "article": None, "outcome": None}, 2: {"event": 2, "ok": True}}),
    ("an act that nobody knows", [SETUP, '{"at":9000,"by":"white","do":"fly"}'], 1,
     {1: {"ruling": "unreadable", "clock": {"white_ms": 900000, "black_ms": 900000}}}),
    ("a second setup", [SETUP, SETUP], 1, {1: {"ruling": "unreadable", "event": 1}}),
    ("empty lines are passed over", ["", SETUP, "", "   ", move(1, "white", "e2e4"), ""], 0, {1: {"event": 1, "ok": True}}),
    ("an event without a time", [SETUP, move(7000, "white", "e2e4"), '{"by":"black","do":"move","uci":"e7e5"}'], 1,
     {2: {"ok": False, "ruling": "unreadable", "clock": {"white_ms": 903000, "black_ms": 900000}}}),
    ("too many pawns to be a game", ['{"setup":{"fen":"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"}}'], 2, {}),
    ("mate ends the game without a press", [SETUP, move(0, "white", "f2f3"), move(0, "black", "e7e5"), move(0, "white", "g2g4"),
                                           '{"at":1,"by":"black","do":"make","uci":"d8h4"}', move(2, "white", "a2a3")], 1,
     {4: {"ok": True, "outcome": {"result": "0-1", "reason": "checkmate", "article": "5.1.1"}},
      5: {"ok": False, "article": "5.1.1", "outcome": {"result": "0-1", "reason": "checkmate", "article": "5.1.1"}}}),
    ("an illegal move stands until it is pointed out", [SETUP, move(0, "white", "e1e3"), '{"at":1000,"by":"black","do":"point-out","what":"illegal-move"}'], 0,
     {1: {"ok": True, "turn": "black", "fen": "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR b kq - 1 1"},
      2: {"ok": True, "turn": "white", "article": "7.5.1", "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}}),
    ("on a screen it is refused", [SETUP.replace('"board"', '"screen"'), move(0, "white", "e1e3")], 1, {1: {"ok": False}}),
    ("without a clock there is none to show", ['{"setup":{}}', move(0, "white", "e2e4")], 0, {0: {"clock": NO_CLOCK}, 1: {"clock": NO_CLOCK, "fen": AFTER_E4}}),
    ("a clock that is off", [SETUP.replace('"clock":true', '"clock":false'), '{"at":1,"by":"white","do":"flag"}'], 1, {1: {"ok": False, "clock": NO_CLOCK}}),
    ("a resignation against a bare king is a draw", ['{"setup":{"fen":"8/8/4k3/8/8/4K3/8/Q7 w - - 0 1"}}', '{"at":0,"by":"white","do":"resign"}'], 0,
     {1: {"ok": True, "outcome": {"result": "1/2-1/2", "reason": "resignation", "article": "5.1.2"}}}),
    ("a game that is over before it begins", ['{"setup":{"fen":"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"}}', '{"at":0,"by":"black","do":"resign"}'], 1,
     {0: {"ok": True, "outcome": {"result": "1/2-1/2", "reason": "stalemate", "article": "5.2.1"}}, 1: {"ok": False, "article": "5.2.1"}}),
    ("Chess960", ['{"setup":{"fen":"4k3/8/8/8/8/8/8/5KR1 w G - 0 1","chess960":true}}', move(0, "white", "f1g1")], 0,
     {1: {"ok": True, "fen": "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"}}),
    ("what an arbiter types", ["setup 15+10", "w e4", "@0:00:20 b e5", "w touch g1", "w d4", "w Nf3"], 1,
     {1: {"ok": True, "fen": AFTER_E4}, 2: {"clock": {"white_ms": 910000, "black_ms": 890000}}, 4: {"ok": False, "article": "4.3.1"}, 5: {"ok": True}}),
    ("a command that is not understood", ["setup", "w fly"], 1, {1: {"ok": False, "ruling": "unreadable", "event": 1}}),
    ("taken back", ["setup", "w e4", "b e5", "undo", "b c5"], 0, {3: {"command": "undo"}, 4: {"event": 1, "fen": AFTER_E4}, 5: {"event": 2, "ok": True}}),
    ("a time that has been", ["setup", "@0:01 w e4", "@0:00:59 b e5", "@0:01 w d4"], 1,
     {2: {"ok": True}, 3: {"ok": False, "ruling": "unreadable", "text": "@0:00:01.0: expected a time not before that of the last event."}}),
    ("nothing to take back", ["setup", "undo"], 0, {1: {"command": "undo"}}),
    ("set up anew before anything has happened", ["setup", "setup 5+0 limited"], 0, {1: {"event": 0, "clock": {"white_ms": 300000, "black_ms": 300000}}}),
    ("but not later", ["setup", "w e4", "setup 5+0 limited"], 1, {2: {"ok": False, "ruling": "unreadable"}}),
    ("quit", ["setup", "quit", "w fly"], 0, {0: {"event": 0}}),
    ("a thousand brackets", [SETUP, '{"a":' + "[" * 1000 + "]" * 1000 + "}"], 1, {1: {"ruling": "unreadable"}}),
]

# name, input as bytes, exit status; the program answers each line or says in one line why it cannot.
HOSTILE = [
    ("no input", b"", 2),
    ("only line ends", b"\n\r\n\n", 2),
    ("no setup", b'{"at":0,"by":"white","do":"resign"}\n', 2),
    ("a command before the setup", b"w e4\n", 2),
    ("a setup that cannot be played", b'{"setup":{"fen":"8/8/8/8/8/8/8/8 w - - 0 1"}}\n', 2),
    ("a setup of the wrong kind", b'{"setup":7}\n', 2),
    ("a time control that is none", b'{"setup":{"time_control":"90/40"}}\n', 2),
    ("blitz that does not say its penalty", b'{"setup":{"time_control":"5+0"}}\n', 2),
    ("no JSON in the first line", b'{"setup":\n', 2),
    ("bytes that are no text", b"\x00\xff\xfe\x80\n", 2),
    ("bytes after the setup", SETUP.encode() + b"\n\x00\xff\xfe\x80\n{\xff}\n", 1),
    ("line ends of another system", SETUP.encode() + b"\r\n" + move(1, "white", "e2e4").encode() + b"\r\n", 0),
    ("no line end at the end", SETUP.encode() + b"\n" + move(1, "white", "e2e4").encode(), 0),
    ("a line of a megabyte", SETUP.encode() + b"\n" + b"x" * 1_000_000 + b"\n", 1),
    ("deep nesting", SETUP.encode() + b'\n{"by":' + b"[" * 200_000 + b"]" * 200_000 + b"}\n", 1),
    ("deep nesting in the setup", b'{"setup":{"fen":' + b"[" * 200_000 + b"]" * 200_000 + b"}}\n", 2),
    ("deep nesting where nobody looks", b'{"setup":{"more":' + b"[" * 200_000 + b"]" * 200_000 + b"}}\n" + move(1, "white", "e2e4").encode(), 0),
    ("numbers beyond all bounds", SETUP.encode() + b'\n{"at":1e999,"by":"white","do":"resign"}\n{"at":99999999999999999999,"by":"white","do":"resign"}\n', 1),
]


def run(adoube, text, *arguments):
    return subprocess.run([adoube, "referee", *arguments], input=text, capture_output=True, timeout=120, check=False)


def script_fault(adoube, lines, status, holds):
    result = run(adoube, "\n".join(lines).encode() + b"\n", "--json")
    if result.returncode != status:
        return f"exit {result.returncode}, expected {status}: {result.stderr.decode()} {result.stdout.decode()[-600:]}"
    answers = [json.loads(line) for line in result.stdout.decode().splitlines()]
    for place, fields in holds.items():
        if place >= len(answers):
            return f"{len(answers)} answers, {place} is missing"
        for field, value in fields.items():
            if answers[place].get(field, "missing") != value:
                return f"answer {place}: {field} is {answers[place].get(field, 'missing')!r}, expected {value!r}; {answers[place].get('text')}"
    for answer in answers:
        if "event" in answer and [field for field in FIELDS if field not in answer]:
            return f"fields are missing in {answer}"
    return ""


def hostile_fault(adoube, text, status):
    for arguments in (["--json"], []):
        result = run(adoube, text, *arguments)
        if result.returncode != status:
            return f"exit {result.returncode}, expected {status}: {result.stderr.decode(errors='replace')[:300]}"
        if status == 2 and (result.stderr.count(b"\n") != 1 or result.stdout):
            return f"one line on standard error was due: {result.stderr!r} {result.stdout[:200]!r}"
        if arguments:
            for line in result.stdout.decode().splitlines():
                json.loads(line)
    return ""


def play(adoube):
    """A program at the other end of a pipe is answered line by line, before it sends the next."""
    process = subprocess.Popen([adoube, "referee", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        for line in (SETUP, move(1000, "white", "e2e4")):
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            if not select.select([process.stdout], [], [], 60)[0]:
                return "no answer"
            json.loads(process.stdout.readline())
        process.stdin.close()
        return "" if process.wait(60) == 0 else f"exit {process.returncode}"
    finally:
        process.kill()
        process.stdout.close()
        process.wait()


def at_a_terminal(adoube):
    """Somebody who mistypes the setup is told so and goes on; time comes from a clock."""
    own, other = pty.openpty()
    process = subprocess.Popen([adoube, "referee"], stdin=other, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.close(other)
    os.write(own, b"setup quickly\nsetup 15+10\nw e4\nb touch e7\nboard\nquit\n")
    try:
        said, complained = process.communicate(timeout=60)
    finally:
        process.kill()
        os.close(own)
    text = said.decode()
    for part in ("quickly: expected", "White 0:15:00", "4.7", "e7", "8  r  n  b  q  k  b  n  r"):
        if part not in text:
            return f"{part!r} is not in {text!r}"
    return "" if process.returncode == 0 and not complained else f"exit {process.returncode}, {complained!r}"


def files(adoube):
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "round.jsonl")
        with open(script, "w", encoding="utf-8") as file:
            file.write(SETUP + "\n" + move(1000, "white", "e2e4") + "\n")
        with gzip.open(script + ".gz", "wt", encoding="utf-8") as file:
            file.write(SETUP + "\n" + move(1000, "white", "e2e4") + "\n")
        plain, packed = run(adoube, b"", script, "--json"), run(adoube, b"", script + ".gz", "--json")
        yield "a file", "" if plain.returncode == 0 and plain.stdout.count(b"\n") == 2 else f"{plain}"
        yield "a compressed file", "" if packed.stdout == plain.stdout else f"{packed}"
        missing = run(adoube, b"", os.path.join(folder, "none"))
        yield "a file that is not there", "" if missing.returncode == 2 and missing.stderr.count(b"\n") == 1 else f"{missing}"
        directory = run(adoube, b"", folder)
        yield "a folder", "" if directory.returncode == 2 else f"{directory}"

        log = os.path.join(folder, "log.jsonl")
        first = run(adoube, f"setup 15+10\nw e4\n@0:00:20 b e5\nw e5\nw fly\nw touch g1\nlog {log}\n".encode(), "--json")
        again = run(adoube, b"", log, "--json")
        rulings = [line for line in first.stdout.splitlines() if b'"unreadable"' not in line and b'"command"' not in line]
        same = [(json.loads(a)["fen"], json.loads(a)["clock"]) for a in rulings] == [
            (json.loads(b)["fen"], json.loads(b)["clock"]) for b in again.stdout.splitlines()]
        yield "the log is a script that gives the same rulings", "" if same and len(rulings) == 5 else f"{first} {again}"
        refused = run(adoube, f"setup\nlog {folder}/none/log.jsonl\n".encode())
        yield "a log that cannot be written", "" if b"could not be written" in refused.stdout and refused.returncode == 0 else f"{refused}"
        taken = run(adoube, f"setup\nlog {script}\n".encode())
        with open(script, encoding="utf-8") as file:
            kept = file.read().startswith(SETUP)
        yield "a log over another file", "" if kept and b"already" in taken.stdout else f"{taken}"
        twice = run(adoube, f"setup\nlog {folder}/own.jsonl\nw e4\nlog {folder}/own.jsonl\n".encode())
        with open(os.path.join(folder, "own.jsonl"), encoding="utf-8") as file:
            lines = len(file.readlines())
        yield "the own log may be written again", "" if lines == 2 and twice.returncode == 0 else f"{twice}"
        with open(script, "a", encoding="utf-8") as file:
            file.write(f"log {folder}/hostile.jsonl\n")
        hostile = run(adoube, b"", script)
        yield "a script writes no files", "" if hostile.returncode == 1 and not os.path.exists(f"{folder}/hostile.jsonl") else f"{hostile}"


def places(adoube):
    with open("/dev/full", "w", encoding="utf-8") as full:
        status = subprocess.run([adoube, "referee"], input=SETUP.encode(), stdout=full, stderr=subprocess.DEVNULL, check=False).returncode
    yield "a full disk", "" if status == 2 else f"exit {status}, expected 2"
    events = f"(echo '{SETUP}'; yes '{move(0, 'white', 'e2e4')}')"
    head = subprocess.run(f'{events} | "{adoube}" referee --json | head -n 1', shell=True, capture_output=True, timeout=60, check=False)
    yield "a closed pipe ends it quietly", "" if head.stdout.count(b"\n") == 1 and not head.stderr else f"{head.stderr!r}"
    status = subprocess.run(f'"{adoube}" referee < /', shell=True, capture_output=True, check=False).returncode
    yield "a folder as standard input", "" if status == 2 else f"exit {status}, expected 2"
    text = run(adoube, SETUP.encode() + b"\nw e4\nb touch g8\nboard\nhelp\n").stdout.decode()
    parts = ["4.7  White", "White 0:15:10   Black 0:15:00", "4  .  .  .  .  P", "8  r  n  b  q  k  b [n] r", "w touch e1 h1"]
    yield "for a person", "".join(f"{part!r} is missing in {text}" for part in parts if part not in text)
    chinese = run(adoube, SETUP.encode() + b"\nw e4\nw fly\n", "--lang", "zh-Hant").stdout.decode()
    yield "in Chinese", "" if "白方 0:15:10" in chinese and "fly：應為" in chinese else chinese


def main():
    adoube = sys.argv[1]
    rows = [(name, script_fault(adoube, lines, status, holds)) for name, lines, status, holds in SCRIPTS]
    rows += [(name, hostile_fault(adoube, text, status)) for name, text, status in HOSTILE]
    rows += [("a pipe is answered line by line", play(adoube)), ("at a terminal", at_a_terminal(adoube)), *files(adoube), *places(adoube)]
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
