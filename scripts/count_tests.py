#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a suite and counts its tests one by one, whatever its own runner calls a test.

usage: count_tests.py ctest PRESET | vitest FOLDER
The last line is "N passed, N failed" (", N skipped" where some were); above it each test that failed has its line,
"FAILED name: why". Exit 1 where one failed or none ran.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree


def tell_failed(name, why):
    print(f"FAILED {name}: {' '.join(why.split())[:200]}")


def ctest(preset):
    """GoogleTest programs write what they ran into files; every other test of ctest counts as one."""
    results = os.path.abspath(f"build/{preset}/test_results")
    shutil.rmtree(results, ignore_errors=True)
    os.makedirs(results)
    report = os.path.join(results, "ctest.xml")
    run = subprocess.run(["ctest", "--preset", preset, "-j", str(os.cpu_count()), "--output-junit", report],
                         env={**os.environ, "GTEST_OUTPUT": f"json:{results}/"})
    passed = failed = skipped = 0
    counted = set()
    for path in glob.glob(f"{results}/*.json"):
        counted.add(os.path.splitext(os.path.basename(path))[0])
        with open(path, encoding="utf-8") as file:
            suites = json.load(file)["testsuites"]
        for case in (case for suite in suites for case in suite["testsuite"]):
            if case.get("failures"):
                failed += 1
                tell_failed(f"{case['classname']}.{case['name']}", case["failures"][0]["failure"])
            elif case["result"] == "COMPLETED":
                passed += 1
            else:
                skipped += 1
    for case in xml.etree.ElementTree.parse(report).getroot().iter("testcase"):
        if case.get("name") in counted:
            # A program that crashed after its tests, or under a sanitizer at its end, has still failed.
            if case.get("status") == "fail" and failed == 0:
                failed += 1
                tell_failed(case.get("name"), "the program ended badly after its tests")
        elif case.get("status") == "run":
            passed += 1
        elif case.get("status") == "fail":
            failed += 1
            tell_failed(case.get("name"), case.findtext("system-out", "")[-200:])
        else:
            skipped += 1
    return run.returncode, passed, failed, skipped


def vitest(folder):
    report = os.path.abspath("build/log/vitest.json")
    if os.path.exists(report):
        os.remove(report)
    run = subprocess.run(["npx", "vitest", "run", "--reporter=default", "--reporter=json", f"--outputFile={report}"], cwd=folder)
    if not os.path.exists(report):
        return run.returncode or 1, 0, 0, 0
    with open(report, encoding="utf-8") as file:
        result = json.load(file)
    for suite in result["testResults"]:
        failures = [case for case in suite["assertionResults"] if case["status"] == "failed"]
        for case in failures:
            tell_failed(case["fullName"], (case["failureMessages"] or [""])[0])
        if suite["status"] == "failed" and not failures:
            tell_failed(os.path.relpath(suite["name"], folder), suite["message"])
    return run.returncode, result["numPassedTests"], result["numFailedTests"], result["numPendingTests"]


def main():
    status, passed, failed, skipped = {"ctest": ctest, "vitest": vitest}[sys.argv[1]](sys.argv[2])
    if status != 0 and failed == 0:
        failed = 1
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
