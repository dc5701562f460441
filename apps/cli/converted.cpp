// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/converted.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "apps/answers/json.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/cli/pgn_problem_text.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

void append_fault(const std::string& input, const answers::TextFault& fault, std::string& out) {
  out += "{\"input\":";
  append_json(answers::clean(input), out);
  out += ",\"error\":{\"code\":";
  append_json(fault.code, out);
  append_json_name("offset", out);
  append_json(std::uint64_t{fault.offset}, out);
  append_json_name("text", out);
  append_json(answers::clean(fault.text), out);
  out += "}}\n";
}

}  // namespace

ConvertSink::ConvertSink(const PgnConversion& conversion, OutputFile* file) : buffer_(file) {
  if (conversion.to_archive) writer_.emplace(static_cast<archive::ArchiveSink&>(*this));
}

void ConvertSink::finish() {
  if (writer_) writer_->finish();
}

void Converted::add(const std::string& file, std::uint64_t number, const notation::PgnGame& game) {
  found_wrong_ = found_wrong_ || game.errors > 0;
  if (conversion_.to_archive)
    keep_in_block(file, number, game);
  else
    append_game(game, number, conversion_.to, common_.manner, games_);
  if (!conversion_.to_archive && conversion_.to == GameForm::Json) return;
  for (const notation::PgnProblem& problem : game.problems)
    if (notation::severity(problem.fault) == notation::PgnSeverity::Error)
      append_problem_line(file, number, problem, common_.manner.language, errors_);
}

void Converted::keep_in_block(const std::string& file, std::uint64_t number, const notation::PgnGame& game) {
  if (!block_.add(game)) {
    found_wrong_ = true;
    errors_.text() += fmt::format("{}: game ", file);
    errors_.append_number(number);
    errors_.text() += ": it can't be kept in an archive\n";
  }
  if (block_.full()) blocks_.push_back(block_.take());
}

void Converted::refuse(const std::string& file, std::uint32_t line, const std::string& input,
                       const answers::TextFault& fault) {
  found_wrong_ = true;
  if (!conversion_.to_archive && conversion_.to == GameForm::Json)
    append_fault(input, fault, games_.text());
  else
    errors_.text() += fmt::format("{}:{}: {}\n", file, line, fault.text);
}

Exit Converted::write(std::uint64_t games_before, ConvertSink& sink, bool is_last) {
  games_.append_to(sink.text(), games_before);
  if (is_last && block_.games() > 0) blocks_.push_back(block_.take());
  for (const archive::EncodedBlock& block : blocks_) sink.add(block);
  sink.flush_if_large();
  std::string lines;
  errors_.append_to(lines, games_before);
  std::fwrite(lines.data(), 1, lines.size(), stderr);
  const Exit exit = found_wrong_ ? Exit::FoundWrong : Exit::Good;
  games_ = {};
  errors_ = {};
  blocks_.clear();
  return exit;
}

}  // namespace adoube::cli
