#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`adoube accounts` on a store that a server goes on to use: list, show, new password, close, open, delete.

usage: accounts_test.py ADOUBE
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from telling import tell

ADOUBE = sys.argv[1]
PASSWORD = "four plain words here"


class Server:
    def __init__(self, url):
        self.process = subprocess.Popen([ADOUBE, "serve", "--listen", "127.0.0.1:0", "--store", url], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.address = re.search(r"http://\S+/", self.process.stdout.readline())[0]

    def ask(self, method, path, body=None, cookie=""):
        """Status, the answer, the session's cookie."""
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data=data, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request) as answer:
                cookies = answer.headers.get_all("Set-Cookie") or [""]
                return answer.status, json.load(answer), cookies[0].split(";")[0]
        except urllib.error.HTTPError as problem:
            return problem.code, json.load(problem), ""

    def sign_up(self, name):
        return self.ask("POST", "api/account", {"name": name, "password": PASSWORD})

    def sign_in(self, name, password=PASSWORD):
        return self.ask("POST", "api/session", {"name": name, "password": password})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)


def life_of_accounts(url, accounts, holds):
    with Server(url) as server:
        _, _, cookie = server.sign_up("Ada")
        server.sign_up("Bo")
        server.ask("POST", "api/games", {"colour": "white"}, cookie)

        status, lines = accounts("list", "--json")
        holds("all are listed, by name", status == 0 and [line["name"] for line in lines] == ["Ada", "Bo"])
        holds("no secret is told", all("password" not in line for line in lines))

        status, lines = accounts("show", "ADA", "--json")
        holds("one is shown by the name as people read it", status == 0 and lines[0]["name"] == "Ada")
        holds("with its sessions and seats", len(lines[0]["sessions"]) == 1 and lines[0]["seats"] == 1)

        status, lines = accounts("reset-password", "Ada", "--json")
        new_password = lines[0].get("password", "")
        holds("a new password is told once", status == 0 and len(new_password) == 20)
        holds("its browsers are signed out", server.ask("GET", "api/account", cookie=cookie)[1]["account"] is None)
        holds("the old password is none", server.sign_in("Ada")[0] == 403)
        holds("the new one is", server.sign_in("Ada", new_password)[0] == 200)

        status, lines = accounts("disable", "Bo", "--json")
        holds("one is closed", status == 0 and lines[0]["disabled"] is True)
        holds("and cannot sign in", server.sign_in("Bo")[1]["code"] == "account-disabled")
        accounts("enable", "Bo", "--json")
        holds("until it is opened", server.sign_in("Bo")[0] == 200)

        holds("one is deleted", accounts("delete", "Bo", "--json")[0] == 0)
        holds("and is gone", [line["name"] for line in accounts("list", "--json")[1]] == ["Ada"])
        holds("and its name is free", server.sign_up("Bo")[0] == 201)


def who_is_not_there(_url, accounts, holds):
    for command in ["show", "reset-password", "disable", "enable", "delete"]:
        holds(f"{command} of nobody", accounts(command, "Nobody")[0] == 1)
    holds("a name is needed", accounts("show")[0] == 2)


def main():
    rows = []

    def holds(name, is_so):
        rows.append((name, "" if is_so else "it is not so"))

    for test in [life_of_accounts, who_is_not_there]:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:{pathlib.Path(folder) / 'games.db'}"

            def accounts(command, *arguments):
                """Exit status, and each line of the answer."""
                done = subprocess.run([ADOUBE, "accounts", command, *arguments, "--store", url], text=True, capture_output=True,
                                      timeout=60)
                lines = done.stdout.splitlines()
                return done.returncode, [json.loads(line) for line in lines] if "--json" in arguments else lines

            with Server(url):
                pass
            test(url, accounts, holds)
    return tell(rows)


if __name__ == "__main__":
    sys.exit(main())
