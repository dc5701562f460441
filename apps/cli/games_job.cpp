// SPDX-License-Identifier: GPL-3.0-or-later
// One thread cuts the files into parts, reading and decompressing ahead; some read the parts, each supposing that its part
// begins with a game; the caller's own takes what they found in order, and sees to it that the supposition held
// (parts_in_order.hpp).
#include "apps/cli/games_job.hpp"

#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/part_belt.hpp"
#include "apps/cli/parts_in_order.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/text_cutter.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {
namespace {

std::shared_ptr<PartOnBelt> on_belt(const std::shared_ptr<OpenText>& file) {
  auto part = std::make_shared<PartOnBelt>();
  part->file = file;
  return part;
}

/// Puts the parts of the file on the belt, and its end. False: no more is wanted.
bool cut(const std::string& name, const GamesOptions& options, PartBelt& belt) {
  const auto file = std::make_shared<OpenText>(name);
  const auto end = on_belt(file);
  if (auto opened = open_text(name)) {
    file->source = *std::move(opened);
    TextCutter cutter(*file->source, options.part_bytes, notation::PgnReader::look_ahead);
    while (auto text = cutter.next()) {
      const auto part = on_belt(file);
      part->text = std::move(text);
      if (!belt.put(part)) return false;
    }
    end->failure = file->source->failure();
  } else {
    end->failure = opened.error();
  }
  return belt.put(end);
}

void cut_all(const std::vector<std::string>& files, const GamesOptions& options, PartBelt& belt) {
  for (const std::string& file : files)
    if (!cut(file, options, belt)) break;
  belt.end();
}

void read_all(const GamesOptions& options, GamesJob& job, PartBelt& belt) {
  while (const auto part = belt.next_to_read()) {
    if (part->wanted) part->found = read_part(*part, options, job, belt);
    belt.have_read(*part);
  }
}

/// The threads that cut and read, until they are done or the belt has stopped. Signals are left to the caller's own thread.
class Crew {
 public:
  Crew(const std::vector<std::string>& files, const GamesOptions& options, GamesJob& job, PartBelt& belt)
      : files_(files), options_(options), job_(job), belt_(belt) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    threads_.emplace_back([this] { cut_all(files_, options_, belt_); });
    for (unsigned i = 0; i < options.threads; ++i) threads_.emplace_back([this] { read_all(options_, job_, belt_); });
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    belt_.stop();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  const std::vector<std::string>& files_;
  const GamesOptions& options_;
  GamesJob& job_;
  PartBelt& belt_;
  std::vector<std::thread> threads_{};
};

/// How far the work is over all files.
class FilesProgress {
 public:
  explicit FilesProgress(const std::vector<std::string>& files) : bar_("") {
    if (bar_.on_terminal()) whole_ = size_of_all(files);
  }

  void clear() { bar_.clear(); }
  void passed(const PartOnBelt& part) {
    if (part.text) {
      bar_.set_title(part.file->name);
      done_here_ = part.text->file_bytes;
      text_ += part.text->size();
      bar_.show(done_before_ + done_here_, whole_, text_);
    } else {
      done_before_ += std::exchange(done_here_, 0);
    }
  }

 private:
  /// Nothing where one is no plain file.
  static std::optional<std::uint64_t> size_of_all(const std::vector<std::string>& files) {
    std::uint64_t sum = 0;
    for (const std::string& file : files) {
      std::error_code error;
      const auto size = std::filesystem::file_size(file, error);
      if (error) return std::nullopt;
      sum += size;
    }
    return sum;
  }

  ProgressBar bar_;
  std::optional<std::uint64_t> whole_{};
  std::uint64_t done_before_ = 0;
  std::uint64_t done_here_ = 0;
  std::uint64_t text_ = 0;
};

/// The job, with the bar taken off the screen before it can write there.
class BehindBar final : public GamesJob {
 public:
  BehindBar(GamesJob& job, FilesProgress& progress) : job_(job), progress_(progress) {}

  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& file) override { return job_.begin_part(file); }
  bool take(GamesPart& part, const PartPlace& place) override {
    progress_.clear();
    return job_.take(part, place);
  }

 private:
  GamesJob& job_;
  FilesProgress& progress_;
};

}  // namespace

GamesRead read_games(const std::vector<std::string>& files, const GamesOptions& options, GamesJob& job) {
  catch_interruption();
  const auto began = std::chrono::steady_clock::now();
  GamesRead result;
  FilesProgress progress(files);
  BehindBar shown(job, progress);
  PartBelt belt(2 * options.threads + 2);
  PartsInOrder parts(belt, options, shown, [&](const PartOnBelt& part) {
    progress.passed(part);
    if (!part.failure) return;
    progress.clear();
    result.exit = worse(result.exit, unusable(fmt::format("{}: {}", part.file->name, *part.failure)));
  });
  {
    const Crew crew(files, options, shown, belt);
    while (parts.step()) {
    }
  }
  if (stop_requested()) result.exit = Exit::Unusable;
  result.games = parts.games();
  result.bytes = parts.bytes();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return result;
}

}  // namespace adoube::cli
