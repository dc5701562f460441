// SPDX-License-Identifier: MIT
#include "adoube/rules/castling.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/en_passant.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::rules {
namespace {

using Consequences = std::vector<Consequence>;

[[nodiscard]] Square arrival(Move move, Color color) {
  if (move.type() != Move::Type::Castling) return move.to();
  return castled_king_square(color, castling_side(move.from(), move.to()));
}

void add_capture(const Position& before, Move move, Consequences& effects) {
  if (move.type() == Move::Type::Castling) return;
  if (move.type() == Move::Type::EnPassant) {
    const Square pawn = double_stepped_pawn(move.to());
    effects.push_back({Effect::CapturesEnPassant, Bitboard(pawn), before.at(pawn)});
  } else if (const std::optional<Piece> captured = before.at(move.to())) {
    effects.push_back({Effect::Captures, Bitboard(move.to()), captured});
  }
}

/// The pawns of the side on move that may legally capture en passant.
[[nodiscard]] Bitboard en_passant_capturers(const Position& position) {
  Bitboard pawns;
  for (const Move move : legal_moves(position))
    if (move.type() == Move::Type::EnPassant) pawns |= Bitboard(move.from());
  return pawns;
}

void add_double_step(const Position& after, Consequences& effects) {
  const std::optional<Square> passed_over = after.pushed_over_square();
  if (!passed_over) return;
  effects.push_back({Effect::DoubleStep, Bitboard(*passed_over), std::nullopt});
  const Bitboard capturers = en_passant_capturers(after);
  if (!capturers.empty()) effects.push_back({Effect::AllowsEnPassant, capturers, std::nullopt});
}

void add_promotion(Move move, Color color, Consequences& effects) {
  if (const std::optional<Kind> kind = move.promotion())
    effects.push_back({Effect::Promotes, Bitboard(move.to()), Piece{color, *kind}});
}

void add_castling(Move move, Color color, Consequences& effects) {
  if (move.type() != Move::Type::Castling) return;
  const CastlingSide side = castling_side(move.from(), move.to());
  const Bitboard squares = Bitboard(castled_king_square(color, side)) | Bitboard(castled_rook_square(color, side));
  const Effect effect = side == CastlingSide::Kingside ? Effect::CastlesKingside : Effect::CastlesQueenside;
  effects.push_back({effect, squares, std::nullopt});
}

/// 3.8.2.1: rights go with a first move of king or rook, and with a rook that is captured.
void add_castling_rights(const Position& before, const Position& after, Consequences& effects) {
  const Bitboard gone = before.castling_rooks() & ~after.castling_rooks();
  const Bitboard own = gone & before.pieces(before.turn());
  const Bitboard taken = gone & ~own;
  if (!own.empty()) effects.push_back({Effect::LosesCastlingRight, own, std::nullopt});
  if (!taken.empty()) effects.push_back({Effect::TakesCastlingRight, taken, std::nullopt});
}

void add_check(const Position& after, Consequences& effects) {
  const Bitboard checking = checkers(after);
  const bool stuck = !has_legal_move(after);
  if (!checking.empty()) effects.push_back({Effect::GivesCheck, checking, std::nullopt});
  if (stuck) effects.push_back({checking.empty() ? Effect::Stalemates : Effect::Checkmates, {}, std::nullopt});
}

}  // namespace

std::vector<Consequence> effects_of(const Position& position, Move legal_move) {
  const Color color = position.turn();
  const Position after = play(position, legal_move);
  const Bitboard squares = Bitboard(legal_move.from()) | Bitboard(arrival(legal_move, color));
  Consequences effects = {{Effect::Moves, squares, position.at(legal_move.from())}};
  add_capture(position, legal_move, effects);
  add_double_step(after, effects);
  add_promotion(legal_move, color, effects);
  add_castling(legal_move, color, effects);
  add_castling_rights(position, after, effects);
  add_check(after, effects);
  return effects;
}

}  // namespace adoube::rules
