// SPDX-License-Identifier: MIT
#include "apps/lesson_files/lesson_reader.hpp"

#include <algorithm>
#include <array>

#include "adoube/laws/article.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/lesson_files/claim_json.hpp"
#include "apps/lesson_files/fields.hpp"
#include "apps/lesson_files/task_check.hpp"
#include "apps/lesson_files/text_json.hpp"
#include "apps/lesson_files/walk.hpp"

namespace adoube::lesson_files {
namespace {

using answers::Json;

/// By LessonKind.
constexpr std::array<std::string_view, 7> lesson_kinds = {"topic", "exercise", "strategy", "guided",
                                                          "game",  "practice", "reading"};
static_assert(static_cast<std::size_t>(LessonKind::Reading) + 1 == lesson_kinds.size());
/// By Basis.
constexpr std::array<std::string_view, 3> bases = {"laws", "scope", "advice"};
static_assert(static_cast<std::size_t>(Basis::Advice) + 1 == bases.size());

/// What may be drawn on the board of a step.
constexpr std::array mark_kinds = {"attacker", "king", "path", "obstacle", "allowed", "refused"};

template <class Enum, std::size_t size>
[[nodiscard]] std::optional<Enum> from_name(const std::array<std::string_view, size>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

[[nodiscard]] Text or_empty(std::optional<Text> text) { return text ? *std::move(text) : Text{}; }

[[nodiscard]] Basis read_basis(Fields& fields) {
  return fields.word("basis", basis_from, "\"laws\", \"scope\" or \"advice\"").value_or(Basis::Laws);
}

/// One lesson. The game on its board goes on from step to step; a step with a position of its own begins another.
class LessonReader {
 public:
  LessonReader(Report& report, const openings::Book& book, Lesson& lesson) : report_(report), book_(book), lesson_(lesson) {}

  void read(const Json& json) {
    Fields fields(report_, json, "");
    lesson_.title = or_empty(read_text(fields, "title"));
    lesson_.kind = fields
                       .word("kind", lesson_kind_from,
                             "\"topic\", \"exercise\", \"strategy\", \"guided\", \"game\", \"practice\" or \"reading\"")
                       .value_or(LessonKind::Topic);
    lesson_.basis = read_basis(fields);
    lesson_.answer = or_empty(read_text(fields, "answer"));
    lesson_.articles = fields.texts("articles");
    check_articles(fields);
    lesson_.covers = fields.texts("covers");
    fields.each("part", [this](const Json& part, const std::string& path) { read_part(part, path); });
    fields.each("step", [this](const Json& step, const std::string& path) { read_step(step, path); });
    fields.each("branch", [this](const Json& branch, const std::string& path) { read_branch(branch, path); });
    check_branches(fields);
    if (lesson_.steps.empty() && lesson_.kind != LessonKind::Reading)
      report_.add("", ProblemCode::MissingKey, "a lesson that is no reading has a [[step]]");
    fields.done();
  }

 private:
  void check_articles(Fields& fields) {
    for (const std::string& id : lesson_.articles) {
      const auto article = laws::find_article(id);
      if (!article || article->id != id)
        report_.add(fields.path("articles"), ProblemCode::Article, "\"" + id + "\": there is no such article");
    }
    if (lesson_.basis == Basis::Laws && lesson_.articles.empty())
      report_.add("", ProblemCode::MissingKey, "what rests on the Laws names its articles");
  }

  void check_branches(Fields& fields) {
    const std::size_t wanted = lesson_.kind == LessonKind::Strategy ? 2 : 0;
    if (lesson_.branches.size() != wanted)
      report_.add(fields.path("branch"), ProblemCode::Branches,
                  "a lesson of kind \"" + std::string(name(lesson_.kind)) + "\" has " +
                      (wanted == 2 ? "two branches" : "no branches"));
  }

  void read_part(const Json& json, const std::string& path) {
    Fields fields(report_, json, path);
    Part part;
    part.basis = read_basis(fields);
    part.heading = read_text(fields, "heading", false);
    part.text = or_empty(read_text(fields, "text"));
    fields.done();
    lesson_.parts.push_back(std::move(part));
  }

  void read_step(const Json& json, const std::string& path) {
    Fields fields(report_, json, path);
    Step step;
    step.title = read_text(fields, "title", false);
    step.text = or_empty(read_text(fields, "text"));
    step.caution = read_text(fields, "caution", false);
    set_up(fields);
    if (game_) step.fen = current_fen();
    step.moves = fields.texts("moves");
    const std::size_t before = game_ ? game_->size() : 0;
    if (game_ && !play_moves(report_, fields.path("moves"), *game_, step.moves)) game_.reset();
    read_marks(fields);
    read_arrows(fields);
    step.claims = prove_claims(fields, before, step.moves.size());
    if (lesson_.steps.empty()) first_ = game_;
    read_task(fields, step);
    fields.done();
    lesson_.steps.push_back(std::move(step));
  }

  [[nodiscard]] std::string current_fen() const { return notation::write_fen(game_->current()); }

  /// The position a step begins with: its own, or where the step before ended.
  void set_up(Fields& fields) {
    if (!fields.has("fen")) {
      static_cast<void>(fields.maybe("fen"));
      if (lesson_.steps.empty()) report_.add(fields.path(), ProblemCode::MissingKey, "the first step has a \"fen\"");
      if (undecided_)
        report_.add(fields.path(), ProblemCode::MissingKey,
                    "several answers to the task before are right, so this step has a \"fen\" of its own");
    } else if (const auto text = fields.text("fen")) {
      game_.reset();
      undecided_ = false;
      if (const auto position = read_fen(report_, fields.path("fen"), *text)) game_.emplace(*position);
    }
  }

  void read_marks(Fields& fields) {
    const Json* const json = fields.maybe("marks");
    if (json == nullptr) return;
    Fields marks(report_, *json, fields.path("marks"));
    for (const char* const kind : mark_kinds) static_cast<void>(marks.squares(kind, false));
    marks.done();
  }

  void read_arrows(Fields& fields) {
    const Json* const json = fields.maybe("arrows");
    if (json == nullptr) return;
    const auto is_square = [](const Json& one) {
      return one.is_string() && rules::Square::parse(one.get_ref<const std::string&>());
    };
    const auto is_arrow = [&](const Json& one) {
      return one.is_array() && one.size() == 2 && std::ranges::all_of(one, is_square) && one[0] != one[1];
    };
    if (!json->is_array() || !std::ranges::all_of(*json, is_arrow))
      report_.add(fields.path("arrows"), ProblemCode::WrongValue, "expected a list of arrows such as [\"b5\", \"e8\"]");
  }

  /// Answers how many there are. `before`: half-moves of the game before the moves that the claims count.
  std::size_t prove_claims(Fields& fields, std::size_t before, std::size_t moves) {
    std::size_t number = 0;
    fields.each("claim", [&](const Json& json, const std::string& path) {
      ++number;
      const auto placed = read_claim(report_, json, path, moves);
      if (placed && game_) prove(*placed, before);
    });
    return number;
  }

  void prove(const PlacedClaim& placed, std::size_t before) {
    const auto found = placed.at ? lessons::disproof(placed.claim, until(*game_, before + *placed.at), book_)
                                 : lessons::disproof(placed.claim, *game_, book_);
    if (found) report_.add(placed.path, ProblemCode::Claim, "it does not hold; found: " + *found);
  }

  /// The next step begins where this one ends: after the right answer.
  void read_task(Fields& fields, Step& step) {
    const Json* const json = fields.maybe("task");
    if (json == nullptr) return;
    if (json->is_object() && json->contains("kind") && (*json)["kind"].is_string()) step.task_kind = (*json)["kind"];
    if (!game_) return;
    AfterTask after = check_task(report_, *json, fields.path(), *game_);
    game_ = std::move(after.game);
    undecided_ = after.undecided;
  }

  void read_branch(const Json& json, const std::string& path) {
    Fields fields(report_, json, path);
    Branch branch;
    branch.title = or_empty(read_text(fields, "title"));
    branch.text = or_empty(read_text(fields, "text"));
    branch.after = read_text(fields, "after", false);
    branch.moves = fields.texts("moves");
    if (branch.moves.empty()) report_.add(path, ProblemCode::MissingKey, "a branch has \"moves\"");
    game_ = first_;
    const std::size_t before = game_ ? game_->size() : 0;
    if (game_ && !play_moves(report_, fields.path("moves"), *game_, branch.moves)) game_.reset();
    branch.claims = prove_claims(fields, before, branch.moves.size());
    fields.done();
    lesson_.branches.push_back(std::move(branch));
  }

  Report& report_;
  const openings::Book& book_;
  Lesson& lesson_;
  std::optional<game::History> game_;   ///< nothing after what could not be read
  bool undecided_ = false;              ///< the step before ended in more ways than one
  std::optional<game::History> first_;  ///< as it stands after the moves of the first step
};

}  // namespace

std::string_view name(LessonKind kind) { return lesson_kinds[static_cast<std::size_t>(kind)]; }
std::optional<LessonKind> lesson_kind_from(std::string_view name) { return from_name<LessonKind>(lesson_kinds, name); }
std::string_view name(Basis basis) { return bases[static_cast<std::size_t>(basis)]; }
std::optional<Basis> basis_from(std::string_view name) { return from_name<Basis>(bases, name); }

std::string lesson_id(std::string_view file) {
  file.remove_prefix(std::min(file.size(), file.rfind('/') + 1));
  return std::string(file.substr(0, file.rfind('.')));
}

Lesson read_lesson(const std::string& file, const TomlText& toml, const openings::Book& book,
                   std::vector<Problem>& problems) {
  Report report(file, toml, problems);
  Lesson lesson;
  lesson.id = lesson_id(file);
  lesson.file = file;
  lesson.json = toml.json;
  lesson.line_of_covers = toml.line("/covers");
  LessonReader(report, book, lesson).read(toml.json);
  return lesson;
}

}  // namespace adoube::lesson_files
