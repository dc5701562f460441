// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/table.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "apps/server/pgn.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/showcase.hpp"

namespace adoube::server {
namespace {

constexpr std::chrono::milliseconds spectators_counted_every{200};
constexpr std::chrono::milliseconds store_read_again_after{200};

template <class Message>
Frame frame(const Message& message) {
  return std::make_shared<const std::string>(write(message));
}

Frame error_frame(ErrorCode code, std::string_view text) {
  return frame(ErrorMessage{.code = code, .text = std::string(text), .closing = false});
}

std::string_view text_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::SeatTaken:
      return "Both seats are taken.";
    case ErrorCode::HandNeeded:
      return "Pick one of the two hands.";
    default:
      return "That could not be done.";
  }
}

/// A touch or "j'adoube" that adds nothing to what the hand has done. It is no event: a game has room for so many.
bool leaves_as_it_was(const game::Game& before, const game::Event& event, const game::Game& after) {
  const bool of_the_hand = std::holds_alternative<game::Touch>(event.act) || std::holds_alternative<game::Adjust>(event.act);
  return of_the_hand && !after.over() && before.turn == after.turn && before.open_offers == after.open_offers;
}

/// When a flag falls or the first move is overdue, whichever is sooner.
std::optional<game::Time> ends_by_time(const game::Game& game) {
  const auto flag = game::flag_due(game);
  const auto abort = game::first_move_due(game);
  return flag && abort ? std::min(*flag, *abort) : flag ? flag : abort;
}

rules::Color side_of(Colour colour) { return colour == Colour::White ? rules::Color::White : rules::Color::Black; }

/// As whom somebody acts; nothing for those who have nothing to do.
std::optional<Actor> actor_of(const Holder& holder) {
  if (holder.colour) return actor_of(*holder.colour);
  return holder.arbiter ? std::optional(Actor::Arbiter) : std::nullopt;
}

Ruling not_your_seat() { return own_ruling("not-your-seat", "Only those who have a seat act in this game."); }

/// The acts of Article 12 and of 6.10, 6.11, 7.1 and 10.2.
bool is_for_arbiter(ActKind kind) { return kind >= ActKind::Stop && kind <= ActKind::End; }

store::EventRecord record_of(const std::string& game, std::int64_t seq, const GameEvent& event) {
  return {.game = game, .seq = seq, .at_ms = event.at, .text = write(event)};
}

}  // namespace

std::shared_ptr<Table> Table::open(Backstage& backstage, const store::StoredGame& game, Referee referee) {
  std::shared_ptr<Table> table(new Table(backstage, game.record, std::move(referee)));
  table->seat_as(game);
  table->seat_computer();
  table->take_up_time(game.due);
  table->listen();
  if (game.due) {
    table->set_time_by(game.due);
    table->watch_time();
  }
  return table;
}

void Table::listen() {
  subscription_ = backstage_.bus.listen(record_.id, [weak = weak_from_this(), this](const bus::Call& call) {
    backstage_.on_loop([weak, call] {
      if (const auto table = weak.lock()) table->hear(call);
    });
  });
}

void Table::hear(const bus::Call& call) {
  const Elsewhere::News news = elsewhere_.hear(call.note, backstage_.node, backstage_.now_ms());
  if (news == Elsewhere::News::NewNode) tell_nodes();
  if (news != Elsewhere::News::None) tell_presence_soon();
  // Seats are no events: while one is free, any call may be about it.
  if (!writing_ && (seq() < call.events || seating_.awaits_somebody())) catch_up([] {});
}

void Table::seat_as(const store::StoredGame& game) { seating_ = Seating(game.seats, Draw::parse(game.record.draw)); }

// --------------------------------------------------------------------------------------------------- coming and going

bool Table::join(Guest& guest, const JoinMessage& message) {
  Member member{.guest = &guest, .number = next_number_++, .holder = {}, .language = message.lang.value_or(Language::En)};
  if (message.key) {
    const auto holder = seating_.holder(sha256_hex(*message.key));
    if (!holder) {
      guest.send(error_frame(ErrorCode::WrongKey, "This key belongs to nobody in this game."));
      return false;
    }
    member.holder = *holder;
  } else if (const Person* const person = guest.person()) {
    // Without the key of the browser that took it: a seat is its account's as well.
    member.holder = seating_.holder_by_account(person->account).value_or(Holder{});
  }
  if (member.holder.colour && awaits_player_ && seq() == 0 && !may_begin_clock(guest)) return false;
  members_.push_back(member);
  if (member.holder.colour) player_is_back();
  see_to_rematch();
  const std::int64_t from = message.seq <= seq() ? message.seq : 0;
  guest.send(frame(JoinedMessage{.game = record_.id,
                                 .you = member.holder.colour,
                                 .creator = member.holder.creator,
                                 .arbiter = member.holder.arbiter ? std::optional(true) : std::nullopt,
                                 .seq = seq(),
                                 .setup = referee_.setup(),
                                 .now = now(),
                                 .from = from,
                                 .events = referee_.events_from(from),
                                 .outcome = referee_.outcome(),
                                 .room = room()}));
  if (member.holder.colour || member.holder.arbiter)
    tell_who_came_or_went(&members_.back());
  else
    tell_presence_soon();
  if (member.holder.plays()) show_in_lobby();
  let_computer_act();
  return true;
}

