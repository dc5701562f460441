// SPDX-License-Identifier: MIT
// The parts that an archive is made of, each for itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "adoube/archive/bytes.hpp"
#include "adoube/archive/compression.hpp"
#include "adoube/archive/crc32c.hpp"
#include "adoube/archive/move_coder.hpp"
#include "adoube/archive/move_menu.hpp"
#include "adoube/archive/move_weight.hpp"
#include "adoube/archive/range_coder.hpp"
#include "adoube/archive/tag_columns.hpp"
#include "adoube/notation/san.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::archive {
namespace {

using namespace std::string_literals;

TEST(Crc32c, IsTheOneOfItsSource) {
  struct Row {
    const char* name;
    std::string bytes;
    std::uint32_t sum;
  };
  // RFC 3720, B.4, with the bytes of each sum in the order of a number; the first is the usual check of CRC catalogues.
  const Row rows[] = {
      {"nine digits", "123456789", 0xE3069283},
      {"nothing", "", 0},
      {"32 zeros", std::string(32, '\0'), 0x8A9136AA},
      {"32 ones", std::string(32, '\xFF'), 0x62A8AB43},
  };
  for (const Row& row : rows) {
    EXPECT_EQ(crc32c(row.bytes), row.sum) << row.name;
    for (std::size_t cut = 0; cut <= row.bytes.size(); ++cut)
      EXPECT_EQ(crc32c(row.bytes.substr(cut), crc32c(row.bytes.substr(0, cut))), row.sum) << row.name << " in two pieces";
  }
}

TEST(Bytes, NumbersAndTextsReadAsTheyWereWritten) {
  const std::vector<std::uint64_t> numbers = {0, 1, 127, 128, 16383, 16384, std::uint64_t{1} << 63, ~std::uint64_t{0}};
  const std::vector<std::string> texts = {"", "a", "\0"s, "\1"s, "\0\1\0"s, "a\1\2b"s, "\xFF\0"s};
  std::string bytes;
  for (const auto number : numbers) append_number(number, bytes);
  for (const auto& text : texts) append_text(text, bytes);
  ByteReader reader(bytes);
  for (const auto number : numbers) EXPECT_EQ(reader.number(), number);
  std::string text;
  for (const auto& wanted : texts) {
    reader.text(text);
    EXPECT_EQ(text, wanted);
  }
  EXPECT_TRUE(reader.finished());
}

TEST(Bytes, WhatNobodyWroteFails) {
  struct Row {
    const char* name;
    std::string bytes;
    bool is_number;
  };
  const Row rows[] = {
      {"no number", "", true},
      {"a number cut off", "\x80\x80", true},
      {"a number of more than 64 bits", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02", true},
      {"a number without end", std::string(20, '\x80'), true},
      {"a text without end", "abc", false},
      {"a sign of escape at the end of a text", "abc\1\0"s, false},
      {"another byte escaped", "\1\3\0"s, false},
  };
  for (const Row& row : rows) {
    ByteReader reader(row.bytes);
    std::string text;
    if (row.is_number)
      reader.number();
    else
      reader.text(text);
    EXPECT_TRUE(reader.failed()) << row.name;
  }
}

/// A row of choices and what they cost.
struct Choices {
  struct Choice {
    std::uint64_t below, weight, total;
  };
  std::vector<Choice> choices{};
  double bits = 0;

  void add(std::uint64_t below, std::uint64_t weight, std::uint64_t total) {
    choices.push_back({below, weight, total});
    bits += std::log2(static_cast<double>(total) / static_cast<double>(weight));
  }
};

TEST(RangeCoder, ChoicesComeBackAndCostWhatTheyTell) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 300; ++round) {
    Choices row;
    const std::uint64_t largest = round % 3 == 0 ? 4 : round % 3 == 1 ? 70000 : largest_total - 1;
    for (int i = 0; i < round; ++i) {
      const std::uint64_t total = 1 + random() % largest;
      const std::uint64_t weight = round % 2 == 0 ? 1 + random() % total : std::min<std::uint64_t>(total, 1 + random() % 3);
      row.add(random() % (total - weight + 1), weight, total);
    }
    std::string code = "before";
    RangeEncoder encoder(code);
    for (const auto& [below, weight, total] : row.choices) encoder.encode(below, weight, total);
    encoder.finish();
    ASSERT_TRUE(code.starts_with("before"));
    code.erase(0, 6);
    EXPECT_LE(static_cast<double>(code.size()), row.bits / 8 + 1.01);
    RangeDecoder decoder(code);
    for (const auto& [below, weight, total] : row.choices) {
      const std::uint64_t place = decoder.place(total);
      ASSERT_GE(place, below);
      ASSERT_LT(place, below + weight);
      decoder.accept(below, weight);
    }
  }
}

TEST(RangeCoder, ACarryGoesThroughManyBytes) {
  std::string code;
  RangeEncoder encoder(code);
  for (int i = 0; i < 100; ++i) encoder.encode(255, 1, 256);
  encoder.encode(1, 1, 2);
  encoder.encode(largest_total - 2, 1, largest_total - 1);
  encoder.finish();
  RangeDecoder decoder(code);
  for (int i = 0; i < 100; ++i) {
    ASSERT_EQ(decoder.place(256), 255U);
    decoder.accept(255, 1);
  }
  EXPECT_EQ(decoder.place(2), 1U);
}

