// SPDX-License-Identifier: MIT
#include "adoube/openings/family.hpp"

#include <algorithm>

namespace adoube::openings {
namespace {

constexpr std::array<std::string_view, all_families.size()> codes = {
    "open", "semi-open", "closed", "indian", "other-queens-pawn", "flank", "irregular"};

/// Codes of the Encyclopaedia stand in families next to each other: from this code to the next row's.
struct Chapter {
  std::string_view first;
  Family family;
};

constexpr std::array chapters = {
    Chapter{"A00", Family::Irregular},
    Chapter{"A01", Family::Flank},            // 1.b3, 1.f4, 1.Nf3, 1.c4
    Chapter{"A40", Family::OtherQueensPawn},  // neither 1...d5 nor 1...Nf6
    Chapter{"A45", Family::Indian},           // 1.d4 Nf6, with the Budapest, Benko and Benoni
    Chapter{"A80", Family::OtherQueensPawn},  // 1.d4 f5
    Chapter{"B00", Family::SemiOpen},         // neither 1...e5 nor 1...e6
    Chapter{"C00", Family::SemiOpen},         // 1.e4 e6
    Chapter{"C20", Family::Open},
    Chapter{"D00", Family::Closed},
    Chapter{"D70", Family::Indian},  // the Grünfeld
    Chapter{"E00", Family::Indian},
};

}  // namespace

std::string_view code(Family family) { return codes[static_cast<std::size_t>(index(family))]; }

std::optional<Family> family_from_code(std::string_view text) {
  const auto found = std::ranges::find(all_families, text, code);
  if (found == all_families.end()) return std::nullopt;
  return *found;
}

bool is_eco(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() == 3 && text[0] >= 'A' && text[0] <= 'E' && is_digit(text[1]) && is_digit(text[2]);
}

std::optional<Family> family_of(std::string_view eco) {
  if (!is_eco(eco)) return std::nullopt;
  return std::ranges::upper_bound(chapters, eco, {}, &Chapter::first)[-1].family;
}

}  // namespace adoube::openings
