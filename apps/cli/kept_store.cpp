// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/kept_store.hpp"

#include <fmt/core.h>

#include "apps/server/serve.hpp"

namespace adoube::cli {

std::string store_url(const std::string& given) { return given.empty() ? server::default_store() : given; }

Expected<std::unique_ptr<store::Database>, Exit> open_kept_store(const std::string& given, store::OlderShape older) {
  const std::string url = store_url(given);
  auto database = store::open_database(url, {.older = older});
  if (database) return std::move(*database);
  return refused(
      unusable(fmt::format("cannot open the store {}: {}", store::without_password(url), database.error().detail)));
}

}  // namespace adoube::cli
