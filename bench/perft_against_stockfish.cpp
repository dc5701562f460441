// SPDX-License-Identifier: MIT
// Perft of this library beside `go perft` of Debian's stockfish, in one run and in turn, by process CPU time. One thread, no
// hash. Usage: perft_against_stockfish [--rounds N] [--less PLIES] [--kernel portable|magic|pext|avx512] [path of stockfish]
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/kernel/kernel.hpp"

namespace {

struct Task {
  const char* name;
  const char* fen;
  int depth;
};

constexpr Task tasks[] = {
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    {"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    {"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
    {"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6},
    {"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
    {"position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5},
};

double seconds_of(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Measurement {
  std::uint64_t leaves = 0;
  double seconds = 0;
};

template <class Function>
Measurement measure_here(Function function) {
  const double before = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
  const std::uint64_t leaves = function();
  return {leaves, seconds_of(CLOCK_PROCESS_CPUTIME_ID) - before};
}

/// A running stockfish that is asked over pipes. Its CPU time is read from its own clock, so that starting up does not
/// count.
class Stockfish {
 public:
  explicit Stockfish(const char* path) {
    std::array<int, 2> to{}, from{};
    if (pipe(to.data()) != 0 || pipe(from.data()) != 0) std::exit(1);
    process_ = fork();
    if (process_ == 0) {
      dup2(to[0], 0);
      dup2(from[1], 1);
      close(to[1]);
      close(from[0]);
      execl(path, path, nullptr);
      std::_Exit(127);
    }
    close(to[0]);
    close(from[1]);
    commands_ = fdopen(to[1], "w");
    answers_ = fdopen(from[0], "r");
    say("isready");
    if (read_until("readyok").empty() || clock_getcpuclockid(process_, &clock_) != 0) {
      std::fprintf(stderr, "no stockfish at %s (Debian: apt-get install stockfish)\n", path);
      std::exit(1);
    }
  }
  Stockfish(const Stockfish&) = delete;
  Stockfish& operator=(const Stockfish&) = delete;
  ~Stockfish() {
    say("quit");
    std::fclose(commands_);
    std::fclose(answers_);
    waitpid(process_, nullptr, 0);
  }

  Measurement perft(const Task& task, int depth) {
    say(std::string("position fen ") + task.fen);
    say("isready");
    read_until("readyok");
    const double before = seconds_of(clock_);
    say("go perft " + std::to_string(depth));
    const std::string answer = read_until("Nodes searched: ");
    return {std::strtoull(answer.c_str() + std::strlen("Nodes searched: "), nullptr, 10), seconds_of(clock_) - before};
  }

 private:
  void say(const std::string& command) {
    std::fprintf(commands_, "%s\n", command.c_str());
    std::fflush(commands_);
  }
  /// The first line that begins so; empty at the end of the answers.
  std::string read_until(std::string_view beginning) {
    std::array<char, 4096> line{};
    while (std::fgets(line.data(), line.size(), answers_) != nullptr)
      if (std::string_view(line.data()).starts_with(beginning)) return line.data();
    return {};
  }

  pid_t process_ = -1;
  FILE* commands_ = nullptr;
  FILE* answers_ = nullptr;
  clockid_t clock_{};
};

/// Nothing where this machine cannot run it.
const adoube::rules::kernel::Kernel* kernel_named(std::string_view name) {
  namespace kernel = adoube::rules::kernel;
  if (name == "portable") return &kernel::portable;
  if (name == "magic") return kernel::magic();
  if (name == "pext") return kernel::pext();
  return name == "avx512" ? kernel::avx512() : nullptr;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

/// Million leaves a second, one value a round.
struct Speeds {
  std::vector<double> lists, counts, stockfish;
};

double add(std::vector<double>& speeds, const Measurement& m) {
  speeds.push_back(1e-6 * static_cast<double>(m.leaves) / m.seconds);
  return speeds.back();
}

}  // namespace

int main(int argument_count, char** arguments) {
  int rounds = 5, less = 0;
  const char* path = "/usr/games/stockfish";
  const auto* kernel = &adoube::rules::kernel::fastest();
  for (int i = 1; i < argument_count; ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--rounds" && i + 1 < argument_count) {
      rounds = std::max(1, std::atoi(arguments[++i]));
    } else if (argument == "--less" && i + 1 < argument_count) {
      less = std::atoi(arguments[++i]);
    } else if (argument == "--kernel" && i + 1 < argument_count) {
      kernel = kernel_named(arguments[++i]);
      if (kernel == nullptr) return std::fprintf(stderr, "this machine has no kernel %s\n", arguments[i]), 2;
    } else {
      path = arguments[i];
    }
  }

  Stockfish stockfish(path);
  std::array<Speeds, std::size(tasks)> speeds;
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < std::size(tasks); ++i) {
      const int depth = std::max(1, tasks[i].depth - less);
      const auto position = *adoube::notation::read_position(tasks[i].fen);
      const auto words = adoube::rules::kernel::words_of(position.board());
      const Measurement theirs = stockfish.perft(tasks[i], depth);
      const Measurement lists = measure_here([&] { return kernel->perft_with_lists(words, depth); });
      const Measurement counts = measure_here([&] { return kernel->perft(words, depth); });
      if (theirs.leaves != lists.leaves || theirs.leaves != counts.leaves) {
        std::fprintf(stderr, "%s: %llu leaves by stockfish, %llu and %llu here\n", tasks[i].name,
                     static_cast<unsigned long long>(theirs.leaves), static_cast<unsigned long long>(lists.leaves),
                     static_cast<unsigned long long>(counts.leaves));
        return 1;
      }
      add(speeds[i].stockfish, theirs);
      add(speeds[i].lists, lists);
      add(speeds[i].counts, counts);
    }
  }

  std::printf("million leaves a CPU second, medians of %d rounds in turn; ratio = ours / stockfish\n\n", rounds);
  std::printf("%-12s %5s %10s | %14s %6s | %14s %6s\n", "position", "depth", "stockfish", "list at leaf", "ratio",
              "count at leaf", "ratio");
  double log_lists = 0, log_counts = 0;
  for (std::size_t i = 0; i < std::size(tasks); ++i) {
    const double theirs = median(speeds[i].stockfish);
    const double lists = median(speeds[i].lists);
    const double counts = median(speeds[i].counts);
    log_lists += std::log(lists / theirs);
    log_counts += std::log(counts / theirs);
    std::printf("%-12s %5d %10.0f | %14.0f %6.2f | %14.0f %6.2f\n", tasks[i].name, std::max(1, tasks[i].depth - less),
                theirs, lists, lists / theirs, counts, counts / theirs);
  }
  const double n = static_cast<double>(std::size(tasks));
  std::printf("%-12s %16s | %21.2f | %21.2f\n", "geometric mean", "1.00", std::exp(log_lists / n), std::exp(log_counts / n));
}
