// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/ending_watch.hpp"

namespace adoube::cli {

void EndingWatch::begin_game() {
  start_.reset();
  last_.reset();
  moves_.clear();
  termination_ = game::SaidEnding::Nothing;
  comment_.clear();
}

void EndingWatch::tag(std::string_view name, std::string_view value) {
  if (name == "Termination" && value != "Normal") termination_ = game::said_ending(value, game::EndingText::TerminationTag);
}

void EndingWatch::starts(const rules::Position& position) { start_ = last_ = position; }

void EndingWatch::move(rules::Move move, const rules::Position& after) {
  comment_.clear();
  moves_.push_back(move);
  last_ = after;
}

void EndingWatch::comment(std::string_view text) {
  if (comment_.size() < game::ending_text_bytes) comment_ += text.substr(0, game::ending_text_bytes - comment_.size());
}

std::optional<Ending> EndingWatch::ending(const notation::PgnGameEnd& end) const {
  if (!end.ok() || !start_) return std::nullopt;
  const game::SaidEnding said =
      termination_ == game::SaidEnding::Nothing ? game::said_ending(comment_, game::EndingText::Comment) : termination_;
  return ending_of({*start_, moves_, *last_, end.result, said});
}

std::optional<Ending> ending_named(std::string_view text) {
  for (std::size_t i = 0; i < endings; ++i)
    if (const auto ending = static_cast<Ending>(i); name(ending) == text) return ending;
  return std::nullopt;
}

std::string ending_names() {
  std::string names;
  for (std::size_t i = 0; i < endings; ++i) {
    if (i > 0) names += ", ";
    names += name(static_cast<Ending>(i));
  }
  return names;
}

}  // namespace adoube::cli
