#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Incidents at a board, told as event scripts, against the rulings that the Laws ask for.

usage: check_incidents.py ADOUBE [FILE...]      every *.jsonl beside this file where none is named
One row is one event; the setup and the exit status of each script are rows too. The last line is "N passed, N failed".
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

MISSING = object()


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def fed(line):
    """The line as `adoube referee` gets it: a raw line is its text, which no JSON of ours could hold."""
    return line["raw"] if "raw" in line else json.dumps(line, ensure_ascii=False)


def same_article(wanted, got):
    return got in wanted if isinstance(wanted, list) else got == wanted


def same_fen(wanted, got):
    fields = wanted.split()
    return isinstance(got, str) and got.split()[:len(fields)] == fields


def differences(expected, answer):
    """(field, wanted, got) for every field of `expected` that the answer does not meet."""
    for field, wanted in expected.items():
        got = answer.get(field, MISSING)
        if field == "article":
            met = same_article(wanted, got)
        elif field == "fen":
            met = same_fen(wanted, got)
        elif field == "clock":
            met = isinstance(got, dict) and all(got.get(side, MISSING) == ms for side, ms in wanted.items())
        elif field == "outcome" and isinstance(wanted, dict):
            met = isinstance(got, dict) and all(same_article(value, got.get(name)) for name, value in wanted.items())
        else:
            met = got == wanted
        if not met:
            yield field, json.dumps(wanted), "nothing" if got is MISSING else json.dumps(got)


def referee(adoube, lines):
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as script:
        script.write("".join(fed(line) + "\n" for line in lines))
        script.flush()
        run = subprocess.run([adoube, "referee", script.name, "--json"], capture_output=True, timeout=120, check=False)
    return run.returncode, run.stdout.decode(errors="replace").splitlines(), run.stderr.decode(errors="replace")


def answered(text):
    try:
        answer = json.loads(text)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def told(line):
    return json.dumps({name: value for name, value in line.items() if name not in ("expect", "incident", "cases")}, ensure_ascii=False)


def judge(adoube, path):
    """(row, fault) for every row of the incident; the fault is empty where the ruling is the one expected."""
    lines = read(path)
    status, answers, complaint = referee(adoube, lines)
    if lines[0]["expect"].get("unusable"):
        yield "a setup that cannot be used", "" if status == 2 else f"exit {status}, expected 2"
        return
    for number, line in enumerate(lines):
        answer = answered(answers[number]) if number < len(answers) else None
        if answer is None:
            fault = f"no answer; exit {status}; {complaint.strip()}"
        else:
            wanted = {"event": number, **line["expect"]}
            fault = "\n".join(f"    {field}: expected {want}, got {got}" for field, want, got in differences(wanted, answer))
            if fault and answer.get("text"):
                fault += f"\n    said: {answer['text']}"
        yield f"event {number} {told(line)}", fault
    expected = 0 if all(line["expect"]["ok"] for line in lines) else 1
    surplus = f"{len(answers)} answers to {len(lines)} lines" if len(answers) > len(lines) else ""
    yield "exit status", surplus or ("" if status == expected else f"exit {status}, expected {expected}; {complaint.strip()}")


def main():
    adoube = sys.argv[1]
    paths = sys.argv[2:] or sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), "*.jsonl")))
    passed, failed = 0, 0
    for path in paths:
        faults = []
        for row, fault in judge(adoube, path):
            passed, failed = (passed, failed + 1) if fault else (passed + 1, failed)
            if fault:
                faults.append(f"  {row}\n{fault if fault.startswith('    ') else '    ' + fault}")
        if faults:
            print(f"FAILED {os.path.basename(path)}: {read(path)[0]['incident']}")
            print("\n".join(faults))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
