// SPDX-License-Identifier: MIT
/// The tags of the games of a block, kept by name: all values of Event, all of Site, and so on. Part of the format
/// (docs/archive.md, "Tags").
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/bytes.hpp"
#include "adoube/archive/tag_guess.hpp"
#include "adoube/notation/pgn_tree.hpp"

namespace adoube::archive {

class TagWriter {
 public:
  /// The next game's; `result` and `fen` as for TagGuess.
  void add(const std::vector<notation::PgnTag>& tags, std::string_view result, std::string_view fen);
  /// Bytes of the values so far.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Appends the two sections: which tags each game has and how their values are written, and the values themselves.
  void finish(std::string& forms, std::string& values) const;

 private:
  struct Column {
    std::string name;
    std::string codes{};
    std::string literals{};
  };
  using Shape = std::vector<std::uint32_t>;  ///< the columns of a game's tags, in their order

  [[nodiscard]] std::uint32_t column(const std::string& name);
  [[nodiscard]] std::uint32_t shape(const Shape& shape);

  TagGuess guess_{};
  std::vector<Column> columns_{};
  std::map<std::string, std::uint32_t> column_of_{};
  std::vector<Shape> shapes_{};
  std::map<Shape, std::uint32_t> shape_of_{};
  std::vector<std::uint32_t> game_shapes_{};
  std::size_t size_ = 0;
};

class TagReader {
 public:
  /// The sections live as long as the reader. False: they are not the tags of so many games.
  [[nodiscard]] bool open(std::string_view forms, std::string_view values, std::uint32_t games);
  /// The next game's tags, into `tags`. False: there are none such, and nothing can be read any more.
  [[nodiscard]] bool next(std::string_view result, std::string_view fen, std::vector<notation::PgnTag>& tags);

 private:
  struct Column {
    std::string name{};
    std::string_view codes{};
    ByteReader literals{{}};
  };
  [[nodiscard]] bool value(std::uint32_t column, std::string& out);

  TagGuess guess_{};
  std::vector<Column> columns_{};
  std::vector<std::vector<std::uint32_t>> shapes_{};
  std::vector<std::uint32_t> game_shapes_{};
  std::size_t game_ = 0;
};

}  // namespace adoube::archive