void Table::leave(Guest& guest) {
  const Holder left = find(guest) == nullptr ? Holder{} : find(guest)->holder;
  const std::optional<Colour> colour = left.colour;
  if (left.plays() && backstage_.showcase != nullptr &&
      (referee_.setup().listed.value_or(false) || referee_.setup().opponent))
    backstage_.after(std::chrono::milliseconds(listing_patience_ms), [self = shared_from_this()] { self->show_in_lobby(); });
  std::erase_if(members_, [&](const Member& member) { return member.guest == &guest; });
  if (!colour && !left.arbiter) return tell_presence_soon();
  tell_who_came_or_went();
  if (colour && wants_rematch(*colour))
    backstage_.after(std::chrono::milliseconds(rematch_patience_ms),
                     [self = shared_from_this(), colour] { self->withdraw_rematch_if_gone(*colour); });
}

bool Table::present(Colour colour) const {
  if (is_computer(colour)) return backstage_.computers != nullptr;
  const Company here = company();
  return (colour == Colour::White ? here.white : here.black) || elsewhere_.present(colour);
}

void Table::show_in_lobby() const {
  const bool is_challenge = referee_.setup().opponent.has_value();
  const bool listed = referee_.setup().listed.value_or(false);
  if (backstage_.showcase == nullptr || (!listed && !is_challenge)) return;
  const auto player = std::ranges::find_if(members_, [](const Member& member) { return member.holder.plays(); });
  const bool is_settled = is_challenge && (seating_.declined() || (seating_.complete() && !listed));
  if (referee_.game().over() || is_settled || player == members_.end()) return backstage_.showcase->hide(record_.id);
  using store::ListingState;
  backstage_.showcase->show(record_.id, seating_.complete() ? ListingState::UnderWay : ListingState::Waiting,
                            company().spectators + elsewhere_.spectators(), *player->guest);
}

Room Table::room() const {
  const auto player = [&](const store::Seat* seat, bool present) {
    const bool has_account = seat != nullptr && !seat->account.empty();
    return Player{.taken = seat != nullptr,
                  .present = present,
                  .name = seat == nullptr ? std::string() : seat->name,
                  .avatar = has_account ? std::optional(seat->avatar) : std::nullopt};
  };
  const auto side = [&](Colour colour) { return player(seating_.seat(colour), present(colour)); };
  const Company here = company();
  const bool arbiter_present = here.arbiter || elsewhere_.arbiter_present();
  return {.players = {.white = side(Colour::White), .black = side(Colour::Black)},
          .spectators = here.spectators + elsewhere_.spectators(),
          .arbiter = seating_.wants_arbiter() ? std::optional(player(seating_.arbiter(), arbiter_present)) : std::nullopt,
          .started = seating_.complete(),
          .declined = seating_.declined() ? std::optional(true) : std::nullopt,
          .time_stands = awaits_player_ ? std::optional(true) : std::nullopt,
          .hands = seating_.hands(),
          .rematch = rematch_.empty() ? std::nullopt : std::optional(rematch_)};
}

Company Table::company() const {
  const auto sits = [&](Colour colour) {
    return std::ranges::any_of(members_, [&](const Member& member) { return member.holder.colour == colour; });
  };
  return {.white = sits(Colour::White),
          .black = sits(Colour::Black),
          .spectators = std::ranges::count_if(members_, [](const Member& member) { return member.holder.only_watches(); }),
          .arbiter = std::ranges::any_of(members_, [](const Member& member) { return member.holder.arbiter; })};
}

void Table::tell_nodes() {
  if (!backstage_.bus.reaches_others()) return;
  backstage_.bus.wake(record_.id, {.events = seq(), .note = note_of(backstage_.node, company())});
  tell_nodes_again();
}

void Table::tell_nodes_again() {
  if (members_.empty() || std::exchange(nodes_are_told_, true)) return;
  backstage_.after(std::chrono::milliseconds(Elsewhere::said_again_every_ms), [weak = weak_from_this()] {
    const auto table = weak.lock();
    if (!table) return;
    table->nodes_are_told_ = false;
    if (table->elsewhere_.forget_silent(table->backstage_.now_ms())) table->tell_presence();
    if (!table->members_.empty()) table->tell_nodes();
  });
}

