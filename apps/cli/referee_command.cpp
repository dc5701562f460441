// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/referee_command.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "adoube/game/claim.hpp"
#include "adoube/laws/article.hpp"
#include "adoube/laws/sentence.hpp"
#include "adoube/notation/clock_comment.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/explain_answer.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/cli/referee_words.hpp"

namespace adoube::cli {
namespace {

using answers::Wanted;
template <class Value>
using Read = Expected<Value, std::string>;

/// The words of a line, taken one after another.
class Words {
 public:
  Words(std::string_view line, const answers::Manner& manner) : manner_(manner) {
    while (!line.empty()) {
      const char first = line.front();
      if (first == ' ' || first == '\t') {
        line.remove_prefix(1);
        continue;
      }
      const bool quoted = first == '"';
      if (quoted) line.remove_prefix(1);
      const std::size_t end = std::min(line.find_first_of(quoted ? "\"" : " \t"), line.size());
      words_.emplace_back(line.substr(0, end));
      line.remove_prefix(std::min(end + (quoted ? 1 : 0), line.size()));
    }
  }

  [[nodiscard]] bool empty() const { return next_ == words_.size(); }
  /// The next word, or nothing at the end.
  [[nodiscard]] std::string_view peek() const { return empty() ? std::string_view() : std::string_view(words_[next_]); }
  std::string_view take() {
    const std::string_view word = peek();
    if (!empty()) ++next_;
    return word;
  }
  /// Takes the next word if it is one of these.
  bool take_if(std::initializer_list<std::string_view> names) {
    const bool is = std::ranges::find(names, peek()) != names.end();
    if (is) ++next_;
    return is;
  }

  [[nodiscard]] const answers::Manner& manner() const { return manner_; }
  /// The sentence for a next word that is not what was expected.
  [[nodiscard]] std::unexpected<std::string> wrong(std::string_view expected) const {
    return refused(answers::expected_sentence(answers::clean(peek()), expected, manner_.language));
  }
  [[nodiscard]] std::unexpected<std::string> wrong(Wanted expected) const {
    return wrong(answers::words(expected, manner_.language));
  }
  [[nodiscard]] std::unexpected<std::string> wrong(CommandPart expected) const {
    return wrong(cli::words(expected, manner_.language));
  }

 private:
  const answers::Manner& manner_;
  std::vector<std::string> words_{};
  std::size_t next_ = 0;
};

[[nodiscard]] std::optional<int> number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < 0 || value > answers::highest_ply)
    return std::nullopt;
  return value;
}

/// A word that `from` knows.
template <class Value>
[[nodiscard]] Read<Value> known(Words& words, std::optional<Value> (*from)(std::string_view), Wanted expected) {
  const auto value = from(words.peek());
  if (!value) return words.wrong(expected);
  words.take();
  return *value;
}

[[nodiscard]] std::optional<rules::Color> player_from(std::string_view word) {
  if (word == "w") return rules::Color::White;
  if (word == "b") return rules::Color::Black;
  return answers::color_from(word);
}

[[nodiscard]] std::optional<game::ClaimKind> claim_from(std::string_view word) {
  if (word == "threefold") return game::ClaimKind::ThreefoldRepetition;
  if (word == "fifty") return game::ClaimKind::FiftyMoves;
  return game::claim_kind(word);
}

[[nodiscard]] Read<game::Time> span_of(Words& words) {
  const auto span = read_span(words.peek());
  if (!span) return words.wrong(CommandPart::ATime);
  words.take();
  return *span;
}

/// An article at the end of a line; empty where there is none.
[[nodiscard]] Read<std::string> article_of(Words& words) {
  if (words.empty()) return std::string();
  const auto article = laws::find_article(words.peek());
  if (!article) return words.wrong(Wanted::Article);
  words.take();
  return std::string(article->id);
}

[[nodiscard]] std::vector<rules::Square> squares_of(Words& words) {
  std::vector<rules::Square> squares;
  while (const auto square = rules::Square::parse(words.peek())) {
    squares.push_back(*square);
    words.take();
  }
  return squares;
}

