#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Games for the benchmarks: a chess engine plays itself from varied openings, and each game is dressed in the four shapes
that files of games have.

usage: make_games.py FOLDER [--adoube PATH] [--engine PATH] [--games N] [--first SEED] [--threads N]

  H.pgn  human games: tags and moves, lines of 80 columns
  L.pgn  a clock time at every move, a game a line
  X.pgn  an engine's report at every move
  A.pgn  annotated: variations within variations, comments in Latin-1, glyphs, and here and there what is broken

One engine process with one thread, a fixed number of nodes and a cleared table plays each game, and dice with a seed of
their own choose among its best moves, so the same engine gives the same files. A game takes a third of a second.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys

PLACES = ["Tashkent UZB", "Wijk aan Zee NED", "Reykjavik ISL", "Saint Louis USA", "Biel SUI", "Chennai IND", "Prague CZE"]
SURNAMES = ["Almeida", "Bergström", "Castañeda", "Dubois", "Eriksen", "Fernández", "Grünwald", "Horváth", "Ibarra", "Jørgensen",
            "Kovač", "Lefèvre", "Müller", "Nuñez", "Olsen", "Peña", "Quist", "Rossi", "Sørensen", "Tóth", "Ulrich", "Vidal"]
REMARKS = ["White keeps the bishop on the long diagonal", "a plan that is slow but sound", "the open file decides", "better was",
           "Black cannot free the queenside before the rooks are doubled", "naïve, as the next move shows", "the only move",
           "this cedes the e4-square for good", "Zugzwang threatens", "with the idea of", "an idea of Réti's", "quite playable",
           "the knight is headed for d5", "the exchange of queens leads to a lost ending", "forcing matters", "and White is better"]


# ---- playing