TEST(MoveMenu, PartsLieInTheOrderOfTheFormatAndFillTheWhole) {
  const auto key = [](rules::Move m) {
    return std::tuple(m.from(), static_cast<int>(m.type()), m.promotion() ? index(*m.promotion()) : 0, m.to());
  };
  const auto check = [&](const rules::Position& position) {
    MoveMenu menu;
    foretell(MoveModel::Learnt, {position}, menu);
    if (menu.size() < 2) return;
    std::vector<rules::Move> moves;
    for (std::size_t i = 0; i < menu.size(); ++i) moves.push_back(menu[i]);
    std::ranges::sort(moves, {}, key);
    std::uint64_t below = 0;
    for (const rules::Move move : moves) {
      const auto part = menu.part_of(move);
      ASSERT_TRUE(part.has_value());
      ASSERT_EQ(part->below, below);
      ASSERT_GT(part->weight, 0U);
      for (const std::uint64_t place : {below, below + part->weight - 1}) {
        ASSERT_EQ(menu.part_at(place).move, move);
        ASSERT_EQ(menu.part_at(place).below, below);
        ASSERT_EQ(menu.part_at(place).weight, part->weight);
      }
      below += part->weight;
    }
    ASSERT_EQ(below, menu.total());
    ASSERT_LT(menu.total(), largest_total);
    ASSERT_FALSE(menu.part_of(rules::Move::ordinary(*rules::Square::parse("a1"), *rules::Square::parse("a1"))).has_value());
  };
  for (const auto start : notation::standard_starts)
    notation::for_positions_of_random_games(start, rules::Variant::Standard, 3, check);
  for (const auto start : notation::chess960_starts)
    notation::for_positions_of_random_games(start, rules::Variant::Chess960, 3, check);
}

TEST(MoveWeight, DoublesWithEachBitAndIsNeverNothing) {
  EXPECT_EQ(weight_of(0), (1 << 15) + 1);
  EXPECT_EQ(weight_of(64), (1 << 16) + 1);
  EXPECT_EQ(weight_of(-64 * 15), 2);
  EXPECT_EQ(weight_of(lowest_score), 1);
  EXPECT_EQ(weight_of(highest_score), largest_weight);
  for (int score = lowest_score; score < highest_score; ++score) ASSERT_LE(weight_of(score), weight_of(score + 1)) << score;
}

/// What archives hold has to be read by every later program and on every other machine.
TEST(MoveCoder, TheCodeOfAGameNeverChanges) {
  std::string code;
  MoveEncoder encoder(MoveModel::Learnt, code);
  Situation situation{rules::Position::initial()};
  // With en passant, a promotion and castling.
  for (const char* san :
       {"e4", "d5", "e5", "f5", "exf6", "Nc6", "fxg7", "Bf5", "gxh8=Q", "Qd6", "Nf3", "O-O-O", "Bb5", "Qb4"}) {
    const auto move = notation::read_san(situation.position, san);
    ASSERT_TRUE(move.has_value()) << san;
    ASSERT_TRUE(encoder.encode(situation, move->move)) << san;
    situation.play(move->move);
  }
  encoder.finish();
  std::string hex;
  for (const char byte : code) hex += "0123456789abcdef"[(byte >> 4) & 15], hex += "0123456789abcdef"[byte & 15];
  EXPECT_EQ(hex, "a511ba2f96c8a3d369");
}

TEST(Compression, GivesBackAndRefusesOtherSizes) {
  for (const std::string& text : {""s, "a"s, std::string(100000, 'x'), "no gain in this"s}) {
    const std::string quickly = compress(text, Effort::Some);
    EXPECT_LE(quickly.size(), text.size());
    EXPECT_EQ(decompress(quickly, text.size()), text);
    const std::string stored = compress(text);
    EXPECT_LE(stored.size(), text.size());
    EXPECT_EQ(decompress(stored, text.size()), text);
  }
  const std::string stored = compress(std::string(1000, 'x'));
  EXPECT_EQ(decompress(stored, 999), std::nullopt);
  EXPECT_EQ(decompress(stored, 1001), std::nullopt);
  EXPECT_EQ(decompress("no frame", 1000), std::nullopt);
}

TEST(Tags, ComeBackInOrderAndWithAllBytes) {
  using Tags = std::vector<notation::PgnTag>;
  const std::vector<Tags> games = {
      {},
      {{"Event", "Open"}, {"White", "A"}, {"Black", "B"}, {"Result", "1-0"}, {"WhiteElo", "2000"}, {"BlackElo", "1900"}},
      {{"Event", "Open"}, {"White", "B"}, {"Black", "A"}, {"Result", "0-1"}, {"WhiteElo", "1900"}, {"BlackElo", "2000"}},
      {{"Black", "A"}, {"Event", "Open"}, {"Date", "2024.01.01"}, {"UTCDate", "2024.01.01"}},
      {{"Event", ""}, {"Event", "twice"}, {"Odd", "\0\1\2\xFF"s}, {"", ""}},
      {{"Event", ""}, {"FEN", "the start"}, {"Result", "another"}},
      {},
  };
  TagWriter writer;
  for (const Tags& tags : games) writer.add(tags, "1-0", "the start");
  std::string forms, values;
  writer.finish(forms, values);
  TagReader reader;
  ASSERT_TRUE(reader.open(forms, values, static_cast<std::uint32_t>(games.size())));
  for (const Tags& wanted : games) {
    Tags tags;
    ASSERT_TRUE(reader.next("1-0", "the start", tags));
    EXPECT_EQ(tags, wanted);
  }
  EXPECT_FALSE(TagReader().open(forms, values, static_cast<std::uint32_t>(games.size()) + 1));
  EXPECT_FALSE(TagReader().open(forms.substr(1), values, static_cast<std::uint32_t>(games.size())));
  EXPECT_FALSE(TagReader().open(forms, values + "x", static_cast<std::uint32_t>(games.size())));
}

}  // namespace
}  // namespace adoube::archive