std::string_view Table::player_name(Colour colour) const {
  const store::Seat* const seat = seating_.seat(colour);
  return seat == nullptr ? std::string_view{} : std::string_view{seat->name};
}

/// Serialised once for each of the three things that `you` can be.
void Table::tell_presence(const Member* except) const {
  const PresenceMessage told{.now = now(), .room = room(), .you = {}};
  std::array<Frame, 3> frames;
  for (const Member& member : members_) {
    if (&member == except) continue;
    const std::optional<Colour> you = member.holder.colour;
    Frame& one = frames[you ? static_cast<std::size_t>(*you) : 2];
    if (!one) one = frame(PresenceMessage{.now = told.now, .room = told.room, .you = you});
    member.guest->send(one);
  }
}

/// A player is missed and seen at once. Whoever comes and goes all the time is told of as often as those who watch.
void Table::tell_who_came_or_went(const Member* except) {
  if (std::exchange(presence_told_, true)) return tell_presence_soon();
  backstage_.after(spectators_counted_every, [weak = weak_from_this()] {
    if (const auto table = weak.lock()) table->presence_told_ = false;
  });
  tell_nodes();
  tell_presence(except);
}

/// Those who only watch come and go by the thousand: they are counted now and then.
void Table::tell_presence_soon() {
  if (std::exchange(presence_due_, true)) return;
  backstage_.after(spectators_counted_every, [weak = weak_from_this()] {
    const auto table = weak.lock();
    if (!table) return;
    table->presence_due_ = false;
    table->tell_nodes();
    table->tell_presence();
    // Where no player is left, leave() has seen to it.
    if (std::ranges::any_of(table->members_, [](const Member& member) { return member.holder.plays(); }))
      table->show_in_lobby();
  });
}

// ------------------------------------------------------------------------------------------------------ sitting down

void Table::take_seat(Guest& guest, const TakeSeatMessage& message) { ask_for_seat(guest, message); }

void Table::be_arbiter(Guest& guest, const BeArbiterMessage& message) { ask_for_seat(guest, message); }

template <class Message>
void Table::ask_for_seat(Guest& guest, const Message& message) {
  Member* const member = find(guest);
  if (member == nullptr) return;
  if (!seating_under_way_) return sit_down(*member, message);
  // How the one before ends decides; it may be the same player, on a connection that broke.
  if (waiting_for_seats_.size() >= waiting_acts_limit)
    return guest.send(error_frame(ErrorCode::SeatTaken, text_of(ErrorCode::SeatTaken)));
  waiting_for_seats_.push_back({.member = member->number, .message = message});
}

void Table::sit_down(Member& member, const TakeSeatMessage& message) {
  const std::string key = message.key.value_or(random_letters(key_length));
  const std::optional<Holder> holder = seating_.holder(sha256_hex(key));
  const bool same = !member.holder.colour || (holder && holder->colour == member.holder.colour);
  if (holder && holder->colour && same) {
    const bool had_it = member.holder.colour.has_value();
    return had_it ? tell_seat(member, key) : welcome(member, key);
  }
  if (holder || !member.holder.only_watches())
    return member.guest->send(error_frame(ErrorCode::SeatTaken, "You have a seat in this game already."));
  const store::Seat newcomer = seat_of({.role = store::SeatRole::White,
                                        .key_hash = sha256_hex(key),
                                        .name = message.name.value_or(""),
                                        .taken_ms = backstage_.now_ms()},
                                       member.guest->person());
  if (!is_for(*member.guest))
    return member.guest->send(error_frame(ErrorCode::NotForYou, "This is a challenge to somebody else."));
  const auto seats = seating_.seats_for(message.hand, newcomer);
  if (!seats) return member.guest->send(error_frame(seats.error(), text_of(seats.error())));
  take_seats(member, key, *seats);
}

bool Table::is_for(const Guest& guest) const {
  const auto& opponent = referee_.setup().opponent;
  return !opponent || (guest.person() != nullptr && guest.person()->account == *opponent);
}

void Table::decline(Guest& guest) {
  const Member* const member = find(guest);
  if (member == nullptr || seating_.complete() || seating_.declined() || seating_under_way_) return;
  if (!referee_.setup().opponent || !is_for(guest))
    return guest.send(error_frame(ErrorCode::NotForYou, "This is no challenge to you."));
  const std::vector<store::Seat> declined = {{.role = store::SeatRole::Declined,
                                              .key_hash = "",
                                              .name = "",
                                              .taken_ms = backstage_.now_ms(),
                                              .account = guest.person()->account}};
  backstage_.ask([&store = backstage_.store, game = record_.id, declined] { return store.take_seats(game, declined); },
                 [self = shared_from_this(), declined](const store::StoreAnswer& answer) {
                   if (!answer) return self->catch_up([] {});
                   self->seating_.take(declined);
                   self->backstage_.bus.wake(self->record_.id, {.events = self->seq()});
                   self->show_in_lobby();
                   self->tell_presence();
                 });
}

