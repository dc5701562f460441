// SPDX-License-Identifier: MIT
// SAN and coordinate moves. Input: a FEN (the initial position where it can't be read), a line end, the text of a move.
// What is written reads back as the move; the strict reader takes nothing else; what it takes, the lenient one takes
// without forgiving anything; no two legal moves are written alike; the quick reader agrees with the lenient one.
#include <set>
#include <string>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/lan.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using notation::read_san;
using notation::read_uci;
using notation::SanError;
using notation::SanFault;
using notation::Strictness;
using notation::write_san;
using rules::Move;
using rules::Position;
using rules::Variant;

void check_writing(const Position& position) {
  std::set<std::string> seen;
  for (const Move move : legal_moves(position)) {
    const std::string text = write_san(position, move);
    law(seen.insert(text).second, "two moves of a position are never written alike");
    char room[notation::san_write_limit];
    law(std::string_view(room, write_san(position, move, room)) == text, "both writers write the same");
    const auto strict = read_san(position, text, Strictness::Strict);
    law(strict && strict->move == move, "a written move reads back strictly");
    const auto lenient = read_san(position, text, Strictness::Lenient);
    law(lenient && lenient->move == move && lenient->forgiven.empty(), "and leniently, with nothing forgiven");
    law(notation::read_san_fast(position, text) == move, "and quickly");
    const auto lan = read_san(position, notation::write_lan(position, move), Strictness::Lenient);
    law(lan && lan->move == move, "the long form reads back leniently");
    law(read_uci(position, notation::write_uci(move, position.variant())) == move, "coordinates read back");
  }
}

void check_error(const Position& position, const SanError& error, std::string_view text) {
  law(error.offset <= text.size(), "a fault lies in the text");
  law(error.fault != SanFault::Ambiguous || error.candidates.count() >= 2, "ambiguous is between two at least");
  law(!error.move || is_legal(position, *error.move), "the move that would be read is legal");
}

void check_reading(const Position& position, std::string_view text) {
  const auto strict = read_san(position, text, Strictness::Strict);
  const auto lenient = read_san(position, text, Strictness::Lenient);
  if (!strict) check_error(position, strict.error(), text);
  if (!lenient) check_error(position, lenient.error(), text);
  if (lenient) law(is_legal(position, lenient->move), "a move that was read is legal");
  if (strict) {
    law(write_san(position, strict->move) == text, "the strict reader takes what is written and nothing else");
    law(lenient && lenient->move == strict->move && lenient->forgiven.empty(), "and the lenient one takes it as it stands");
  }
  if (lenient && lenient->forgiven.empty()) law(strict.has_value(), "where nothing is forgiven, the strict reader reads");
  if (const auto quick = notation::read_san_fast(position, text))
    law(lenient && lenient->move == *quick, "where the quick reader gives a move, the lenient one gives the same");
}

void check_coordinates(const Position& position, std::string_view text) {
  const auto said = notation::parse_uci(text);
  if (said) law(notation::write_uci(*said) == text, "coordinates are written as they were read");
  const auto move = read_uci(position, text);
  if (move)
    law(said && is_legal(position, *move) && notation::find_move(position, *said) == *move,
        "coordinates read are a legal move");
}

Position position_of(std::string_view fen, Variant variant) {
  const auto judgement = notation::judge_fen(fen, Strictness::Lenient, variant);
  return judgement.position.value_or(Position::initial());
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adoube;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::string_view fen = input.substr(0, input.find('\n'));
  const std::string_view text = input.substr(std::min(input.size(), fen.size() + 1));
  for (const auto variant : {rules::Variant::Standard, rules::Variant::Chess960}) {
    const auto position = fuzz::position_of(fen, variant);
    fuzz::check_writing(position);
    fuzz::check_reading(position, text);
    fuzz::check_coordinates(position, text);
  }
  return 0;
}