/// A move in coordinates, or in SAN on the board that stands. An illegal one is taken too where the text tells which piece
/// went where: at a board it may have been made.
[[nodiscard]] Read<game::MoveWish> move_of(Words& words, rules::Color by, const game::History& history) {
  const std::string_view text = words.peek();
  if (const auto wish = notation::parse_uci(text)) return words.take(), *wish;
  if (text.empty() || !history.playable()) return words.wrong(Wanted::Move);
  const rules::Position& position = history.current();
  const answers::MoveReading reading = answers::read_move_text(position, text, notation::Strictness::Lenient);
  if (reading.error && reading.error->fault == notation::SanFault::NotAMove) return words.wrong(CommandPart::AVerb);
  if (by != position.turn())
    return refused(laws::sentence(laws::Code::NotYourTurn, {.colour = position.turn()}, words.manner().language));
  if (reading.squares) return words.take(), *reading.squares;
  if (reading.error->fault == notation::SanFault::Illegal) {
    const auto tries = answers::tries_of(position, *reading.error);
    if (tries.size() == 1) return words.take(), tries.front();
  }
  return refused(answers::read_move(position, text, words.manner()).error().text);
}

/// The acts of a player, and those of the arbiter. What stands behind the verb is read by one function for each.
struct Doer {
  game::Actor by;
  const game::History& history;
  /// For moves: the arbiter makes none, and is refused later.
  [[nodiscard]] rules::Color player() const { return game::player(by).value_or(history.turn()); }
};
using ReadAct = Read<game::Act> (*)(Words&, const Doer&);

template <class Act>
[[nodiscard]] Read<game::Act> plain(Words&, const Doer&) {
  return Act{};
}

template <class Act>
[[nodiscard]] Read<game::Act> moving(Words& words, const Doer& doer) {
  const auto wish = move_of(words, doer.player(), doer.history);
  if (!wish) return refused(wish.error());
  return Act{*wish};
}

[[nodiscard]] Read<game::Act> touch(Words& words, const Doer&) {
  auto squares = squares_of(words);
  if (squares.empty() || squares.size() > 64) return words.wrong(CommandPart::Squares);
  return game::Touch{std::move(squares)};
}

[[nodiscard]] Read<game::Act> illegal(Words& words, const Doer& doer) {
  game::IllegalAct act;
  const auto take_what = [&] {
    const auto what = answers::irregularity_from(words.peek());
    if (!what || *what > game::Irregularity::TwoHands) return;
    act.what = *what;
    words.take();
  };
  take_what();
  if (!words.empty()) {
    const auto wish = move_of(words, doer.player(), doer.history);
    if (!wish) return refused(wish.error());
    act.move = *wish;
  }
  take_what();
  return act;
}

[[nodiscard]] Read<game::Act> point_out(Words& words, const Doer&) {
  game::PointOut act;
  if (!words.empty()) {
    const auto what = known(words, answers::irregularity_from, Wanted::Irregularity);
    if (!what) return refused(what.error());
    act.what = *what;
  }
  if (words.take_if({"ply"})) {
    act.ply = number(words.peek());
    if (!act.ply) return words.wrong(Wanted::Ply);
    words.take();
  }
  act.squares = squares_of(words);
  return act;
}

[[nodiscard]] Read<game::Act> claim(Words& words, const Doer& doer) {
  const auto kind = known(words, claim_from, Wanted::Claim);
  if (!kind) return refused(kind.error());
  game::Claim act{.kind = *kind};
  if (!words.take_if({"with"})) return act;
  const auto wish = move_of(words, doer.player(), doer.history);
  if (!wish) return refused(wish.error());
  act.announced = *wish;
  return act;
}

[[nodiscard]] Read<game::Act> penalty(Words& words, const Doer&) {
  const auto to = known(words, player_from, Wanted::Player);
  if (!to) return refused(to.error());
  const auto what = known(words, answers::penalty_from, Wanted::Penalty);
  if (!what) return refused(what.error());
  game::Penalty act{.to = *to, .what = *what};
  if (*what == game::PenaltyKind::TimeAdded || *what == game::PenaltyKind::TimeRemoved) {
    const auto span = span_of(words);
    if (!span) return refused(span.error());
    act.time = *span;
  }
  auto article = article_of(words);
  if (!article) return refused(article.error());
  act.article = *std::move(article);
  return act;
}

[[nodiscard]] Read<game::Act> clock(Words& words, const Doer&) {
  const auto to = known(words, player_from, Wanted::Player);
  if (!to) return refused(to.error());
  const auto span = span_of(words);
  if (!span) return refused(span.error());
  return game::SetClock{*to, *span};
}

