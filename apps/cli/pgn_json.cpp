// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_json.hpp"

#include "apps/answers/pgn_json.hpp"

namespace adoube::cli {

using answers::Json;

namespace {

/// Where a text stops being JSON. A number that no double holds counts as well: the place is its last digit.
struct FirstFault final : nlohmann::json_sax<Json> {
  std::size_t offset = 0;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    offset = position > 0 ? position - 1 : 0;
    return false;
  }
};

}  // namespace

void append_game_json(const notation::PgnGame& game, std::uint64_t number, const answers::Manner& manner,
                      NumberedText& numbered) {
  numbered.text() += "{\"game\":";
  numbered.append_number(number);
  answers::append_game(game, manner, answers::Positions::LeftOut, numbered.text());
  numbered.text() += "}\n";
}

Expected<notation::PgnGame, answers::TextFault> read_game_json(std::string_view text, std::uint32_t line,
                                                               rules::Variant variant) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_discarded()) return answers::read_game(json, line, variant);
  FirstFault fault;
  Json::sax_parse(text, &fault);
  return refused(answers::TextFault{"syntax", fault.offset, "This is no JSON."});
}

}  // namespace adoube::cli
