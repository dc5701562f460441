// SPDX-License-Identifier: GPL-3.0-or-later
/// The store that a command of the machine's owner works on.
#pragma once

#include <memory>
#include <string>

#include "adoube/store/database.hpp"
#include "apps/cli/command.hpp"

namespace adoube::cli {

/// The url given, or where `serve` keeps games by itself.
[[nodiscard]] std::string store_url(const std::string& given);

/// Opens a store that is there: a wrong name makes no new one, and one of an older version stays as it is. Errors: said on
/// standard error already.
[[nodiscard]] Expected<std::unique_ptr<store::Database>, Exit> open_kept_store(
    const std::string& given, store::OlderShape older = store::OlderShape::Refuse);

}  // namespace adoube::cli
