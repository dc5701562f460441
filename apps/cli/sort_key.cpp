// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/sort_key.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

constexpr std::array<std::pair<std::string_view, SortBy>, 14> named_orders = {{{"date", SortBy::Date},
                                                                               {"white", SortBy::White},
                                                                               {"black", SortBy::Black},
                                                                               {"event", SortBy::Event},
                                                                               {"site", SortBy::Site},
                                                                               {"round", SortBy::Round},
                                                                               {"result", SortBy::Result},
                                                                               {"eco", SortBy::Eco},
                                                                               {"opening", SortBy::Opening},
                                                                               {"elo", SortBy::Elo},
                                                                               {"white-elo", SortBy::WhiteElo},
                                                                               {"black-elo", SortBy::BlackElo},
                                                                               {"plies", SortBy::Plies},
                                                                               {"moves", SortBy::Moves}}};

/// What stands in front of a value: what is known comes first.
constexpr char known = 0;
constexpr char unknown = 1;

/// Writes the values of one key. Values of any length end in a zero, which no other byte of them is, so that a shorter one
/// is before a longer one that it begins; descending, every byte but the one that says "unknown" is turned over.
class KeyWriter {
 public:
  KeyWriter(bool descending, std::string& out) : turn_(descending ? '\xFF' : '\0'), out_(out) {}

  void number(std::optional<std::uint32_t> value) {
    out_ += value ? known : unknown;
    if (!value) return;
    for (int shift = 24; shift >= 0; shift -= 8) put(static_cast<char>(*value >> shift & 0xFF));
  }
  void text(std::string_view value) {
    out_ += value.empty() ? unknown : known;
    if (!value.empty()) bytes(value);
  }
  void bytes(std::string_view value) {
    for (const char byte : value) {
      if (byte == '\0' || byte == '\1') put('\1');
      put(byte == '\0' ? '\1' : byte == '\1' ? '\2' : byte);
    }
    put('\0');
  }

 private:
  void put(char byte) { out_ += static_cast<char>(byte ^ turn_); }

  char turn_;
  std::string& out_;
};

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// Numbers and words one after the other, whatever stands between: "2.10" is 2 and 10. A number is its length, then its
/// digits, so that it is before a larger one; and before a word.
std::string round_key(std::string_view value) {
  std::string out;
  while (!value.empty()) {
    const bool number = is_digit(value.front());
    const auto* const end = std::ranges::find_if(value, [&](char byte) { return is_digit(byte) != number; });
    std::string_view piece = value.substr(0, static_cast<std::size_t>(end - value.begin()));
    value.remove_prefix(piece.size());
    if (number) {
      piece.remove_prefix(std::min(piece.find_first_not_of('0'), piece.size()));
      out += static_cast<char>(2 + std::min<std::size_t>(piece.size(), 30));
      out += piece;
    } else if (piece.find_first_not_of(". -/") != std::string_view::npos) {
      out += '\x21';
      out += folded(piece);
    }
  }
  return out;
}

std::optional<std::uint32_t> result_number(notation::PgnResult result) {
  switch (result) {
    case notation::PgnResult::WhiteWins:
      return 0;
    case notation::PgnResult::Draw:
      return 1;
    case notation::PgnResult::BlackWins:
      return 2;
    case notation::PgnResult::Unfinished:
      break;
  }
  return std::nullopt;
}

/// Twice the mean.
std::optional<std::uint32_t> mean_rating(const GameTags& tags) {
  const auto white = rating_of(tags[GameTag::WhiteElo]);
  const auto black = rating_of(tags[GameTag::BlackElo]);
  if (!white && !black) return std::nullopt;
  return white.value_or(*(black ? black : white)) + black.value_or(*(white ? white : black));
}

void append_one(SortOrder order, const GameFacts& facts, const notation::PgnGameEnd& end, std::string& out) {
  const GameTags& tags = facts.tags;
  KeyWriter key(order.descending, out);
  switch (order.by) {
    case SortBy::Date: {
      const TagDate date = date_of(tags[GameTag::Date]);
      for (const auto& part : {date.year, date.month, date.day}) key.number(part);
      break;
    }
    case SortBy::White:
      return key.text(folded(tags[GameTag::White]));
    case SortBy::Black:
      return key.text(folded(tags[GameTag::Black]));
    case SortBy::Event:
      return key.text(folded(tags[GameTag::Event]));
    case SortBy::Site:
      return key.text(folded(tags[GameTag::Site]));
    case SortBy::Round:
      return key.text(round_key(tags[GameTag::Round]));
    case SortBy::Result:
      return key.number(result_number(end.result));
    case SortBy::Eco:
      return key.text(facts.eco());
    case SortBy::Opening:
      return key.text(facts.opening() != nullptr ? facts.opening()->name : std::string_view());
    case SortBy::Elo:
      return key.number(mean_rating(tags));
    case SortBy::WhiteElo:
      return key.number(rating_of(tags[GameTag::WhiteElo]));
    case SortBy::BlackElo:
      return key.number(rating_of(tags[GameTag::BlackElo]));
    case SortBy::Plies:
      return key.number(end.plies);
    case SortBy::Moves: {
      std::string bytes;
      facts.moves.append_to(bytes);
      return key.bytes(bytes);
    }
  }
}

}  // namespace

std::string sort_names() {
  std::string out;
  for (const auto& [name, by] : named_orders) out.append(out.empty() ? "" : ", ").append(name);
  return out;
}

Expected<std::vector<SortOrder>, std::string> sort_orders(std::string_view text) {
  std::vector<SortOrder> orders;
  for (bool more = true; more;) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view piece = text.substr(0, comma);
    more = comma < text.size();
    text.remove_prefix(std::min(comma + 1, text.size()));
    const std::size_t colon = std::min(piece.find(':'), piece.size());
    const std::string_view name = piece.substr(0, colon);
    const std::string_view way = piece.substr(colon);
    const auto found = std::ranges::find(named_orders, name, &std::pair<std::string_view, SortBy>::first);
    if (found == named_orders.end())
      return refused(fmt::format("games are not sorted by \"{}\", but by {}", name, sort_names()));
    if (!way.empty() && way != ":asc" && way != ":desc")
      return refused(fmt::format("\"{}\" behind \"{}\" should be :asc or :desc", way, name));
    orders.push_back({found->second, way == ":desc"});
  }
  return orders;
}

bool needs_opening(const std::vector<SortOrder>& orders) {
  return std::ranges::any_of(orders, [](SortOrder order) { return order.by == SortBy::Eco || order.by == SortBy::Opening; });
}

void append_sort_key(const std::vector<SortOrder>& orders, const GameFacts& facts, const notation::PgnGameEnd& end,
                     std::string& out) {
  for (const SortOrder order : orders) append_one(order, facts, end, out);
}

}  // namespace adoube::cli
