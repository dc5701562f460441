// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_json.hpp"

#include "apps/answers/pgn_json.hpp"

namespace adoube::cli {

void append_game_json(const notation::PgnGame& game, std::uint64_t number, const answers::Manner& manner,
                      NumberedText& numbered) {
  numbered.text() += "{\"game\":";
  numbered.append_number(number);
  answers::append_game(game, manner, answers::Positions::LeftOut, numbered.text());
  numbered.text() += "}\n";
}

Expected<notation::PgnGame, answers::TextFault> read_game_json(std::string_view text, std::uint32_t line,
                                                               rules::Variant variant) {
  try {
    return answers::read_game(answers::Json::parse(text), line, variant);
  } catch (const answers::Json::parse_error& error) {
    return refused(answers::TextFault{"syntax", error.byte > 0 ? error.byte - 1 : 0, "This is no JSON."});
  }
}

}  // namespace adoube::cli
