// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_split.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <array>
#include <unordered_map>

#include "adoube/notation/text_encoding.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/cli/file_names.hpp"
#include "apps/cli/game_facts.hpp"
#include "apps/cli/games_folder.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/passing_job.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

enum class SplitBy : std::uint8_t { Player, White, Black, Event, Site, Year, Month, Eco, Result, Opening };

constexpr std::array<std::pair<std::string_view, SplitBy>, 10> named = {{{"player", SplitBy::Player},
                                                                         {"white", SplitBy::White},
                                                                         {"black", SplitBy::Black},
                                                                         {"event", SplitBy::Event},
                                                                         {"site", SplitBy::Site},
                                                                         {"year", SplitBy::Year},
                                                                         {"month", SplitBy::Month},
                                                                         {"eco", SplitBy::Eco},
                                                                         {"result", SplitBy::Result},
                                                                         {"opening", SplitBy::Opening}}};

std::string month_of(std::string_view value, bool year_alone) {
  const TagDate date = date_of(value);
  if (!date.year) return {};
  if (year_alone || !date.month) return fmt::format("{:04}", *date.year);
  return fmt::format("{:04}-{:02}", *date.year, *date.month);
}

/// What the games of a file have in common; of players, there are two such values.
struct SplitValues {
  std::string first{};
  std::string second{};
};

SplitValues values_of(SplitBy by, const GameFacts& facts, const notation::PgnGameEnd& end) {
  const auto value = [&](GameTag tag) { return SplitValues{std::string(facts.tags[tag])}; };
  switch (by) {
    case SplitBy::Player:
      return {std::string(facts.tags[GameTag::White]), std::string(facts.tags[GameTag::Black])};
    case SplitBy::White:
      return value(GameTag::White);
    case SplitBy::Black:
      return value(GameTag::Black);
    case SplitBy::Event:
      return value(GameTag::Event);
    case SplitBy::Site:
      return value(GameTag::Site);
    case SplitBy::Year:
      return {month_of(facts.tags[GameTag::Date], true)};
    case SplitBy::Month:
      return {month_of(facts.tags[GameTag::Date], false)};
    case SplitBy::Eco:
      return {facts.eco()};
    case SplitBy::Result:
      return {std::string(notation::text(end.result))};
    case SplitBy::Opening:
      if (facts.opening() == nullptr) return {};
      return {std::string(facts.opening()->main_name())};
  }
  return {};
}

/// The games of a part, each with its values.
class ValuedPart final : public NotingPart {
 public:
  explicit ValuedPart(std::optional<SplitBy> by)
      : NotingPart(by == SplitBy::Eco || by == SplitBy::Opening ? Opening::Followed : Opening::NotAskedFor), by_(by) {}

  [[nodiscard]] const GameTexts& texts() const { return texts_; }
  [[nodiscard]] const SplitValues& values(std::size_t game) const { return values_[game]; }

 private:
  void keep(const PassingGame& game) override {
    texts_.add(game);
    values_.push_back(by_ ? values_of(*by_, facts(), game.end) : SplitValues{});
  }

  std::optional<SplitBy> by_;
  GameTexts texts_{};
  std::vector<SplitValues> values_{};
};

struct PgnSplit {
  PgnOptions input{};
  std::string into{};
  std::optional<SplitBy> by{};
  std::uint64_t games = 0;  ///< in a file; 0: not asked for
  std::uint64_t parts = 0;  ///< likewise
  bool force = false;
  std::size_t megabytes = usual_megabytes;
};

class Splitting final : public PassingJob<ValuedPart> {
 public:
  Splitting(const PgnSplit& split, GamesFolder& folder) : split_(split), folder_(folder) {}

  /// Of a file of the folder: what its games have in common.
  [[nodiscard]] const std::string& value(std::size_t file) const { return values_[file]; }

 private:
  [[nodiscard]] std::unique_ptr<ValuedPart> make_part() override { return std::make_unique<ValuedPart>(split_.by); }

  bool pass(ValuedPart& part) override {
    for (std::size_t i = 0; i < part.texts().games().size() && !folder_.failure(); ++i) {
      const GameTexts::Game& game = part.texts().games()[i];
      const auto write = [&](std::size_t file) {
        if (!folder_.failure()) folder_.write(file, part.texts().text(game), game.edges);
      };
      if (split_.by) {
        const auto& [first, second] = part.values(i);
        write(file_of(first));
        if (split_.by == SplitBy::Player && second != first) write(file_of(second));
      } else {
        write(file_by_number());
      }
      ++games_;
    }
    return !folder_.failure();
  }

