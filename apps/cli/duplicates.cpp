// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/duplicates.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <utility>

#include "apps/cli/interruption.hpp"
#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

constexpr std::array<std::pair<std::string_view, SameBy>, 6> named = {{{"players", SameBy::Players},
                                                                       {"date", SameBy::Date},
                                                                       {"event", SameBy::Event},
                                                                       {"site", SameBy::Site},
                                                                       {"round", SameBy::Round},
                                                                       {"result", SameBy::Result}}};

/// What a key begins with.
constexpr char by_text = 0;
constexpr char by_moves = 1;

/// With its length in front, so that no two rows of values look alike.
void append_value(std::string_view value, std::string& out) {
  fmt::format_to(std::back_inserter(out), "{}:{}", value.size(), value);
}

/// "Carlsen, M." and "carlsen,m" are one name.
std::string letters_of(std::string_view name) {
  std::string out;
  while (!name.empty()) {
    const Letter letter = first_letter(name);
    if (is_letter_or_digit(letter.code)) out += name.substr(0, letter.size);
    name.remove_prefix(letter.size);
  }
  return folded(out);
}

void append_date(std::string_view value, std::string& out) {
  const TagDate date = date_of(value);
  append_value(fmt::format("{}.{}.{}", date.year.value_or(0), date.month.value_or(0), date.day.value_or(0)), out);
}

}  // namespace

std::string same_names() {
  std::string out = "moves";
  for (const auto& [name, by] : named) out.append(", ").append(name);
  return out;
}

Expected<std::vector<SameBy>, std::string> sameness(std::string_view text) {
  std::vector<SameBy> by;
  bool moves = false;
  for (bool more = true; more;) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view name = text.substr(0, comma);
    more = comma < text.size();
    text.remove_prefix(std::min(comma + 1, text.size()));
    const auto found = std::ranges::find(named, name, &std::pair<std::string_view, SameBy>::first);
    if (name == "moves")
      moves = true;
    else if (found != named.end())
      by.push_back(found->second);
    else
      return refused(fmt::format("games are not compared by \"{}\", but by {}", name, same_names()));
  }
  if (!moves) return refused(std::string("games of different moves are never the same: \"moves\" has to be among them"));
  return by;
}

void append_same_key(const std::vector<SameBy>& by, const GameFacts& facts, const PassingGame& game, std::string& out) {
  if (!game.end.ok() || !facts.moves.has_moves()) {
    out += by_text;
    out += game.text;
    return;
  }
  const GameTags& tags = facts.tags;
  out += by_moves;
  for (const SameBy one : by) {
    switch (one) {
      case SameBy::Players:
        append_value(letters_of(tags[GameTag::White]), out);
        append_value(letters_of(tags[GameTag::Black]), out);
        break;
      case SameBy::Date:
        append_date(tags[GameTag::Date], out);
        break;
      case SameBy::Event:
        append_value(folded(tags[GameTag::Event]), out);
        break;
      case SameBy::Site:
        append_value(folded(tags[GameTag::Site]), out);
        break;
      case SameBy::Round:
        append_value(folded(tags[GameTag::Round]), out);
        break;
      case SameBy::Result:
        append_value(notation::text(game.end.result), out);
        break;
    }
  }
  facts.moves.append_to(out);
}

bool Duplicates::add(std::string_view key, std::uint32_t richness) {
  const Game game{games_++, richness};
  std::array<char, sizeof game.number + sizeof game.richness> payload;
  std::memcpy(payload.data(), &game.number, sizeof game.number);
  std::memcpy(payload.data() + sizeof game.number, &game.richness, sizeof game.richness);
  return sorting_.add(key, {payload.data(), payload.size()});
}

bool Duplicates::find() {
  dropped_.assign(games_, false);
  return sorting_.for_each([&](std::string_view key, std::string_view payload) {
    Game game{};
    std::memcpy(&game.number, payload.data(), sizeof game.number);
    std::memcpy(&game.richness, payload.data() + sizeof game.number, sizeof game.richness);
    look_at(key, game);
    return !stop_requested();
  }) && !stop_requested();
}

/// Keys come in order: the same ones side by side, and right behind those that begin another one, one that goes on.
void Duplicates::look_at(std::string_view key, Game game) {
  if (key == last_key_) {
    if (rules_.keep_richest && game.richness > kept_.richness) std::swap(game, kept_);
    dropped_[game.number] = true;
    return;
  }
  if (rules_.drop_beginnings && last_key_.starts_with(by_moves) && key.starts_with(last_key_)) {
    dropped_[kept_.number] = true;
    ++beginnings_;
  }
  last_key_ = key;
  kept_ = game;
}

}  // namespace adoube::cli
