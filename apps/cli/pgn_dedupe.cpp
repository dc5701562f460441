// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_dedupe.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>

#include "apps/cli/duplicates.hpp"
#include "apps/cli/games_output.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/passing_job.hpp"
#include "apps/cli/pgn_options.hpp"
#include "apps/cli/read_twice.hpp"

namespace adoube::cli {
namespace {

std::uint64_t sum_of(std::string_view text) { return std::hash<std::string_view>{}(text); }

/// Sums of texts, one after the other, as one: both readings of the files have to come to the same.
void add_sum(std::uint64_t sum, std::uint64_t& all) { all = (all ^ sum) * 0x9E3779B97F4A7C15; }

/// What decides whether the games of a part are the same as others.
class GamesCompared final : public NotingPart {
 public:
  struct Game {
    std::size_t key_end;
    std::uint32_t richness;
    std::uint64_t sum;
  };

  explicit GamesCompared(const std::vector<SameBy>& by) : NotingPart(Opening::NotAskedFor), by_(by) {}

  [[nodiscard]] const std::vector<Game>& games() const { return games_; }
  [[nodiscard]] std::string_view key(std::size_t game) const {
    const std::size_t begin = game == 0 ? 0 : games_[game - 1].key_end;
    return std::string_view(keys_).substr(begin, games_[game].key_end - begin);
  }

  void tag(std::string_view name, std::string_view value) override {
    NotingPart::tag(name, value);
    if (!value.empty() && value != "?") ++richness_;
  }
  void nag(std::uint8_t /*number*/) override { ++richness_; }
  void comment_begins(bool /*before_move*/) override { ++richness_; }
  void variation_opens() override {
    ++richness_;
    NotingPart::variation_opens();
  }

 private:
  void begin_game() override {
    NotingPart::begin_game();
    richness_ = 0;
  }
  void keep(const PassingGame& game) override {
    append_same_key(by_, facts(), game, keys_);
    games_.push_back({keys_.size(), richness_, sum_of(game.text)});
  }

  const std::vector<SameBy>& by_;
  std::uint32_t richness_ = 0;
  std::string keys_{};
  std::vector<Game> games_{};
};

/// The first reading: what is the same.
class Comparing final : public PassingJob<GamesCompared> {
 public:
  Comparing(const std::vector<SameBy>& by, Duplicates& duplicates) : by_(by), duplicates_(duplicates) {}
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  [[nodiscard]] std::unique_ptr<GamesCompared> make_part() override { return std::make_unique<GamesCompared>(by_); }
  bool pass(GamesCompared& part) override {
    for (std::size_t i = 0; i < part.games().size(); ++i) {
      add_sum(part.games()[i].sum, sum_);
      if (!duplicates_.add(part.key(i), part.games()[i].richness)) return false;
    }
    return true;
  }

  const std::vector<SameBy>& by_;
  Duplicates& duplicates_;
  std::uint64_t sum_ = 0;
};

/// The second reading: games go where they belong.
class Parting final : public PassingJob<TextsPart> {
 public:
  Parting(const Duplicates& duplicates, GamesOutput& kept, GamesOutput* dropped)
      : duplicates_(duplicates), kept_(kept), dropped_(dropped) {}
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  [[nodiscard]] std::unique_ptr<TextsPart> make_part() override { return std::make_unique<TextsPart>(); }
  bool pass(TextsPart& part) override {
    for (const GameTexts::Game& game : part.texts().games()) {
      if (games_ == duplicates_.games()) {
        sum_ = ~sum_;
        return false;
      }
      add_sum(sum_of(part.texts().text(game)), sum_);
      GamesOutput* const out = duplicates_.is_dropped(games_++) ? dropped_ : &kept_;
      if (out != nullptr) out->write(part.texts().text(game), game.edges);
    }
    return !kept_.failed();
  }

