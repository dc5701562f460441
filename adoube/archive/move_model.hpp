// SPDX-License-Identifier: MIT
/// How likely each legal move is, in whole numbers, so that every machine foretells the same. A model has a number that the
/// header of an archive names; what a number means never changes.
#pragma once

#include <cstdint>

#include "adoube/archive/move_menu.hpp"
#include "adoube/archive/situation.hpp"

namespace adoube::archive {

enum class MoveModel : std::uint16_t {
  Uniform = 0,  ///< every legal move is as likely as any other
  Learnt = 1,   ///< by features of the move (outlook.hpp) with weights learnt from games
};
/// What a writer takes unless told otherwise.
inline constexpr MoveModel best_model = MoveModel::Learnt;

[[nodiscard]] constexpr bool is_known(MoveModel model) { return model <= MoveModel::Learnt; }

/// The legal moves of the situation, with their weights.
void foretell(MoveModel model, const Situation& situation, MoveMenu& menu);

}  // namespace adoube::archive
