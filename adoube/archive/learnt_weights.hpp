// SPDX-License-Identifier: MIT
/// The weights of the features of outlook.hpp, in 1/64 bit. Made by bench/learn_moves.cpp; never changed under this number.
#pragma once

#include <array>
#include <cstdint>

#include "adoube/archive/outlook.hpp"

namespace adoube::archive {

extern const std::array<std::int16_t, feature::count> learnt_weights;

}  // namespace adoube::archive
