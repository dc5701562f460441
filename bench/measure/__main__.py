# SPDX-License-Identifier: MIT
"""Ours and installed peers in turn on the same inputs. Called by bench/run, which builds everything first."""
import argparse
import datetime
import os
import subprocess
import sys

import cost
import files
import machine
import pgn
import perft
import positions
import row
import solver

PARTS = {"perft": perft, "positions": positions, "pgn": pgn, "files": files, "solver": solver, "cost": cost}
HISTORY = "bench/history.csv"
# Files of a folder of real games, by shape; others are taken as they are named: H.pgn, L.pgn, X.pgn, A.pgn.
REAL = {"H": ["clean/twic1599_a.pgn"], "L": ["clocks/lichess_2025-05_a.pgn"], "X": ["comments/tcec_engine_comments_a.pgn"], "A": ["variations"]}


def inputs_of(folder):
    """{shape: [files]}"""
    found = {}
    for shape in "HLXA":
        own = os.path.join(folder, f"{shape}.pgn")
        if os.path.exists(own):
            found[shape] = [own]
            continue
        paths = [os.path.join(folder, path) for path in REAL[shape]]
        if os.path.isdir(paths[0]):
            paths = sorted(os.path.join(paths[0], name) for name in os.listdir(paths[0]))
        if not all(map(os.path.exists, paths)):
            sys.exit(f"bench: {folder} has neither {shape}.pgn nor {REAL[shape][0]}")
        found[shape] = paths
    return found


def main():
    parser = argparse.ArgumentParser(prog="bench/run", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these of: {' '.join(PARTS)}")
    parser.add_argument("--games", metavar="FOLDER", default="build/bench/games", help="H.pgn, L.pgn, X.pgn and A.pgn; or clean/, clocks/, comments/ and variations/")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--megabytes", type=float, default=20, help="size to which each input is repeated")
    parser.add_argument("--less", type=int, default=0, metavar="PLIES", help="perft by so many half-moves less")
    parser.add_argument("--kernels", nargs="+", default=["avx512", "pext", "magic", "portable"], help="those that this machine lacks are left out")
    parser.add_argument("--no-history", action="store_true", help=f"append nothing to {HISTORY}")
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"no part {part}; there are {', '.join(PARTS)}")
    options.build, options.adoube, options.folder = os.path.abspath("build/release"), os.path.abspath("build/release/adoube"), os.path.abspath("build/bench")
    options.inputs = {shape: [os.path.abspath(file) for file in files] for shape, files in inputs_of(options.games).items()}

    rows = []
    for part in options.parts or PARTS:
        for one in PARTS[part].rows(options):
            rows.append(one)
            print(f"· {one.group}: {one.name}: {row.short(one.ours)} {one.unit}", file=sys.stderr)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip() or "?"
    run = {"date": datetime.date.today().isoformat(), "commit": commit, "machine": machine.kind(),
           "input": "made" if options.games == "build/bench/games" else "given"}
    text = f"Commit {commit}, {run['date']}, {run['machine']}; inputs {run['input']}, {options.megabytes:g} MB; medians of {options.rounds} rounds.\n" + row.table(rows)
    with open(f"{options.folder}/table.md", "w", encoding="utf-8") as out:
        out.write(text)
    print(text)
    if not options.no_history:
        row.append_history(HISTORY, rows, run)


if __name__ == "__main__":
    main()
