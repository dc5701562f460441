// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_index.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <memory>

#include "apps/answers/json_text.hpp"
#include "apps/cli/index_part.hpp"
#include "apps/cli/indexed_games.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/pgn_options.hpp"
#include "apps/cli/temporary_file.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

struct PgnIndex {
  PgnOptions games{};
  std::optional<std::string> out{};
};

/// Pages on their way into the file.
class FileSink final : public search::IndexSink {
 public:
  explicit FileSink(OutputFile& file) : file_(file) {}
  void write(std::string_view bytes) override {
    file_.write(bytes);
    size_ += bytes.size();
  }
  [[nodiscard]] std::uint64_t size() const { return size_; }

 private:
  OutputFile& file_;
  std::uint64_t size_ = 0;
};

class FileScratch final : public search::Scratch {
 public:
  explicit FileScratch(TemporaryFile file) : file_(std::move(file)) {}
  void append(std::string_view bytes) override {
    if (failure_.empty() && !file_.write(bytes.data(), bytes.size())) failure_ = std::strerror(errno);
    size_ += bytes.size();
  }
  [[nodiscard]] std::uint64_t size() const override { return size_; }
  void read(std::uint64_t offset, std::span<char> room) override {
    std::memset(room.data(), 0, room.size());
    for (std::size_t at = 0; at < room.size() && failure_.empty();) {
      const std::ptrdiff_t got = file_.read(room.data() + at, room.size() - at, offset + at);
      if (got <= 0) failure_ = got < 0 ? std::strerror(errno) : "the temporary file is cut off";
      at += static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0));
    }
  }
  /// In the system's words; empty where there was none.
  [[nodiscard]] const std::string& failure() const { return failure_; }

 private:
  TemporaryFile file_;
  std::uint64_t size_ = 0;
  std::string failure_{};
};

class IndexJob final : public GamesJob {
 public:
  explicit IndexJob(search::IndexWriter& writer) : writer_(writer) {}

  std::unique_ptr<GamesPart> begin_part(const std::string& /*file*/) override { return std::make_unique<IndexPart>(); }
  bool take(GamesPart& part, const PartPlace& /*place*/) override {
    const auto& games = static_cast<const IndexPart&>(part);
    const search::GameNumber before = writer_.games();
    if (games.rows().size() > std::numeric_limits<search::GameNumber>::max() - std::uint64_t{before}) {
      too_many_ = true;
      return false;
    }
    for (const search::GameRow& row : games.rows()) writer_.add_game(row);
    for (const search::GameTerm& term : games.terms()) writer_.add_term({term.term, before + term.game});
    for (const std::string& text : games.texts()) writer_.add_text(text);
    return true;
  }
  /// More games than an index can number.
  [[nodiscard]] bool too_many() const { return too_many_; }

 private:
  search::IndexWriter& writer_;
  bool too_many_ = false;
};

struct Made {
  std::string path;
  std::uint64_t games;
  std::uint64_t bytes;
  std::uint64_t file_bytes;
  double seconds;
};

/// Makes the index of one file. Errors: what is said of the file on standard error; empty where that has been done.
class IndexMaking {
 public:
  IndexMaking(const Common& common, const PgnIndex& asked, std::string file)
      : common_(common), asked_(asked), file_(std::move(file)), path_(asked.out.value_or(index_path(file_))) {}

  Expected<Made, std::string> make() {
    if (file_ == "-") return refused(std::string("an index belongs to a file, and standard input is none"));
    const auto text = open_text(file_);
    if (!text) return refused(text.error());
    if (is_same_place(path_, file_)) return refused(std::string("the index would take the place of the games"));
    if (!(*text)->whole() && (*text)->size() != 0)
      return refused(std::string("it is compressed or no file, and an index leads to places in a plain file"));
    const auto mark = mark_of(file_);
    if (!mark) return refused(mark.error());
    auto out = OutputFile::create(path_);
    if (!out) return refused(fmt::format("{}: {}", path_, out.error()));
    auto temporary = TemporaryFile::create(temporary_folder(path_));
    if (!temporary) return refused(fmt::format("a temporary file: {}", temporary.error()));
    return write(*mark, *out, std::move(*temporary));
  }

