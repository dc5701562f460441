// SPDX-License-Identifier: GPL-3.0-or-later
/// Who may sit where: seats, keys, the draw for colours from two closed hands, and the arbiter. Whoever has no seat watches,
/// and no more (Laws 11.4, 12.7).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/store/store.hpp"
#include "adoube/support/expected.hpp"
#include "apps/server/messages.hpp"
#include "apps/server/person.hpp"

namespace adoube::server {

[[nodiscard]] constexpr Colour opposite(Colour colour) { return colour == Colour::White ? Colour::Black : Colour::White; }

/// A pawn of each colour, one in each hand. The promise is published when the game is made, the rest when a hand is picked:
/// nobody can swap the pawns in between without its being seen.
struct Draw {
  std::string salt;
  Colour left;

  [[nodiscard]] static Draw at_random();
  /// "SALT:left=white": what is stored, and what the promise is the hash of.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<Draw> parse(std::string_view text);

  [[nodiscard]] Colour in(Hand hand) const { return hand == Hand::Left ? left : opposite(left); }
  [[nodiscard]] Hand holding(Colour colour) const { return colour == left ? Hand::Left : Hand::Right; }
};

/// Who a key belongs to.
struct Holder {
  std::optional<Colour> colour{};
  bool creator = false;  ///< of a game whose colours were or will be drawn
  bool arbiter = false;

  /// Nobody who has a seat.
  [[nodiscard]] bool only_watches() const { return !colour && !creator && !arbiter; }
  [[nodiscard]] bool plays() const { return colour || creator; }
};

[[nodiscard]] constexpr Actor actor_of(Colour colour) { return colour == Colour::White ? Actor::White : Actor::Black; }

/// The seat as somebody takes it: under the name of the account where one is signed in.
[[nodiscard]] store::Seat seat_of(store::Seat seat, const Person* person);

class Seating {
 public:
  Seating() = default;
  Seating(std::vector<store::Seat> seats, std::optional<Draw> draw) : seats_(std::move(seats)), draw_(std::move(draw)) {}

  [[nodiscard]] const store::Seat* seat(store::SeatRole role) const;
  [[nodiscard]] const store::Seat* seat(Colour colour) const;
  [[nodiscard]] std::size_t taken() const { return seats_.size(); }
  [[nodiscard]] bool complete() const { return seat(Colour::White) != nullptr && seat(Colour::Black) != nullptr; }
  /// When the second seat was taken; only when complete().
  [[nodiscard]] std::int64_t started_ms() const;

  /// Nothing when the key belongs to nobody here.
  [[nodiscard]] std::optional<Holder> holder(const std::string& key_hash) const;
  /// Nothing when the account has no seat here.
  [[nodiscard]] std::optional<Holder> holder_by_account(const std::string& account) const;

  /// The seats to take for one who sits down: the free one, or both where a hand has to be picked, the newcomer's in front.
  /// Errors: SeatTaken, HandNeeded.
  [[nodiscard]] Expected<std::vector<store::Seat>, ErrorCode> seats_for(std::optional<Hand> hand,
                                                                        const store::Seat& newcomer) const;

  /// Whether there is room for an arbiter, and whether somebody is.
  [[nodiscard]] bool wants_arbiter() const { return seat(store::SeatRole::Invitation) != nullptr; }
  [[nodiscard]] const store::Seat* arbiter() const { return seat(store::SeatRole::Arbiter); }
  /// Whether the one who was challenged does not want to play.
  [[nodiscard]] bool declined() const { return seat(store::SeatRole::Declined) != nullptr; }
  /// Whether a seat is free.
  [[nodiscard]] bool awaits_somebody() const { return !complete() || (wants_arbiter() && arbiter() == nullptr); }
  /// The arbiter's seat for one who has the invitation and plays no part in the game. Errors: WrongInvitation, SeatTaken.
  [[nodiscard]] Expected<store::Seat, ErrorCode> arbiters_seat(const std::string& invitation_hash,
                                                               const store::Seat& newcomer) const;

  /// Those of the seats that were free here are taken from now on.
  void take(const std::vector<store::Seat>& seats);

  /// The same two with colours swapped and the same keys, in another game, and the same arbiter; complete() holds.
  [[nodiscard]] std::vector<store::Seat> swapped(std::int64_t now_ms) const;

  /// What may be told about the draw; nothing in a game without one.
  [[nodiscard]] std::optional<Hands> hands() const;

 private:
  std::vector<store::Seat> seats_;
  std::optional<Draw> draw_;
};

}  // namespace adoube::server
