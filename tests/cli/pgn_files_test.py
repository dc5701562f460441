#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn merge`, `split`, `dedupe` and `sort` do to files of games: rows of single files, and laws that hold for any.

usage: pgn_files_test.py ADOUBE
"""
import gzip
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

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
    ("gets it before a game without tags", [b"1. e4", b"1. d4 *"], b"1. e4\n*\n\n1. d4 *\n", 0),
    ("which is that of its tag", [b'[Result "1-0"]\n\n1. e4', b"1. d4 *"], b'[Result "1-0"]\n\n1. e4\n1-0\n\n1. d4 *\n', 0),
    ("an open comment is closed", [b"1. e4 {why", b"1. d4 *"], b"1. e4 {why}\n*\n\n1. d4 *\n", 1),
    ("an open variation before a tag that is broken over lines",
     [b"1. e4 (1. d4", b'[\nEvent "D"]\n\n1. d4 *'], b'1. e4 (1. d4\n\n[Event "?"]\n\n[\nEvent "D"]\n\n1. d4 *\n', 1),
    ("an open variation", [b"1. e4 (1. d4", b"1. d4 *"], b'1. e4 (1. d4\n\n[Event "?"]\n\n1. d4 *\n', 1),
    ("prose before a game stays behind", [ONE, b"From our club. {1999}\n\n" + TWO], ONE + LINE + TWO + b"\n", 0),
    ("a game without tags that goes on from elsewhere", [ONE, b"12. e4 *"], ONE + b'\n\n[Event "?"]\n\n12. e4 *\n', 0),
    ("tags alone", [b'[White "A"]', b'[Black "B"]\n\n*'], b'[White "A"]\n\n*\n\n[Black "B"]\n\n*\n', 0),
    ("a first tag without its quotes", [ONE, b'[Event Club]\n[Site "x"]\n\n1. e4 *'], ONE + b'\n\n[Event "?"]\n\n[Event Club]\n[Site "x"]\n\n1. e4 *\n', 0),
    ("empty files", [b"", ONE, b""], ONE + b"\n", 0),
    ("no game at all", [b""], b"", 0),
]

# A tag, the order asked for, and values of the tag in that order, equal ones in a tuple; "" for a game without the tag.
NOTHING = ("?", "-", "")
SORTS = [
    ("Date", "date", ["1999.05.02", "1999.05.10", "1999.05.??", "1999.11.01", ("1999.??.??", "1999"), "2000.01.01", ("????.??.??", "soon", "")]),
    ("Date", "date:desc", ["2000.01.01", "1999.11.01", "1999.05.10", "1999.05.02", "1999.05.??", "1999.??.??", ("????.??.??", "")]),
    ("Date", "date", ["985.01.01", "1999-05-02", ("1999/05/10", "1999.5.10"), "1999.13.01"]),
    ("Round", "round", ["1", ("2", "02"), "2.9", "2.10", "2.10.1", "10", ("Final", "final"), "semi-final", NOTHING]),
    ("Round", "round:desc", ["semi-final", "Final", "10", "2.10.1", "2.10", "2.9", "2", "1", NOTHING]),
    ("White", "white", ["adams", ("Bob", "bob"), "Bobby", ("Émile", "éMILE"), ("Ивáн", "иВÁн"), NOTHING]),
    ("Black", "black:desc", ["b", ("a", "A"), NOTHING]),
    ("Event", "event", ["a b", "ab", ("?", "")]),
    ("Site", "site", [("London", "london"), "Paris", ""]),
    ("Result", "result", ["1-0", "1/2-1/2", "0-1", "*"]),
    ("Result", "result:desc", ["0-1", "1/2-1/2", "1-0", "*"]),
    ("ECO", "eco", ["A00", ("b33", "B33/07"), "E99", ("?", "chess", "")]),
    ("WhiteElo", "elo", ["100", "999", "1000", "2800", ("?", "0", "x", "99999999999999999999")]),
    ("BlackElo", "black-elo:desc", ["2800", "1000", NOTHING]),
    ("WhiteElo", "white-elo:asc", ["1", "2"]),
]

# The order asked for, and games without tags in that order, equal ones in a tuple.
MOVE_SORTS = [
    ("plies", ["*", "1. e4 *", "1. d4 (1. e4 e5 2. f4) 1... d5 *"]),
    ("plies:desc", ["1. c4 c5 2. d4 *", ("1. e4 *", "1. d4 *"), "*"]),
    ("moves", ["*", "1. a3 *", "1. a3 a6 *", "1. a3 a6 2. b3 *", "1. a4 *", ("1. e4 *", "1. e4 {well} (1. d4) 1-0"), "1. e4 e5 *"]),
    ("opening", ["1. e4 Nf6 *", "1. e4 c6 *", "1. c4 *", ("1. e4 c5 *", "1. e4 c5 {} *"), "*"]),
    ("eco", [("1. b3 {A01} *", "1. b3 *"), "1. e4 c5 *", "*"]),
]


def game_of(number, tag, value):
    end = value if tag == "Result" else "*"
    return f'[Number "{number}"]\n[Event "{value if tag == "Event" else ""}"]\n[{tag} "{value}"]\n\n{end}'.encode()


def sort_rows():
    """Name, order, and the games each with its rank."""
    for values, name, order, make in (
        *((values, f"{tag} by {order}", order, lambda i, value, tag=tag: game_of(i, tag, value)) for tag, order, values in SORTS),
        *((games, f"games by {order}", order, lambda i, moves: f'[Number "{i}"]\n\n{moves}'.encode()) for order, games in MOVE_SORTS),
    ):
        ranked = [(rank, value) for rank, same in enumerate(values) for value in ([same] if isinstance(same, str) else same)]
        yield name, order, [(rank, make(i, value)) for i, (rank, value) in enumerate(ranked)]


def sort_faults(adoube, folder):
    shuffle = random.Random(5).shuffle
    for name, order, games in sort_rows():
        for way in range(3):
            (folder / "in.pgn").write_bytes(LINE.join(game for _, game in games))
            result = run(adoube, "sort", folder / "in.pgn", "--by", order)
            expected = [game for _, game in sorted(games, key=lambda ranked: ranked[0])]
            good = result.returncode == 0 and result.stdout == LINE.join(expected) + b"\n"
            yield f"sort: {name}, order {way}", "" if good else f"exit {result.returncode}, {result.stdout!r}"
            shuffle(games)


# name, options, games, numbers of those that stay
E4, E4_NOTED, E4_E5 = "1. e4 *", "1. e4! {best by test} (1. d4) *", "1. e4 e5 *"
FEN = '[FEN "4k3/8/8/8/8/8/8/4K2R w {} - {}"]\n[SetUp "1"]\n\n'
DEDUPES = [
    ("the same moves, whatever is written around them", [], [E4, E4_NOTED, E4_E5, "1.e2-e4 1-0"], [0, 2]),
    ("other moves in a variation are not the game's", [], ["1. e4 (1. d4) e5 *", "1. e4 e5 *", "1. d4 *"], [0, 2]),
    ("the richest stays where it stands", ["--keep", "richest"], [E4, E4_E5, E4_NOTED, E4], [1, 2]),
    ("of equally rich ones the first", ["--keep", "richest"], [E4, E4_NOTED, E4_NOTED], [1]),
    ("a beginning is another game", [], [E4, E4_E5], [0, 1]),
    ("unless it is asked for", ["--beginnings"], [E4, E4_E5, "1. d4 *", "1. e4 e5 2. f4 *", "1. e4 c5 *"], [2, 3, 4]),
    ("games without moves are told apart by all they say", ["--beginnings"], ['[White "A"]\n\n1-0', '[White "B"]\n\n1-0', '[White "A"]\n\n1-0', E4], [0, 1, 3]),
    ("so are faulty games", ["--beginnings"], ["1. e4 e5 2. Kb8 *", "1. e4 e5 2. Ra8 *", "1. e4 e5 *", "1. e4 e5 2. f4 *", "1. e4 e5 2. Kb8 *"], [0, 1, 3]),
    ("another start", [], [FEN.format("K", "0 1") + "1. O-O *", FEN.format("-", "0 1") + "1. Rh2 *", FEN.format("K", "0 1") + "1. Rh2 *"], [0, 1, 2]),
    ("counters are not the start", [], [FEN.format("K", "0 1") + "1. Rh2 *", FEN.format("K", "7 20") + "20. Rh2 *"], [0]),
    ("the standard start, said by a FEN", [], ['[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n[SetUp "1"]\n\n1. e4 *', E4], [0]),
    ("players", ["--by", "moves,players"], ['[White "Carlsen, Magnus"]\n\n' + E4, '[White "carlsen,magnus"]\n\n' + E4, '[Black "Carlsen, Magnus"]\n\n' + E4], [0, 2]),
    ("dates", ["--by", "date,moves"], ['[Date "2024.05.01"]\n\n' + E4, '[Date "2024.05.??"]\n\n' + E4, '[Date "2024-5-1"]\n\n' + E4], [0, 1]),
    ("results", ["--by", "moves,result"], ["1. e4 1-0", "1. e4 0-1", "1. e4 {!} 1-0"], [0, 1]),
    ("event, site and round", ["--by", "moves,event,site,round"], ['[Event "A"]\n\n' + E4, '[Event "a"]\n[Round "?"]\n\n' + E4, '[Event "A"]\n[Round "1"]\n\n' + E4], [0, 2]),
    ("values that could run into each other", ["--by", "moves,event,site"], ['[Event "1:a"]\n[Site "b"]\n\n' + E4, '[Event "1:"]\n[Site "ab"]\n\n' + E4], [0, 1]),
]


def joined(games):
    return LINE.join(games) + b"\n" if games else b""


def dedupe_faults(adoube, folder):
    file, dropped = folder / "in.pgn", folder / "dropped.pgn"
    for name, options, games, kept in DEDUPES:
        texts = [(game if game.startswith("[") else f'[Event "?"]\n\n{game}').encode() for game in games]
        file.write_bytes(joined(texts))
        wanted = joined([texts[i] for i in kept]), joined([text for i, text in enumerate(texts) if i not in kept])
        for way, source, text in (("a file", file, None), ("a pipe", "-", file.read_bytes())):
            result = run(adoube, "dedupe", *options, source, "--duplicates", dropped, input=text)
            good = (result.stdout, dropped.read_bytes()) == wanted
            yield f"dedupe: {name}, from {way}", "" if good else f"exit {result.returncode}, {result.stdout!r} {result.stderr!r}"


# Values of a tag in the order of their games, and the names of their files.
NAMES = [
    ("Carlsen, Magnus", "Carlsen_Magnus"),
    ("carlsen magnus", "carlsen_magnus_2"),
    ("Carlsen/Magnus", "Carlsen_Magnus_3"),
    ("Carlsen Magnus 2", "Carlsen_Magnus_2_2"),
    ("../../etc/passwd", "etc_passwd"),
    ("/", "unnamed"),
    ("...", "unnamed_2"),
    ("CON", "_CON"),
    ("con", "_con_2"),
    ("com7", "_com7"),
    ("lpt10", "lpt10"),
    ("NUL.txt", "NUL_txt"),
    ("", "unknown"),
    ("unknown", "unknown_2"),
    ("-rf", "rf"),
    ("A+B-C", "A+B-C"),
    ("é", "é"),
    ("É", "É_2"),
    ("e\u0301a", "ea"),
    ("菊池寛", "菊池寛"),
    ("a\u202eb", "a_b"),
    ("a\u0000b$(c)`'*?<>|:;", "a_b_c"),
    ("n" * 300, "n" * 99),
    ("n" * 301, "n" * 99 + "_2"),
    ("é" * 150, "é" * 49),
    (" ", "unknown"),
]

# name, key, games, names of files and which games they hold
E4_OF = '[White "{}"]\n[Black "{}"]\n\n1. e4 *'
SPLITS = [
    ("by player a game goes to both", ["--by", "player"], [E4_OF.format("A", "B"), E4_OF.format("B", "C"), E4_OF.format("B", "B")], {"A": [0], "B": [0, 1, 2], "C": [1]}),
    ("by white", ["--by", "white"], [E4_OF.format("A", "B"), E4_OF.format("B", "A"), E4_OF.format("A", "A")], {"A": [0, 2], "B": [1]}),
    ("by black", ["--by", "black"], [E4_OF.format("A", "B"), E4_OF.format("B", "A")], {"A": [1], "B": [0]}),
    ("by year", ["--by", "year"], ['[Date "1999.05.01"]\n\n*', '[Date "1999.??.??"]\n\n*', '[Date "????.05.01"]\n\n*', '[Date "985"]\n\n*'], {"1999": [0, 1], "unknown": [2], "0985": [3]}),
    ("by month", ["--by", "month"], ['[Date "1999.05.01"]\n\n*', '[Date "1999.??.??"]\n\n*', '[Date "1999.5.2"]\n\n*'], {"1999-05": [0, 2], "1999": [1]}),
    ("by eco", ["--by", "eco"], ['[ECO "B33"]\n\n*', '[ECO "b33/2"]\n\n*', '[ECO "?"]\n\n*'], {"B33": [0, 1], "unknown": [2]}),
    ("by result", ["--by", "result"], [f'[Event "x"]\n\n1. e4 {result}' for result in ("1-0", "0-1", "1/2-1/2", "*")], {"white-wins": [0], "black-wins": [1], "draw": [2], "unfinished": [3]}),
    ("by event", ["--by", "event"], ['[Event "A b"]\n\n*', '[Event "A b"]\n\n1. e4 *', '[Event "A  b"]\n\n*'], {"A_b": [0, 1], "A_b_2": [2]}),
    ("by site", ["--by", "site"], ['[Site "x"]\n\n*'], {"x": [0]}),
    ("by opening", ["--by", "opening"], ['[Event "x"]\n\n1. c4 c5 2. e4 *', '[Event "y"]\n\n1. e4 c5 2. Nf3 d6 *', '[Event "z"]\n\n*'], {"Sicilian_Defense": [0, 1], "unknown": [2]}),
    ("by eco without the tag", ["--by", "eco"], ['[Event "x"]\n\n1. e4 c5 *', '[ECO "A01"]\n\n1. e4 c5 *'], {"B20": [0], "A01": [1]}),
    ("by numbers of games", ["--games", "2"], [f'[Event "{i}"]\n\n*' for i in range(5)], {"games-000001": [0, 1], "games-000002": [2, 3], "games-000003": [4]}),
    ("dealt out", ["--parts", "10"], [f'[Event "{i}"]\n\n*' for i in range(12)], {"part-01": [0, 10], "part-02": [1, 11], **{f"part-{i + 1:02}": [i] for i in range(2, 10)}}),
    ("into more parts than games", ["--parts", "3"], ['[Event "1"]\n\n*'], {"part-1": [0]}),
    ("no game, no file", ["--by", "year"], [], {}),
]


def files_in(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def split_faults(adoube, folder):
    source = folder / "in.pgn"
    for number, (name, options, games, wanted) in enumerate(SPLITS):
        texts = [game.encode() for game in games]
        source.write_bytes(joined(texts))
        into = folder / f"a{number}" / "b"
        result = run(adoube, "split", source, "--into", into, *options)
        expected = {f"{stem}.pgn": joined([texts[i] for i in which]) for stem, which in wanted.items()}
        good = result.returncode == 0 and files_in(into) == expected
        yield f"split: {name}", "" if good else f"exit {result.returncode}, {result.stderr!r}, {files_in(into)}"

    source.write_bytes(joined([f'[White "{value}"]\n\n*'.encode() for value, _ in NAMES]))
    into = folder / "names"
    run(adoube, "split", source, "--into", into, "--by", "white")
    written = {text.split(b'"')[1].decode(errors="replace"): name for name, text in files_in(into).items()}
    for value, stem in NAMES:
        holds = [name for name, text in files_in(into).items() if f'"{value}"'.encode() in text]
        yield f"split: the name of {value[:20]!r}", "" if holds == [f"{stem}.pgn"] else f"{holds}"
    yield "split: names differ where small and large letters are the same", "" if len({name.lower() for name in written.values()}) == len(written) else f"{written}"

    for name, arguments, status, left in [
        ("a file that is there stays", [], 2, b"mine"),
        ("unless it is forced", ["--force"], 0, joined([b'[White "A"]\n\n*'])),
    ]:
        source.write_bytes(joined([b'[White "B"]\n\n*', b'[White "A"]\n\n*']))
        into = folder / f"there{status}"
        into.mkdir()
        (into / "A.pgn").write_bytes(b"mine")
        result = run(adoube, "split", source, "--into", into, "--by", "white", *arguments)
        found = files_in(into)
        good = result.returncode == status and found["A.pgn"] == left and len(found) == (1 if status else 2)
        yield f"split: {name}", "" if good else f"exit {result.returncode}, {found}"


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


# Arguments that can't be used, and what the one line about them says.
SILLY = [
    (["merge"], "files"),
    (["merge", "FILE", "--out", "no/such/folder/x.pgn"], "No such file or directory"),
    (["merge", "FILE", "--out", "."], "Is a directory"),
    (["merge", "FILE", "--out", "/dev/null"], "no file that can be replaced"),
    (["merge", "FILE", "--threads", "0"], "threads"),
    (["merge", "FILE", "none.pgn"], "none.pgn: No such file or directory"),
    (["merge", "."], ".: Is a directory"),
    (["sort", "FILE"], "--by"),
    (["sort", "FILE", "--by", "height"], 'games are not sorted by "height"'),
    (["sort", "FILE", "--by", "date,"], 'games are not sorted by ""'),
    (["sort", "FILE", "--by", "date:up"], '":up" behind "date"'),
    (["sort", "FILE", "--by", "Date"], '"Date"'),
    (["sort", "FILE", "--by", "date", "--memory", "0"], "--memory"),
    (["sort", "FILE", "--by", "date", "--memory", "-5"], "--memory"),
    (["sort", "FILE", "--by", "date", "--memory", "much"], "--memory"),
    (["sort", "FILE", "--by", "date", "--memory", "99999999999999999999"], "--memory"),
    (["dedupe", "FILE", "--by", "players"], "moves"),
    (["dedupe", "FILE", "--by", "moves+players"], '"moves+players"'),
    (["dedupe", "FILE", "--keep", "last"], "--keep"),
    (["dedupe", "FILE", "--duplicates", "-"], "--duplicates"),
    (["dedupe", "FILE", "--out", "x.pgn", "--duplicates", "x.pgn"], "--duplicates"),
    (["dedupe", "FILE", "--out", "x.pgn", "--duplicates", "./x.pgn"], "--duplicates"),
    (["dedupe", "FILE", "--duplicates", "no/such/folder/x.pgn"], "No such file or directory"),
    (["split", "FILE", "--by", "year"], "--into"),
    (["split", "FILE", "--into", "d"], "expected one of"),
    (["split", "FILE", "--into", "d", "--by", "year", "--games", "5"], "expected one of"),
    (["split", "FILE", "--into", "d", "--by", "colour"], 'games are not split by "colour"'),
    (["split", "FILE", "--into", "d", "--games", "0"], "--games"),
    (["split", "FILE", "--into", "d", "--games", "-3"], "--games"),
    (["split", "FILE", "--into", "d", "--parts", "0"], "--parts"),
    (["split", "FILE", "--into", "d", "--parts", "1e9"], "--parts"),
    (["split", "FILE", "--into", "FILE", "--by", "year"], "Not a directory"),
    (["split", "FILE", "--into", "FILE/d", "--by", "year"], "Not a directory"),
    (["split", "none.pgn", "--into", "d", "--by", "year"], "none.pgn: No such file or directory"),
]


def silly_faults(adoube, folder):
    (folder / "in.pgn").write_bytes(joined([ONE, TWO]))
    for arguments, says in SILLY:
        result = run(adoube, *(argument.replace("FILE", "in.pgn") for argument in arguments), cwd=folder)
        left = sorted(path.name for path in folder.iterdir())
        good = result.returncode == 2 and result.stderr.count(b"\n") == 1 and says.encode() in result.stderr and left == ["in.pgn"]
        yield f"unusable: {' '.join(arguments)}", "" if good else f"exit {result.returncode}, {result.stderr!r}, left {left}"


OPENINGS = ["1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7", "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7", "1. e4 c5 2. Nf3 d6 3. d4 cxd4", "1. c4 e5 2. Nc3 Nf6", "1. b4 e5 2. Bb2 Bxb4"]
NAMES_OF_PLAYERS = ["Carlsen, Magnus", "carlsen, magnus", "Ding, Liren", "Élő, Árpád", "?", "../x", "CON"]


def whole_games(random, count):
    """Games with tags and result, each with a comment of its own; some with faults."""
    for number in range(count):
        moves = " ".join(random.choice(OPENINGS).split()[: random.randrange(2, 16)])
        end = random.choice(["1-0", "0-1", "1/2-1/2", "*"])
        tags = [("Event", f"Open {number % 3}"), ("Date", f"{random.randrange(1990, 1994)}.{random.choice(['01', '12', '??'])}.??"), ("Round", f"{number % 4}.{number % 11}"),
                ("White", random.choice(NAMES_OF_PLAYERS)), ("Black", random.choice(NAMES_OF_PLAYERS)), ("Result", end), ("WhiteElo", str(random.randrange(900, 2900, 100)))]
        head = "".join(f'[{name} "{value}"]\n' for name, value in tags)
        fault = random.choice(["", "", "", " Kz9", " {caf\u00e9 \n\n [Event }", " (1. a3)"])
        game = f"{head}\n{moves}{fault} {{#{number}}} {end}"
        yield (game.replace("\n", "\r\n") if random.random() < 0.1 else game).encode(random.choice(["utf-8", "latin-1"]), "replace")


def parted(text, games):
    """Which of the games stand in a text that is nothing but games and the lines between them, in its order."""
    by_number = {number_of(game): i for i, game in enumerate(games)}
    found = [by_number[number] for number in re.findall(rb"\{#(\d+)\}", text)]
    rest = text.replace(b"\r\n", b"\n")
    return found if rest == joined([games[i].replace(b"\r\n", b"\n") for i in found]) and all(games[i] in text for i in found) else None


def number_of(game):
    return re.search(rb"\{#(\d+)\}", game)[1]


def law_faults(adoube, folder):
    source, out, again, dropped = (folder / name for name in ("in.pgn", "out.pgn", "again.pgn", "dropped.pgn"))
    for seed in range(3):
        games = list(whole_games(random.Random(seed), 120))
        source.write_bytes(joined(games))
        everything = list(range(len(games)))

        for key in ("--by white", "--by black", "--by event", "--by site", "--by year", "--by month", "--by eco", "--by result", "--by opening", "--games 7", "--parts 7"):
            into = folder / f"{key[2:]}{seed}"
            run(adoube, "split", source, "--into", into, *key.split())
            parts = {name: parted(text, games) for name, text in files_in(into).items()}
            good = all(part == sorted(part) for part in parts.values()) and sorted(sum(parts.values(), [])) == everything
            yield f"law {seed}: a split {key} keeps all games in their order", "" if good else f"{parts}"
            run(adoube, "merge", *into.iterdir(), "--out", out)
            merged = parted(out.read_bytes(), games)
            yield f"law {seed}: merged again, it is all games", "" if sorted(merged or []) == everything else f"{merged}"

        for order in ("date", "white,black:desc", "round:desc", "moves", "elo,plies:desc,result", "opening"):
            run(adoube, "sort", source, "--by", order, "--out", out)
            once = parted(out.read_bytes(), games)
            yield f"law {seed}: sorted by {order}, all games are there", "" if sorted(once or []) == everything else f"{once}"
            run(adoube, "sort", out, "--by", order, "--out", again)
            yield f"law {seed}: sorted by {order} again, nothing moves", "" if out.read_bytes() == again.read_bytes() else "it moves"
        run(adoube, "sort", source, "--by", "event", "--out", out)
        run(adoube, "sort", out, "--by", "round", "--out", again)
        run(adoube, "sort", source, "--by", "round,event", "--out", out)
        yield f"law {seed}: by one key after the other is by both", "" if out.read_bytes() == again.read_bytes() else "they differ"

        for options in ([], ["--keep", "richest"], ["--beginnings"], ["--by", "moves,players"], ["--by", "moves,date,result", "--beginnings"]):
            run(adoube, "dedupe", source, *options, "--out", out, "--duplicates", dropped)
            kept, lost = parted(out.read_bytes(), games), parted(dropped.read_bytes(), games)
            good = kept == sorted(kept) and lost == sorted(lost) and sorted(kept + lost) == everything
            yield f"law {seed}: dedupe {options} parts all games", "" if good else f"{kept} {lost}"
            run(adoube, "dedupe", out, *options, "--out", again)
            yield f"law {seed}: dedupe {options} leaves none to drop", "" if out.read_bytes() == again.read_bytes() else "it does"
            run(adoube, "dedupe", source, source, *options, "--out", again)
            yield f"law {seed}: dedupe {options} of all games twice", "" if out.read_bytes() == again.read_bytes() else "they differ"


def memory_faults(adoube, folder):
    """Beyond the memory, and with any number of threads, the answer is the same."""
    games = list(whole_games(random.Random(9), 3000))
    long_comment = b"{" + b"a rather long comment " * 60 + b"}"
    source = folder / "in.pgn"
    source.write_bytes(joined([game.replace(b"{#", long_comment + b" {#") for game in games]))
    for command in (["sort", "--by", "round,elo:desc"], ["dedupe", "--keep", "richest", "--beginnings"], ["merge"]):
        wanted = run(adoube, *command, source, "--threads", 1).stdout
        for options in (["--threads", 2], ["--threads", 5], ["--memory", 1], ["--memory", 1, "--threads", 3]):
            if command == ["merge"] and "--memory" in options:
                continue
            same = run(adoube, *command, source, *options).stdout == wanted
            yield f"{command[0]} with {options}", "" if same and len(wanted) > 10_000 else "it differs"
    for number, options in enumerate((["--threads", 1], ["--threads", 5], ["--memory", 1])):
        run(adoube, "split", source, "--into", folder / f"d{number}", "--by", "player", *options)
        yield f"split with {options}", "" if files_in(folder / f"d{number}") == files_in(folder / "d0") else "it differs"


PIECES = [
    b"1. e4 e5", b"1. e4", b"1. d4 d5 1-0", b"*", b"1. c4 {open", b"1. c4 (1. d4", b"1. c4 ; to the end", b'[Event "A"]\n[White "B"]', b'[White "C"]', b'[Event "D"]\n\n1. f4 e5',
    b'[Event "E"]\n\n1. f4 e5 2. Kz9 0-1', b"12. e4 *", b"[foo] 1. e4 *", b"{comment}", b'[FEN "x"]\n\n1. e4 *', b"1. e4 e5 *\r\n\r\n1. d4 *", b"\xef\xbb\xbf1. g3 *", b"1. e4 1-0 {after} $1", b"1/2-1/2 1. a3",
    b'[Event "F"]\n\n{only a comment}', b"%escaped\n1. h3 *", b"1. e4 e5 2. Nf3 (2. f4 *", b"1. e4 } ) *", b"0-1", b"e4 e5 *", b'[Result "1-0"]\n\n1. e4', b"\x1a", b"\x00",
]


def readings(adoube, text):
    """Of each game that is one: half-moves, result, and codes of its errors but for an open comment, which is closed."""
    lines = run(adoube, "check", "-", "--json", input=text).stdout.splitlines()[:-1]
    read = [json.loads(line) for line in lines]
    codes = [[problem["code"] for problem in game["problems"] if problem["severity"] == "error" and problem["code"] != "unclosed-comment"] for game in read]
    return [(game["plies"], game["result"], sorted(error)) for game, error in zip(read, codes) if "no-game" not in error]


def edge_faults(adoube, folder):
    """Whatever stands at the edges of games, they are read again as they were."""
    chance = random.Random(3)
    for number in range(60):
        files = []
        for i in range(3):
            files.append(folder / f"{i}.pgn")
            files[-1].write_bytes(b"".join(chance.choice(PIECES) + chance.choice([b"\n\n", b"\n", b" ", b"\r\n\r\n"]) for _ in range(chance.randrange(4))))
        wanted = [reading for file in files for reading in readings(adoube, file.read_bytes())]
        found = readings(adoube, run(adoube, "merge", *files).stdout)
        texts = [file.read_bytes() for file in files]
        yield f"edges {number}: merged", "" if found == wanted else f"{texts}: {found}, expected {wanted}"
        found = readings(adoube, run(adoube, "sort", "--by", "plies:desc,moves", *files).stdout)
        yield f"edges {number}: sorted", "" if sorted(found) == sorted(wanted) else f"{texts}: {found}, expected {wanted}"


def stopped(command, folder, source):
    """The exit status of a command that is interrupted as soon as it has had time to begin, and what is left behind."""
    process = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, env={**os.environ, "TMPDIR": str(folder)})
    for _ in range(10):
        time.sleep(0.05)
        if any(folder.iterdir()):
            break
    process.send_signal(signal.SIGINT)
    return process.wait(timeout=120), [path.name for path in folder.rglob("*")]


def interruption_faults(adoube, folder):
    rows = [["merge", "-", "--out", "x.pgn"], ["sort", "-", "--by", "date", "--out", "x.pgn", "--memory", "1"], ["dedupe", "-", "--out", "x.pgn"], ["dedupe", "-", "--out", "x.pgn", "--memory", "1"],
            ["split", "-", "--into", "a/b", "--by", "white"], ["split", "-", "--into", "a/b", "--games", "10", "--memory", "1"]]
    for arguments in rows:
        endless = subprocess.Popen(["yes", ONE.decode() + "\n"], stdout=subprocess.PIPE)
        status, left = stopped([adoube, "pgn", *arguments], folder, endless.stdout)
        endless.stdout.close()
        endless.kill()
        endless.wait()
        good = status in (2, -signal.SIGINT) and left == []
        yield f"interrupted: {' '.join(arguments)}", "" if good else f"exit {status}, left {left}"


def kept_faults(adoube, folder):
    """What must be left as it was: inputs named as outputs by mistake, links, permissions, what stood there before a failure."""
    games = folder / "games.pgn"
    link = folder / "link.pgn"
    link.symlink_to("games.pgn")

    def fresh():
        games.write_bytes(ONE)
        games.chmod(0o600)

    for name, arguments, wanted in (
            ("an index does not take the place of its games", ["index", "games.pgn", "--out", "games.pgn"], 2),
            ("nor does it by a link", ["index", "games.pgn", "--out", "link.pgn"], 2),
            ("a page does not take the place of the games", ["stats", "games.pgn", "--html", "link.pgn"], 2),
            ("a number of games is not written to a file", ["find", "games.pgn", "--count", "--out", "games.pgn"], 2),
            ("an input may be the output, by a link as well", ["merge", "games.pgn", "--out", "link.pgn"], 0)):
        fresh()
        status = subprocess.run([adoube, "pgn", *arguments], cwd=folder, capture_output=True, timeout=60).returncode
        good = status == wanted and games.read_bytes().strip() == ONE and link.is_symlink() and games.stat().st_mode & 0o777 == 0o600
        yield name, "" if good else f"exit {status}, {games.read_bytes()!r}"

    fresh()
    subprocess.run([adoube, "pgn", "stats", "games.pgn", "nowhere.pgn", "--html", "page.html"], cwd=folder, capture_output=True, timeout=60)
    yield "a page of some of the games only is not written", "" if not (folder / "page.html").exists() else "it is there"
    (folder / "games.pgn").write_bytes(b"1. e5 *\n")
    subprocess.run(f"'{adoube}' pgn convert --to uci games.pgn --out moves.txt 2>&-", shell=True, cwd=folder, timeout=60)
    text = (folder / "moves.txt").read_bytes()
    yield "what is said on a closed standard error does not get into the output", "" if b"error" not in text else repr(text)


def named_pipe_faults(adoube, folder):
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    waiting = subprocess.Popen([adoube, "pgn", "check", str(pipe)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(0.3)
    waiting.send_signal(signal.SIGINT)
    try:
        yield "a wait for a writer can be stopped", "" if waiting.wait(timeout=30) != 0 else "exit 0"
    except subprocess.TimeoutExpired:
        waiting.kill()
        yield "a wait for a writer can be stopped", "it goes on"
    many = (ONE + LINE) * 20_000
    writer = threading.Thread(target=lambda: pipe.write_bytes(many))
    writer.start()
    told = subprocess.run([adoube, "pgn", "convert", "--to", "uci", str(pipe)], capture_output=True, timeout=60)
    writer.join()
    lines = told.stdout.count(b"\n")
    yield "a named pipe is read from its beginning to its end", "" if lines == 20_000 else f"{lines} games"


def main():
    adoube = str(pathlib.Path(sys.argv[1]).resolve())
    rows = []
    for faults in (merge_faults, summary_faults, sort_faults, dedupe_faults, split_faults, silly_faults, law_faults, memory_faults, edge_faults, interruption_faults, kept_faults, named_pipe_faults):
        with tempfile.TemporaryDirectory() as folder:
            rows += faults(adoube, pathlib.Path(folder))
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
