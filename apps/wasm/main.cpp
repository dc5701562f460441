// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the browser. A module with two functions: reserve(n) gives room for a request, answer(p, n) reads it there and gives
// the place of the answer: four bytes of length (little endian), then that many bytes of JSON. It stays until the next call.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "apps/answers/answer.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace {

std::string request;
std::string reply;

}  // namespace

extern "C" {

__attribute__((export_name("reserve"))) char* reserve(std::size_t size) {
  request.resize(size);
  return request.data();
}

__attribute__((export_name("answer"))) const char* answer(const char* text, std::size_t size) {
  const std::string json = adoube::answers::answer(std::string_view(text, size), adoube::opening_names::book);
  const auto length = static_cast<std::uint32_t>(json.size());
  reply.assign(sizeof length, '\0');
  std::memcpy(reply.data(), &length, sizeof length);
  reply += json;
  return reply.data();
}
}
