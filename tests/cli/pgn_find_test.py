#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn find` finds, with an index of `pgn index` and without, how it tells it, and its exit status.

usage: pgn_find_test.py ADOUBE
"""
import gzip
import pathlib
import subprocess
import sys
import tempfile

from telling import tell


def game(number, moves, **tags):
    named = {"Event": "Club", "Site": "Paris", "Date": "????.??.??", "Round": str(number), "White": "?", "Black": "?", "Result": moves.split()[-1], **tags}
    return "".join(f'[{name} "{value}"]\n' for name, value in named.items()) + f"\n{moves}\n\n"


ENDING = {"SetUp": "1", "FEN": "4k3/4p3/8/8/8/8/4P3/R3K2r w - - 0 1"}
GAMES = [
    game(1, "1. e4 e5 2. Nf3 Nc6 1-0", White="Carlsen, Magnus", Black="Müller, Karsten", Date="2023.05.17", WhiteElo="2830", BlackElo="2500", Event="Open", Site="Köln"),
    game(2, "1. Nf3 Nc6 2. e4 e5 0-1", White="Nepomniachtchi", Black="carlsen,m", Date="2023.??.??", WhiteElo="2780", BlackElo="2840", Site="Dubai"),
    game(3, "1. d4 d5 2. c4 dxc4 1/2-1/2", White="Каспаров, Гарри", Black="Karpov", Date="1985.11.09", WhiteElo="2700", BlackElo="2720", Event="World Championship"),
    game(4, "1. e4 (1. d4 d5 (1... Nf6 2. c4)) 1... e5 *", White="Book", Black="Book"),
    game(5, "1. Kd2 Rxa1 2. e4 Kf7 3. Ke3 Rd1 1/2-1/2", White="Rook", Black="Ending", **ENDING),
    game(6, "1. e3 a6 2. e4 e5 3. Nf3 d5 4. exd5 1-0", White="Tempo", Black="Lost"),
    game(7, "1. e4 Nf6 2. e5 d5 3. a3 1-0", White="Double", Black="Step"),
    game(8, "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 *", White="Rights", Black="Gone"),
    game(9, "1. e4 e5 2. Ke9 Nc6 0-1", White="Breaks", Black="Off"),
    game(10, "1. f3 e5 2. g4 Qh4# 0-1", White="Fool", Black="Mate"),
    game(11, "1. g3 {White lost on time} g6 {White resigns} 0-1", White="Gives", Black="Up"),
    game(12, "1. g4 g5 0-1", White="Late", Black="Quick", Termination="Time forfeit"),
]
FILE = "".join(GAMES)
OPEN_GAME = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
KINGS_PAWNS = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
EN_PASSANT = "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"

# name, arguments, numbers of the games found
FOUND = [
    ("a position, by either order of moves", ["--fen", OPEN_GAME], [1, 2]),
    ("the start", ["--fen", "startpos"], [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]),
    ("a position whose counters differ", ["--fen", OPEN_GAME.replace("2 3", "40 99")], [1, 2]),
    ("the same pieces with the other side on move", ["--fen", KINGS_PAWNS.replace(" w ", " b ")], []),
    ("a position whose castling rights matter (9.2.3.2)", ["--fen", KINGS_PAWNS.replace("KQkq", "-")], [8]),
    ("and do not matter on the board", ["--fen", KINGS_PAWNS.replace("KQkq", "-"), "--board"], [1, 4, 8, 9]),
    ("a capture en passant that is legal (9.2.3.1)", ["--fen", EN_PASSANT], [7]),
    ("and none", ["--fen", EN_PASSANT.replace("d6", "-")], []),
    ("and none that matters on the board", ["--fen", EN_PASSANT.replace("d6", "-"), "--board"], [7]),
    ("a square passed over where nobody can capture", ["--fen", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"], [1, 4, 7, 8, 9]),
    ("a position in a variation only", ["--fen", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"], [3]),
    ("and variations looked at", ["--fen", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", "--in-variations"], [3, 4]),
    ("a variation of a variation", ["--fen", "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 1", "--in-variations"], [4]),
    ("the line goes on behind its variations", ["--fen", KINGS_PAWNS, "--in-variations"], [1, 4, 9, 8]),
    ("a position before a move that is illegal", ["--fen", KINGS_PAWNS, "--white", "breaks"], [9]),
    ("a position of a game from a position of its own", ["--fen", ENDING["FEN"]], [5]),
    ("a position with more men than any of them", ["--fen", "rnbqkbnr/pppppppp/8/8/Q7/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"], []),
    ("material, exactly", ["--material", "KRPkrp"], [5]),
    ("material of the start", ["--material", "KQRRBBNNP8kqrrbbnnp8"], [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]),
    ("material after a capture", ["--material", "KPkrp"], [5]),
    ("material of the other colours", ["--material", "KRPkp"], []),
    ("material of either", ["--material", "KRPkp", "--either"], [5]),
    ("material that stood for long enough", ["--material", "KPkrp", "--stood", "5"], [5]),
    ("and not for so long", ["--material", "KPkrp", "--stood", "6"], []),
    ("counted through a change that fits as well", ["--material", "KR*Pkrp", "--stood", "7"], [5]),
    ("a player, in any case", ["--player", "CARLSEN"], [1, 2]),
    ("a player with White", ["--white", "carlsen"], [1]),
    ("a player with Black", ["--black", "carlsen"], [2]),
    ("two players", ["--player", "carlsen", "--player", "nepo"], [2]),
    ("two players, the other way round", ["--player", "nepo", "--player", "carlsen"], [2]),
    ("two players who are one", ["--player", "carlsen", "--player", "magnus"], []),
    ("two players of one name", ["--player", "book", "--player", "book"], [4]),
    ("a player with an umlaut", ["--player", "MÜLLER"], [1]),
    ("a player in Cyrillic", ["--player", "каспаров"], [3]),
    ("an event", ["--event", "world"], [3]),
    ("a site", ["--site", "köln"], [1]),
    ("a result", ["--result", "0-1"], [2, 9, 10, 11, 12]),
    ("either of two results", ["--result", "0-1", "--result", "*"], [2, 4, 8, 9, 10, 11, 12]),
    ("a year", ["--date", "2023"], [1, 2]),
    ("a month, where only the year is known", ["--date", "2023.05"], [1]),
    ("a span", ["--date", "1980..1999"], [3]),
    ("ratings of both", ["--elo", "2700.."], [2, 3]),
    ("ratings from none on", ["--elo", "0.."], [1, 2, 3]),
    ("the number of half-moves", ["--plies", "5..6"], [5, 7, 8]),
    ("half-moves as far as they are legal", ["--plies", "..2"], [4, 9, 11, 12]),
    ("an opening by its code, by either order of moves", ["--opening", "C44"], [1, 2]),
    ("by the first part of its code", ["--opening", "D2"], [3]),
    ("by a range of codes", ["--opening", "B00-B99"], [7]),
    ("by a part of its name, in any case", ["--opening", "alekhine"], [7]),
    ("an opening that other games have left for another", ["--opening", "King's Pawn"], [4, 9]),
    ("an opening in a variation does not count", ["--opening", "A"], [6, 10, 11, 12]),
    ("ended by checkmate", ["--ended", "checkmate"], [10]),
    ("ended by what a comment says", ["--ended", "resignation"], [11]),
    ("a comment in front of the last move does not count", ["--ended", "flag-fall"], [12]),
    ("ended and nothing said, without faults", ["--ended", "not-said", "--result", "0-1"], [2]),
    ("ended and an opening", ["--ended", "checkmate", "--opening", "C"], []),
    ("conditions together", ["--player", "carlsen", "--date", "2023", "--result", "1-0", "--fen", OPEN_GAME], [1]),
    ("the first two only", ["--result", "1-0", "--limit", "2"], [1, 6]),
    ("a limit that is not reached", ["--result", "0-1", "--limit", "6"], [2, 9, 10, 11, 12]),
    ("all games, where nothing is asked for", [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
]

# name, arguments, what is said on standard error
REFUSED = [
    ("a FEN that is none", ["--fen", "x"], "--fen: At character 1"),
    ("a FEN that cannot be played", ["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], "--fen: "),
    ("a board of nothing", ["--board"], "--board: there is no --fen"),
    ("a pattern that is none", ["--material", "KRX"], "--material KRX: at character 3: expected a letter of a piece"),
    ("a pattern without Black", ["--material", "KR"], "--material KR: at character 3: Black's pieces begin with k"),
    ("either colour of nothing", ["--either"], "--either: there is no --material"),
    ("material for no positions", ["--material", "Kk", "--stood", "0"], "--stood"),
    ("a result that is none", ["--result", "2-0"], "--result 2-0: expected 1-0"),
    ("a result of an arbiter, which PGN has not", ["--result", "0-0"], "--result 0-0: expected 1-0"),
    ("dates backwards", ["--date", "2024..2023"], "--date 2024..2023: expected a date"),
    ("a month that is none", ["--date", "2023.13"], "--date 2023.13: expected"),
    ("ratings backwards", ["--elo", "2800..2700"], "--elo 2800..2700: expected ratings"),
    ("ratings in words", ["--elo", "high"], "--elo high: expected ratings"),
    ("half-moves below nothing", ["--plies=-3"], "--plies -3: expected numbers"),
    ("three players", ["--player", "a", "--player", "b", "--player", "c"], "--player: a game has two players"),
    ("a limit of nothing", ["--limit", "0"], "--limit"),
    ("an opening that is none", ["--opening", "Sicillian"], "--opening Sicillian: expected a code"),
    ("a code beyond the last", ["--opening", "F00"], "--opening F00: expected a code"),
    ("codes backwards", ["--opening", "B99-B90"], "--opening B99-B90: expected a code"),
    ("an end that is none", ["--ended", "boredom"], "--ended boredom: expected one of checkmate, stalemate"),
    ("an option that is none", ["--colour", "red"], "--colour"),
]


def run(adoube, arguments, text=b"", folder=None):
    return subprocess.run([adoube, "pgn", "find", *arguments], input=text, capture_output=True, timeout=120, check=False, cwd=folder)


def numbers(output):
    return [int(line.split(b'"game":')[1].split(b",")[0]) for line in output.splitlines()]


def as_found(*numbers_found):
    """The games as they stand, an empty line between them."""
    return "\n".join(GAMES[n - 1][:-1] for n in numbers_found)


def found_fault(adoube, arguments, expected):
    """The answer in each of its three forms, and with one and with several threads."""
    answers = []
    for more in (["--json"], ["--json", "--threads", "3"]):
        result = run(adoube, ["-", *arguments, *more], FILE.encode())
        if result.returncode != (0 if expected else 1) or sorted(numbers(result.stdout)) != sorted(expected):
            return f"exit {result.returncode}, {numbers(result.stdout)}, {result.stderr[:300]!r}"
        answers.append(result.stdout)
    if answers[0] != answers[1] or numbers(answers[0]) != sorted(expected):
        return "order or threads matter"
    text = run(adoube, ["-", *arguments], FILE.encode()).stdout.decode()
    if text != as_found(*sorted(expected)):
        return f"the games are not as they stood: {text[:300]!r}"
    count = run(adoube, ["-", *arguments, "--count"], FILE.encode())
    return "" if count.stdout == b"%d\n" % len(expected) else f"counted {count.stdout!r}"


def index_faults(adoube, folder):
    """Every row of FOUND with an index beside the file; then indexes that must not be used, and files that can have none."""
    file, index = folder / "games.pgn", folder / "games.pgn.adoube-index"
    # Enough other games that the index is worth using.
    others = "".join(game(n, "1. h3 h6 1/2-1/2", White=f"Nobody {n}", Black="Else", Date="1800.01.01", Site="Far away") for n in range(200))
    file.write_text(others + FILE + others, encoding="utf-8")

    def pgn(*arguments):
        return subprocess.run([adoube, "pgn", *arguments], capture_output=True, timeout=120, check=False, cwd=folder)

    def same(name, arguments, told=""):
        for form in (["--json"], ["--count"], []):
            with_index, without = (pgn("find", "games.pgn", *arguments, *form, *more) for more in ([], ["--no-index"]))
            if with_index.stdout != without.stdout or with_index.returncode != without.returncode:
                return name, f"{with_index.stdout[:300]!r}, and without the index {without.stdout[:300]!r}"
            if told not in with_index.stderr.decode() or (not told and with_index.stderr):
                return name, f"said {with_index.stderr[:300]!r}"
        return name, ""

    def refused(name, arguments, said):
        result = pgn("index", *arguments)
        good = result.returncode == 2 and said in result.stderr.decode() and result.stderr.count(b"\n") == 1
        return name, "" if good else f"exit {result.returncode}, {result.stderr[:300]!r}"

    made = pgn("index", "games.pgn", "--json")
    yield "an index is made", "" if made.returncode == 0 and b'"index":"games.pgn.adoube-index","games":412,"bytes":' in made.stdout else f"{made.stdout!r} {made.stderr!r}"
    whole = index.read_bytes()
    chinese = pgn("index", "games.pgn", "--lang", "zh-Hans").stdout.decode()
    yield "and is told in Chinese", "" if chinese.startswith("games.pgn.adoube-index：412 个对局，") and "为原文件的" in chinese else chinese
    pgn("index", "games.pgn", "--threads", "3")
    yield "and is the same by several threads", "" if index.read_bytes() == whole else "differs"
    for name, arguments, _ in FOUND:
        yield same(f"index: {name}", arguments)
    yield same("a text too long for an index", ["--site", "x" * 2000])
    position = ["--fen", OPEN_GAME]
    for name, damage, told in [
        ("a bit is wrong in the rows of games", lambda: whole[:4200] + bytes([whole[4200] ^ 1]) + whole[4201:], "damaged"),
        ("a bit is wrong in its last page", lambda: whole[:-3000] + bytes([whole[-3000] ^ 4]) + whole[-2999:], "damaged"),
        ("it is cut off", lambda: whole[:-4096], "no index"),
        ("it is cut off within a page", lambda: whole[:-1], "no index"),
        ("a page is missing", lambda: whole[4096:], "damaged"),
        ("it is empty", lambda: b"", "no index"),
        ("it is something else", lambda: FILE.encode(), "no index"),
    ]:
        index.write_bytes(damage())
        yield same(f"an index that is damaged: {name}", [*position, "--date", "1000.."], told)
    index.write_bytes(whole)
    yield same("games by another variant", [*position, "--chess960"], "other variant")
    text = file.read_bytes()
    file.write_bytes(text.replace(b"carlsen,m", b"CARLSEN,M"))
    yield same("a file that has changed and kept its length", ["--player", "carlsen"], "has changed")
    file.write_bytes(text + GAMES[0].encode())
    yield same("a file that has grown", ["--player", "carlsen"], "has changed")
    file.write_bytes(text)
    yield same("a file that has only been touched", ["--player", "carlsen"])

    (folder / "packed.pgn.gz").write_bytes(gzip.compress(FILE.encode()))
    (folder / "empty.pgn").write_bytes(b"")
    yield refused("no index of a compressed file", ["packed.pgn.gz"], "packed.pgn.gz: it is compressed")
    yield refused("no index of standard input", ["-"], "-: an index belongs to a file")
    yield refused("no index of a file that is not there", ["none.pgn"], "none.pgn: No such file")
    yield refused("no index of a folder", ["."], ".: Is a directory")
    yield refused("no one index of two files", ["games.pgn", "empty.pgn", "--out", "x"], "--out names one index")
    yield refused("no index in a folder that is not there", ["games.pgn", "--out", "no/x"], "no/x: No such file")
    both = pgn("index", "games.pgn", "empty.pgn")
    yield "an index of each file, and of none", "" if both.returncode == 0 and b"empty.pgn.adoube-index: 0 games" in both.stdout else f"{both.stdout!r} {both.stderr!r}"
    mixed = pgn("find", "empty.pgn", "games.pgn", "packed.pgn.gz", *position, "--json")
    yield "files with an index and without", "" if numbers(mixed.stdout) == [201, 202, 1, 2] else f"{mixed.stdout[:300]!r}"
    limited = pgn("find", "games.pgn", "packed.pgn.gz", *position, "--json", "--limit", "3")
    yield "a limit over them", "" if numbers(limited.stdout) == [201, 202, 1] else f"{limited.stdout[:300]!r}"
    left = sorted(path.name for path in folder.iterdir())
    yield "nothing half-written is left by it", "" if left == ["empty.pgn", "empty.pgn.adoube-index", "games.pgn", "games.pgn.adoube-index", "packed.pgn.gz"] else f"{left}"


def refused_fault(adoube, arguments, said):
    result = run(adoube, ["-", *arguments], FILE.encode())
    good = result.returncode == 2 and said in result.stderr.decode() and result.stderr.count(b"\n") == 1 and not result.stdout
    return "" if good else f"exit {result.returncode}, {result.stderr[:300]!r}"


def file_faults(adoube, folder):
    """Several files, compressed ones, a file that is not there, output to a file."""
    first, second, packed = folder / "first.pgn", folder / "second.pgn", folder / "third.pgn.gz"
    first.write_text(GAMES[0].rstrip(), encoding="utf-8")
    second.write_text(GAMES[2] + GAMES[1], encoding="utf-8")
    packed.write_bytes(gzip.compress(FILE.encode()))

    def outcome(name, arguments, status, wanted):
        result = run(adoube, arguments, folder=folder)
        said = result.stdout.decode()
        good = result.returncode == status and (said == wanted if isinstance(wanted, str) else wanted(said))
        return name, "" if good else f"exit {result.returncode}, {said[:500]!r} {result.stderr[:300]!r}"

    carlsen = ["--player", "carlsen"]
    yield outcome("several files, one without an empty line at its end", ["first.pgn", "second.pgn", *carlsen], 0, as_found(1, 2))
    yield outcome("games are counted in each file", ["second.pgn", "third.pgn.gz", *carlsen, "--json"], 0, lambda said: numbers(said.encode()) == [2, 1, 2])
    yield outcome("a compressed file", ["third.pgn.gz", "--event", "world"], 0, as_found(3))
    yield outcome("a limit over several files", ["second.pgn", "third.pgn.gz", *carlsen, "--limit", "2"], 0, as_found(2, 1))
    yield outcome("a file that is not there, and one that is", ["none.pgn", "second.pgn", *carlsen], 2, as_found(2))
    yield outcome("no games in a file", ["/dev/null", *carlsen], 1, "")
    yield outcome("counting none", ["/dev/null", "--count"], 1, "0\n")
    yield outcome("counting in JSON", ["third.pgn.gz", *carlsen, "--count", "--json"], 0, '{"found":2}\n')
    yield outcome("where a position stood", ["second.pgn", "--fen", OPEN_GAME, "--json"], 0, lambda said: '"ply":4,"in_variation":false}\n' in said)
    yield outcome("where a game stands", ["second.pgn", "--player", "nepo", "--json"], 0,
                  lambda said: f'"game":2,"line":{GAMES[2].count(chr(10)) + 1},"offset":{len(GAMES[2].encode())},"bytes":{len(GAMES[1].encode()) - 2},"plies":4,"result":"0-1","tags":[["Event","Club"],' in said)
    yield outcome("where material stood", ["third.pgn.gz", "--material", "KPkrp", "--json"], 0, lambda said: '"material":{"ply":2,"in_variation":false}}\n' in said)
    yield outcome("where a variation's position stood", ["third.pgn.gz", "--fen", "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 1", "--in-variations", "--json"], 0,
                  lambda said: '"ply":3,"in_variation":true}\n' in said)
    yield outcome("to a file", ["third.pgn.gz", *carlsen, "--out", "out.pgn"], 0, "")
    yield "the file is there", "" if (folder / "out.pgn").read_text(encoding="utf-8") == as_found(1, 2) else "and is not what was found"
    yield outcome("over the file that is read", ["second.pgn", *carlsen, "--out", "second.pgn"], 0, "")
    yield "it is replaced at the end", "" if (folder / "second.pgn").read_text(encoding="utf-8") == as_found(2) else "and is not"
    yield outcome("to a file in no folder", ["first.pgn", "--out", "no/where.pgn"], 2, "")
    left = sorted(path.name for path in folder.iterdir())
    yield "nothing half-written is left", "" if left == ["first.pgn", "out.pgn", "second.pgn", "third.pgn.gz"] else f"{left}"


def main():
    adoube = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as indexed:
        return tell([*((name, found_fault(adoube, arguments, expected)) for name, arguments, expected in FOUND),
                     *((f"refused: {name}", refused_fault(adoube, arguments, said)) for name, arguments, said in REFUSED),
                     *file_faults(str(pathlib.Path(adoube).resolve()), pathlib.Path(folder)),
                     *index_faults(str(pathlib.Path(adoube).resolve()), pathlib.Path(indexed))])


if __name__ == "__main__":
    sys.exit(main())
