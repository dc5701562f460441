// SPDX-License-Identifier: MIT
#include "adoube/laws/words.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace adoube::laws {
namespace {

using rules::Color;
using rules::Kind;

PlacedPiece on(const char* square, Kind kind, Color color = Color::White) {
  return {{color, kind}, *rules::Square::parse(square)};
}

struct ListRow {
  const char* name;
  std::vector<PlacedPiece> pieces;
  const char* en;
  const char* hans;
  const char* hant;
};

TEST(Words, JoinPiecesAsTheLanguageDoes) {
  const ListRow rows[] = {
      {"none", {}, "", "", ""},
      {"one", {on("b5", Kind::Bishop)}, "the bishop on b5", "b5 的象", "b5 的象"},
      {"two kinds",
       {on("b5", Kind::Bishop), on("e1", Kind::Rook)},
       "the bishop on b5 and the rook on e1",
       "b5 的象和 e1 的车",
       "b5 的象和 e1 的車"},
      {"two alike",
       {on("a1", Kind::Rook), on("h1", Kind::Rook)},
       "the rooks on a1 and h1",
       "a1 和 h1 的车",
       "a1 和 h1 的車"},
      {"two alike in kind only",
       {on("c4", Kind::Pawn), on("d4", Kind::Pawn, Color::Black)},
       "the pawn on c4 and the pawn on d4",
       "c4 的兵和 d4 的兵",
       "c4 的兵和 d4 的兵"},
      {"three kinds",
       {on("c6", Kind::Knight), on("b5", Kind::Bishop), on("d1", Kind::Queen)},
       "the knight on c6, the bishop on b5 and the queen on d1",
       "c6 的马、b5 的象和 d1 的后",
       "c6 的馬、b5 的象和 d1 的后"},
      {"three alike",
       {on("c4", Kind::Pawn), on("d4", Kind::Pawn), on("e4", Kind::Pawn)},
       "the pawns on c4, d4 and e4",
       "c4、d4 和 e4 的兵",
       "c4、d4 和 e4 的兵"},
  };
  for (const ListRow& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(list_of(row.pieces, Language::English), row.en);
    EXPECT_EQ(list_of(row.pieces, Language::SimplifiedChinese), row.hans);
    EXPECT_EQ(list_of(row.pieces, Language::TraditionalChinese), row.hant);
  }
}

TEST(Words, NamePiecesColoursAndResults) {
  EXPECT_EQ(piece_name({Color::White, Kind::Knight}, Language::English), "white knight");
  EXPECT_EQ(piece_name({Color::Black, Kind::Knight}, Language::SimplifiedChinese), "黑马");
  EXPECT_EQ(piece_name({Color::Black, Kind::Rook}, Language::TraditionalChinese), "黑車");
  EXPECT_EQ(colour_name(Color::White, Language::TraditionalChinese), "白方");
  EXPECT_EQ(result_name("1/2-1/2", Language::English), "drawn");
  EXPECT_EQ(result_name("0-1", Language::SimplifiedChinese), "黑方胜");
  EXPECT_EQ(result_name("0-0", Language::TraditionalChinese), "雙方均負");
  EXPECT_EQ(result_name("*", Language::English), "cancelled");
  EXPECT_EQ(result_name("3-2", Language::English), "3-2");
}

TEST(Words, NameEveryOutcome) {
  for (const Language language : all_languages) {
    std::set<std::string_view> names;
    for (int i = index(Code::Checkmate); i <= index(Code::Aborted); ++i)
      names.insert(outcome_name(static_cast<Code>(i), language));
    EXPECT_EQ(names.size(), 23u) << tag(language);
    EXPECT_FALSE(names.contains(""));
  }
  EXPECT_EQ(outcome_name(Code::Checkmate, Language::TraditionalChinese), "將死");
  EXPECT_EQ(outcome_name(Code::Pinned, Language::English), "");
}

TEST(Words, CountAsPeopleDo) {
  EXPECT_EQ(times(1, Language::English), "once");
  EXPECT_EQ(times(2, Language::English), "twice");
  EXPECT_EQ(times(3, Language::English), "3 times");
  EXPECT_EQ(times(1, Language::TraditionalChinese), "1 次");
  EXPECT_EQ(duration(120, Language::English), "2 minutes");
  EXPECT_EQ(duration(60, Language::English), "1 minute");
  EXPECT_EQ(duration(90, Language::English), "90 seconds");
  EXPECT_EQ(duration(1, Language::English), "1 second");
  EXPECT_EQ(duration(121, Language::English), "2 minutes 1 second");
  EXPECT_EQ(duration(5399, Language::English), "89 minutes 59 seconds");
  EXPECT_EQ(duration(5399, Language::SimplifiedChinese), "89 分 59 秒");
  EXPECT_EQ(duration(120, Language::SimplifiedChinese), "2 分钟");
  EXPECT_EQ(duration(60, Language::TraditionalChinese), "1 分鐘");
  EXPECT_EQ(duration(0, Language::TraditionalChinese), "0 秒");
}

}  // namespace
}  // namespace adoube::laws
