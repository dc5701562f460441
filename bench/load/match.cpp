// SPDX-License-Identifier: MIT
#include "bench/load/match.hpp"

#include <algorithm>
#include <utility>

namespace adoube::load {
namespace {

constexpr std::chrono::milliseconds a_moment{100};
constexpr std::string_view resigns = "resign";

}  // namespace

Player::Player(Match& match, bool white) : WebSocket(match.load().loop()), match_(match), white_(white) {}

void Player::sit_down(std::string game, std::string key) {
  game_ = std::move(game);
  key_ = std::move(key);
  has_seat_ = white_;
  away_since_ = Clock::now();
  enter(match_.server_of(white_), "/ws");
}

void Player::break_off() {
  if (!open()) return;
  close();
  lost();
}

void Player::opened() {
  const std::string key = has_seat_ ? R"(,"key":")" + key_ + '"' : std::string();
  send_text(R"({"type":"join","game":")" + game_ + '"' + key + R"(,"seq":)" + std::to_string(events_.size()) + '}');
}

void Player::lost() {
  if (seated_) away_since_ = Clock::now();
  seated_ = false;
  if (!over_ || sent_seq_ >= 0) come_back();
}

void Player::come_back() {
  if (Clock::now() - away_since_ > match_.load().wishes().patience) return match_.fault("the server stayed away");
  ++match_.load().tally().reconnections;
  match_.later(std::chrono::milliseconds(30), [this] {
    if (!open()) enter(match_.server_of(white_), "/ws");
  });
}

void Player::heard(std::string_view text) {
  const std::string_view type = word(text.substr(0, 40), "type");
  if (type == "event") return hear_event(text);
  if (type == "ack") return hear_ack(text);
  if (type == "joined") return hear_joined(text);
  if (type == "refused") return hear_refused(text);
  if (type == "error") return hear_error(text);
  if (type == "seated") {
    has_seat_ = seated_ = true;
    go_on();
  }
}

void Player::hear_joined(std::string_view text) {
  const std::int64_t from = number(text, "from");
  if (from != static_cast<std::int64_t>(events_.size())) match_.fault("the server knows fewer events than it has told");
  take_in(from, seen_events(text));
  over_ = !after_field(text, "outcome").starts_with("null");
  // An act whose answer was lost is there by now, or has never happened.
  sent_seq_ = -1;
  thinking_ = false;
  if (!has_seat_) return send_text(R"({"type":"take-seat","key":")" + key_ + R"(","name":""})");
  seated_ = true;
  if (over_) return match_.player_is_through();
  go_on();
}

void Player::take_in(std::int64_t from, const std::vector<SeenEvent>& events) {
  for (const SeenEvent& event : events) {
    const auto at = static_cast<std::size_t>(from++);
    if (at < events_.size() && events_[at] != event) match_.fault("an event is another than it was");
    if (at == events_.size()) events_.push_back(event);
  }
}

void Player::hear_event(std::string_view text) {
  const std::int64_t seq = number(text, "seq");
  const auto known = static_cast<std::int64_t>(events_.size());
  if (seq != known) return match_.fault(seq < known ? "an event was told twice" : "an event was left out");
  const std::string_view object = balanced(after_field(text, "event"));
  events_.push_back(seen_event(object));
  if (seq != sent_seq_) match_.came_in(seq);
  over_ = !after_field(text, "outcome").starts_with("null");
  if (sent_seq_ >= 0 && seq == sent_seq_) return;  // the acknowledgement follows
  if (over_) return match_.player_is_through();
  go_on();
}

void Player::hear_ack(std::string_view text) {
  const std::int64_t seq = number(text, "seq");
  if (seq != sent_seq_) return match_.fault("an acknowledgement nobody waits for");
  sent_seq_ = -1;
  match_.acknowledged(seq);
  if (over_) return match_.player_is_through();
  go_on();
}

void Player::hear_refused(std::string_view text) {
  const std::string_view code = word(text, "code");
  sent_seq_ = -1;
  if (code == "stale") {
    take_in(number(text, "from"), seen_events(text));
    return go_on();
  }
  if (code != "too-fast" && code != "unavailable" && code != "waiting") return match_.fault("refused: " + std::string(code));
  ++match_.load().tally().not_kept;
  try_again_soon();
}

void Player::hear_error(std::string_view text) {
  const std::string_view code = word(text, "code");
  if (code == "going-away") return;
  if (code != "unavailable") return match_.fault("error: " + std::string(code));
  match_.later(a_moment, [this] { break_off(); });
}

void Player::try_again_soon() {
  thinking_ = true;
  match_.later(a_moment, [this] { act(); });
}

void Player::go_on() {
  Load& load = match_.load();
  const std::size_t ply = events_.size();
  if (!seated_ || over_ || thinking_ || sent_seq_ >= 0 || load.stopping() || (ply % 2 == 0) != white_) return;
  if (load.wishes().plies > 0 && ply >= static_cast<std::size_t>(load.wishes().plies)) return;
  const auto time = load.thinking_time();
  thinking_ = true;
  if (time.count() == 0) return act();
  match_.later(time, [this] { act(); });
}

