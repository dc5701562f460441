// SPDX-License-Identifier: MIT
#include "adoube/laws/sentence.hpp"

#include <algorithm>

#include "adoube/laws/article.hpp"
#include "adoube/laws/expected_words.hpp"
#include "adoube/laws/table.hpp"
#include "adoube/laws/words.hpp"

namespace adoube::laws {
namespace {

using table::Condition;
using table::Slot;

/// The value of a slot in words; empty when it is not there.
class Speaker {
 public:
  Speaker(const Values& values, Language language) : values_(values), language_(language) {}

  [[nodiscard]] std::string say(Slot slot) const {
    switch (slot) {
      case Slot::Piece:
        return values_.piece ? kind(values_.piece->kind) : std::string();
      case Slot::From:
        return square(values_.from);
      case Slot::To:
        return square(values_.to);
      case Slot::Attackers:
        return list_of(values_.attackers, language_);
      case Slot::Obstacles:
        return list_of(values_.obstacles, language_);
      case Slot::Obstacle:
        return values_.obstacles.empty() ? std::string() : kind(values_.obstacles.front().piece.kind);
      case Slot::Pieces:
        return list_of(values_.pieces, language_);
      case Slot::King:
        return square(values_.king);
      case Slot::Squares:
        return list_of(values_.squares, language_);
      case Slot::Captured:
        return values_.captured ? placed(*values_.captured, language_) : std::string();
      case Slot::NewPiece:
        return values_.new_piece ? kind(*values_.new_piece) : std::string();
      case Slot::RookTo:
        return square(values_.rook_to);
      case Slot::Number:
        return values_.number ? std::to_string(*values_.number) : std::string();
      case Slot::Times:
        return values_.number ? times(*values_.number, language_) : std::string();
      case Slot::Duration:
        return values_.number ? duration(*values_.number, language_) : std::string();
      case Slot::Colour:
        return values_.colour ? colour(*values_.colour) : std::string();
      case Slot::Opponent:
        return values_.colour ? colour(opponent(*values_.colour)) : std::string();
      case Slot::Outcome:
        return values_.outcome ? std::string(outcome_name(*values_.outcome, language_)) : std::string();
      case Slot::Result:
        return std::string(result_name(values_.result, language_));
      case Slot::Move:
        return values_.move;
      case Slot::Field:
        return values_.field ? std::string(field_name(*values_.field, language_)) : std::string();
      case Slot::Expected:
        return expected();
    }
    return {};
  }

 private:
  [[nodiscard]] static std::string square(std::optional<rules::Square> square) {
    return square ? square->name() : std::string();
  }
  [[nodiscard]] std::string kind(rules::Kind kind) const { return std::string(kind_name(kind, language_)); }
  [[nodiscard]] std::string colour(rules::Color color) const { return std::string(colour_name(color, language_)); }
  [[nodiscard]] std::string expected() const {
    if (values_.fen_expected) return std::string(expected_text(*values_.fen_expected, language_));
    if (values_.san_expected) return std::string(expected_text(*values_.san_expected, language_));
    return {};
  }

  const Values& values_;
  Language language_;
};

bool is_many(const Values& values, Slot slot) {
  switch (slot) {
    case Slot::Attackers:
      return values.attackers.size() > 1;
    case Slot::Obstacles:
      return values.obstacles.size() > 1;
    case Slot::Pieces:
      return values.pieces.size() > 1;
    case Slot::Squares:
      return values.squares.count() > 1;
    default:
      return false;
  }
}

bool holds(const Condition& condition, const Values& values) {
  switch (condition.test) {
    case Condition::Test::Always:
      return true;
    case Condition::Test::Some:
      return !Speaker(values, Language::English).say(condition.slot).empty();
    case Condition::Test::Many:
      return is_many(values, condition.slot);
    case Condition::Test::Piece:
      return values.piece && rules::index(values.piece->kind) == condition.operand;
    case Condition::Test::Outcome:
      return values.outcome && index(*values.outcome) == condition.operand;
  }
  return false;
}

const table::Case& case_of(Code code, const Values& values) {
  const auto& cases = table::rows[static_cast<std::size_t>(index(code))].cases;
  const auto taken = std::find_if(cases.begin(), cases.end(), [&values](const table::Case& one) {
    return std::all_of(one.conditions.begin(), one.conditions.end(),
                       [&](const Condition& test) { return holds(test, values); });
  });
  return taken == cases.end() ? cases.back() : *taken;
}

/// An English sentence may begin with a list of pieces.
void capitalise(std::string& text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
}

}  // namespace

std::string sentence(Code code, const Values& values, Language language) {
  const Speaker speaker(values, language);
  std::string out;
  for (const char c : case_of(code, values).templates[static_cast<std::size_t>(index(language))]) {
    if (table::is_sign(c))
      out += speaker.say(table::slot(c));
    else
      out += c;
  }
  if (language == Language::English) capitalise(out);
  return out;
}

std::string_view article(Code code, const Values& values) {
  if (const auto cited = find_article(values.article); cited && !values.article.empty()) return cited->id;
  if (code == Code::GameOver && values.outcome) return article(*values.outcome);
  return case_of(code, values).article;
}

}  // namespace adoube::laws
