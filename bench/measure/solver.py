# SPDX-License-Identifier: MIT
"""Who can still win: every position of games in turn, and their final positions."""
import re

from machine import cpu_seconds
from row import Row

GROUP = "Who can still win"


def rows(options):
    games = options.inputs["H"]
    for mode, title, goals in (("final", "final position, one side", ((20, 5, 1), (350, 100, 10))), ("every", "every position, mean", ((10, 2, 0.5), None))):
        _, text = cpu_seconds([f"{options.build}/bench/who_can_win", mode, *games])
        median, last, mean = map(float, re.search(r"median (\S+) us, p99 (\S+), .* mean (\S+) ", text).groups())
        if mode == "every":
            yield Row(GROUP, title, "µs", mean, goals=goals[0], goal_of="ours")
        else:
            yield Row(GROUP, f"{title}, median", "µs", median, goals=goals[0], goal_of="ours")
            yield Row(GROUP, f"{title}, 99th percentile", "µs", last, goals=goals[1], goal_of="ours")
