// SPDX-License-Identifier: MIT
/// What a written move says, before anyone looks at a position. Read leniently; every spelling that departs from export
/// form is noted. Used by san_reader.cpp alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/notation/forgiven.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/castling_side.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/square.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::notation {

enum class WrittenMark : std::uint8_t { None, Plus, DoublePlus, Hash };

struct MoveText {
  std::optional<rules::CastlingSide> castling{};
  /// Nothing where no letter is written: a pawn, or whatever stands on the square of departure when both of its
  /// coordinates are given.
  std::optional<rules::Kind> kind{};
  std::optional<rules::File> from_file{};
  std::optional<rules::Rank> from_rank{};
  rules::Square to{rules::File::A, rules::Rank::First};  ///< means nothing for castling
  std::optional<rules::Kind> promotion{};
  WrittenMark mark = WrittenMark::None;
  bool capture_sign = false;
  bool hyphen = false;
  /// The spellings that are departures whatever the position.
  ForgivenSet departures{};

  [[nodiscard]] bool has_full_departure() const { return from_file && from_rank; }
};

struct MoveTextError {
  std::size_t offset;
  SanExpected expected;
};

/// How a first small b is read: as the file of a pawn, or as a bishop in small letters.
enum class SmallB : std::uint8_t { File, Bishop };

[[nodiscard]] Expected<MoveText, MoveTextError> parse_move_text(std::string_view text, SmallB small_b);

}  // namespace adoube::notation