[[nodiscard]] Read<game::Act> restore(Words& words, const Doer&) {
  const auto ply = number(words.peek());
  if (!ply) return words.wrong(Wanted::Plies);
  words.take();
  return game::Restore{*ply};
}

[[nodiscard]] Read<game::Act> end(Words& words, const Doer&) {
  const auto result = known(words, game::result_from_text, Wanted::Result);
  if (!result) return refused(result.error());
  auto article = article_of(words);
  if (!article) return refused(article.error());
  return game::EndGame{*result, *std::move(article)};
}

[[nodiscard]] Read<game::Act> decide(Words& words, const Doer&) {
  const auto decision = known(words, answers::decision_from, Wanted::Decision);
  if (!decision) return refused(decision.error());
  return game::Decide{*decision};
}

struct Verb {
  std::string_view word;
  ReadAct read;
  /// May stand first in a line: the arbiter does it.
  bool of_arbiter = false;
};

constexpr std::array verbs = {
    Verb{"move", moving<game::MakeMove>},
    Verb{"make", moving<game::Make>},
    Verb{"press", plain<game::Press>},
    Verb{"touch", touch},
    Verb{"adjust", plain<game::Adjust>},
    Verb{"illegal", illegal},
    Verb{"point-out", point_out},
    Verb{"offer", plain<game::OfferDraw>},
    Verb{"offer-draw", plain<game::OfferDraw>},
    Verb{"accept", plain<game::AcceptDraw>},
    Verb{"accept-draw", plain<game::AcceptDraw>},
    Verb{"decline", plain<game::DeclineDraw>},
    Verb{"decline-draw", plain<game::DeclineDraw>},
    Verb{"claim", claim},
    Verb{"resign", plain<game::Resign>},
    Verb{"flag", plain<game::FlagFall>},
    Verb{"leave", plain<game::Leave>},
    Verb{"arrive", plain<game::Arrive>},
    Verb{"ask-score", plain<game::AskScore>},
    Verb{"call-arbiter", plain<game::CallArbiter>},
    Verb{"stop", plain<game::StopClocks>, true},
    Verb{"start", plain<game::StartClocks>, true},
    Verb{"penalty", penalty, true},
    Verb{"clock", clock, true},
    Verb{"set-clock", clock, true},
    Verb{"restore", restore, true},
    Verb{"end", end, true},
    Verb{"decide", decide, true},
};

[[nodiscard]] std::optional<game::Actor> actor_from(std::string_view word) {
  if (word == "arbiter" || word == "a") return game::Actor::Arbiter;
  const auto color = player_from(word);
  if (!color) return std::nullopt;
  return game::actor(*color);
}

[[nodiscard]] Read<Command> event(Words& words, const Verb& verb, const Doer& doer) {
  auto act = verb.read(words, doer);
  if (!act) return refused(std::move(act.error()));
  return EventCommand{doer.by, *std::move(act)};
}

/// What comes after the actor: a verb, or a move at once.
[[nodiscard]] Read<Command> event_of(Words& words, const Doer& doer) {
  const auto verb = std::ranges::find(verbs, words.peek(), &Verb::word);
  if (verb != verbs.end()) return words.take(), event(words, *verb, doer);
  if (words.empty()) return words.wrong(CommandPart::AVerb);
  return event(words, verbs.front(), doer);
}

// ---- Setting up

/// Words that stand for a field and its value.
struct SetUpWord {
  std::string_view word;
  const char* field;
  std::string_view text;  ///< empty: the value is a flag
  bool flag = true;
};
constexpr std::array set_up_words = {
    SetUpWord{"standard", "rules", "standard"},
    SetUpWord{"rapid", "rules", "rapid"},
    SetUpWord{"blitz", "rules", "blitz"},
    SetUpWord{"full", "supervision", "full"},
    SetUpWord{"limited", "supervision", "limited"},
    SetUpWord{"board", "mode", "board"},
    SetUpWord{"screen", "mode", "screen"},
    SetUpWord{"touch-move", "touch_move", ""},
    SetUpWord{"no-touch-move", "touch_move", "", false},
    SetUpWord{"no-clock", "clock", "", false},
    SetUpWord{"guidelines-iii", "guidelines_iii", ""},
    SetUpWord{"chess960", "chess960", ""},
    SetUpWord{"first-moves-untimed", "first_moves_untimed", ""},
};

