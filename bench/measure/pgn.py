# SPDX-License-Identifier: MIT
"""Files of games read with every move checked, one thread, beside Debian's pgn-extract and scid and npm's libraries."""
import json
import os
import time

from machine import cpu_seconds, in_turn, instructions_each, program
from row import Row

GOALS = {"H": (7.5, 11, 22), "L": (6, 8, 16), "X": (4, 9, 22), "A": (7, 9, 18)}
SHAPES = {"H": "human games", "L": "clock times", "X": "engines' reports", "A": "annotated"}
SCID_IMPORT = """
sc_base create {folder}/scid
puts [lindex [sc_base import [sc_base current] {file}] 0]
sc_base close [sc_base current]
"""


def joined(files, path, megabytes):
    """The files one after another, again and again, to that size."""
    pieces = [open(file, "rb").read() + b"\n\n" for file in files]
    with open(path, "wb") as out:
        while out.tell() < megabytes * 1_000_000:
            for piece in pieces:
                out.write(piece)
    return path


def scid_command(folder, path):
    """tkscid needs no display for a script. It plays each main line and keeps the games in a database of its own."""
    for end in ("si4", "sg4", "sn4"):
        if os.path.exists(f"{folder}/scid.{end}"):
            os.remove(f"{folder}/scid.{end}")
    script = f"{folder}/import.tcl"
    with open(script, "w", encoding="utf-8") as out:
        out.write(SCID_IMPORT.format(folder=folder, file=path))
    return [program("tkscid"), script]


def plies_of(options, path):
    _, text = cpu_seconds([options.adoube, "pgn", "check", path, "--threads", "1", "--json"])
    return json.loads(text.splitlines()[-1])["summary"]["plies"]


def instructions_a_ply(options, path, plies, *command):
    """On a file of moderate size less an empty one."""
    empty = f"{options.folder}/empty.pgn"
    with open(empty, "w", encoding="utf-8") as out:
        out.write('[Event "?"]\n[Result "*"]\n\n*\n')
    return instructions_each([*command, path], [*command, empty], plies)


def rows(options):
    for shape in SHAPES:
        path = joined(options.inputs[shape], f"{options.folder}/{shape}.pgn", options.megabytes)
        megabytes = os.path.getsize(path) / 1e6
        check = [options.adoube, "pgn", "check", path, "--threads", "1"]
        (own, _), (extract, _) = in_turn(options.rounds, check, [program("pgn-extract"), "-r", "-s", path])
        scid, _ = cpu_seconds(scid_command(options.folder, path))
        group, name = f"PGN, every move checked, {shape}", SHAPES[shape]
        few = joined(options.inputs[shape], f"{options.folder}/{shape}-few.pgn", 0.1)
        plies = plies_of(options, few)
        each = instructions_a_ply(options, few, plies, options.adoube, "pgn", "check", "--threads", "1")
        theirs = instructions_a_ply(options, few, plies, program("pgn-extract"), "-r", "-s")
        yield Row(group, name, "MB/s", megabytes / own, "pgn-extract -r", megabytes / extract, each, GOALS[shape])
        if each and theirs:
            yield Row(group, f"{name}, work", "instructions a half-move of the main line", each, "pgn-extract -r", theirs)
        if shape != "A":
            yield Row(group, name, "MB/s", megabytes / own, "scid import", megabytes / scid)
    yield from beside_npm(options)
    yield from audit(options)


def beside_npm(options):
    sample = joined(options.inputs["H"], f"{options.folder}/S.pgn", 0.1)
    path = f"{options.folder}/H.pgn"
    own, _ = cpu_seconds([options.adoube, "pgn", "check", path, "--threads", "1"])
    for library in ("kokopu", "chessops", "chess.js"):
        _, text = cpu_seconds(["node", "bench/peers/read_pgn.mjs", library, sample])
        seconds = float(text.split()[2])
        yield Row("PGN beside npm's libraries (H; theirs on a small sample)", "human games", "MB/s",
                  os.path.getsize(path) / 1e6 / own, library, os.path.getsize(sample) / 1e6 / seconds)


def audit(options):
    """Wall time for threads, so only a quiet machine tells it."""
    path = f"{options.folder}/H.pgn"
    megabytes = os.path.getsize(path) / 1e6
    own, _ = cpu_seconds([options.adoube, "pgn", "audit", path, "--threads", "1"])
    yield Row("PGN audited", "human games, processor time", "MB/s", megabytes / own)
    walls = []
    for threads in ("1", "2"):
        before = time.monotonic()
        cpu_seconds([options.adoube, "pgn", "audit", path, "--threads", threads])
        walls.append(time.monotonic() - before)
    yield Row("PGN audited", "two threads, wall time", "MB/s", megabytes / walls[1], "one thread", megabytes / walls[0])
