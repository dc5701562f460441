// SPDX-License-Identifier: MIT
#include "apps/answers/explain_answer.hpp"

#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/grounds.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::answers {
namespace {

[[nodiscard]] Json reason_cards(const rules::Position& position, const notation::UciText& squares,
                                const std::vector<rules::Reason>& reasons, const Manner& manner) {
  Json list = Json::array();
  for (const rules::Reason& reason : reasons)
    list.push_back(card(laws::card(position, squares.from, squares.to, reason, manner.language)));
  return list;
}

[[nodiscard]] Json effect_cards(const rules::Position& position, rules::Move move,
                                const std::vector<rules::Consequence>& effects, const Manner& manner) {
  Json list = Json::array();
  for (const rules::Consequence& effect : effects) list.push_back(card(laws::card(position, move, effect, manner.language)));
  return list;
}

[[nodiscard]] notation::UciText squares_of(const rules::Position& position, rules::Move move) {
  return *notation::parse_uci(notation::write_uci(move, position.variant()));
}

[[nodiscard]] MoveReading read_squares(const rules::Position& position, const notation::UciText& squares) {
  return {.explanation = rules::explain(position, squares.from, squares.to, squares.promotion), .squares = squares};
}

[[nodiscard]] std::string_view kind_word(rules::Kind kind) {
  constexpr std::array<std::string_view, 6> words = {"pawn", "knight", "bishop", "rook", "queen", "king"};
  return words[static_cast<std::size_t>(rules::index(kind))];
}

/// Tries that someone who knows how the piece goes might make: its attacks on an empty board, and a pawn's or castling
/// king's other moves. Where the piece could go on no board at all there is nothing to explain.
[[nodiscard]] rules::Bitboard sensible_targets(const rules::Position& position, rules::Square from, rules::Piece piece) {
  rules::Bitboard targets = rules::attacks(piece, from, rules::Bitboard());
  const auto add = [&](int files, int ranks) {
    if (const auto to = from.offset(files, ranks)) targets |= rules::Bitboard(*to);
  };
  if (piece.kind == rules::Kind::Pawn) {
    const int ahead = piece.color == rules::Color::White ? 1 : -1;
    add(0, ahead);
    if (rules::relative_rank(from, piece.color == rules::Color::White) == 1) add(0, 2 * ahead);
  }
  if (piece.kind == rules::Kind::King && position.variant() == rules::Variant::Standard && from.file() == rules::File::E &&
      rules::relative_rank(from, piece.color == rules::Color::White) == 0) {
    add(2, 0);
    add(-2, 0);
  }
  return targets;
}

}  // namespace

std::vector<notation::UciText> tries_of(const rules::Position& position, const notation::SanError& error) {
  if (error.castling) {
    const rules::Square goal = rules::castled_king_square(position.turn(), *error.castling);
    const rules::Square to = position.variant() == rules::Variant::Standard ? goal : error.to.value_or(goal);
    return {{position.king(position.turn()), to, std::nullopt}};
  }
  std::vector<notation::UciText> tries;
  if (error.to)
    for (const rules::Square from : error.candidates) tries.push_back({from, *error.to, error.promotion});
  return tries;
}

MoveReading read_move_text(const rules::Position& position, std::string_view text, notation::Strictness strictness) {
  if (strictness == notation::Strictness::Lenient)
    if (const auto squares = notation::parse_uci(text)) return read_squares(position, *squares);
  const auto san = notation::read_san(position, text, strictness);
  if (san) {
    MoveReading reading = read_squares(position, squares_of(position, san->move));
    reading.forgiven = san->forgiven;
    return reading;
  }
  return {.error = san.error()};
}

Json reasons_json(const rules::Position& position, std::string_view text, const MoveReading& reading, const Manner& manner) {
  if (!reading.error) return reason_cards(position, *reading.squares, reading.explanation.reasons, manner);
  Json reasons = Json::array();
  if (reading.error->fault == notation::SanFault::Illegal) {
    for (const notation::UciText& one : tries_of(position, *reading.error)) {
      const auto explanation = rules::explain(position, one.from, one.to, one.promotion);
      for (Json& reason : reason_cards(position, one, explanation.reasons, manner)) reasons.push_back(std::move(reason));
    }
  }
  if (reasons.empty()) reasons.push_back(card(laws::card(position, text, *reading.error, manner.language)));
  return reasons;
}

