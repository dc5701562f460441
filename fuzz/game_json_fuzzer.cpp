// SPDX-License-Identifier: MIT
// Games as JSON, the form of `pgn convert`. Any bytes, taken as JSON: a game or a reason, and a game written and read again
// is the same. The same bytes, taken as PGN: each game comes back from JSON as it was. Asked as a browser asks, read-pgn and
// write-pgn give export form, and that gives itself.
#include <string>
#include <string_view>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/answers/answer.hpp"
#include "apps/cli/pgn_json.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using notation::PgnGame;

std::string written(const PgnGame& game) {
  cli::NumberedText numbered;
  cli::append_game_json(game, 0, {.en_passant = notation::EnPassantField::Always}, numbered);
  std::string line;
  numbered.append_to(line, 0);
  law(line.find('\n') == line.size() - 1, "a game is one line");
  line.pop_back();
  return line;
}

void check_writing(const PgnGame& game) {
  if (!game.start) return;
  const auto again = cli::read_game_json(written(game), 1);
  law(again.has_value(), "a written game can be read");
  law(again->start == game.start && again->lines == game.lines && again->comments == game.comments, "and is the same game");
  law(again->result == game.result && again->tags == game.tags, "with its result and tags");
}

void check(std::string_view text) {
  const auto game = cli::read_game_json(text, 1);
  if (game)
    check_writing(*game);
  else
    law(game.error().offset <= text.size() && !game.error().code.empty(), "a refused line has a reason with its place");
  notation::PgnReader reader(text);
  while (const auto next = read_pgn_game(reader)) check_writing(*next);
}

const openings::Book& no_book() {
  static const openings::Book book;
  return book;
}

answers::Json asked(const answers::Json& request) {
  const auto answer = answers::Json::parse(answers::answer(answers::line(request), no_book), nullptr, false);
  law(answer.is_object(), "an answer is an object");
  return answer;
}

/// Each game of the text as the browser writes it.
std::string rewritten(const std::string& text) {
  std::string all;
  for (const answers::Json& game : asked({{"command", "read-pgn"}, {"text", text}, {"most", 8}})["games"]) {
    if (game["fen"].is_null()) continue;
    const answers::Json pgn = asked({{"command", "write-pgn"}, {"game", game}});
    law(pgn.contains("pgn") && pgn["problems"].empty(), "a game that was read can be written");
    all += pgn["pgn"].get<std::string>();
  }
  return all;
}

void check_browser(std::string_view text) {
  const std::string once = rewritten(std::string(text));
  law(rewritten(once) == once, "export form is stable");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  adoube::fuzz::check(text);
  adoube::fuzz::check_browser(text);
  return 0;
}
