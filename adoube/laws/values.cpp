// SPDX-License-Identifier: MIT
#include "adoube/laws/values.hpp"

#include "adoube/rules/castling.hpp"

namespace adoube::laws {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Square;

/// What stands on those squares, where `at` tells the piece on a square. Empty squares are passed over.
template <class At>
std::vector<PlacedPiece> pieces_on(Bitboard squares, At at) {
  std::vector<PlacedPiece> out;
  for (const Square square : squares)
    if (const std::optional<Piece> piece = at(square)) out.push_back({*piece, square});
  return out;
}

std::vector<PlacedPiece> pieces_on(const Position& position, Bitboard squares) {
  return pieces_on(squares, [&position](Square square) { return position.at(square); });
}

std::optional<PlacedPiece> piece_on(const Position& position, Square square) {
  const std::optional<Piece> piece = position.at(square);
  if (!piece) return std::nullopt;
  return PlacedPiece{*piece, square};
}

/// The pawn that a capture en passant takes stands beside the square of departure (3.7.3.1).
Square en_passant_victim(Square from, Square to) { return {to.file(), from.rank()}; }

bool concerns_castling(rules::Refusal refusal) {
  return refusal >= rules::Refusal::CastlingKingNotAtHome && refusal <= rules::Refusal::CastlingRookShieldsKing;
}
bool concerns_en_passant(rules::Refusal refusal) {
  return refusal == rules::Refusal::EnPassantTooLate || refusal == rules::Refusal::EnPassantExposesKing;
}

/// Where the king would arrive, when castling is asked for by the king taking its own rook.
Square castling_goal(const Position& position, Square from, Square to) {
  const std::optional<Piece> piece = position.at(to);
  if (piece != Piece{position.turn(), Kind::Rook} || from.rank() != to.rank()) return to;
  return rules::castled_king_square(position.turn(), rules::castling_side(from, to));
}

/// What a move leaves on a square, without playing it.
class After {
 public:
  After(const Position& position, rules::Move move) : position_(position), move_(move) {}

  [[nodiscard]] bool castles() const { return move_.type() == rules::Move::Type::Castling; }
  [[nodiscard]] rules::CastlingSide side() const { return rules::castling_side(move_.from(), move_.to()); }
  [[nodiscard]] Square mover_square() const {
    return castles() ? rules::castled_king_square(position_.turn(), side()) : move_.to();
  }
  [[nodiscard]] std::optional<Square> rook_square() const {
    if (!castles()) return std::nullopt;
    return rules::castled_rook_square(position_.turn(), side());
  }
  [[nodiscard]] std::optional<PlacedPiece> captured() const {
    if (castles()) return std::nullopt;
    if (move_.type() == rules::Move::Type::EnPassant)
      return piece_on(position_, en_passant_victim(move_.from(), move_.to()));
    return piece_on(position_, move_.to());
  }
  [[nodiscard]] std::optional<Piece> at(Square square) const {
    if (square == mover_square()) {
      if (const std::optional<Kind> kind = move_.promotion()) return Piece{position_.turn(), *kind};
      return position_.at(move_.from());
    }
    if (square == rook_square()) return Piece{position_.turn(), Kind::Rook};
    if (square == move_.from() || (castles() && square == move_.to())) return std::nullopt;
    return position_.at(square);
  }
  /// The square that a double step passes over (3.7.2).
  [[nodiscard]] Bitboard passed_over() const {
    const std::optional<Piece> piece = position_.at(move_.from());
    const int ranks = rules::index(move_.to().rank()) - rules::index(move_.from().rank());
    if (!piece || piece->kind != Kind::Pawn || (ranks != 2 && ranks != -2)) return {};
    return Bitboard(Square::from_index_unchecked((move_.from().index() + move_.to().index()) / 2));
  }

 private:
  const Position& position_;
  rules::Move move_;
};

std::optional<Square> king_of(const rules::Setup& setup, Color color) {
  for (int i = 0; i < 64; ++i) {
    const Square square = Square::from_index_unchecked(i);
    if (setup.at(square) == Piece{color, Kind::King}) return square;
  }
  return std::nullopt;
}

/// For faults of numbers: whose pieces they are, when they are all of one colour.
void count_one_colour(const std::vector<PlacedPiece>& pieces, Values& values) {
  if (pieces.empty()) return;
  for (const PlacedPiece& one : pieces)
    if (one.piece.color != pieces.front().piece.color) return;
  values.colour = pieces.front().piece.color;
  values.number = static_cast<int>(pieces.size());
}

/// The length of the well-formed UTF-8 character at the front of `text`, or 0. Control characters are not well formed here.
std::size_t character_length(std::string_view text) {
  const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7F ? 1 : 0;
  const std::size_t length = lead >= 0xC2 && lead <= 0xDF   ? 2
                             : lead >= 0xE0 && lead <= 0xEF ? 3
                             : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                            : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F)) return 0;
  if ((lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F)) return 0;
  return length;
}

