// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/json_text.hpp"

#include <fmt/format.h>

#include <iterator>

namespace adoube::cli {

void append_json(std::string_view text, std::string& out) {
  out += '"';
  for (const char byte : text) {
    switch (byte) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F)
          fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(byte));
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

void append_json(std::uint64_t number, std::string& out) { fmt::format_to(std::back_inserter(out), "{}", number); }

}  // namespace adoube::cli
