// SPDX-License-Identifier: MIT
/// Why a store did not do what it was asked; shared by every contract of a Database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/support/expected.hpp"

namespace adoube::store {

enum class StoreFault : std::uint8_t {
  Conflict,     ///< someone was there first: the name, the seat or the event's place is taken
  Gap,          ///< the event's place is beyond the next free one
  UnknownGame,  ///< there is no such game
  UnknownAccount,
  UnknownSession,  ///< nobody is signed in by that secret
  UnknownPicture,
  UnknownImport,  ///< the account has no such import
  Unkeepable,     ///< a text is not UTF-8, or has a zero byte in it
  Unavailable,    ///< the disk, a lock or the network did not let it happen; the same call may succeed later
  Broken,         ///< what is kept is no store of this program, or one of another version
};

[[nodiscard]] std::string_view word(StoreFault fault);

struct StoreError {
  StoreFault fault;
  std::string detail;  ///< for the log

  friend bool operator==(const StoreError& a, const StoreError& b) { return a.fault == b.fault; }
};

using StoreAnswer = Expected<void, StoreError>;

/// The fault with its own word as the detail.
[[nodiscard]] inline std::unexpected<StoreError> fault(StoreFault kind) {
  return refused(StoreError{kind, std::string(word(kind))});
}

}  // namespace adoube::store
