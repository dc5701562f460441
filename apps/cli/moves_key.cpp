// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/moves_key.hpp"

#include "adoube/notation/fen.hpp"

namespace adoube::cli {
namespace {

std::string without_counters(const rules::Position& position) {
  std::string fen = notation::write_fen(position, {.castling = notation::CastlingField::RookFiles});
  for (int counters = 0; counters < 2; ++counters) fen.resize(fen.rfind(' '));
  return fen;
}

}  // namespace

void MovesKey::clear() {
  start_.clear();
  moves_.clear();
}

void MovesKey::starts(const rules::Position& position) {
  static const std::string standard = without_counters(rules::Position::initial());
  start_.clear();
  if (position == rules::Position::initial()) return;
  start_ = without_counters(position);
  if (start_ == standard) start_.clear();
}

void MovesKey::move(rules::Move move) {
  const unsigned type = static_cast<unsigned>(move.bits()) >> 12;
  const unsigned key =
      static_cast<unsigned>(move.from().index()) << 10 | static_cast<unsigned>(move.to().index()) << 4 | type;
  moves_ += static_cast<char>(key >> 8);
  moves_ += static_cast<char>(key & 0xFF);
}

void MovesKey::append_to(std::string& out) const {
  out += start_;
  out += '\0';
  out += moves_;
}

}  // namespace adoube::cli
