// SPDX-License-Identifier: MIT
/// Reads what people write. The text says what it means (move_text.hpp); the legal moves that agree with it are looked up
/// in their list, which is slower than san_fast.cpp and plainly right; what was written is then compared with export form.
#include <array>

#include "adoube/notation/move_text.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/san_parts.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::CastlingSide;
using rules::Color;
using rules::File;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Rank;
using rules::Square;

/// The kind of piece the text speaks of: its letter, or what stands on a departure square that is fully written, or a pawn.
[[nodiscard]] Kind kind_meant(const Position& position, const MoveText& text) {
  if (text.castling) return Kind::King;
  if (text.kind) return *text.kind;
  if (!text.has_full_departure()) return Kind::Pawn;
  const auto piece = position.at(Square(*text.from_file, *text.from_rank));
  return piece ? piece->kind : Kind::Pawn;
}

[[nodiscard]] bool agrees_with_departure(Square from, const MoveText& text) {
  return (!text.from_file || from.file() == *text.from_file) && (!text.from_rank || from.rank() == *text.from_rank);
}

/// Castling written as a move of the king: "e1g1", "Ke1-g1" in standard chess, and king takes own rook: "e1h1", "Kxh1".
[[nodiscard]] std::optional<Move> castling_as_king_move(const Position& position, const MoveText& text) {
  const Square king = position.king(position.turn());
  const bool named = text.kind == Kind::King || (!text.kind && text.has_full_departure());
  if (text.castling || text.promotion || !named || !agrees_with_departure(king, text)) return std::nullopt;
  const bool takes_rook = position.pieces(position.turn(), Kind::Rook).has(text.to);
  if (!takes_rook && !text.has_full_departure()) return std::nullopt;
  const auto move = find_move(position, {king, text.to, std::nullopt});
  return move && move->type() == Move::Type::Castling ? move : std::nullopt;
}

/// Whether a legal move is one the text can mean; what a pawn becomes is left open where the text says nothing of it.
[[nodiscard]] bool fits(const Position& position, Move move, const MoveText& text) {
  const bool castles = move.type() == Move::Type::Castling;
  if (text.castling || castles) return castles && text.castling == rules::castling_side(move.from(), move.to());
  if (move.to() != text.to || !agrees_with_departure(move.from(), text)) return false;
  if (text.promotion && move.promotion() != text.promotion) return false;
  const Kind kind = moving_kind(position, move);
  if (kind != kind_meant(position, text)) return false;
  const bool straight_pawn = kind == Kind::Pawn && !text.from_file;
  return !straight_pawn || move.from().file() == move.to().file();
}

/// The own pawn that would have to go straight to `to`: the nearest behind it.
[[nodiscard]] Bitboard nearest_pawn_behind(const Position& position, Square to, Bitboard pawns) {
  const int back = position.turn() == Color::White ? -1 : 1;
  for (auto square = to.offset(0, back); square; square = square->offset(0, back))
    if (pawns.has(*square)) return Bitboard(*square);
  return {};
}

/// The square that makes explain() speak of castling: the king's goal where it stands at home in standard chess (3.8.2),
/// otherwise the outermost own rook on that side; nothing where there is no such rook.
[[nodiscard]] std::optional<Square> castling_target(const Position& position, CastlingSide side) {
  const Color us = position.turn();
  const Square king = position.king(us);
  const Rank back_rank = us == Color::White ? Rank::First : Rank::Eighth;
  if (position.variant() == rules::Variant::Standard && king == Square(File::E, back_rank))
    return rules::castled_king_square(us, side);
  if (const auto rook = position.castling_rook(us, side)) return rook;
  std::optional<Square> outermost;
  for (const Square rook : position.pieces(us, Kind::Rook) & Bitboard::of(back_rank)) {
    if (rules::castling_side(king, rook) != side) continue;
    if (!outermost || side == CastlingSide::Kingside) outermost = rook;
  }
  return king.rank() == back_rank ? outermost : std::nullopt;
}

/// The pieces whose try is worth explaining (SanError::candidates).
[[nodiscard]] Bitboard tries(const Position& position, const MoveText& text) {
  const Color us = position.turn();
  const Kind kind = kind_meant(position, text);
  if (text.castling) return castling_target(position, *text.castling) ? Bitboard(position.king(us)) : Bitboard{};
  if (text.has_full_departure() && !text.kind) return Bitboard(Square(*text.from_file, *text.from_rank));

  Bitboard pieces = position.pieces(us, kind);
  if (text.from_file) pieces &= Bitboard::of(*text.from_file);
  if (text.from_rank) pieces &= Bitboard::of(*text.from_rank);
  const bool straight_pawn = kind == Kind::Pawn && text.from_file.value_or(text.to.file()) == text.to.file();
  if (straight_pawn) pieces &= Bitboard::of(text.to.file());
  const Bitboard near = straight_pawn        ? nearest_pawn_behind(position, text.to, pieces)
                        : kind == Kind::Pawn ? pieces & rules::pawn_attacks(rules::opponent(us), text.to)
                                             : pieces & rules::attacks({us, kind}, text.to, position.occupied());
  return near.empty() ? pieces : near;
}

[[nodiscard]] SanError error_about(const Position& position, const MoveText& text, SanFault fault, Bitboard candidates) {
  return {.fault = fault,
          .kind = kind_meant(position, text),
          .to = text.castling ? castling_target(position, *text.castling) : std::optional(text.to),
          .promotion = text.promotion,
          .castling = text.castling,
          .candidates = candidates};
}

