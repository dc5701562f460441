// SPDX-License-Identifier: GPL-3.0-or-later
// adoube: chess by the Laws, on the command line. Each command's answer is described in docs/answers.md.
#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <new>
#include <system_error>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "adoube/uci/default_engine.hpp"
#include "apps/cli/accounts_command.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/help_formatter.hpp"
#include "apps/cli/lessons_command.hpp"
#include "apps/cli/opening_command.hpp"
#include "apps/cli/pgn_audit.hpp"
#include "apps/cli/pgn_check.hpp"
#include "apps/cli/pgn_convert.hpp"
#include "apps/cli/pgn_dedupe.hpp"
#include "apps/cli/pgn_find.hpp"
#include "apps/cli/pgn_index.hpp"
#include "apps/cli/pgn_merge.hpp"
#include "apps/cli/pgn_sort.hpp"
#include "apps/cli/pgn_split.hpp"
#include "apps/cli/pgn_stats.hpp"
#include "apps/cli/pgn_total.hpp"
#include "apps/cli/play.hpp"
#include "apps/cli/position_commands.hpp"
#include "apps/cli/referee.hpp"
#include "apps/cli/store_command.hpp"
#include "apps/cli/store_import.hpp"
#include "apps/server/serve.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program
using cli::Common;
using cli::Exit;
using cli::Job;

struct Arguments {
  Common common;
  std::string fen;
  std::optional<std::string> move;
  std::vector<std::string> moves;
  bool lenient = false;
  bool strict = false;
  std::string kind;
  std::optional<std::string> announced;
  std::string event;
  std::string by;
  std::string article;
  std::string script = "-";
  std::string lesson;
  std::vector<std::string> lesson_files;
  int depth = 1;
  cli::PerftManner perft;
  std::uint32_t limit = unwinnability::Limits{}.positions;
  std::optional<int> milliseconds;
  cli::PgnOptions pgn;
  cli::PgnConversion conversion;
  cli::PgnFind find;
  cli::StatsOptions stats;
  cli::TotalOptions total;
  cli::PlayOptions play;
  cli::StoreOptions store;
  cli::AccountsOptions accounts{};
  std::string to;
  std::string from;
};

constexpr auto fen_help = "a FEN in quotes, \"startpos\", or - to read one item a line from standard input";

void add_common(CLI::App& command, Common& common) {
  constexpr auto group = "Options of every command";
  command.add_flag("--json", common.json, "one JSON object a line, for programs")->group(group);
  command
      .add_option_function<std::string>(
          "--lang", [&common](const std::string& tag) { common.manner.language = *laws::language_from_tag(tag); },
          "language of the answers: en, zh-Hans or zh-Hant")
      ->group(group)
      ->check([](const std::string& tag) { return laws::language_from_tag(tag) ? "" : "expected en, zh-Hans or zh-Hant"; });
  command
      .add_flag_callback(
          "--chess960", [&common] { common.manner.variant = rules::Variant::Chess960; },
          "Chess960: castling of Guidelines II, written as king takes rook")
      ->group(group);
  command
      .add_option_function<std::string>(
          "--ep",
          [&common](const std::string& text) {
            common.manner.en_passant = text == "always" ? notation::EnPassantField::Always : notation::EnPassantField::Legal;
          },
          "en passant square in a FEN written: legal (only where such a capture is legal) or always")
      ->group(group)
      ->check(CLI::IsMember({"legal", "always"}));
}

CLI::App& add_command(CLI::App& app, const char* name, const char* help, Arguments& a) {
  CLI::App& command = *app.add_subcommand(name, help);
  add_common(command, a.common);
  return command;
}

