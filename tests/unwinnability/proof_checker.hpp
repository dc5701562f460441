// SPDX-License-Identifier: MIT
/// Checks an answer of can_win() by its evidence alone: a line is played, a proof is gone through step by step. Plain, and
/// slower than finding it.
#pragma once

#include <string>

#include "adoube/unwinnability/can_win.hpp"

namespace adoube::unwinnability {

/// What is wrong with the answer to the question whether `side` can mate from `position`; empty when everything holds.
/// Undetermined is never wrong. The graph of Proof::ExhaustedGraph is checked where the answer has it (Limits::keep_graph).
[[nodiscard]] std::string fault(const rules::Position& position, rules::Color side, const Answer& answer);

/// The same, and where a line mates: each position along it is winnable too, when can_win() is asked anew.
[[nodiscard]] std::string fault_along_line(const rules::Position& position, rules::Color side, const Answer& answer,
                                           const Limits& limits);

}  // namespace adoube::unwinnability