/// The legal move that the text means, or why there is none.
[[nodiscard]] Expected<Move, SanError> resolve(const Position& position, const MoveText& text) {
  if (const auto castling = castling_as_king_move(position, text)) return *castling;
  std::optional<Move> found;
  Bitboard sources{};
  bool promotion_open = false;
  for (const Move move : rules::legal_moves(position)) {
    if (!fits(position, move, text)) continue;
    found = move;
    sources |= Bitboard(move.from());
    promotion_open |= move.promotion().has_value() && !text.promotion;
  }
  if (!found) return refused(error_about(position, text, SanFault::Illegal, tries(position, text)));
  if (sources.count() > 1) return refused(error_about(position, text, SanFault::Ambiguous, sources));
  if (promotion_open) return refused(error_about(position, text, SanFault::PromotionMissing, sources));
  return *found;
}

void note_mark(WrittenMark written, CheckMark due, ForgivenSet& departures) {
  const bool right = (due == CheckMark::None && written == WrittenMark::None) ||
                     (due == CheckMark::Check && written == WrittenMark::Plus) ||
                     (due == CheckMark::Mate && written == WrittenMark::Hash);
  if (right) return;
  if (written == WrittenMark::None)
    departures.add(Forgiven::CheckMarkMissing);
  else if (due == CheckMark::None)
    departures.add(Forgiven::CheckMarkSuperfluous);
  else if (due == CheckMark::Mate && written == WrittenMark::DoublePlus)
    departures.add(Forgiven::MateAsDoublePlus);
  else
    departures.add(Forgiven::CheckMarkWrong);
}

/// How the departure square is written, against what export form writes of it.
void note_departure_square(const Position& position, Move move, const MoveText& text, ForgivenSet& departures) {
  const bool pawn = moving_kind(position, move) == Kind::Pawn;
  const bool plain = !text.hyphen && !text.capture_sign;
  const bool castles = move.type() == Move::Type::Castling;
  if (text.has_full_departure() && !text.kind && (castles || !pawn || plain))
    return departures.add(Forgiven::CoordinateForm);
  if (castles) return departures.add(Forgiven::CastlingSpelling);
  if (text.hyphen || (pawn && text.has_full_departure())) return departures.add(Forgiven::LongForm);
  const Disambiguation written{.file = text.from_file.has_value(), .rank = text.from_rank.has_value()};
  if (written != disambiguation(position, move)) departures.add(Forgiven::NeedlessDisambiguation);
}

void note_capture(const Position& position, Move move, const MoveText& text, ForgivenSet& departures) {
  if (departures.has(Forgiven::CoordinateForm)) return;
  if (move.type() == Move::Type::Castling) return;
  const bool captures = is_capture(position, move);
  if (captures && !text.capture_sign) departures.add(Forgiven::CaptureMarkMissing);
  if (!captures && text.capture_sign) departures.add(Forgiven::CaptureMarkSuperfluous);
}

/// Everything in which the text departs from what write_san() would have written.
[[nodiscard]] ForgivenSet departures_of(const Position& position, Move move, const MoveText& text) {
  ForgivenSet departures = text.departures;
  if (!text.castling) {
    note_departure_square(position, move, text, departures);
    note_capture(position, move, text, departures);
  }
  note_mark(text.mark, check_mark(position, move), departures);
  return departures;
}

[[nodiscard]] Expected<SanReading, SanError> read(const Position& position, std::string_view text, SmallB small_b) {
  const auto parsed = parse_move_text(text, small_b);
  if (!parsed)
    return refused(
        SanError{.fault = SanFault::NotAMove, .offset = parsed.error().offset, .expected = parsed.error().expected});
  const auto move = resolve(position, *parsed);
  if (!move) return refused(move.error());
  return SanReading{*move, departures_of(position, *move, *parsed)};
}

/// A small b is the file of a pawn wherever that makes a legal move, and only then a bishop.
[[nodiscard]] Expected<SanReading, SanError> read_either_b(const Position& position, std::string_view text) {
  const auto as_file = read(position, text, SmallB::File);
  if (as_file || text.find('b') == std::string_view::npos) return as_file;
  const auto as_bishop = read(position, text, SmallB::Bishop);
  const bool bishop_tells_more =
      as_bishop || as_bishop.error().fault == SanFault::Ambiguous || as_file.error().fault == SanFault::NotAMove;
  return bishop_tells_more ? as_bishop : as_file;
}

}  // namespace

Expected<SanReading, SanError> read_san(const Position& position, std::string_view text, Strictness strictness) {
  if (text.size() > san_length_limit)
    return refused(SanError{.fault = SanFault::NotAMove, .offset = san_length_limit, .expected = SanExpected::End});
  if (const auto move = read_san_fast(position, text)) {
    std::array<char, san_write_limit> exported;
    if (text == std::string_view(exported.data(), write_san(position, *move, exported.data()))) return SanReading{*move};
  }
  const auto reading = read_either_b(position, text);
  if (!reading || strictness == Strictness::Lenient || reading->forgiven.empty()) return reading;
  return refused(SanError{.fault = SanFault::NotExportForm,
                          .kind = moving_kind(position, reading->move),
                          .to = reading->move.to(),
                          .promotion = reading->move.promotion(),
                          .candidates = Bitboard(reading->move.from()),
                          .departures = reading->forgiven,
                          .move = reading->move});
}

}  // namespace adoube::notation
