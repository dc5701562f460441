// SPDX-License-Identifier: GPL-3.0-or-later
/// One live game: those who are connected to it, its time, and the order in which what they do becomes events. An event is
/// told to anyone only after the store has it. How time runs: docs/decisions/0004-clocks-on-the-server.md. Everything here
/// happens on the loop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/server/backstage.hpp"
#include "apps/server/computer_seat.hpp"
#include "apps/server/elsewhere.hpp"
#include "apps/server/game_time.hpp"
#include "apps/server/live_game.hpp"
#include "apps/server/loaded_game.hpp"
#include "apps/server/messages.hpp"
#include "apps/server/referee.hpp"
#include "apps/server/seating.hpp"

namespace adoube::server {

class Table final : public LiveGame, public std::enable_shared_from_this<Table> {
 public:
  /// Acts that wait for their turn, in one game; and as many who ask for a seat while another sits down.
  static constexpr std::size_t waiting_acts_limit = 32;
  /// Where the store did not take a flag that fell, it is tried again after that time.
  static constexpr std::int64_t flag_retry_ms = 1000;
  /// A player who asked for a rematch may be away that long.
  static constexpr std::int64_t rematch_patience_ms = 15'000;
  /// And players of a listed game, all of them, before the lobby no longer shows it.
  static constexpr std::int64_t listing_patience_ms = 5'000;

  /// `referee`: that game, replayed.
  [[nodiscard]] static std::shared_ptr<Table> open(Backstage& backstage, const store::StoredGame& game, Referee referee);

  bool join(Guest& guest, const JoinMessage& message) override;
  void leave(Guest& guest) override;
  void take_seat(Guest& guest, const TakeSeatMessage& message) override;
  void be_arbiter(Guest& guest, const BeArbiterMessage& message) override;
  void decline(Guest& guest) override;
  void act(Guest& guest, const ActMessage& message) override;
  void catch_up_to(std::int64_t events, std::int64_t seats) override;
  void look_into_the_store() override;
  bool rest_if_unused() override { return !writing_ && referee_.rest_if_unused(); }
  [[nodiscard]] std::int64_t now() const override;
  [[nodiscard]] GameState state() const override;
  [[nodiscard]] std::optional<std::int64_t> half_moves_if_over() const override;
  [[nodiscard]] std::string pgn() const override;

  [[nodiscard]] const Referee& referee() const { return referee_; }
  [[nodiscard]] const std::string& id() const { return record_.id; }
  [[nodiscard]] const store::GameRecord& record() const { return record_; }
  [[nodiscard]] const GameSetup& setup() const { return referee_.setup(); }
  [[nodiscard]] std::string_view player_name(Colour colour) const;
  /// Whether the computer has that seat.
  [[nodiscard]] bool is_computer(Colour colour) const;

 private:
  struct Member {
    Guest* guest;
    std::uint64_t number;  ///< never used twice, so that a late answer finds its guest or nobody
    Holder holder;
    Language language = Language::En;
  };
  struct WaitingSeat {
    std::uint64_t member;
    std::variant<TakeSeatMessage, BeArbiterMessage> message;
  };
  struct WaitingAct {
    std::uint64_t member;
    ActMessage message;
    std::int64_t received_ms;  ///< by the server's clock
  };
  /// What will stand once the store has it.
  struct Judged {
    std::int64_t seq;
    GameEvent event;
    game::Event act;  ///< the same
    game::Ruled ruled;
    /// Who is to be answered; nobody where the server itself has done it.
    std::optional<WaitingAct> asked{};
  };

  Table(Backstage& backstage, store::GameRecord record, Referee referee)
      : backstage_(backstage), record_(std::move(record)), referee_(std::move(referee)) {}

  void listen();
  void hear(const bus::Call& call);
  void seat_as(const store::StoredGame& game);

  /// Hears the acts that wait, in the order in which they were received, and sees to the flag when there are no more.
  void go_on();
  void hear_acts();
  void hear(const Member& member, WaitingAct act);
  [[nodiscard]] Expected<Judged, Ruling> judge(const Member& member, const WaitingAct& act) const;
  /// Why that act is not for the one who holds that (12.3, 12.6); nothing where it is.
  [[nodiscard]] std::optional<Ruling> against_role(const Member& member, const Act& act) const;
  [[nodiscard]] bool has_offered_since_move(Actor by) const;
  void write(Judged judged);
  /// What nobody has sent a message for. Whether the Laws admit it.
  bool write_unasked(GameEvent event);
  void written_down(Judged judged, const store::StoreAnswer& answer);
  void kept(Judged judged);
  void place_was_taken(Judged judged);
  void not_kept(const Judged& judged, const store::StoreError& error);
  void stand(const GameEvent& event, const game::Event& act, game::Ruled ruled);
  void refuse(const Member& member, const ActMessage& message, Ruling ruling) const;
  void refuse_as_stale(const Member& member, const ActMessage& message) const;

