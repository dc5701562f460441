// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/play.hpp"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <ctime>
#include <future>
#include <random>

#include "adoube/computer/draw_offer.hpp"
#include "adoube/computer/player.hpp"
#include "adoube/laws/words.hpp"
#include "adoube/uci/default_engine.hpp"
#include "apps/answers/setup_json.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/play_command.hpp"
#include "apps/cli/play_game.hpp"
#include "apps/cli/play_words.hpp"
#include "apps/cli/terminal.hpp"
#include "apps/cli/typed_lines.hpp"

namespace adoube::cli {
namespace {

using namespace std::chrono_literals;
using answers::Json;
using rules::Color;

[[nodiscard]] std::uint64_t a_seed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32) | source();
}

/// The person's colour where the other one is the computer's.
[[nodiscard]] Color colour_of(const std::string& word) {
  if (word == "random") return a_seed() % 2 == 0 ? Color::White : Color::Black;
  return answers::color_from(word).value_or(Color::White);
}

[[nodiscard]] bool wants_computer(const PlayOptions& options) {
  return !options.engine.empty() || options.level || options.elo;
}

[[nodiscard]] computer::Level level_of(const PlayOptions& options) {
  if (options.elo) return computer::level_of_elo(*options.elo);
  return computer::level(options.level.value_or(computer::highest_level));
}

/// "2026.11.30".
[[nodiscard]] std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  ::localtime_r(&now, &day);
  char text[16];
  return std::string(text, std::strftime(text, sizeof text, "%Y.%m.%d", &day));
}

/// Everybody at the table: the game, the computer if there is one, and what is typed.
class Table {
 public:
  Table(const Common& common, const PlayOptions& options, answers::GameSetup setup, Color person)
      : options_(options), person_(person), game_(common, std::move(setup), person) {}

  /// The computer sits down. Errors: what is wrong with its engine.
  [[nodiscard]] Expected<void, uci::EngineFault> invite_computer(const std::string& engine) {
    computer_.emplace(uci::EngineProgram{engine}, level_of(options_), a_seed());
    return computer_->engine().make_ready();
  }

  [[nodiscard]] Exit play() {
    game_.open(players());
    if (is_terminal()) game_.tell("help", word(PlayWord::Greeting));
    while (!left_ && !stop_requested() && std::ferror(stdout) == 0) {
      if (is_computers_turn() && !fault_)
        think();
      else if (!hear_line())
        break;
    }
    if (computer_) computer_->engine().quit();
    if (options_.pgn.empty() || stop_requested()) return Exit::Good;
    return save(options_.pgn) ? Exit::Good : Exit::FoundWrong;
  }

 private:
  [[nodiscard]] laws::Language language() const { return game_.common().manner.language; }
  [[nodiscard]] std::string_view word(PlayWord word) const { return words(word, language()); }
  [[nodiscard]] bool is_terminal() const { return !game_.common().json && ::isatty(STDIN_FILENO) == 1; }
  [[nodiscard]] bool is_computers_turn() const {
    return computer_ && !game_.game().over() && game_.game().history.turn() != person_;
  }
  /// Who acts when something is typed: the person, or, of two at one keyboard, whoever has the move.
  [[nodiscard]] Color actor() const { return computer_ ? person_ : game_.game().history.turn(); }

  [[nodiscard]] Json player(Color color) const {
    if (!computer_ || color == person_) return {{"kind", "person"}};
    const computer::Level& level = computer_->level();
    return {{"kind", "computer"},
            {"engine", answers::clean(computer_->engine().name())},
            {"level", level.number},
            {"elo", level.elo ? Json(*level.elo) : Json(nullptr)}};
  }
  [[nodiscard]] Json players() const { return {{"white", player(Color::White)}, {"black", player(Color::Black)}}; }

  [[nodiscard]] std::string name(Color color) const {
    if (!computer_ || color == person_) return "?";
    return computer_->engine().name() + " (" + std::string(word(PlayWord::Level)) + " " +
           std::to_string(computer_->level().number) + ")";
  }

