// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/import_desk.hpp"

#include <utility>

namespace adoube::server {

void ImportDesk::take(std::shared_ptr<PgnIntake> intake, Done done) {
  if (pieces_.size() >= pieces_at_once)
    return done(
        refused(HttpProblem{.code = ErrorCode::TooMany, .text = "Too many files at once. Try again.", .wait_ms = 2'000}));
  pieces_.push_back({std::move(intake), std::move(done)});
  if (pieces_.size() == 1) work();
}

void ImportDesk::work() {
  backstage_.send_for(
      [this, intake = pieces_.front().intake, now = backstage_.now_ms()] {
        PgnIntake::Slice slice = intake->next(now);
        Step step{.written = archive_.go_on(slice.from, slice.import, slice.games, slice.findings)};
        intake->went_on(slice.import);
        step.import = std::move(slice.import);
        step.last = slice.last;
        return step;
      },
      [this](Step step) { stepped(std::move(step)); });
}

void ImportDesk::stepped(Step step) {
  Work piece = std::move(pieces_.front());
  pieces_.pop_front();
  if (step.written && !step.last)
    pieces_.push_back(std::move(piece));
  else if (step.written)
    piece.done(std::move(step.import));
  else if (step.written.error().fault == store::StoreFault::Conflict)
    piece.done(problem(ErrorCode::WrongOffset, "Another piece comes next."));
  else
    piece.done(problem(ErrorCode::Unavailable, "That could not be kept. Try again."));
  if (!pieces_.empty()) work();
}

}  // namespace adoube::server
