# SPDX-License-Identifier: MIT
"""How programs are run and measured here."""
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

PATH = os.environ.get("PATH", "") + os.pathsep + "/usr/games"


def program(name):
    """The path of an installed program, or nothing."""
    return shutil.which(name, path=PATH)


def cpu_seconds(command, good=(0, 1)):
    """(seconds of processor time, what it wrote on standard output)."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in good:
        sys.exit(f"{' '.join(command)[:200]}: exit {done.returncode}: {done.stderr.decode(errors='replace')[-500:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout.decode(errors="replace")


def in_turn(rounds, *commands):
    """Runs each command in turn, so many times. For each: (median of the seconds, the last output)."""
    runs = [[cpu_seconds(command) for command in commands] for _ in range(rounds)]
    return [(statistics.median(seconds for seconds, _ in column), column[-1][1]) for column in zip(*runs)]


def instructions(command):
    """How many instructions the command needs, as valgrind counts them; it has no AVX-512, so ours runs its kernel for PEXT.
    Nothing where valgrind cannot run it."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *command],
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=folder)
    found = re.search(r"Collected : (\d+)", done.stderr.decode(errors="replace"))
    return int(found.group(1)) if found else None


def instructions_each(long, short, number):
    """The instructions of one of `number` things that the long command does more than the short one."""
    more, less = instructions(long), instructions(short)
    return None if more is None or less is None else (more - less) / number


def kind():
    """The processor, as the history names it."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        told = dict(line.split(":", 1) for line in file.read().split("\n\n")[0].splitlines() if ":" in line)
    names = {key.strip(): value.strip() for key, value in told.items()}
    vectors = "avx512vbmi2" if "avx512_vbmi2" in names["flags"] else "bmi2" if "bmi2" in names["flags"] else "plain"
    return f"{names['model name']}, {names['cpu family']}/{names['model']}, {vectors}, {os.cpu_count()} cores"
