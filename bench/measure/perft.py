# SPDX-License-Identifier: MIT
"""Perft beside Debian's stockfish."""
import json
import os
import re
import statistics
import time

from machine import cpu_seconds, instructions_each, program
from row import Row

UNIT = "million leaves/s"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def rows(options):
    command = [f"{options.build}/bench/perft_against_stockfish", "--rounds", str(options.rounds), "--less", str(options.less),
               program("stockfish")]
    for kernel in options.kernels:
        _, text = cpu_seconds(command + ["--kernel", kernel], good=(0, 2))  # 2: this machine lacks it
        if text:
            yield from rows_of(text, kernel)
    yield from threads(options)
    yield from in_node()


# position, depth, then million leaves a second: theirs, ours with lists, ours counted, each of ours with its ratio
LINE = re.compile(r"(\S.*?) +\d+ +(\S+) \| +(\S+) +\S+ \| +(\S+) +\S+")


def rows_of(text, kernel):
    measured = [(name, *map(float, numbers)) for name, *numbers in map(re.Match.groups, filter(None, map(LINE.fullmatch, text.splitlines())))]
    for title, goals, column in (("a list at the leaf", (1.45, 1.75, 2.0), 2), ("counted at the leaf", (3.2, 4.0, 5.6), 3)):
        group = f"Perft, {title}, kernel {kernel}"
        for line in measured:
            yield Row(group, line[0], UNIT, line[column], "stockfish", line[1])
        ours, theirs = (statistics.geometric_mean(line[i] for line in measured) for i in (column, 1))
        yield Row(group, "geometric mean", UNIT, ours, "stockfish", theirs, goals=goals)


def threads(options):
    group = "Perft by threads"

    def run(*more):
        """(nodes, wall seconds, processor seconds)"""
        before = time.monotonic()
        seconds, text = cpu_seconds([options.adoube, "perft", KIWIPETE, str(6 - options.less), "--json", *more])
        return json.loads(text)["nodes"], time.monotonic() - before, seconds

    nodes, wall, seconds = run()
    for title, *more in ((f"{os.cpu_count()} threads", "--threads", str(os.cpu_count())), ("a table of 256 MB, one thread", "--hash", "256")):
        same, own_wall, own_seconds = run(*more)
        assert nodes == same, more
        yield Row(group, f"{title}, wall time", UNIT, 1e-6 * nodes / own_wall, "one thread, no table", 1e-6 * nodes / wall)
        yield Row(group, f"{title}, processor time", UNIT, 1e-6 * nodes / own_seconds, "one thread, no table", 1e-6 * nodes / seconds)
    each = instructions_each([options.adoube, "perft", KIWIPETE, "4"], [options.adoube, "perft", KIWIPETE, "1"], 4085603)
    yield Row(group, "Kiwipete, one thread", UNIT, 1e-6 * nodes / seconds, instructions=each)


def in_node():
    """The portable kernel as WebAssembly, beside libraries in JavaScript."""
    _, text = cpu_seconds(["node", "bench/peers/perft.mjs", "build/wasm/tests/wasm/perft_module.wasm"])
    measured = [line.split("\t") for line in text.splitlines()]
    own = {name: float(speed) for name, library, speed in measured if library == "adoube"}
    for name, library, speed in measured:
        if library != "adoube":
            yield Row("Perft as WebAssembly, in node", name, UNIT, own[name], library, float(speed))
