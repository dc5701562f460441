// SPDX-License-Identifier: MIT
/// What can be wrong with an archive, and where.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::archive {

enum class ArchiveFault : std::uint8_t {
  NotAnArchive,   ///< it does not begin as an archive does, or its header is damaged; nothing is read
  Unsupported,    ///< of a later version, or with moves told by a model that this reader does not know; nothing is read
  BlockDamaged,   ///< the games of this block can't be read; those of the others are
  BlocksMissing,  ///< games that should stand here are gone, or bytes stand here that are no block
  IndexDamaged,   ///< every game was read; but a single one can't be found without reading those before it
  CutOff,         ///< it ends before its end mark; games may be missing
  BytesBehind,    ///< behind its end there is something else; not read
};

struct ArchiveProblem {
  ArchiveFault fault;
  std::uint64_t offset = 0;      ///< in bytes from the start
  std::uint64_t first_game = 0;  ///< of those that are lost, counted from 0
  std::uint64_t games = 0;       ///< how many are known to be lost

  friend bool operator==(const ArchiveProblem&, const ArchiveProblem&) = default;
};

/// In kebab-case: "block-damaged".
[[nodiscard]] std::string_view code(ArchiveFault fault);

}  // namespace adoube::archive
