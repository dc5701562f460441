// SPDX-License-Identifier: MIT
#include "adoube/laws/expected_words.hpp"

#include <array>

namespace adoube::laws {
namespace {

using InThreeLanguages = std::array<std::string_view, 3>;

/// By FenField.
constexpr std::array<InThreeLanguages, 6> fields = {{{"piece placement", "棋子位置", "棋子位置"},
                                                     {"side to move", "走棋方", "走棋方"},
                                                     {"castling rights", "易位权", "易位權"},
                                                     {"en passant square", "吃过路兵的格", "吃過路兵的格"},
                                                     {"half-move clock", "半回合数", "半回合數"},
                                                     {"move number", "回合数", "回合數"}}};
static_assert(static_cast<std::size_t>(notation::FenField::FullmoveNumber) + 1 == fields.size());

/// By FenExpected.
constexpr std::array<InThreeLanguages, 11> fen_texts = {{
    {"", "", ""},
    {"a piece letter or a digit 1 to 8", "棋子字母或 1 到 8 的数字", "棋子字母或 1 到 8 的數字"},
    {"a rank of exactly eight squares", "正好八格的一行", "正好八格的一列"},
    {"eight ranks with seven slashes between them", "以七个斜杠分隔的八行", "以七個斜線分隔的八列"},
    {"six fields with one space between them", "以一个空格分隔的六个字段", "以一個空格分隔的六個欄位"},
    {"w or b", " w 或 b", " w 或 b"},
    {"“-” or castling letters in the order KQkq", "“-”或按 KQkq 顺序的易位字母", "「-」或按 KQkq 順序的易位字母"},
    {"“-” or a square of rank 3 or 6", "“-”或第 3、第 6 横线的格", "「-」或第 3、第 6 橫線的格"},
    {"0 or a positive whole number up to 65535, without leading zeros,", " 0 或不带前导零的正整数，最大 65535",
     " 0 或不帶前導零的正整數，最大 65535"},
    {"a positive whole number up to 65535, without leading zeros,", "不带前导零的正整数，最大 65535",
     "不帶前導零的正整數，最大 65535"},
    {"the end of the text (after 1024 characters at the latest)", "文字的结尾（最多 1024 个字符）",
     "文字的結尾（最多 1024 個字元）"},
}};
static_assert(static_cast<std::size_t>(notation::FenExpected::ShorterText) + 1 == fen_texts.size());

/// By SanExpected.
constexpr std::array<InThreeLanguages, 4> san_texts = {{{"a move", "一步棋", "一步棋"},
                                                        {"a square", "格的名称", "格的名稱"},
                                                        {"one of Q, R, B and N", " Q、R、B、N 之一", " Q、R、B、N 之一"},
                                                        {"nothing more", "结尾", "結尾"}}};
static_assert(static_cast<std::size_t>(notation::SanExpected::End) + 1 == san_texts.size());

}  // namespace

std::string_view field_name(notation::FenField field, Language language) {
  return fields[static_cast<std::size_t>(field)][static_cast<std::size_t>(index(language))];
}

std::string_view expected_text(notation::FenExpected expected, Language language) {
  return fen_texts[static_cast<std::size_t>(expected)][static_cast<std::size_t>(index(language))];
}

std::string_view expected_text(notation::SanExpected expected, Language language) {
  return san_texts[static_cast<std::size_t>(expected)][static_cast<std::size_t>(index(language))];
}

}  // namespace adoube::laws
