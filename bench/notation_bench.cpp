// SPDX-License-Identifier: MIT
/// How long it takes to write and read moves and positions: nanoseconds a position over all positions of four old games.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/play.hpp"

namespace {

using namespace adoube;

constexpr std::array<std::string_view, 4> games = {
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 "
    "Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    // Anderssen against Kieseritzky, London 1851.
    "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 "
    "Nc3 "
    "Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
    // Anderssen against Dufresne, Berlin 1852.
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 "
    "Bxd3 "
    "Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#",
    // D. Byrne against Fischer, New York 1956.
    "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 bxc3 Nxe4 Bxe7 Qb6 Bc4 "
    "Nxc3 "
    "Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 "
    "Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#",
};

struct Ply {
  rules::Position position;
  rules::Move move;
  std::string san;
  std::string uci;
  std::string fen;
};

[[nodiscard]] std::vector<Ply> plies_of_all_games() {
  std::vector<Ply> plies;
  for (std::string_view game : games) {
    rules::Position position = rules::Position::initial();
    while (!game.empty()) {
      const std::size_t end = std::min(game.find(' '), game.size());
      const std::string_view san = game.substr(0, end);
      const auto reading = notation::read_san(position, san, notation::Strictness::Strict);
      if (!reading) {
        std::fprintf(stderr, "not a legal move: %.*s\n", static_cast<int>(san.size()), san.data());
        std::exit(1);
      }
      plies.push_back(
          {position, reading->move, std::string(san), notation::write_uci(reading->move), notation::write_fen(position)});
      position = rules::play(position, reading->move);
      game.remove_prefix(std::min(end + 1, game.size()));
    }
  }
  return plies;
}

const std::vector<Ply> plies = plies_of_all_games();

/// Runs `each` over every ply and reports the time of one.
template <class Each>
void over_all_plies(benchmark::State& state, Each each) {
  for (auto _ : state)
    for (const Ply& ply : plies) each(ply);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
  state.counters["each"] = benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(plies.size()),
                                              benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void san_write(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) {
    std::array<char, notation::san_write_limit> text;
    benchmark::DoNotOptimize(notation::write_san(ply.position, ply.move, text.data()));
    benchmark::DoNotOptimize(text);
  });
}
void san_read_fast(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::read_san_fast(ply.position, ply.san)); });
}
void san_read_fast_and_play(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) {
    const auto move = notation::read_san_fast(ply.position, ply.san);
    benchmark::DoNotOptimize(rules::play(ply.position, *move));
  });
}
void san_read_strict(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) {
    benchmark::DoNotOptimize(notation::read_san(ply.position, ply.san, notation::Strictness::Strict));
  });
}
void san_read_lenient_coordinates(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::read_san(ply.position, ply.uci)); });
}
void uci_read(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::read_uci(ply.position, ply.uci)); });
}
void play(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(rules::play(ply.position, ply.move)); });
}
void fen_write(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::write_fen(ply.position)); });
}
void fen_read_setup(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::read_fen(ply.fen)); });
}
void fen_read_position(benchmark::State& state) {
  over_all_plies(state, [](const Ply& ply) { benchmark::DoNotOptimize(notation::read_position(ply.fen)); });
}

BENCHMARK(play);
BENCHMARK(san_write);
BENCHMARK(san_read_fast);
BENCHMARK(san_read_fast_and_play);
BENCHMARK(san_read_strict);
BENCHMARK(san_read_lenient_coordinates);
BENCHMARK(uci_read);
BENCHMARK(fen_write);
BENCHMARK(fen_read_setup);
BENCHMARK(fen_read_position);

}  // namespace

BENCHMARK_MAIN();
