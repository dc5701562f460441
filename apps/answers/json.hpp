// SPDX-License-Identifier: MIT
/// The JSON in which every edge of the program answers (docs/answers.md): command line, server and browser say the same
/// thing about the same case, since they all say it with these functions. Fields keep the order in which they are written.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/laws/card.hpp"
#include "adoube/laws/language.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::answers {

using Json = nlohmann::ordered_json;

/// How to answer.
struct Manner {
  laws::Language language = laws::Language::English;
  rules::Variant variant = rules::Variant::Standard;
  notation::EnPassantField en_passant = notation::EnPassantField::Legal;
};

/// "white", "black"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(rules::Color color);
[[nodiscard]] std::optional<rules::Color> color_from(std::string_view name);

/// ["e2","e4"], a1 first.
[[nodiscard]] Json squares(rules::Bitboard board);
/// {"code","article","squares","attackers","path","text"}; article null where the Laws have none.
[[nodiscard]] Json card(const laws::Card& card);
/// The text as JSON can hold it: bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string clean(std::string_view text);
/// One line, whatever bytes the values hold.
[[nodiscard]] std::string line(const Json& json);

}  // namespace adoube::answers
