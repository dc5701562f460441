// SPDX-License-Identifier: MIT
#include "apps/lesson_files/task_check.hpp"

#include <algorithm>
#include <array>

#include "adoube/lessons/task.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/task_json.hpp"
#include "apps/lesson_files/text_json.hpp"

namespace adoube::lesson_files {
namespace {

using answers::Json;

/// What a practice board can offer to do.
constexpr std::array<std::string_view, 12> known_offers = {"touch",  "adjust",     "move",        "press",
                                                           "claim",  "offer-draw", "accept-draw", "decline-draw",
                                                           "resign", "stop",       "start",       "point-out"};

/// The reasons of the refusals alone, without effects and rulings.
[[nodiscard]] bool is_refusal(laws::Code code) { return code <= laws::Code::EnPassantExposesKing; }

[[nodiscard]] bool same_men(const rules::Setup& a, const rules::Setup& b) { return a.board == b.board; }

class TaskCheck {
 public:
  TaskCheck(Report& report, const Json& json, const std::string& step, const game::History& game)
      : report_(report), json_(json), step_(step), path_(step + "/task"), game_(game) {}

  /// Texts first: what the reader of tasks passes over.
  void texts() {
    if (!json_.is_object()) return;
    Fields task(report_, json_, path_);
    static_cast<void>(read_text(task, "after", false));
    static_cast<void>(read_text(task, "after_reply", false));
    const bool choice = json_.value("kind", Json()) == "choice";
    task.each("options", [&](const Json& one, const std::string& path) {
      Fields option(report_, one, path);
      static_cast<void>(read_text(option, "text"));
      static_cast<void>(read_text(option, "why", choice && !option.flag("right")));
    });
  }

  std::optional<lessons::Task> read() {
    auto task = answers::read_task(json_);
    if (task) return *std::move(task);
    std::string path = task.error().path;
    std::ranges::replace(path, '.', '/');
    const bool unknown = task.error().expected.starts_with("nothing;");
    report_.add(step_ + "/" + path, unknown ? ProblemCode::UnknownKey : ProblemCode::WrongValue,
                "expected " + task.error().expected);
    return std::nullopt;
  }

  AfterTask try_out(const lessons::Task& task) {
    if (!std::holds_alternative<lessons::MoveTask>(task) && (json_.contains("reply") || json_.contains("after_reply")))
      report_.add(path_, ProblemCode::WrongValue, "only a move has a reply");
    return std::visit([this](const auto& kind) { return check(kind); }, task);
  }

 private:
  using MaybeGame = std::optional<game::History>;

  void unsolvable(const std::string& text) { report_.add(path_, ProblemCode::Unsolvable, text); }
  void solved(const std::string& text) { report_.add(path_, ProblemCode::Solved, text); }

  AfterTask check(const lessons::MoveTask& task) {
    const auto right = lessons::right_moves(game_, task);
    if (right.empty()) unsolvable("no legal move does all of that");
    if (json_.contains("after_reply") && !json_.contains("reply"))
      report_.add(path_, ProblemCode::MissingKey, "\"reply\" is missing");
    MaybeGame after;
    for (const rules::Move move : right) after = with_reply(move);
    if (right.size() > 1) return {std::nullopt, true};
    return {after};
  }

  /// The reply has to be legal after every right move.
  MaybeGame with_reply(rules::Move move) {
    game::History after = game_;
    after.add(move);
    if (!json_.contains("reply")) return after;
    const Json& reply = json_["reply"];
    const auto read = notation::read_uci(after.current(), reply.is_string() ? reply.get<std::string>() : "");
    if (!read) {
      report_.add(path_ + "/reply", ProblemCode::Move,
                  "it is not legal after " + notation::write_san(game_.current(), move) + ", which is a right answer");
      return std::nullopt;
    }
    after.add(*read);
    return after;
  }

  AfterTask check(const lessons::SquaresTask& task) {
    if (lessons::solve(game_, task)->squares.empty()) solved("the right answer is no square at all");
    return {game_};
  }

  AfterTask check(const lessons::StateTask&) { return {game_}; }
  AfterTask check(const lessons::DrawClaimTask&) { return {game_}; }

