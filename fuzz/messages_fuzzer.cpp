// SPDX-License-Identifier: MIT
// What comes over the WebSocket and in request bodies, any bytes: a message or a reason; a message written and read again
// is the same; what is written is stable.
#include <string_view>

#include "apps/server/messages.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

template <class Read>
void check(std::string_view text, Read read) {
  const auto message = read(text);
  if (!message) return law(!message.error().sentence().empty(), "a refused message has a reason");
  const std::string written = server::write(*message);
  const auto again = read(written);
  law(again == *message, "a message written and read again is the same");
  law(server::write(*again) == written, "writing is stable");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adoube;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::check(text, server::read_client_message);
  fuzz::check(text, server::read_server_message);
  fuzz::check(text, server::read_new_game);
  fuzz::check(text, server::read_game_event);
  fuzz::check(text, server::read_game_state);
  fuzz::check(text, server::read_http_problem);
  return 0;
}
