// SPDX-License-Identifier: MIT
/// How a game ended: a result, the reason, and the article that makes it so (Laws 10.1).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/laws/code.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::game {

/// What is written on the scoresheet. The last four are an arbiter's (11.7, 11.8, 12.9.4 to 12.9.6,
/// 10.2); None is a game that is cancelled (7.2.1, 7.3).
enum class Result : std::uint8_t { WhiteWins, BlackWins, Draw, BothLose, HalfToZero, ZeroToHalf, None };

/// "1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*"; and back, nothing for any other text.
[[nodiscard]] std::string_view text(Result result);
[[nodiscard]] std::optional<Result> result_from_text(std::string_view text);
[[nodiscard]] constexpr Result win_of(rules::Color color) {
  return color == rules::Color::White ? Result::WhiteWins : Result::BlackWins;
}

/// Why the game is over.
enum class Termination : std::uint8_t {
  Checkmate,
  Stalemate,
  DeadPosition,
  FivefoldRepetition,
  SeventyFiveMoves,
  ThreefoldRepetition,
  FiftyMoves,
  Agreement,
  Resignation,
  FlagFall,
  IllegalMoves,
  Forfeit,
  Arbiter,
  Aborted,  ///< never begun; no article of the Laws
};

/// The word for it in answers: "checkmate", "fivefold-repetition" ...
[[nodiscard]] std::string_view name(Termination termination);

struct Outcome {
  Result result;
  Termination reason;
  /// The code of the ruling: it carries the article and the sentence.
  laws::Code code;
  /// Ended by a claim with an announced move: 9.2.1 or 9.3.1 rather than 9.2.2 or 9.3.2.
  bool announced = false;
  /// Where the ruling rests on "the opponent can mate" and neither a mate nor a proof was found: the loss stands for now,
  /// and an arbiter may decide otherwise (5.1.2, 6.9).
  bool mate_undetermined = false;
  /// Where an arbiter names the article: its number, as the register has it.
  std::string_view cited{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The article of the outcome, such as "5.1.1"; for a claim the one that says whether a move was announced. Empty for a game
/// that was aborted.
[[nodiscard]] std::string_view article(const Outcome& outcome);

}  // namespace adoube::game
