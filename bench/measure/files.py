# SPDX-License-Identifier: MIT
"""Other jobs over files of games, one thread, beside Debian's pgn-extract where it has the like."""
import os
import re

from machine import cpu_seconds, in_turn, program
from pgn import joined, plies_of, scid_command
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
    yield from archive(options, path, megabytes)


def without_tags(options, path):
    bare = f"{options.folder}/bare.pgn"
    with open(path, encoding="latin-1") as games, open(bare, "w", encoding="latin-1") as out:
        out.write(re.sub(r"(?m)^\[(?!Event |Result ).*\n", "", re.sub(r"(?m)^\[Event .*", '[Event "?"]', games.read())))
    return bare


def archive(options, path, megabytes):
    """Sizes are of games that stand but once in the file."""
    group = "Games kept in an archive (H)"
    once = joined(options.inputs["H"], f"{options.folder}/H-once.pgn", 1e-6)
    kept = f"{options.folder}/games.archive"

    def convert(source):
        return cpu_seconds([options.adoube, "pgn", "convert", source, "--to", "archive", "--out", kept, "--threads", "1"])[0]

    convert(without_tags(options, once))
    yield Row(group, "without tags, all in all", "bits a half-move", 8 * os.path.getsize(kept) / plies_of(options, once), goals=(4.8, 4.3, 3.7),
              goal_of="ours")
    convert(once)
    with open(once, "rb") as games:
        number = games.read().count(b"[Event ")
    cpu_seconds(scid_command(options.folder, once))
    scid = sum(os.path.getsize(f"{options.folder}/scid.{end}") for end in ("si4", "sg4", "sn4"))
    yield Row(group, "with tags", "bytes a game", os.path.getsize(kept) / number, "scid", scid / number)
    _, answers = cpu_seconds([f"{options.build}/bench/archive_moves", once])
    told = dict(line.split("\t") for line in answers.splitlines())
    yield Row(group, "moves alone", "bits a half-move", float(told["bits a half-move"]))
    yield Row(group, "moves decoded", "ns a half-move", float(told["ns a half-move, moves"]), goals=(300,), goal_of="ours")
    yield Row(group, "read as games", "ns a half-move", float(told["ns a half-move, games"]))
    yield Row(group, "written", "MB/s of PGN", megabytes / convert(path))
    seconds, _ = cpu_seconds([options.adoube, "pgn", "convert", kept, "--to", "pgn", "--threads", "1"])
    yield Row(group, "read back as PGN", "MB/s of PGN", megabytes / seconds)