  /// A line, or what happens while none comes. False: there will be none.
  [[nodiscard]] bool hear_line() {
    if (is_terminal() && !prompted_) game_.print_prompt();
    prompted_ = true;
    const auto typed = lines_.next(game_.flag_due());
    if (typed.came == TypedLines::Came::End) return false;
    prompted_ = false;
    if (game_.watch_flag() || typed.came == TypedLines::Came::Nothing) return true;
    if (typed.line.find_first_not_of(" \t") != std::string::npos) obey(read_play_command(typed.line));
    return true;
  }

  void obey(const PlayCommand& command) {
    switch (command.verb) {
      case PlayVerb::Move:
        return move(command.rest);
      case PlayVerb::Draw:
        return draw();
      case PlayVerb::Decline:
        return (void)game_.happen(actor(), game::DeclineDraw{});
      case PlayVerb::Claim:
        return claim(command);
      case PlayVerb::Resign:
        return (void)game_.happen(actor(), game::Resign{});
      case PlayVerb::TakeBack:
        return take_back();
      case PlayVerb::Board:
        return show_board();
      case PlayVerb::Flip:
        return game_.flip(), show_board();
      case PlayVerb::Moves:
        return game_.tell("moves", text_of_game());
      case PlayVerb::Fen:
        return game_.tell("fen", game_.fen());
      case PlayVerb::Save:
        return save_as(command.rest);
      case PlayVerb::Go:
        return go();
      case PlayVerb::Help:
        return game_.tell("help", play_help(language()));
      case PlayVerb::Quit:
        left_ = true;
    }
  }

  void move(const std::string& text) {
    if (game_.game().over()) return (void)game_.happen(actor(), game::Resign{});  // refused with the article of the end
    if (game_.make_move(text)) fault_ = false;
  }

  void draw() {
    const Color by = actor();
    if (game_.game().has_offer(rules::opponent(by))) return (void)game_.happen(by, game::AcceptDraw{});
    if (!game_.happen(by, game::OfferDraw{}) || !computer_) return;
    const bool agrees = computer::agrees_to_draw(thought_, static_cast<int>(game_.game().history.size()));
    game_.tell("computer", word(agrees ? PlayWord::AgreesToDraw : PlayWord::DeclinesDraw));
    (void)game_.happen(rules::opponent(by), agrees ? game::Act(game::AcceptDraw{}) : game::Act(game::DeclineDraw{}));
  }

  void claim(const PlayCommand& command) {
    std::optional<rules::Move> announced;
    game::Claim act{.kind = command.claim.value_or(game::ClaimKind::ThreefoldRepetition)};
    if (game_.game().over()) return (void)game_.happen(actor(), act);
    if (!command.rest.empty()) {
      const auto read = answers::read_move(game_.game().position(), command.rest, game_.common().manner);
      if (!read) return game_.tell("claim", read.error().text);
      announced = *read;
      act.announced = notation::parse_uci(notation::write_uci(*read, game_.game().position().variant()));
    }
    if (!command.claim) {
      const auto correct = [&](game::ClaimKind kind) {
        return game::judge_claim(game_.game().history, kind, announced).correct;
      };
      if (correct(game::ClaimKind::FiftyMoves))
        act.kind = game::ClaimKind::FiftyMoves;
      else if (!correct(game::ClaimKind::ThreefoldRepetition))
        return game_.tell("claim", word(PlayWord::NothingToClaim));
    }
    (void)game_.happen(actor(), act);
  }

  /// Of two at one keyboard the last half-move; against the computer all up to the person's last one.
  void take_back() {
    const bool both = computer_ && game_.game().history.turn() == person_;
    const bool done = game_.take_back(both ? 2 : 1);
    game_.tell("takeback", word(done ? PlayWord::TakenBack : PlayWord::NothingToTakeBack));
    if (!done) return;
    fault_ = false;
    show_board();
  }

  void show_board() {
    if (game_.common().json)
      game_.tell("fen", game_.fen());
    else
      game_.print_board();
  }

  void go() {
    if (!is_computers_turn()) return game_.tell("go", word(PlayWord::NoComputer));
    fault_ = false;
  }

  [[nodiscard]] std::string text_of_game() const {
    return game_.pgn({{"Date", today()}, {"White", name(Color::White)}, {"Black", name(Color::Black)}});
  }

