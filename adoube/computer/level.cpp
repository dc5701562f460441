// SPDX-License-Identifier: MIT
#include "adoube/computer/level.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace adoube::computer {
namespace {

using namespace std::chrono_literals;

constexpr std::array<Level, 10> levels{{
    {.number = 1, .nodes = 60, .time = 300ms, .lines = 24, .weaker_share = 85, .weaker_span = 1'000},
    {.number = 2, .nodes = 120, .time = 300ms, .lines = 16, .weaker_share = 70, .weaker_span = 700},
    {.number = 3, .nodes = 300, .time = 300ms, .lines = 12, .weaker_share = 42, .weaker_span = 350},
    {.number = 4, .nodes = 600, .time = 400ms, .lines = 10, .weaker_share = 30, .weaker_span = 250},
    {.number = 5, .nodes = 1'000, .time = 500ms, .lines = 10, .weaker_share = 24, .weaker_span = 220},
    {.number = 6, .nodes = 1'600, .time = 500ms, .lines = 8, .weaker_share = 18, .weaker_span = 180},
    {.number = 7, .nodes = 2'600, .time = 700ms, .lines = 8, .weaker_share = 12, .weaker_span = 150},
    {.number = 8, .nodes = 5'000, .time = 1'000ms, .lines = 6, .weaker_share = 8, .weaker_span = 120},
    {.number = 9, .nodes = 15'000, .time = 1'500ms, .lines = 4, .weaker_share = 4, .weaker_span = 80},
    {.number = 10, .time = 2'000ms},
}};

/// What the engine holds back by itself, with as many positions and as much time as suit it.
constexpr std::array<Level, 5> held_back{{
    {.number = 5, .elo = 1350, .nodes = 20'000, .time = 500ms},
    {.number = 6, .elo = 1600, .nodes = 40'000, .time = 500ms},
    {.number = 7, .elo = 1850, .nodes = 80'000, .time = 700ms},
    {.number = 8, .elo = 2150, .nodes = 150'000, .time = 1'000ms},
    {.number = 9, .elo = 2500, .nodes = 400'000, .time = 1'500ms},
}};

}  // namespace

const Level& level(int number) {
  return levels[static_cast<std::size_t>(std::clamp(number, lowest_level, highest_level) - lowest_level)];
}

Level level_of_elo(int elo) {
  // What the levels below are worth by their games against each other, roughly: docs/computer.md.
  if (elo < 500) return level(1);
  if (elo < 800) return level(2);
  if (elo < 1050) return level(3);
  if (elo < 1250) return level(4);
  const auto stronger = std::ranges::find_if(held_back, [&](const Level& one) { return *one.elo >= elo; });
  Level wanted = stronger == held_back.end() ? held_back.back() : *stronger;
  wanted.elo = std::clamp(elo, lowest_elo, highest_elo);
  return wanted;
}

std::vector<uci::Setting> settings(const Level& level) {
  std::vector<uci::Setting> list{{"UCI_LimitStrength", level.elo ? "true" : "false"}};
  if (level.elo) list.push_back({"UCI_Elo", std::to_string(*level.elo)});
  list.push_back({"MultiPV", std::to_string(level.lines)});
  return list;
}

}  // namespace adoube::computer
