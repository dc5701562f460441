// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_words.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace adoube::cli {
namespace {

using Words = std::array<std::string_view, 3>;

constexpr auto words = std::to_array<Words>({
    {"Statistics", "统计", "統計"},
    {"games", "对局", "對局"},
    {"with an error, left out", "有误，未计入", "有誤，未計入"},
    {"share", "占比", "占比"},
    {"White wins", "白方胜", "白方勝"},
    {"draws", "和棋", "和棋"},
    {"Black wins", "黑方胜", "黑方勝"},
    {"unfinished", "未完成", "未完成"},
    {"White's score", "白方得分率", "白方得分率"},
    {"W score", "白得分", "白得分"},
    {"moves", "回合", "回合"},
    {"moves on average", "平均回合", "平均回合"},
    {"median", "中位数", "中位數"},
    {"shortest", "最短", "最短"},
    {"longest", "最长", "最長"},
    {"How games ended", "终局方式", "終局方式"},
    {"Openings", "开局", "開局"},
    {"Families of openings", "开局类别", "開局類別"},
    {"First moves", "第一回合", "第一回合"},
    {"Years", "年份", "年份"},
    {"Ratings", "等级分", "等級分"},
    {"mean of both players", "双方平均", "雙方平均"},
    {"Difference of ratings", "等级分差", "等級分差"},
    {"White's less Black's", "白方减黑方", "白方減黑方"},
    {"expected", "期望得分", "期望得分"},
    {"Castling", "王车易位", "王車易位"},
    {"White", "白方", "白方"},
    {"Black", "黑方", "黑方"},
    {"not", "未易位", "未易位"},
    {"short", "短易位", "短易位"},
    {"long", "长易位", "長易位"},
    {"Special moves", "特殊着法", "特殊著法"},
    {"times", "次数", "次數"},
    {"in games", "对局数", "對局數"},
    {"Length of games", "对局长度", "對局長度"},
    {"in moves", "回合数", "回合數"},
    {"Starting positions", "起始局面", "起始局面"},
    {"initial position", "初始局面", "初始局面"},
    {"another position", "其他局面", "其他局面"},
    {"Chess960", "国际象棋960", "西洋棋960"},
    {"not known", "不详", "不詳"},
    {"no named opening", "无名称的开局", "無名稱的開局"},
    {"another first move", "其他着法", "其他著法"},
    {"another start, or no move", "其他起始局面或没有着法", "其他起始局面或沒有著法"},
    {"and more", "及以上", "及以上"},
    {"and less", "及以下", "及以下"},
    {"captures en passant", "吃过路兵", "吃過路兵"},
    {"promotions", "升变", "升變"},
    {"underpromotions", "低升变", "低升變"},
    {"to a queen", "升变为后", "升變為后"},
    {"to a rook", "升变为车", "升變為車"},
    {"to a bishop", "升变为象", "升變為象"},
    {"to a knight", "升变为马", "升變為馬"},
    {"There are no games to count.", "没有可计入的对局。", "沒有可計入的對局。"},
    {"all", "合计", "合計"},
    {"by the last position that has a name", "按最后一个有名称的局面", "按最後一個有名稱的局面"},
    {"Variations", "变例", "變例"},
    {"other openings", "其他开局", "其他開局"},
    {"none", "无", "無"},
    {"Numbers", "数据", "數據"},
    {"Share of the games; below it White's score", "占比，下为白方得分", "占比，下為白方得分"},
});
static_assert(words.size() == static_cast<std::size_t>(StatsWord::CastlingNote) + 1);

}  // namespace

std::string_view word(StatsWord word, laws::Language language) {
  return words[static_cast<std::size_t>(word)][static_cast<std::size_t>(laws::index(language))];
}

std::string counted_games(std::uint64_t number, laws::Language language) {
  if (language != laws::Language::English) return grouped(number) + " 局";
  return grouped(number) + (number == 1 ? " game" : " games");
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t behind = 3; behind < text.size(); behind += 4) text.insert(text.size() - behind, 1, ' ');
  return text;
}

std::string percent(double share) { return fmt::format("{:.1f} %", share * 100); }

}  // namespace adoube::cli
