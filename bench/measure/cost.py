# SPDX-License-Identifier: MIT
"""What the fast rules cost beside their speed: time to compile, and size."""
import json
import os
import shlex
import subprocess

from machine import cpu_seconds
from row import Row

GROUP = "Cost of the kernels"


def rows(options):
    with open(f"{options.build}/compile_commands.json", encoding="utf-8") as file:
        commands = {os.path.basename(entry["file"]): shlex.split(entry["command"]) for entry in json.load(file)}
    environment = os.environ
    environment["CCACHE_DISABLE"] = "1"
    here = os.getcwd()
    os.chdir(options.build)
    try:
        for kernel in ("portable", "magic", "pext", "avx512"):
            command = commands.get(f"{kernel}_kernel.cpp")
            if command is None:
                continue
            object_file = command[command.index("-o") + 1]
            seconds, _ = cpu_seconds(command)
            size = subprocess.run(["size", object_file], check=True, capture_output=True, text=True).stdout.splitlines()[1].split()[0]
            yield Row(GROUP, f"{kernel}, compiled", "s", seconds)
            yield Row(GROUP, f"{kernel}, machine code", "KB", int(size) / 1000)
    finally:
        os.chdir(here)
