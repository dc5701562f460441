// SPDX-License-Identifier: MIT
/// Every bus, by its url.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "adoube/bus/bus.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::bus {

/// Told when the network behind a bus goes, with the reason, and when it is back with an empty one. On a thread of the bus.
using BusWatch = std::function<void(std::string_view problem)>;

/// `inprocess` (also `in-process:`, or empty): this process alone.
/// `postgres`: the database at `store_url`; or `postgres://…`, another one. LISTEN and NOTIFY, on a connection of its own.
/// `nats://HOST:PORT`: a NATS server, or several, separated by commas.
/// A network that is not there is waited for, also at the start: nothing depends on it but how soon others hear. Errors: one
/// sentence, where the url is none of these.
[[nodiscard]] Expected<std::unique_ptr<Bus>, std::string> open_bus(
    std::string_view url, std::string_view store_url, BusWatch watch = [](std::string_view) {});

}  // namespace adoube::bus
