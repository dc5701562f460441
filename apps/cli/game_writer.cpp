// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_writer.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "apps/cli/pgn_json.hpp"

namespace adoube::cli {
namespace {

using notation::PgnGame;
using notation::PgnMove;

void append_uci(const PgnGame& game, const notation::FenStyle& style, std::string& out) {
  if (!game.start) return;
  out += *game.start == rules::Position::initial() ? "startpos" : notation::write_fen(*game.start, style);
  char between = '\t';
  for (const PgnMove& move : game.main_line().moves) {
    out += between;
    out += notation::write_uci(*move.move, game.start->variant());
    between = ' ';
  }
  out += '\n';
}

/// The first four fields of the FEN, then what the position and the game say of it.
void append_epd(const rules::Position& position, const PgnMove* played, const notation::FenStyle& style, std::string& out) {
  const std::string fen = notation::write_fen(position, style);
  std::size_t end = 0;
  for (int field = 0; field < 4; ++field) end = fen.find(' ', end + 1);
  fmt::format_to(std::back_inserter(out), "{} hmvc {}; fmvn {};", std::string_view(fen).substr(0, end),
                 position.halfmove_clock().value(), position.fullmove_number().value());
  if (played != nullptr) out.append(" sm ").append(notation::write_san(position, *played->move)).append(";");
  out += '\n';
}

void append_positions(const PgnGame& game, bool epd, const notation::FenStyle& style, std::string& out) {
  if (game.start) {
    rules::Position position = *game.start;
    const auto append = [&](const PgnMove* played) {
      if (epd)
        append_epd(position, played, style, out);
      else
        out.append(notation::write_fen(position, style)).append("\n");
    };
    for (const PgnMove& move : game.main_line().moves) {
      append(&move);
      position = rules::play(position, *move.move);
    }
    append(nullptr);
  }
  out += '\n';
}

}  // namespace

void append_game(const PgnGame& game, std::uint64_t number, GameForm form, const answers::Manner& manner,
                 NumberedText& out) {
  const notation::FenStyle style{manner.en_passant};
  switch (form) {
    case GameForm::Pgn:
      return notation::write_pgn(game, out.text(), {.en_passant = manner.en_passant});
    case GameForm::Lan:
      return notation::write_pgn(game, out.text(), {.moves = notation::PgnMoveText::Lan, .en_passant = manner.en_passant});
    case GameForm::Uci:
      return append_uci(game, style, out.text());
    case GameForm::Fen:
      return append_positions(game, false, style, out.text());
    case GameForm::Epd:
      return append_positions(game, true, style, out.text());
    case GameForm::Json:
      return append_game_json(game, number, manner, out);
  }
}

}  // namespace adoube::cli
