// SPDX-License-Identifier: MIT
// Games that pass from file to file, and what is made of the values of their tags. Good games put one behind the other, in
// any order, are read again as they were; names of files are safe and never meet.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/file_names.hpp"
#include "apps/cli/game_tags.hpp"
#include "apps/cli/letters.hpp"
#include "apps/cli/passing_games.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

struct Read {
  std::string text;
  cli::GameEdges edges;
  std::uint32_t plies;
  notation::PgnResult result;
  bool has_faults;  ///< besides that it has no tags
};

class Reading final : public cli::PassingPart {
 public:
  std::vector<Read> games;

 private:
  void keep(const cli::PassingGame& game) override {
    games.push_back({std::string(game.text), game.edges, game.end.plies, game.end.result,
                     game.end.errors + game.end.warnings > (game.edges.begins_with_tag ? 0U : 1U)});
    const cli::GameEdges again = cli::GameEdges::unpacked(game.edges.packed());
    law(again.packed() == game.edges.packed() && again.end == game.edges.end && again.result == game.edges.result,
        "edges fit into a byte");
  }
};

std::vector<Read> read(const std::string& text) {
  notation::PgnReader reader(text, {});
  Reading reading;
  for (std::uint64_t begin = 0; reader.read_game(reading); begin = reader.bytes_read())
    reading.game_text(std::string_view(text).substr(begin, reader.bytes_read() - begin));
  return std::move(reading.games);
}

std::vector<Read> joined(const std::vector<Read>& games) {
  cli::GameJoiner joiner;
  std::string text;
  for (const Read& game : games) joiner.append(game.text, game.edges, text);
  return read(text);
}

void check_order(const std::vector<Read>& games) {
  const std::vector<Read> again = joined(games);
  law(again.size() == games.size(), "as many games are read again");
  for (std::size_t i = 0; i < games.size(); ++i)
    law(again[i].plies == games[i].plies && again[i].result == games[i].result, "each of them as it was");
}

void check_games(std::string_view text) {
  std::vector<Read> games;
  while (!text.empty()) {
    // A byte that is in no UTF-8 parts the files.
    const std::size_t end = std::min(text.find('\xFF'), text.size());
    std::ranges::move(read(std::string(text.substr(0, end))), std::back_inserter(games));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  // What a game with faults leaves open can take in others, however far away: of it is asked only that it can be joined.
  (void)joined(games);
  std::erase_if(games, [](const Read& game) { return game.has_faults; });
  check_order(games);
  std::ranges::reverse(games);
  check_order(games);
}

void check_value(std::string_view value) {
  const cli::TagDate date = cli::date_of(value);
  law(date.year.value_or(1) > 0 && date.year.value_or(1) <= 9999, "years have four digits");
  law(date.month.value_or(1) > 0 && date.month.value_or(1) <= 12, "months are months");
  law(date.day.value_or(1) > 0 && date.day.value_or(1) <= 31, "days are days");
  law(cli::rating_of(value).value_or(1) <= 9999, "ratings are bounded");
  const std::string eco = cli::eco_of(value);
  law(eco.empty() || eco.size() == 3, "codes have three signs");
  law(cli::folded(cli::folded(value)) == cli::folded(value), "what is folded stays so");
}

void check_names(std::string_view text) {
  cli::FileNames names;
  std::vector<std::string> given;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string stem = cli::file_stem(text.substr(0, end));
    law(!stem.empty() && stem.size() <= 101, "a stem is of a length that every file system takes");
    law(stem.find_first_of(std::string_view("\0/\\:*?\"<>|. \t'`$&;()[]{}!#~", 27)) == std::string::npos, "and safe");
    law(stem.front() != '-' && stem.back() != '.', "at its ends as well");
    law(cli::file_stem(stem) == stem || stem.starts_with('_'), "a stem is its own stem");
    given.push_back(cli::folded(names.name_of(stem)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::ranges::sort(given);
  law(std::ranges::adjacent_find(given) == given.end(), "no two names meet");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  adoube::fuzz::check_games(text);
  adoube::fuzz::check_value(text);
  adoube::fuzz::check_names(text);
  return 0;
}
