// SPDX-License-Identifier: MIT
/// What is wrong with a file of lessons, said to the one who writes it: file, line, and what was expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::lesson_files {

enum class ProblemCode : std::uint8_t {
  Unreadable,   ///< the file cannot be opened
  Syntax,       ///< not TOML
  UnknownKey,   ///< a key that the form does not have
  MissingKey,   ///< a key that the form wants
  WrongValue,   ///< a value that its key cannot have
  Language,     ///< a text that is not in exactly the three languages
  Markup,       ///< a text whose marks do not pair
  TextsDiffer,  ///< the three languages do not link to the same articles
  Article,      ///< an article that the register does not have
  Code,         ///< a code that data/laws/sentences.toml does not have
  Fen,          ///< a position that cannot be read or played
  Move,         ///< a move that is not legal where it is made
  Claim,        ///< a claim that the rules disprove
  Unsolvable,   ///< a task that has no right answer
  Solved,       ///< a task whose right answer is to do nothing, or anything
  Branches,     ///< a strategy without exactly two branches, or branches elsewhere
  Coverage,     ///< a row of the coverage table that does not exist, or that nothing covers
  Chapter,      ///< a lesson in no chapter, in two, or not there
  Undecided,    ///< a task that cannot be proved: a note
};
/// "unknown-key", "claim" ...
[[nodiscard]] std::string_view name(ProblemCode code);

struct Problem {
  std::string file;
  std::size_t line = 0;  ///< from 1; 0 where the whole file is meant
  ProblemCode code;
  std::string text;   ///< "step 2, claim 1: …", one line
  bool note = false;  ///< it does not make the file wrong
};

/// "data/lessons/the-rook.toml:12: …".
[[nodiscard]] std::string text(const Problem& problem);

}  // namespace adoube::lesson_files