/// Fields whose value is the next word.
[[nodiscard]] Read<bool> set_up_number(Words& words, answers::Json& setup) {
  const bool penalty = words.take_if({"penalty"});
  if (penalty || words.take_if({"default-time"})) {
    const auto span = span_of(words);
    if (!span) return refused(span.error());
    setup[penalty ? "penalty_ms" : "default_time_ms"] = span->count();
    return true;
  }
  if (!words.take_if({"no-agreement-before"})) return false;
  const auto plies = number(words.peek());
  if (!plies) return words.wrong(Wanted::Plies);
  words.take();
  setup["no_agreement_before"] = *plies;
  return true;
}

/// "startpos", a FEN in quotes, or one in six words.
[[nodiscard]] std::optional<std::string> set_up_fen(Words& words) {
  const std::string_view word = words.peek();
  if (word != "startpos" && std::ranges::count(word, '/') != 7) return std::nullopt;
  std::string fen(words.take());
  if (fen == "startpos" || fen.find(' ') != std::string::npos) return fen;
  for (int field = 1; field < 6 && !words.empty(); ++field) fen += " " + std::string(words.take());
  return fen;
}

[[nodiscard]] bool looks_like_a_time_control(std::string_view word) {
  return !word.empty() && word.front() >= '0' && word.front() <= '9' && word.find('/') == word.rfind('/');
}

[[nodiscard]] Read<Command> set_up(Words& words) {
  answers::Json setup = answers::Json::object();
  while (!words.empty()) {
    const auto known = std::ranges::find(set_up_words, words.peek(), &SetUpWord::word);
    if (known != set_up_words.end()) {
      words.take();
      setup[known->field] = known->text.empty() ? answers::Json(known->flag) : answers::Json(known->text);
      continue;
    }
    const auto number = set_up_number(words, setup);
    if (!number) return refused(number.error());
    if (*number) continue;
    if (const auto fen = set_up_fen(words)) {
      setup["fen"] = *fen;
      continue;
    }
    if (!looks_like_a_time_control(words.peek())) return words.wrong(CommandPart::ASetUpWord);
    setup["time_control"] = std::string(words.take());
  }
  return SetUpCommand{std::move(setup)};
}

[[nodiscard]] Read<Command> log(Words& words) {
  if (words.empty()) return words.wrong(CommandPart::AFile);
  return LogCommand{std::string(words.take())};
}

[[nodiscard]] Read<Command> read_words(Words& words, const game::History* history) {
  if (words.take_if({"setup"})) return set_up(words);
  if (words.take_if({"undo"})) return UndoCommand{};
  if (words.take_if({"log"})) return log(words);
  if (words.take_if({"board"})) return BoardCommand{};
  if (words.take_if({"help", "?"})) return HelpCommand{};
  if (words.take_if({"quit", "exit"})) return QuitCommand{};
  if (history == nullptr) return words.wrong(CommandPart::ASetUpFirst);
  if (const auto actor = actor_from(words.peek())) {
    words.take();
    return event_of(words, {*actor, *history});
  }
  const auto verb = std::ranges::find(verbs, words.peek(), &Verb::word);
  if (verb == verbs.end() || !verb->of_arbiter) return words.wrong(CommandPart::ACommand);
  words.take();
  return event(words, *verb, {game::Actor::Arbiter, *history});
}

}  // namespace

Expected<TimedCommand, std::string> read_command(std::string_view line, const game::History* history,
                                                 const answers::Manner& manner) {
  Words words(line, manner);
  std::optional<game::Time> at;
  if (words.peek().starts_with('@')) {
    at = read_span(words.peek().substr(1));
    if (!at) return words.wrong(CommandPart::ATimeInFront);
    words.take();
  }
  auto command = read_words(words, history);
  if (!command) return refused(std::move(command.error()));
  if (!words.empty()) return words.wrong(CommandPart::NothingMore);
  return TimedCommand{at, *std::move(command)};
}

std::optional<game::Time> read_span(std::string_view text) {
  if (text.find_first_not_of("0123456789:.") != std::string_view::npos) return std::nullopt;
  const auto span = notation::clock_in("[%clk " + std::string(text) + "]");
  if (!span || *span > answers::longest_time) return std::nullopt;
  return *span;
}

}  // namespace adoube::cli