Json explain_answer(const rules::Position& position, std::string_view text, notation::Strictness strictness,
                    const Manner& manner) {
  const MoveReading reading = read_move_text(position, text, strictness);
  Json answer{{"input", clean(text)},
              {"legal", reading.explanation.legal()},
              {"uci", nullptr},
              {"san", nullptr},
              {"article", nullptr}};
  answer["effects"] = Json::array();
  answer["reasons"] = Json::array();
  if (const auto move = reading.explanation.move) {
    answer["uci"] = notation::write_uci(*move, position.variant());
    answer["san"] = notation::write_san(position, *move);
    answer["effects"] = effect_cards(position, *move, reading.explanation.effects, manner);
  } else {
    answer["reasons"] = reasons_json(position, text, reading, manner);
  }
  const Json& first = answer[reading.explanation.legal() ? "effects" : "reasons"];
  if (!first.empty()) answer["article"] = first.front()["article"];
  Json forgiven = Json::array();
  for (const notation::Forgiven one : reading.forgiven) forgiven.push_back(notation::code(one));
  answer["forgiven"] = std::move(forgiven);
  return answer;
}

Json preview_answer(const rules::Position& position, std::string_view text, const Manner& manner) {
  Json answer = explain_answer(position, text, notation::Strictness::Lenient, manner);
  answer["fen"] = nullptr;
  const MoveReading reading = read_move_text(position, text, notation::Strictness::Lenient);
  if (const auto move = reading.explanation.move)
    answer["fen"] = notation::write_fen(rules::play(position, *move), {.en_passant = manner.en_passant});
  return answer;
}

Json why_answer(const rules::Position& position, std::string_view text, const Manner& manner) {
  Json answer = explain_answer(position, text, notation::Strictness::Lenient, manner);
  answer["grounds"] = Json::array();
  const MoveReading reading = read_move_text(position, text, notation::Strictness::Lenient);
  if (const auto move = reading.explanation.move)
    for (const rules::MetCondition& met : rules::grounds_of(position, *move))
      answer["grounds"].push_back(card(laws::card(position, *move, met, manner.language)));
  return answer;
}

Json square_answer(const rules::Position& position, rules::Square square, const Manner& manner) {
  const auto piece = position.at(square);
  Json answer{{"square", square.name()}, {"piece", nullptr}, {"color", nullptr}};
  if (piece) {
    answer["piece"] = kind_word(piece->kind);
    answer["color"] = name(piece->color);
  }
  for (const rules::Color side : {rules::Color::White, rules::Color::Black})
    answer["attackers"][std::string(name(side))] =
        squares(rules::attackers(position.board(), square, side, position.occupied()));
  answer["moves"] = Json::array();
  answer["refused"] = Json::array();
  rules::Bitboard came;
  for (const rules::Move move : rules::legal_moves(position)) {
    if (squares_of(position, move).to != square) continue;
    came |= rules::Bitboard(move.from());
    answer["moves"].push_back({{"uci", notation::write_uci(move, position.variant())},
                               {"san", notation::write_san(position, move)},
                               {"from", move.from().name()}});
  }
  for (const rules::Square from : position.pieces(position.turn()) & ~came) {
    if (!sensible_targets(position, from, *position.at(from)).has(square)) continue;
    const auto explanation = rules::explain(position, from, square, std::nullopt);
    if (explanation.legal()) continue;
    answer["refused"].push_back(
        {{"from", from.name()},
         {"reasons", reason_cards(position, {from, square, std::nullopt}, explanation.reasons, manner)}});
  }
  return answer;
}

Json piece_answer(const rules::Position& position, rules::Square square, const Manner& manner) {
  const auto piece = position.at(square);
  Json answer{{"square", square.name()}, {"piece", nullptr}, {"color", nullptr}};
  answer["attacks"] = Json::array();
  answer["moves"] = Json::array();
  answer["refused"] = Json::array();
  if (!piece) return answer;
  answer["piece"] = kind_word(piece->kind);
  answer["color"] = name(piece->color);
  answer["attacks"] = squares(rules::attacks(*piece, square, position.occupied()));
  rules::Bitboard reached;
  for (const rules::Move move : rules::legal_moves(position)) {
    if (move.from() != square) continue;
    const notation::UciText coordinates = squares_of(position, move);
    reached |= rules::Bitboard(coordinates.to);
    answer["moves"].push_back({{"uci", notation::write_uci(move, position.variant())},
                               {"san", notation::write_san(position, move)},
                               {"to", coordinates.to.name()}});
  }
  if (piece->color != position.turn()) return answer;
  for (const rules::Square to : sensible_targets(position, square, *piece) & ~reached) {
    const auto explanation = rules::explain(position, square, to, std::nullopt);
    if (explanation.legal()) continue;
    answer["refused"].push_back(
        {{"to", to.name()}, {"reasons", reason_cards(position, {square, to, std::nullopt}, explanation.reasons, manner)}});
  }
  return answer;
}

}  // namespace adoube::answers
