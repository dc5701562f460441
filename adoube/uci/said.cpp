// SPDX-License-Identifier: MIT
#include "adoube/uci/said.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace adoube::uci {
namespace {

template <class Value>
using Read = Expected<Value, SaidProblem>;

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// The words of a line, one after another, with their places.
class Words {
 public:
  explicit Words(std::string_view line) : line_(line) { skip_blanks(); }

  [[nodiscard]] bool done() const { return at_ == line_.size(); }
  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] std::string_view peek() const {
    std::size_t end = at_;
    while (end < line_.size() && !is_blank(line_[end])) ++end;
    return line_.substr(at_, end - at_);
  }
  std::string_view take() {
    const std::string_view word = peek();
    at_ += word.size();
    skip_blanks();
    return word;
  }
  /// What is left, without blanks behind it.
  std::string_view take_all() {
    std::string_view rest = line_.substr(at_);
    while (!rest.empty() && is_blank(rest.back())) rest.remove_suffix(1);
    at_ = line_.size();
    return rest;
  }
  [[nodiscard]] std::unexpected<SaidProblem> wrong(SaidFault fault) const { return refused(SaidProblem{fault, at_}); }

 private:
  void skip_blanks() {
    while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
  }

  std::string_view line_;
  std::size_t at_ = 0;
};

template <class Number>
[[nodiscard]] Read<Number> number(Words& words, Number least = 0, Number most = std::numeric_limits<Number>::max()) {
  if (words.done()) return words.wrong(SaidFault::ValueMissing);
  const std::string_view text = words.peek();
  Number value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc{} || end != text.data() + text.size() || value < least || value > most)
    return words.wrong(SaidFault::NotANumber);
  words.take();
  return value;
}

/// The value to the place where it belongs. False: `problem` says why not.
template <class Value>
[[nodiscard]] bool keep(Read<Value> read, std::optional<Value>& place, std::optional<SaidProblem>& problem) {
  if (read)
    place = *std::move(read);
  else
    problem = read.error();
  return read.has_value();
}

[[nodiscard]] Read<Said> id(Words& words) {
  const bool author = words.peek() == "author";
  if (!author && words.peek() != "name") return words.wrong(SaidFault::ValueMissing);
  words.take();
  return Id{.what = author ? Id::What::Author : Id::What::Name, .text = std::string(words.take_all())};
}

// ---- option

constexpr std::array<std::pair<std::string_view, Option::Type>, 5> option_types{{{"check", Option::Type::Check},
                                                                                 {"spin", Option::Type::Spin},
                                                                                 {"combo", Option::Type::Combo},
                                                                                 {"button", Option::Type::Button},
                                                                                 {"string", Option::Type::String}}};

[[nodiscard]] bool begins_a_part(std::string_view word) {
  return word == "name" || word == "type" || word == "default" || word == "min" || word == "max" || word == "var";
}

/// Names and values may be of several words: all up to the next word that begins a part.
[[nodiscard]] std::string phrase(Words& words) {
  std::string text;
  while (!words.done() && !begins_a_part(words.peek())) {
    if (!text.empty()) text += ' ';
    text += words.take();
  }
  return text;
}

[[nodiscard]] Read<Option::Type> option_type(Words& words) {
  for (const auto& [word, type] : option_types) {
    if (words.peek() != word) continue;
    words.take();
    return type;
  }
  return words.wrong(SaidFault::ValueMissing);
}

[[nodiscard]] Read<Said> option(Words& words) {
  Option option{.name = {}, .type = Option::Type::String};
  bool has_type = false;
  std::optional<SaidProblem> problem;
  while (!words.done()) {
    const std::string_view part = words.take();
    if (part == "name") {
      option.name = phrase(words);
    } else if (part == "type") {
      const auto type = option_type(words);
      if (!type) return refused(type.error());
      option.type = *type;
      has_type = true;
    } else if (part == "default") {
      option.standard = phrase(words);
    } else if (part == "min" || part == "max") {
      auto bound = number<std::int64_t>(words, std::numeric_limits<std::int64_t>::min());
      if (!keep(std::move(bound), part == "min" ? option.least : option.most, problem)) return refused(*problem);
    } else if (part == "var") {
      std::string choice = phrase(words);
      if (option.choices.size() < most_choices) option.choices.push_back(std::move(choice));
    }
  }
  if (option.name.empty() || !has_type) return words.wrong(SaidFault::ValueMissing);
  return option;
}

// ---- info

constexpr std::int32_t largest_score = 1'000'000;

