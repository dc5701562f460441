// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/serve.hpp"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/store/memory/memory_store.hpp"
#include "adoube/store/sqlite/sqlite_store.hpp"
#include "apps/server/network.hpp"

namespace adoube::server {
namespace {

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// Errors: one sentence.
Expected<std::unique_ptr<store::Store>, std::string> open_store(const std::string& url) {
  constexpr std::string_view sqlite = "sqlite:";
  if (url == "memory:") return std::make_unique<store::MemoryStore>();
  if (!url.starts_with(sqlite) || url.size() == sqlite.size())
    return refused("unknown store " + url + ": expected sqlite:FILE or memory:");
  auto opened = store::open_sqlite_store(url.substr(sqlite.size()));
  if (!opened) return refused("cannot open " + url + ": " + opened.error().detail);
  return std::move(*opened);
}

int unusable(const std::string& sentence) {
  std::fprintf(stderr, "adoube serve: %s\n", sentence.c_str());
  return 2;
}

}  // namespace

std::string default_store() {
  const std::string data = environment("XDG_DATA_HOME");
  const std::filesystem::path folder =
      data.empty() ? std::filesystem::path(environment("HOME")) / ".local/share" : std::filesystem::path(data);
  return "sqlite:" + (folder / "adoube" / "adoube.db").string();
}

int serve(const ServeOptions& options) {
  const Log log;
  if (!options.bus.empty() && options.bus != "in-process:")
    return unusable("unknown bus " + options.bus + ": expected in-process:");
  const std::string url = options.store.empty() ? default_store() : options.store;
  const auto store = open_store(url);
  if (!store) return unusable(store.error());
  bus::InProcessBus bus;
  const auto network = Network::open(options, {.store = **store, .bus = bus, .log = log, .page = embedded_page()});
  if (!network) return unusable(network.error());
  std::printf("adoube is at http://%s/\n", (*network)->address().c_str());
  std::fflush(stdout);
  log.info("listening", {{"address", (*network)->address()}, {"store", url}});
  (*network)->run(true);
  log.info("stopped");
  return 0;
}

}  // namespace adoube::server
