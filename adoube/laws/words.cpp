// SPDX-License-Identifier: MIT
#include "adoube/laws/words.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace adoube::laws {
namespace {

using InThreeLanguages = std::array<std::string_view, 3>;

std::string_view in(Language language, const InThreeLanguages& words) {
  return words[static_cast<std::size_t>(index(language))];
}

constexpr std::array<InThreeLanguages, 6> kinds = {{{"pawn", "兵", "兵"},
                                                    {"knight", "马", "馬"},
                                                    {"bishop", "象", "象"},
                                                    {"rook", "车", "車"},
                                                    {"queen", "后", "后"},
                                                    {"king", "王", "王"}}};
constexpr std::array<InThreeLanguages, 2> colours = {{{"White", "白方", "白方"}, {"Black", "黑方", "黑方"}}};
constexpr std::array<InThreeLanguages, 2> colours_of_pieces = {{{"white ", "白", "白"}, {"black ", "黑", "黑"}}};

struct ResultWords {
  std::string_view result;
  InThreeLanguages words;
};
constexpr std::array<ResultWords, 7> results = {{
    {"1-0", {"White wins", "白方胜", "白方勝"}},
    {"0-1", {"Black wins", "黑方胜", "黑方勝"}},
    {"1/2-1/2", {"drawn", "和棋", "和棋"}},
    {"0-0", {"both players lose", "双方均负", "雙方均負"}},
    {"1/2-0", {"half a point for White, Black loses", "白方半分，黑方负", "白方半分，黑方負"}},
    {"0-1/2", {"White loses, half a point for Black", "白方负，黑方半分", "白方負，黑方半分"}},
    {"*", {"cancelled", "作废", "作廢"}},
}};

/// From Code::Checkmate on.
constexpr std::array<InThreeLanguages, 23> outcomes = {{
    {"checkmate", "将死", "將死"},
    {"stalemate", "逼和", "逼和"},
    {"dead position", "死局", "死局"},
    {"fivefold repetition", "五次重复", "五次重複"},
    {"75 moves", "七十五回合", "七十五回合"},
    {"threefold repetition", "三次重复", "三次重複"},
    {"50 moves", "五十回合", "五十回合"},
    {"draw by agreement", "协议和棋", "協議和棋"},
    {"resignation", "认输", "認輸"},
    {"draw after resignation", "认输判和", "認輸判和"},
    {"flag fall", "超时", "超時"},
    {"draw after flag fall", "超时判和", "超時判和"},
    {"illegal moves", "不合法着法", "不合法著法"},
    {"draw after illegal moves", "不合法着法判和", "不合法著法判和"},
    {"forfeit", "缺席判负", "缺席判負"},
    {"both flags down", "双方均超时", "雙方均超時"},
    {"no win by normal means", "不能以正常方式取胜", "不能以正常方式取勝"},
    {"loss by decision of the arbiter", "裁判判负", "裁判判負"},
    {"wrong set-up", "棋子摆放有误", "棋子擺放有誤"},
    {"colours reversed", "双方颜色颠倒", "雙方顏色顛倒"},
    {"game cancelled", "对局作废", "對局作廢"},
    {"decision of the arbiter", "裁判判定", "裁判判定"},
    {"no first move", "没有开局", "沒有開局"},
}};
static_assert(index(Code::Aborted) - index(Code::Checkmate) + 1 == static_cast<int>(outcomes.size()));

/// "a", "a and b", "a, b and c"; "a、b 和 c". A Chinese part that ends in a Chinese sign has no space before 和.
std::string joined(std::span<const std::string> parts, Language language) {
  const bool english = language == Language::English;
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size();
    if (i > 0 && !last) out += english ? ", " : "、";
    if (i > 0 && last) {
      if (english || static_cast<unsigned char>(out.back()) < 0x80) out += ' ';
      out += english ? "and " : "和 ";
    }
    out += parts[i];
  }
  return out;
}

bool all_alike(std::span<const PlacedPiece> pieces) {
  return std::all_of(pieces.begin(), pieces.end(),
                     [&](const PlacedPiece& one) { return one.piece == pieces.front().piece; });
}

std::string squares_of(std::span<const PlacedPiece> pieces, Language language) {
  rules::Bitboard squares;
  for (const PlacedPiece& one : pieces) squares |= rules::Bitboard(one.square);
  return list_of(squares, language);
}

}  // namespace

std::string_view kind_name(rules::Kind kind, Language language) {
  return in(language, kinds[static_cast<std::size_t>(rules::index(kind))]);
}

std::string_view colour_name(rules::Color color, Language language) {
  return in(language, colours[static_cast<std::size_t>(rules::index(color))]);
}

std::string piece_name(rules::Piece piece, Language language) {
  std::string out(in(language, colours_of_pieces[static_cast<std::size_t>(rules::index(piece.color))]));
  return out += kind_name(piece.kind, language);
}

std::string_view result_name(std::string_view result, Language language) {
  const auto found =
      std::find_if(results.begin(), results.end(), [&](const ResultWords& row) { return row.result == result; });
  return found == results.end() ? result : in(language, found->words);
}

std::string_view outcome_name(Code outcome, Language language) {
  if (!is_outcome(outcome)) return {};
  return in(language, outcomes[static_cast<std::size_t>(index(outcome) - index(Code::Checkmate))]);
}

std::string placed(const PlacedPiece& piece, Language language) { return list_of(std::span(&piece, 1), language); }

std::string list_of(std::span<const PlacedPiece> pieces, Language language) {
  const bool english = language == Language::English;
  if (pieces.empty()) return {};
  if (all_alike(pieces)) {
    const std::string kind(kind_name(pieces.front().piece.kind, language));
    const std::string squares = squares_of(pieces, language);
    if (!english) return squares + " 的" + kind;
    return "the " + kind + (pieces.size() > 1 ? "s on " : " on ") + squares;
  }
  std::vector<std::string> parts;
  for (const PlacedPiece& one : pieces) parts.push_back(placed(one, language));
  return joined(parts, language);
}

std::string list_of(rules::Bitboard squares, Language language) {
  std::vector<std::string> names;
  for (const rules::Square square : squares) names.push_back(square.name());
  return joined(names, language);
}

std::string times(int number, Language language) {
  if (language != Language::English) return std::to_string(number) + " 次";
  if (number == 1) return "once";
  if (number == 2) return "twice";
  return std::to_string(number) + " times";
}

std::string duration(int seconds, Language language) {
  constexpr int minute = 60;
  const bool english = language == Language::English;
  const auto counted = [](int number, const char* unit) { return std::to_string(number) + unit + (number == 1 ? "" : "s"); };
  const bool whole_minutes = seconds >= minute && seconds % minute == 0;
  if (!whole_minutes && seconds < 2 * minute) return english ? counted(seconds, " second") : std::to_string(seconds) + " 秒";
  const int minutes = seconds / minute;
  if (whole_minutes && english) return counted(minutes, " minute");
  if (whole_minutes) return std::to_string(minutes) + (language == Language::SimplifiedChinese ? " 分钟" : " 分鐘");
  if (english) return counted(minutes, " minute") + " " + counted(seconds % minute, " second");
  return std::to_string(minutes) + " 分 " + std::to_string(seconds % minute) + " 秒";
}

}  // namespace adoube::laws
