// SPDX-License-Identifier: MIT
// What an engine says: any line is answered with a value within its bounds or with a reason that lies in the line.
#include <string_view>

#include "adoube/uci/said.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

void check_info(const uci::Info& info) {
  law(info.variation.size() <= uci::longest_variation, "a variation is bounded");
  for (const std::string& move : info.variation) law(uci::looks_like_a_move(move), "a variation is of moves");
  law(!info.rank || *info.rank >= 1, "ranks begin at 1");
  law(!info.depth || *info.depth >= 0, "no depth is below nothing");
  law(!info.nodes || *info.nodes >= 0, "no count is below nothing");
}

void check(std::string_view line) {
  const auto said = uci::read_said(line);
  law(said == uci::read_said(line), "reading again gives the same");
  if (!said) {
    law(said.error().offset <= line.size(), "a problem lies in the line");
    return;
  }
  law(line.size() <= uci::longest_line, "a line that is too long is not read");
  if (const auto* info = std::get_if<uci::Info>(&*said)) check_info(*info);
  if (const auto* option = std::get_if<uci::Option>(&*said))
    law(!option->name.empty() && option->choices.size() <= uci::most_choices, "an option has a name, and bounded choices");
  if (const auto* best = std::get_if<uci::BestMove>(&*said))
    law(!best->move || uci::looks_like_a_move(*best->move), "a best move looks like one");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