/// Text from outside as a sentence can quote it: what is no character becomes "?", what is long is cut.
std::string quotable(std::string_view text) {
  constexpr int longest = 24;
  std::string out;
  for (int characters = 0; !text.empty(); ++characters) {
    if (characters == longest) return out + "…";
    const std::size_t length = character_length(text);
    if (length == 0)
      out += '?';
    else
      out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

}  // namespace

Values values_of(const Position& position, Square from, Square to, const rules::Reason& reason) {
  Values values;
  values.piece = position.at(from);
  values.from = from;
  values.to = concerns_castling(reason.refusal) ? castling_goal(position, from, to) : to;
  values.attackers = pieces_on(position, reason.attackers);
  values.obstacles = pieces_on(position, reason.obstacles);
  values.king = reason.king;
  values.squares = reason.path;
  values.colour = position.turn();
  if (concerns_en_passant(reason.refusal)) {
    values.captured = piece_on(position, en_passant_victim(from, to));
  } else if (const auto there = piece_on(position, to); there && there->piece.color != position.turn()) {
    values.captured = there;
  }
  if (reason.refusal == rules::Refusal::CastlingRightLost)
    values.pieces = pieces_on(position, reason.path & position.pieces(position.turn(), Kind::Rook));
  if (reason.refusal == rules::Refusal::OwnPieceOnTarget) values.obstacles = pieces_on(position, Bitboard(to));
  if (reason.refusal == rules::Refusal::DoubleCheckKingMustMove || reason.refusal == rules::Refusal::CheckNotAnswered ||
      reason.refusal == rules::Refusal::Pinned || reason.refusal == rules::Refusal::EnPassantExposesKing)
    values.king = position.king(position.turn());
  return values;
}

Values values_of(const Position& position, rules::Move move, const rules::Consequence& consequence) {
  const After after(position, move);
  const auto pieces_after = [&] {
    return pieces_on(consequence.squares, [&after](Square square) { return after.at(square); });
  };
  const Color opponent = rules::opponent(position.turn());
  Values values;
  values.piece = position.at(move.from());
  values.from = move.from();
  values.to = after.mover_square();
  values.rook_to = after.rook_square();
  values.captured = after.captured();
  values.colour = position.turn();
  values.new_piece = move.promotion();
  switch (consequence.effect) {
    case rules::Effect::Moves:
    case rules::Effect::DoubleStep:
      values.squares = after.passed_over();
      break;
    case rules::Effect::AllowsEnPassant:
      values.squares = after.passed_over();
      values.pieces = pieces_after();
      break;
    case rules::Effect::LosesCastlingRight:
      values.pieces = pieces_on(position, consequence.squares);
      break;
    case rules::Effect::TakesCastlingRight:
      values.pieces = pieces_on(position, consequence.squares);
      values.colour = opponent;
      break;
    case rules::Effect::GivesCheck:
      values.attackers = pieces_after();
      [[fallthrough]];
    case rules::Effect::Checkmates:
    case rules::Effect::Stalemates:
      values.king = position.king(opponent);
      values.colour = opponent;
      break;
    case rules::Effect::Captures:
    case rules::Effect::CapturesEnPassant:
    case rules::Effect::Promotes:
    case rules::Effect::CastlesKingside:
    case rules::Effect::CastlesQueenside:
      break;
  }
  return values;
}

Values values_of(const Position& position, rules::Move move, const rules::MetCondition& met) {
  const After after(position, move);
  Values values;
  values.piece = position.at(move.from());
  values.from = move.from();
  values.to = after.mover_square();
  values.colour = position.turn();
  switch (met.ground) {
    case rules::Ground::EnPassantJustNow:
      values.captured = after.captured();
      break;
    case rules::Ground::CastlingNeverMoved:
      values.pieces = pieces_on(position, met.squares);
      break;
    case rules::Ground::EndsCheck:
      values.attackers = pieces_on(position, met.squares);
      break;
    case rules::Ground::KingIsSafe:
      values.king = met.squares.first();
      break;
    default:
      values.squares = met.squares;
  }
  return values;
}

Values values_of(const rules::Setup& setup, const rules::SetupProblem& problem) {
  const auto pieces = pieces_on(problem.squares, [&setup](Square square) { return setup.at(square); });
  Values values;
  values.squares = problem.squares;
  switch (problem.fault) {
    case rules::SetupFault::OpponentInCheck:
      values.colour = setup.turn;
      values.king = king_of(setup, rules::opponent(setup.turn));
      for (const PlacedPiece& one : pieces)
        if (one.piece.color == setup.turn) values.attackers.push_back(one);
      break;
    case rules::SetupFault::ImpossibleCheck:
      values.king = king_of(setup, setup.turn);
      for (const PlacedPiece& one : pieces)
        if (one.piece.color != setup.turn) values.attackers.push_back(one);
      break;
    case rules::SetupFault::TooManyPawns:
    case rules::SetupFault::TooManyPromoted:
      count_one_colour(pieces, values);
      break;
    case rules::SetupFault::Kings:
    case rules::SetupFault::PawnOnBackRank:
    case rules::SetupFault::Castling:
    case rules::SetupFault::EnPassantSquare:
      break;
  }
  return values;
}

Values values_of(const std::optional<rules::Setup>& setup, const notation::FenProblem& problem) {
  Values values;
  const Code code = code_of(problem.fault);
  if (setup && code >= Code::Kings && code <= Code::ImpossibleCheck) {
    const auto fault = static_cast<rules::SetupFault>(index(code) - index(Code::Kings));
    values = values_of(*setup, {fault, rules::FaultLevel::Doubtful, problem.squares});
  }
  values.field = problem.field;
  if (!values.number) values.number = static_cast<int>(problem.offset) + 1;
  if (problem.expected != notation::FenExpected::NothingElse) values.fen_expected = problem.expected;
  return values;
}

Values values_of(const Position& position, std::string_view text, const notation::SanError& error) {
  Values values;
  values.piece = Piece{position.turn(), error.kind};
  values.to = error.to;
  values.pieces = pieces_on(position, error.candidates);
  values.colour = position.turn();
  values.new_piece = error.promotion;
  values.number = static_cast<int>(error.offset) + 1;
  values.san_expected = error.expected;
  values.move = quotable(text);
  return values;
}

Values values_of(const notation::PgnProblem& problem) {
  Values values;
  values.move = quotable(problem.token);
  return values;
}

}  // namespace adoube::laws
