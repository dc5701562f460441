// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <utility>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_writer.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/pgn_files.hpp"
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

/// Writes one game after the other in the form asked for.
class Converter {
 public:
  Converter(const Common& common, const PgnConversion& conversion) : common_(common), to_(conversion.to) {}

  void write(const std::string& file, std::uint64_t number, const PgnGame& game) {
    if (game.errors > 0) exit_ = Exit::FoundWrong;
    const notation::FenStyle style{common_.manner.en_passant};
    std::string& out = out_.text();
    switch (to_) {
      case GameForm::Pgn:
        notation::write_pgn(game, out, pgn_style(notation::PgnMoveText::San));
        break;
      case GameForm::Lan:
        notation::write_pgn(game, out, pgn_style(notation::PgnMoveText::Lan));
        break;
      case GameForm::Uci:
        append_uci(game, style, out);
        break;
      case GameForm::Fen:
        append_positions(game, false, style, out);
        break;
      case GameForm::Epd:
        append_positions(game, true, style, out);
        break;
      case GameForm::Json:
        append_game_json(game, number, common_.manner.language, common_.manner.en_passant, out);
        break;
    }
    if (to_ != GameForm::Json) tell_errors(file, number, game);
    out_.flush_if_large();
  }

  /// A line that is no game: its answer in JSON, a line on standard error otherwise.
  void refuse(const std::string& file, std::uint32_t line, const std::string& input, const GameJsonFault& fault) {
    exit_ = Exit::FoundWrong;
    if (to_ == GameForm::Json)
      append_fault(input, fault, out_.text());
    else
      fmt::print(stderr, "{}:{}: {}\n", file, line, fault.text);
  }

  [[nodiscard]] Exit exit() const { return exit_; }
  [[nodiscard]] const OutputBuffer& out() const { return out_; }

 private:
  [[nodiscard]] notation::PgnStyle pgn_style(notation::PgnMoveText moves) const {
    notation::PgnStyle style;
    style.moves = moves;
    style.en_passant = common_.manner.en_passant;
    return style;
  }

  void tell_errors(const std::string& file, std::uint64_t number, const PgnGame& game) {
    std::string lines;
    for (const notation::PgnProblem& problem : game.problems)
      if (notation::severity(problem.fault) == notation::PgnSeverity::Error)
        append_problem_line(file, number, problem, common_.manner.language, lines);
    std::fwrite(lines.data(), 1, lines.size(), stderr);
  }

  static void append_fault(const std::string& input, const GameJsonFault& fault, std::string& out) {
    out += "{\"input\":";
    append_json(answers::clean(input), out);
    out += ",\"error\":{\"code\":";
    append_json(fault.code, out);
    append_json_name("offset", out);
    append_json(std::uint64_t{fault.offset}, out);
    append_json_name("text", out);
    append_json(answers::clean(fault.text), out);
    out += "}}\n";
  }

  const Common& common_;
  GameForm to_;
  OutputBuffer out_{};
  Exit exit_ = Exit::Good;
};

void convert_pgn(const Common& common, const std::string& file, TextSource& text, Converter& converter) {
  notation::PgnReader reader = reader_of(text, common.manner.variant);
  ProgressBar bar(file);
  for (std::uint64_t number = 1; !converter.out().failed(); ++number) {
    const auto game = notation::read_pgn_game(reader);
    if (!game) break;
    converter.write(file, number, *game);
    show_progress(bar, text, reader);
  }
}

Expected<PgnGame, GameJsonFault> game_of(const Common& common, const LineReader::Line& line, std::uint32_t number) {
  if (!line.too_long) return read_game_json(line.text, number, common.manner.variant);
  return refused(GameJsonFault{"too-long", LineReader::longest_line, "The line is longer than 64 MiB."});
}

void convert_json(const Common& common, const std::string& file, TextSource& text, Converter& converter) {
  LineReader lines(text);
  std::uint64_t games = 0;
  for (std::uint32_t line = 1; !converter.out().failed(); ++line) {
    const auto found = lines.next();
    if (!found) break;
    if (found->text.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto game = game_of(common, *found, line);
    if (game)
      converter.write(file, ++games, *game);
    else
      converter.refuse(file, line, found->text, game.error());
  }
}

}  // namespace

std::optional<GameForm> game_form(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, GameForm>, 6> forms = {{{"pgn", GameForm::Pgn},
                                                                           {"lan", GameForm::Lan},
                                                                           {"uci", GameForm::Uci},
                                                                           {"fen", GameForm::Fen},
                                                                           {"epd", GameForm::Epd},
                                                                           {"json", GameForm::Json}}};
  for (const auto& [form_name, form] : forms)
    if (form_name == name) return form;
  return std::nullopt;
}

Exit run_pgn_convert(const Common& common, const PgnConversion& conversion) {
  Converter converter(common, conversion);
  const Exit exit = for_each_text(conversion.files, converter.out(), [&](const std::string& name, TextSource& text) {
    if (conversion.from_json)
      convert_json(common, name, text, converter);
    else
      convert_pgn(common, name, text, converter);
  });
  return worse(exit, converter.exit());
}

}  // namespace adoube::cli
