// SPDX-License-Identifier: MIT
// Perft as a WebAssembly module: room() gives a place for a FEN, perft() reads it there.
#include <array>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/perft.hpp"

namespace {

std::array<char, 256> fen;

}  // namespace

extern "C" {

__attribute__((export_name("room"))) char* room() { return fen.data(); }

/// -1 where the text is no position.
__attribute__((export_name("perft"))) double perft(int size, int depth, bool chess960, bool with_lists) {
  using namespace adoube;
  const auto variant = chess960 ? rules::Variant::Chess960 : rules::Variant::Standard;
  const auto position = notation::read_position(std::string_view(fen.data(), static_cast<std::size_t>(size)), variant);
  if (!position) return -1;
  return static_cast<double>(with_lists ? rules::perft_with_lists(*position, depth) : rules::perft(*position, depth));
}
}
