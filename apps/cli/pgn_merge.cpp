// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_merge.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "apps/cli/games_output.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/passing_job.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {
namespace {

class Merging final : public PassingJob<TextsPart> {
 public:
  explicit Merging(GamesOutput& out) : out_(out) {}

 private:
  [[nodiscard]] std::unique_ptr<TextsPart> make_part() override { return std::make_unique<TextsPart>(); }
  bool pass(TextsPart& part) override {
    for (const GameTexts::Game& game : part.texts().games()) out_.write(part.texts().text(game), game.edges);
    return !out_.failed();
  }

  GamesOutput& out_;
};

struct PgnMerge {
  PgnOptions input{};
  std::string out{};  ///< empty: standard output
};

Exit run(const Common& common, const PgnMerge& merge) {
  if (look_at_files(merge.input.files) != Exit::Good) return Exit::Unusable;
  catch_interruption();
  auto out = GamesOutput::open(merge.out);
  if (!out) return unusable(fmt::format("{}: {}", merge.out, out.error()));
  Merging job(*out);
  const GamesRead read = read_games(merge.input.files, games_options(common, merge.input), job);
  return finish(common, *out, read, {.counts = job.counts()});
}

}  // namespace

void add_pgn_merge(CLI::App& command, const Common& common, Job& job) {
  const auto merge = std::make_shared<PgnMerge>();
  add_pgn_options(command, merge->input);
  add_out_option(command, merge->out);
  command.callback([&common, &job, merge] { job = [&common, merge] { return run(common, *merge); }; });
}

}  // namespace adoube::cli
