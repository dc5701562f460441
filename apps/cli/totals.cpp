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

[[nodiscard]] bool fits(const GameStatistics& a, const GameStatistics& b) {
  constexpr auto most = static_cast<std::uint64_t>(answers::largest_number);
  return a.games() + b.games() <= most && a.counted.plies + b.counted.plies <= most;
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

std::optional<TotalFault> Totals::add(std::string_view line) {
  if (line.starts_with(R"({"file":)")) return std::nullopt;  // a game, which the total of its file tells of as well
  const Json json = Json::parse(line, nullptr, false);
  if (json.is_discarded()) return TotalFault{Kind::NotJson};
  const Json* const stats = answers::field_of(json, "stats");
  if (stats == nullptr) return TotalFault{Kind::Foreign};
  const auto read = read_statistics(*stats);
  if (!read) return from(read.error());
  if (statistics_ && !fits(*statistics_, *read)) return TotalFault{Kind::TooMuch};
  if (!statistics_) statistics_.emplace();
  *statistics_ += *read;
  return std::nullopt;
}

}  // namespace adoube::cli
