// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/play_command.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace adoube::cli {
namespace {

constexpr std::array<std::pair<std::string_view, PlayVerb>, 22> verbs{{
    {"draw", PlayVerb::Draw},
    {"accept", PlayVerb::Draw},
    {"decline", PlayVerb::Decline},
    {"claim", PlayVerb::Claim},
    {"resign", PlayVerb::Resign},
    {"takeback", PlayVerb::TakeBack},
    {"undo", PlayVerb::TakeBack},
    {"board", PlayVerb::Board},
    {"flip", PlayVerb::Flip},
    {"moves", PlayVerb::Moves},
    {"fen", PlayVerb::Fen},
    {"save", PlayVerb::Save},
    {"go", PlayVerb::Go},
    {"help", PlayVerb::Help},
    {"?", PlayVerb::Help},
    {"quit", PlayVerb::Quit},
    {"exit", PlayVerb::Quit},
    {"offer-draw", PlayVerb::Draw},
    {"accept-draw", PlayVerb::Draw},
    {"decline-draw", PlayVerb::Decline},
    {"take-back", PlayVerb::TakeBack},
    {"pgn", PlayVerb::Moves},
}};

constexpr std::string_view blanks = " \t\r";

[[nodiscard]] std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The first word is taken off.
[[nodiscard]] std::string_view take_word(std::string_view& text) {
  text = trimmed(text);
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text = trimmed(text.substr(word.size()));
  return word;
}

[[nodiscard]] PlayCommand claim(std::string_view rest) {
  PlayCommand command{.verb = PlayVerb::Claim};
  std::string_view after = rest;
  const std::string_view word = take_word(after);
  if (word.starts_with("threefold") || word.starts_with("repetition")) command.claim = game::ClaimKind::ThreefoldRepetition;
  if (word.starts_with("fifty") || word == "50") command.claim = game::ClaimKind::FiftyMoves;
  if (command.claim) rest = after;
  if (rest.starts_with("with ")) rest = trimmed(rest.substr(5));
  command.rest = rest;
  return command;
}

}  // namespace

PlayCommand read_play_command(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  const auto verb = std::ranges::find(verbs, word, &std::pair<std::string_view, PlayVerb>::first);
  if (verb == verbs.end()) return {.verb = PlayVerb::Move, .rest = std::string(trimmed(line))};
  if (verb->second == PlayVerb::Claim) return claim(rest);
  return {.verb = verb->second, .rest = std::string(rest)};
}

}  // namespace adoube::cli
