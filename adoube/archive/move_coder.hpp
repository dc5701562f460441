// SPDX-License-Identifier: MIT
/// The moves of one game as a code, by a model of how likely they are. Encoder and decoder are asked for the same moves in
/// the same situations, in the order of the text; a forced move costs nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adoube/archive/move_model.hpp"
#include "adoube/archive/range_coder.hpp"
#include "adoube/archive/situation.hpp"

namespace adoube::archive {

class MoveEncoder {
 public:
  /// The code is appended to `out`.
  MoveEncoder(MoveModel model, std::string& out) : model_(model), range_(out) {}

  /// False, and nothing encoded, for a move that is not legal there.
  [[nodiscard]] bool encode(const Situation& situation, rules::Move move);
  /// Nothing can be encoded after it.
  void finish() { range_.finish(); }

 private:
  MoveModel model_;
  RangeEncoder range_;
  MoveMenu menu_;
};

class MoveDecoder {
 public:
  MoveDecoder(MoveModel model, std::string_view code) : model_(model), range_(code) {}

  /// Nothing where no move can follow: the code is no code of such a game.
  [[nodiscard]] std::optional<rules::Move> decode(const Situation& situation);

 private:
  MoveModel model_;
  RangeDecoder range_;
  MoveMenu menu_;
};

}  // namespace adoube::archive