void Table::sit_down(Member& member, const BeArbiterMessage& message) {
  const std::string key = message.key.value_or(random_letters(key_length));
  const std::optional<Holder> holder = seating_.holder(sha256_hex(key));
  if (holder && holder->arbiter && (member.holder.arbiter || member.holder.only_watches())) return welcome(member, key);
  const store::Seat newcomer = seat_of({.role = store::SeatRole::Arbiter,
                                        .key_hash = sha256_hex(key),
                                        .name = message.name.value_or(""),
                                        .taken_ms = backstage_.now_ms()},
                                       member.guest->person());
  const auto seat = seating_.arbiters_seat(sha256_hex(message.invitation), newcomer);
  if (!seat && seat.error() == ErrorCode::WrongInvitation)
    return member.guest->send(
        error_frame(ErrorCode::WrongInvitation, "This invitation is to no seat of an arbiter in this game."));
  if (!seat || !member.holder.only_watches())
    return member.guest->send(error_frame(ErrorCode::SeatTaken, "The arbiter of this game is somebody else."));
  take_seats(member, key, {*seat});
}

bool Table::may_begin_clock(Guest& guest) {
  if (!referee_.setup().time_control || clock_begun_) return true;
  clock_begun_ = backstage_.clocks_begun.enter(guest.address());
  if (clock_begun_) return true;
  guest.send(
      error_frame(ErrorCode::TooMany, "Too many games with a clock have been begun from here. End one of them first."));
  return false;
}

void Table::take_seats(const Member& member, const std::string& key, const std::vector<store::Seat>& seats) {
  Seating next = seating_;
  next.take(seats);
  const bool begins = next.complete() && !seating_.complete();
  if (begins && !may_begin_clock(*member.guest)) return;
  seating_under_way_ = true;
  const auto due = begins ? due_ms(referee_.game(), 0) : std::nullopt;
  backstage_.ask([&store = backstage_.store, game = record_.id, seats, due] { return store.take_seats(game, seats, due); },
                 [self = shared_from_this(), number = member.number, key, seats](const store::StoreAnswer& answer) {
                   if (!answer) return self->catch_up([self, number, key, answer] { self->seated(number, key, answer); });
                   self->seating_.take(seats);
                   self->begin_time();
                   self->tell_creator_apart();
                   self->seated(number, key, answer);
                 });
}

void Table::seated(std::uint64_t member, const std::string& key, const store::StoreAnswer& answer) {
  seating_under_way_ = false;
  Member* const newcomer = find(member);
  // A seat that is refused since it is taken may have been taken by the very same key.
  if (answer || seating_.holder(sha256_hex(key))) {
    backstage_.bus.wake(record_.id, {.events = seq()});
    show_in_lobby();
    if (newcomer != nullptr)
      welcome(*newcomer, key);
    else
      tell_presence();
  } else {
    if (!seating_.complete()) clock_begun_.reset();
    const bool taken = answer.error().fault == store::StoreFault::Conflict;
    if (!taken) backstage_.log.problem("seat-not-kept", {{"game", record_.id}, {"reason", answer.error().detail}});
    if (newcomer != nullptr)
      newcomer->guest->send(taken ? error_frame(ErrorCode::SeatTaken, text_of(ErrorCode::SeatTaken))
                                  : error_frame(ErrorCode::Unavailable, "The seat could not be kept. Try again."));
  }
  for (const WaitingSeat& next : std::exchange(waiting_for_seats_, {}))
    if (Member* const asker = find(next.member))
      std::visit([&](const auto& message) { ask_for_seat(*asker->guest, message); }, next.message);
}

void Table::welcome(Member& member, const std::string& key) {
  member.holder = seating_.holder(sha256_hex(key)).value_or(Holder{});
  if (member.holder.colour) player_is_back();
  if (!member.holder.only_watches()) tell_nodes();
  tell_seat(member, key);
  tell_presence(&member);
}

void Table::tell_seat(const Member& member, const std::string& key) const {
  if (member.holder.arbiter) member.guest->send(frame(AppointedMessage{.key = key, .now = now(), .room = room()}));
  if (member.holder.colour)
    member.guest->send(frame(SeatedMessage{.you = *member.holder.colour, .key = key, .now = now(), .room = room()}));
}

// ------------------------------------------------------------------------------------------------------------- acting

