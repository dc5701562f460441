// SPDX-License-Identifier: MIT
// The server under load, in one process with its players: acknowledged moves a second with every move on disk first, the
// time from a move to its acknowledgement, echoes a second over one connection, memory of a connection that only watches.
//   server_moves [GAMES] [SECONDS]
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <thread>
#include <vector>

#include "adoube/store/database.hpp"
#include "tests/server/played_game.hpp"
#include "tests/store/temporary_folder.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

long resident_kib() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "VmRSS:") {
      long kib = 0;
      status >> kib;
      return kib;
    }
  return 0;
}

void measure_moves(std::uint16_t port, unsigned games, double seconds) {
  std::atomic<int> moves = 0;
  std::atomic<bool> enough = false;
  std::vector<std::vector<double>> waits(games);
  std::vector<std::thread> threads;
  const auto start = Clock::now();
  const std::clock_t cpu_start = std::clock();
  for (unsigned number = 0; number < games; ++number)
    threads.emplace_back([&, number] {
      for (unsigned round = 0; !enough; ++round) {
        server::PlayedGame game(port, number + 1000 * round);
        game.play(moves, &enough, &waits[number]);
      }
    });
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  enough = true;
  const double took = seconds_since(start);
  const int made = moves;
  const double cpu = static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC;
  for (std::thread& thread : threads) thread.join();
  std::vector<double> all;
  for (const auto& some : waits) all.insert(all.end(), some.begin(), some.end());
  std::ranges::sort(all);
  if (all.empty()) return;
  fmt::print(
      "{} games at once: {:.0f} acknowledged moves/s; to the acknowledgement: median {:.1f} ms, 99th percentile {:.1f} ms\n",
      games, made / took, 1000 * all[all.size() / 2], 1000 * all[all.size() * 99 / 100]);
  fmt::print("processor time a move, server, store and both players: {:.0f} us\n", 1e6 * cpu / std::max(made, 1));
}

void measure_echo(std::uint16_t port) {
  server::WebSocketClient socket(port);
  constexpr int echoes = 20'000;
  const auto start = Clock::now();
  for (int id = 0; id < echoes; ++id) {
    socket.send(write(server::PingMessage{.id = id}));
    (void)socket.text();
  }
  fmt::print("one connection, one message at a time: {:.0f} echoes/s\n", echoes / seconds_since(start));
}

void measure_memory(std::uint16_t port) {
  const server::GameMade made =
      server::make_game(port, {.colour = server::ColourChoice::White, .variant = {}, .fen = {}, .name = {}});
  constexpr int watchers = 1000;
  std::vector<std::unique_ptr<server::PlayerClient>> watching;
  const long before = resident_kib();
  for (int count = 0; count < watchers; ++count) watching.push_back(std::make_unique<server::PlayerClient>(port, made.game));
  fmt::print("memory of a connection that watches, both its ends: {:.1f} KiB\n",
             static_cast<double>(resident_kib() - before) / watchers);
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned games = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 64;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 5;
  const store::TemporaryFolder folder;
  const auto database = store::open_database("sqlite:" + (folder.path() / "adoube.db").string());
  if (!database) return 2;
  server::RunningServer server(**database);
  measure_echo(server.port());
  measure_memory(server.port());
  measure_moves(server.port(), games, seconds);
  return 0;
}
