// SPDX-License-Identifier: GPL-3.0-or-later
/// What `pgn convert` makes of the games of a part, and where it goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/archive_writer.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/game_writer.hpp"
#include "apps/cli/output_buffer.hpp"
#include "apps/cli/pgn_convert.hpp"
#include "apps/cli/pgn_json.hpp"

namespace adoube::cli {

/// Takes what was converted, in the order of the games: text, or the blocks of an archive.
class ConvertSink final : private archive::ArchiveSink {
 public:
  /// `file` outlives the sink; null for standard output.
  ConvertSink(const PgnConversion& conversion, OutputFile* file);

  [[nodiscard]] std::string& text() { return buffer_.text(); }
  void add(const archive::EncodedBlock& block) { writer_->add(block); }
  void flush_if_large() { buffer_.flush_if_large(); }
  /// A piece could not be written.
  [[nodiscard]] bool failed() const { return buffer_.failed(); }
  /// All games have been taken.
  void finish();

 private:
  void write(std::string_view bytes) override { buffer_.text() += bytes; }

  OutputBuffer buffer_;
  std::optional<archive::ArchiveWriter> writer_{};
};

/// Games in the form asked for, and what is said of them on standard error.
class Converted {
 public:
  /// Both outlive it.
  Converted(const Common& common, const PgnConversion& conversion) : common_(common), conversion_(conversion) {}

  /// `number`: from 0 on.
  void add(const std::string& file, std::uint64_t number, const notation::PgnGame& game);
  /// A line that is no game: its answer in JSON, a line on standard error otherwise.
  void refuse(const std::string& file, std::uint32_t line, const std::string& input, const answers::TextFault& fault);

  /// Hands over what was added; it can be added to again. FoundWrong where a game has an error. An archive gets whole blocks
  /// only, and the rest with `is_last`.
  Exit write(std::uint64_t games_before, ConvertSink& sink, bool is_last = true);

 private:
  void keep_in_block(const std::string& file, std::uint64_t number, const notation::PgnGame& game);

  const Common& common_;
  const PgnConversion& conversion_;
  NumberedText games_{};
  NumberedText errors_{};
  archive::BlockWriter block_{};
  std::vector<archive::EncodedBlock> blocks_{};
  bool found_wrong_ = false;
};

}  // namespace adoube::cli