  /// Takes in what other servers have written since. `then` runs in any case.
  void catch_up(std::function<void()> then);
  void catch_up_with(const News& news);
  /// One asks after another: how the one before ends decides.
  template <class Message>
  void ask_for_seat(Guest& guest, const Message& message);
  void sit_down(Member& member, const TakeSeatMessage& message);
  void sit_down(Member& member, const BeArbiterMessage& message);
  /// Whether the guest's address may have one more game under clock. It has the place until the game ends; where it may not,
  /// the guest is told.
  bool may_begin_clock(Guest& guest);
  void take_seats(const Member& member, const std::string& key, const std::vector<store::Seat>& seats);
  void seated(std::uint64_t member, const std::string& key, const store::StoreAnswer& answer);
  /// To the seat that the key has.
  void welcome(Member& member, const std::string& key);
  void tell_seat(const Member& member, const std::string& key) const;
  /// The creator learns the colour that the opponent's pick has left.
  void tell_creator_apart();

  /// Whether the free seat is for the guest; in a challenge it is for one account.
  [[nodiscard]] bool is_for(const Guest& guest) const;
  /// In a game that is listed, or a challenge: has it shown in the lobby as it is now.
  void show_in_lobby() const;

  /// Once both want another game it is made, by whichever server comes to it first; then everyone hears of it.
  void see_to_rematch();
  void rematch_made(const store::StoreAnswer& answer);
  [[nodiscard]] store::GameRecord rematch_record() const;
  /// Whoever asked and went away is not waited for.
  void withdraw_rematch_if_gone(Colour colour);

  /// The game's time begins when the second seat is taken.
  void begin_time();
  /// It goes on where that has been elsewhere, or before this table was opened.
  void take_up_time(const std::optional<store::Due>& due);
  /// It runs as the store has it, where that is known of the last event. Whether it is.
  bool follow_store(const std::optional<store::Due>& due);
  /// The same, and where the store's word is of another event, asks again soon.
  void set_time_by(const std::optional<store::Due>& due);
  /// When time ends the game by the clock of those who share the store, in the game that will stand, at that time of its
  /// own.
  [[nodiscard]] std::optional<std::int64_t> due_ms(const game::Game& next, std::int64_t at) const;
  /// In a game that was read from the store, and in which time counts, it stands until a player is back.
  void player_is_back();
  /// While the game can end by time alone the table stays, and sees to it that it does. Nothing is being written.
  void watch_time();
  /// When a flag falls, or a game without its first move is aborted.
  [[nodiscard]] std::optional<std::int64_t> ends_by_time_at() const;
  void end_by_time(std::int64_t due);
  void look_again_in(std::int64_t ms);

  /// In a game against the computer (table_computer.cpp): does what needs no thinking, or asks for its move, where it is to
  /// do something and nothing is being written.
  void seat_computer();
  void let_computer_act();
  void computer_answers(std::size_t half_moves, const rules::Position& position, const ComputerRoom::Thought& thought);
  [[nodiscard]] std::string computers_asker() const;
  /// False: the act is not admitted.
  [[nodiscard]] bool write_for_computer(const Act& act);

  [[nodiscard]] Member* find(const Guest& guest);
  [[nodiscard]] Member* find(std::uint64_t number);
  [[nodiscard]] bool present(Colour colour) const;
  [[nodiscard]] bool wants_rematch(Colour colour) const;
  [[nodiscard]] Room room() const;
  void tell_presence(const Member* except = nullptr) const;
  void tell_presence_soon();
  void tell_who_came_or_went(const Member* except = nullptr);
  /// Who is here, to the other nodes, now and again for as long as somebody is.
  void tell_nodes();
  void tell_nodes_again();
  [[nodiscard]] Company company() const;
  [[nodiscard]] std::int64_t seq() const { return referee_.count(); }
  /// The time of the last event; 0 before the first.
  [[nodiscard]] std::int64_t latest() const { return referee_.latest(); }
  /// The game can be lost by waiting.
  [[nodiscard]] bool time_counts() const {
    return !referee_.game().over() && (referee_.game().clock || game::first_move_due(referee_.game()));
  }

  Backstage& backstage_;
  store::GameRecord record_;
  Referee referee_;
  Seating seating_;
  GameTime time_;
  bool time_has_begun_ = false;
  std::unique_ptr<CountByAddress::Place> clock_begun_;  ///< of the address that the clock's time began for
  bool awaits_player_ = false;                          ///< time stands until one of them is back
  std::optional<std::int64_t> alarm_at_;                ///< the earliest one set, by the server's clock
  std::vector<Member> members_;
  std::uint64_t next_number_ = 1;
  std::vector<WaitingAct> waiting_;  ///< a few at most; an empty deque would cost each game half a kilobyte
  std::vector<WaitingSeat> waiting_for_seats_;
  bool writing_ = false;
  bool seating_under_way_ = false;
  bool presence_due_ = false;
  bool presence_told_ = false;   ///< a moment ago
  bool nodes_are_told_ = false;  ///< now and again
  Elsewhere elsewhere_;
  std::optional<ComputerSeat> computer_;
  bool computer_thinks_ = false;
  bool making_rematch_ = false;
  std::string rematch_;  ///< the next game, once it is there
  std::unique_ptr<bus::Subscription> subscription_;
};

}  // namespace adoube::server
