// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/passing_job.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iterator>

namespace adoube::cli {
namespace {

using Words = std::array<std::string_view, 3>;

void append(const Common& common, const Words& words, std::uint64_t number, std::string& out) {
  const auto language = static_cast<std::size_t>(laws::index(common.manner.language));
  const bool english = common.manner.language == laws::Language::English;
  if (!out.empty()) out += english ? ", " : "，";
  if (english)
    fmt::format_to(std::back_inserter(out), "{} {}", number, words[language]);
  else
    fmt::format_to(std::back_inserter(out), "{} {}", words[language], number);
}

std::string told(const Common& common, const PassingSummary& summary) {
  std::string out;
  append(common, {summary.counts.games == 1 ? "game" : "games", "对局", "對局"}, summary.counts.games, out);
  append(common, {"written", "写出", "寫出"}, summary.written, out);
  for (const auto& more : summary.more) append(common, {more.words[0], more.words[1], more.words[2]}, more.number, out);
  if (summary.counts.faulty > 0)
    append(common, {"faulty, kept as they stand", "有误，原样保留", "有誤，原樣保留"}, summary.counts.faulty, out);
  if (summary.counts.left_out > 0)
    append(common, {"left out (text that is no game)", "略去（非对局文本）", "略去（非對局文本）"}, summary.counts.left_out,
           out);
  if (summary.mended > 0) append(common, {"mended at their edges", "首尾已补全", "首尾已補全"}, summary.mended, out);
  const double megabytes = static_cast<double>(summary.bytes) / 1e6;
  const bool english = common.manner.language == laws::Language::English;
  return fmt::format("{}{}{:.1f} MB{}{:.2f} {}\n", out, english ? "; " : "；", megabytes, english ? ", " : "，",
                     summary.seconds, english ? "s" : "秒");
}

std::string in_json(const PassingSummary& summary) {
  std::string out = fmt::format("{{\"summary\":{{\"games\":{},\"written\":{}", summary.counts.games, summary.written);
  for (const auto& more : summary.more) fmt::format_to(std::back_inserter(out), ",\"{}\":{}", more.name, more.number);
  fmt::format_to(std::back_inserter(out),
                 ",\"faulty\":{},\"left_out\":{},\"mended\":{},\"bytes\":{},\"seconds\":{:.6f}}}}}\n", summary.counts.faulty,
                 summary.counts.left_out, summary.mended, summary.bytes, summary.seconds);
  return out;
}

}  // namespace

void GameTexts::add(const PassingGame& game) {
  games_.push_back({texts_.size(), game.text.size(), game.edges});
  texts_ += game.text;
}

Exit look_at_files(const std::vector<std::string>& files) {
  Exit exit = Exit::Good;
  for (const std::string& file : files) {
    if (file == "-") continue;
    struct stat status{};
    if (::access(file.c_str(), R_OK) != 0 || ::stat(file.c_str(), &status) != 0)
      exit = unusable(fmt::format("{}: {}", file, std::strerror(errno)));
    else if (S_ISDIR(status.st_mode))
      exit = unusable(fmt::format("{}: {}", file, std::strerror(EISDIR)));
  }
  return exit;
}

void add_out_option(CLI::App& command, std::string& out) {
  command.add_option("--out", out, "a file that appears when all is written; without it, standard output");
}

void add_memory_option(CLI::App& command, std::size_t& megabytes) {
  command.add_option("--memory", megabytes, "megabytes for what is sorted at once; the rest waits in temporary files")
      ->check(CLI::Range(1, 1 << 20))
      ->capture_default_str();
}

Exit finish(const Common& common, GamesOutput& out, const GamesRead& read, PassingSummary summary) {
  if (read.exit == Exit::Unusable) return Exit::Unusable;
  if (const auto failure = out.commit()) {
    // The end of the program tells of standard output.
    return out.to_standard_output() ? Exit::Unusable : unusable(fmt::format("{}: {}", out.path(), *failure));
  }
  summary.written = out.games();
  summary.mended = out.mended();
  summary.bytes = read.bytes;
  summary.seconds = read.seconds;
  return write_summary(common, summary, out.to_standard_output());
}

Exit write_summary(const Common& common, const PassingSummary& summary, bool games_on_standard_output) {
  const std::string text = common.json ? in_json(summary) : told(common, summary);
  std::fwrite(text.data(), 1, text.size(), games_on_standard_output ? stderr : stdout);
  return summary.counts.faulty + summary.counts.left_out > 0 ? Exit::FoundWrong : Exit::Good;
}

}  // namespace adoube::cli
