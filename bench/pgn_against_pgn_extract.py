#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""PGN read with every move checked: `adoube pgn check` and Debian's `pgn-extract -r` in turn, on the same files.

usage: pgn_against_pgn_extract.py ADOUBE FOLDER [--rounds N] [--megabytes N] [NAME=FILE[,FILE...] ...]

Without files, four inputs are made in FOLDER, always the same ones: human games without comments (H), games with a clock
time at every move (L), engine games with long comments (X), and games with variations, annotations and Latin-1 (A). Files
given as arguments are joined and repeated to the same size. Prints a row an input: games a second and megabytes a second of
process CPU time for both, medians, and the ratio.
"""
import argparse
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys

OPENINGS = [
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8 Nf1 Bf8 Ng3 g6",
    "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4 Qc7 Bd3 e5 Qc2 Re8",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3 Be7 Qd2 O-O O-O-O Nbd7 g4 b5 g5 b4",
    "c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O Be7 d3 O-O Be3 Be6 Rc1 f6 Ne4 Nd4",
    "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6 exf6 Nxf6 O-O Bd6 Nf3 Qc7",
    "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O Qe2 Nbd7 e4 Bg6 Bd3 Bh5",
]
WORDS = "the plan is slow but sound and black cannot free the bishop before white takes the open file with both rooks".split()


def header(number, result):
    return (f'[Event "Open {number % 97}"]\n[Site "Hall {number % 31}"]\n[Date "2025.{number % 12 + 1:02}.{number % 28 + 1:02}"]\n'
            f'[Round "{number % 9 + 1}.{number % 40 + 1}"]\n[White "Player, Number {number % 1013}"]\n'
            f'[Black "Guest, Number {number % 877}"]\n[Result "{result}"]\n[WhiteElo "{1500 + number % 1200}"]\n'
            f'[BlackElo "{1500 + number * 7 % 1200}"]\n[ECO "C{number % 100:02}"]\n\n')


def wrapped(words):
    lines, line = [], ""
    for word in words:
        if len(line) + 1 + len(word) > 79:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "\n".join(lines + [line]) + "\n\n"


def sentence(dice, words):
    return " ".join(dice.choice(WORDS) for _ in range(words))


def comment_of(shape, dice, ply):
    if shape == "L":
        return [f"{{ [%clk 0:{59 - ply % 60:02}:{dice.randrange(60):02}] }}"]
    if shape == "X":
        numbers = ", ".join(f"{key}={dice.randrange(1 << 30)}" for key in ("d", "sd", "mt", "tl", "s", "n", "tb", "h", "wv", "R50"))
        return f"{{{numbers}, pv={sentence(dice, 40)}}}".split()
    if shape == "A" and dice.randrange(6) == 0:
        return f"{{{sentence(dice, 12)} na\u00efve}}".split()
    return []


def game(shape, dice, number):
    """A game of known moves, annotated as the shape asks."""
    moves = dice.choice(OPENINGS).split()
    moves = moves[:len(moves) - len(moves) % 2]
    result = dice.choice(["1-0", "0-1", "1/2-1/2"])
    words = []
    number_due = True
    for ply, move in enumerate(moves):
        black = ply % 2 == 1
        if not black or number_due:
            words.append(f"{ply // 2 + 1}{'...' if black else '.'}")
        words.append(move)
        number_due = False
        if shape == "A" and dice.randrange(5) == 0:
            words.append(f"${dice.choice([1, 2, 3, 5, 6, 10, 14, 16])}")
        extra = comment_of(shape, dice, ply)
        if shape == "A" and ply > 3 and dice.randrange(8) == 0:
            extra += [f"({ply // 2 + 1}{'...' if black else '.'}", f"{move})"]
        words += extra
        number_due = bool(extra)
    return header(number, result) + wrapped(words + [result])


def make(shape, path, size):
    dice = random.Random(shape)
    with open(path, "w", encoding="latin-1" if shape == "A" else "utf-8") as out:
        number = 0
        while out.tell() < size:
            out.write(game(shape, dice, number))
            number += 1


def join(files, path, size):
    pieces = [open(file, "rb").read() + b"\n" for file in files]
    with open(path, "wb") as out:
        while out.tell() < size:
            for piece in pieces:
                out.write(piece)


def cpu_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout.decode(errors="replace")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("adoube")
    parser.add_argument("folder")
    parser.add_argument("inputs", nargs="*", metavar="NAME=FILES")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--megabytes", type=int, default=20)
    options = parser.parse_intermixed_args()
    peer = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games")
    if peer is None:
        sys.exit("pgn-extract is not installed")
    os.makedirs(options.folder, exist_ok=True)
    size = options.megabytes * 1_000_000
    inputs = []
    for name in ["H", "L", "X", "A"] if not options.inputs else options.inputs:
        name, _, files = name.partition("=")
        path = os.path.join(options.folder, f"{name}.pgn")
        join(files.split(","), path, size) if files else make(name, path, size)
        inputs.append((name, path))
    print(f"{'input':8}{'games':>9}{'games/s':>11}{'MB/s':>8}{'peer MB/s':>11}{'ratio':>8}")
    for name, path in inputs:
        ours, theirs = [], []
        for _ in range(options.rounds):
            seconds, text = cpu_seconds([options.adoube, "pgn", "check", path])
            ours.append(seconds)
            theirs.append(cpu_seconds([peer, "-r", path])[0])
        games = int(text.splitlines()[-1].split()[0])
        mine, peers = statistics.median(ours), statistics.median(theirs)
        megabytes = os.path.getsize(path) / 1e6
        print(f"{name:8}{games:9}{games / mine:11.0f}{megabytes / mine:8.0f}{megabytes / peers:11.1f}{peers / mine:8.1f}")


if __name__ == "__main__":
    main()