  std::size_t file_of(const std::string& value) {
    const auto [found, fresh] = by_value_.try_emplace(value, values_.size());
    if (fresh) add_file(names_.name_of(stem_of(value)), value);
    return found->second;
  }

  /// Games are counted off in files of so many, or dealt out to so many files in turn.
  std::size_t file_by_number() {
    const std::uint64_t file = split_.games > 0 ? games_ / split_.games : games_ % split_.parts;
    if (file == values_.size()) {
      if (split_.games > 0 && file > 0) folder_.flush(file - 1);
      const std::string value = std::to_string(file + 1);
      const std::size_t digits = split_.games > 0 ? 6 : std::to_string(split_.parts).size();
      add_file(fmt::format("{}-{:0>{}}", split_.games > 0 ? "games" : "part", value, digits), value);
    }
    return file;
  }

  void add_file(const std::string& stem, const std::string& value) {
    values_.push_back(value);
    folder_.add_file(stem + ".pgn");
  }

  [[nodiscard]] std::string stem_of(const std::string& value) const {
    if (value.empty()) return "unknown";
    if (split_.by != SplitBy::Result) return file_stem(value);
    return value == "1-0" ? "white-wins" : value == "0-1" ? "black-wins" : value == "*" ? "unfinished" : "draw";
  }

  const PgnSplit& split_;
  GamesFolder& folder_;
  FileNames names_{};
  std::unordered_map<std::string, std::size_t> by_value_{};
  std::vector<std::string> values_{};
  std::uint64_t games_ = 0;
};

void tell_files(const GamesFolder& folder, const Splitting& job) {
  std::string line;
  for (std::size_t i = 0; i < folder.files().size(); ++i) {
    const GamesFolder::File& file = folder.files()[i];
    std::string path;
    notation::append_as_utf8(folder.path(file), path);
    line = "{\"file\":";
    append_json(path, line);
    append_json_name("value", line);
    append_json(job.value(i), line);
    append_json_name("games", line);
    append_json(file.games, line);
    line += '}';
    print_line(line);
  }
}

Exit run(const Common& common, const PgnSplit& split) {
  const int ways = (split.by ? 1 : 0) + (split.games > 0 ? 1 : 0) + (split.parts > 0 ? 1 : 0);
  if (ways != 1) return unusable("pgn split: expected one of --by KEY, --games N and --parts N");
  if (look_at_files(split.input.files) != Exit::Good) return Exit::Unusable;
  catch_interruption();
  auto folder = GamesFolder::open(split.into, split.megabytes << 20, split.force);
  if (!folder) return unusable(fmt::format("{}: {}", split.into, folder.error()));
  Splitting job(split, *folder);
  const GamesRead read = read_games(split.input.files, games_options(common, split.input), job);
  if (read.exit == Exit::Unusable) return Exit::Unusable;
  if (!folder->commit()) return unusable(*folder->failure());
  if (common.json) tell_files(*folder, job);
  PassingSummary summary{.counts = job.counts(),
                         .written = folder->written(),
                         .mended = folder->mended(),
                         .bytes = read.bytes,
                         .seconds = read.seconds};
  summary.more.push_back({"files", {"files", "文件", "檔案"}, folder->files().size()});
  return write_summary(common, summary, false);
}

std::string split_names() {
  std::string out;
  for (const auto& [name, by] : named) out.append(out.empty() ? "" : ", ").append(name);
  return out;
}

}  // namespace

void add_pgn_split(CLI::App& command, const Common& common, Job& job) {
  const auto split = std::make_shared<PgnSplit>();
  add_pgn_options(command, split->input);
  command.add_option("--into", split->into, "the folder for the files, made where it is not there")->required();
  command.add_option_function<std::string>(
      "--by",
      [split](const std::string& text) {
        const auto found = std::ranges::find(named, text, &std::pair<std::string_view, SplitBy>::first);
        if (found == named.end())
          throw CLI::ValidationError("--by", fmt::format("games are not split by \"{}\", but by {}", text, split_names()));
        split->by = found->second;
      },
      fmt::format("a file for each {}; by player a game goes to both", split_names()));
  command.add_option("--games", split->games, "files of so many games each")->check(CLI::Range(1, 2'000'000'000));
  command.add_option("--parts", split->parts, "so many files, to which games are dealt out in turn")
      ->check(CLI::Range(1, 100'000));
  command.add_flag("--force", split->force, "replace files that are there already");
  command.add_option("--memory", split->megabytes, "megabytes of games that may wait to be written")
      ->check(CLI::Range(1, 1 << 20))
      ->capture_default_str();
  command.callback([&common, &job, split] { job = [&common, split] { return run(common, *split); }; });
}

}  // namespace adoube::cli
