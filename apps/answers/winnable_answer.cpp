// SPDX-License-Identifier: MIT
#include "apps/answers/winnable_answer.hpp"

#include <array>
#include <span>
#include <string>

#include "adoube/laws/sentence.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::answers {
namespace {

using laws::Code;
using unwinnability::Answer;
using unwinnability::Proof;
using unwinnability::Verdict;

/// A graph of more positions is counted, not drawn.
constexpr std::uint32_t largest_drawn_graph = 100'000;
/// A longer line is played through, not read in a sentence.
constexpr std::size_t longest_told_line = 12;

[[nodiscard]] std::string_view name(Proof proof) {
  constexpr std::array<std::string_view, 6> names = {
      "", "material", "structure", "forced-line", "exhausted-graph", "kings-and-pawns"};
  return names[static_cast<std::size_t>(proof)];
}

/// "p" to "K", as in a FEN.
[[nodiscard]] std::string letter(rules::Piece piece) {
  constexpr std::string_view letters = "PNBRQKpnbrqk";
  return std::string(1, letters[static_cast<std::size_t>(6 * rules::index(piece.color) + rules::index(piece.kind))]);
}

/// A line of legal moves, in every form that is needed of it.
struct Line {
  Json uci = Json::array();
  Json sans = Json::array();
  std::string numbered{};  ///< "1...Ba2 2.Bb2#"
  rules::Position end;
};

[[nodiscard]] Line line_of(const rules::Position& start, std::span<const rules::Move> moves) {
  Line line{.end = start};
  for (const rules::Move move : moves) {
    const std::string san = notation::write_san(line.end, move);
    line.uci.push_back(notation::write_uci(move, start.variant()));
    line.sans.push_back(san);
    const bool first = line.numbered.empty();
    if (!first) line.numbered += ' ';
    const bool white = line.end.turn() == rules::Color::White;
    if (white || first) line.numbered += std::to_string(line.end.fullmove_number().value()) + (white ? "." : "...");
    line.numbered += san;
    line.end = rules::play(line.end, move);
  }
  return line;
}

[[nodiscard]] std::string told(const Line& line) {
  return line.sans.size() <= longest_told_line ? line.numbered : std::string();
}

[[nodiscard]] Json men_json(const std::optional<unwinnability::Structure>& structure) {
  Json list = Json::array();
  if (!structure) return list;
  for (const unwinnability::Man& man : structure->men)
    list.push_back({{"square", man.home.name()},
                    {"piece", letter(man.piece)},
                    {"reach", squares(man.reach)},
                    {"promoted", squares(man.promoted)},
                    {"promotes", !man.promoted.empty()},
                    {"taken", man.taken},
                    {"stays", man.stays()}});
  return list;
}

/// Where each kind of man stands in any position of the graph.
[[nodiscard]] Json stands_json(std::span<const unwinnability::Explored> graph) {
  if (graph.empty()) return nullptr;
  Json stands = Json::object();
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    for (const rules::Kind kind : rules::all_kinds) {
      rules::Bitboard places;
      for (const unwinnability::Explored& one : graph) places |= one.position.pieces(color, kind);
      if (!places.empty()) stands[letter({color, kind})] = squares(places);
    }
  return stands;
}

[[nodiscard]] std::string_view end_name(const Answer& answer, const rules::Position& end) {
  if (answer.end_of_line != Proof::None) return name(answer.end_of_line);
  return rules::in_check(end) ? "mate" : "stalemate";
}

/// How many positions the answer rests on: those of the graph, where it is kept.
[[nodiscard]] std::size_t positions(const Answer& answer) {
  return answer.graph.empty() ? answer.positions : answer.graph.size();
}

[[nodiscard]] Json proof_json(const Answer& answer, const Line& line) {
  if (answer.verdict != Verdict::Unwinnable) return nullptr;
  Json json{{"kind", name(answer.proof)}};
  if (answer.proof == Proof::Structure || answer.proof == Proof::KingsAndPawns) json["men"] = men_json(answer.structure);
  if (answer.proof == Proof::ForcedLine) {
    json["line"] = line.uci;
    json["sans"] = line.sans;
    json["end"] = end_name(answer, line.end);
    json["men"] = men_json(answer.structure);
  }
  if (answer.proof == Proof::ExhaustedGraph || answer.proof == Proof::KingsAndPawns) {
    json["positions"] = positions(answer);
    json["stands"] = stands_json(answer.graph);
  }
  return json;
}

/// The pawns that stand where they are for good, as one list whatever their colour.
[[nodiscard]] std::vector<laws::PlacedPiece> wall(const std::optional<unwinnability::Structure>& structure) {
  std::vector<laws::PlacedPiece> pawns;
  if (!structure) return pawns;
  for (const unwinnability::Man& man : structure->men)
    if (man.piece.kind == rules::Kind::Pawn && man.stays())
      pawns.push_back({{rules::Color::White, rules::Kind::Pawn}, man.home});
  return pawns;
}

[[nodiscard]] std::string say(const Answer& answer, const Line& line, laws::Values values, laws::Language language) {
  if (answer.verdict == Verdict::Undetermined) return laws::sentence(Code::CanMateUndetermined, values, language);
  if (answer.verdict == Verdict::Winnable) {
    values.move = told(line);
    values.number = static_cast<int>(answer.line.size());
    return laws::sentence(answer.line.empty() ? Code::HasMated : Code::CanMate, values, language);
  }
  switch (answer.proof) {
    case Proof::Structure:
      values.pieces = wall(answer.structure);
      return laws::sentence(Code::CannotMateWall, values, language);
    case Proof::ForcedLine:
      values.move = line.numbered;
      if (answer.end_of_line == Proof::None) values.outcome = rules::in_check(line.end) ? Code::Checkmate : Code::Stalemate;
      return laws::sentence(Code::CannotMateForced, values, language);
    case Proof::ExhaustedGraph:
      return laws::sentence(Code::CannotMateExhausted, values, language);
    case Proof::KingsAndPawns:
      return laws::sentence(Code::CannotMateKingsAndPawns, values, language);
    case Proof::Material:
    case Proof::None:
      break;
  }
  return laws::sentence(Code::CannotMateMaterial, values, language);
}

/// With the graph, where that is the proof and can be drawn.
[[nodiscard]] Answer ask(const rules::Position& position, rules::Color side, const unwinnability::Limits& limits) {
  Answer answer = unwinnability::can_win(position, side, limits);
  const bool explored = answer.proof == Proof::ExhaustedGraph || answer.proof == Proof::KingsAndPawns;
  if (!explored || answer.positions > largest_drawn_graph) return answer;
  return unwinnability::can_win(position, side, {.positions = limits.positions, .keep_graph = true});
}

[[nodiscard]] Json side_json(const rules::Position& position, rules::Color side, const Answer& answer,
                             const Manner& manner) {
  const Line line = line_of(position, answer.line);
  const bool winnable = answer.verdict == Verdict::Winnable;
  const laws::Values values{.number = static_cast<int>(positions(answer)), .colour = side};
  return {{"verdict", answers::name(answer.verdict)},
          {"reason", winnable                                  ? "mating-line"
                     : answer.verdict == Verdict::Undetermined ? "limit-reached"
                                                               : name(answer.proof)},
          {"line", winnable ? line.uci : Json::array()},
          {"sans", winnable ? line.sans : Json::array()},
          {"proof", proof_json(answer, line)},
          {"text", say(answer, line, values, manner.language)}};
}

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 3> words = {"winnable", "unwinnable", "undetermined"};
  return words[static_cast<std::size_t>(verdict)];
}

Json winnable_sides(const rules::Position& position, const unwinnability::Limits& limits, const Manner& manner) {
  Json sides = winnable_answer(position, limits, manner);
  return {{"white", std::move(sides["white"])}, {"black", std::move(sides["black"])}};
}

Json winnable_answer(const rules::Position& position, const unwinnability::Limits& limits, const Manner& manner) {
  const Answer white = ask(position, rules::Color::White, limits);
  const Answer black = ask(position, rules::Color::Black, limits);
  return {{"fen", notation::write_fen(position, {.en_passant = manner.en_passant})},
          {"white", side_json(position, rules::Color::White, white, manner)},
          {"black", side_json(position, rules::Color::Black, black, manner)},
          {"dead", white.verdict == Verdict::Unwinnable && black.verdict == Verdict::Unwinnable},
          {"nodes", white.positions + black.positions}};
}

}  // namespace adoube::answers