void add_position_commands(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& fen = add_command(app, "fen", "judge a FEN: is it spelled right, can it be played, can it be reached?", a);
  fen.add_option("fen", a.fen, "the text to judge, or -")->required();
  fen.add_flag("--lenient", a.lenient, "understand what can be understood, with a warning for each thing forgiven");
  fen.callback([&] { job = [&] { return cli::run_fen(a.common, a.fen, a.lenient); }; });

  CLI::App& moves = add_command(app, "moves", "list the legal moves of a position", a);
  moves.add_option("fen", a.fen, fen_help)->required();
  moves.callback([&] { job = [&] { return cli::run_moves(a.common, a.fen); }; });

  CLI::App& explain = add_command(app, "explain", "say what a move does, or why it is not legal, with the article", a);
  explain.add_option("fen", a.fen, fen_help)->required();
  explain.add_option("move", a.move, "a move in SAN (Nf3) or coordinates (g1f3)");
  explain.add_flag("--strict", a.strict, "take only SAN exactly as PGN exports it");
  explain.callback([&] {
    if (!a.move && a.fen != "-") throw CLI::RequiredError("move");
    job = [&] { return cli::run_explain(a.common, a.fen, a.move, a.strict); };
  });

  CLI::App& status = add_command(app, "status", "say where a game stands after some moves", a);
  status.add_option("fen", a.fen, fen_help)->required();
  status.add_option("moves", a.moves, "moves from there, in SAN or coordinates");
  status.callback([&] { job = [&] { return cli::run_status(a.common, a.fen, a.moves); }; });

  CLI::App& claim = add_command(app, "claim", "judge a claim of a draw by the player on move (9.2, 9.3)", a);
  claim.add_option("fen", a.fen, fen_help)->required();
  claim.add_option("moves", a.moves, "moves from there, in SAN or coordinates");
  claim.add_option("--kind", a.kind, "threefold-repetition or fifty-moves")
      ->required()
      ->check(CLI::IsMember({"threefold-repetition", "fifty-moves"}));
  claim.add_option("--with", a.announced, "the announced move, not yet played");
  claim.callback(
      [&] { job = [&] { return cli::run_claim(a.common, a.fen, a.moves, *game::claim_kind(a.kind), a.announced); }; });

  CLI::App& adjudicate = add_command(app, "adjudicate", "rule on a fallen flag (6.9) or a resignation (5.1.2)", a);
  adjudicate.add_option("fen", a.fen, fen_help)->required();
  adjudicate.add_option("--event", a.event, "flag-fall or resignation")
      ->required()
      ->check(CLI::IsMember({"flag-fall", "resignation"}));
  adjudicate.add_option("--by", a.by, "white or black: whose flag fell, who resigned")
      ->required()
      ->check(CLI::IsMember({"white", "black"}));
  adjudicate.callback([&] {
    job = [&] {
      const auto event = a.event == "flag-fall" ? answers::LosingEvent::FlagFall : answers::LosingEvent::Resignation;
      return cli::run_adjudicate(a.common, a.fen, event, *answers::color_from(a.by));
    };
  });

  CLI::App& winnable = add_command(app, "winnable", "say who can still mate by some series of legal moves", a);
  winnable.add_option("fen", a.fen, fen_help)->required();
  winnable.add_option("--by", a.by, "only that player")->check(CLI::IsMember({"white", "black"}));
  winnable.add_flag("--lenient", a.lenient, "understand a FEN that departs from the standard");
  winnable.add_option("--limit", a.limit, "positions to look at for each player, at the most")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  winnable.add_option("--time", a.milliseconds, "milliseconds to spend on each player, at the most")
      ->check(CLI::Range(1, 86'400'000));
  winnable.callback([&] {
    job = [&] {
      unwinnability::Limits limits{.positions = a.limit};
      if (a.milliseconds) limits.time = std::chrono::milliseconds(*a.milliseconds);
      return cli::run_winnable(a.common, a.fen, answers::color_from(a.by), limits, a.lenient);
    };
  });

  CLI::App& opening = add_command(app, "opening", "say what a position or a line of moves is called, and its family", a);
  opening.add_option("fen", a.fen, fen_help)->required();
  opening.add_option("moves", a.moves, "moves from there, in SAN or coordinates");
  opening.callback([&] { job = [&] { return cli::run_opening(a.common, a.fen, a.moves); }; });

  CLI::App& perft = add_command(app, "perft", "count the sequences of legal moves of a length", a);
  perft.add_option("fen", a.fen, fen_help)->required();
  perft.add_option("depth", a.depth, "half-moves")->required()->check(CLI::Range(0, 20));
  perft.add_flag("--divide", a.perft.divide, "the count after each move as well");
  perft.add_option("--threads", a.perft.threads, "how many to use")->check(CLI::Range(1, 256));
  perft.add_option("--hash", a.perft.hash_megabytes, "MB to remember counted positions in")->check(CLI::Range(0, 1 << 20));
  perft.callback([&] { job = [&] { return cli::run_perft(a.common, a.fen, a.depth, a.perft); }; });

  CLI::App& article = add_command(app, "article", "read an article of the Laws, or list them all", a);
  article.add_option("id", a.article, "its number, such as 3.8.2.2");
  article.callback([&] { job = [&] { return cli::run_article(a.common, a.article); }; });
}

