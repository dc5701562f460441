// SPDX-License-Identifier: MIT
/// One connection to a file of games: opened with the settings that keep what was acknowledged, brought to the newest
/// shape. Inside the SQLite store alone; here SOCI's exceptions may still fly.
#pragma once

#include <soci/session.h>
#include <chrono>
#include <string>

#include "adoube/store/store.hpp"

namespace adoube::store::sqlite {

enum class Access : std::uint8_t { Write, ReadOnly };

/// Opens the file, which is made when it is absent and access is Write. Every commit waits until the disk has it
/// (synchronous=FULL), readers and the writer do not wait for each other (WAL), a lock of another process is waited for
/// as long as `patience` says. Throws soci::soci_error.
void open(soci::session& session, const std::string& file, Access access, std::chrono::milliseconds patience);

/// Applies the migrations that the file has not seen, all in one transaction. Errors: Broken (another program's file, or
/// one of a newer version). Throws soci::soci_error.
[[nodiscard]] StoreAnswer migrate(soci::session& session);

/// What a thrown error means to the caller of the store.
[[nodiscard]] StoreError error_of(const std::exception& problem);

}  // namespace adoube::store::sqlite
