// SPDX-License-Identifier: MIT
#include "tests/game/any_event.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "adoube/rules/legal_moves.hpp"

namespace adoube::game::testing {
namespace {

using namespace std::chrono_literals;

using fuzz::Bytes;
using rules::Color;
using rules::Kind;
using rules::Square;

template <class Items>
[[nodiscard]] auto pick(const Items& items, Bytes& bytes) {
  return items[bytes.below(std::size(items))];
}

[[nodiscard]] bool one_in(std::size_t count, Bytes& bytes) { return bytes.below(count) == count - 1; }
[[nodiscard]] Color any_color(Bytes& bytes) { return one_in(2, bytes) ? Color::Black : Color::White; }
[[nodiscard]] Square any_square(Bytes& bytes) { return *Square::from_index(static_cast<int>(bytes.below(64))); }

/// More than any event can have, and still a number of JSON that every program reads as it is.
constexpr Time endless = Time(9'000'000'000'000'000);

[[nodiscard]] Time any_time(Bytes& bytes) {
  constexpr std::array times = {0ms,       1ms,          999ms,   5000ms,   30'000ms, 120'000ms,
                                600'000ms, 86'400'000ms, endless, Time(-1), -endless};
  return pick(times, bytes);
}

[[nodiscard]] std::string any_article(Bytes& bytes) {
  constexpr std::array articles = {"", "12.9", "6.7.1", "11.5", "a.5.1.2", "no article", "\xff{colour}"};
  return pick(articles, bytes);
}

/// Mostly where a piece of the player on move stands.
[[nodiscard]] Square any_touched(const Game& game, Bytes& bytes) {
  const rules::Setup board = game.history.board(game.history.size());
  std::vector<Square> own;
  for (int i = 0; i < 64; ++i)
    if (const auto piece = board.at(*Square::from_index(i)); piece && piece->color == board.turn)
      own.push_back(*Square::from_index(i));
  return own.empty() || one_in(4, bytes) ? any_square(bytes) : pick(own, bytes);
}

/// Mostly a square or two away.
[[nodiscard]] Square any_target(Square from, Bytes& bytes) {
  if (one_in(4, bytes)) return any_square(bytes);
  const int files = static_cast<int>(bytes.below(5)) - 2;
  const int ranks = static_cast<int>(bytes.below(5)) - 2;
  return from.offset(files, ranks).value_or(from);
}

[[nodiscard]] MoveWish said(rules::Move move) { return {move.from(), move.to(), move.promotion()}; }

/// Back to where the player's last move came from, which repeats positions; nothing where that is not legal.
[[nodiscard]] std::optional<MoveWish> way_back(const Game& game) {
  const auto& plies = game.history.plies();
  if (plies.size() < 2 || !plies[plies.size() - 2].move) return std::nullopt;
  const rules::Move last = *plies[plies.size() - 2].move;
  const MoveWish back{last.to(), last.from()};
  return notation::find_move(game.position(), back) ? std::optional(back) : std::nullopt;
}

/// Mostly legal; otherwise what a hand may do.
[[nodiscard]] MoveWish any_wish(const Game& game, Bytes& bytes) {
  if (game.history.playable() && !one_in(8, bytes)) {
    if (one_in(2, bytes))
      if (const auto back = way_back(game)) return *back;
    const auto moves = rules::legal_moves(game.position());
    if (!moves.empty()) return said(moves[bytes.next() % moves.size()]);
  }
  const Square from = any_touched(game, bytes);
  const std::size_t kind = bytes.below(16);
  return {from, any_target(from, bytes), kind < 6 ? std::optional(static_cast<Kind>(kind)) : std::nullopt};
}

[[nodiscard]] std::vector<Square> any_squares(const Game& game, Bytes& bytes) {
  std::vector<Square> squares;
  for (std::size_t count = bytes.below(4); count > 0; --count) squares.push_back(any_touched(game, bytes));
  return squares;
}

[[nodiscard]] Irregularity any_irregularity(Bytes& bytes) { return static_cast<Irregularity>(bytes.below(8)); }

[[nodiscard]] int any_ply(const Game& game, Bytes& bytes) {
  constexpr int most = std::numeric_limits<int>::max();
  const int made = static_cast<int>(game.history.size());
  const std::array plies = {made, made - 1, made - 2, made + 1, 0, 1, -1, most, -most - 1};
  return pick(plies, bytes);
}

[[nodiscard]] PointOut any_fault(const Game& game, Bytes& bytes) {
  PointOut act{.what = any_irregularity(bytes)};
  if (one_in(2, bytes)) act.ply = any_ply(game, bytes);
  if (act.what == Irregularity::TouchMove) act.squares = any_squares(game, bytes);
  return act;
}

[[nodiscard]] IllegalAct any_illegal_act(const Game& game, Bytes& bytes) {
  IllegalAct act{.what = any_irregularity(bytes)};
  if (!one_in(4, bytes)) act.move = any_wish(game, bytes);
  return act;
}

[[nodiscard]] Claim any_claim(const Game& game, Bytes& bytes) {
  Claim act{.kind = static_cast<ClaimKind>(bytes.below(4))};
  if (one_in(2, bytes)) act.announced = any_wish(game, bytes);
  return act;
}

[[nodiscard]] Act any_act_of_arbiter(const Game& game, Bytes& bytes) {
  switch (bytes.below(16)) {
    case 0:
      return EndGame{static_cast<Result>(bytes.below(7)), any_article(bytes)};
    case 1:
    case 2:
      return SetClock{any_color(bytes), any_time(bytes)};
    case 3:
    case 4:
      return Restore{any_ply(game, bytes)};
    case 5:
      return Decide{static_cast<Decision>(bytes.below(3))};
    case 6:
      return any_fault(game, bytes);
    case 7:
      return StopClocks{};
    case 8:
      return StartClocks{};
    default:
      return Penalty{any_color(bytes), static_cast<PenaltyKind>(bytes.below(5)), any_time(bytes), any_article(bytes)};
  }
}

/// What interrupts the moves.
[[nodiscard]] Act any_other_act(const Game& game, Bytes& bytes) {
  switch (bytes.below(36)) {
    case 32:
    case 33:
      return AskTakeBack{};
    case 34:
      return one_in(3, bytes) ? Act(DeclineTakeBack{}) : Act(AcceptTakeBack{});
    case 35:
      return Abort{};
    case 0:
      return Resign{};
    case 1:
      return Arrive{};
    case 2:
      return Leave{};
    case 3:
      return FlagFall{};
    case 4:
      return StopClocks{};
    case 5:
      return StartClocks{};
    case 6:
      return AcceptDraw{};
    case 7:
      return DeclineDraw{};
    case 8:
    case 9:
    case 10:
      return OfferDraw{};
    case 11:
    case 12:
      return any_illegal_act(game, bytes);
    case 13:
    case 14:
    case 15:
      return any_fault(game, bytes);
    case 16:
    case 17:
      return Adjust{};
    case 18:
    case 19:
      return AskScore{};
    case 20:
      return Press{};
    case 21:
      return any_act_of_arbiter(game, bytes);
    case 22:
    case 23:
    case 24:
    case 25:
    case 26:
      return any_claim(game, bytes);
    default:
      return Touch{any_squares(game, bytes)};
  }
}

[[nodiscard]] Event any_act_by_anybody(const Game& game, Bytes& bytes) {
  const Color turn = game.history.turn();
  const std::size_t choice = bytes.below(16);
  if (choice == 15) return {.by = Actor::Arbiter, .act = any_act_of_arbiter(game, bytes)};
  if (choice == 14) return {.by = Actor::Arbiter, .act = any_other_act(game, bytes)};
  return {.by = actor(choice >= 11 ? rules::opponent(turn) : turn), .act = any_other_act(game, bytes)};
}

/// What the game waits for: the decision, the clocks, a press, a move.
[[nodiscard]] Event any_next_step(const Game& game, Bytes& bytes) {
  if (game.request && one_in(3, bytes)) return {.by = Actor::Arbiter, .act = Decide{static_cast<Decision>(bytes.below(3))}};
  if (game.clock && game.clock->stopped() && one_in(2, bytes)) return {.by = Actor::Arbiter, .act = StartClocks{}};
  for (const Color color : {Color::White, Color::Black})
    if (game.uncompleted(color) && one_in(2, bytes)) return {.by = actor(color), .act = Press{}};
  const Color turn = game.history.turn();
  const Actor mover = actor(one_in(16, bytes) ? rules::opponent(turn) : turn);
  if (game.at_a_board() && one_in(3, bytes)) return {.by = mover, .act = Make{any_wish(game, bytes)}};
  return {.by = mover, .act = MakeMove{any_wish(game, bytes)}};
}

/// Mostly a moment later.
[[nodiscard]] Time any_time_after(Time now, Bytes& bytes) {
  constexpr std::array later = {0ms,      0ms,      1ms,       200ms,     1000ms,      3000ms,   7000ms,
                                29'000ms, 61'000ms, 301'000ms, 599'000ms, 3'600'000ms, Time(-1), endless};
  // Long waits are rare, or else every game would end by time.
  const Time passed = one_in(4, bytes) ? pick(later, bytes) : Time(bytes.next());
  return passed == endless ? std::max(now, endless) : now + passed;
}

}  // namespace

Regulations any_regulations(Bytes& bytes) {
  constexpr std::array controls = {"",
                                   "5+0",
                                   "15+10",
                                   "25d10",
                                   "25b10",
                                   "90/40+30;30+30",
                                   "11+0",
                                   "1/2;11+0",
                                   "1/2;1/1;1",
                                   "0.1+2",
                                   "60+0",
                                   "120/3;60/2d5;15b30",
                                   "3/5+2;2/2d3;1"};
  Regulations regulations;
  if (const std::string_view control = pick(controls, bytes); !control.empty()) {
    regulations.time_control = read_time_control(control).value();
    regulations.pace = pace(*regulations.time_control);
  }
  if (one_in(8, bytes)) regulations.pace = static_cast<PaceOfPlay>(bytes.below(3));
  regulations.supervision = one_in(2, bytes) ? Supervision::Limited : Supervision::Full;
  regulations.mode = one_in(2, bytes) ? Mode::Screen : Mode::Board;
  regulations.touch_move = one_in(2, bytes);
  regulations.guidelines_iii = one_in(2, bytes);
  regulations.first_moves_untimed = one_in(4, bytes);
  regulations.takebacks = one_in(2, bytes);
  if (one_in(4, bytes)) regulations.first_move_limit = 30s;
  if (one_in(4, bytes)) regulations.default_time = 30min;
  if (one_in(4, bytes)) regulations.no_agreement_before = 6;
  if (one_in(4, bytes) || !usable(regulations)) regulations.penalty = 1min;
  return regulations;
}

Event any_event(const Game& game, Bytes& bytes) {
  Event event = one_in(3, bytes) ? any_act_by_anybody(game, bytes) : any_next_step(game, bytes);
  event.at = any_time_after(game.now, bytes);
  return event;
}

}  // namespace adoube::game::testing
