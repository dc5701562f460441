// SPDX-License-Identifier: MIT
/// What a reader tells about the main lines of a text, as text: the same whether it reads every line or main lines alone.
#pragma once

#include <string>
#include <string_view>

#include "adoube/notation/pgn_reader.hpp"

namespace adoube::notation::testing {

/// Left out are variations, and the problems told within them but for the two that end a game. The place and ply of those
/// two, and where a text stops being UTF-8, depend on what is read, and are left out as well.
class MainLineLog final : public PgnVisitor {
 public:
  std::string text{};

  void game_begins() override {
    depth_ = 0;
    text += "game\n";
  }
  void tag(std::string_view name, std::string_view value) override { add("tag", name, value); }
  void starts(const rules::Position& position) override { add("starts", picture(position)); }
  void move(rules::Move move, const rules::Position& after) override {
    if (depth_ == 0) add("move", std::to_string(move.bits()), picture(after));
  }
  void nag(std::uint8_t number) override {
    if (depth_ == 0) add("nag", std::to_string(number));
  }
  void comment_begins(bool before_move) override {
    if (depth_ == 0) text += before_move ? "before: " : "after: ";
  }
  void comment_text(std::string_view piece) override {
    if (depth_ == 0) text += piece;
  }
  void comment_ends() override {
    if (depth_ == 0) text += '\n';
  }
  void variation_opens() override { ++depth_; }
  void variation_closes() override { --depth_; }
  void problem(const PgnProblem& problem) override {
    if (problem.fault == PgnFault::NotUtf8) return;
    const bool ends_game = problem.fault == PgnFault::UnclosedVariation || problem.fault == PgnFault::UnclosedComment;
    if (ends_game) return add(code(problem));
    if (depth_ > 0) return;
    const PgnPlace& place = problem.place;
    add(code(problem), problem.token,
        std::to_string(place.offset) + ' ' + std::to_string(place.line) + ' ' + std::to_string(place.column) + ' ' +
            std::to_string(problem.ply));
  }
  void game_ends(const PgnGameEnd& end) override {
    add("ends", notation::text(end.result),
        std::to_string(end.line) + ' ' + std::to_string(end.offset) + ' ' + std::to_string(end.plies));
  }

 private:
  static std::string picture(const rules::Position& position) {
    return std::to_string(position.pieces(rules::Color::White).bits()) + ' ' +
           std::to_string(position.pieces(rules::Color::Black).bits());
  }
  void add(std::string_view what, std::string_view first = {}, std::string_view second = {}) {
    ((text += what) += ' ') += first;
    ((text += ' ') += second) += '\n';
  }

  int depth_ = 0;
};

inline std::string main_lines_told(PgnReader& reader) {
  MainLineLog log;
  while (reader.read_game(log)) {
  }
  return std::move(log.text);
}
inline std::string main_lines_told(std::string_view text, PgnLines lines) {
  PgnReader reader(text, {.lines = lines});
  return main_lines_told(reader);
}

}  // namespace adoube::notation::testing
