// SPDX-License-Identifier: GPL-3.0-or-later
// What games, connections and questions have left behind goes back to the system, so that a server that was once busy is
// small again. The allocator is jemalloc (docs/decisions/0011); builds with a sanitizer have the sanitizer's.
#pragma once

namespace adoube::server {

/// From now on memory that has been free for two seconds is given back, by a thread of the allocator's own. Once for a
/// process, before it has many threads. What cannot be set stays as it is: the server works all the same.
void give_back_free_memory();

}  // namespace adoube::server
