// SPDX-License-Identifier: GPL-3.0-or-later
/// Ctrl-C during long work: the work is asked to end, so that it can tidy up; a second one ends the program at once.
#pragma once

namespace adoube::cli {

/// From here on SIGINT and SIGTERM are asked about with stop_requested() instead of ending the program.
void catch_interruption();
/// Somebody wants the work to end. Cheap; from any thread.
[[nodiscard]] bool stop_requested();

}  // namespace adoube::cli