  AfterTask check(const lessons::LegalTask& task) {
    const auto& options = task.options;
    if (options.size() < 3) report_.add(path_, ProblemCode::WrongValue, "expected three options or more");
    for (auto code = options.begin(); code != options.end(); ++code) {
      if (!is_refusal(*code))
        report_.add(path_ + "/options", ProblemCode::WrongValue,
                    "\"" + std::string(laws::name(*code)) + "\" is no reason why a move is illegal");
      if (std::find(options.begin(), code, *code) != code)
        report_.add(path_ + "/options", ProblemCode::WrongValue,
                    "\"" + std::string(laws::name(*code)) + "\" stands here twice");
    }
    if (lessons::solve(game_, task)) return {game_};
    std::string text = "no option is a reason; the reasons are";
    for (const game::Ruling& reason : lessons::judge(game_, task, lessons::LegalAnswer{}).reasons)
      text += " " + std::string(laws::name(reason.code));
    unsolvable(text);
    return {game_};
  }

  AfterTask check(const lessons::RulingTask& task) {
    const auto right = lessons::right_options(task);
    if (right.empty())
      unsolvable("no option is right; found: " + found(lessons::follow(task.incident, task.incident.events)));
    if (right.size() > 1)
      solved("options " + std::to_string(right[0] + 1) + " and " + std::to_string(right[1] + 1) + " are both right");
    if (task.incident.events.empty()) report_.add(path_, ProblemCode::MissingKey, "\"events\" is missing");
    shows(task.incident);
    return {game_};
  }

  AfterTask check(const lessons::NotationTask& task) {
    if (!lessons::solve(game_, task)) unsolvable("the move is not legal");
    return {game_};
  }

  AfterTask check(const lessons::SetupTask& task) {
    if (task.target == task.from) solved("the board is set up already");
    return {game_};
  }

  AfterTask check(const lessons::PlaceTask& task) {
    if (!lessons::solve(game_, task)) unsolvable("no square brings that about");
    return {game_};
  }

  AfterTask check(const lessons::ChoiceTask& task) {
    const auto right = std::ranges::count(task.right, true);
    if (right == 0) unsolvable("no option is right");
    if (right == static_cast<std::ptrdiff_t>(task.right.size())) solved("every option is right");
    return {game_};
  }

  AfterTask check(const lessons::ActTask& task) {
    if (lessons::judge(game_, task, lessons::ActAnswer{task.incident.events}).right())
      solved("it has come about before the reader acts");
    check_offers(task);
    shows(task.incident);
    if (task.solution.empty()) {
      report_.note(path_, ProblemCode::Undecided, "without a \"solution\" nobody knows whether it can be done");
    } else if (!lessons::solve(game_, task)) {
      std::vector<game::Event> all = task.incident.events;
      all.insert(all.end(), task.solution.begin(), task.solution.end());
      unsolvable("the solution is none; found: " + found(lessons::follow(task.incident, all)));
    }
    return {game_};
  }

  /// What the solution does is offered. A move that is offered may be made first, and completed with the clock.
  void check_offers(const lessons::ActTask& task) {
    Fields fields(report_, json_, path_);
    const auto offers = fields.texts("offers");
    for (const std::string& offer : offers)
      if (std::ranges::find(known_offers, offer) == known_offers.end())
        report_.add(path_ + "/offers", ProblemCode::WrongValue, "\"" + offer + "\": there is nothing of that name to do");
    for (const game::Event& event : task.solution) {
      std::string_view act = answers::name(event.act);
      if (act == "make") act = "move";
      if (event.by == game::actor(task.you) && std::ranges::find(offers, act) == offers.end())
        report_.add(path_ + "/offers", ProblemCode::WrongValue,
                    "the solution does \"" + std::string(act) + "\", which is not offered");
    }
  }

  /// The board of the step is one that stands in the incident.
  void shows(const lessons::Incident& incident) {
    const rules::Setup board = game_.board(game_.size());
    const auto followed = lessons::follow(incident, incident.events);
    const game::History& history = followed.game.history;
    for (std::size_t ply = 0; ply <= history.size(); ++ply)
      if (same_men(history.board(ply), board)) return;
    report_.add(path_ + "/setup", ProblemCode::Fen, "the board of the step never stands in what happens");
  }

  [[nodiscard]] static std::string found(const lessons::Followed& followed) {
    std::string text;
    for (const game::Ruling& ruling : followed.rulings) text += std::string(laws::name(ruling.code)) + " ";
    if (!followed.game.over()) return text + "*";
    const game::Outcome& end = followed.game.ends.front();
    return text + std::string(game::text(end.result)) + " " + std::string(game::name(end.reason));
  }

  Report& report_;
  const Json& json_;
  const std::string& step_;
  std::string path_;
  const game::History& game_;
};

}  // namespace

AfterTask check_task(Report& report, const Json& json, const std::string& step, const game::History& game) {
  TaskCheck check(report, json, step, game);
  check.texts();
  const auto task = check.read();
  return task ? check.try_out(*task) : AfterTask{};
}

}  // namespace adoube::lesson_files
