// SPDX-License-Identifier: MIT
// Load on running servers by real games over WebSockets; what they did, how fast, with what; and whether every acknowledged
// move is there. `--help` tells the options, bench/README.md how to use it, bench/serve_load starts the servers as well.
#include <fmt/core.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/position.hpp"
#include "bench/load/load.hpp"
#include "bench/load/watched_process.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program
using Json = nlohmann::ordered_json;

struct Options {
  std::vector<std::string> servers;
  std::vector<int> processes;
  std::string lines = ADOUBE_SOURCE_DIR "/bench/load/lines.txt";
  load::Wishes wishes;
  double pace_seconds = 0;
  double seconds = 10;
  double warm_up = 2;
  double patience = 15;
  bool memory = false;
  bool json = false;
};

/// The lines of the file, each checked by the rules and cut where it stops being chess.
std::vector<load::Line> read_lines(const std::string& file) {
  std::vector<load::Line> lines;
  std::ifstream in(file);
  for (std::string text; std::getline(in, text);) {
    std::istringstream words(text);
    load::Line line;
    rules::Position position = rules::Position::initial();
    for (std::string word; words >> word; line.push_back(word)) {
      const auto move = notation::read_uci(position, word);
      if (!move) break;
      position = rules::play(position, *move);
    }
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

void allow_many_connections() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

struct Used {
  double seconds = 0;
  double busiest = 0;
  double kib = 0;
};

Used used(const std::vector<int>& processes) {
  Used all;
  for (const int id : processes) {
    const load::WatchedProcess process(id);
    all.seconds += process.seconds();
    all.busiest += process.busiest_thread_seconds();
    all.kib += process.kib();
  }
  return all;
}

Json percentiles(load::Waits& waits) {
  return {{"count", waits.all.size()},
          {"p50_ms", waits.percentile(0.5)},
          {"p99_ms", waits.percentile(0.99)},
          {"p999_ms", waits.percentile(0.999)},
          {"most_ms", waits.percentile(1)}};
}

Json checked(const load::Tally& tally) {
  return {{"games_finished", tally.games_finished},
          {"games_checked", tally.games_checked},
          {"moves_checked", tally.moves_checked},
          {"moves_acknowledged", tally.moves_in_all},
          {"breaks", tally.breaks},
          {"reconnections", tally.reconnections},
          {"not_kept_for_now", tally.not_kept},
          {"games_refused_for_now", tally.games_refused},
          {"fault_count", tally.fault_count},
          {"faults", tally.faults}};
}

Json measure_load(const Options& options, load::Load& load) {
  load.begin_games();
  load.play_for(std::chrono::milliseconds(static_cast<int>(1000 * options.warm_up)), false);
  const Used before = used(options.processes);
  const std::clock_t own_before = std::clock();
  const auto start = load::Clock::now();
  load.play_for(std::chrono::milliseconds(static_cast<int>(1000 * options.seconds)), true);
  const double took = std::chrono::duration<double>(load::Clock::now() - start).count();
  const Used after = used(options.processes);
  const double own = static_cast<double>(std::clock() - own_before) / CLOCKS_PER_SEC;
  load.stop_and_check();
  load::Tally& tally = load.tally();
  const double moves = std::max(1.0, static_cast<double>(tally.acknowledged));
  return {{"games_at_once", load.wishes().games},
          {"connections", 2 * load.wishes().games},
          {"pace_s", options.pace_seconds},
          {"seconds", took},
          {"durable_moves_per_second", moves / took},
          {"to_opponent", percentiles(tally.to_opponent)},
          {"to_acknowledgement", percentiles(tally.to_acknowledgement)},
          {"server_cpu_us_per_move", 1e6 * (after.seconds - before.seconds) / moves},
          {"server_cores", (after.seconds - before.seconds) / took},
          {"server_busiest_thread", (after.busiest - before.busiest) / took},
          {"generator_cores", own / took},
          {"server_mib", after.kib / 1024},
          {"checked", checked(tally)}};
}

/// What a server needs once, for its first games, is no game's memory.
void play_a_few_first(const Options& options) {
  load::Wishes few = options.wishes;
  few.games = 20;
  load::Load load(few, read_lines(options.lines));
  load.begin_games();
  load.play_to_the_plies();
  load.stop_and_check();
}

/// The server does so at the end of each round of the lobby, every 30 s.
constexpr std::chrono::seconds until_memory_is_returned{35};
/// A game that nobody has asked anything for so long rests (apps/server/lobby.hpp), with time to spare.
constexpr std::chrono::seconds until_games_rest{95};

/// Connections that say nothing, then games that stand at their beginning, then the same after some moves, and once they
/// rest.
Json measure_memory(const Options& options, load::Load& load) {
  const int games = load.wishes().games;
  play_a_few_first(options);
  const auto kib_now = [&] {
    load.play_for(std::chrono::milliseconds(500), false);
    return used(options.processes).kib;
  };
  const double at_first = kib_now();
  load.open_silent(2 * games);
  load.play_for(until_memory_is_returned, false);
  const double connection = (kib_now() - at_first) / (2.0 * games);
  load.close_silent();
  load.play_for(until_memory_is_returned, false);
  const auto a_game = [&](double kib) { return (kib - at_first) / games - 2 * connection; };
  load.begin_games();
  const double standing = kib_now();
  load.play_to_the_plies();
  const double played = kib_now();
  load.play_for(until_games_rest, false);
  const double at_rest = kib_now();
  load.stop_and_check();
  return {{"games", games},
          {"connection_kib", connection},
          {"game_at_its_start_kib", a_game(standing)},
          {"plies", load.wishes().plies},
          {"game_after_plies_kib", a_game(played)},
          {"game_at_rest_kib", a_game(at_rest)},
          {"server_mib", played / 1024},
          {"checked", checked(load.tally())}};
}

void print_waits(const char* name, const Json& waits) {
  fmt::print("  {:<22} p50 {:.2f}  p99 {:.2f}  p99.9 {:.2f}  most {:.1f} ms\n", name, waits["p50_ms"].get<double>(),
             waits["p99_ms"].get<double>(), waits["p999_ms"].get<double>(), waits["most_ms"].get<double>());
}

void print_checked(const Json& result) {
  const auto count = [&](const char* name) { return result[name].get<std::int64_t>(); };
  fmt::print("  checked                {} games with {} moves, {} acknowledged; {} reconnections\n", count("games_checked"),
             count("moves_checked"), count("moves_acknowledged"), count("reconnections"));
  if (count("fault_count") == 0) {
    fmt::print("  faults                 none: no acknowledged move lost, none doubled, players and servers agree\n");
    return;
  }
  fmt::print("  FAULTS                 {}\n", count("fault_count"));
  for (const Json& fault : result["faults"]) fmt::print("    {}\n", fault.get<std::string>());
}

void print_load(const Json& result) {
  const auto value = [&](const char* name) { return result[name].get<double>(); };
  fmt::print("{} games at once, {} connections, {} s a move, {:.0f} s\n", result["games_at_once"].get<int>(),
             result["connections"].get<int>(), value("pace_s"), value("seconds"));
  fmt::print("  durable moves a second {:.0f}\n", value("durable_moves_per_second"));
  print_waits("move to opponent", result["to_opponent"]);
  print_waits("move to ack", result["to_acknowledgement"]);
  fmt::print(
      "  server                 {:.0f} us CPU a move, {:.2f} cores ({:.2f} its loop), {:.0f} MiB; generator {:.2f} cores\n",
      value("server_cpu_us_per_move"), value("server_cores"), value("server_busiest_thread"), value("server_mib"),
      value("generator_cores"));
}

void print_memory(const Json& result) {
  const auto value = [&](const char* name) { return result[name].get<double>(); };
  fmt::print("{} games with two connections each\n", result["games"].get<int>());
  fmt::print(
      "  a connection           {:.1f} KiB\n  a game at its start    {:.1f} KiB\n  after {} half-moves     {:.1f} KiB\n"
      "  the same at rest       {:.1f} KiB\n",
      value("connection_kib"), value("game_at_its_start_kib"), result["plies"].get<int>(), value("game_after_plies_kib"),
      value("game_at_rest_kib"));
}

void add_options(CLI::App& app, Options& options) {
  load::Wishes& wishes = options.wishes;
  app.add_option("--server", options.servers, "http://ADDRESS:PORT of a running server; several are its nodes")->required();
  app.add_option("--pid", options.processes, "its process, for processor time and memory");
  app.add_option("--games", wishes.games, "at once")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--pace", options.pace_seconds, "seconds that a player thinks, on average; 0: flat out")
      ->capture_default_str();
  app.add_option("--seconds", options.seconds, "that are measured")->capture_default_str();
  app.add_option("--warm-up", options.warm_up, "seconds before")->capture_default_str();
  app.add_option("--breaks", wishes.breaks_per_second, "connections a second that break and come back")
      ->capture_default_str();
  app.add_option("--patience", options.patience, "seconds that a server may be away")->capture_default_str();
  app.add_option("--time-control", wishes.time_control, "such as 5+3; without one there is no clock");
  app.add_option("--starts", wishes.starts_per_second, "new games a second, at most")->capture_default_str();
  app.add_option("--lines", options.lines, "games to play, one a line, moves as UCI writes them");
  app.add_flag("--memory", options.memory, "measure memory instead: silent connections, standing games, after --plies");
  app.add_option("--plies", wishes.plies, "stop each game after so many half-moves");
  app.add_flag("--json", options.json, "one JSON object instead of lines for people");
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Plays many games at once against running servers, measures, and checks that nothing is lost.");
  add_options(app, options);
  CLI11_PARSE(app, argc, argv);
  for (const std::string& server : options.servers) {
    options.wishes.servers.push_back(load::read_address(server));
    if (options.wishes.servers.back().port == 0) return std::cerr << "no address: " << server << '\n', 2;
  }
  std::vector<load::Line> lines = read_lines(options.lines);
  if (lines.empty()) return std::cerr << "no games in " << options.lines << '\n', 2;
  options.wishes.pace = std::chrono::milliseconds(static_cast<int>(1000 * options.pace_seconds));
  options.wishes.patience = std::chrono::seconds(static_cast<int>(options.patience));
  if (options.memory && options.wishes.plies == 0) options.wishes.plies = 40;
  allow_many_connections();
  load::Load load(options.wishes, std::move(lines));
  const Json result = options.memory ? measure_memory(options, load) : measure_load(options, load);
  if (options.json) {
    std::cout << result.dump() << '\n';
  } else {
    options.memory ? print_memory(result) : print_load(result);
    print_checked(result["checked"]);
  }
  return result["checked"]["fault_count"].get<int>() == 0 ? 0 : 1;
}
