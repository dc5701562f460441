# SPDX-License-Identifier: MIT
"""Other jobs over files of games, one thread, beside Debian's pgn-extract where it has the like."""
import os

from machine import in_turn, program
from pgn import joined
from row import Row

GROUP = "Jobs over files of games (H)"
# After 1. g3 e5, which many of the games that are made begin with; in other games hardly anyone finds it, and neither does.
POSITION = "rnbqkbnr/pppp1ppp/8/4p3/8/6P1/PPPPPP1P/RNBQKBNR w KQkq - 0 2"


def jobs(path):
    """(name, words for ours, words for pgn-extract or nothing)"""
    yield "written anew", ["convert", path, "--to", "pgn"], [path]
    yield "written as UCI, LAN", ["convert", path, "--to", "uci"], ["-Wlalg", path]
    yield "written as JSON", ["convert", path, "--to", "json"], None
    yield "found by a player", ["find", path, "--player", "Rossi"], ["-TpRossi", path]
    yield "found by a position", ["find", path, "--fen", POSITION], [f"-Tf{POSITION}", path]
    yield "found by material", ["find", path, "--material", "KRP+kr", "--either"], None
    yield "without duplicates", ["dedupe", path], ["-D", path]
    yield "sorted by date", ["sort", path, "--by", "date"], None
    yield "counted", ["stats", path], None


def rows(options):
    path = joined(options.inputs["H"], f"{options.folder}/H.pgn", options.megabytes)
    megabytes = os.path.getsize(path) / 1e6
    for name, ours, theirs in jobs(path):
        commands = [[options.adoube, "pgn", *ours, "--threads", "1"]]
        if theirs is not None:
            commands.append([program("pgn-extract"), "-s", *theirs])
        (own, _), *peer = in_turn(options.rounds, *commands)
        if peer:
            yield Row(GROUP, name, "MB/s", megabytes / own, "pgn-extract", megabytes / peer[0][0])
        else:
            yield Row(GROUP, name, "MB/s", megabytes / own)