[[nodiscard]] Read<Score> score(Words& words) {
  Score score;
  const std::string_view unit = words.peek();
  if (unit != "cp" && unit != "mate") return words.wrong(SaidFault::ValueMissing);
  score.unit = unit == "cp" ? Score::Unit::Centipawns : Score::Unit::MovesToMate;
  words.take();
  const auto value = number<std::int32_t>(words, -largest_score, largest_score);
  if (!value) return refused(value.error());
  score.value = *value;
  if (words.peek() == "lowerbound" || words.peek() == "upperbound")
    score.bound = words.take() == "lowerbound" ? Score::Bound::Lower : Score::Bound::Upper;
  return score;
}

[[nodiscard]] Read<WinDrawLoss> win_draw_loss(Words& words) {
  WinDrawLoss chances;
  for (std::int32_t* part : {&chances.win, &chances.draw, &chances.loss}) {
    const auto value = number<std::int32_t>(words, 0, 1000);
    if (!value) return refused(value.error());
    *part = *value;
  }
  return chances;
}

/// Stands at the end of the line (the protocol says so), so whatever is no move ends it.
[[nodiscard]] Read<std::vector<std::string>> variation(Words& words) {
  std::vector<std::string> moves;
  if (words.done()) return words.wrong(SaidFault::ValueMissing);
  if (!looks_like_a_move(words.peek())) return words.wrong(SaidFault::NotAMove);
  while (looks_like_a_move(words.peek())) {
    const std::string_view move = words.take();
    if (moves.size() < longest_variation) moves.emplace_back(move);
  }
  return moves;
}

[[nodiscard]] Read<Said> info(Words& words) {
  Info info;
  std::optional<SaidProblem> problem;
  while (!words.done() && !problem) {
    const std::string_view part = words.take();
    if (part == "string") break;  // the rest is for people
    if (part == "depth") {
      (void)keep(number<std::int32_t>(words), info.depth, problem);
    } else if (part == "multipv") {
      (void)keep(number<std::int32_t>(words, 1), info.rank, problem);
    } else if (part == "score") {
      (void)keep(score(words), info.score, problem);
    } else if (part == "wdl") {
      (void)keep(win_draw_loss(words), info.win_draw_loss, problem);
    } else if (part == "nodes") {
      (void)keep(number<std::int64_t>(words), info.nodes, problem);
    } else if (part == "nps") {
      (void)keep(number<std::int64_t>(words), info.nodes_per_second, problem);
    } else if (part == "time") {
      (void)keep(number<std::int64_t>(words), info.time_ms, problem);
    } else if (part == "pv") {
      auto moves = variation(words);
      if (!moves) return refused(moves.error());
      info.variation = *std::move(moves);
    }
  }
  if (problem) return refused(*problem);
  return info;
}

// ---- bestmove

[[nodiscard]] Read<std::optional<std::string>> move_or_none(Words& words) {
  if (words.done()) return words.wrong(SaidFault::ValueMissing);
  const std::string_view word = words.peek();
  const bool none = word == "(none)" || word == "0000" || word == "NULL";
  if (!none && !looks_like_a_move(word)) return words.wrong(SaidFault::NotAMove);
  words.take();
  if (none) return std::optional<std::string>();
  return std::optional<std::string>(word);
}

[[nodiscard]] Read<Said> best_move(Words& words) {
  auto move = move_or_none(words);
  if (!move) return refused(move.error());
  BestMove best{.move = *std::move(move)};
  if (words.peek() != "ponder") return best;
  words.take();
  auto ponder = move_or_none(words);
  if (!ponder) return refused(ponder.error());
  best.ponder = *std::move(ponder);
  return best;
}

}  // namespace

bool looks_like_a_move(std::string_view text) {
  constexpr auto is_square = [](char file, char rank) { return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8'; };
  if (text.size() != 4 && text.size() != 5) return false;
  if (!is_square(text[0], text[1]) || !is_square(text[2], text[3])) return false;
  return text.size() == 4 || std::string_view("nbrq").find(text[4]) != std::string_view::npos;
}

Expected<Said, SaidProblem> read_said(std::string_view line) {
  if (line.size() > longest_line) return refused(SaidProblem{SaidFault::TooLong, longest_line});
  Words words(line);
  const std::string_view first = words.peek();
  constexpr std::array<std::pair<std::string_view, Read<Said> (*)(Words&)>, 6> readers{
      {{"id", id},
       {"uciok", [](Words&) -> Read<Said> { return UciOk{}; }},
       {"readyok", [](Words&) -> Read<Said> { return ReadyOk{}; }},
       {"option", option},
       {"info", info},
       {"bestmove", best_move}}};
  for (const auto& [word, reader] : readers) {
    if (first != word) continue;
    words.take();
    return reader(words);
  }
  return words.wrong(SaidFault::UnknownWord);
}

}  // namespace adoube::uci