void add_referee_command(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& referee =
      add_command(app, "referee", "rule on what happens at a board, line by line, with clocks and penalties", a);
  referee.add_option("file", a.script, "an event script; without it, or with -, standard input: type help at a terminal");
  referee.callback([&] { job = [&] { return cli::run_referee(a.common, a.script); }; });
}

void add_play_command(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& play = add_command(app, "play", "play a game in the terminal, against the computer or each other", a);
  play.add_option("--engine", a.play.engine, "a UCI engine's program; with a strength alone, stockfish where it is found");
  auto* const level = play.add_option("--level", a.play.level, "how strong the computer plays, 1 to 10");
  level->check(CLI::Range(1, 10));
  play.add_option("--elo", a.play.elo, "the same as a rating, 300 to 2850")->check(CLI::Range(300, 2850))->excludes(level);
  play.add_option("--colour,--color", a.play.colour, "white, black or random: yours against the computer")
      ->check(CLI::IsMember({"white", "black", "random"}))
      ->capture_default_str();
  play.add_option("--time", a.play.time, "a time control such as 15+10; without one there is no clock");
  play.add_option("--fen", a.play.fen, "the position to begin from: a FEN in quotes, or startpos")->capture_default_str();
  play.add_option("--pgn", a.play.pgn, "a file for the game, written when it is left; Ctrl-C writes none");
  play.callback([&] { job = [&] { return cli::run_play(a.common, a.play); }; });
}

void add_lessons_commands(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& lessons = *app.add_subcommand("lessons", "the lessons: list them, read one, prove what they claim");
  lessons.require_subcommand(1);
  CLI::App& list = add_command(lessons, "list", "all lessons in the order of the course", a);
  list.callback([&] { job = [&] { return cli::run_lessons_list(a.common); }; });

  CLI::App& show = add_command(lessons, "show", "one lesson, to read", a);
  show.add_option("id", a.lesson, "its name, such as the-rook")->required();
  show.callback([&] { job = [&] { return cli::run_lessons_show(a.common, a.lesson); }; });

  CLI::App& check = add_command(lessons, "check", "prove every claim by the rules, and try every task", a);
  check.add_option("file", a.lesson_files, "files of lessons, or folders; without any, those that are built in");
  check.callback([&] { job = [&] { return cli::run_lessons_check(a.common, a.lesson_files); }; });
}

void add_serve_limits(CLI::App& serve, server::ServeLimits& limits) {
  const auto add = [&](const char* name, auto& value, const char* what) {
    serve.add_option(name, value, what)->capture_default_str()->check(CLI::PositiveNumber)->group("Limits");
  };
  add("--max-connections", limits.connections, "open at once");
  add("--max-messages", limits.messages_per_second, "a second from one connection; what is faster is read more slowly");
  add("--max-new-games", limits.games_per_second, "a second, from everybody together");
  add("--max-connections-per-address", limits.connections_per_address, "open at once; IPv6 counts by /64");
  add("--max-requests-per-address", limits.requests_per_second_per_address, "a second");
  add("--max-new-games-per-address", limits.games_per_second_per_address, "a second");
}

