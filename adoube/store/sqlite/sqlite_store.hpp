// SPDX-License-Identifier: MIT
/// The default store: one SQLite file. One thread writes and commits what arrives together in one transaction (each commit
/// is one wait for the disk, however many events it holds); reads go over a connection of their own and wait for nobody.
/// Several processes may share the file: the place of an event settles who was first.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "adoube/store/store.hpp"

namespace adoube::store {

struct SqliteOptions {
  /// How long a call waits for a lock that another process holds before it answers Unavailable.
  std::chrono::milliseconds patience{5000};
};

/// Opens the file, making it and its folders when they are not there, and brings an older one to the newest shape.
/// Errors: Broken (no file of this program, or a newer one's; it is left as it was), Unavailable (cannot be opened).
[[nodiscard]] Expected<std::unique_ptr<Store>, StoreError> open_sqlite_store(const std::filesystem::path& file,
                                                                             const SqliteOptions& options = {});

}  // namespace adoube::store
