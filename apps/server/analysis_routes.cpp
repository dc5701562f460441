// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/analysis_routes.hpp"

#include <memory>
#include <utility>

#include "apps/server/address_limits.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

constexpr double asked_per_second = 2;

AnalysisStage stage_of(const store::Analysis& analysis, std::int64_t now_ms) {
  switch (analysis.state) {
    case store::AnalysisState::Done:
      return AnalysisStage::Done;
    case store::AnalysisState::GivenUp:
      return AnalysisStage::GivenUp;
    case store::AnalysisState::Wanted:
      break;
  }
  return analysis.done > 0 && analysis.leased_until_ms > now_ms ? AnalysisStage::Running : AnalysisStage::Waiting;
}

GameAnalysis told(const std::string& game, const std::optional<store::Analysis>& analysis, std::int64_t now_ms) {
  if (!analysis) return {.game = game, .stage = AnalysisStage::None, .positions = 0, .evaluations = {}};
  auto result = read_analysis_result(analysis->result).value_or(AnalysisResult{});
  return {.game = game,
          .stage = stage_of(*analysis, now_ms),
          .positions = analysis->positions,
          .evaluations = std::move(result.evaluations)};
}

HttpResponse answer_to(const store::StoreError& error) {
  switch (error.fault) {
    case store::StoreFault::UnknownGame:
      return problem_answer(404, ErrorCode::UnknownGame, "There is no such game.");
    case store::StoreFault::Conflict:
      return problem_answer(429, ErrorCode::TooMany, "Enough games wait to be analysed. Try again when some are done.");
    default:
      return problem_answer(503, ErrorCode::Unavailable, "The analysis could not be kept or read. Try again.");
  }
}

using Known = Expected<std::optional<store::Analysis>, store::StoreError>;

class Desk {
 public:
  Desk(Backstage& backstage, Lobby& lobby, People& people, store::Analyses& analyses, AnalysisRoom* room)
      : backstage_(backstage), lobby_(lobby), people_(people), analyses_(analyses), room_(room) {}

  void read(const std::string& game, HttpDone done) {
    backstage_.ask([this, game] { return analyses_.analysis(game); },
                   [this, game, done = std::move(done)](const Known& known) { tell(game, known, 200, done); });
  }

  void ask(const HttpRequest& request, const std::string& game, HttpDone done) {
    if (room_ == nullptr) return done(problem_answer(503, ErrorCode::Unavailable, "There is no engine here."));
    if (!pace_.take(request.address))
      return done(problem_answer(429, ErrorCode::TooMany, "Too much at once. Wait a moment."));
    people_.who(request, [this, address = request.address, game, done = std::move(done)](const std::optional<Person>& who) {
      lobby_.find_game(game, [this, asker = asker_of(who, address), game,
                              done](const Expected<std::shared_ptr<LiveGame>, HttpProblem>& live) {
        if (!live) return done(problem_answer(live.error()));
        const auto half_moves = (*live)->half_moves_if_over();
        if (!half_moves)
          return done(problem_answer(409, ErrorCode::NotOver, "While a game goes on no engine looks at it (11.3.1)."));
        want({.game = game, .asker = asker, .positions = *half_moves + 1, .asked_ms = backstage_.now_ms()}, done);
      });
    });
  }

 private:
  /// Addresses are kept nowhere: what is stored cannot be told from another once this server has ended.
  [[nodiscard]] std::string asker_of(const std::optional<Person>& who, const std::string& address) const {
    return sha256_hex(who ? "account " + who->account : salt_ + address_group(address));
  }

  void want(const store::AnalysisWish& wish, const HttpDone& done) {
    backstage_.ask(
        [this, wish]() -> Known {
          const auto wanted = analyses_.want(wish, most_analyses_of_one, most_analyses);
          if (!wanted) return refused(wanted.error());
          return analyses_.analysis(wish.game);
        },
        [this, game = wish.game, done](const Known& known) {
          if (known) room_->wake();
          tell(game, known, 202, done);
        });
  }

  void tell(const std::string& game, const Known& known, int status, const HttpDone& done) const {
    done(known ? json_answer(write(told(game, *known, backstage_.now_ms())), status) : answer_to(known.error()));
  }

  Backstage& backstage_;
  Lobby& lobby_;
  People& people_;
  store::Analyses& analyses_;
  AnalysisRoom* room_;
  RateByAddress pace_{asked_per_second};
  std::string salt_ = random_letters(key_length);
};

}  // namespace

void add_analysis_routes(HttpRouter& router, Backstage& backstage, Lobby& lobby, People& people, store::Analyses& analyses,
                         AnalysisRoom* room) {
  const auto desk = std::make_shared<Desk>(backstage, lobby, people, analyses, room);
  const auto add = [&](const char* method, auto act) {
    router.add({.method = method,
                .path = "/api/games/{game}/analysis",
                .answer = [desk, act](const HttpRequest& request, const PathParts& parts, HttpDone done) {
                  const std::string& game = parts.at("game");
                  if (!is_game_id(game)) return done(problem_answer(404, ErrorCode::UnknownGame, "There is no such game."));
                  act(*desk, request, game, std::move(done));
                }});
  };
  add("GET", [](Desk& of, const HttpRequest&, const std::string& game, HttpDone done) { of.read(game, std::move(done)); });
  add("POST", [](Desk& of, const HttpRequest& request, const std::string& game, HttpDone done) {
    of.ask(request, game, std::move(done));
  });
}

}  // namespace adoube::server
