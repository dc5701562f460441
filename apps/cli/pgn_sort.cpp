// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_sort.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "apps/cli/external_sort.hpp"
#include "apps/cli/games_output.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/passing_job.hpp"
#include "apps/cli/pgn_options.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/sort_key.hpp"

namespace adoube::cli {
namespace {

/// The games of a part, each with its key.
class KeyedPart final : public NotingPart {
 public:
  explicit KeyedPart(const std::vector<SortOrder>& orders)
      : NotingPart(needs_opening(orders) ? Opening::Followed : Opening::NotAskedFor), orders_(orders) {}

  [[nodiscard]] const GameTexts& texts() const { return texts_; }
  [[nodiscard]] std::string_view key(std::size_t game) const {
    const std::size_t begin = game == 0 ? 0 : ends_[game - 1];
    return std::string_view(keys_).substr(begin, ends_[game] - begin);
  }

 private:
  void keep(const PassingGame& game) override {
    texts_.add(game);
    append_sort_key(orders_, facts(), game.end, keys_);
    ends_.push_back(keys_.size());
  }

  const std::vector<SortOrder>& orders_;
  GameTexts texts_{};
  std::string keys_{};
  std::vector<std::size_t> ends_{};
};

/// Gives every game to the sorting, its edges in front of its text.
class Gathering final : public PassingJob<KeyedPart> {
 public:
  Gathering(const std::vector<SortOrder>& orders, ExternalSort& sorting) : orders_(orders), sorting_(sorting) {}

  /// Of the texts.
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

 private:
  [[nodiscard]] std::unique_ptr<KeyedPart> make_part() override { return std::make_unique<KeyedPart>(orders_); }
  bool pass(KeyedPart& part) override {
    for (std::size_t i = 0; i < part.texts().games().size(); ++i) {
      const GameTexts::Game& game = part.texts().games()[i];
      payload_.assign(1, game.edges.packed());
      payload_ += part.texts().text(game);
      bytes_ += payload_.size();
      if (!sorting_.add(part.key(i), payload_)) return false;
    }
    return true;
  }

  const std::vector<SortOrder>& orders_;
  ExternalSort& sorting_;
  std::string payload_{};
  std::uint64_t bytes_ = 0;
};

struct PgnSort {
  PgnOptions input{};
  std::string out{};  ///< empty: standard output
  std::vector<SortOrder> orders{};
  std::size_t megabytes = usual_megabytes;
};

/// False where the sorting failed, or somebody wants it to end.
bool write_sorted(ExternalSort& sorting, std::uint64_t bytes, GamesOutput& out) {
  ProgressBar bar("writing");
  std::uint64_t done = 0;
  const bool read = sorting.for_each([&](std::string_view /*key*/, std::string_view payload) {
    out.write(payload.substr(1), GameEdges::unpacked(payload.front()));
    done += payload.size();
    bar.show(done, bytes);
    return !out.failed() && !stop_requested();
  });
  return read && !stop_requested();
}

Exit run(const Common& common, const PgnSort& sort) {
  if (look_at_files(sort.input.files) != Exit::Good) return Exit::Unusable;
  catch_interruption();
  auto out = GamesOutput::open(sort.out);
  if (!out) return unusable(fmt::format("{}: {}", sort.out, out.error()));
  const std::string folder = temporary_folder(sort.out);
  ExternalSort sorting(folder, sort.megabytes << 20);
  Gathering job(sort.orders, sorting);
  GamesRead read = read_games(sort.input.files, games_options(common, sort.input), job);
  const auto began = std::chrono::steady_clock::now();
  if (read.exit != Exit::Unusable && !write_sorted(sorting, job.bytes(), *out)) read.exit = Exit::Unusable;
  if (stop_requested()) return Exit::Unusable;
  if (sorting.failure()) return unusable(fmt::format("a temporary file in {}: {}", folder, *sorting.failure()));
  read.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return finish(common, *out, read, {.counts = job.counts()});
}

}  // namespace

void add_pgn_sort(CLI::App& command, const Common& common, Job& job) {
  const auto sort = std::make_shared<PgnSort>();
  add_pgn_options(command, sort->input);
  add_out_option(command, sort->out);
  command
      .add_option_function<std::string>(
          "--by",
          [sort](const std::string& text) {
            auto orders = sort_orders(text);
            if (!orders) throw CLI::ValidationError("--by", orders.error());
            sort->orders = std::move(*orders);
          },
          fmt::format("keys with commas between them, the first one first, each upwards or, with :desc behind it, "
                      "downwards: {}",
                      sort_names()))
      ->required();
  add_memory_option(command, sort->megabytes);
  command.callback([&common, &job, sort] { job = [&common, sort] { return run(common, *sort); }; });
}

}  // namespace adoube::cli
