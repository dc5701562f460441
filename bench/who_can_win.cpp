// SPDX-License-Identifier: MIT
// Microseconds a verdict of unwinnability::can_win by thread CPU clock: median, 99th and 99.9th percentile, mean, slowest;
// how many positions were decided, and the most memory the program held.
//   who_can_win epd FILE          each line of FILE is a position; both sides are asked about; "verdict" is compared where
//   told who_can_win final FILE...     the final position of each game of the PGN files, for both sides who_can_win every
//   FILE...     every position of the games, in the order played, by Prospects::is_dead() option
//   --positions N          Limits::positions (default: those of the library) option --each                 a line for each
//   question: microseconds, positions, verdict, proof, plies, side, FEN
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/unwinnability/can_win.hpp"
#include "adoube/unwinnability/prospects.hpp"

namespace {

using namespace adoube;
using rules::Color;
using rules::Position;
using unwinnability::Verdict;

double now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

struct Options {
  unwinnability::Limits limits;
  bool each = false;
};

class Figures {
 public:
  void add(double micros) { micros_.push_back(micros); }
  void print() {
    if (micros_.empty()) return;
    std::ranges::sort(micros_);
    double sum = 0;
    for (const double micros : micros_) sum += micros;
    const auto at = [&](double share) {
      return micros_[static_cast<std::size_t>(share * static_cast<double>(micros_.size() - 1))];
    };
    std::printf("%zu questions: median %.2f us, p99 %.1f, p99.9 %.1f, slowest %.0f, mean %.2f (%.0f a second)\n",
                micros_.size(), at(0.5), at(0.99), at(0.999), micros_.back(), sum / static_cast<double>(micros_.size()),
                1e6 * static_cast<double>(micros_.size()) / sum);
  }

 private:
  std::vector<double> micros_;
};

struct Totals {
  Figures figures;
  int verdicts[3] = {};
  int proofs[6] = {};
  int wrong = 0;

  void print() {
    figures.print();
    std::printf(
        "winnable %d, unwinnable %d, undetermined %d; by material %d, structure %d, forced line %d, graph %d, kings and "
        "pawns %d; wrong %d\n",
        verdicts[0], verdicts[1], verdicts[2], proofs[1], proofs[2], proofs[3], proofs[4], proofs[5], wrong);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("most memory %ld MB\n", usage.ru_maxrss / 1024);
  }
};

Verdict ask(const Position& position, Color side, const Options& options, Totals& totals) {
  const double start = now();
  const auto answer = unwinnability::can_win(position, side, options.limits);
  const double micros = now() - start;
  totals.figures.add(micros);
  ++totals.verdicts[static_cast<std::size_t>(answer.verdict)];
  ++totals.proofs[static_cast<std::size_t>(answer.proof)];
  if (options.each)
    std::printf("%.1f\t%u\t%d\t%d\t%zu\t%c\t%s\n", micros, answer.positions, static_cast<int>(answer.verdict),
                static_cast<int>(answer.proof), answer.line.size(), side == Color::White ? 'w' : 'b',
                notation::write_fen(position).c_str());
  return answer.verdict;
}

void epd(const char* name, const Options& options, Totals& totals) {
  std::ifstream file(name);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::size_t end = 0;
    for (int field = 0; field < 4 && end != std::string::npos; ++field) end = line.find(' ', end + 1);
    const auto position = notation::judge_fen(line.substr(0, end) + " 0 1", notation::Strictness::Lenient).position;
    if (!position) {
      std::printf("unread: %s\n", line.c_str());
      continue;
    }
    for (const Color side : {Color::White, Color::Black}) {
      const Verdict verdict = ask(*position, side, options, totals);
      const auto says = [&](std::string_view word) {
        return line.find("verdict \"" + std::string(word) + "\"") != std::string::npos;
      };
      if (!says("")) {
        const bool unwinnable = says("dead") || says(side == Color::White ? "unwinnable-for-white" : "unwinnable-for-black");
        if (verdict != Verdict::Undetermined && unwinnable != (verdict == Verdict::Unwinnable)) {
          ++totals.wrong;
          std::printf("wrong for %s: %s\n", side == Color::White ? "White" : "Black", line.c_str());
        }
      }
    }
  }
}

/// The main line of each game.
class Collector : public notation::PgnVisitor {
 public:
  void starts(const Position& position) override { games_.push_back({position}); }
  void move(rules::Move, const Position& after) override {
    if (depth_ == 0) games_.back().push_back(after);
  }
  void variation_opens() override { ++depth_; }
  void variation_closes() override { --depth_; }

  [[nodiscard]] const std::vector<std::vector<Position>>& games() const { return games_; }

 private:
  std::vector<std::vector<Position>> games_;
  int depth_ = 0;
};

}  // namespace

int main(int argument_count, char** arguments) {
  Options options;
  std::vector<const char*> words;
  for (int i = 1; i < argument_count; ++i) {
    const std::string_view word = arguments[i];
    if (word == "--each")
      options.each = true;
    else if (word == "--positions" && i + 1 < argument_count)
      options.limits.positions = static_cast<std::uint32_t>(std::atol(arguments[++i]));
    else
      words.push_back(arguments[i]);
  }
  if (words.size() < 2)
    return std::fprintf(stderr, "usage: who_can_win epd|final|every FILE... [--positions N] [--each]\n"), 2;
  const std::string_view kind = words[0];
  Totals totals;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (kind == "epd") {
      epd(words[i], options, totals);
      continue;
    }
    std::ifstream file(words[i], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    notation::PgnReader reader(text);
    Collector collector;
    while (reader.read_game(collector)) {
    }
    for (const auto& game : collector.games()) {
      if (kind == "final") {
        for (const Color side : {Color::White, Color::Black}) ask(game.back(), side, options, totals);
        continue;
      }
      unwinnability::Prospects prospects;
      for (const Position& position : game) {
        const double start = now();
        const auto dead = prospects.is_dead(position);
        const double micros = now() - start;
        totals.figures.add(micros);
        ++totals.verdicts[!dead ? 2 : *dead ? 1 : 0];
        if (options.each) std::printf("%.1f\t%d\t%s\n", micros, dead ? *dead : 2, notation::write_fen(position).c_str());
      }
    }
  }
  totals.print();
}
