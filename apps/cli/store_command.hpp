// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube store`: a copy of everything a server keeps, the way back, and whether all of it can be read.
#pragma once

#include <string>

#include "apps/cli/command.hpp"

namespace adoube::cli {

struct StoreOptions {
  std::string store;  ///< its url; empty: where `serve` keeps games by itself
  std::string file;
};

/// Writes everything, as it is at one moment, into the file, while a server may go on; "-" is standard output. With --json:
/// {"rows"}.
Exit run_store_backup(const Common& common, const StoreOptions& options);
/// Takes a backup in, all or nothing, where nothing is kept yet. {"rows"}.
Exit run_store_restore(const Common& common, const StoreOptions& options);
/// {"game","event","text"} for each problem, then {"summary":{"games","events","problems"}}. Exit 1 where there is one.
Exit run_store_check(const Common& common, const StoreOptions& options);

}  // namespace adoube::cli