 private:
  Expected<Made, std::string> write(const search::FileMark& mark, OutputFile& out, TemporaryFile temporary) {
    FileSink sink(out);
    FileScratch scratch(std::move(temporary));
    search::IndexWriter writer(sink, scratch);
    IndexJob job(writer);
    const GamesRead read = read_games({file_}, games_options(common_, asked_.games), job);
    if (read.exit == Exit::Unusable) return refused(std::string());
    if (job.too_many()) return refused(std::string("it has more games than an index can number"));
    writer.finish(mark, common_.manner.variant);
    if (!scratch.failure().empty()) return refused(fmt::format("a temporary file: {}", scratch.failure()));
    if (const auto now = mark_of(file_); !now || *now != mark)
      return refused(std::string("it has changed while the index was made"));
    if (stop_requested()) return refused(std::string());
    if (const auto failure = out.commit()) return refused(fmt::format("{}: {}", path_, *failure));
    return Made{path_, writer.games(), sink.size(), mark.size, read.seconds};
  }

  const Common& common_;
  const PgnIndex& asked_;
  std::string file_;
  std::string path_;
};

void tell(const Common& common, const std::string& file, const Made& made) {
  if (!common.json) {
    constexpr std::array<fmt::string_view, 3> sentences = {"{}: {} {}, {:.1f} MB, {:.0f} % of the file",
                                                           "{}：{} 个{}，{:.1f} MB，为原文件的 {:.0f}%",
                                                           "{}：{} 個{}，{:.1f} MB，為原檔案的 {:.0f}%"};
    const std::array<std::string_view, 3> games = {made.games == 1 ? "game" : "games", "对局", "對局"};
    const auto language = static_cast<std::size_t>(laws::index(common.manner.language));
    const double part =
        made.file_bytes == 0 ? 0 : 100.0 * static_cast<double>(made.bytes) / static_cast<double>(made.file_bytes);
    print_line(fmt::format(fmt::runtime(sentences[language]), made.path, made.games, games[language],
                           static_cast<double>(made.bytes) / 1e6, part));
    return;
  }
  std::string line = "{";
  append_json_name("file", line);
  append_json(answers::clean(file), line);
  append_json_name("index", line);
  append_json(answers::clean(made.path), line);
  append_json_name("games", line);
  append_json(made.games, line);
  append_json_name("bytes", line);
  append_json(made.bytes, line);
  append_json_name("file_bytes", line);
  append_json(made.file_bytes, line);
  append_json_name("seconds", line);
  print_line(fmt::format("{}{:.3f}}}", line, made.seconds));
}

Exit run(const Common& common, const PgnIndex& asked) {
  if (asked.out && asked.games.files.size() > 1) return unusable("--out names one index, and there are several files");
  Exit exit = Exit::Good;
  for (const std::string& file : asked.games.files) {
    const auto made = IndexMaking(common, asked, file).make();
    if (made) {
      tell(common, file, *made);
      continue;
    }
    exit = made.error().empty() ? Exit::Unusable : unusable(fmt::format("{}: {}", file, made.error()));
    if (stop_requested()) break;
  }
  return exit;
}

}  // namespace

void add_pgn_index(CLI::App& command, const Common& common, Job& job) {
  const auto asked = std::make_shared<PgnIndex>();
  add_pgn_options(command, asked->games);
  command.add_option("--out", asked->out, "where to write it (default: FILE.adoube-index, where pgn find looks for it)");
  command.callback([&common, &job, asked] { job = [&common, asked] { return run(common, *asked); }; });
}

}  // namespace adoube::cli
