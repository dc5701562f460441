# SPDX-License-Identifier: MIT
"""One measurement, the table of all of them, and the history of their ratios."""
import csv
import dataclasses
import os

LEVELS = ("must", "good", "moonshot")


@dataclasses.dataclass
class Row:
    """`ours` and `theirs` are in `unit`; of seconds, bytes and instructions less is better. `ratio`: how many times better ours is."""
    group: str
    name: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    instructions: float | None = None  # ours, each: a leaf, a position, a half-move
    goals: tuple = ()  # of the ratio, or of ours where `goal_of` says so: must, good, moonshot
    goal_of: str = "ratio"

    @property
    def less_is_better(self):
        return self.unit.startswith(("ns", "µs", "s", "KB", "bits", "bytes", "instructions"))

    @property
    def ratio(self):
        if not self.theirs or not self.ours:
            return None
        return self.theirs / self.ours if self.less_is_better else self.ours / self.theirs

    def reached(self):
        """The highest goal that is reached, "none", or nothing where there is no goal."""
        value = self.ratio if self.goal_of == "ratio" else self.ours
        if not self.goals or value is None:
            return ""
        less = self.goal_of == "ours" and self.less_is_better
        met = [level for level, goal in zip(LEVELS, self.goals) if (value <= goal if less else value >= goal)]
        return met[-1] if met else "none"


def short(value):
    if value is None:
        return ""
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def goal_text(row):
    if not row.goals:
        return ""
    return " / ".join(short(goal) for goal in row.goals) + ("" if row.goal_of == "ratio" else " " + row.unit.split()[0])


def table(rows):
    """Markdown, a section a group."""
    lines = []
    for group in dict.fromkeys(row.group for row in rows):
        lines += ["", f"### {group}", "", "| | unit | ours | peer | theirs | ratio | instructions each | goals: must / good / moonshot | reached |",
                  "|---|---|--:|---|--:|--:|--:|---|---|"]
        for row in (row for row in rows if row.group == group):
            cells = [row.name, row.unit, short(row.ours), row.peer, short(row.theirs), short(row.ratio), short(row.instructions),
                     goal_text(row), row.reached()]
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


COLUMNS = ["date", "commit", "machine", "input", "group", "name", "unit", "ours", "peer", "theirs", "ratio", "instructions"]


def append_history(path, rows, run):
    """`run`: date, commit, machine and input, the same for all rows."""
    is_new = not os.path.exists(path)
    with open(path, "a", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
        if is_new:
            writer.writeheader()
        for row in rows:
            writer.writerow({**run, "group": row.group, "name": row.name, "unit": row.unit, "ours": short(row.ours), "peer": row.peer,
                             "theirs": short(row.theirs), "ratio": short(row.ratio), "instructions": short(row.instructions)})