void Table::act(Guest& guest, const ActMessage& message) {
  const Member* const member = find(guest);
  if (member == nullptr) return;
  // Whoever only watches takes no place in the queue of those who act.
  if (!actor_of(member->holder)) return refuse(*member, message, not_your_seat());
  if (waiting_.size() >= waiting_acts_limit)
    return refuse(*member, message, own_ruling("too-fast", "Too much at once. Wait a moment."));
  waiting_.push_back({.member = member->number, .message = message, .received_ms = backstage_.now_ms()});
  go_on();
}

void Table::go_on() {
  hear_acts();
  if (!writing_) watch_time();
  let_computer_act();
}

void Table::hear_acts() {
  while (!writing_ && !waiting_.empty()) {
    WaitingAct next = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    if (const Member* const member = find(next.member)) hear(*member, std::move(next));
  }
}

void Table::hear(const Member& member, WaitingAct act) {
  if (actor_of(member.holder) && seating_.complete() && act.message.seq != seq())
    return refuse_as_stale(member, act.message);
  auto judged = judge(member, act);
  if (!judged) return refuse(member, act.message, std::move(judged.error()));
  judged->asked = std::move(act);
  write(std::move(*judged));
}

Expected<Table::Judged, Ruling> Table::judge(const Member& member, const WaitingAct& waiting) const {
  const Act& act = waiting.message.event;
  const std::optional<Actor> by = actor_of(member.holder);
  if (!by) return refused(not_your_seat());
  if (auto ruling = against_role(member, act)) return refused(*std::move(ruling));
  if (!seating_.complete()) return refused(own_ruling("waiting", "The game starts when the second player has sat down."));
  if (act.act == ActKind::Flag || act.act == ActKind::Abort)
    return refused(own_ruling("falls-by-itself", "What time brings comes by itself. Nobody has to say so."));
  if (act.act == ActKind::OfferDraw && has_offered_since_move(*by))
    return refused(Ruling{.code = "offered-already",
                          .article = "11.5",
                          .squares = {},
                          .text = "One offer of a draw between two moves: more would disturb the opponent."});
  // One may always end it.
  const bool ends = act.act == ActKind::Resign || act.act == ActKind::End;
  if (seq() >= backstage_.events_per_game && !ends)
    return refused(
        own_ruling("game-too-long", "This game has as many moves and offers as the server keeps. Only resigning is left."));
  GameEvent event{.at = std::max(time_.at(waiting.received_ms), latest()),
                  .by = *by,
                  .act = act.act,
                  .uci = act.uci,
                  .kind = act.kind,
                  .squares = act.squares,
                  .to = act.to,
                  .what = act.what,
                  .ms = act.ms,
                  .ply = act.ply,
                  .result = act.result,
                  .article = act.article};
  auto read = event_of(event);
  if (!read) return refused(own_ruling("unreadable", sentence(read.error(), member.language)));
  auto ruled = referee_.judge(*read);
  if (!ruled) return refused(written(ruled.error(), member.language));
  if (leaves_as_it_was(referee_.game(), *read, ruled->game)) return refused(written(ruled->ruling, member.language));
  return Judged{.seq = seq(), .event = std::move(event), .act = std::move(*read), .ruled = std::move(*ruled)};
}

std::optional<Ruling> Table::against_role(const Member& member, const Act& act) const {
  const auto colour = member.holder.colour;
  if (is_for_arbiter(act.act) && colour)
    return written(game::Ruling{laws::Code::ArbiterOnly, {.colour = side_of(*colour)}}, member.language);
  if (!is_for_arbiter(act.act) && !colour) return written(game::Ruling{laws::Code::PlayersOnly}, member.language);
  const bool calls =
      act.act == ActKind::CallArbiter || act.kind == ClaimKind::NoNormalWin || act.kind == ClaimKind::AskIncrement;
  if (calls && !seating_.wants_arbiter()) return own_ruling("no-arbiter", "There is no arbiter in this game.");
  return std::nullopt;
}

bool Table::has_offered_since_move(Actor by) const {
  for (std::int64_t number = seq() - 1; number >= 0; --number) {
    const GameEvent event = referee_.event(number);
    if (event.by != by) continue;
    if (event.act == ActKind::Move) return false;
    if (event.act == ActKind::OfferDraw) return true;
  }
  return false;
}

bool Table::write_unasked(GameEvent event) {
  auto act = event_of(event);
  if (!act) return false;
  auto ruled = referee_.judge(*act);
  if (!ruled) return false;
  write({.seq = seq(), .event = std::move(event), .act = std::move(*act), .ruled = std::move(*ruled)});
  return true;
}

