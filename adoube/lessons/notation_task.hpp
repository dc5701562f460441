// SPDX-License-Identifier: MIT
/// "Write this move" (Laws, Appendix C): what is read as the move is judged, by the form asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"

namespace adoube::lessons {

/// Nf3; Ng1-f3 (C.8); ♘f3 (C.4).
enum class NotationForm : std::uint8_t { Short, Long, Figurine };

struct NotationTask {
  game::MoveWish move;
  NotationForm form = NotationForm::Short;
};

struct NotationAnswer {
  std::string text;
};

/// What Appendix C leaves open is right either way: x and + and # may be missing (C.9, C.13), castling may have zeros or
/// letters (C.13.1), a promotion = or brackets or neither (C.11), mate ++ (C.13.5), a capture en passant "e.p." (C.13.6).
[[nodiscard]] Judgement judge(const game::History& history, const NotationTask& task, const NotationAnswer& answer);
/// Nothing where the move is not legal.
[[nodiscard]] std::optional<NotationAnswer> solve(const game::History& history, const NotationTask& task);

}  // namespace adoube::lessons
