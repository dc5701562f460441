#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `pgn stats` counts, and that `pgn total` adds parts up to exactly the statistics of the whole.

usage: pgn_stats_test.py ADOUBE
"""
import html.parser
import json
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

from telling import tell

BARE_KINGS = '[FEN "8/8/4k3/8/8/4K3/8/8 w - - 0 1"]\n'
ROOK = '[FEN "8/8/4k3/8/8/4K3/8/R7 w - - 0 1"]\n'
MATE = "1. f3 e5 2. g4 Qh4#"
STALEMATE = '[FEN "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"]\n\n1. Qf7 1/2-1/2\n'
BACK_AND_FORTH = " ".join(f"{n}. Nf3 Nf6 {n + 1}. Ng1 Ng8" for n in range(1, 8, 2))
QUIET = '[FEN "8/8/4k3/8/8/4K3/8/R7 w - - 99 80"]\n\n1. Ra2 '

# name, text of one game, how it ended
ENDINGS = [
    ("mate on the board", f"{MATE} 0-1", "checkmate"),
    ("mate, whatever is said", f'[Termination "Time forfeit"]\n\n{MATE} 0-1', "checkmate"),
    ("mate, without a result", f"{MATE} *", "checkmate"),
    ("stalemate", STALEMATE, "stalemate"),
    ("bare kings", BARE_KINGS + "\n1. Kd3 1/2-1/2", "dead-position"),
    ("bare kings and a win that is said: the last position of a won game is not asked about", BARE_KINGS + "\n1. Kd3 1-0", "not-said"),
    ("the fifth time", f"{BACK_AND_FORTH} 1/2-1/2", "fivefold-repetition"),
    ("the third time, drawn", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", "threefold-repetition"),
    ("the third time, won", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0", "not-said"),
    ("the second time", "1. Nf3 Nf6 2. Ng1 Ng8 1/2-1/2", "not-said"),
    ("the third time, adjudicated", '[Termination "adjudication"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2', "threefold-repetition"),
    ("fifty moves, drawn", QUIET + "1/2-1/2", "fifty-moves"),
    ("fifty moves, won", QUIET + "1-0", "not-said"),
    ("seventy-five moves", QUIET.replace("99 80", "149 80") + "1/2-1/2", "seventy-five-moves"),
    ("resigned, by a comment", "1. e4 e5 {Black resigns} 1-0", "resignation"),
    ("resigned, by the tag", '[Termination "White won by resignation"]\n\n1. e4 e5 1-0', "resignation"),
    ("a comment in the middle", "1. e4 {Black resigns here in another game} e5 1-0", "not-said"),
    ("a comment in a variation", "1. e4 e5 (1... c5 {Black resigns}) 1-0", "not-said"),
    ("time, by the tag", '[Termination "Time forfeit"]\n\n1. e4 e5 1-0', "flag-fall"),
    ("drawn on time", ROOK + '[Termination "Game drawn by timeout vs insufficient material"]\n\n1. Ra2 1/2-1/2', "flag-fall"),
    ("agreed, by the tag", '[Termination "Game drawn by agreement"]\n\n1. e4 e5 1/2-1/2', "agreement"),
    ("agreed, by a comment", "1. e4 e5 {Game drawn by mutual agreement} 1/2-1/2", "agreement"),
    ("agreed, and won", "1. e4 e5 {Game drawn by mutual agreement} 1-0", "not-said"),
    ("repetition is said", '[Termination "Game drawn by repetition"]\n\n1. e4 e5 1/2-1/2', "threefold-repetition"),
    ("fifty moves are said", '[Termination "Game drawn by 50-move rule"]\n\n1. e4 e5 1/2-1/2', "fifty-moves"),
    ("mate is said, and not shown", '[Termination "White won by checkmate"]\n\n1. e4 e5 1-0', "checkmate"),
    ("abandoned", '[Termination "abandoned"]\n\n1. e4 e5 1-0', "absence"),
    ("abandoned, without a result", '[Termination "abandoned"]\n\n1. e4 e5 *', "absence"),
    ("adjudicated", '[Termination "adjudication"]\n\n1. e4 e5 1-0', "adjudication"),
    ("adjudicated, by a comment of an engines' match", "1. e4 e5 {White wins by adjudication} 1-0", "adjudication"),
    ("an engine's illegal move", "1. e4 e5 {Black makes an illegal move: e9e8} 1-0", "outside-the-board"),
    ("an infraction", '[Termination "rules infraction"]\n\n1. e4 e5 1-0', "outside-the-board"),
    ("unterminated", '[Termination "unterminated"]\n\n1. e4 e5 *', "unfinished"),
    ("nothing is said", '[Termination "Normal"]\n\n1. e4 e5 1-0', "not-said"),
    ("unfinished", "1. e4 e5 *", "unfinished"),
]

SICILIAN = '[Date "2001.07.30"]\n[WhiteElo "2000"]\n[BlackElo "1900"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1-0\n\n'
TRANSPOSED = '[Date "2001.??.??"]\n[WhiteElo "1900"]\n[BlackElo "2049"]\n\n1. Nf3 c5 2. e4 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1/2-1/2\n\n'
CASTLES = '[Date "????.??.??"]\n[UTCDate "1999.01.01"]\n[WhiteElo "?"]\n[BlackElo "2100"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 O-O 0-1\n\n'
PAWNS = '[FEN "4k3/P6P/8/8/4p3/8/3P4/4K3 w - - 0 1"]\n[Result "*"]\n\n1. d4 exd3 2. a8=N Kd7 3. h8=Q *\n\n'
FRC = '[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/1K5R w H - 0 1"]\n\n1. O-O Kd7 1-0\n\n'
FAULTY = '[Date "2020.01.01"]\n\n1. e4 e5 2. Ke3 1-0\n\n'
EMPTY_GAME = '[Event "A"]\n[Result "1-0"]\n\n1-0\n\n'
SMALL = SICILIAN + TRANSPOSED + CASTLES + PAWNS + FRC + FAULTY + EMPTY_GAME


def tally(white, draws, black, unfinished, plies, **key):
    games, finished = white + draws + black + unfinished, white + draws + black
    score = round((white + draws / 2) / finished, 4) if finished else None
    return {**key, "games": games, "white_wins": white, "draws": draws, "black_wins": black, "unfinished": unfinished, "plies": plies, "white_score": score}


def run(adoube, arguments, text=b"", status=0):
    result = subprocess.run([adoube, "pgn", *arguments], input=text, capture_output=True, timeout=120, check=False)
    if result.returncode != status:
        raise AssertionError(f"exit {result.returncode}, expected {status}: {result.stderr[:300]!r}")
    return result


def stats(adoube, text, status=0, *options):
    lines = run(adoube, ["stats", "-", "--json", *options], text.encode(), status).stdout.splitlines()
    if len(lines) != 1:
        raise AssertionError(f"{len(lines)} lines")
    return json.loads(lines[0])["stats"]


def differs(found, expected):
    return "" if found == expected else f"{found}, expected {expected}"


def ending_fault(adoube, text, reason):
    rows = stats(adoube, text + "\n")["endings"]
    return differs([row["reason"] for row in rows], [reason])


def rows_of(table, *fields):
    return [tuple(row[field] for field in fields) for row in table]


def small_rows(adoube):
    found = stats(adoube, SMALL, 1)
    two = ("games", "plies")
    yield "games and faulty games", differs((found["games"], found["faulty"]), (7, 1))
    yield "results", differs(found["counted"], tally(3, 1, 1, 1, 37))
    yield "lengths", differs(rows_of(found["lengths"], "length", "games"), [(0, 1), (2, 1), (5, 1), (10, 3)])
    yield "shortest, longest, median, mean", differs([found[name] for name in ("shortest", "longest", "median", "mean")], [0, 10, 5, 6.1667])
    yield "one row for both ways to the Najdorf", differs(rows_of([row for row in found["openings"] if row["eco"] == "B90"], "name", *two), [("Sicilian Defense: Najdorf Variation", 2, 20)])
    yield "families", differs(rows_of(found["families"], "family", *two), [(None, 3, 7), ("open", 1, 10), ("semi-open", 2, 20)])
    yield "first moves", differs(rows_of(found["first_moves"], "first", "reply", "games"), [(None, None, 3), ("Nf3", "c5", 1), ("e4", "c5", 1), ("e4", "e5", 1)])
    yield "years", differs(rows_of(found["years"], "year", "games"), [(None, 3), (1999, 1), (2001, 2)])
    yield "ratings", differs(rows_of(found["ratings"], "rating", "games"), [(None, 4), (1900, 2)])
    yield "differences, to the nearest hundred", differs(rows_of(found["rating_differences"], "difference", "games", "white_score"), [(None, 4, 0.6667), (-100, 1, 0.5), (100, 1, 1.0)])
    yield "castling", differs(rows_of(found["castling"], "white_castled", "black_castled", "games"), [("no", "no", 4), ("short", "no", 1), ("short", "short", 1)])
    yield "starts", differs(rows_of(found["starts"], "start", "games"), [("initial", 4), ("other", 1), ("chess960", 1)])
    once = {"games": 1, "times": 1}
    yield "special moves", differs(found["special_moves"], {
        "en_passant": once, "promotions": {"games": 1, "times": 2}, "underpromotions": once, "promotions_to_queen": once,
        "promotions_to_rook": {"games": 0, "times": 0}, "promotions_to_bishop": {"games": 0, "times": 0}, "promotions_to_knight": once})
    found = stats(adoube, "1. e4 e5 (1... Ke4 2. Qxx) 2. Nf3 1-0\n\n1. e4 e5 2. Qxx 1-0\n", 1)
    yield "an error in a variation leaves the game in, one in the main line does not", differs((found["faulty"], found["counted"]), (1, tally(1, 0, 0, 0, 3)))
    found = stats(adoube, SMALL, 1)
    for table in ("endings", "openings", "families", "first_moves", "years", "ratings", "rating_differences", "castling", "lengths", "starts"):
        yield f"every game stands once in {table}", differs(
            [sum(row[name] for row in found[table]) for name in ("games", "white_wins", "plies")], [6, 3, 37])


def many_games(count, seed):
    """Games that differ in moves, results, tags and faults."""
    random_numbers = random.Random(seed)
    bodies = [game for _, game, _ in ENDINGS] + [SICILIAN, TRANSPOSED, CASTLES, PAWNS, FRC, FAULTY, EMPTY_GAME]
    games = []
    for _ in range(count):
        tags = f'[WhiteElo "{random_numbers.randrange(100, 4200)}"]\n[BlackElo "{random_numbers.randrange(100, 4200)}"]\n[Date "{random_numbers.randrange(1, 10000):04}.01.01"]\n'
        body = random_numbers.choice(bodies).strip()
        if random_numbers.random() < 0.5 and not body.startswith("["):
            body = tags + "\n" + body
        games.append('[Event "A"]\n' + ("" if body.startswith("[") else "\n") + body + "\n\n")
    return games


def merged_rows(adoube):
    games = many_games(2500, 7)
    single = run(adoube, ["stats", "-", "--json"], "".join(games).encode(), 1).stdout
    for threads in ("1", "2", "5"):
        found = run(adoube, ["stats", "-", "--json", "--threads", threads], "".join(games).encode(), 1).stdout
        yield f"{threads} threads count the same", "" if found == single else "they differ"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "all.pgn"
        path.write_text("".join(games), encoding="utf-8")
        for threads in ("1", "5"):
            found = run(adoube, ["stats", str(path), "--json", "--threads", threads], status=1).stdout
            yield f"{threads} threads on a file count the same", "" if found == single else "they differ"
    random_numbers = random.Random(11)
    for parts in (1, 2, 7, 40):
        shuffled = games[:]
        random_numbers.shuffle(shuffled)
        cuts = sorted(random_numbers.randrange(len(games) + 1) for _ in range(parts - 1))
        lines = []
        for begin, end in zip([0, *cuts], [*cuts, len(games)]):
            part = "".join(shuffled[begin:end]).encode()
            lines.append(subprocess.run([adoube, "pgn", "stats", "-", "--json"], input=part, capture_output=True, check=False, timeout=60).stdout)
        total = run(adoube, ["total", "-", "--json"], b"".join(lines), 1).stdout
        yield f"{parts} parts add up to the whole", "" if total == single else "they differ"
        half = run(adoube, ["total", "-", "--json"], b"".join(lines[: parts // 2 + 1]), 1).stdout
        rest = b"".join(lines[parts // 2 + 1:])
        total = run(adoube, ["total", "-", "--json"], rest + half, 1).stdout
        yield f"totals of {parts} parts can be added up again", "" if total == single else "they differ"
        table = run(adoube, ["total", "-"], b"".join(lines), 1).stdout
        yield f"{parts} parts make the table of the whole", "" if table == run(adoube, ["stats", "-"], "".join(games).encode(), 1).stdout else "they differ"


class Page(html.parser.HTMLParser):
    """Is every tag closed, and does nothing point elsewhere?"""

    VOID = {"meta", "br", "link", "img"}

    def __init__(self):
        super().__init__()
        self.open, self.faults, self.tags = [], [], set()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        for name, value in attributes:
            if name in ("src", "href", "action", "data", "srcset", "xlink:href") or name.startswith("on"):
                self.faults.append(f"<{tag} {name}={value!r}>")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> after {self.open[-3:]}")
        else:
            self.open.pop()


def page_fault(adoube, text, status, *options):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        run(adoube, ["stats", "-", "--html", str(path), *options], text.encode(), status)
        content = path.read_text(encoding="utf-8")
        left = sorted(entry.name for entry in pathlib.Path(folder).iterdir())
    page = Page()
    page.feed(content)
    page.close()
    if page.open or page.faults:
        return f"open: {page.open}, {page.faults[:3]}"
    if re.search(r"https?:|url\(|@import|<script|//[a-z]", content):
        return "it points elsewhere"
    if re.search(r'"-?(nan|inf)', content):
        return "a number that is none"
    return differs(left, ["page.html"])


def page_rows(adoube):
    for language in ("en", "zh-Hans", "zh-Hant"):
        yield f"the page in {language}", page_fault(adoube, SMALL, 1, "--lang", language)
    yield "the page of many games", page_fault(adoube, "".join(many_games(300, 3)), 1, "--top", "3")
    yield "the page of no games", page_fault(adoube, "", 0)
    yield "the page of faulty games alone", page_fault(adoube, FAULTY, 1)
    yield "the page of one unfinished game", page_fault(adoube, "1. e4 *", 0)
    result = subprocess.run([adoube, "pgn", "stats", "-", "--html", "/nowhere/page.html"], input=b"", capture_output=True, check=False, timeout=60)
    yield "a page that cannot be written", differs((result.returncode, result.stderr.count(b"\n"), result.stdout), (2, 1, b""))


def table_rows(adoube):
    for language in ("en", "zh-Hans", "zh-Hant"):
        text = run(adoube, ["stats", "-", "--lang", language], "".join(many_games(300, 5)).encode(), 1).stdout.decode()
        wide = [line for line in text.splitlines() if sum(2 if ord(c) >= 0x2E80 else 1 for c in line) > 80]
        yield f"80 columns in {language}", differs(wide, [])
        yield f"no colour through a pipe in {language}", "there is" if "\x1b" in text else ""
    text = run(adoube, ["stats", "-", "--top", "1"], SMALL.encode(), 1).stdout.decode()
    yield "the openings beyond the top make one row", "" if re.search(r"B90 +Sicilian.*\n *other openings +1 ", text) else text[:3000]
    yield "nothing is said of ratings where there are none", "it is" if b"Ratings" in run(adoube, ["stats", "-"], b"1. e4 *").stdout else ""
    yield "no games", "" if b"There are no games" in run(adoube, ["stats", "-"], b"").stdout else "it is not said"


def interruption_rows(adoube):
    """Ctrl-C while games still come in: nothing is said, and no page is there, nor the beginning of one."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text("what stood here", encoding="utf-8")
        games = subprocess.Popen(["yes", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0"], stdout=subprocess.PIPE)
        work = subprocess.Popen([adoube, "pgn", "stats", "-", "--json", "--html", str(path)], stdin=games.stdout, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        games.stdout.close()
        while len(list(pathlib.Path(folder).iterdir())) < 2 and work.poll() is None:  # the page has been begun
            time.sleep(0.01)
        time.sleep(0.1)
        work.send_signal(signal.SIGINT)
        said, _ = work.communicate(timeout=60)
        games.wait()
        yield "interrupted", differs((work.returncode, said), (2, b""))
        yield "the page that stood there is as it was", differs(path.read_text(encoding="utf-8"), "what stood here")
        yield "and no other file", differs(sorted(entry.name for entry in pathlib.Path(folder).iterdir()), ["page.html"])


def full_disk_rows(adoube):
    for arguments in ("stats -", "stats - --json"):
        result = subprocess.run(f'echo "1. e4 *" | "{adoube}" pgn {arguments} > /dev/full', shell=True, capture_output=True, timeout=60, check=False)
        yield f"{arguments} to a full disk", differs((result.returncode, result.stderr.count(b"\n")), (2, 1))


def changed(line, path, value):
    """The line with one field of it changed, or left out."""
    whole = json.loads(line)
    place = whole
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return json.dumps(whole).encode()


def total_rows(adoube):
    good = run(adoube, ["stats", "-", "--json"], SICILIAN.encode()).stdout
    row = ["stats", "openings", 0]
    for name, line, said in [
        ("a line that was cut off", good[: len(good) // 2].rstrip(), "no JSON"),
        ("bytes", b"\xff\xfe\x00", "no JSON"),
        ("deep brackets", b"[" * 200000, "no JSON"),
        ("a foreign object", b'{"a":1}', "no total"),
        ("a foreign list", b"[1,2]", "no total"),
        ("an empty object", b'{"stats":{}}', "stats.faulty"),
        ("statistics that are none", b'{"stats":7}', "stats.faulty"),
        ("a table is missing", changed(good, ["stats", "years"], None), "stats.years"),
        ("a table that is none", changed(good, ["stats", "years"], 5), "stats.years"),
        ("a negative number", changed(good, [*row, "plies"], -1), "stats.openings[0].plies"),
        ("a fraction", changed(good, [*row, "plies"], 1.5), "stats.openings[0].plies"),
        ("a number too large", changed(good, [*row, "plies"], 2**53), "stats.openings[0].plies"),
        ("a number far too large", changed(good, [*row, "plies"], 2**80), "stats.openings[0].plies"),
        ("a text", changed(good, [*row, "plies"], "10"), "stats.openings[0].plies"),
        ("an unknown opening", changed(good, [*row, "name"], "Nobody's Opening"), "stats.openings[0]"),
        ("an unknown reason", changed(good, ["stats", "endings", 0, "reason"], "boredom"), "stats.endings[0]"),
        ("an illegal first move", changed(good, ["stats", "first_moves", 0, "first"], "e5"), "stats.first_moves[0]"),
        ("an illegal reply", changed(good, ["stats", "first_moves", 0, "reply"], "e4"), "stats.first_moves[0]"),
        ("a year that is none", changed(good, ["stats", "years", 0, "year"], 10000), "stats.years[0]"),
        ("a rating between the bands", changed(good, ["stats", "ratings", 0, "rating"], 1950), "stats.ratings[0]"),
        ("one game more in a table", changed(good, [*row, "draws"], 1), "numbers of stats.openings[0]"),
        ("one game less in a table", changed(good, ["stats", "years"], []), "numbers of stats.years"),
        ("another number of games", changed(good, ["stats", "games"], 2), "numbers of stats.games"),
        ("another length", changed(good, ["stats", "lengths", 0, "length"], 9), "numbers of stats.lengths[0]"),
        ("more promotions than moves", changed(good, ["stats", "special_moves", "promotions", "times"], 99), "stats.special_moves.promotions"),
    ]:
        result = run(adoube, ["total", "-", "--json"], good + b"\n" + line + b"\n" + good, 1)
        said_so = result.stderr.decode()
        fault = differs(said_so.count("\n"), 1) or ("" if said_so.startswith("-:3: ") and said in said_so else said_so)
        yield f"total: {name}", fault or differs(json.loads(result.stdout)["stats"]["games"], 2)
    result = run(adoube, ["total", "-", "--json"], b"\r\n" + good.rstrip() + b"\t\r\n\n" + good.rstrip())
    yield "total: other ends of lines, and a tab as Hadoop adds", differs(json.loads(result.stdout)["stats"]["games"], 2)
    large = changed(good, ["stats", "faulty"], 2**53 - 2)
    large = changed(large, ["stats", "games"], 2**53 - 1)
    result = run(adoube, ["total", "-", "--json"], large + b"\n" + good, 1)
    yield "total: a sum too large", "" if b"-:2: The sum would be too large" in result.stderr else result.stderr
    result = run(adoube, ["total", "-", "--json"], b"", 1)
    yield "total: nothing", differs((result.stdout, result.stderr), (b"", b"There was nothing to add up.\n"))
    result = run(adoube, ["total", "/nowhere/at/all", "--json"], b"", 2)
    yield "total: a file that is not there", differs(result.stderr.count(b"\n"), 1)
    result = run(adoube, ["total", "-", "--lang", "zh-Hans"], b"{}", 1)
    yield "total in Chinese", "" if "此行不是" in result.stderr.decode() else result.stderr


def summary_of(output):
    """The total in the last line, without the time it took."""
    summary = json.loads(output.splitlines()[-1])["summary"]
    summary.pop("seconds")
    return summary


def summary_rows(adoube):
    games = many_games(400, 19)
    for command in ("check", "audit"):
        whole = run(adoube, [command, "-", "--json"], "".join(games).encode(), 1).stdout
        parts = [subprocess.run([adoube, "pgn", command, "-", "--json"], input="".join(part).encode(), capture_output=True, check=False, timeout=60).stdout
                 for part in (games[:1], games[1:150], games[150:], [])]
        total = run(adoube, ["total", "-", "--json"], b"".join(parts), 1).stdout
        yield f"{command}: parts add up to the whole", differs(summary_of(total), summary_of(whole))
        last_lines = b"".join(part.splitlines(keepends=True)[-1] for part in parts)
        total = run(adoube, ["total", "-", "--json"], last_lines, 1).stdout
        yield f"{command}: the last lines alone add up as well", differs(summary_of(total), summary_of(whole))
        said = run(adoube, ["total", "-"], b"".join(parts), 1).stdout.decode()
        yield f"{command}: for a person", "" if said.startswith("400 games: ") and ("findings: " in said) == (command == "audit") else said
        result = run(adoube, ["total", "-", "--json"], b"\n".join(whole.splitlines()[:3]), 1)
        yield f"{command}: a total that is missing", differs(result.stderr, b"3 lines about games have no total: a part is missing.\n")
        last = whole.splitlines()[-1]
        for name, line, told in [
            ("a missing field", changed(last, ["summary", "plies"], None), "summary.plies"),
            ("a number that does not fit", changed(last, ["summary", "ok"], 1), "numbers of summary.games"),
            ("a time that is none", changed(last, ["summary", "seconds"], "soon"), "summary.seconds"),
            ("an endless time", last.replace(b'"seconds":', b'"seconds":1e999'), "no JSON"),
        ]:
            result = run(adoube, ["total", "-", "--json"], line, 1)
            yield f"{command}: {name}", "" if told in result.stderr.decode() else result.stderr
    good = run(adoube, ["audit", "-", "--json"], SICILIAN.encode()).stdout + run(adoube, ["check", "-", "--json"], SICILIAN.encode()).stdout
    good += run(adoube, ["stats", "-", "--json"], SICILIAN.encode()).stdout
    lines = run(adoube, ["total", "-", "--json"], good + good).stdout.splitlines()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        result = run(adoube, ["total", "-", "--html", str(path)], run(adoube, ["check", "-", "--json"], SICILIAN.encode()).stdout, 1)
        yield "a page of summaries alone", differs((result.stderr, list(pathlib.Path(folder).iterdir())), (b"There are no statistics to make a page of.\n", []))
        run(adoube, ["total", "-", "--html", str(path)], good)
        made = path.read_bytes()
        run(adoube, ["stats", "-", "--html", str(path)], SICILIAN.encode())
        yield "the page of a total is that of the whole", differs(path.read_bytes() == made and len(made) > 1000, True)
    yield "a total for each command", differs([list(json.loads(line)) for line in lines], [["summary"], ["summary"], ["stats"]])
    notes = '[Result "1-0"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n'
    yield "a note of an audit is no fault", differs(run(adoube, ["total", "-"], run(adoube, ["audit", "-", "--json"], notes.encode()).stdout, 0).returncode, 0)


def guarded(rows):
    """The rows, and one that failed where making them broke off."""
    try:
        yield from rows
    except (AssertionError, ValueError, KeyError) as fault:
        yield "the rows can be made", str(fault) or type(fault).__name__


def main():
    adoube = sys.argv[1]
    rows = []
    for name, text, reason in ENDINGS:
        rows += guarded((f"end: {n}", ending_fault(adoube, t, r)) for n, t, r in [(name, text, reason)])
    for make in (small_rows, merged_rows, page_rows, table_rows, total_rows, summary_rows, full_disk_rows, interruption_rows):
        rows += guarded(make(adoube))
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