class Engine:
    """A UCI engine that is asked for the best few moves."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        for line in ("uci", "setoption name Threads value 1", "setoption name Hash value 4", "setoption name MultiPV value 4"):
            self.say(line)
        self.wait()

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def wait(self):
        self.say("isready")
        while self.process.stdout.readline() != "readyok\n":
            pass

    def new_game(self):
        self.say("ucinewgame")
        self.wait()

    def best_lines(self, moves, nodes):
        """[(centipawns for the player on move, [moves])], the best first; none where the game is over."""
        self.say("position startpos moves " + " ".join(moves))
        self.say(f"go nodes {nodes}")
        lines = {}
        for line in iter(self.process.stdout.readline, ""):
            if line.startswith("bestmove"):
                break
            found = re.search(r" multipv (\d+) score (cp|mate) (-?\d+) .* pv (.+)", line)
            if found:
                number, unit, value, pv = found.groups()
                score = int(value) if unit == "cp" else (30000 if int(value) > 0 else -30000)
                lines[int(number)] = (score, pv.split())
        return [lines[number] for number in sorted(lines)]

    def stop(self):
        self.say("quit")
        self.process.wait()


def choose(dice, lines, ply):
    """Any of the good moves in the opening; later the best, or now and then another."""
    best = lines[0][0]
    near = [line for line in lines if best - line[0] <= (60 if ply < 12 else 120)]
    if ply < 12:
        return dice.choice(near)
    return dice.choices(near, weights=[14, 3, 2, 1][:len(near)])[0]


def looked_further(engine, moves, lines):
    """The first of the lines, longer."""
    for score, pv in lines[:1]:
        answer = engine.best_lines(moves + pv[:1], 4000)
        if answer:
            return [(score, pv[:1] + answer[0][1])] + lines[1:]
    return lines


def play(engine, seed):
    """{"moves": [uci], "scores": [centipawns], "lines": [what else might have been played, where it is told], "result"}"""
    dice = random.Random(seed)
    engine.new_game()
    moves, scores, others, result = [], [], [], "1/2-1/2"
    gives_up = dice.random() < 0.9
    quiet = 0
    for ply in range(dice.choice([160, 180, 220])):
        lines = engine.best_lines(moves, 1500 if ply < 12 else 900)
        if not lines:  # mate or stalemate; who could be mated was losing badly
            if scores and scores[-1] > 1000:
                result = "0-1" if ply % 2 == 0 else "1-0"
            break
        if gives_up and len(scores) > 2 and lines[0][0] < -750 and scores[-2] < -600:
            result = "0-1" if ply % 2 == 0 else "1-0"
            break
        quiet = quiet + 1 if abs(lines[0][0]) < 20 else 0
        if ply > 50 and quiet > 10:
            break
        score, pv = choose(dice, lines, ply)
        moves.append(pv[0])
        scores.append(score)
        others.append([])
        if ply > 6 and dice.randrange(5) == 0:
            others[-1] = looked_further(engine, moves[:-1], [line for line in lines if line[1][0] != pv[0]])
    return {"seed": seed, "moves": moves, "scores": scores, "lines": others, "result": result}


def play_all(path, seeds, threads):
    def play_some(number):
        engine = Engine(path)
        games = [play(engine, seed) for seed in seeds[number::threads]]
        engine.stop()
        return games
    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        games = [game for some in pool.map(play_some, range(threads)) for game in some]
    return sorted(games, key=lambda game: game["seed"])


# ---- dressing

def tags_of(dice, game, shape):
    number = game["seed"]
    name = lambda: f"{dice.choice(SURNAMES)}, {chr(65 + dice.randrange(26))}."
    if shape != "A":
        name = lambda: f"{dice.choice(SURNAMES).encode('ascii', 'ignore').decode()},{chr(65 + dice.randrange(26))}"
    day = f"2025.{dice.randrange(1, 13):02}.{dice.randrange(1, 29):02}"
    tags = [["Event", f"{dice.randrange(2, 90)}th Open Masters"], ["Site", dice.choice(PLACES)], ["Date", day],
            ["Round", f"{dice.randrange(1, 10)}.{dice.randrange(1, 40)}"], ["White", name()], ["Black", name()],
            ["Result", game["result"]]]
    elos = [["WhiteElo", str(dice.randrange(1900, 2800))], ["BlackElo", str(dice.randrange(1900, 2800))]]
    eco = ["ECO", f"{dice.choice('ABCDE')}{dice.randrange(100):02}"]
    if shape == "H":
        return tags + elos + [["WhiteTitle", "GM"], ["BlackTitle", "IM"], eco, ["WhiteFideId", str(dice.randrange(10**6, 10**8))],
                              ["BlackFideId", str(dice.randrange(10**6, 10**8))], ["EventDate", day]]
    if shape == "L":
        return tags + [["UTCDate", day], ["UTCTime", f"{dice.randrange(24):02}:{dice.randrange(60):02}:{dice.randrange(60):02}"]] + elos + [
            ["WhiteRatingDiff", f"{dice.randrange(-9, 10):+}"], ["BlackRatingDiff", f"{dice.randrange(-9, 10):+}"], eco,
            ["Opening", "Unnamed Defense: Declined"], ["TimeControl", "300+3"], ["Termination", "Normal"]]
    if shape == "X":
        return tags + elos + [eco, ["GameDuration", "01:06:57"], ["GameEndTime", f"{day}T13:22:56.007 UTC"], ["PlyCount", str(len(game["moves"]))],
                              ["Termination", "adjudication"], ["TimeControl", "1800+3"]]
    return tags + elos + [eco, ["Annotator", f"Lefèvre, {number % 7}"], ["PlyCount", str(len(game["moves"]))]]


def clock_comments(dice, game):
    left = [300, 300]
    for ply in range(len(game["moves"])):
        left[ply % 2] = max(left[ply % 2] + 3 - dice.choice([0, 1, 2, 3, 4, 5, 6, 8, 12, 20]), 3)
        seconds = left[ply % 2]
        evaluation = ""
        if dice.randrange(10) == 0:
            evaluation = f"[%eval {game['scores'][ply] / 100:.2f}] "
        yield f"{evaluation}[%clk {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}]"


def engine_comments(dice, game):
    for ply, score in enumerate(game["scores"]):
        if ply < 8:
            yield "book, mb=+0+0+0+0+0,"
            continue
        pv = " ".join(game["sans"][ply:ply + dice.randrange(6, 34)])
        depth = dice.randrange(20, 50)
        yield (f"d={depth}, sd={depth + dice.randrange(30)}, mt={dice.randrange(60000)}, tl={dice.randrange(1800000)}, "
               f"s={dice.randrange(10**5, 10**8)}, n={dice.randrange(10**7, 10**10)}, pv={pv}, tb={dice.choice(['0', 'null'])}, "
               f"h={dice.randrange(1000) / 10}, ph={dice.randrange(1000) / 10}, wv={score / 100:.2f}, R50={50 - ply % 20}, Rd=-11, "
               f"Rr=-1000, mb=+{ply % 3}+0-{ply % 2}+0+0,")


def text_of(dice):
    text = " ".join(dice.sample(REMARKS, dice.choice([1, 1, 1, 2, 3])))
    return text[0].upper() + text[1:] + "."


def variation(dice, pv, scores_worse, deeper):
    moves = [{"uci": uci} for uci in pv[:dice.randrange(3, 16)]]
    if scores_worse and dice.randrange(3) == 0:
        moves[0]["nags"] = [dice.choice([2, 4, 6])]
    if dice.randrange(4) == 0:
        moves[-1]["comments"] = [text_of(dice)]
    if deeper and len(moves) > 1:
        moves[0]["variations"] = [variation(dice, deeper[0][1], True, deeper[1:])]
    return moves


def annotated(dice, game):
    moves = []
    for ply, uci in enumerate(game["moves"]):
        move = {"uci": uci}
        if dice.randrange(7) == 0:
            move["comments"] = [text_of(dice)]
        if dice.randrange(9) == 0:
            move["nags"] = [dice.choice([1, 2, 3, 5, 6, 10, 13, 14, 16, 18])]
        others = game["lines"][ply]
        if others:
            many = others[:dice.choice([1, 1, 2])]
            move["variations"] = [variation(dice, line[1], line[0] < game["scores"][ply] - 80, others[2:] if i == 0 else [])
                                  for i, line in enumerate(many)]
        moves.append(move)
    return moves


def dressed(game, shape):
    dice = random.Random(f"{shape} {game['seed']}")
    if shape == "A":
        moves = annotated(dice, game)
    else:
        comments = {"L": clock_comments, "X": engine_comments}.get(shape, lambda *_: iter(()))(dice, game)
        moves = [{"uci": uci, "comments": [comment] if (comment := next(comments, None)) else []} for uci in game["moves"]]
    start = [text_of(dice)] if shape == "A" and dice.randrange(3) == 0 else []
    return {"fen": "startpos", "tags": tags_of(dice, game, shape), "comments": start, "moves": moves, "result": game["result"]}


def broken(dice, text):
    """Departures from the standard that files show, and in one game of thirty a move that cannot be played."""
    kind = dice.randrange(30)
    if kind < 3:
        return re.sub(r"(\d+)\.\.\. ", r"\1..", text)
    if kind < 5:
        return text.replace(" O-O ", " 0-0 ")
    if kind < 8:
        return re.sub(r"(\d+)\. ", r"\1.", text)
    if kind == 8:
        return text.replace(" 20. ", " 20. Kh9 ", 1)
    if kind == 9:
        return text.replace(")", "", 1)
    if kind == 10:
        return re.sub(r"\n(1-0|0-1|1/2-1/2)\n", "\n", text)
    return text


def one_line_each(text):
    return re.sub(r"(?<=[^\n\]])\n(?=[^\n])|(?<=\w\])\n(?=[^\n\[])", " ", text)


def as_servers_write(text):
    return one_line_each(text).replace("{[", "{ [").replace("]}", "] }")


def as_engine_matches_write(text):
    return one_line_each(text).replace("} ", "}\n")


def adoube(path, answers, games):
    text = "".join(json.dumps(game) + "\n" for game in games)
    done = subprocess.run([path, "pgn", "convert", "-", "--from", "json", "--to", answers], input=text.encode(), capture_output=True)
    if done.returncode != 0:
        sys.exit(f"make_games.py: {path} could not write the games: {done.stderr.decode()[:300]}")
    return done.stdout.decode()


def write(folder, path, shape, games):
    text = adoube(path, "pgn", [dressed(game, shape) for game in games])
    text = {"L": as_servers_write, "X": as_engine_matches_write}.get(shape, str)(text)
    if shape == "A":
        dice = random.Random("broken")
        text = "".join(broken(dice, game) for game in re.split(r"(?m)^(?=\[Event )", text))
    with open(os.path.join(folder, f"{shape}.pgn"), "w", encoding="latin-1", errors="replace") as out:
        out.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--adoube", default="build/release/adoube")
    parser.add_argument("--engine", default=shutil.which("stockfish", path=os.environ.get("PATH", "") + ":/usr/games"))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    games = play_all(options.engine, range(options.first, options.first + options.games), options.threads)
    sans = adoube(options.adoube, "json", [{"fen": "startpos", "moves": [{"uci": uci} for uci in game["moves"]]} for game in games])
    for game, line in zip(games, sans.splitlines(), strict=True):
        game["sans"] = [move["san"] for move in json.loads(line)["moves"]]
    for shape in "HLXA":
        write(options.folder, options.adoube, shape, games[:40] if shape == "X" else games)
    plies = sum(len(game["moves"]) for game in games)
    print(f"{len(games)} games of {plies / len(games):.0f} half-moves in the mean")


if __name__ == "__main__":
    main()