/// The opponent's clock starts when the move is accepted: time stands until then.
void Table::write(Judged judged) {
  writing_ = true;
  if (judged.event.act == ActKind::Move) time_.stand(judged.event.at);
  ++backstage_.events_under_way;
  store::EventRecord record = record_of(record_.id, judged.seq, judged.event);
  record.ends = judged.ruled.game.over() && !referee_.game().over();
  record.due_ms = due_ms(judged.ruled.game, time_.at(backstage_.now_ms()));
  auto kept = [self = shared_from_this(), judged = std::move(judged),
               asked_at = Histogram::Clock::now()](store::StoreAnswer answer) mutable {
    // The store's thread lets go of the table here: the last one to hold it is always the loop.
    const Backstage& backstage = self->backstage_;
    backstage.on_loop([self = std::move(self), judged = std::move(judged), answer = std::move(answer), asked_at]() mutable {
      self->backstage_.metrics.append_time.add_since(asked_at);
      self->written_down(std::move(judged), answer);
    });
  };
  backstage_.store.append_later(std::move(record), std::move(kept));
}

void Table::written_down(Judged judged, const store::StoreAnswer& answer) {
  --backstage_.events_under_way;
  if (!answer) backstage_.metrics.store_faults.add(store::word(answer.error().fault));
  if (!answer && answer.error().fault == store::StoreFault::Conflict)
    return catch_up(
        [self = shared_from_this(), judged = std::move(judged)]() mutable { self->place_was_taken(std::move(judged)); });
  writing_ = false;
  if (!time_.runs()) time_.run(judged.event.at, backstage_.now_ms());
  if (answer)
    kept(std::move(judged));
  else
    not_kept(judged, answer.error());
}

void Table::kept(Judged judged) {
  // Catching up may have met the event in the store already.
  backstage_.metrics.acts_stood.add(word(judged.event.act));
  if (seq() == judged.seq) stand(judged.event, judged.act, std::move(judged.ruled));
  if (judged.asked)
    if (const Member* const actor = find(judged.asked->member))
      actor->guest->send(frame(AckMessage{.id = judged.asked->message.id, .seq = judged.seq}));
  backstage_.bus.wake(record_.id, {.events = seq()});
  see_to_rematch();
  go_on();
}

/// Another server was first, and what it wrote is known by now.
void Table::place_was_taken(Judged judged) {
  writing_ = false;
  if (!time_.runs()) time_.run(std::max(judged.event.at, latest()), backstage_.now_ms());
  if (judged.asked)
    if (const Member* const actor = find(judged.asked->member)) refuse_as_stale(*actor, judged.asked->message);
  hear_acts();
  if (writing_) return;
  // Where what is there could not be read it is not asked for all the time.
  seq() > judged.seq ? watch_time() : look_again_in(flag_retry_ms);
  let_computer_act();
}

void Table::not_kept(const Judged& judged, const store::StoreError& error) {
  backstage_.log.problem("event-not-kept", {{"game", record_.id}, {"reason", error.detail}});
  if (!judged.asked) {
    hear_acts();
    return look_again_in(flag_retry_ms);
  }
  if (const Member* const actor = find(judged.asked->member))
    refuse(*actor, judged.asked->message,
           own_ruling("unavailable", "The move could not be kept. Nothing has changed; try again."));
  go_on();
}

/// From here on the event is part of the game, and everyone hears of it, each in their language.
void Table::stand(const GameEvent& event, const game::Event& act, game::Ruled ruled) {
  referee_.go_on_with(event, act, std::move(ruled.game));
  if (referee_.game().over()) show_in_lobby();
  std::array<Frame, 3> frames;
  for (const Member& member : members_) {
    Frame& one = frames[static_cast<std::size_t>(member.language)];
    if (!one)
      one = frame(EventMessage{.game = record_.id,
                               .seq = seq() - 1,
                               .now = now(),
                               .event = event,
                               .ruling = written(ruled.ruling, member.language),
                               .outcome = referee_.outcome()});
    member.guest->send(one);
  }
}

void Table::refuse(const Member& member, const ActMessage& message, Ruling ruling) const {
  backstage_.metrics.acts_refused.add(ruling.code);
  member.guest->send(
      frame(RefusedMessage{.id = message.id, .seq = seq(), .ruling = std::move(ruling), .from = {}, .events = {}}));
}

void Table::refuse_as_stale(const Member& member, const ActMessage& message) const {
  backstage_.metrics.acts_refused.add("stale");
  const std::int64_t from = message.seq <= seq() ? message.seq : 0;
  member.guest->send(frame(RefusedMessage{.id = message.id,
                                          .seq = seq(),
                                          .ruling = own_ruling("stale", "The game has gone on in the meantime."),
                                          .from = from,
                                          .events = referee_.events_from(from)}));
}

// --------------------------------------------------------------------------------------- what others have written down

