// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/games_job.hpp"

#include <fmt/format.h>

#include <chrono>
#include <optional>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {
namespace {

/// A source that keeps what has passed through it since a place, for those who want a game as it stands.
class KeepingSource final : public notation::PgnSource {
 public:
  explicit KeepingSource(notation::PgnSource& source) : source_(source) {}

  std::size_t read(std::span<char> room) override {
    const std::size_t got = source_.read(room);
    kept_.append(room.data(), got);
    return got;
  }
  [[nodiscard]] std::string_view from_to(std::uint64_t from, std::uint64_t to) const {
    return std::string_view(kept_).substr(from - begin_, to - from);
  }
  void forget_before(std::uint64_t offset) {
    kept_.erase(0, offset - begin_);
    begin_ = offset;
  }

 private:
  notation::PgnSource& source_;
  std::string kept_{};
  std::uint64_t begin_ = 0;
};

constexpr std::uint64_t games_in_part = 1000;

/// Reads the games of one file, part after part.
class FileReading {
 public:
  FileReading(const std::string& file, TextSource& text, const GamesOptions& options, GamesJob& job)
      : file_(file), text_(text), job_(job), bar_(file) {
    const notation::PgnReaderOptions asked{.limits = options.limits, .variant = options.variant, .lines = options.lines};
    if (text.whole()) {
      reader_.emplace(*text.whole(), asked);
    } else {
      kept_.emplace(*text.stream());
      reader_.emplace(*kept_, asked);
    }
  }

  /// False: the job needs no more.
  bool read(GamesRead& result) {
    for (bool more = true; more && !stop_requested();) {
      const auto part = job_.begin_part(file_);
      std::uint64_t games = 0;
      while (games < games_in_part && (more = read_game(*part))) ++games;
      const bool wants_more = job_.take(*part, {file_, games_});
      games_ += games;
      result.games += games;
      if (!wants_more) return false;
    }
    result.bytes += reader_->bytes_read();
    return true;
  }

 private:
  bool read_game(GamesPart& part) {
    const std::uint64_t begin = reader_->bytes_read();
    if (!reader_->read_game(part)) return false;
    const std::uint64_t end = reader_->bytes_read();
    if (part.wants_text()) part.game_text(kept_ ? kept_->from_to(begin, end) : text_.whole()->substr(begin, end - begin));
    if (kept_) kept_->forget_before(end);
    bar_.show(text_.whole() ? reader_->bytes_read() : text_.consumed(), text_.size());
    return true;
  }

  const std::string& file_;
  TextSource& text_;
  GamesJob& job_;
  ProgressBar bar_;
  std::optional<KeepingSource> kept_{};
  std::optional<notation::PgnReader> reader_{};
  std::uint64_t games_ = 0;
};

}  // namespace

GamesRead read_games(const std::vector<std::string>& files, const GamesOptions& options, GamesJob& job) {
  catch_interruption();
  const auto began = std::chrono::steady_clock::now();
  GamesRead result;
  bool more = true;
  for (const std::string& file : files) {
    if (!more) break;
    const auto text = open_text(file);
    if (!text) {
      result.exit = worse(result.exit, unusable(fmt::format("{}: {}", file, text.error())));
      continue;
    }
    more = FileReading(file, **text, options, job).read(result);
    if (const auto failure = (*text)->failure())
      result.exit = worse(result.exit, unusable(fmt::format("{}: {}", file, *failure)));
  }
  if (stop_requested()) result.exit = Exit::Unusable;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return result;
}

}  // namespace adoube::cli