void Player::act() {
  if (!std::exchange(thinking_, false) || !seated_ || over_ || sent_seq_ >= 0 || match_.load().stopping()) return;
  const std::size_t ply = events_.size();
  if ((ply % 2 == 0) != white_) return;
  sent_seq_ = static_cast<std::int64_t>(ply);
  const std::string event = ply < match_.line().size() ? R"("do":"move","uci":")" + match_.line()[ply] + '"'
                                                       : R"("do":")" + std::string(resigns) + '"';
  match_.went_out(sent_seq_);
  send_text(R"({"type":"act","id":)" + std::to_string(ply) + R"(,"seq":)" + std::to_string(ply) + R"(,"event":{)" + event +
            "}}");
}

// -------------------------------------------------------------------------------------------------------------- match

Match::Match(Load& load, int number) : load_(load), number_(number), line_(load.any_line()) {
  players_ = {std::make_unique<Player>(*this, true), std::make_unique<Player>(*this, false)};
}

const Address& Match::server_of(bool white) const {
  const auto& servers = load_.wishes().servers;
  return servers[static_cast<std::size_t>(number_ + (white ? 0 : 1)) % servers.size()];
}

void Match::begin() {
  const std::string& control = load_.wishes().time_control;
  const std::string clock = control.empty() ? std::string() : R"(,"time_control":")" + control + '"';
  exchange_ =
      std::make_unique<Exchange>(load_.loop(), server_of(true), "POST", "/api/games", R"({"colour":"white")" + clock + '}',
                                 [this](int status, std::string_view body) { made(status, body); });
}

void Match::made(int status, std::string_view body) {
  if (status != 201) {
    if (status != 0 && status != 429 && status != 503) return fault("no game was made: " + std::to_string(status));
    if (++tries_ > 1000) return fault("no game could be made");
    ++load_.tally().games_refused;
    return later(a_moment, [this] { begin(); });
  }
  game_ = word(body, "game");
  players_[0]->sit_down(game_, std::string(word(body, "key")));
  players_[1]->sit_down(game_, load_.new_key());
}

void Match::went_out(std::int64_t seq) {
  sent_at_ = Clock::now();
  sent_seq_ = seq;
}

void Match::came_in(std::int64_t seq) {
  if (load_.measuring() && seq == sent_seq_) load_.tally().to_opponent.add(Clock::now() - sent_at_);
}

void Match::acknowledged(std::int64_t seq) {
  acknowledged_ = std::max(acknowledged_, seq + 1);
  Tally& tally = load_.tally();
  ++tally.moves_in_all;
  if (!load_.measuring()) return;
  ++tally.acknowledged;
  if (seq == sent_seq_) tally.to_acknowledgement.add(Clock::now() - sent_at_);
}

void Match::player_is_through() {
  if (finished_ || !players_[0]->over() || !players_[1]->over() || waits_for_an_answer()) return;
  finished_ = true;
  load_.finished(*this);
}

void Match::later(std::chrono::milliseconds time, std::function<void()> task) {
  load_.loop().after(time, [weak = weak_from_this(), task = std::move(task)] {
    if (const auto self = weak.lock()) task();
  });
}

void Match::fault(std::string_view what) { load_.fault("game " + game_ + ": " + std::string(what)); }

void Match::check(std::function<void()> then) {
  if (game_.empty()) return then();
  tries_ = 0;
  ask(0, then);
}

void Match::ask(std::size_t server, const std::function<void()>& then) {
  if (server == load_.wishes().servers.size()) {
    ++load_.tally().games_checked;
    return then();
  }
  exchange_ = std::make_unique<Exchange>(load_.loop(), load_.wishes().servers[server], "GET", "/api/games/" + game_, "",
                                         [this, server, then](int status, std::string_view body) {
                                           if (status == 200) {
                                             compare(server, body);
                                             return later({}, [this, server, then] { ask(server + 1, then); });
                                           }
                                           // A server that is just coming back is asked again.
                                           if ((status == 0 || status == 503) && ++tries_ < 100)
                                             return later(a_moment, [this, server, then] { ask(server, then); });
                                           fault("the server does not tell the game: status " + std::to_string(status));
                                           later({}, then);
                                         });
}

void Match::compare(std::size_t server, std::string_view state) {
  const std::vector<SeenEvent> kept = seen_events(state);
  if (static_cast<std::int64_t>(kept.size()) < acknowledged_) fault("an acknowledged move is lost");
  bool flag = false;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    const std::string_view wanted = at < line_.size() ? std::string_view(line_[at]) : resigns;
    flag = kept[at].act == "flag";
    if (kept[at].act != wanted && !flag) fault("what is kept is not what was played, at " + std::to_string(at));
    if (at > 0 && kept[at].at < kept[at - 1].at) fault("time ran backwards");
  }
  for (const auto& player : players_) {
    const auto& seen = player->events();
    if (!std::equal(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(std::min(seen.size(), kept.size())),
                    kept.begin()))
      fault("a player has seen another game than is kept");
    if (seen.size() != kept.size())
      fault("a player knows " + std::to_string(seen.size()) + " events, kept are " + std::to_string(kept.size()));
  }
  if (server == 0) load_.tally().moves_checked += static_cast<std::int64_t>(kept.size());
}

}  // namespace adoube::load
