// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube referee`: what happened at a board goes in, a line each; a ruling comes out for each, at once.
#pragma once

#include <string>

#include "apps/cli/command.hpp"

namespace adoube::cli {

/// `file`: an event script, plain or compressed; "-" is standard input, and a terminal there makes it a conversation. A line
/// is JSON or a command (referee_command.hpp); empty lines are passed over. FoundWrong where any line was refused, Unusable
/// where the file cannot be read or the game cannot be set up.
Exit run_referee(const Common& common, const std::string& file);

}  // namespace adoube::cli
