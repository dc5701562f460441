// SPDX-License-Identifier: MIT
#include "adoube/bus/open_bus.hpp"

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/bus/nats/nats_bus.hpp"
#include "adoube/bus/postgres/postgres_bus.hpp"

namespace adoube::bus {
namespace {

bool is_postgres(std::string_view url) { return url.starts_with("postgres://") || url.starts_with("postgresql://"); }

}  // namespace

Expected<std::unique_ptr<Bus>, std::string> open_bus(std::string_view url, std::string_view store_url, BusWatch watch) {
  if (url.empty() || url == "inprocess" || url == "in-process:") return std::make_unique<InProcessBus>();
  if (is_postgres(url)) return std::make_unique<PostgresBus>(std::string(url), std::move(watch));
  if (url == "postgres" && is_postgres(store_url))
    return std::make_unique<PostgresBus>(std::string(store_url), std::move(watch));
  if (url == "postgres") return refused("the bus postgres needs a store in PostgreSQL, or an address: postgres://…");
  if (url.starts_with("nats://")) return NatsBus::open(std::string(url), std::move(watch));
  return refused("unknown bus: expected inprocess, postgres, postgres://… or nats://…");
}

}  // namespace adoube::bus
