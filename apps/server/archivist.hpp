// SPDX-License-Identifier: GPL-3.0-or-later
/// Takes games that have ended into the archive. The store knows which ones wait, so nothing is lost where a node dies, and
/// of several nodes one takes a game. Lives on the loop; the work is done on workers, a few games at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "adoube/store/finished_games.hpp"
#include "apps/server/backstage.hpp"

namespace adoube::server {

class Archivist {
 public:
  static constexpr std::chrono::milliseconds pause{1000};
  static constexpr std::int64_t lease_ms = 60'000;
  static constexpr std::int64_t games_at_once = 10;

  Archivist(Backstage& backstage, store::FinishedGames& archive) : backstage_(backstage), archive_(archive) {}

  void begin() { look_in(pause); }
  void end() { ended_ = true; }

 private:
  struct Taken {
    std::size_t games = 0;
    std::vector<std::string> not_understood{};  ///< for the log
  };

  void look_in(std::chrono::milliseconds time);
  void look();
  [[nodiscard]] Expected<Taken, store::StoreError> take_some(std::int64_t now_ms) const;

  Backstage& backstage_;
  store::FinishedGames& archive_;
  bool ended_ = false;
};

}  // namespace adoube::server
