// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_convert.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <memory>
#include <utility>

#include "apps/cli/interruption.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/output_buffer.hpp"
#include "apps/cli/pgn_json.hpp"
#include "apps/cli/pgn_problem_text.hpp"
#include "apps/cli/text_source.hpp"
#include "apps/cli/trees_part.hpp"

namespace adoube::cli {
namespace {

using notation::PgnGame;

/// Games in the form asked for, and what is said of them on standard error.
class Converted {
 public:
  Converted(const Common& common, GameForm form) : common_(common), form_(form) {}

  /// `number`: from 0 on.
  void add(const std::string& file, std::uint64_t number, const PgnGame& game) {
    found_wrong_ = found_wrong_ || game.errors > 0;
    append_game(game, number, form_, common_.manner, games_);
    if (form_ == GameForm::Json) return;
    for (const notation::PgnProblem& problem : game.problems)
      if (notation::severity(problem.fault) == notation::PgnSeverity::Error)
        append_problem_line(file, number, problem, common_.manner.language, errors_);
  }

  /// A line that is no game: its answer in JSON, a line on standard error otherwise.
  void refuse(const std::string& file, std::uint32_t line, const std::string& input, const GameJsonFault& fault) {
    found_wrong_ = true;
    if (form_ == GameForm::Json)
      append_fault(input, fault, games_.text());
    else
      errors_.text() += fmt::format("{}:{}: {}\n", file, line, fault.text);
  }

  /// FoundWrong where a game has an error.
  Exit write(std::uint64_t games_before, OutputBuffer& out) const {
    games_.append_to(out.text(), games_before);
    out.flush_if_large();
    std::string lines;
    errors_.append_to(lines, games_before);
    std::fwrite(lines.data(), 1, lines.size(), stderr);
    return found_wrong_ ? Exit::FoundWrong : Exit::Good;
  }

 private:
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
  GameForm form_;
  NumberedText games_{};
  NumberedText errors_{};
  bool found_wrong_ = false;
};

// From PGN

class ConvertPart final : public TreesPart {
 public:
  ConvertPart(const Common& common, GameForm form, std::string file) : converted_(common, form), file_(std::move(file)) {}

  void game(const PgnGame& game) override { converted_.add(file_, games_++, game); }
  [[nodiscard]] const Converted& converted() const { return converted_; }

 private:
  Converted converted_;
  std::string file_;
  std::uint64_t games_ = 0;
};

class ConvertJob final : public GamesJob {
 public:
  ConvertJob(const Common& common, GameForm form, OutputBuffer& out) : common_(common), form_(form), out_(out) {}

  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& file) override {
    return std::make_unique<ConvertPart>(common_, form_, file);
  }

  bool take(GamesPart& part, const PartPlace& place) override {
    exit_ = worse(exit_, static_cast<ConvertPart&>(part).converted().write(place.games_before, out_));
    return !out_.failed();
  }

  [[nodiscard]] Exit exit() const { return exit_; }

 private:
  const Common& common_;
  GameForm form_;
  OutputBuffer& out_;
  Exit exit_ = Exit::Good;
};

Exit convert_pgn(const Common& common, const PgnConversion& conversion, OutputBuffer& out) {
  ConvertJob job(common, conversion.to, out);
  const GamesRead read = read_games(conversion.from.files, games_options(common, conversion.from), job);
  return worse(read.exit, job.exit());
}

// From JSON

Expected<PgnGame, GameJsonFault> game_of(const Common& common, const LineReader::Line& line, std::uint32_t number) {
  if (!line.too_long) return read_game_json(line.text, number, common.manner.variant);
  return refused(GameJsonFault{"too-long", LineReader::longest_line, "The line is longer than 64 MiB."});
}

Exit convert_json_text(const Common& common, GameForm form, const std::string& file, TextSource& text, OutputBuffer& out) {
  Exit exit = Exit::Good;
  LineReader lines(text);
  std::uint64_t games = 0;
  for (std::uint32_t line = 1; !out.failed() && !stop_requested(); ++line) {
    const auto found = lines.next();
    if (!found) break;
    if (found->text.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto game = game_of(common, *found, line);
    Converted converted(common, form);
    if (game)
      converted.add(file, games++, *game);
    else
      converted.refuse(file, line, found->text, game.error());
    exit = worse(exit, converted.write(0, out));
  }
  if (const auto failure = text.failure()) exit = worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  return exit;
}

Exit convert_json(const Common& common, const PgnConversion& conversion, OutputBuffer& out) {
  catch_interruption();
  Exit exit = Exit::Good;
  for (const std::string& file : conversion.from.files) {
    if (out.failed()) break;
    const auto text = open_text(file);
    if (text)
      exit = worse(exit, convert_json_text(common, conversion.to, file, **text, out));
    else
      exit = worse(exit, unusable(fmt::format("{}: {}", file, text.error())));
  }
  return stop_requested() ? Exit::Unusable : exit;
}

Exit convert(const Common& common, const PgnConversion& conversion, OutputFile* file) {
  OutputBuffer out(file);
  return conversion.from_json ? convert_json(common, conversion, out) : convert_pgn(common, conversion, out);
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
  if (!conversion.out) return convert(common, conversion, nullptr);
  auto file = OutputFile::create(*conversion.out);
  if (!file) return unusable(fmt::format("{}: {}", *conversion.out, file.error()));
  const Exit exit = convert(common, conversion, &*file);
  if (exit == Exit::Unusable) return exit;
  if (const auto failure = file->commit()) return unusable(fmt::format("{}: {}", *conversion.out, *failure));
  return exit;
}

}  // namespace adoube::cli
