// SPDX-License-Identifier: MIT
// unwinnability_long_runs [--positions N] [--graphs] [--along-lines] [--cap N] [--every N] and one of
//   classes NAME...        few-men|walls FIRST COUNT        mutants FILE COUNT        epd FILE
// --positions: Limits::positions; --graphs: exhausted graphs are kept and checked; --cap: positions for the plain solver;
// --every: of what can be won in a class, one in N is asked about. Exit status 1 where something is wrong, 2 where the
// arguments are no use.
#include "tests/unwinnability/long_runs.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace adoube::unwinnability;

std::uint64_t number(std::string_view text) { return std::strtoull(std::string(text).c_str(), nullptr, 10); }

struct Options {
  Limits limits{};
  bool along_lines = false;
  std::size_t every = 1;
  std::size_t cap = 100'000;
  std::vector<std::string_view> words{};
};

Options options_of(std::span<char*> arguments) {
  Options options;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    const std::string_view next = i + 1 < arguments.size() ? arguments[i + 1] : "";
    if (word == "--graphs")
      options.limits.keep_graph = true;
    else if (word == "--along-lines")
      options.along_lines = true;
    else if (word == "--positions")
      options.limits.positions = static_cast<std::uint32_t>(number(next)), ++i;
    else if (word == "--every")
      options.every = std::max<std::size_t>(1, number(next)), ++i;
    else if (word == "--cap")
      options.cap = number(next), ++i;
    else
      options.words.push_back(word);
  }
  return options;
}

int run(const Options& options) {
  const auto& words = options.words;
  const std::string_view command = words.empty() ? "" : words.front();
  if (command == "classes" && words.size() > 1)
    return run_classes(std::span(words).subspan(1), options.every, options.limits) ? 0 : 1;
  if ((command == "few-men" || command == "walls") && words.size() == 3)
    return run_random(command == "walls", number(words[1]), number(words[2]), options.cap, options.limits) ? 0 : 1;
  if (command == "mutants" && words.size() == 3)
    return run_mutants(std::string(words[1]), number(words[2]), options.cap, options.limits) ? 0 : 1;
  if (command == "epd" && words.size() == 2)
    return run_epd(std::string(words[1]), options.along_lines, options.limits) ? 0 : 1;
  std::fputs("usage: classes NAME... | few-men FIRST COUNT | walls FIRST COUNT | mutants FILE COUNT | epd FILE\n", stderr);
  return 2;
}

}  // namespace

int main(int count, char** arguments) { return run(options_of({arguments, static_cast<std::size_t>(count)})); }
