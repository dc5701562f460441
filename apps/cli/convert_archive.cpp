// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/convert_archive.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <future>
#include <utility>

#include "adoube/archive/archive_index.hpp"
#include "adoube/archive/archive_scanner.hpp"
#include "adoube/archive/block.hpp"
#include "apps/cli/archive_problem_text.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {
namespace {

using archive::ArchiveFault;
using archive::ArchiveProblem;
using archive::ArchiveScanner;

/// A block on its way from the scanner to the output.
struct BlockWork {
  archive::BlockHead head{};
  std::uint64_t offset = 0;
  std::string payload{};
};

/// What became of it.
struct BlockDone {
  Converted converted;
  std::uint64_t games_before = 0;
  std::optional<ArchiveProblem> problem{};
};

BlockDone convert_block(const Common& common, const PgnConversion& conversion, const std::string& file,
                        archive::MoveModel model, const BlockWork& work) {
  BlockDone done{Converted(common, conversion), work.head.first_game};
  std::uint32_t read = 0;
  std::uint32_t moves_sum = work.head.moves_sum;
  if (const auto reader = archive::BlockReader::open(work.payload, work.head.games, model)) {
    notation::PgnGame game;
    for (; read < work.head.games && reader->read(game); ++read) done.converted.add(file, read, game);
    moves_sum = reader->moves_sum();
  }
  if (read < work.head.games || moves_sum != work.head.moves_sum)
    done.problem = ArchiveProblem{.fault = ArchiveFault::BlockDamaged,
                                  .offset = work.offset,
                                  .first_game = work.head.first_game + (read < work.head.games ? read : 0),
                                  .games = read < work.head.games ? work.head.games - read : work.head.games};
  return done;
}

/// Goes through an archive with several blocks in work at once; what they give is written in their order.
class ArchiveConversion {
 public:
  ArchiveConversion(const Common& common, const PgnConversion& conversion, const std::string& file, ConvertSink& sink)
      : common_(common), conversion_(conversion), file_(file), sink_(sink) {}

  Exit run(ArchiveScanner& scanner, const TextSource& text) {
    ProgressBar bar(file_);
    const std::size_t at_once = games_options(common_, conversion_.from).threads;
    while (!sink_.failed() && !stop_requested()) {
      const auto found = scanner.next();
      if (!found) break;
      if (found->problem) {
        finish_all();
        tell(*found->problem);
      }
      if (found->block) begin(scanner.model(), *found->block);
      while (in_work_.size() > at_once) finish_first();
      bar.show(scanner.offset(), text.size());
    }
    finish_all();
    return exit_;
  }

  void tell(const ArchiveProblem& problem) {
    const bool unusable = problem.fault == ArchiveFault::NotAnArchive || problem.fault == ArchiveFault::Unsupported;
    exit_ = worse(exit_, unusable ? Exit::Unusable : Exit::FoundWrong);
    const bool as_json = !conversion_.to_archive && conversion_.to == GameForm::Json && !unusable;
    if (as_json)
      append_archive_problem_json(file_, problem, common_.manner.language, sink_.text());
    else
      std::fputs(archive_problem_line(file_, problem, common_.manner.language).c_str(), stderr);
  }
  [[nodiscard]] Exit exit() const { return exit_; }

 private:
  void begin(archive::MoveModel model, const ArchiveScanner::Block& block) {
    BlockWork work{block.head, block.offset, std::string(block.payload)};
    in_work_.push_back(std::async(std::launch::async, [this, model, work = std::move(work)] {
      return convert_block(common_, conversion_, file_, model, work);
    }));
  }
  void finish_first() {
    BlockDone done = in_work_.front().get();
    in_work_.pop_front();
    exit_ = worse(exit_, done.converted.write(done.games_before, sink_));
    if (done.problem) tell(*done.problem);
  }
  void finish_all() {
    while (!in_work_.empty()) finish_first();
  }

  const Common& common_;
  const PgnConversion& conversion_;
  const std::string& file_;
  ConvertSink& sink_;
  std::deque<std::future<BlockDone>> in_work_{};
  Exit exit_ = Exit::Good;
};

/// A single game, by the index.
Exit convert_one(const Common& common, const PgnConversion& conversion, const std::string& file, const TextSource& text,
                 ConvertSink& sink) {
  if (!text.whole()) return unusable(fmt::format("{}: a single game is found in a file only, not in a pipe", file));
  ArchiveConversion conversion_of_file(common, conversion, file, sink);
  const auto index = archive::ArchiveIndex::of(*text.whole());
  if (!index) {
    conversion_of_file.tell(index.error());
    return conversion_of_file.exit();
  }
  const auto game = index->read_game(*conversion.game - 1);
  if (!game) {
    conversion_of_file.tell(game.error());
    return conversion_of_file.exit();
  }
  if (!*game) return unusable(fmt::format("{}: it has {} games, and no game {}", file, index->games(), *conversion.game));
  Converted converted(common, conversion);
  converted.add(file, 0, **game);
  return converted.write(*conversion.game - 1, sink);
}

}  // namespace

bool is_archive(const std::string& path) {
  // What is looked for in a pipe is lost to those who read it afterwards.
  std::error_code failure;
  if (path != "-" && !std::filesystem::is_regular_file(path, failure)) return false;
  const int file = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  std::array<char, archive::file_mark.size()> beginning{};
  const ssize_t read = file < 0 ? -1 : ::pread(file, beginning.data(), beginning.size(), 0);
  if (file > STDIN_FILENO) ::close(file);
  return read > 0 && archive::begins_as_archive(std::string_view(beginning.data(), static_cast<std::size_t>(read)));
}

Exit convert_archive(const Common& common, const PgnConversion& conversion, const std::string& file, ConvertSink& sink) {
  const auto text = open_text(file);
  if (!text) return unusable(fmt::format("{}: {}", file, text.error()));
  if (conversion.game) return convert_one(common, conversion, file, **text, sink);
  const auto whole = (*text)->whole();
  ArchiveScanner scanner = whole ? ArchiveScanner(*whole) : ArchiveScanner(*(*text)->stream());
  const Exit exit = ArchiveConversion(common, conversion, file, sink).run(scanner, **text);
  if (const auto failure = (*text)->failure()) return worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  return exit;
}

}  // namespace adoube::cli
