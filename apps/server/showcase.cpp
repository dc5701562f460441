// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/showcase.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "apps/server/address_limits.hpp"

namespace adoube::server {

struct Showcase::Lists {
  std::vector<store::ListedGame> waiting;
  std::vector<store::ListedGame> playing;
};

namespace {

using store::ListedGame;
using store::ListingState;
using store::SeatRole;

const store::Seat* seat_of(const ListedGame& listed, SeatRole role) {
  const auto found = std::ranges::find(listed.game.seats, role, &store::Seat::role);
  return found == listed.game.seats.end() ? nullptr : &*found;
}

std::string name_of(const ListedGame& listed, SeatRole role) {
  const store::Seat* const seat = seat_of(listed, role);
  return seat == nullptr ? std::string() : seat->name;
}

bool is_complete(const ListedGame& listed) {
  return seat_of(listed, SeatRole::White) != nullptr && seat_of(listed, SeatRole::Black) != nullptr;
}

/// Nothing where the game has found its second player in the meantime, or cannot be read.
std::optional<Challenge> challenge_of(const ListedGame& listed) {
  auto setup = read_game_setup(listed.game.record.setup);
  if (!setup || is_complete(listed) || listed.game.seats.empty()) return std::nullopt;
  const store::Seat& creator = listed.game.seats.front();
  constexpr std::array colours = {ColourChoice::White, ColourChoice::Black, ColourChoice::Hands};
  return Challenge{.game = listed.game.record.id,
                   .name = creator.name,
                   .colour = colours[static_cast<std::size_t>(creator.role)],
                   .setup = std::move(*setup)};
}

std::optional<WatchableGame> told_of(const ListedGame& listed) {
  auto setup = read_game_setup(listed.game.record.setup);
  if (!setup) return std::nullopt;
  return WatchableGame{.game = listed.game.record.id,
                       .white = name_of(listed, SeatRole::White),
                       .black = name_of(listed, SeatRole::Black),
                       .spectators = listed.spectators,
                       .setup = std::move(*setup)};
}

/// What everyone is told, and what is for one account beside it.
struct Told {
  LobbyMessage to_all;
  std::unordered_map<std::string, std::vector<Challenge>> to_account;
};

template <class Lists>
Told told_of_all(const Lists& lists) {
  Told told;
  for (const ListedGame& listed : lists.waiting) {
    auto challenge = challenge_of(listed);
    if (!challenge) continue;
    const auto opponent = challenge->setup.opponent;
    (opponent ? told.to_account[*opponent] : told.to_all.waiting).push_back(std::move(*challenge));
  }
  for (const ListedGame& listed : lists.playing)
    if (auto game = told_of(listed)) told.to_all.playing.push_back(std::move(*game));
  return told;
}

Frame frame_of(LobbyMessage message, std::vector<Challenge> for_you) {
  if (!for_you.empty()) message.for_you = std::move(for_you);
  return std::make_shared<const std::string>(write(message));
}

}  // namespace

Showcase::Showcase(Backstage& backstage, store::Listings& listings) : backstage_(backstage), listings_(listings) {
  backstage_.showcase = this;
  subscription_ = backstage_.bus.listen(std::string(topic), [this, here = std::weak_ptr<bool>(here_)](const bus::Call&) {
    backstage_.on_loop([this, here] {
      if (!here.expired()) look_soon();
    });
  });
}

void Showcase::show(const std::string& game, ListingState state, std::int64_t spectators, const Guest& player) {
  const auto known = shown_.find(game);
  const std::string group = is_loopback(player.address()) ? std::string() : address_group(player.address());
  const bool crowded = shown_.size() >= listed_limit || (state == ListingState::Waiting && has_as_many_as_it_may(group));
  if (known == shown_.end() && crowded) return;
  if (known != shown_.end() && known->second.state == state && known->second.spectators == spectators) return;
  shown_[game] = {state, spectators, group, player.person() == nullptr ? std::string() : player.person()->account};
  say_alive();
  write_down(game);
}

bool Showcase::has_as_many_as_it_may(const std::string& group) const {
  const auto of_group = [&](const auto& entry) {
    return entry.second.state == ListingState::Waiting && entry.second.group == group;
  };
  return !group.empty() && static_cast<std::size_t>(std::ranges::count_if(shown_, of_group)) >= waiting_per_address;
}

std::size_t Showcase::waiting_of(const std::string& account) const {
  return static_cast<std::size_t>(std::ranges::count_if(shown_, [&](const auto& entry) {
    return entry.second.state == ListingState::Waiting && entry.second.account == account;
  }));
}

void Showcase::hide(const std::string& game) {
  if (shown_.erase(game) > 0) write_down(game);
}

void Showcase::write_down(const std::string& game) {
  to_write_.insert(game);
  if (!writing_) write_next();
}

/// One after another, and each as it is by then: what was said last is what the store has.
void Showcase::write_next() {
  writing_ = !to_write_.empty();
  if (!writing_) return;
  store::Listing listing{.game = *to_write_.begin(),
                         .node = backstage_.node,
                         .state = ListingState::Waiting,
                         .spectators = 0,
                         .alive_until_ms = backstage_.now_ms() + alive_ms};
  to_write_.erase(to_write_.begin());
  const auto shown = shown_.find(listing.game);
  const bool is_shown = shown != shown_.end();
  if (is_shown) {
    listing.state = shown->second.state;
    listing.spectators = shown->second.spectators;
  }
  backstage_.ask([&listings = listings_, listing = std::move(listing),
                  is_shown] { return is_shown ? listings.list(listing) : listings.unlist(listing.game, listing.node); },
                 [this, here = std::weak_ptr<bool>(here_)](const store::StoreAnswer&) {
                   if (here.expired()) return;
                   changed();
                   write_next();
                 });
}

void Showcase::watch(Guest& guest) {
  watchers_[&guest] = last_;
  if (last_) guest.send(last_);
  look_soon();
}

void Showcase::changed() {
  backstage_.bus.wake(topic, {});
  look_soon();
}

/// While it lists something a node says so every few seconds; while it has watchers it looks as often for what has died
/// elsewhere.
void Showcase::say_alive() {
  if (std::exchange(says_alive_, true)) return;
  backstage_.after(says_so_every, [this, here = std::weak_ptr<bool>(here_)] {
    if (here.expired()) return;
    says_alive_ = false;
    if (shown_.empty() && watchers_.empty()) return;
    const std::int64_t now = backstage_.now_ms();
    backstage_.ask(
        [&listings = listings_, node = backstage_.node, now] { return listings.keep_alive(node, now, now + alive_ms); },
        [this, here](const store::StoreAnswer&) {
          if (!here.expired()) look_soon();
        });
    say_alive();
  });
}

void Showcase::look_soon() {
  if (watchers_.empty()) return;
  say_alive();
  if (std::exchange(look_due_, true) || looking_) return;
  look();
}

/// Asks the store, and not again before a moment has passed.
void Showcase::look() {
  looking_ = true;
  look_due_ = false;
  backstage_.ask(
      [&listings = listings_, now = backstage_.now_ms()]() -> Expected<Lists, store::StoreError> {
        auto waiting = listings.listed(ListingState::Waiting, now, waiting_shown);
        if (!waiting) return refused(waiting.error());
        auto playing = listings.listed(ListingState::UnderWay, now, playing_shown);
        if (!playing) return refused(playing.error());
        return Lists{.waiting = std::move(*waiting), .playing = std::move(*playing)};
      },
      [this, here = std::weak_ptr<bool>(here_)](const Expected<Lists, store::StoreError>& lists) {
        if (here.expired()) return;
        if (lists) tell(*lists);
        backstage_.after(told_every, [this, here] {
          if (here.expired()) return;
          looking_ = false;
          if (look_due_) look();
        });
      });
}

void Showcase::tell(const Lists& lists) {
  Told told = told_of_all(lists);
  std::unordered_map<std::string, Frame> frames;
  for (auto& [account, challenges] : told.to_account) frames[account] = frame_of(told.to_all, std::move(challenges));
  last_ = frame_of(std::move(told.to_all), {});
  // A guest that is too slow is dropped, and leaves, while it is told.
  std::vector<Guest*> all;
  for (const auto& [guest, heard] : watchers_) all.push_back(guest);
  for (Guest* const guest : all) {
    const auto watcher = watchers_.find(guest);
    if (watcher == watchers_.end()) continue;
    const auto own = guest->person() == nullptr ? frames.end() : frames.find(guest->person()->account);
    const Frame& frame = own == frames.end() ? last_ : own->second;
    if (watcher->second && *watcher->second == *frame) continue;
    watcher->second = frame;
    guest->send(frame);
  }
}

}  // namespace adoube::server
