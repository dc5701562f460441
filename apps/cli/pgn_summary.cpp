// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_summary.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

#include "apps/answers/json_fields.hpp"

namespace adoube::cli {
namespace {

std::string counted(std::uint64_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

void append_finding_count(laws::Language language, std::uint64_t findings, std::string& out) {
  constexpr std::array<std::string_view, 3> words = {"findings", "审核发现", "稽核發現"};
  const bool english = language == laws::Language::English;
  fmt::format_to(std::back_inserter(out), "{}{}{}\n", words[static_cast<std::size_t>(laws::index(language))],
                 english ? ": " : "：", findings);
}

/// The whole number in a field. Where there is none, `fault` gets the field, unless it has one already.
std::uint64_t count_in(const answers::Json& json, const char* field, std::string& fault) {
  const auto number = answers::number_of(json, field, answers::largest_number, answers::Wanted::Plies);
  if (number && *number) return static_cast<std::uint64_t>(**number);
  if (fault.empty()) fault = field;
  return 0;
}

}  // namespace

void append_summary(const Common& common, PgnReportKind kind, const PgnSummary& sum, std::string& out) {
  const auto end = std::back_inserter(out);
  if (common.json) {
    fmt::format_to(end,
                   "{{\"summary\":{{\"games\":{},\"ok\":{},\"faulty\":{},\"warnings\":{},\"plies\":{},\"bytes\":{},"
                   "\"seconds\":{:.6f}",
                   sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, sum.bytes, sum.seconds);
    if (kind == PgnReportKind::Audit) fmt::format_to(end, ",\"faults\":{},\"findings\":{}", sum.faults, sum.findings);
    out += "}}\n";
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
  if (kind == PgnReportKind::Audit) append_finding_count(common.manner.language, sum.findings, out);
}

PgnSummary& PgnSummary::operator+=(const PgnSummary& other) {
  games += other.games;
  faulty += other.faulty;
  warnings += other.warnings;
  plies += other.plies;
  bytes += other.bytes;
  findings += other.findings;
  faults += other.faults;
  seconds += other.seconds;
  return *this;
}

Expected<SaidSummary, std::string> read_summary(const answers::Json& json) {
  std::string fault;
  const auto count = [&](const char* field) { return count_in(json, field, fault); };
  SaidSummary said{.kind = PgnReportKind::Check,
                   .summary = {.games = count("games"),
                               .faulty = count("faulty"),
                               .warnings = count("warnings"),
                               .plies = count("plies"),
                               .bytes = count("bytes")}};
  if (answers::field_of(json, "findings") != nullptr) {
    said.kind = PgnReportKind::Audit;
    said.summary.findings = count("findings");
    said.summary.faults = count("faults");
  }
  if (count("ok") + said.summary.faulty != said.summary.games && fault.empty()) fault = "games";
  const answers::Json* const seconds = answers::field_of(json, "seconds");
  if ((seconds == nullptr || !seconds->is_number() || seconds->get<double>() < 0) && fault.empty()) fault = "seconds";
  if (!fault.empty()) return refused(std::move(fault));
  said.summary.seconds = seconds->get<double>();
  return said;
}

}  // namespace adoube::cli
