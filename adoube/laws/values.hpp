// SPDX-License-Identifier: MIT
/// What a sentence speaks of: pieces, squares, numbers. Made from the answers of adoube/rules, so that command line, server
/// and browser say the same thing about the same case.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/laws/code.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_problem.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/grounds.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/setup.hpp"
#include "adoube/rules/square.hpp"

namespace adoube::laws {

struct PlacedPiece {
  rules::Piece piece;
  rules::Square square;

  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

/// What is not filled is not spoken of. Which fields belong to which code is said beside each Code.
struct Values {
  std::optional<rules::Piece> piece{};  ///< what moves, or would
  std::optional<rules::Square> from{};
  std::optional<rules::Square> to{};     ///< for castling: where the king arrives
  std::vector<PlacedPiece> attackers{};  ///< who gives check, attacks the square, pins
  std::vector<PlacedPiece> obstacles{};  ///< what stands in the way
  std::vector<PlacedPiece> pieces{};     ///< other pieces concerned: rooks of a lost right, pawns that may capture
  std::optional<rules::Square> king{};   ///< the king attacked
  rules::Bitboard squares{};             ///< other squares concerned: the line, the square passed over
  std::optional<PlacedPiece> captured{};
  std::optional<rules::Kind> new_piece{};  ///< what a pawn becomes
  std::optional<rules::Square> rook_to{};  ///< where the castling rook arrives
  std::optional<int> number{};
  std::optional<rules::Color> colour{};  ///< the player spoken of
  std::optional<Code> outcome{};         ///< how the game ended, or what is claimed; a code that is_outcome()
  std::string result{};                  ///< "1-0", "1/2-1/2" ...
  std::string move{};                    ///< a move as the players write it
  std::string article{};                 ///< the one to cite instead of the code's own, in a ruling of the arbiter's
  std::optional<notation::FenField> field{};
  std::optional<notation::FenExpected> fen_expected{};
  std::optional<notation::SanExpected> san_expected{};

  friend bool operator==(const Values&, const Values&) = default;
};

/// For a refusal of explain(position, from, to, ...).
[[nodiscard]] Values values_of(const rules::Position& position, rules::Square from, rules::Square to,
                               const rules::Reason& reason);
/// For an effect of a legal move in the position before it.
[[nodiscard]] Values values_of(const rules::Position& position, rules::Move move, const rules::Consequence& consequence);
/// For a condition that a legal move meets in the position before it.
[[nodiscard]] Values values_of(const rules::Position& position, rules::Move move, const rules::MetCondition& met);
/// For a fault of a setup.
[[nodiscard]] Values values_of(const rules::Setup& setup, const rules::SetupProblem& problem);
/// For a problem of judge_fen(). `setup`: FenJudgement::setup, where there is one.
[[nodiscard]] Values values_of(const std::optional<rules::Setup>& setup, const notation::FenProblem& problem);
/// For an error of read_san(position, text).
[[nodiscard]] Values values_of(const rules::Position& position, std::string_view text, const notation::SanError& error);
/// For a problem of a PGN reader.
[[nodiscard]] Values values_of(const notation::PgnProblem& problem);

}  // namespace adoube::laws
