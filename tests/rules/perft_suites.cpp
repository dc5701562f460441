// SPDX-License-Identifier: MIT
// The rows of data/perft by every kernel that runs here, counted at the leaves and with lists. With --deeper the kernels are
// also compared with each other so many half-moves further. The last line is "N passed, N failed".
// Usage: perft_suites [--deeper PLIES] FILE.tsv...
#include <time.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/kernel/kernel.hpp"

namespace {

using namespace adoube;
using rules::kernel::Kernel;

struct Row {
  std::string name;
  rules::kernel::Words words;
  int depth;
  std::uint64_t leaves;
};

struct Tally {
  int passed = 0;
  int failed = 0;

  void expect(const Row& row, std::string_view kernel, std::uint64_t counted, std::uint64_t expected) {
    ++(counted == expected ? passed : failed);
    if (counted != expected)
      std::printf("FAILED %s: %llu by %s and not %llu\n", row.name.c_str(), static_cast<unsigned long long>(counted),
                  std::string(kernel).c_str(), static_cast<unsigned long long>(expected));
  }
};

/// Lines of name, FEN, depth, leaves, parted by tabs; lines that begin with # are remarks.
void read_rows(const std::string& path, std::vector<Row>& rows) {
  const auto variant = path.ends_with("chess960.tsv") ? rules::Variant::Chess960 : rules::Variant::Standard;
  std::ifstream lines(path);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string name, fen, depth, leaves;
    std::getline(fields, name, '\t') && std::getline(fields, fen, '\t') && std::getline(fields, depth, '\t') &&
        std::getline(fields, leaves);
    const auto position = notation::read_position(fen, variant);
    if (!position) {
      std::fprintf(stderr, "not a position: %s\n", line.c_str());
      std::exit(2);
    }
    rows.push_back({name, rules::kernel::words_of(position->board()), std::stoi(depth), std::stoull(leaves)});
  }
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Asks `count` about every row, and says how many leaves there were and how fast.
template <class Count>
void run(std::string_view title, const std::vector<Row>& rows, Count count) {
  const double before = processor_seconds();
  std::uint64_t leaves = 0;
  for (const Row& row : rows) leaves += count(row);
  const double seconds = processor_seconds() - before;
  std::printf("%s: %llu leaves, %.1f s, %.0f million/s\n", std::string(title).c_str(),
              static_cast<unsigned long long>(leaves), seconds, 1e-6 * static_cast<double>(leaves) / seconds);
  std::fflush(stdout);
}

}  // namespace

int main(int argument_count, char** arguments) {
  int deeper = 0;
  std::vector<Row> rows;
  for (int i = 1; i < argument_count; ++i) {
    if (std::string_view(arguments[i]) == "--deeper" && i + 1 < argument_count) {
      deeper = std::atoi(arguments[++i]);
    } else {
      read_rows(arguments[i], rows);
    }
  }
  if (rows.empty()) return std::fprintf(stderr, "usage: perft_suites [--deeper PLIES] FILE.tsv...\n"), 2;

  struct Named {
    std::string name;
    const Kernel* kernel;
  };
  Tally tally;
  std::vector<std::uint64_t> further;
  for (const auto& [name, kernel] : {Named{"portable", &rules::kernel::portable}, Named{"magic", rules::kernel::magic()},
                                     Named{"pext", rules::kernel::pext()}, Named{"avx512", rules::kernel::avx512()}}) {
    if (kernel == nullptr) continue;
    run(name + ", counted", rows, [&](const Row& row) {
      const std::uint64_t counted = kernel->perft(row.words, row.depth);
      tally.expect(row, name, counted, row.leaves);
      return counted;
    });
    run(name + ", with lists", rows, [&](const Row& row) {
      const std::uint64_t counted = kernel->perft_with_lists(row.words, row.depth);
      tally.expect(row, name + " with lists", counted, row.leaves);
      return counted;
    });
    if (deeper == 0) continue;
    run(name + ", deeper", rows, [&, at = std::size_t{0}](const Row& row) mutable {
      const std::uint64_t counted = kernel->perft(row.words, row.depth + deeper);
      if (at == further.size()) further.push_back(counted);
      tally.expect(row, name + " deeper", counted, further[at++]);
      return counted;
    });
  }
  std::printf("%d passed, %d failed\n", tally.passed, tally.failed);
  return tally.failed == 0 ? 0 : 1;
}
