// SPDX-License-Identifier: MIT
// Learns the weights of an archive's model of moves from games, and says what the moves of other games cost with them.
//
//   learn_moves [--out FILE.cpp] [--passes N] GAMES.pgn... [--test OTHER.pgn...]
//
// The weights make a logistic choice among the legal moves (a softmax over sums of weights) most likely to have played the
// games: stochastic descent with a rate of its own for each weight (AdaGrad) and a slight pull towards zero. Another slight
// pull keeps the sum over the moves of a position near one, where the archive's weights are finest (move_weight.hpp). Only
// main lines count. Costs are told in bits a half-move, with weights as the archive has them.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/archive/move_weight.hpp"
#include "adoube/archive/outlook.hpp"
#include "adoube/notation/pgn_reader.hpp"
#include "adoube/rules/survey.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is the program
using archive::Outlook;
using archive::Situation;

constexpr std::size_t feature_count = archive::feature::count;
constexpr double units_in_a_bit = 64;

/// The features of each legal move of one position, the first `begins[1]` those of the first move, and so on.
struct Choice {
  std::vector<std::uint16_t> features{};
  std::vector<std::uint32_t> begins = {0};
  std::size_t played = 0;

  [[nodiscard]] std::size_t moves() const { return begins.size() - 1; }
  template <class Do>
  void for_features(std::size_t move, Do act) const {
    for (std::uint32_t i = begins[move]; i < begins[move + 1]; ++i) act(features[i]);
  }
};

Choice choice_of(const Situation& situation, rules::Move played) {
  Choice choice;
  rules::Survey survey;
  rules::survey(situation.position, survey);
  const Outlook outlook(situation, survey);
  const auto add = [&](unsigned feature) { choice.features.push_back(static_cast<std::uint16_t>(feature)); };
  for (const rules::Move move : survey.moves) {
    const auto kind = static_cast<unsigned>(index(situation.position.at(move.from())->kind));
    outlook.features(kind, move.bits() & 63, move.bits() >> 6 & 63, move.bits() >> 12, add);
    if (move == played) choice.played = choice.moves();
    choice.begins.push_back(static_cast<std::uint32_t>(choice.features.size()));
  }
  return choice;
}

struct Games {
  std::vector<Choice> choices{};  ///< of the main lines
  std::size_t games = 0;
};

class Collector final : public notation::PgnVisitor {
 public:
  explicit Collector(Games& games) : games_(games) {}

  void game_begins() override { ++games_.games; }
  void starts(const rules::Position& position) override {
    now_ = {position};
    depth_ = 0;
  }
  void variation_opens() override { ++depth_; }
  void variation_closes() override { --depth_; }
  void move(rules::Move move, const rules::Position& /*after*/) override {
    if (depth_ > 0) return;
    games_.choices.push_back(choice_of(now_, move));
    now_.play(move);
  }

 private:
  Games& games_;
  Situation now_{rules::Position::initial()};
  int depth_ = 0;
};

Games collect(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::fprintf(stderr, "learn_moves: %s can't be read\n", path.c_str());
    std::exit(2);
  }
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  notation::PgnReader reader(text);
  Games games;
  Collector collector(games);
  while (reader.read_game(collector)) {
  }
  return games;
}

using Weights = std::vector<float>;  ///< in natural logarithms

/// How likely each move is, in `likely`.
struct Foretold {
  double bits;  ///< that the played one costs
  float level;  ///< logarithm of the sum of all moves' weights
};
Foretold foretell(const Weights& weights, const Choice& choice, std::vector<float>& likely) {
  likely.assign(choice.moves(), 0);
  for (std::size_t i = 0; i < choice.moves(); ++i)
    choice.for_features(i, [&](std::uint16_t feature) { likely[i] += weights[feature]; });
  const float best = *std::ranges::max_element(likely);
  float total = 0;
  for (float& one : likely) total += one = std::exp(one - best);
  for (float& one : likely) one /= total;
  return {-std::log2(static_cast<double>(likely[choice.played])), best + std::log(total)};
}

/// A row of whole sixty-fourths of a bit, as the archive has them.
using Units = std::vector<std::int16_t>;
Units in_units(const Weights& weights) {
  constexpr double largest = 1800;
  Units units;
  for (const float weight : weights)
    units.push_back(
        static_cast<std::int16_t>(std::lround(std::clamp(weight / std::log(2.0) * units_in_a_bit, -largest, largest))));
  return units;
}

