// SPDX-License-Identifier: MIT
// Totals of `pgn total`. Any bytes, taken as lines: added or refused with a reason, and what has been added can be written,
// read again and is the same. The same bytes, taken as PGN: what is counted of them comes back from JSON as it was, and
// counts of two halves add up to those of the whole.
#include <string>
#include <string_view>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/statistics_json.hpp"
#include "apps/cli/statistics_part.hpp"
#include "apps/cli/totals.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

void check_written(const cli::GameStatistics& statistics) {
  const auto json = answers::Json::parse(answers::line(cli::statistics_json(statistics)), nullptr, false);
  const auto again = cli::read_statistics(json);
  law(again.has_value(), "written statistics can be read");
  law(*again == statistics, "and are the same");
}

void check_lines(std::string_view text) {
  cli::Totals totals;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
    const bool before = totals.empty();
    const auto fault = totals.add(line);
    law(!fault || totals.empty() == before, "a refused line changes nothing");
    if (fault) law(!sentence(*fault, laws::Language::English).empty(), "a refused line has a reason");
  }
  if (totals.statistics()) check_written(*totals.statistics());
}

void check_games(std::string_view text) {
  cli::StatisticsPart whole;
  cli::StatisticsPart parts[2];
  const notation::PgnReaderOptions main_lines{.lines = notation::PgnLines::MainLine};
  notation::PgnReader reader(text, main_lines);
  while (reader.read_game(whole)) {
  }
  notation::PgnReader again(text, main_lines);
  for (std::size_t game = 0; again.read_game(parts[game % 2]); ++game) {
  }
  cli::GameStatistics sum = parts[1].counts();
  sum += parts[0].counts();
  law(sum == whole.counts(), "parts add up to the whole");
  check_written(sum);
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  adoube::fuzz::check_lines(text);
  adoube::fuzz::check_games(text);
  return 0;
}