void Table::catch_up(std::function<void()> then) {
  backstage_.ask([&store = backstage_.store, game = record_.id, events = seq(),
                  seats = seating_.taken()] { return load_news(store, game, events, seats); },
                 [self = shared_from_this(), then = std::move(then)](const Expected<News, store::StoreError>& news) {
                   if (news)
                     self->catch_up_with(*news);
                   else
                     self->backstage_.log.problem("game-not-read",
                                                  {{"game", self->record_.id}, {"reason", news.error().detail}});
                   then();
                 });
}

void Table::catch_up_to(std::int64_t events, std::int64_t seats) {
  const bool behind = seq() < events || static_cast<std::int64_t>(seating_.taken()) < seats;
  if (behind && !writing_) catch_up([] {});
}

void Table::look_into_the_store() {
  if (!writing_) catch_up([] {});
}

void Table::catch_up_with(const News& news) {
  // What was read may be older than what has been done here since.
  if (news.game && news.game->seats.size() > seating_.taken()) {
    seat_as(*news.game);
    tell_creator_apart();
    tell_presence_soon();
  }
  take_up_time(news.due);
  const auto not_understood = [this] {
    backstage_.log.problem("event-not-understood", {{"game", record_.id}, {"seq", std::to_string(seq())}});
  };
  for (const store::EventRecord& record : news.events) {
    if (record.seq != seq()) continue;
    const auto written_event = read_game_event(record.text);
    if (!written_event) return not_understood();
    const auto event = event_of(*written_event);
    if (!event) return not_understood();
    auto ruled = referee_.judge(*event);
    if (!ruled) return not_understood();
    // What was written by a clock ahead of this one moves the game's time on.
    awaits_player_ = false;
    if (!time_.runs() || now() < written_event->at) time_.run(written_event->at, backstage_.now_ms());
    stand(*written_event, *event, std::move(*ruled));
  }
  if (!news.events.empty() && !writing_) set_time_by(news.due);
  see_to_rematch();
  if (!writing_) watch_time();
  let_computer_act();
}

void Table::tell_creator_apart() {
  const store::Seat* const creator = seating_.seat(store::SeatRole::Creator);
  if (creator == nullptr) return;
  for (Member& member : members_)
    if (member.holder.creator && !member.holder.colour)
      member.holder = seating_.holder(creator->key_hash).value_or(member.holder);
}

// ------------------------------------------------------------------------------------------------------------ a rematch

bool Table::wants_rematch(Colour colour) const { return referee_.game().conduct(side_of(colour)).wants_rematch; }

store::GameRecord Table::rematch_record() const {
  GameSetup setup = referee_.setup();
  setup.rematch_of = record_.id;
  setup.opponent.reset();
  if (setup.computer) setup.computer->colour = opposite(setup.computer->colour);
  return {.id = name_of_rematch(record_.id),
          .setup = adoube::server::write(setup),
          .draw = "",
          .created_ms = backstage_.now_ms()};
}

void Table::see_to_rematch() {
  if (!game::rematch_agreed(referee_.game()) || !rematch_.empty() || making_rematch_) return;
  making_rematch_ = true;
  backstage_.ask([&store = backstage_.store, record = rematch_record(),
                  seats = seating_.swapped(backstage_.now_ms())] { return store.create_game(record, seats); },
                 [self = shared_from_this()](const store::StoreAnswer& answer) { self->rematch_made(answer); });
}

/// Another server, or this one before it was started again, may have made it already.
void Table::rematch_made(const store::StoreAnswer& answer) {
  making_rematch_ = false;
  if (!answer && answer.error().fault != store::StoreFault::Conflict)
    return backstage_.log.problem("game-not-kept", {{"reason", answer.error().detail}});
  rematch_ = name_of_rematch(record_.id);
  tell_presence();
}

void Table::withdraw_rematch_if_gone(Colour colour) {
  if (present(colour) || writing_ || !wants_rematch(colour)) return;
  (void)write_unasked(
      {.at = now(), .by = actor_of(colour), .act = ActKind::WithdrawRematch, .uci = {}, .kind = {}, .squares = {}});
}

// --------------------------------------------------------------------------------------------------------------- time

void Table::begin_time() {
  if (time_has_begun_ || !seating_.complete()) return;
  time_has_begun_ = true;
  time_.run(0, backstage_.now_ms());
  watch_time();
}

bool Table::follow_store(const std::optional<store::Due>& due) {
  if (!due || due->events != seq()) return false;
  const auto end = ends_by_time(referee_.game());
  if (!end) return false;
  const std::int64_t now = backstage_.now_ms();
  awaits_player_ = false;
  time_.run(std::max(latest(), end->count() - (due->at_ms - now)), now);
  return true;
}

