// SPDX-License-Identifier: MIT
/// One request in JSON, one answer in JSON: the door through which the browser asks the rules.
#pragma once

#include <string>
#include <string_view>

#include "adoube/openings/book.hpp"

namespace adoube::answers {

using OpeningBook = const openings::Book& (*)();

/// `request`: {"command":…, "lang":"en"|"zh-Hans"|"zh-Hant", "chess960":bool, …}. Commands and their fields:
///   fen {text, lenient}     moves {fen}                 explain {fen, move, strict}      preview {fen, move}
///   square {fen, square}    why {fen, move}
///   piece {fen, square}     status {fen, moves, limit}  claim {fen, moves, kind, with}   adjudicate {fen, event, by}
///   winnable {fen, limit, lenient}                      article {id}, or all             game {setup, events, at}
///   opening {fen, moves}                               premoves {fen}
///   judge {fen, moves, task, answer, reveal}           game-pgn {setup, events, at, clocks}
///   read-pgn {text, most}                              write-pgn {game}
/// `most`: games to read of the text, 1000 unless it says otherwise.
/// `limit`: positions to look at for each side when asking who can still win.
/// Answers are those of the command line. What cannot be answered gives {"error":{"code","offset","text"}}; any bytes will
/// do.
/// `book` gives the names of openings; only `opening` asks for it.
[[nodiscard]] std::string answer(std::string_view request, OpeningBook book);

}  // namespace adoube::answers
