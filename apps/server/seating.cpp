// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/seating.hpp"

#include <algorithm>

#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

constexpr std::string_view between_salt_and_colour = ":left=";

store::SeatRole role_of(Colour colour) { return colour == Colour::White ? store::SeatRole::White : store::SeatRole::Black; }

store::Seat moved_to(store::Seat seat, Colour colour) {
  seat.role = role_of(colour);
  return seat;
}

/// A row beside the seats, which opens nothing.
bool is_nobodys(store::SeatRole role) { return role == store::SeatRole::Invitation || role == store::SeatRole::Declined; }

/// By the key or by the account.
bool is_same_person(const store::Seat* seated, const store::Seat& newcomer) {
  if (seated == nullptr) return false;
  return seated->key_hash == newcomer.key_hash || (!newcomer.account.empty() && seated->account == newcomer.account);
}

}  // namespace

Draw Draw::at_random() { return {.salt = random_letters(key_length), .left = random_bit() ? Colour::White : Colour::Black}; }

std::string Draw::text() const { return salt + std::string(between_salt_and_colour) + std::string(word(left)); }

std::optional<Draw> Draw::parse(std::string_view text) {
  const std::size_t middle = text.find(between_salt_and_colour);
  if (middle == std::string_view::npos) return std::nullopt;
  const auto left = read_colour(text.substr(middle + between_salt_and_colour.size()));
  if (!left) return std::nullopt;
  return Draw{.salt = std::string(text.substr(0, middle)), .left = *left};
}

const store::Seat* Seating::seat(store::SeatRole role) const {
  const auto found = std::ranges::find(seats_, role, &store::Seat::role);
  return found == seats_.end() ? nullptr : &*found;
}

const store::Seat* Seating::seat(Colour colour) const { return seat(role_of(colour)); }

std::int64_t Seating::started_ms() const { return std::max(seat(Colour::White)->taken_ms, seat(Colour::Black)->taken_ms); }

store::Seat seat_of(store::Seat seat, const Person* person) {
  if (person == nullptr) return seat;
  seat.name = person->name;
  seat.account = person->account;
  seat.avatar = person->avatar;
  return seat;
}

std::optional<Holder> Seating::holder_by_account(const std::string& account) const {
  // The creator's own seat comes last: once a colour is known both keys are the same.
  const auto found = std::ranges::find(seats_, account, &store::Seat::account);
  return found == seats_.end() ? std::nullopt : holder(found->key_hash);
}

std::optional<Holder> Seating::holder(const std::string& key_hash) const {
  Holder holder;
  bool known = false;
  for (const store::Seat& seat : seats_) {
    if (seat.key_hash != key_hash || is_nobodys(seat.role)) continue;
    known = true;
    if (seat.role == store::SeatRole::Creator)
      holder.creator = true;
    else if (seat.role == store::SeatRole::Arbiter)
      holder.arbiter = true;
    else
      holder.colour = seat.role == store::SeatRole::White ? Colour::White : Colour::Black;
  }
  return known ? std::optional(holder) : std::nullopt;
}

Expected<std::vector<store::Seat>, ErrorCode> Seating::seats_for(std::optional<Hand> hand,
                                                                 const store::Seat& newcomer) const {
  if (complete() || declined()) return refused(ErrorCode::SeatTaken);
  if (is_same_person(arbiter(), newcomer)) return refused(ErrorCode::SeatTaken);
  if (draw_) {
    const store::Seat* const creator = seat(store::SeatRole::Creator);
    if (creator == nullptr) return refused(ErrorCode::SeatTaken);
    if (!hand) return refused(ErrorCode::HandNeeded);
    const Colour picked = draw_->in(*hand);
    store::Seat other = moved_to(*creator, opposite(picked));
    other.taken_ms = newcomer.taken_ms;
    return std::vector{moved_to(newcomer, picked), std::move(other)};
  }
  return std::vector{moved_to(newcomer, seat(Colour::White) == nullptr ? Colour::White : Colour::Black)};
}

Expected<store::Seat, ErrorCode> Seating::arbiters_seat(const std::string& invitation_hash,
                                                        const store::Seat& newcomer) const {
  const store::Seat* const invitation = seat(store::SeatRole::Invitation);
  if (invitation == nullptr || invitation->key_hash != invitation_hash) return refused(ErrorCode::WrongInvitation);
  const bool in_the_game =
      std::ranges::any_of(seats_, [&](const store::Seat& seated) { return is_same_person(&seated, newcomer); });
  if (in_the_game || arbiter() != nullptr) return refused(ErrorCode::SeatTaken);
  store::Seat taken = newcomer;
  taken.role = store::SeatRole::Arbiter;
  return taken;
}

void Seating::take(const std::vector<store::Seat>& seats) {
  for (const store::Seat& taken : seats)
    if (seat(taken.role) == nullptr) seats_.push_back(taken);
}

std::vector<store::Seat> Seating::swapped(std::int64_t now_ms) const {
  std::vector<store::Seat> seats = {moved_to(*seat(Colour::Black), Colour::White),
                                    moved_to(*seat(Colour::White), Colour::Black)};
  for (store::Seat& one : seats) one.taken_ms = now_ms;
  for (const store::SeatRole role : {store::SeatRole::Invitation, store::SeatRole::Arbiter})
    if (const store::Seat* const kept = seat(role)) seats.push_back(*kept);
  return seats;
}

std::optional<Hands> Seating::hands() const {
  if (!draw_) return std::nullopt;
  Hands hands{.promise = sha256_hex(draw_->text())};
  if (!complete()) return hands;
  hands.salt = draw_->salt;
  hands.left = draw_->left;
  hands.right = opposite(draw_->left);
  // The creator holds the hands, so the other player's colour tells which one was picked.
  const bool creator_is_white = seat(Colour::White)->key_hash == seat(store::SeatRole::Creator)->key_hash;
  hands.picked = draw_->holding(creator_is_white ? Colour::Black : Colour::White);
  return hands;
}

}  // namespace adoube::server
