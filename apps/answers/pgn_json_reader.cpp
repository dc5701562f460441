// SPDX-License-Identifier: MIT
#include <optional>
#include <utility>

#include "adoube/notation/pgn_header.hpp"
#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/notation/pgn_tags.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/text_encoding.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "apps/answers/null_move_text.hpp"
#include "apps/answers/pgn_json.hpp"

namespace adoube::answers {
namespace {

using notation::PgnGame;
using notation::PgnLineIndex;
using notation::PgnMove;

/// The fields of a game or of a move. What a field can't be is a problem of the game, and as if it were not there.
class FieldReader {
 public:
  FieldReader(PgnGame& game, std::uint32_t line) : game_(game), place_{0, line, 1} {}

  /// Problems are of that half-move from now on.
  void at(std::uint32_t ply) { ply_ = ply; }

  void report(notation::PgnFault fault, std::string_view token) {
    constexpr std::uint32_t limit = notation::PgnLimits{}.problems;
    if (notation::severity(fault) == notation::PgnSeverity::Error) ++game_.errors;
    if (game_.problems.size() > limit) return;
    const bool listed = game_.problems.size() < limit;
    game_.problems.push_back({listed ? fault : notation::PgnFault::TooManyProblems, place_, ply_,
                              listed ? notation::utf8_excerpt(token, notation::PgnProblem::token_limit) : std::string()});
  }
  void bad(std::string_view field, const Json& value) {
    report(notation::PgnFault::BadField, std::string(field) + ": " + shown(value));
  }

  std::optional<std::string> text(const Json& object, const char* name) {
    const Json* found = field(object, name);
    if (found == nullptr) return std::nullopt;
    if (found->is_string()) return found->get<std::string>();
    bad(name, *found);
    return std::nullopt;
  }

  std::vector<std::string> comments(const Json& object, const char* name) {
    std::vector<std::string> texts;
    const Json* found = array(object, name);
    if (found == nullptr) return texts;
    for (const Json& text : *found) {
      if (text.is_string())
        texts.push_back(notation::as_comment(text.get<std::string>()));
      else
        bad(name, text);
    }
    return texts;
  }

  std::vector<std::uint8_t> nags(const Json& move) {
    std::vector<std::uint8_t> numbers;
    const Json* found = array(move, "nags");
    if (found == nullptr) return numbers;
    for (const Json& nag : *found) {
      if (nag.is_number_unsigned() && nag.get<std::uint64_t>() <= 255)
        numbers.push_back(nag.get<std::uint8_t>());
      else
        bad("nags", nag);
    }
    return numbers;
  }

  const Json* array(const Json& object, const char* name) {
    const Json* found = field(object, name);
    if (found == nullptr || found->is_array()) return found;
    bad(name, *found);
    return nullptr;
  }

  static const Json* field(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() ? &*found : nullptr;
  }

 private:
  /// What is nested is not shown, being of any depth.
  static std::string shown(const Json& value) {
    if (value.is_array()) return value.empty() ? "[]" : "[…]";
    if (value.is_object()) return value.empty() ? "{}" : "{…}";
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  PgnGame& game_;
  notation::PgnPlace place_;
  std::uint32_t ply_ = 0;
};

void read_tag(const Json& name, const Json& value, FieldReader& fields, PgnGame& game) {
  if (!name.is_string()) return fields.bad("tags", name);
  const std::string text = name.get<std::string>();
  if (!notation::is_tag_name(text)) return fields.bad("tags", name);
  if (!value.is_string()) return fields.bad(text, value);
  if (game.tag(text)) return fields.report(notation::PgnFault::DuplicateTag, value.get<std::string>());
  game.tags.push_back({text, value.get<std::string>()});
}

void read_tags(const Json& object, FieldReader& fields, PgnGame& game) {
  const Json* found = FieldReader::field(object, "tags");
  if (found == nullptr) return;
  if (found->is_object()) {
    for (const auto& [name, value] : found->items()) read_tag(Json(name), value, fields, game);
  } else if (found->is_array()) {
    for (const Json& pair : *found) {
      if (pair.is_array() && pair.size() == 2)
        read_tag(pair[0], pair[1], fields, game);
      else
        fields.bad("tags", pair);
    }
  } else {
    fields.bad("tags", *found);
  }
}

/// Reads the moves, lines that wait for a variation to end being kept on a stack of its own.
class MovesReader {
 public:
  MovesReader(PgnGame& game, FieldReader& fields) : game_(game), fields_(fields) {}

  void read(const Json& moves) {
    open_.push_back({0, &moves, *game_.start, *game_.start});
    while (!open_.empty()) step();
  }

 private:
  struct Line {
    PgnLineIndex index;
    const Json* moves;
    rules::Position before;
    rules::Position now;
    std::uint32_t ply = 0;
    std::size_t next_move = 0;
    const Json* variations = nullptr;  ///< of the last move
    std::size_t next_variation = 0;
  };