  const Duplicates& duplicates_;
  GamesOutput& kept_;
  GamesOutput* dropped_;
  std::uint64_t games_ = 0;
  std::uint64_t sum_ = 0;
};

struct PgnDedupe {
  PgnOptions input{};
  std::string out{};         ///< empty: standard output
  std::string duplicates{};  ///< empty: nowhere
  std::vector<SameBy> by{};
  DuplicateRules rules{};
  std::size_t megabytes = usual_megabytes;
};

Exit part(const Common& common, const PgnDedupe& dedupe, const std::vector<std::string>& files, Duplicates& duplicates) {
  auto out = GamesOutput::open(dedupe.out);
  if (!out) return unusable(fmt::format("{}: {}", dedupe.out, out.error()));
  std::optional<GamesOutput> dropped;
  if (!dedupe.duplicates.empty()) {
    auto opened = GamesOutput::open(dedupe.duplicates);
    if (!opened) return unusable(fmt::format("{}: {}", dedupe.duplicates, opened.error()));
    dropped.emplace(std::move(*opened));
  }
  const GamesOptions options = games_options(common, dedupe.input);

  Comparing comparing(dedupe.by, duplicates);
  const GamesRead first = read_games(files, options, comparing);
  if (first.exit == Exit::Unusable) return Exit::Unusable;
  if (!duplicates.find()) return stop_requested() ? Exit::Unusable : unusable(*duplicates.failure());

  Parting parting(duplicates, *out, dropped ? &*dropped : nullptr);
  GamesRead second = read_games(files, options, parting);
  if (second.exit != Exit::Unusable && !out->failed() && parting.sum() != comparing.sum())
    return unusable("the files changed while they were read");
  if (second.exit != Exit::Unusable && dropped) {
    // Neither file is put in its place before both are on disk.
    if (const auto failure = out->settle())
      return out->to_standard_output() ? Exit::Unusable : unusable(fmt::format("{}: {}", out->path(), *failure));
    if (const auto failure = dropped->commit()) return unusable(fmt::format("{}: {}", dedupe.duplicates, *failure));
  }
  second.seconds += first.seconds;
  const std::uint64_t games = comparing.counts().games - comparing.counts().left_out;
  PassingSummary summary{.counts = comparing.counts()};
  summary.more.push_back({"duplicates", {"duplicates", "重复", "重複"}, games - out->games()});
  if (dedupe.rules.drop_beginnings)
    summary.more.push_back(
        {"beginnings", {"of them beginnings of others", "其中为他局开头", "其中為他局開頭"}, duplicates.beginnings()});
  return finish(common, *out, second, std::move(summary));
}

Exit run(const Common& common, const PgnDedupe& dedupe) {
  if (look_at_files(dedupe.input.files) != Exit::Good) return Exit::Unusable;
  if (dedupe.duplicates == "-" || is_same_place(dedupe.duplicates, dedupe.out))
    return unusable("--duplicates: expected a file of its own");
  catch_interruption();
  const std::string folder = temporary_folder(dedupe.out);
  const auto files = readable_twice(dedupe.input.files, folder);
  if (stop_requested()) return Exit::Unusable;
  if (!files) return unusable(files.error());
  Duplicates duplicates(dedupe.rules, folder, dedupe.megabytes << 20);
  return part(common, dedupe, files->names, duplicates);
}

}  // namespace

void add_pgn_dedupe(CLI::App& command, const Common& common, Job& job) {
  const auto dedupe = std::make_shared<PgnDedupe>();
  add_pgn_options(command, dedupe->input);
  add_out_option(command, dedupe->out);
  command.add_option_function<std::string>(
      "--by",
      [dedupe](const std::string& text) {
        auto by = sameness(text);
        if (!by) throw CLI::ValidationError("--by", by.error());
        dedupe->by = std::move(*by);
      },
      fmt::format("what the same games have in common, with commas between: {} (default: moves)", same_names()));
  command
      .add_option_function<std::string>(
          "--keep", [dedupe](const std::string& which) { dedupe->rules.keep_richest = which == "richest"; },
          "which of them stays: first, or richest, the one with most tags, comments, signs and variations (default: first)")
      ->check(CLI::IsMember({"first", "richest"}));
  command.add_flag("--beginnings", dedupe->rules.drop_beginnings,
                   "drop a game as well where another one goes on from its last move");
  command.add_option("--duplicates", dedupe->duplicates, "a file for the games that are dropped");
  add_memory_option(command, dedupe->megabytes);
  command.callback([&common, &job, dedupe] { job = [&common, dedupe] { return run(common, *dedupe); }; });
}

}  // namespace adoube::cli
