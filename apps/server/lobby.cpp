// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/lobby.hpp"

#include <algorithm>
#include <utility>

#include "adoube/notation/chess960_start.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/table.hpp"

namespace adoube::server {
namespace {

constexpr std::size_t kept_after_asking = 64;

store::SeatRole creators_role(ColourChoice choice) {
  switch (choice) {
    case ColourChoice::White:
      return store::SeatRole::White;
    case ColourChoice::Black:
      return store::SeatRole::Black;
    case ColourChoice::Hands:
      return store::SeatRole::Creator;
  }
  return store::SeatRole::Creator;
}

/// Against the computer nobody holds out hands: a lot decides.
ColourChoice decided(const NewGame& wish) {
  if (!wish.computer || wish.colour != ColourChoice::Hands) return wish.colour;
  return random_bit() ? ColourChoice::White : ColourChoice::Black;
}

/// The seat that the computer has; its key is nobody's.
store::Seat computers_seat(Colour colour, std::int64_t now) {
  return {.role = colour == Colour::White ? store::SeatRole::White : store::SeatRole::Black,
          .key_hash = sha256_hex(random_letters(key_length)),
          .name = "",
          .taken_ms = now};
}

/// What the game is to be, with its start position drawn where that is wanted.
GameSetup setup_of(const NewGame& wish, ColourChoice choice) {
  const Variant variant = wish.variant.value_or(Variant::Standard);
  const bool draws = variant == Variant::Chess960 && !wish.fen;
  const Colour other = choice == ColourChoice::White ? Colour::Black : Colour::White;
  const std::optional<int> number = draws ? std::optional(random_number(notation::chess960_starts)) : std::nullopt;
  return {
      .fen = number ? *notation::chess960_fen(*number) : wish.fen.value_or("startpos"),
      .variant = variant,
      .time_control = wish.time_control,
      .rules = wish.rules,
      .supervision = wish.supervision,
      .touch_move = wish.touch_move,
      .penalty_ms = wish.penalty_ms,
      .no_agreement_before = wish.no_agreement_before,
      .guidelines_iii = wish.guidelines_iii,
      .first_moves_untimed = wish.first_moves_untimed,
      .takebacks = wish.takebacks,
      .first_move_ms = wish.first_move_ms,
      .competition = wish.competition,
      .listed = wish.listed,
      .arbiter = wish.arbiter,
      .opponent = {},
      .start_number = number,
      .rematch_of = {},
      .computer = wish.computer ? std::optional(ComputerPlayer{.colour = other, .level = *wish.computer}) : std::nullopt};
}

/// Why the wishes do not go together; empty where they do.
std::string_view contradiction(const GameSetup& setup) {
  const bool takebacks = setup.takebacks.value_or(false);
  if (takebacks && setup.touch_move.value_or(false)) return "takebacks: not where touch-move holds.";
  if (takebacks && setup.competition.value_or(false)) return "takebacks: not in a competition.";
  if (setup.first_move_ms && setup.competition.value_or(false)) return "first_move_ms: not in a competition.";
  if (setup.first_move_ms && setup.arbiter.value_or(false)) return "first_move_ms: not where an arbiter decides.";
  if (setup.computer && setup.opponent) return "computer: not where somebody is challenged.";
  if (setup.computer && setup.listed.value_or(false)) return "computer: nobody else is waited for, so not with listed.";
  return {};
}

}  // namespace

void Lobby::make_game(const NewGame& wish, const Person* maker, const std::optional<std::string>& opponent,
                      Done<GameMade> done) {
  if (wish.computer && backstage_.computers == nullptr)
    return done(problem(ErrorCode::Unavailable, "There is no computer to play against here."));
  const ColourChoice choice = decided(wish);
  GameSetup setup = setup_of(wish, choice);
  setup.opponent = opponent;
  if (const std::string_view reason = contradiction(setup); !reason.empty())
    return done(problem(ErrorCode::BadSetup, std::string(reason)));
  if (const auto referee = Referee::from(setup); !referee)
    return done(problem(ErrorCode::BadSetup, referee.error()));
  else if (referee->game().over())
    return done(problem(ErrorCode::BadSetup, "In this position the game is already over."));
  if (setup.time_control && backstage_.under_clock.size() >= backstage_.clocks_limit)
    return done(problem(ErrorCode::TooMany, "Too many games with a clock are under way. Try later, or without one."));

  GameMade made{.game = random_letters(game_id_length), .key = random_letters(key_length), .invite = {}};
  if (wish.arbiter.value_or(false)) made.arbiter_invitation = random_letters(key_length);
  made.invite = "/game/" + made.game;
  const std::int64_t now = backstage_.now_ms();
  store::GameRecord record{.id = made.game,
                           .setup = write(setup),
                           .draw = choice == ColourChoice::Hands ? Draw::at_random().text() : std::string(),
                           .created_ms = now};
  std::vector<store::Seat> seats{seat_of(
      {.role = creators_role(choice), .key_hash = sha256_hex(made.key), .name = wish.name.value_or(""), .taken_ms = now},
      maker)};
  if (setup.computer) seats.push_back(computers_seat(setup.computer->colour, now));
  if (made.arbiter_invitation)
    seats.push_back({.role = store::SeatRole::Invitation,
                     .key_hash = sha256_hex(*made.arbiter_invitation),
                     .name = "",
                     .taken_ms = now});
  backstage_.ask([&store = backstage_.store, record = std::move(record),
                  seats = std::move(seats)] { return store.create_game(record, seats); },
                 [this, made = std::move(made), done = std::move(done)](store::StoreAnswer answer) mutable {
                   if (answer) {
                     ++backstage_.metrics.games_made;
                     return done(std::move(made));
                   }
                   backstage_.log.problem("game-not-kept", {{"reason", answer.error().detail}});
                   done(problem(ErrorCode::Unavailable, "The game could not be kept. Try again."));
                 });
}

void Lobby::find_game(const std::string& game, Done<std::shared_ptr<LiveGame>> done) {
  if (const auto found = games_.find(game); found != games_.end())
    if (auto live = found->second.lock()) return done(std::move(live));
  auto& waiting = awaited_[game];
  waiting.push_back(std::move(done));
  if (waiting.size() > 1) return;
  backstage_.ask([&store = backstage_.store, game] { return open(store, game); },
                 [this, game](Expected<Opened, store::StoreError> answer) { opened(game, std::move(answer)); });
}

/// Folding a long game takes longer than those who play others should wait, so it is no matter of the loop.
Expected<Lobby::Opened, store::StoreError> Lobby::open(store::Store& store, const std::string& game) {
  auto loaded = load_game(store, game);
  if (!loaded) return refused(loaded.error());
  auto referee = replayed(*loaded);
  return Opened{.game = std::move(loaded->game), .referee = std::move(referee)};
}

void Lobby::see_to(const std::string& game) {
  find_game(game, [](const Expected<std::shared_ptr<LiveGame>, HttpProblem>& live) {
    if (live) (*live)->look_into_the_store();
  });
}

void Lobby::look_into_the_store() {
  constexpr std::size_t asked_at_once = 500;
  std::vector<std::string> names;
  const auto ask = [this, &names] {
    backstage_.ask([&store = backstage_.store, games = std::exchange(names, {})] { return store.extents(games); },
                   [this](const Expected<std::vector<store::Extent>, store::StoreError>& extents) {
                     if (!extents) return;
                     for (const store::Extent& extent : *extents)
                       if (const auto found = games_.find(extent.game); found != games_.end())
                         if (const auto live = found->second.lock()) live->catch_up_to(extent.events, extent.seats);
                   });
  };
  for (const auto& [name, live] : games_) {
    if (live.expired()) continue;
    names.push_back(name);
    if (names.size() == asked_at_once) ask();
  }
  if (!names.empty()) ask();
}

void Lobby::let_games_rest() {
  std::vector<std::string> gone;
  for (std::size_t left = games_.bucket_count() / calls_of_a_round + 1; left > 0; --left, ++next_bucket_) {
    if (next_bucket_ >= games_.bucket_count()) {
      end_round();
      break;
    }
    std::for_each(games_.begin(next_bucket_), games_.end(next_bucket_), [&](const auto& entry) {
      const auto live = entry.second.lock();
      if (!live) gone.push_back(entry.first);
      if (live) (void)live->rest_if_unused();
    });
  }
  for (const std::string& game : gone) games_.erase(game);
}

void Lobby::end_round() {
  next_bucket_ = 0;
  asked_for_.clear();
}

void Lobby::opened(const std::string& game, Expected<Opened, store::StoreError> answer) {
  Expected<std::shared_ptr<LiveGame>, HttpProblem> live = problem(ErrorCode::UnknownGame, "There is no such game.");
  if (answer) {
    if (answer->referee) {
      auto table = Table::open(backstage_, answer->game, std::move(*answer->referee));
      games_[game] = table;
      if (asked_for_.size() < kept_after_asking) asked_for_.push_back(table);
      live = std::move(table);
    } else {
      backstage_.log.problem("game-not-understood", {{"game", game}, {"reason", answer->referee.error()}});
      live = problem(ErrorCode::Unavailable, "What is kept of this game cannot be read.");
    }
  } else if (answer.error().fault != store::StoreFault::UnknownGame) {
    backstage_.log.problem("game-not-read", {{"game", game}, {"reason", answer.error().detail}});
    live = problem(ErrorCode::Unavailable, "The game could not be read. Try again.");
  }
  const auto waiting = std::move(awaited_[game]);
  awaited_.erase(game);
  for (const auto& done : waiting) done(live);
}

}  // namespace adoube::server
