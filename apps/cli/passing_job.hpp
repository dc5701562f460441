// SPDX-License-Identifier: GPL-3.0-or-later
/// What merge, split, dedupe and sort have in common: files that are looked at before anything is written, games taken in
/// order, and a summary. docs/files.md says what a person may rely on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "apps/cli/command.hpp"
#include "apps/cli/games_output.hpp"
#include "apps/cli/passing_games.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

/// Copies of games.
class GameTexts {
 public:
  struct Game {
    std::size_t begin;
    std::size_t size;
    GameEdges edges;
  };
  void add(const PassingGame& game);
  [[nodiscard]] const std::vector<Game>& games() const { return games_; }
  [[nodiscard]] std::string_view text(const Game& game) const {
    return std::string_view(texts_).substr(game.begin, game.size);
  }

 private:
  std::vector<Game> games_{};
  std::string texts_{};
};

/// Keeps the games of a part and no more.
class TextsPart final : public PassingPart {
 public:
  [[nodiscard]] const GameTexts& texts() const { return texts_; }

 private:
  void keep(const PassingGame& game) override { texts_.add(game); }

  GameTexts texts_{};
};

/// A job whose parts are of one kind and counted.
template <class Part>
class PassingJob : public GamesJob {
 public:
  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& /*file*/) final { return make_part(); }
  bool take(GamesPart& part, const PartPlace& /*place*/) final {
    auto& passing = static_cast<Part&>(part);
    counts_ += passing.counts();
    return pass(passing);
  }
  [[nodiscard]] const PassingCounts& counts() const { return counts_; }

 protected:
  [[nodiscard]] virtual std::unique_ptr<Part> make_part() = 0;
  /// In the order of the text. False: no more is needed.
  virtual bool pass(Part& part) = 0;

 private:
  PassingCounts counts_{};
};

/// A line on standard error for each file that can't be read; Good where there is none. Nothing is opened, so that a pipe
/// keeps what is in it.
[[nodiscard]] Exit look_at_files(const std::vector<std::string>& files);

/// What is said at the end.
struct PassingSummary {
  PassingCounts counts{};
  std::uint64_t written = 0;
  std::uint64_t mended = 0;
  std::uint64_t bytes = 0;
  double seconds = 0;
  /// What one command alone tells, by its name in JSON and in the three languages' words for it.
  struct More {
    std::string_view name;
    std::string_view words[3];
    std::uint64_t number;
  };
  std::vector<More> more{};
};

/// --out FILE.
void add_out_option(CLI::App& command, std::string& out);

/// --memory MB.
void add_memory_option(CLI::App& command, std::size_t& megabytes);
inline constexpr std::size_t usual_megabytes = 256;

/// Puts the output in its place, unless the reading failed or was stopped, and tells the summary, of which only what the
/// command alone knows is filled in.
Exit finish(const Common& common, GamesOutput& out, const GamesRead& read, PassingSummary summary);

/// On standard output, or on standard error where the games are on standard output. FoundWrong where a game is faulty or a
/// text was no game.
Exit write_summary(const Common& common, const PassingSummary& summary, bool games_on_standard_output);

}  // namespace adoube::cli