  [[nodiscard]] bool save(const std::string& path) {
    auto file = OutputFile::create(path);
    std::optional<std::string> problem;
    if (file) {
      file->write(text_of_game());
      problem = file->commit();
    } else {
      problem = file.error();
    }
    game_.tell("save", problem ? std::string(word(PlayWord::NotSaved)) + " " + path + ": " + *problem
                               : std::string(word(PlayWord::Saved)) + " " + path);
    return !problem;
  }

  void save_as(const std::string& path) {
    if (path.empty()) return game_.tell("save", word(PlayWord::NameTheFile));
    (void)save(path);
  }

  [[nodiscard]] std::optional<computer::ClockView> computers_clock() const {
    const auto& clock = game_.game().clock;
    if (!clock) return std::nullopt;
    const Color color = rules::opponent(person_);
    const game::Game now = game::at(game_.game(), game_.now());
    return computer::ClockView{.left = now.clock->left(color), .per_move = clock->period(color).per_move};
  }

  /// The engine is asked on a thread of its own, so that one who wants to leave need not wait for it.
  void think() {
    if (is_terminal()) game_.write(faint(word(PlayWord::Thinks)) + "\n");
    computer::Line line{game_.game().history.start()};
    for (const game::Ply& ply : game_.game().history.plies()) line.moves.push_back(*ply.move);
    std::atomic<bool> stop = false;
    auto answer = std::async(std::launch::async, [&] { return computer_->think(line, computers_clock(), &stop); });
    while (answer.wait_for(20ms) != std::future_status::ready)
      if (stop_requested()) stop = true;
    const auto choice = answer.get();
    if (stop_requested() || game_.watch_flag()) return;
    if (!choice) return tell_fault(choice.error());
    thought_ = choice->score;
    (void)game_.make_move(choice->move);
  }

  void tell_fault(uci::EngineFault fault) {
    fault_ = true;
    const std::string text = std::string(words(fault, language())) + " " + std::string(word(PlayWord::AskAgain));
    if (game_.common().json)
      print_json(Json{{"engine", "fault"}, {"code", uci::name(fault)}, {"text", text}});
    else
      game_.write(red("✗ ") + text + "\n");
  }

  const PlayOptions& options_;
  Color person_;
  PlayGame game_;
  TypedLines lines_{};
  std::optional<computer::Player> computer_{};
  std::optional<uci::Score> thought_{};  ///< by the computer, when it moved last
  bool fault_ = false;                   ///< the engine was given up, and nobody has asked it again
  bool prompted_ = false;
  bool left_ = false;
};

/// Blitz wants to be told what an incorrect claim costs (B.2): a minute, as most events have it.
[[nodiscard]] Expected<answers::GameSetup, answers::SetupFault> read_options(const Common& common,
                                                                             const PlayOptions& options) {
  Json wish{{"fen", options.fen}, {"mode", "screen"}};
  if (options.time.empty()) return answers::read_setup(wish, answers::Place::OnAScreen, common.manner);
  wish["time_control"] = options.time;
  const auto control = game::read_time_control(options.time);
  if (control && game::pace(*control) == game::PaceOfPlay::Blitz) wish["penalty_ms"] = 60'000;
  return answers::read_setup(wish, answers::Place::OnAScreen, common.manner);
}

}  // namespace

Exit run_play(const Common& common, const PlayOptions& options) {
  auto setup = read_options(common, options);
  if (!setup) return unusable(setup.error().fault.text);
  const bool against_computer = wants_computer(options);
  const std::string engine = options.engine.empty() ? uci::default_engine() : options.engine;
  if (against_computer && engine.empty())
    return unusable("there is no engine: install stockfish, or name one with --engine");
  catch_interruption();
  const Color person = against_computer ? colour_of(options.colour) : Color::White;
  Table table(common, options, *std::move(setup), person);
  if (against_computer) {
    const auto ready = table.invite_computer(engine);
    if (!ready) return unusable(engine + ": " + std::string(words(ready.error(), common.manner.language)));
  }
  return table.play();
}

}  // namespace adoube::cli
