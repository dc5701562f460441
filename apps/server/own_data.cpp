// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/own_data.hpp"

#include <algorithm>
#include <memory>
#include <unordered_set>
#include <utility>

#include "apps/server/loaded_game.hpp"
#include "apps/server/pgn.hpp"

namespace adoube::server {
namespace {

constexpr std::int64_t most_games = 5'000;

HttpProblem unavailable() { return {.code = ErrorCode::Unavailable, .text = "Not all could be read. Try again."}; }

std::optional<Colour> colour_of(store::SeatRole role) {
  if (role == store::SeatRole::White) return Colour::White;
  if (role == store::SeatRole::Black) return Colour::Black;
  return std::nullopt;
}

/// Who made a game whose colours were drawn has two seats in it: the colour counts.
std::vector<store::AccountSeat> one_a_game(std::vector<store::AccountSeat> seats) {
  std::ranges::stable_partition(seats, [](const auto& seat) { return seat.role != store::SeatRole::Creator; });
  std::unordered_set<std::string> games;
  std::erase_if(seats, [&](const store::AccountSeat& seat) { return !games.insert(seat.game).second; });
  std::ranges::stable_sort(seats, std::ranges::greater(), &store::AccountSeat::taken_ms);
  return seats;
}

Expected<OwnGame, store::StoreError> own_game(store::Store& store, const store::AccountSeat& seat) {
  const auto loaded = load_game(store, seat.game);
  if (!loaded) return refused(loaded.error());
  // A game that cannot be understood is still told of.
  const auto pgn = pgn_of(*loaded);
  return OwnGame{.game = seat.game,
                 .colour = colour_of(seat.role),
                 .arbiter = seat.role == store::SeatRole::Arbiter ? std::optional(true) : std::nullopt,
                 .taken = seat.taken_ms,
                 .pgn = pgn.value_or(std::string())};
}

struct Gathering {
  Backstage& backstage;
  std::vector<store::AccountSeat> seats{};
  OwnData data{};
  std::function<void(Expected<OwnData, HttpProblem>)> done;
};

void gather_games(const std::shared_ptr<Gathering>& gathering) {
  const std::size_t from = gathering->data.games.size();
  if (from == gathering->seats.size()) return gathering->done(std::move(gathering->data));
  // One game an errand: those of others come in between.
  gathering->backstage.send_for([gathering, from] { return own_game(gathering->backstage.store, gathering->seats[from]); },
                                [gathering](Expected<OwnGame, store::StoreError> game) {
                                  if (!game) return gathering->done(refused(unavailable()));
                                  gathering->data.games.push_back(std::move(*game));
                                  gather_games(gathering);
                                });
}

}  // namespace

OwnAccount own_account(const store::Account& account) {
  return {.id = account.id,
          .name = account.name,
          .avatar = account.avatar,
          .language = read_language(account.language),
          .settings = account.settings,
          .challenges = account.challenges,
          .made = account.made_ms};
}

std::vector<SessionLine> session_lines(const std::vector<store::Session>& sessions, const std::string& current) {
  std::vector<SessionLine> lines;
  for (const store::Session& session : sessions)
    lines.push_back({.id = session.id,
                     .browser = session.browser,
                     .made = session.made_ms,
                     .seen = session.seen_ms,
                     .current = session.id == current});
  return lines;
}

void gather_own_data(Backstage& backstage, store::Accounts& accounts, const store::SignedIn& who,
                     std::function<void(Expected<OwnData, HttpProblem>)> done) {
  struct Kept {
    std::vector<store::Session> sessions;
    std::vector<store::AccountSeat> seats;
  };
  auto gathering = std::make_shared<Gathering>(Gathering{.backstage = backstage, .done = std::move(done)});
  gathering->data.account = own_account(who.account);
  gathering->data.changed = who.account.changed_ms;
  backstage.ask(
      [&accounts, account = who.account.id]() -> Expected<Kept, store::StoreError> {
        auto sessions = accounts.sessions(account);
        if (!sessions) return refused(sessions.error());
        auto seats = accounts.seats_of(account, most_games);
        if (!seats) return refused(seats.error());
        return Kept{.sessions = std::move(*sessions), .seats = one_a_game(std::move(*seats))};
      },
      [gathering, current = who.session.id](Expected<Kept, store::StoreError> kept) {
        if (!kept) return gathering->done(refused(unavailable()));
        gathering->seats = std::move(kept->seats);
        gathering->data.sessions = session_lines(kept->sessions, current);
        gather_games(gathering);
      });
}

}  // namespace adoube::server
