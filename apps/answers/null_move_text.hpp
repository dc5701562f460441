// SPDX-License-Identifier: MIT
/// How the null move of annotators is written in JSON.
#pragma once

#include <string_view>

namespace adoube::answers {

inline constexpr std::string_view null_move_uci = "0000";
inline constexpr std::string_view null_move_san = "--";

}  // namespace adoube::answers
