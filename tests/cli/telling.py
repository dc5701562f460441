# SPDX-License-Identifier: MIT
"""How the tests of the command line tell of their rows, in the form that ./test counts."""


def tell(rows):
    """`rows`: a name and its fault each, "" where the row passes. Returns the exit status."""
    passed, failed = 0, 0
    for name, fault in rows:
        passed, failed = (passed, failed + 1) if fault else (passed + 1, failed)
        if fault:
            print(f"FAILED {name}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
