// SPDX-License-Identifier: MIT
#include "tests/unwinnability/known_epd.hpp"

#include <cstdio>
#include <fstream>
#include <optional>
#include <sstream>

#include "adoube/notation/fen.hpp"

namespace adoube::unwinnability {
namespace {

/// The four fields of the line with counters put behind them. Numbers of men that no game leads to are read as they are.
[[nodiscard]] std::optional<rules::Position> position_of(const std::string& line) {
  std::istringstream words(line);
  std::string placement, turn, castling, en_passant;
  words >> placement >> turn >> castling >> en_passant;
  const std::string fen = placement + " " + turn + " " + castling + " " + en_passant + " 0 1";
  const auto judgement = notation::judge_fen(fen, notation::Strictness::Lenient);
  if (judgement.position) return judgement.position;
  if (!judgement.setup) return std::nullopt;
  const auto position = rules::Position::from(*judgement.setup);
  return position ? std::optional(*position) : std::nullopt;
}

[[nodiscard]] std::optional<KnownPosition> known(const std::string& line) {
  const auto position = position_of(line);
  const auto says = [&](const char* verdict) { return line.find("verdict \"" + std::string(verdict) + '"') != line.npos; };
  if (!position) return std::nullopt;
  if (says("winnable")) return KnownPosition{line, *position, true, true};
  if (says("unwinnable-for-white")) return KnownPosition{line, *position, false, true};
  if (says("unwinnable-for-black")) return KnownPosition{line, *position, true, false};
  if (says("dead")) return KnownPosition{line, *position, false, false};
  return std::nullopt;
}

}  // namespace

std::vector<KnownPosition> read_known(const std::string& path) {
  std::vector<KnownPosition> all;
  std::ifstream file(path);
  if (!file) std::fprintf(stderr, "%s cannot be opened\n", path.c_str());
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (const auto one = known(line))
      all.push_back(*one);
    else
      std::fprintf(stderr, "left out: %s\n", line.c_str());
  }
  return all;
}

}  // namespace adoube::unwinnability
