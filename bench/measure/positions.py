# SPDX-License-Identifier: MIT
"""Questions about every position of games, and positions and moves as text, beside npm's chess.js and chessops."""
from machine import cpu_seconds, instructions_each
from row import Row

# name: (must, good, moonshot) in nanoseconds
GOALS = {"legal_moves": (125, 100, 80), "count_legal_moves": (31, 25, 20), "has_legal_move": (31, 25, 20), "play": (20, 15, 12),
         "write_san": (60, 25, 15), "read_san, play": (60, 30, 20), "write_fen": (150, 60, 30), "read_position": (150, 90, 50)}


ROUNDS = 11  # of each question, as every_position asks it


def answers(command):
    """{question: number}"""
    _, text = cpu_seconds(command)
    return {question: float(number) for question, number in (line.split("\t") for line in text.splitlines())}


def instructions(options, question):
    """On some games, less those of reading them."""
    few = joined_few(options)
    command = [f"{options.build}/bench/every_position", few]
    return instructions_each([*command, question], [*command, "none"], ROUNDS * answers([*command, "none"])["positions"])


def joined_few(options):
    """The first games of H."""
    path = f"{options.folder}/few.pgn"
    with open(options.inputs["H"][0], encoding="latin-1") as games, open(path, "w", encoding="latin-1") as out:
        out.write("[Event ".join(games.read().split("[Event ")[:21]))
    return path


def rows(options):
    games = options.inputs["H"][0]
    ours = answers([f"{options.build}/bench/every_position", games])
    del ours["positions"]
    peers = {}
    for line in cpu_seconds(["node", "bench/peers/every_position.mjs", games])[1].splitlines():
        library, question, nanoseconds = line.split("\t")
        peers.setdefault(question, []).append((library, float(nanoseconds)))
    for question, own in ours.items():
        yield Row("Every position of the games (H)", question, "ns a position", own, instructions=instructions(options, question),
                  goals=GOALS.get(question, ()), goal_of="ours")
        for library, time in peers.get(question, []):
            goals = (1400,) if (library, question) == ("chess.js", "legal_moves") else ()
            yield Row("Every position, beside npm's libraries", question, "ns a position", own, library, time, goals=goals)
