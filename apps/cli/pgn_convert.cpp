// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_convert.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "apps/cli/convert_archive.hpp"
#include "apps/cli/converted.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/pgn_json.hpp"
#include "apps/cli/text_source.hpp"
#include "apps/cli/trees_part.hpp"

namespace adoube::cli {
namespace {

using notation::PgnGame;

// From PGN

class ConvertPart final : public TreesPart {
 public:
  ConvertPart(const Common& common, const PgnConversion& conversion, std::string file)
      : converted_(common, conversion), file_(std::move(file)) {}

  void game(const PgnGame& game) override { converted_.add(file_, games_++, game); }
  [[nodiscard]] Converted& converted() { return converted_; }

 private:
  Converted converted_;
  std::string file_;
  std::uint64_t games_ = 0;
};

class ConvertJob final : public GamesJob {
 public:
  ConvertJob(const Common& common, const PgnConversion& conversion, ConvertSink& sink)
      : common_(common), conversion_(conversion), sink_(sink) {}

  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& file) override {
    return std::make_unique<ConvertPart>(common_, conversion_, file);
  }

  bool take(GamesPart& part, const PartPlace& place) override {
    exit_ = worse(exit_, static_cast<ConvertPart&>(part).converted().write(place.games_before, sink_));
    return !sink_.failed();
  }

  [[nodiscard]] Exit exit() const { return exit_; }

 private:
  const Common& common_;
  const PgnConversion& conversion_;
  ConvertSink& sink_;
  Exit exit_ = Exit::Good;
};

Exit convert_pgn(const Common& common, const PgnConversion& conversion, const std::vector<std::string>& files,
                 ConvertSink& sink) {
  ConvertJob job(common, conversion, sink);
  const GamesRead read = read_games(files, games_options(common, conversion.from), job);
  return worse(read.exit, job.exit());
}

// From JSON

Expected<PgnGame, answers::TextFault> game_of(const Common& common, const LineReader::Line& line, std::uint32_t number) {
  if (!line.too_long) return read_game_json(line.text, number, common.manner.variant);
  return refused(answers::TextFault{"too-long", LineReader::longest_line, "The line is longer than 64 MiB."});
}

Exit convert_json_text(const Common& common, const PgnConversion& conversion, const std::string& file, TextSource& text,
                       ConvertSink& sink) {
  Exit exit = Exit::Good;
  LineReader lines(text);
  Converted converted(common, conversion);
  std::uint64_t games = 0;
  for (std::uint32_t line = 1; !sink.failed() && !stop_requested(); ++line) {
    const auto found = lines.next();
    if (!found) break;
    if (found->text.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto game = game_of(common, *found, line);
    if (game)
      converted.add(file, games++, *game);
    else
      converted.refuse(file, line, found->text, game.error());
    exit = worse(exit, converted.write(0, sink, false));
  }
  exit = worse(exit, converted.write(0, sink));
  if (const auto failure = text.failure()) exit = worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  return exit;
}

Exit convert_json(const Common& common, const PgnConversion& conversion, const std::string& file, ConvertSink& sink) {
  const auto text = open_text(file);
  if (!text) return unusable(fmt::format("{}: {}", file, text.error()));
  return convert_json_text(common, conversion, file, **text, sink);
}

SourceForm source_of(const PgnConversion& conversion, const std::string& file) {
  return conversion.source.value_or(is_archive(file) ? SourceForm::Archive : SourceForm::Pgn);
}

Exit convert(const Common& common, const PgnConversion& conversion, OutputFile* out) {
  catch_interruption();
  ConvertSink sink(conversion, out);
  const std::vector<std::string>& files = conversion.from.files;
  Exit exit = Exit::Good;
  for (auto file = files.begin(); file != files.end() && !sink.failed() && !stop_requested();) {
    const SourceForm source = source_of(conversion, *file);
    if (conversion.game && source != SourceForm::Archive)
      return unusable(fmt::format("{}: --game is for archives, which have an index", *file));
    if (source == SourceForm::Pgn) {  // Neighbours are read by one job, which keeps all threads busy.
      const auto other = [&](const std::string& name) { return source_of(conversion, name) != source; };
      const auto end = std::find_if(file, files.end(), other);
      exit = worse(exit, convert_pgn(common, conversion, {file, end}, sink));
      file = end;
    } else {
      const auto convert_file = source == SourceForm::Json ? convert_json : convert_archive;
      exit = worse(exit, convert_file(common, conversion, *file++, sink));
    }
  }
  sink.finish();
  return stop_requested() ? Exit::Unusable : exit;
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

std::optional<SourceForm> source_form(std::string_view name) {
  if (name == "pgn") return SourceForm::Pgn;
  if (name == "json") return SourceForm::Json;
  if (name == "archive") return SourceForm::Archive;
  return std::nullopt;
}

Exit run_pgn_convert(const Common& common, const PgnConversion& conversion) {
  if (!conversion.out && conversion.to_archive && ::isatty(STDOUT_FILENO) != 0)
    return unusable("an archive is no text for a terminal; name a file with --out");
  if (!conversion.out) return convert(common, conversion, nullptr);
  auto file = OutputFile::create(*conversion.out);
  if (!file) return unusable(fmt::format("{}: {}", *conversion.out, file.error()));
  const Exit exit = convert(common, conversion, &*file);
  if (exit == Exit::Unusable) return exit;
  if (const auto failure = file->commit()) return unusable(fmt::format("{}: {}", *conversion.out, *failure));
  return exit;
}

}  // namespace adoube::cli
