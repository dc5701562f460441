// SPDX-License-Identifier: MIT
// Pictures that people send, any bytes: refused, or a PNG of one size that is read again and stays as it is.
#include <cstdint>

#include "apps/server/picture.hpp"
#include "fuzz/law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adoube;
  const auto avatar = server::avatar_of({reinterpret_cast<const char*>(data), size});
  if (!avatar) return 0;
  fuzz::law(avatar->starts_with("\x89PNG"), "a picture is written as a PNG");
  fuzz::law(avatar->size() < 100'000, "and a small one");
  fuzz::law(server::avatar_of(*avatar) == avatar, "what was written is read, and stays as it is");
  return 0;
}