void Table::set_time_by(const std::optional<store::Due>& due) {
  if (!due || follow_store(due) || due->events == seq()) return;
  // An event came between two readings of the store.
  backstage_.after(store_read_again_after, [weak = weak_from_this()] {
    if (const auto table = weak.lock()) table->look_into_the_store();
  });
}

std::optional<std::int64_t> Table::due_ms(const game::Game& next, std::int64_t at) const {
  const bool time_counts = next.clock || next.regulations.first_move_limit;
  if (!backstage_.shared_store || !time_counts) return std::nullopt;
  const auto end = ends_by_time(next);
  return end ? backstage_.now_ms() + end->count() - at : store::EventRecord::never;
}

void Table::take_up_time(const std::optional<store::Due>& due) {
  if (time_has_begun_ || !seating_.complete()) return;
  time_has_begun_ = true;
  if (follow_store(due)) return;
  const bool player_here =
      std::ranges::any_of(members_, [](const Member& member) { return member.holder.colour.has_value(); });
  awaits_player_ = time_counts() && !player_here;
  const std::int64_t now = backstage_.now_ms();
  if (awaits_player_)
    time_.stand(latest());
  else
    time_.run(std::max(latest(), now - seating_.started_ms()), now);
}

void Table::player_is_back() {
  if (!std::exchange(awaits_player_, false)) return;
  time_.run(latest(), backstage_.now_ms());
  watch_time();
  let_computer_act();
}

std::optional<std::int64_t> Table::ends_by_time_at() const {
  const auto end = time_.runs() ? ends_by_time(referee_.game()) : std::nullopt;
  return end ? std::optional(end->count()) : std::nullopt;
}

void Table::watch_time() {
  const std::optional<std::int64_t> due = ends_by_time_at();
  if (!due) {
    if (referee_.game().over()) clock_begun_.reset();
    backstage_.under_clock.erase(shared_from_this());
    return;
  }
  backstage_.under_clock.insert(shared_from_this());
  const std::int64_t left = *due - now();
  if (left > 0) return look_again_in(left);
  end_by_time(*due);
}

/// 6.8, 6.9; or the first move has not come. It goes the way of every other event: the store decides whether a move was
/// first.
void Table::end_by_time(std::int64_t due) {
  const game::Game& game = referee_.game();
  const bool flag = game::flag_due(game).has_value() && game::flag_due(game)->count() <= due;
  const rules::Color side = flag ? *game.clock->running() : game.history.turn();
  GameEvent event{.at = std::max(due, latest()),
                  .by = actor_of(side == rules::Color::White ? Colour::White : Colour::Black),
                  .act = flag ? ActKind::Flag : ActKind::Abort,
                  .uci = {},
                  .kind = {},
                  .squares = {}};
  game::Event act{.at = game::Time(event.at), .by = game::actor(side), .act = game::Abort{}};
  if (flag) act.act = game::FlagFall{};
  auto ruled = referee_.judge(act);
  if (!ruled) return backstage_.log.problem("end-not-understood", {{"game", record_.id}, {"seq", std::to_string(seq())}});
  write({.seq = seq(), .event = std::move(event), .act = std::move(act), .ruled = std::move(*ruled)});
}

/// An alarm that rings too early looks again; so one is set only where none rings before.
void Table::look_again_in(std::int64_t ms) {
  const std::int64_t rings = backstage_.now_ms() + ms;
  if (alarm_at_ && *alarm_at_ <= rings) return;
  alarm_at_ = rings;
  backstage_.after(std::chrono::milliseconds(ms), [weak = weak_from_this(), rings] {
    const auto table = weak.lock();
    if (!table) return;
    if (table->alarm_at_ == rings) table->alarm_at_.reset();
    if (!table->writing_) table->watch_time();
    table->let_computer_act();
  });
}

// -------------------------------------------------------------------------------------------------------------- small

GameState Table::state() const {
  return {.game = record_.id,
          .seq = seq(),
          .now = now(),
          .setup = referee_.setup(),
          .events = referee_.events_from(0),
          .outcome = referee_.outcome(),
          .room = room()};
}

std::optional<std::int64_t> Table::half_moves_if_over() const {
  const game::Game& game = referee_.game();
  return game.over() ? std::optional(static_cast<std::int64_t>(game.history.size())) : std::nullopt;
}

std::string Table::pgn() const { return pgn_of(*this); }

Table::Member* Table::find(const Guest& guest) {
  const auto found = std::ranges::find(members_, &guest, &Member::guest);
  return found == members_.end() ? nullptr : &*found;
}

Table::Member* Table::find(std::uint64_t number) {
  const auto found = std::ranges::find(members_, number, &Member::number);
  return found == members_.end() ? nullptr : &*found;
}

std::int64_t Table::now() const { return seating_.complete() ? std::max(time_.at(backstage_.now_ms()), latest()) : 0; }

}  // namespace adoube::server