/// What moves cost in the archive, in bits.
double cost(const Units& units, const std::vector<Choice>& choices) {
  double bits = 0;
  for (const Choice& choice : choices) {
    double total = 0;
    double played = 0;
    for (std::size_t i = 0; i < choice.moves(); ++i) {
      int score = 0;
      choice.for_features(i, [&](std::uint16_t feature) { score += units[feature]; });
      const double weight = archive::weight_of(std::clamp(score, archive::lowest_score, archive::highest_score));
      total += weight;
      if (i == choice.played) played = weight;
    }
    bits += std::log2(total / played);
  }
  return bits / static_cast<double>(std::max<std::size_t>(1, choices.size()));
}

class Learner {
 public:
  explicit Learner(const std::vector<Choice>& choices) : choices_(choices), order_(choices.size()) {
    for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = i;
  }

  /// Answers the mean cost during the pass.
  double pass(float rate) {
    for (std::size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[random_() % i]);
    double bits = 0;
    for (const std::size_t i : order_) bits += learn(choices_[i], rate);
    return bits / static_cast<double>(order_.size());
  }
  [[nodiscard]] const Weights& weights() const { return weights_; }

 private:
  double learn(const Choice& choice, float rate) {
    constexpr float pull = 2e-6F;
    constexpr float negligible = 1e-4F;
    constexpr float levelling = 0.01F;
    const auto [bits, level] = foretell(weights_, choice, likely_);
    for (std::size_t i = 0; i < choice.moves(); ++i) {
      const float slope = likely_[i] * (1 + levelling * level) - (i == choice.played ? 1.0F : 0.0F);
      if (std::abs(slope) < negligible) continue;
      choice.for_features(i, [&](std::uint16_t feature) {
        const float step = slope + pull * weights_[feature];
        squares_[feature] += step * step;
        weights_[feature] -= rate * step / std::sqrt(squares_[feature]);
      });
    }
    return bits;
  }

  const std::vector<Choice>& choices_;
  std::vector<std::size_t> order_;
  std::mt19937 random_{1};
  Weights weights_ = Weights(feature_count, 0.0F);
  Weights squares_ = Weights(feature_count, 1e-3F);
  std::vector<float> likely_{};
};

void write(const std::string& path, const Units& units, std::size_t games, std::size_t moves) {
  std::string out =
      "// SPDX-License-Identifier: MIT\n"
      "// Learnt by bench/learn_moves.cpp from the main lines of " +
      std::to_string(games) + " games, " + std::to_string(moves) +
      " moves (docs/archive.md, \"The model\").\n"
      "#pragma once\n\n#include <array>\n#include <cstdint>\n\n#include \"adoube/archive/outlook.hpp\"\n\n"
      "namespace adoube::archive {\n\n/// The weights of the features of outlook.hpp, in 1/64 bit.\n// clang-format off\n"
      "inline constexpr std::array<std::int16_t, feature::count> learnt_weights = {";
  std::size_t column = 0;
  for (const std::int16_t unit : units) out.append(column++ % 24 == 0 ? "\n" : "").append(std::to_string(unit)).append(",");
  out += "\n};\n// clang-format on\n\n}  // namespace adoube::archive\n";
  std::ofstream(path, std::ios::binary) << out;
}

}  // namespace

int main(int argc, char** argv) {
  std::string out;
  int passes = 24;
  bool testing = false;
  Games games;
  std::vector<std::pair<std::string, Games>> tests;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--out" && i + 1 < argc) {
      out = argv[++i];
    } else if (argument == "--passes" && i + 1 < argc) {
      passes = std::atoi(argv[++i]);
    } else if (argument == "--test") {
      testing = true;
    } else if (testing) {
      tests.emplace_back(argument, collect(argv[i]));
    } else {
      Games more = collect(argv[i]);
      games.games += more.games;
      std::ranges::move(more.choices, std::back_inserter(games.choices));
    }
  }
  if (games.choices.empty()) {
    std::fprintf(stderr, "usage: learn_moves [--out FILE.cpp] [--passes N] GAMES.pgn... [--test OTHER.pgn...]\n");
    return 2;
  }
  std::printf("%zu games, %zu moves, %zu weights\n", games.games, games.choices.size(), feature_count);
  Learner learner(games.choices);
  for (int pass = 0; pass < passes; ++pass) {
    const float rate = 0.15F * (pass < passes / 2 ? 1.0F : 0.3F) * (pass + 1 < passes ? 1.0F : 0.3F);
    std::printf("pass %d: %.3f bits a move\n", pass + 1, learner.pass(rate));
  }
  const Units units = in_units(learner.weights());
  std::printf("%.3f bits a move on the games it learnt from\n", cost(units, games.choices));
  for (const auto& [name, test] : tests)
    std::printf("%.3f bits a move, %zu games, %zu moves: %s\n", cost(units, test.choices), test.games, test.choices.size(),
                name.c_str());
  if (!out.empty()) write(out, units, games.games, games.choices.size());
}
