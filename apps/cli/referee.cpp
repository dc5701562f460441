// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/referee.hpp"

#include <unistd.h>

#include <cstdio>
#include <memory>

#include "apps/cli/desk.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/text_source.hpp"

namespace adoube::cli {
namespace {

/// Standard input as it comes: a line is answered before the next one is there.
class StandardInput final : public TextSource, private notation::PgnSource {
 public:
  [[nodiscard]] notation::PgnSource* stream() override { return this; }
  [[nodiscard]] std::optional<std::string> failure() const override { return failure_; }

 private:
  std::size_t read(std::span<char> room) override {
    const ssize_t got = ::read(STDIN_FILENO, room.data(), room.size());
    if (got < 0) failure_ = "it cannot be read";
    return got > 0 ? static_cast<std::size_t>(got) : 0;
  }

  std::optional<std::string> failure_{};
};

[[nodiscard]] Expected<std::unique_ptr<TextSource>, std::string> open_script(const std::string& file) {
  if (file == "-") return std::make_unique<StandardInput>();
  return open_text(file);
}

[[nodiscard]] Sitting sitting_of(const std::string& file) {
  if (file != "-") return Sitting::File;
  return ::isatty(STDIN_FILENO) == 1 ? Sitting::Terminal : Sitting::Pipe;
}

/// Standard output takes no more: there is nobody to answer to.
[[nodiscard]] bool output_is_gone() { return std::ferror(stdout) != 0; }

void hear_lines(LineReader& lines, Desk& desk, bool live) {
  if (live) desk.prompt();
  while (const auto line = lines.next()) {
    if (desk.enter(line->text) == Desk::Next::Quit || output_is_gone()) return;
    if (live) desk.prompt();
  }
  if (live) print_line("");
}

}  // namespace

Exit run_referee(const Common& common, const std::string& file) {
  const auto text = open_script(file);
  if (!text) return unusable(file + ": " + text.error());
  const Sitting sitting = sitting_of(file);
  const bool live = sitting == Sitting::Terminal;
  LineReader lines(**text);
  Desk desk(common, sitting);
  if (live && !common.json) desk.greet();
  hear_lines(lines, desk, live && !common.json);
  if (const auto failure = (*text)->failure()) return unusable((file == "-" ? "standard input" : file) + ": " + *failure);
  if (const auto& fault = desk.unusable_setup()) return unusable(*fault);
  if (!live && !desk.is_set_up()) return unusable(desk.nothing_set_up());
  return desk.refused_any() ? Exit::FoundWrong : Exit::Good;
}

}  // namespace adoube::cli
