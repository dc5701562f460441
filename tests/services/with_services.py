#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a command beside a PostgreSQL and a NATS of its own, on free ports of 127.0.0.1, and ends them with it.

usage: with_services.py [postgres] [nats] -- COMMAND...
The command finds them in its environment: ADOUBE_TEST_POSTGRES=postgres://... (a new cluster with a new password), with the
process in ADOUBE_TEST_POSTGRES_PID; ADOUBE_TEST_NATS=nats://..., ADOUBE_TEST_NATS_PID. The exit status is the command's. The
services end however this ends, by the kernel's hand where it is killed. PostgreSQL never runs as root: where root asks, it
runs as the user postgres.
"""
import ctypes
import glob
import os
import pathlib
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

PATIENCE_S = 60
libc = ctypes.CDLL(None, use_errno=True)


def die_with_the_parent():
    set_parent_death_signal = 1
    libc.prctl(set_parent_death_signal, signal.SIGKILL)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


class Service:
    """A process that is ended, with the folder that it works in."""

    def __init__(self, as_user=None):
        self.folder = tempfile.mkdtemp(prefix="adoube-service-")
        self.log = os.path.join(self.folder, "log")
        self.account = {}
        if as_user:
            user = pwd.getpwnam(as_user)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.account = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.process = None

    def run(self, *command):
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.account)

    def start(self, *command):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            preexec_fn=die_with_the_parent, **self.account)

    def wait_until(self, ready):
        end = time.monotonic() + PATIENCE_S
        while not ready():
            if self.process.poll() is not None or time.monotonic() > end:
                told = pathlib.Path(self.log).read_text(errors="replace")[-2000:]
                self.end()
                sys.exit(f"with_services: a service does not come up:\n{told}")
            time.sleep(0.02)

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # PostgreSQL ends without waiting for those who are connected
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres():
    tools = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
    service = Service("postgres" if os.geteuid() == 0 else None)
    data, password, port = os.path.join(service.folder, "data"), secrets.token_hex(16), free_port()
    password_file = os.path.join(service.folder, "password")
    with open(password_file, "w", encoding="ascii") as file:
        file.write(password)
    service.run(f"{tools}/initdb", "-D", data, "-U", "adoube", "-A", "scram-sha-256", f"--pwfile={password_file}",
                "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions")
    service.start(f"{tools}/postgres", "-D", data, "-c", f"port={port}", "-c", "listen_addresses=127.0.0.1",
                  "-c", f"unix_socket_directories={service.folder}", "-c", "max_connections=300", "-c", "fsync=off",
                  "-c", "shared_buffers=64MB")
    ready = [f"{tools}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    service.wait_until(lambda: subprocess.run(ready, check=False).returncode == 0)
    return service, {"ADOUBE_TEST_POSTGRES": f"postgres://adoube:{password}@127.0.0.1:{port}/postgres",
                     "ADOUBE_TEST_POSTGRES_PID": str(service.process.pid)}


def nats():
    service, port = Service(), free_port()
    service.start(shutil.which("nats-server") or "/usr/sbin/nats-server", "-a", "127.0.0.1", "-p", str(port))
    service.wait_until(lambda: answers(port))
    return service, {"ADOUBE_TEST_NATS": f"nats://127.0.0.1:{port}", "ADOUBE_TEST_NATS_PID": str(service.process.pid)}


def main():
    names, command = sys.argv[1:sys.argv.index("--")], sys.argv[sys.argv.index("--") + 1:]
    for stopping in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(stopping, lambda *_: sys.exit(1))
    services, environment = [], dict(os.environ)
    try:
        for name in names:
            service, told = {"postgres": postgres, "nats": nats}[name]()
            services.append(service)
            environment |= told
        child = subprocess.Popen(command, env=environment, preexec_fn=die_with_the_parent)
        try:
            return child.wait()
        finally:
            if child.poll() is None:
                child.kill()
                child.wait()
    finally:
        for service in services:
            service.end()


if __name__ == "__main__":
    sys.exit(main())
