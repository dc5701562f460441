// SPDX-License-Identifier: MIT
#include "adoube/lessons/notation_task.hpp"

#include <string_view>

#include "adoube/laws/values.hpp"
#include "adoube/notation/notation_style.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"

namespace adoube::lessons {
namespace {

using notation::Forgiven;

[[nodiscard]] notation::NotationStyle style_of(NotationForm form) {
  return {.length = form == NotationForm::Long ? notation::MoveLength::Long : notation::MoveLength::Short,
          .letters = form == NotationForm::Figurine ? notation::PieceLetters::Figurine : notation::PieceLetters::English};
}

/// What the Laws leave to the writer.
[[nodiscard]] bool is_free(Forgiven departure) {
  switch (departure) {
    case Forgiven::CheckMarkMissing:
    case Forgiven::MateAsDoublePlus:
    case Forgiven::CaptureMarkMissing:
    case Forgiven::CaptureMarkSpelling:
    case Forgiven::CastlingSpelling:
    case Forgiven::EnPassantMark:
    case Forgiven::PromotionSpelling:
      return true;
    default:
      return false;
  }
}

/// What the form itself wants, though it is no export form. The long form tells both squares, of a pawn without a letter,
/// and with or without a hyphen (C.8): Ng1-f3, Bb5xc6, e7e5.
[[nodiscard]] bool belongs_to(NotationForm form, Forgiven departure, bool of_a_pawn) {
  if (form == NotationForm::Figurine) return departure == Forgiven::Figurine;
  if (form == NotationForm::Short) return false;
  return departure == Forgiven::LongForm || departure == Forgiven::NeedlessDisambiguation ||
         (departure == Forgiven::CoordinateForm && of_a_pawn);
}

[[nodiscard]] bool names_both_squares(std::string_view text, rules::Move move) {
  const std::string from = move.from().name();
  const std::size_t at = text.find(from);
  return at != std::string_view::npos && text.find(move.to().name(), at + from.size()) != std::string_view::npos;
}

/// Castling looks the same in every form, and a pawn has no figurine.
[[nodiscard]] bool is_in_form(std::string_view text, const notation::SanReading& reading, NotationForm form,
                              bool of_a_pawn) {
  if (form == NotationForm::Short || reading.move.type() == rules::Move::Type::Castling) return true;
  if (form == NotationForm::Long) return names_both_squares(text, reading.move);
  return reading.forgiven.has(Forgiven::Figurine) || of_a_pawn;
}

[[nodiscard]] Judgement judge_form(const rules::Position& position, std::string_view text,
                                   const notation::SanReading& reading, NotationForm form) {
  const bool of_a_pawn = position.at(reading.move.from())->kind == rules::Kind::Pawn;
  Judgement judgement;
  judgement.move = reading.move;
  for (const Forgiven departure : reading.forgiven) {
    if (is_free(departure) || belongs_to(form, departure, of_a_pawn)) continue;
    const laws::Code code = laws::code_of(departure);
    judgement.misses.push_back({MissCode::OtherForm, {}, std::string(laws::name(code))});
    judgement.reasons.push_back({code});
  }
  if (judgement.right() && !is_in_form(text, reading, form, of_a_pawn))
    judgement.misses.push_back({MissCode::OtherForm, {}, {}});
  return judgement;
}

}  // namespace

Judgement judge(const game::History& history, const NotationTask& task, const NotationAnswer& answer) {
  const rules::Position& position = history.current();
  const auto reading = notation::read_san(position, answer.text);
  if (!reading) {
    Judgement judgement = missed(MissCode::NotAMove);
    judgement.reasons.push_back(
        {laws::code_of(reading.error().fault), laws::values_of(position, answer.text, reading.error())});
    return judgement;
  }
  if (reading->move == notation::find_move(position, task.move))
    return judge_form(position, answer.text, *reading, task.form);
  Judgement judgement =
      missed(MissCode::OtherMove, rules::Bitboard(reading->move.from()) | rules::Bitboard(reading->move.to()));
  judgement.move = reading->move;
  return judgement;
}

std::optional<NotationAnswer> solve(const game::History& history, const NotationTask& task) {
  const auto move = notation::find_move(history.current(), task.move);
  if (!move) return std::nullopt;
  return NotationAnswer{notation::write_move(history.current(), *move, style_of(task.form))};
}

}  // namespace adoube::lessons
