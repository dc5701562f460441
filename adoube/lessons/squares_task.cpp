// SPDX-License-Identifier: MIT
#include "adoube/lessons/squares_task.hpp"

#include "adoube/lessons/destinations.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"

namespace adoube::lessons {
namespace {

class SquaresOf {
 public:
  explicit SquaresOf(const rules::Position& position) : position_(position) {}

  rules::Bitboard operator()(const Reached& what) const { return legal_destinations(position_, what.from); }
  rules::Bitboard operator()(const Attacked& what) const { return attacked_squares(position_, what.from); }
  rules::Bitboard operator()(const Captured& what) const { return legal_captures(position_, what.from); }
  rules::Bitboard operator()(const Attackers& what) const {
    return rules::attackers(position_.board(), what.target, what.by, position_.occupied());
  }
  rules::Bitboard operator()(const Checkers&) const { return rules::checkers(position_); }
  rules::Bitboard operator()(const Pinned& what) const { return pinned_pieces(position_, what.color); }
  rules::Bitboard operator()(const Geometry& what) const { return what.squares; }

 private:
  const rules::Position& position_;
};

/// One step further along the line lies beyond the board.
[[nodiscard]] bool ends_there(rules::Square square, int files, int ranks) { return !square.offset(files, ranks); }

}  // namespace

std::optional<rules::Bitboard> diagonal(rules::Square end, rules::Square other_end) {
  const int files = rules::index(other_end.file()) > rules::index(end.file()) ? 1 : -1;
  const int ranks = rules::index(other_end.rank()) > rules::index(end.rank()) ? 1 : -1;
  const bool diagonal = end.file() != other_end.file() && end.rank() != other_end.rank();
  const rules::Bitboard line = diagonal ? rules::line_through(end, other_end) : rules::Bitboard();
  if (line.empty() || !ends_there(other_end, files, ranks) || !ends_there(end, -files, -ranks)) return std::nullopt;
  return line;
}

Judgement judge(const game::History& history, const SquaresTask& task, const SquaresAnswer& answer) {
  const rules::Bitboard right = std::visit(SquaresOf(history.current()), task.what);
  Judgement judgement;
  if (const auto missing = right & ~answer.squares; !missing.empty())
    judgement.misses.push_back({MissCode::SquaresMissing, missing, missing.count()});
  if (const auto wrong = answer.squares & ~right; !wrong.empty())
    judgement.misses.push_back({MissCode::SquaresWrong, wrong, wrong.count()});
  return judgement;
}

std::optional<SquaresAnswer> solve(const game::History& history, const SquaresTask& task) {
  return SquaresAnswer{std::visit(SquaresOf(history.current()), task.what)};
}

}  // namespace adoube::lessons
