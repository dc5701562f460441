// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_query.hpp"

#include <fmt/format.h>

#include <utility>

#include "adoube/notation/pgn_header.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/cli/letters.hpp"
#include "apps/cli/whole_number.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {
namespace {

[[nodiscard]] std::string_view words(search::MaterialPatternFault::Reason reason) {
  using enum search::MaterialPatternFault::Reason;
  switch (reason) {
    case WhiteKing:
      return "White's pieces come first and begin with K";
    case BlackKing:
      return "Black's pieces begin with k";
    case Piece:
      return "expected a letter of a piece, White's PNBRQ before Black's pnbrq";
    case NamedTwice:
      return "the letters of one kind stand together";
    case Count:
      return "expected a number from 0 to 62 or a range such as 2-4, behind a single letter";
    case BehindAnyElse:
      return "nothing of a side stands behind its \".\"";
  }
  return "";
}

/// Reads one condition after the other until one is refused.
class QueryReader {
 public:
  QueryReader(const QueryText& text, const Common& common) : text_(text), common_(common) {}

  Expected<GameQuery, std::string> read() {
    const bool good = position() && material() && results() && dates() && opening() && ended() &&
                      span("--elo", text_.elo, "ratings such as 2700, 2600..2700 or 2700..", query_.elo) &&
                      span("--plies", text_.plies, "numbers of half-moves such as 40, 20..60 or ..20", query_.plies);
    if (!good) return refused(std::move(refusal_));
    if (text_.players.size() > 2) return refused(std::string("--player: a game has two players, and more names were given"));
    for (const std::string& player : text_.players) query_.players.push_back(folded(player));
    name(text_.white, query_.white);
    name(text_.black, query_.black);
    name(text_.event, query_.event);
    name(text_.site, query_.site);
    query_.in_variations = text_.in_variations;
    return std::move(query_);
  }

 private:
  bool refuse(std::string sentence) {
    refusal_ = std::move(sentence);
    return false;
  }

  bool position() {
    if (!text_.fen) return !text_.board_only || refuse("--board: there is no --fen that it could be about");
    const auto position = answers::read_position(*text_.fen, common_.manner);
    if (!position) return refuse(fmt::format("--fen: {}", position.error().text));
    query_.position = *position;
    query_.board_only = text_.board_only;
    return true;
  }

  bool material() {
    if (!text_.material) return !text_.either_color || refuse("--either: there is no --material that it could be about");
    const auto pattern = search::MaterialPattern::read(*text_.material);
    if (!pattern)
      return refuse(fmt::format("--material {}: at character {}: {}", *text_.material, pattern.error().offset + 1,
                                words(pattern.error().reason)));
    query_.material.push_back(*pattern);
    if (text_.either_color) query_.material.push_back(pattern->swapped());
    query_.stood = text_.stood;
    return true;
  }

  bool results() {
    for (const std::string& result : text_.results) {
      const auto known = notation::result_named(result);
      if (!known) return refuse(fmt::format("--result {}: expected 1-0, 0-1, 1/2-1/2 or *", result));
      query_.results.push_back(*known);
    }
    return true;
  }

  bool dates() {
    if (!text_.date) return true;
    query_.dates = search::DateSpan::read(*text_.date);
    return query_.dates || refuse(fmt::format("--date {}: expected a date or FROM..TO in that order, such as 2023, 2023.05, "
                                              "2023.05.17, 1999..2003.06, 2020.. or ..1899",
                                              *text_.date));
  }

  bool opening() {
    if (!text_.opening) return true;
    query_.opening = OpeningsSought::read(*text_.opening, opening_names::book());
    return query_.opening ||
           refuse(fmt::format("--opening {}: expected a code such as B90 or B9, a range such as B90-B99, or "
                              "a part of an opening's name",
                              *text_.opening));
  }

  bool ended() {
    if (!text_.ended) return true;
    query_.ended = ending_named(*text_.ended);
    return query_.ended || refuse(fmt::format("--ended {}: expected one of {}", *text_.ended, ending_names()));
  }

  bool span(std::string_view option, const std::optional<std::string>& text, std::string_view expected,
            std::optional<NumberSpan>& span) {
    if (!text) return true;
    span = NumberSpan::read(*text);
    return span || refuse(fmt::format("{} {}: expected {}", option, *text, expected));
  }

  static void name(const std::optional<std::string>& text, std::optional<std::string>& name) {
    if (text) name = folded(*text);
  }

  const QueryText& text_;
  const Common& common_;
  GameQuery query_{};
  std::string refusal_{};
};

}  // namespace

std::optional<NumberSpan> NumberSpan::read(std::string_view text) {
  const std::size_t dots = text.find("..");
  const std::string_view from = text.substr(0, dots);
  const std::string_view to = dots == std::string_view::npos ? text : text.substr(dots + 2);
  if (from.empty() && to.empty()) return std::nullopt;
  const auto least = from.empty() ? std::uint32_t{0} : whole_number(from);
  const auto most = to.empty() ? UINT32_MAX : whole_number(to);
  if (!least || !most || *most < *least) return std::nullopt;
  return NumberSpan{*least, *most};
}

Expected<GameQuery, std::string> read_query(const QueryText& text, const Common& common) {
  return QueryReader(text, common).read();
}

}  // namespace adoube::cli
