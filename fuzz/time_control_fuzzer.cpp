// SPDX-License-Identifier: MIT
// Time controls, in our text and in PGN's. What is read keeps its bounds, and what is written reads back as the same; a fault
// lies in the text and says what was expected.
#include "adoube/game/time_control.hpp"

#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using game::TimeControl;

void check_control(const TimeControl& control) {
  law(usable(control), "what is read keeps the bounds");
  const std::string text = write_time_control(control);
  const auto again = game::read_time_control(text);
  law(again && *again == control, "a written time control reads back as the same");
  law(write_time_control(*again) == text, "and is written as it was");
  law(game::read_pgn_time_control(write_pgn_time_control(control)) == control, "the PGN form reads back as the same");
  law(game::pace_from_name(name(pace(control))) == pace(control), "every pace has a name");
}

void check_text(std::string_view text) {
  const auto control = game::read_time_control(text);
  if (control) return check_control(*control);
  law(control.error().offset <= text.size(), "a fault lies in the text");
  law(!control.error().expected.empty(), "a fault says what was expected");
}

void check_value(std::string_view value) {
  if (const auto control = game::read_pgn_time_control(value)) check_control(*control);
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  adoube::fuzz::check_text(text);
  adoube::fuzz::check_value(text);
  return 0;
}
