// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/free_memory.hpp"

#ifdef ADOUBE_SANITIZED

namespace adoube::server {

void give_back_free_memory() {}

}  // namespace adoube::server

#else

#include <jemalloc/jemalloc.h>
#include <sys/types.h>

#define ADOUBE_TEXT_(value) #value
#define ADOUBE_TEXT(value) ADOUBE_TEXT_(value)

namespace adoube::server {
namespace {

template <typename Value>
void set(const char* name, Value value) {
  (void)::mallctl(name, nullptr, nullptr, &value, sizeof value);
}

constexpr ssize_t milliseconds_free = 2'000;

}  // namespace

void give_back_free_memory() {
  // A page that is free is "dirty", then "muzzy": given back, but only taken when the system wants it. Without that second
  // state it counts as the process's no longer.
  set("arenas.dirty_decay_ms", milliseconds_free);
  set("arenas.muzzy_decay_ms", ssize_t{0});
  set("arena." ADOUBE_TEXT(MALLCTL_ARENAS_ALL) ".dirty_decay_ms", milliseconds_free);
  set("arena." ADOUBE_TEXT(MALLCTL_ARENAS_ALL) ".muzzy_decay_ms", ssize_t{0});
  set("background_thread", true);
}

}  // namespace adoube::server

#endif
