// SPDX-License-Identifier: GPL-3.0-or-later
/// Where pieces of files are worked off: one slice after another on a worker, the pieces in turn, so that moves of games
/// under way never wait for long. Lives on the loop.
#pragma once

#include <deque>
#include <functional>
#include <memory>

#include "adoube/store/finished_games.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/pgn_intake.hpp"

namespace adoube::server {

class ImportDesk {
 public:
  /// Pieces that wait or are worked on; more are told to come back.
  static constexpr std::size_t pieces_at_once = 16;

  using Done = std::function<void(Expected<store::GameImport, HttpProblem>)>;

  ImportDesk(Backstage& backstage, store::FinishedGames& archive) : backstage_(backstage), archive_(archive) {}

  /// Answers on the loop with the import as it is then. Errors: TooMany, WrongOffset (somebody else has sent that piece),
  /// Unavailable.
  void take(std::shared_ptr<PgnIntake> intake, Done done);

 private:
  struct Work {
    std::shared_ptr<PgnIntake> intake;
    Done done;
  };
  struct Step {
    store::StoreAnswer written{};
    store::GameImport import{};
    bool last = false;
  };

  void work();
  void stepped(Step step);

  Backstage& backstage_;
  store::FinishedGames& archive_;
  std::deque<Work> pieces_;
};

}  // namespace adoube::server
