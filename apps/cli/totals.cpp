// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/totals.hpp"

#include <fmt/format.h>

#include <array>

#include "apps/answers/json.hpp"
#include "apps/answers/json_fields.hpp"
#include "apps/cli/statistics_json.hpp"

namespace adoube::cli {
namespace {

using answers::Json;
using Kind = TotalFault::Kind;

using Words = std::array<std::string_view, 3>;
constexpr auto sentences = std::to_array<Words>({
    {"The line is too long.", "此行过长。", "此行過長。"},
    {"The line is no JSON; it may have been cut off.", "此行不是 JSON，可能不完整。", "此行不是 JSON，可能不完整。"},
    {"The line is no total of check, audit or stats.", "此行不是 check、audit 或 stats 的合计。",
     "此行不是 check、audit 或 stats 的合計。"},
    {"The field {} is missing or has a value that it cannot have.", "字段 {} 缺失或取值不对。", "欄位 {} 缺失或取值不對。"},
    {"The numbers of {} do not add up.", "{} 的数目不符。", "{} 的數目不符。"},
    {"The sum would be too large a number.", "总数过大。", "總數過大。"},
});

[[nodiscard]] TotalFault from(const StatisticsFault& fault) {
  return {fault.kind == StatisticsFault::Kind::Field ? Kind::Field : Kind::DoesNotAddUp, "stats." + fault.where};
}

constexpr auto most = static_cast<std::uint64_t>(answers::largest_number);

[[nodiscard]] bool fits(const GameStatistics& a, const GameStatistics& b) {
  return a.games() + b.games() <= most && a.counted.plies + b.counted.plies <= most;
}

[[nodiscard]] bool fits(const PgnSummary& a, const PgnSummary& b) {
  return a.games + b.games <= most && a.warnings + b.warnings <= most && a.plies + b.plies <= most &&
         a.bytes + b.bytes <= most && a.findings + b.findings <= most && a.faults + b.faults <= most;
}

}  // namespace

std::string sentence(const TotalFault& fault, laws::Language language) {
  const std::string_view form =
      sentences[static_cast<std::size_t>(fault.kind)][static_cast<std::size_t>(laws::index(language))];
  return fmt::format(fmt::runtime(form), fault.where);
}

std::string_view nothing_to_add(laws::Language language) {
  constexpr Words words = {"There was nothing to add up.", "没有可合计的内容。", "沒有可合計的內容。"};
  return words[static_cast<std::size_t>(laws::index(language))];
}

std::string_view no_statistics(laws::Language language) {
  constexpr Words words = {"There are no statistics to make a page of.", "没有可制成网页的统计。", "沒有可製成網頁的統計。"};
  return words[static_cast<std::size_t>(laws::index(language))];
}

std::string without_total(std::uint64_t lines, laws::Language language) {
  if (language == laws::Language::SimplifiedChinese) return fmt::format("{} 行对局没有合计，缺少一部分。", lines);
  if (language == laws::Language::TraditionalChinese) return fmt::format("{} 行對局沒有合計，缺少一部分。", lines);
  return fmt::format("{} about games {} no total: a part is missing.",
                     lines == 1 ? "1 line" : fmt::format("{} lines", lines), lines == 1 ? "has" : "have");
}

std::uint64_t Totals::games_without_total() const {
  std::uint64_t told = 0;
  for (const auto& summary : summaries_) told += summary ? summary->games : 0;
  return game_lines_ > told ? game_lines_ - told : 0;
}

std::optional<TotalFault> Totals::add_statistics(const Json& json) {
  const auto read = read_statistics(json);
  if (!read) return from(read.error());
  if (statistics_ && !fits(*statistics_, *read)) return TotalFault{Kind::TooMuch};
  if (!statistics_) statistics_.emplace();
  *statistics_ += *read;
  return std::nullopt;
}

std::optional<TotalFault> Totals::add_summary(const Json& json) {
  const auto read = read_summary(json);
  if (!read) return TotalFault{read.error() == "games" ? Kind::DoesNotAddUp : Kind::Field, "summary." + read.error()};
  auto& total = summaries_[static_cast<std::size_t>(read->kind)];
  if (total && !fits(*total, read->summary)) return TotalFault{Kind::TooMuch};
  if (!total) total.emplace();
  *total += read->summary;
  return std::nullopt;
}

std::optional<TotalFault> Totals::add(std::string_view line) {
  if (line.starts_with(R"({"file":)")) {  // a game, of which a total tells as well
    ++game_lines_;
    return std::nullopt;
  }
  const Json json = Json::parse(line, nullptr, false);
  if (json.is_discarded()) return TotalFault{Kind::NotJson};
  if (const Json* const statistics = answers::field_of(json, "stats")) return add_statistics(*statistics);
  if (const Json* const summary = answers::field_of(json, "summary")) return add_summary(*summary);
  return TotalFault{Kind::Foreign};
}

}  // namespace adoube::cli
