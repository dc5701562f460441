#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Backup, restore and check of a store, on SQLite and PostgreSQL, also while a server goes on.

usage: with_services.py postgres -- store_test.py ADOUBE
"""
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request

from telling import tell

ADOUBE = sys.argv[1]
SETUP = '{"fen":"startpos","variant":"standard"}'
MOVES = ["e2e4", "e7e5", "g1f3", "b8c6"]


def store(*arguments, text=None):
    """Exit status, standard output, standard error."""
    done = subprocess.run([ADOUBE, "store", *arguments], input=text, text=True, capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def event(seq, **changes):
    return {"at": 1000 * seq, "by": "white" if seq % 2 == 0 else "black", "do": "move", "uci": MOVES[seq]} | changes


class Server:
    def __init__(self, url):
        self.process = subprocess.Popen([ADOUBE, "serve", "--listen", "127.0.0.1:0", "--store", url], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.address = re.search(r"http://\S+/", self.process.stdout.readline())[0]

    def make_game(self):
        request = urllib.request.Request(self.address + "api/games", data=b'{"colour":"white"}', method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["game"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)


def kept(backup):
    """Table -> its lines, in whatever order the tables come; but the sign of life, which is another one everywhere."""
    tables, table = {}, None
    for line in pathlib.Path(backup).read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        if isinstance(said, dict) and "table" in said:
            table = said["table"]
        if isinstance(said, list) and table != "pulse" or isinstance(said, dict) and "table" in said:
            tables.setdefault(table, []).append(line)
    return tables


# name, the rows of events, what check says of each problem: place and a part of its text.
DAMAGE = [
    ("a game as it should be", [(seq, 1000 * seq, event(seq)) for seq in range(4)], []),
    ("an illegal move", [(0, 0, event(0, uci="e2e5"))], [(0, "e5")]),
    ("not that player's turn", [(0, 0, event(0, by="black", uci="e7e5"))], [(0, "")]),
    ("no event", [(0, 0, {"at": 0})], [(0, "")]),
    ("another time", [(0, 7, event(0))], [(0, "another time")]),
    ("a gap", [(0, 0, event(0)), (2, 2000, event(2))], [(None, "missing"), (1, "missing")]),
    ("time that runs backwards", [(0, 0, event(0)), (1, -5, event(1, at=-5))], [(1, "")]),
]


def main():
    told_rows = []

    def check(name, good, shown="it is not so"):
        told_rows.append((name, "" if good else str(shown)))

    with tempfile.TemporaryDirectory() as folder:
        here = lambda name: os.path.join(folder, name)
        url = "sqlite:" + here("games.db")

        status, out, err = store("check", "--store", url)
        check("a store that is not there is not made", status == 2 and not os.path.exists(here("games.db")), err)
        check("and has no backup", store("backup", here("a"), "--store", url)[0] == 2 and not os.path.exists(here("a")))

        with Server(url) as server:
            games = [server.make_game() for _ in range(3)]
            base = sqlite3.connect(here("games.db"))
            for seq in range(4):
                base.execute("INSERT INTO event SELECT made, ?, ?, ? FROM game WHERE id = ?",
                             (seq, 1000 * seq, json.dumps(event(seq)), games[0]))
            base.commit()
            base.close()
            status, out, err = store("backup", here("a"), "--store", url, "--json")
            check("backup of a store that a server has", status == 0 and json.loads(out)["rows"] >= 10, (out, err))
            check("it is its owner's alone", os.stat(here("a")).st_mode & 0o077 == 0)
        status, out, err = store("check", "--store", url)
        check("check", (status, out) == (0, "3 games, 4 events, 0 problems\n"), (status, out, err))

        other, postgres = "sqlite:" + here("other.db"), os.environ["ADOUBE_TEST_POSTGRES"]
        for target in (other, postgres):
            status, out, err = store("restore", here("a"), "--store", target, "--json")
            check("restore", status == 0, err)
            check("all of it is there", store("backup", here("b"), "--store", target)[0] == 0 and kept(here("a")) == kept(here("b")))
            status, out, err = store("check", "--store", target, "--json")
            check("check of what is restored", status == 0 and json.loads(out) == {"summary": {"games": 3, "events": 4, "problems": 0}}, out)
            status, out, err = store("restore", here("a"), "--store", target)
            check("not over what is kept", status == 2 and err.startswith("adoube: cannot restore"), err)
            check("no password is told", "@" not in err or ":" not in err.split("//")[1].split("@")[0], err)
        with Server(postgres) as server:
            with urllib.request.urlopen(server.address + "api/games/" + games[0]) as answer:
                check("it goes on in PostgreSQL", len(json.load(answer)["events"]) == 4)

        game = '[White "{}"]\n[Black "Li Wei"]\n[Result "1-0"]\n\n1. e4 e5 {} 1-0\n\n'
        pathlib.Path(here("club.pgn")).write_text(
            game.format("Anna", "2. Nf3") + game.format("Bad", "2. Ke4") + game.format("Cy", "2. d4"), encoding="utf-8")
        for target in (other, postgres):
            status, out, err = store("import", here("club.pgn"), "--store", target, "--json")
            *told, summary = [json.loads(line) for line in out.splitlines()]
            check("a file of games is taken in, but for the bad one", status == 1 and summary["summary"]["kept"] == 2
                  and summary["summary"]["faulty"] == 1, out + err)
            check("which is told of", any(one["game"] == 2 and one["code"] == "illegal-move" and one["token"] == "Ke4" for one in told), out)
            status, out, err = store("import", here("club.pgn"), "--store", target)
            check("once", "3 games: 0 kept, 2 there before, 1 with errors" in out, out + err)
            with Server(target) as server, urllib.request.urlopen(server.address + "api/archive?player=anna") as answer:
                found = json.load(answer)["games"]
                check("everybody finds it", [one["white"] for one in found] == ["Anna"] and found[0]["open"], found)
        check("a file that is not there", store("import", here("none.pgn"), "--store", other)[0] == 2)
        check("a store that is not there", store("import", here("club.pgn"), "--store", "sqlite:" + here("none.db"))[0] == 2)

        older = here("older.db")
        store("restore", here("a"), "--store", "sqlite:" + older)
        base = sqlite3.connect(older)
        base.execute("UPDATE adoube_version SET version = version - 1")
        base.commit()
        version, = base.execute("SELECT version FROM adoube_version").fetchone()
        for command in (["check"], ["import", here("club.pgn")]):
            status, out, err = store(*command, "--store", "sqlite:" + older)
            check(f"an older store is told of: {command[0]}", status == 2 and out == "" and err.count("\n") == 1
                  and "`adoube serve` brings it up to date" in err, (status, out, err))
        accounts = subprocess.run([ADOUBE, "accounts", "list", "--store", "sqlite:" + older], text=True, capture_output=True,
                                  timeout=60)
        check("by `accounts` too", accounts.returncode == 2 and "`adoube serve` brings it up to date" in accounts.stderr)
        status, out, err = store("backup", "-", "--store", "sqlite:" + older)
        check("and backed up as it is", status == 0 and json.loads(out.splitlines()[0])["version"] == version, err)
        check("all that leaves it as it was", base.execute("SELECT version FROM adoube_version").fetchone() == (version,))
        base.close()

        whole = pathlib.Path(here("a")).read_text(encoding="utf-8")
        status, out, err = store("restore", "-", "--store", "sqlite:" + here("c.db"), text=whole[: len(whole) // 2])
        check("a backup that is cut off", status == 2 and "line " in err, err)
        check("leaves no file", not [name for name in os.listdir(folder) if name.startswith("c.db")], os.listdir(folder))
        with subprocess.Popen([ADOUBE, "store", "restore", "-", "--store", "sqlite:" + here("c.db")], stdin=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True) as restoring:
            # As much as is read at once, and a line that does not end.
            restoring.stdin.write(whole[: len(whole) // 2] + " " * 300_000)
            restoring.stdin.flush()
            while not os.path.exists(here("c.db")):
                time.sleep(0.01)
            restoring.terminate()
            check("one that is stopped ends quietly", restoring.communicate(timeout=60)[1] == "" and restoring.returncode == 2)
        check("and leaves no file either", not [name for name in os.listdir(folder) if name.startswith("c.db")], os.listdir(folder))
        check("through a pipe", store("restore", "-", "--store", "sqlite:" + here("c.db"), text=whole)[0] == 0)
        check("out through a pipe", store("backup", "-", "--store", "sqlite:" + here("c.db"))[1] == whole)
        check("no backup", store("restore", __file__, "--store", "sqlite:" + here("d.db"))[0] == 2)

        for number, (name, events, problems) in enumerate(DAMAGE):
            path = here(f"damage{number}.db")
            store("restore", "-", "--store", "sqlite:" + path, text='{"adoube":"backup","format":1,"version":1}\n{"end":"backup","rows":0}\n')
            base = sqlite3.connect(path)
            base.execute("INSERT INTO game VALUES (1, 'abcdefghijkl', ?, '', 5)", (SETUP,))
            base.executemany("INSERT INTO event VALUES (1, ?, ?, ?)", [(seq, at, json.dumps(body)) for seq, at, body in events])
            base.commit()
            base.close()
            status, out, err = store("check", "--store", "sqlite:" + path, "--json")
            *told, summary = [json.loads(line) for line in out.splitlines()]
            check(name, status == (1 if problems else 0) and len(told) == len(problems) == summary["summary"]["problems"]
                  and all(one["event"] == place and text in one["text"] for one, (place, text) in zip(told, problems)), out + err)

    return tell(told_rows)


if __name__ == "__main__":
    sys.exit(main())
