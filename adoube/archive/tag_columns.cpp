// SPDX-License-Identifier: MIT
#include "adoube/archive/tag_columns.hpp"

#include <array>
#include <utility>

namespace adoube::archive {
namespace {

constexpr std::array<TagCode, 3> guessed = {TagCode::Again, TagCode::Implied, TagCode::AsDate};

/// The first guess that is right. An empty value is never a guess: that is how "nothing is guessed" looks.
TagCode code_of(TagGuess& guess, std::uint32_t column, std::string_view name, std::string_view value) {
  if (!value.empty())
    for (const TagCode code : guessed)
      if (guess.guess(code, column, name) == value) return code;
  return TagCode::Literal;
}

}  // namespace

std::uint32_t TagWriter::column(const std::string& name) {
  const auto [found, is_new] = column_of_.try_emplace(name, static_cast<std::uint32_t>(columns_.size()));
  if (is_new) columns_.push_back({.name = name});
  return found->second;
}

std::uint32_t TagWriter::shape(const Shape& shape) {
  const auto [found, is_new] = shape_of_.try_emplace(shape, static_cast<std::uint32_t>(shapes_.size()));
  if (is_new) shapes_.push_back(shape);
  return found->second;
}

void TagWriter::add(const std::vector<notation::PgnTag>& tags, std::string_view result, std::string_view fen) {
  guess_.begin_game(result, fen);
  Shape columns;
  for (const auto& [name, value] : tags) {
    columns.push_back(column(name));
    Column& column = columns_[columns.back()];
    const TagCode code = code_of(guess_, columns.back(), name, value);
    column.codes += static_cast<char>(code);
    if (code == TagCode::Literal) append_text(value, column.literals);
    guess_.note(columns.back(), name, value);
    size_ += value.size();
  }
  game_shapes_.push_back(shape(columns));
}

void TagWriter::finish(std::string& forms, std::string& values) const {
  append_number(columns_.size(), forms);
  for (const Column& column : columns_) {
    append_text(column.name, forms);
    append_number(column.literals.size(), forms);
    values += column.literals;
  }
  append_number(shapes_.size(), forms);
  for (const Shape& shape : shapes_) {
    append_number(shape.size(), forms);
    for (const std::uint32_t column : shape) append_number(column, forms);
  }
  for (const std::uint32_t shape : game_shapes_) append_number(shape, forms);
  for (const Column& column : columns_) forms += column.codes;
}

bool TagReader::open(std::string_view forms, std::string_view values, std::uint32_t games) {
  ByteReader in(forms);
  ByteReader literals(values);
  for (std::uint64_t left = in.number(); left > 0 && !in.failed(); --left) {
    Column& column = columns_.emplace_back();
    in.text(column.name);
    column.literals = ByteReader(literals.take(in.number()));
  }
  for (std::uint64_t left = in.number(); left > 0 && !in.failed(); --left) {
    auto& shape = shapes_.emplace_back();
    for (std::uint64_t tags = in.number(); tags > 0 && !in.failed(); --tags) {
      shape.push_back(static_cast<std::uint32_t>(in.number()));
      if (shape.back() >= columns_.size()) return false;
    }
  }
  std::vector<std::uint64_t> values_in(columns_.size());
  std::size_t all_values = 0;
  for (std::uint32_t i = 0; i < games && !in.failed(); ++i) {
    const std::uint64_t shape = in.number();
    if (shape >= shapes_.size()) return false;
    game_shapes_.push_back(static_cast<std::uint32_t>(shape));
    all_values += shapes_[shape].size();
    if (all_values > forms.size()) return false;  // Each value has a byte of its own that says how it is written.
    for (const std::uint32_t column : shapes_[shape]) ++values_in[column];
  }
  for (std::size_t i = 0; i < columns_.size(); ++i) columns_[i].codes = in.take(values_in[i]);
  return in.finished() && literals.finished();
}

bool TagReader::value(std::uint32_t number, std::string& out) {
  Column& column = columns_[number];
  const auto code = static_cast<TagCode>(column.codes.front());
  column.codes.remove_prefix(1);
  if (code > TagCode::AsDate) return false;
  if (code == TagCode::Literal)
    column.literals.text(out);
  else
    out = guess_.guess(code, number, column.name);
  return !column.literals.failed();
}

bool TagReader::next(std::string_view result, std::string_view fen, std::vector<notation::PgnTag>& tags) {
  const auto& shape = shapes_[game_shapes_[game_++]];
  guess_.begin_game(result, fen);
  tags.resize(shape.size());
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::string& name = columns_[shape[i]].name;
    tags[i].name = name;
    if (!value(shape[i], tags[i].value)) return false;
    guess_.note(shape[i], name, tags[i].value);
  }
  return true;
}

}  // namespace adoube::archive
