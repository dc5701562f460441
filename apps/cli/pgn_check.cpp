// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_check.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <iterator>

#include "adoube/notation/text_encoding.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/pgn_files.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

struct Summary {
  std::uint64_t games = 0;
  std::uint64_t faulty = 0;
  std::uint64_t warnings = 0;
  std::uint64_t plies = 0;
  std::uint64_t bytes = 0;
  double seconds = 0;
};

/// Writes what it is told of each game when the game is over, and keeps nothing of it.
class CheckWriter final : public notation::PgnVisitor {
 public:
  CheckWriter(const Common& common, std::string_view file, OutputBuffer& out, Summary& summary)
      : json_(common.json), language_(common.manner.language), out_(out), summary_(summary) {
    notation::append_as_utf8(file, file_);
  }

  void game_begins() override {
    ++game_;
    problems_.clear();
  }

  void problem(const notation::PgnProblem& problem) override { problems_.push_back(problem); }

  void game_ends(const notation::PgnGameEnd& end) override {
    ++summary_.games;
    summary_.faulty += end.ok() ? 0 : 1;
    summary_.warnings += end.warnings;
    summary_.plies += end.plies;
    notation::sort_by_place(problems_);
    if (json_)
      write_json(end);
    else
      write_lines();
    out_.flush_if_large();
  }

 private:
  void write_lines() {
    for (const notation::PgnProblem& problem : problems_) append_problem_line(file_, game_, problem, language_, out_.text());
  }

  void write_json(const notation::PgnGameEnd& end) {
    std::string& out = out_.text();
    out += "{\"file\":";
    append_json(file_, out);
    append_json_name("game", out);
    append_json(game_, out);
    append_json_name("line", out);
    append_json(end.line, out);
    append_json_name("plies", out);
    append_json(end.plies, out);
    append_json_name("result", out);
    append_json(notation::text(end.result), out);
    append_json_name("ok", out);
    out += end.ok() ? "true" : "false";
    append_problems(problems_, language_, out);
    out += "}\n";
  }

  bool json_;
  laws::Language language_;
  OutputBuffer& out_;
  Summary& summary_;
  std::string file_{};
  std::uint64_t game_ = 0;
  std::vector<notation::PgnProblem> problems_{};
};

std::string counted(std::uint64_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

void write_summary(const Common& common, const Summary& sum, OutputBuffer& out) {
  const auto end = std::back_inserter(out.text());
  if (common.json) {
    fmt::format_to(end,
                   "{{\"summary\":{{\"games\":{},\"ok\":{},\"faulty\":{},\"warnings\":{},\"plies\":{},\"bytes\":{},"
                   "\"seconds\":{:.6f}}}}}\n",
                   sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, sum.bytes, sum.seconds);
    return;
  }
  const double rate = sum.seconds > 0 ? static_cast<double>(sum.games) / sum.seconds : 0;
  const double megabytes = static_cast<double>(sum.bytes) / 1e6;
  switch (common.manner.language) {
    case laws::Language::English:
      fmt::format_to(end, "{}: {} good, {} faulty, {}; {}, {:.1f} MB, {:.2f} s, {} a second\n", counted(sum.games, "game"),
                     sum.games - sum.faulty, sum.faulty, counted(sum.warnings, "warning"), counted(sum.plies, "half-move"),
                     megabytes, sum.seconds, counted(static_cast<std::uint64_t>(rate), "game"));
      break;
    case laws::Language::SimplifiedChinese:
      fmt::format_to(end, "{} 局：{} 局无误，{} 局有误，{} 处警告；{} 个半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, sum.seconds, rate);
      break;
    case laws::Language::TraditionalChinese:
      fmt::format_to(end, "{} 局：{} 局無誤，{} 局有誤，{} 處警告；{} 個半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, sum.seconds, rate);
      break;
  }
}

}  // namespace

Exit run_pgn_check(const Common& common, const std::vector<std::string>& files) {
  const auto began = std::chrono::steady_clock::now();
  OutputBuffer out;
  Summary summary;
  const Exit exit = for_each_text(files, out, [&](const std::string& name, TextSource& text) {
    notation::PgnReader reader = reader_of(text, common.manner.variant);
    CheckWriter writer(common, name, out, summary);
    ProgressBar bar(name);
    while (!out.failed() && reader.read_game(writer)) show_progress(bar, text, reader);
    summary.bytes += reader.bytes_read();
  });
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  const bool nothing_read = exit == Exit::Unusable && summary.bytes == 0;
  if (!nothing_read) write_summary(common, summary, out);
  return worse(exit, summary.faulty > 0 ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli
