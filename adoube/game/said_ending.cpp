// SPDX-License-Identifier: MIT
#include "adoube/game/said_ending.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace adoube::game {
namespace {

using enum SaidEnding;

struct Phrase {
  std::string_view text;
  SaidEnding ending;
  bool in_comments;
};

/// The first that occurs decides: "timeout vs insufficient material" is a matter of time, "forfeit" alone one of absence.
constexpr auto phrases = std::to_array<Phrase>({
    {"time forfeit", TimeForfeit, true},
    {"timeforfeit", TimeForfeit, true},
    {"won on time", TimeForfeit, true},
    {"wins on time", TimeForfeit, true},
    {"loses on time", TimeForfeit, true},
    {"lost on time", TimeForfeit, true},
    {"forfeits on time", TimeForfeit, true},
    {"forfeited on time", TimeForfeit, true},
    {"drawn on time", TimeForfeit, true},
    {"ran out of time", TimeForfeit, true},
    {"runs out of time", TimeForfeit, true},
    {"flag fell", TimeForfeit, true},
    {"overstepped", TimeForfeit, true},
    {"超时", TimeForfeit, true},
    {"超時", TimeForfeit, true},
    {"on time", TimeForfeit, false},
    {"timeout", TimeForfeit, false},
    {"time out", TimeForfeit, false},
    {"resigns", Resignation, true},
    {"resigned", Resignation, true},
    {"认输", Resignation, true},
    {"認輸", Resignation, true},
    {"resign", Resignation, false},
    {"checkmate", Checkmate, false},
    {"将死", Checkmate, false},
    {"將死", Checkmate, false},
    {"stalemate", Stalemate, false},
    {"逼和", Stalemate, false},
    {"dead position", DeadPosition, false},
    {"insufficient material", DeadPosition, false},
    {"死局", DeadPosition, false},
    {"drawn by mutual agreement", Agreement, true},
    {"drawn by agreement", Agreement, true},
    {"draw by agreement", Agreement, true},
    {"draw agreed", Agreement, true},
    {"agreed to a draw", Agreement, true},
    {"agreed a draw", Agreement, true},
    {"agreement", Agreement, false},
    {"协议和棋", Agreement, true},
    {"協議和棋", Agreement, true},
    {"drawn by repetition", Repetition, true},
    {"draw by repetition", Repetition, true},
    {"draw by 3-fold", Repetition, true},
    {"draw by threefold", Repetition, true},
    {"repetition", Repetition, false},
    {"重复局面", Repetition, false},
    {"重複局面", Repetition, false},
    {"by the 50 move", FiftyMoves, true},
    {"by the 50-move", FiftyMoves, true},
    {"by the fifty-move", FiftyMoves, true},
    {"draw by fifty move", FiftyMoves, true},
    {"50 move", FiftyMoves, false},
    {"50-move", FiftyMoves, false},
    {"fifty move", FiftyMoves, false},
    {"fifty-move", FiftyMoves, false},
    {"disconnects", Absence, true},
    {"abandon", Absence, false},
    {"by adjudication", Adjudication, true},
    {"adjudicat", Adjudication, false},
    {"arbiter", OutsideTheBoard, false},
    {"death", OutsideTheBoard, false},
    {"emergency", OutsideTheBoard, false},
    {"forfeit", Absence, false},
    {"makes an illegal move", OutsideTheBoard, true},
    {"infraction", OutsideTheBoard, false},
    {"unterminated", OutsideTheBoard, false},
});

}  // namespace

SaidEnding said_ending(std::string_view text, EndingText where) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  for (const Phrase& phrase : phrases)
    if ((phrase.in_comments || where == EndingText::TerminationTag) && lower.find(phrase.text) != std::string::npos)
      return phrase.ending;
  return Nothing;
}

}  // namespace adoube::game
