// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube lessons`: the lessons that the program teaches, and the proof of what they claim.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/command.hpp"

namespace adoube::cli {

/// A line a lesson: {"id","kind","chapter","title","articles","covers","steps","tasks"}.
Exit run_lessons_list(const Common& common);
/// One lesson in the language asked for. A lesson that is not there is unusable.
Exit run_lessons_show(const Common& common, const std::string& id);
/// Proves the built-in lessons, or those of files and folders: {"file","line","code","note","text"} for each problem, then
/// {"summary":{"lessons","claims","tasks","problems","notes"}}. Exit 1 where there is a problem that is no note.
Exit run_lessons_check(const Common& common, const std::vector<std::string>& paths);

}  // namespace adoube::cli
