#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Archives on the command line: PGN and JSON into them and back, one game by its number, what is said of damage.

usage: pgn_archive_test.py ADOUBE
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from telling import tell

GAMES = b"""[Event "Club"]
[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 $1 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1-0

[Event "Club"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 5 17"]
[SetUp "1"]
[Result "*"]

17... Ke7 18. e4 *

[Event "Club"]
[Variant "Chess960"]
[FEN "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"]
[SetUp "1"]
[Result "1/2-1/2"]

1. O-O-O Ke7 1/2-1/2

"""
FAULTY = b'[Event "F"]\n[Result "*"]\n\n1. e5 *\n\n'


def run(adoube, *arguments, given=b""):
    return subprocess.run([adoube, "pgn", "convert", *map(str, arguments)], input=given, capture_output=True, timeout=60, check=False)


def archive_of(adoube, folder, games=GAMES, name="games.aga"):
    (folder / "games.pgn").write_bytes(games)
    path = folder / name
    result = run(adoube, folder / "games.pgn", "--to", "archive", "--out", path)
    return path, result


def round_trips(adoube, folder):
    path, _ = archive_of(adoube, folder)
    for form in ("pgn", "lan", "uci", "fen", "epd", "json"):
        wanted = run(adoube, folder / "games.pgn", "--to", form).stdout
        if form == "json":  # Lines and problems are those of a text.
            read = [json.loads(line) for line in run(adoube, path, "--to", "json").stdout.splitlines()]
            told = [json.loads(line) for line in wanted.splitlines()]
            for game in read + told:
                game.pop("line"), game.pop("problems")
            yield "json", "" if read == told else f"{read}"
            continue
        for way, result in (
            ("known by its first bytes", run(adoube, path, "--to", form)),
            ("said to be one", run(adoube, path, "--from", "archive", "--to", form)),
            ("through a pipe", run(adoube, "-", "--from", "archive", "--to", form, given=path.read_bytes())),
            ("beside PGN", run(adoube, path, folder / "games.pgn", "--to", form)),
        ):
            times = 2 if way == "beside PGN" else 1
            good = result.returncode == 0 and result.stdout == wanted * times and not result.stderr
            yield f"{form}, {way}", "" if good else f"exit {result.returncode}, {result.stdout!r} {result.stderr!r}"
    again = run(adoube, path, "--to", "archive").stdout
    yield "an archive of an archive is the same", "" if again == path.read_bytes() else "it is another"
    lines = run(adoube, folder / "games.pgn", "--to", "json").stdout
    from_json = run(adoube, "-", "--from", "json", "--to", "archive", given=lines).stdout
    yield "from JSON", "" if from_json == path.read_bytes() else "it is another"
    big, _ = archive_of(adoube, folder, GAMES * 2000, "big.aga")
    many = run(adoube, folder / "games.pgn", "--to", "pgn").stdout
    for threads in ("1", "4"):
        back = run(adoube, big, "--to", "pgn", "--threads", threads).stdout
        yield f"several blocks, {threads} threads", "" if back == many else "they come back otherwise"
    one = run(adoube, big, "--to", "pgn", "--game", "4098")
    yield "one game by its number", "" if one.stdout and many.endswith(one.stdout) and b"O-O-O" in one.stdout else f"{one}"
    one = run(adoube, big, "--to", "json", "--game", "4098")
    yield "has that number in JSON", "" if json.loads(one.stdout)["game"] == 4098 else f"{one}"


def refusals(adoube, folder):
    path, _ = archive_of(adoube, folder)
    pgn = folder / "games.pgn"
    rows = [
        ("there is no such game", [path, "--to", "pgn", "--game", "4"], b"", 2, "it has 3 games, and no game 4"),
        ("games are counted from 1", [path, "--to", "pgn", "--game", "0"], b"", 2, "--game"),
        ("one game of a PGN file", [pgn, "--to", "pgn", "--game", "1"], b"", 2, "--game is for archives"),
        ("one game of a pipe", ["-", "--from", "archive", "--to", "pgn", "--game", "1"], path.read_bytes(), 2, "not in a pipe"),
        ("PGN said to be an archive", [pgn, "--from", "archive", "--to", "pgn"], b"", 2, "[not-an-archive]"),
        ("no such file", [folder / "none.aga", "--to", "pgn"], b"", 2, "No such file"),
        ("no such file, said to be an archive", [folder / "none.aga", "--from", "archive", "--to", "pgn"], b"", 2, "No such file"),
    ]
    for name, arguments, given, status, said in rows:
        result = run(adoube, *arguments, given=given)
        good = result.returncode == status and said in result.stderr.decode() and not result.stdout
        yield name, "" if good else f"{result}"
    _, result = archive_of(adoube, folder, FAULTY + GAMES, "faulty.aga")
    good = result.returncode == 1 and b"[illegal-move]" in result.stderr and (folder / "faulty.aga").exists()
    yield "a faulty game is kept as far as it goes, and told", "" if good else f"{result}"


def damage(adoube, folder):
    path, _ = archive_of(adoube, folder, GAMES * 2000)
    whole = path.read_bytes()
    wanted = run(adoube, path, "--to", "uci").stdout.splitlines()
    first_head = 20
    flipped = bytearray(whole)
    flipped[first_head + 500] ^= 4
    block = int(re.search(rb"Games 1 to (\d+) are lost", run(adoube, "-", "--from", "archive", "--to", "uci", given=bytes(flipped)).stderr)[1])
    yield "a block is a part of the games", "" if 0 < block < len(wanted) else f"{block} games"
    rows = [
        ("a flipped bit costs its block", bytes(flipped), "en", wanted[block:], [f"byte 20: A block is damaged. Games 1 to {block} are lost. [block-damaged]"]),
        ("in Simplified Chinese", bytes(flipped), "zh-Hans", wanted[block:], [f"一个数据块已损坏。第1至{block}局丢失。"]),
        ("in Traditional Chinese", bytes(flipped), "zh-Hant", wanted[block:], [f"一個資料塊已損壞。第1至{block}局遺失。"]),
        ("a cut is told", whole[:-1], "en", wanted, ["[archive-cut-off]"]),
        ("something behind", whole + b"\n", "en", wanted, ["[bytes-behind]"]),
    ]
    for name, given, language, games, said in rows:
        (folder / "damaged.aga").write_bytes(given)
        result = run(adoube, folder / "damaged.aga", "--to", "uci", "--lang", language)
        good = result.returncode == 1 and result.stdout.splitlines() == games and all(s in result.stderr.decode() for s in said)
        yield name, "" if good else f"exit {result.returncode}, {len(result.stdout.splitlines())} games, {result.stderr!r}"
    result = run(adoube, "-", "--from", "archive", "--to", "json", given=bytes(flipped))
    said = json.loads(result.stdout.splitlines()[0])
    wanted_error = {"code": "block-damaged", "offset": 20, "first_game": 1, "games": block}
    good = result.returncode == 1 and wanted_error.items() <= said["error"].items() and said["input"] == "-"
    yield "in JSON among the games", "" if good else f"{said}"


def main():
    rows = []
    for part in (round_trips, refusals, damage):
        with tempfile.TemporaryDirectory() as folder:
            rows += part(sys.argv[1], pathlib.Path(folder))
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
