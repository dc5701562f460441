// SPDX-License-Identifier: MIT
// FEN: what is written reads back the same; what the strict reader takes, the lenient one takes as it stands; a strictly
// valid FEN of standard chess is exactly the one that is written.
#include <algorithm>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using notation::CastlingField;
using notation::EnPassantField;
using notation::FenFault;
using notation::FenJudgement;
using notation::FenSeverity;
using notation::Strictness;
using rules::Position;
using rules::Variant;

/// All the writer leaves to choose, for a position, and reading each form again.
void check_writing(const Position& position, Strictness strictness) {
  const Variant variant = position.variant();
  for (const auto castling : {CastlingField::XFen, CastlingField::RookFiles}) {
    if (variant == Variant::Standard && castling == CastlingField::RookFiles) continue;
    const std::string always = notation::write_fen(position, {EnPassantField::Always, castling});
    const auto again = notation::judge_fen(always, strictness, variant);
    law(again.position == position, "a FEN with every en passant square reads back as the position");
    const std::string legal = notation::write_fen(position, {EnPassantField::Legal, castling});
    const auto shorter = notation::judge_fen(legal, strictness, variant);
    law(shorter.position && shorter.position->legal_en_passant_square() == position.legal_en_passant_square(),
        "a FEN with legal en passant squares reads back with the same one");
    law(notation::write_fen(*shorter.position, {EnPassantField::Legal, castling}) == legal, "writing is stable");
  }
}

void check_setup(const FenJudgement& judgement, Variant variant) {
  if (!judgement.setup) return;
  const std::string text = notation::write_fen(*judgement.setup);
  const auto again = notation::read_fen(text, variant);
  law(again == *judgement.setup, "a setup that was read is written and read back the same");
}

void check_problems(const FenJudgement& judgement, std::string_view text) {
  bool has_error = false;
  for (const auto& problem : judgement.problems) {
    has_error = has_error || problem.severity == FenSeverity::Error;
    law(problem.offset <= text.size() && problem.length <= text.size() - problem.offset, "a problem lies in the text");
    law(!code(problem).empty(), "a problem has a code");
  }
  law(judgement.valid() == !has_error, "valid is without an error");
  law((judgement.first_error() != nullptr) == has_error, "the first error is there when there is one");
}

/// An en passant square that contradicts the check is a warning to the strict reader, who keeps it; the lenient one drops
/// it.
bool drops_en_passant(const FenJudgement& judgement) {
  return std::ranges::any_of(
      judgement.problems, [](const auto& problem) { return problem.forgiven == notation::Forgiven::FenEnPassantDropped; });
}

void check(std::string_view text, Variant variant) {
  const FenJudgement strict = notation::judge_fen(text, Strictness::Strict, variant);
  const FenJudgement lenient = notation::judge_fen(text, Strictness::Lenient, variant);
  for (const FenJudgement* judgement : {&strict, &lenient}) {
    check_problems(*judgement, text);
    check_setup(*judgement, variant);
  }
  if (lenient.valid()) check_writing(*lenient.position, Strictness::Lenient);
  if (!strict.valid()) return;
  check_writing(*strict.position, Strictness::Strict);
  if (!drops_en_passant(lenient)) {
    law(lenient.position == strict.position, "what is strictly valid reads leniently as the same");
    law(lenient.problems == strict.problems, "and nothing is forgiven in it");
  }
  law(variant != Variant::Standard ||
          notation::write_fen(*strict.position, {EnPassantField::Always, CastlingField::XFen}) == text,
      "a strictly valid FEN of standard chess is the one that is written");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  adoube::fuzz::check(text, adoube::rules::Variant::Standard);
  adoube::fuzz::check(text, adoube::rules::Variant::Chess960);
  return 0;
}
