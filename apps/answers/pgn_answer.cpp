// SPDX-License-Identifier: MIT
#include "apps/answers/pgn_answer.hpp"

#include "adoube/notation/pgn_reader.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/answers/pgn_json.hpp"

namespace adoube::answers {

std::string read_pgn_answer(std::string_view text, std::uint32_t most, const Manner& manner) {
  notation::PgnReader reader(text, {.variant = manner.variant});
  std::string out = R"({"games":[)";
  for (std::uint32_t games = 1; games <= most; ++games) {
    const auto game = read_pgn_game(reader);
    if (!game) break;
    out += games > 1 ? R"(,{"game":)" : R"({"game":)";
    append_json(std::uint64_t{games}, out);
    append_game(*game, manner, Positions::Told, out);
    out += '}';
  }
  out += R"(],"bytes":)";
  append_json(reader.bytes_read(), out);
  out += reader.bytes_read() < text.size() ? R"(,"more":true})" : R"(,"more":false})";
  return out;
}

std::string write_pgn_answer(const Json& json, const Manner& manner) {
  const auto game = read_game(json, 1, manner.variant);
  if (!game) return line({{"error", game.error().json()}});
  std::string pgn;
  notation::write_pgn(*game, pgn, {.en_passant = manner.en_passant});
  std::string out = "{";
  append_json_name("pgn", out);
  append_json(clean(pgn), out);
  append_problems(game->problems, manner.language, out);
  out += '}';
  return out;
}

}  // namespace adoube::answers
