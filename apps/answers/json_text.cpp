// SPDX-License-Identifier: MIT
#include "apps/answers/json_text.hpp"

#include <array>
#include <charconv>

namespace adoube::answers {
namespace {

void append_control(unsigned char byte, std::string& out) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += "\\u00";
  out += digits[byte >> 4];
  out += digits[byte & 0xF];
}

}  // namespace

void append_json(std::string_view text, std::string& out) {
  out += '"';
  for (const char byte : text) {
    switch (byte) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F)
          append_control(static_cast<unsigned char>(byte), out);
        else
          out += byte;
    }
  }
  out += '"';
}

void append_json_name(std::string_view name, std::string& out) {
  if (out.empty() || out.back() != '{') out += ',';
  append_json(name, out);
  out += ':';
}

void append_json(std::uint64_t number, std::string& out) {
  std::array<char, 20> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace adoube::answers