  void step() {
    Line& line = open_.back();
    if (line.variations != nullptr && line.next_variation < line.variations->size()) {
      const Json& variation = (*line.variations)[line.next_variation++];
      if (variation.is_array()) return open(line, variation);
      fields_.at(line.ply);
      return fields_.bad("variations", variation);
    }
    if (line.next_move == line.moves->size() || !read_move(line, (*line.moves)[line.next_move++])) open_.pop_back();
  }

  void open(const Line& line, const Json& variation) {
    const auto opened = static_cast<PgnLineIndex>(game_.lines.size());
    game_.lines[line.index].moves.back().variations.push_back(opened);
    game_.lines.emplace_back();
    const rules::Position start = line.before;
    open_.push_back({opened, &variation, start, start, line.ply - 1});
  }

  /// False where the line ends, for lack of a legal move.
  bool read_move(Line& line, const Json& json) {
    fields_.at(line.ply + 1);
    const std::uint32_t errors_before = game_.errors;
    const std::string uci = fields_.text(json, "uci").value_or("");
    const std::string san = fields_.text(json, "san").value_or("");
    if (uci.empty() && san.empty()) {
      if (game_.errors == errors_before) fields_.bad("moves", json);
      return false;
    }
    PgnMove move;
    std::optional<rules::Position> after;
    const bool null = uci == null_move_uci || (uci.empty() && san == null_move_san);
    if (null && line.index != 0) {
      after = notation::pass(line.now);
    } else if (!null) {
      move.move = legal_move(line.now, uci, san);
      if (move.move) after = rules::play(line.now, *move.move);
    }
    if (!after) {
      fields_.report(notation::PgnFault::IllegalMove, uci.empty() ? san : uci);
      return false;
    }
    move.nags = fields_.nags(json);
    move.comments_before = fields_.comments(json, "comments_before");
    move.comments = fields_.comments(json, "comments");
    game_.lines[line.index].moves.push_back(std::move(move));
    line.before = line.now;
    line.now = *after;
    ++line.ply;
    line.variations = fields_.array(json, "variations");
    line.next_variation = 0;
    return true;
  }

  static std::optional<rules::Move> legal_move(const rules::Position& position, const std::string& uci,
                                               const std::string& san) {
    if (!uci.empty()) {
      const auto move = notation::read_uci(position, uci);
      return move ? std::optional(*move) : std::nullopt;
    }
    const auto reading = notation::read_san(position, san);
    return reading ? std::optional(reading->move) : std::nullopt;
  }

  PgnGame& game_;
  FieldReader& fields_;
  std::vector<Line> open_{};
};

TextFault form(std::string text) { return {"form", 0, std::move(text)}; }

/// A start that is no text can't be dropped as other fields are: the moves would be another game's.
Expected<std::string, TextFault> start_text(const Json& object, const char* name, std::string otherwise) {
  const Json* found = FieldReader::field(object, name);
  if (found == nullptr) return otherwise;
  if (!found->is_string()) return refused(form('"' + std::string(name) + "\" is to be a text."));
  return found->get<std::string>();
}

Expected<rules::Position, TextFault> start_in(const Json& object, rules::Variant otherwise) {
  const bool chess960 = otherwise == rules::Variant::Chess960;
  const auto variant_name = start_text(object, "variant", chess960 ? "chess960" : "standard");
  if (!variant_name) return refused(variant_name.error());
  const auto variant = notation::variant_named(*variant_name);
  if (!variant) return refused(form('"' + *variant_name + "\" is another game than chess."));
  auto text = start_text(object, "fen", "startpos");
  if (!text) return refused(text.error());
  const std::string fen = *text == "startpos" ? std::string(notation::initial_fen) : *text;
  const auto position = notation::read_position(fen, *variant);
  if (!position) {
    return refused(TextFault{std::string(notation::code(position.error())), position.error().offset,
                             "The FEN gives no position that can be played: " + fen});
  }
  return *position;
}

}  // namespace

Expected<PgnGame, TextFault> read_game(const Json& object, std::uint32_t line, rules::Variant variant) {
  if (!object.is_object()) return refused(form("A game is a JSON object."));
  const Json* moves = FieldReader::field(object, "moves");
  if (moves == nullptr || !moves->is_array()) return refused(form("A game has \"moves\", an array."));
  PgnGame game;
  const auto start = start_in(object, variant);
  if (!start) return refused(start.error());
  game.start = *start;
  game.line = line;
  FieldReader fields(game, line);
  game.comments = fields.comments(object, "comments");
  read_tags(object, fields, game);
  if (const auto told = fields.text(object, "result")) {
    const auto result = notation::result_named(*told);
    if (!result) fields.bad("result", *told);
    game.result = result.value_or(notation::PgnResult::Unfinished);
  }
  MovesReader(game, fields).read(*moves);
  return game;
}

}  // namespace adoube::answers