void add_serve_engine(CLI::App& serve, server::EngineOptions& engine) {
  engine.path = uci::default_engine();
  serve
      .add_option_function<std::string>(
          "--engine", [&engine](const std::string& path) { engine.path = path == "none" ? std::string() : path; },
          "the UCI engine that people play against, or none")
      ->default_str(engine.path.empty() ? "none" : engine.path);
  serve.add_option("--engines", engine.engines, "how many of them run at once; more games wait for their turn")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  serve.add_option("--analysis-engines", engine.analysis_engines, "how many more look at finished games; 0 for none")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  serve
      .add_option_function<int>(
          "--analysis-time", [&engine](int ms) { engine.analysis_time = std::chrono::milliseconds(ms); },
          "how long they look at each position, in milliseconds")
      ->check(CLI::Range(10, 60'000))
      ->default_str(std::to_string(engine.analysis_time.count()));
}

void add_serve_command(CLI::App& app, server::ServeOptions& options, Job& job) {
  CLI::App& serve = *app.add_subcommand("serve", "serve the board and games between browsers, until stopped");
  serve.add_option("--listen", options.listen, "HOST:PORT; an IPv6 address stands in brackets, port 0 is any free one")
      ->capture_default_str();
  serve.add_flag("--next-free-port", options.next_free_port, "where the port is taken, the next free one");
  serve
      .add_option("--store", options.store,
                  "where games are kept: sqlite:FILE, postgres://..., or memory: to forget them at the end")
      ->default_str(server::default_store());
  serve
      .add_option("--bus", options.bus,
                  "how servers that share a store wake each other: inprocess, postgres, postgres://... or nats://...")
      ->default_str("inprocess");
  serve.add_option("--metrics", options.metrics, "HOST:PORT of a second port for /metrics and /healthz alone");
  serve.add_flag("--behind-proxy", options.behind_proxy, "X-Forwarded-For and X-Forwarded-Proto are believed");
  serve.add_option("--log", options.log, "text or json: lines on standard error")
      ->transform(CLI::CheckedTransformer(
          std::map<std::string, server::LogFormat>{{"text", server::LogFormat::Text}, {"json", server::LogFormat::Json}}))
      ->option_text("text|json");
  add_serve_limits(serve, options.limits);
  add_serve_engine(serve, options.engine);
  serve.callback([&] { job = [&] { return static_cast<Exit>(server::serve(options)); }; });
}

void add_store_commands(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& store = *app.add_subcommand("store", "what a server keeps: copy it, take a copy in, check all of it");
  store.require_subcommand(1);
  const auto add = [&](const char* name, const char* what,
                       cli::Exit (*run)(const Common&, const cli::StoreOptions&)) -> CLI::App& {
    CLI::App& command = add_command(store, name, what, a);
    command.add_option("--store", a.store.store, "sqlite:FILE or postgres://...")->default_str(server::default_store());
    command.callback([&a, &job, run] { job = [&a, run] { return run(a.common, a.store); }; });
    return command;
  };
  add("backup", "write everything into a file, while a server may go on", &cli::run_store_backup)
      .add_option("file", a.store.file, "it appears when all is written; - is standard output")
      ->required();
  add("restore", "take a backup in, all or nothing, where nothing is kept yet", &cli::run_store_restore)
      .add_option("file", a.store.file, "a backup, compressed or not; - is standard input")
      ->required();
  add("import", "take a PGN file into the archive, for everybody, while a server may go on", &cli::run_store_import)
      .add_option("file", a.store.file, "a PGN file, compressed or not; a run that broke off goes on where it was")
      ->required();
  add("check", "play every game again from its events, and tell what cannot be", &cli::run_store_check);
}

void add_accounts_commands(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& accounts = *app.add_subcommand("accounts", "the accounts of a server: list, close and delete them");
  accounts.require_subcommand(1);
  const auto add = [&](const char* name, const char* what,
                       cli::Exit (*run)(const Common&, const cli::AccountsOptions&)) -> CLI::App& {
    CLI::App& command = add_command(accounts, name, what, a);
    command.add_option("--store", a.accounts.store, "sqlite:FILE or postgres://...")->default_str(server::default_store());
    command.callback([&a, &job, run] { job = [&a, run] { return run(a.common, a.accounts); }; });
    return command;
  };
  const auto add_for_one = [&](const char* name, const char* what, auto run) {
    add(name, what, run).add_option("name", a.accounts.name, "of the account")->required();
  };
  add("list", "all of them, by name", &cli::run_accounts_list);
  add_for_one("show", "one, with its sessions and seats", &cli::run_accounts_show);
  add_for_one("reset-password", "give it a new password, told once, and sign it out everywhere",
              &cli::run_accounts_reset_password);
  add_for_one("disable", "close it: nobody can sign in", &cli::run_accounts_disable);
  add_for_one("enable", "open it again", &cli::run_accounts_enable);
  add_for_one("delete", "delete it for good; its games stay, without the name", &cli::run_accounts_delete);
}

void add_pgn_commands(CLI::App& app, Arguments& a, Job& job) {
  CLI::App& pgn = *app.add_subcommand("pgn", "files of games: check, audit, convert, search, count, merge, split, sort");
  pgn.require_subcommand(1);
  pgn.footer(
      "Exit: 0 good, 1 something was found wrong (find: nothing was found), 2 unusable. Ctrl-C leaves nothing "
      "half-written.");

  CLI::App& check = add_command(pgn, "check", "read every game, with every move checked, and tell every fault", a);
  cli::add_pgn_options(check, a.pgn);
  check.callback([&] { job = [&] { return cli::run_pgn_check(a.common, a.pgn); }; });

  CLI::App& audit = add_command(
      pgn, "audit", "check, and tell where a game went on after its end or has a result that the Laws do not give it", a);
  cli::add_pgn_options(audit, a.pgn);
  audit.callback([&] { job = [&] { return cli::run_pgn_audit(a.common, a.pgn); }; });

  CLI::App& convert = add_command(pgn, "convert", "write the games in another form", a);
  cli::add_pgn_options(convert, a.conversion.from);
  convert.add_option("--to", a.to, "pgn, lan, uci, fen, epd, json or archive")
      ->required()
      ->check(CLI::IsMember({"pgn", "lan", "uci", "fen", "epd", "json", "archive"}));
  convert.add_option("--from", a.from, "pgn, json or archive; an archive in a file is known without it")
      ->check(CLI::IsMember({"pgn", "json", "archive"}));
  convert.add_option("--game", a.conversion.game, "only this game of an archive, found without reading the others")
      ->check(CLI::PositiveNumber);
  convert.add_option("--out", a.conversion.out, "a file that appears when all is written; without it, standard output");
  convert.callback([&] {
    a.conversion.to_archive = a.to == "archive";
    a.conversion.to = cli::game_form(a.to).value_or(cli::GameForm::Pgn);
    a.conversion.source = cli::source_form(a.from);
    job = [&] { return cli::run_pgn_convert(a.common, a.conversion); };
  });

  cli::add_pgn_merge(add_command(pgn, "merge", "put the games of several files into one, as they stand", a), a.common, job);
  cli::add_pgn_find(add_command(pgn, "find", "find games by position, material, players, result, date …", a), a.common,
                    a.find, job);
  cli::add_pgn_split(add_command(pgn, "split", "put games into a file for each player, event, year or else", a), a.common,
                     job);
  cli::add_pgn_dedupe(add_command(pgn, "dedupe", "keep each game once", a), a.common, job);
  cli::add_pgn_index(add_command(pgn, "index", "make an index, with which find answers at once", a), a.common, job);
  cli::add_pgn_sort(add_command(pgn, "sort", "put games in order by date, player, round or else", a), a.common, job);
  cli::add_pgn_stats(add_command(pgn, "stats", "count the games by result, end, opening, length, year and rating", a),
                     a.common, a.stats, job);
  cli::add_pgn_total(
      add_command(pgn, "total", "add up what check, audit and stats said with --json of parts of the games", a), a.common,
      a.total, job);
}

}  // namespace

/// Standard input, output and error that the caller has closed lead nowhere, so that no file that is opened takes their
/// place.
void open_what_is_closed() {
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    while (::fcntl(standard, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) >= 0) {
    }
}

/// What the system has none of ends the job with a sentence.
Exit run(const Job& job) {
  try {
    return job();
  } catch (const std::bad_alloc&) {
    return cli::unusable("there is not enough memory for that");
  } catch (const std::system_error& error) {
    return cli::unusable(error.what());
  }
}

int main(int argc, char** argv) {
  open_what_is_closed();
  CLI::App app("Chess by FIDE's Laws of 1 January 2023: every ruling with its article.", "adoube");
  app.set_version_flag("--version", "adoube " ADOUBE_VERSION);
  app.require_subcommand(1);
  app.formatter(std::make_shared<cli::HelpFormatter>());
  app.failure_message([](const CLI::App*, const CLI::Error& error) { return fmt::format("adoube: {}\n", error.what()); });
  Arguments arguments;
  Job job;
  add_position_commands(app, arguments, job);
  add_referee_command(app, arguments, job);
  add_play_command(app, arguments, job);
  add_lessons_commands(app, arguments, job);
  add_pgn_commands(app, arguments, job);
  add_store_commands(app, arguments, job);
  add_accounts_commands(app, arguments, job);
  server::ServeOptions serve_options;
  add_serve_command(app, serve_options, job);
  const auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(app.get_subcommands({}), is_named))
    return static_cast<int>(cli::unusable(fmt::format("there is no command \"{}\"; see adoube --help", argv[1])));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : static_cast<int>(Exit::Unusable);
  }
  const Exit exit = run(job);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
    return static_cast<int>(cli::unusable("standard output could not be written"));
  return static_cast<int>(exit);
}
