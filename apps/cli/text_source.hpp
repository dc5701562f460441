// SPDX-License-Identifier: GPL-3.0-or-later
/// Files of text as readers want them: plain files mapped into memory, compressed ones (.gz, .zst and what else libarchive
/// knows) and standard input as a stream.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/notation/pgn_source.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::cli {

/// A text that is open for reading, either as a whole or as a stream.
class TextSource {
 public:
  virtual ~TextSource() = default;

  /// The whole text, where it lies in memory; otherwise stream() has it.
  [[nodiscard]] virtual std::optional<std::string_view> whole() const { return std::nullopt; }
  [[nodiscard]] virtual notation::PgnSource* stream() { return nullptr; }

  /// Bytes of the file itself, and how many of them a stream has read; nothing where nobody knows (a pipe).
  [[nodiscard]] virtual std::optional<std::uint64_t> size() const { return std::nullopt; }
  [[nodiscard]] virtual std::uint64_t consumed() const { return 0; }
  /// Nobody looks at what lies before that place any more; where the whole text lies in memory, it need not stay there.
  virtual void forget_before(std::uint64_t /*offset*/) {}
  /// What went wrong while reading, in a few words.
  [[nodiscard]] virtual std::optional<std::string> failure() const { return std::nullopt; }
};

/// Opens `path`, or standard input for "-". Whether a file is compressed is told by its first bytes. Errors: why it can't be
/// opened, in the system's words ("No such file or directory").
[[nodiscard]] Expected<std::unique_ptr<TextSource>, std::string> open_text(const std::string& path);

}  // namespace adoube::cli
