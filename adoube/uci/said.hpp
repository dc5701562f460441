// SPDX-License-Identifier: MIT
/// What an engine says under the UCI protocol, a line at a time. Any bytes are answered with a value or with the reason why
/// there is none; nothing in a line makes a value without bounds. Here is no chess: a move is a text of four or five
/// letters. Source: "Description of the universal chess interface (UCI)", April 2006, with the `wdl` that engines have added
/// since.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adoube/support/expected.hpp"

namespace adoube::uci {

inline constexpr std::size_t longest_line = 16'384;    ///< bytes; a longer one is refused unread
inline constexpr std::size_t longest_variation = 256;  ///< half-moves; what follows is left out
inline constexpr std::size_t most_choices = 64;        ///< of an option of type combo; what follows is left out

/// "id name ..." and "id author ...".
struct Id {
  enum class What : std::uint8_t { Name, Author };
  What what;
  std::string text;
  friend bool operator==(const Id&, const Id&) = default;
};

struct UciOk {
  friend bool operator==(const UciOk&, const UciOk&) = default;
};
struct ReadyOk {
  friend bool operator==(const ReadyOk&, const ReadyOk&) = default;
};

/// "option name Skill Level type spin default 20 min 0 max 20".
struct Option {
  enum class Type : std::uint8_t { Check, Spin, Combo, Button, String };
  std::string name;
  Type type;
  std::string standard{};  ///< its default
  std::optional<std::int64_t> least{};
  std::optional<std::int64_t> most{};
  std::vector<std::string> choices{};
  friend bool operator==(const Option&, const Option&) = default;
};

/// From the side of the player on move.
struct Score {
  enum class Unit : std::uint8_t { Centipawns, MovesToMate };
  enum class Bound : std::uint8_t { Exact, Lower, Upper };
  Unit unit = Unit::Centipawns;
  /// Hundredths of a pawn; or moves (not half-moves) to the mate, negative for the one who will be mated.
  std::int32_t value = 0;
  Bound bound = Bound::Exact;
  friend bool operator==(const Score&, const Score&) = default;
};

/// Of a thousand games, from the side of the player on move.
struct WinDrawLoss {
  std::int32_t win = 0;
  std::int32_t draw = 0;
  std::int32_t loss = 0;
  friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// "info depth 12 multipv 1 score cp 31 nodes 4711 pv e2e4 e7e5". Words that are not known are passed over.
struct Info {
  std::optional<std::int32_t> depth{};
  std::optional<std::int32_t> rank{};  ///< multipv: 1 is the best line
  std::optional<Score> score{};
  std::optional<WinDrawLoss> win_draw_loss{};
  std::optional<std::int64_t> nodes{};
  std::optional<std::int64_t> nodes_per_second{};
  std::optional<std::int64_t> time_ms{};
  std::vector<std::string> variation{};
  friend bool operator==(const Info&, const Info&) = default;
};

/// "bestmove e2e4 ponder e7e5"; without a move where the engine finds none ("(none)", "0000").
struct BestMove {
  std::optional<std::string> move{};
  std::optional<std::string> ponder{};
  friend bool operator==(const BestMove&, const BestMove&) = default;
};

using Said = std::variant<Id, UciOk, ReadyOk, Option, Info, BestMove>;

enum class SaidFault : std::uint8_t {
  TooLong,       ///< more than longest_line bytes
  UnknownWord,   ///< the first word is none that is known; the protocol has it that such lines are passed over
  ValueMissing,  ///< the line ends, or another word stands, where a value should be
  NotANumber,    ///< something else stands where a whole number within its bounds should be
  NotAMove,      ///< something else stands where a move should be
};

struct SaidProblem {
  SaidFault fault;
  std::size_t offset = 0;  ///< in bytes, of the word at fault; the length of the line where one is missing
  friend bool operator==(const SaidProblem&, const SaidProblem&) = default;
};

/// `line`: without its end; blanks and a carriage return around it do no harm. Cost: one pass.
[[nodiscard]] Expected<Said, SaidProblem> read_said(std::string_view line);

/// Two squares and maybe one of n, b, r, q.
[[nodiscard]] bool looks_like_a_move(std::string_view text);

}  // namespace adoube::uci
