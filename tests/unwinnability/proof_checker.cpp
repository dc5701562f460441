// SPDX-License-Identifier: MIT
#include "tests/unwinnability/proof_checker.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <unordered_set>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"
#include "tests/unwinnability/arrangement_checker.hpp"
#include "tests/unwinnability/structure_checker.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;
using rules::Square;

struct Hash {
  std::size_t operator()(const rules::PositionKey& key) const { return static_cast<std::size_t>(rules::hash(key)); }
};

[[nodiscard]] bool is_mate_by(Color side, const Position& position) {
  return position.turn() != side && rules::is_checkmate(position);
}

/// The position after the moves; nothing where one of them is not legal.
[[nodiscard]] std::optional<Position> replayed(Position position, const std::vector<rules::Move>& line) {
  for (const rules::Move move : line) {
    if (!rules::is_legal(position, move)) return std::nullopt;
    position = rules::play(position, move);
  }
  return position;
}

/// What stands on the board, by colour and kind; bishops by the colour of their squares too.
struct Men {
  std::array<std::array<int, 6>, 2> count{};
  int bishops_on_light = 0;
  int bishops_on_dark = 0;

  explicit Men(const Position& position) {
    for (int i = 0; i < 64; ++i) {
      const Square square = Square::from_index_unchecked(i);
      const auto piece = position.at(square);
      if (!piece) continue;
      ++count[static_cast<std::size_t>(rules::index(piece->color))][static_cast<std::size_t>(rules::index(piece->kind))];
      if (piece->kind == Kind::Bishop) ++(square.is_light() ? bishops_on_light : bishops_on_dark);
    }
  }
  /// Whether the player has no other men beside the king than so many, at the most, of these kinds.
  [[nodiscard]] bool at_most(Color color, int most, std::initializer_list<Kind> kinds) const {
    int these = 0;
    int all = 0;
    for (const Kind kind : {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen}) {
      const int here = count[static_cast<std::size_t>(rules::index(color))][static_cast<std::size_t>(rules::index(kind))];
      all += here;
      if (std::ranges::count(kinds, kind) > 0) these += here;
    }
    return these == all && all <= most;
  }
  [[nodiscard]] bool only(Color color, std::initializer_list<Kind> kinds) const { return at_most(color, 64, kinds); }
};

/// The table of rules/material.hpp, row by row.
[[nodiscard]] bool material_never_mates(const Position& position, Color side) {
  const Men men(position);
  const Color other = rules::opponent(side);
  if (men.at_most(side, 0, {})) return true;
  if (men.at_most(side, 1, {Kind::Knight}) && men.only(other, {Kind::Queen})) return true;
  const bool one_square_color = men.bishops_on_light == 0 || men.bishops_on_dark == 0;
  return one_square_color && men.only(side, {Kind::Bishop}) && men.only(other, {Kind::Bishop, Kind::Rook, Kind::Queen});
}

[[nodiscard]] std::string fault_of_structure(const Position& position, Color side, const Structure& structure) {
  if (const std::string outside = not_granted(position, structure); !outside.empty()) return "not granted: " + outside;
  if (const std::string mate = possible_mate(structure, side); !mate.empty()) return "not ruled out: " + mate;
  return {};
}

/// A position that is said to be settled by itself.
[[nodiscard]] std::string fault_of_settled(const Position& position, Color side, Proof proof,
                                           const std::optional<Structure>& known) {
  switch (proof) {
    case Proof::Material:
      return material_never_mates(position, side) ? "" : "the material can mate";
    case Proof::Structure:
      return fault_of_structure(position, side, known ? *known : structure(position));
    default:
      return "settled by what settles nothing";
  }
}

[[nodiscard]] std::string fault_of_graph(const Position& position, Color side, const std::vector<Explored>& graph) {
  std::unordered_set<rules::PositionKey, Hash> keys;
  for (const Explored& explored : graph) keys.insert(rules::position_key(explored.position));
  if (!rules::same_position(graph.front().position, position)) return "the graph begins elsewhere";
  for (const auto& [explored, settled] : graph) {
    if (is_mate_by(side, explored)) return "the graph has a mate";
    if (settled != Proof::None) {
      if (const std::string wrong = fault_of_settled(explored, side, settled, {}); !wrong.empty()) return wrong;
      continue;
    }
    for (const rules::Move move : rules::legal_moves(explored))
      if (!keys.contains(rules::position_key(rules::play(explored, move)))) return "a move leads out of the graph";
  }
  return {};
}

[[nodiscard]] std::string fault_of_kings_and_pawns(const Position& position, Color side, const Answer& answer) {
  if (!answer.structure) return "no structure";
  if (const std::string outside = not_granted(position, *answer.structure); !outside.empty())
    return "not granted: " + outside;
  if (answer.graph.empty()) return {};
  std::vector<Position> arrangements;
  for (const Explored& explored : answer.graph) arrangements.push_back(explored.position);
  return fault_of_arrangements(position, *answer.structure, side, arrangements);
}

[[nodiscard]] std::string fault_of_forced_line(const Position& start, Color side, const Answer& answer) {
  Position position = start;
  for (const rules::Move move : answer.line) {
    const rules::MoveList moves = rules::legal_moves(position);
    if (moves.size() != 1 || moves[0] != move) return "a move of the line is not the only one";
    position = rules::play(position, move);
  }
  if (answer.end_of_line != Proof::None) return fault_of_settled(position, side, answer.end_of_line, answer.structure);
  if (rules::has_legal_move(position)) return "the line goes on";
  return is_mate_by(side, position) ? "the line ends with the mate" : "";
}

[[nodiscard]] std::string fault_of_mate(const Position& start, Color side, const Answer& answer) {
  const auto end = replayed(start, answer.line);
  if (!end) return "a move of the line is not legal";
  return is_mate_by(side, *end) ? "" : "the line does not end with the mate";
}

}  // namespace

std::string fault(const Position& position, Color side, const Answer& answer) {
  if ((answer.proof != Proof::None) != (answer.verdict == Verdict::Unwinnable)) return "a proof of something else";
  if (answer.verdict == Verdict::Undetermined) return {};
  if (answer.verdict == Verdict::Winnable) return fault_of_mate(position, side, answer);
  if (is_mate_by(side, position)) return "the mate stands on the board";
  switch (answer.proof) {
    case Proof::ForcedLine:
      return fault_of_forced_line(position, side, answer);
    case Proof::KingsAndPawns:
      return fault_of_kings_and_pawns(position, side, answer);
    case Proof::ExhaustedGraph:
      return answer.graph.empty() ? "" : fault_of_graph(position, side, answer.graph);
    case Proof::Structure:
      return answer.structure ? fault_of_structure(position, side, *answer.structure) : "no structure";
    default:
      return fault_of_settled(position, side, answer.proof, {});
  }
}

std::string fault_along_line(const Position& position, Color side, const Answer& answer, const Limits& limits) {
  if (std::string wrong = fault(position, side, answer); !wrong.empty() || answer.verdict != Verdict::Winnable) return wrong;
  Position at = position;
  for (const rules::Move move : answer.line) {
    at = rules::play(at, move);
    if (can_win(at, side, limits).verdict == Verdict::Unwinnable)
      return "a position on the way to the mate is called unwinnable";
  }
  return {};
}

}  // namespace adoube::unwinnability
