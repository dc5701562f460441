// SPDX-License-Identifier: MIT
/// Complete classes of small material, such as king and knight against king and pawn: for every placement of the men,
/// whether one side can ever mate. A least fixpoint, nothing else: it can where its mate stands on the board, and where a
/// legal move leads to a position in which it can. The classes that captures and promotions lead to are worked out first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

/// How many men of each kind the side that is to mate has beside its king, and the other side; by rules::index(Kind).
struct EndgameClass {
  std::array<int, 5> winner{};
  std::array<int, 5> loser{};

  /// "KNvKP" and the like, the winner first.
  [[nodiscard]] static EndgameClass named(std::string_view name);
  [[nodiscard]] std::string name() const;
  [[nodiscard]] int men() const;

  friend auto operator<=>(const EndgameClass&, const EndgameClass&) = default;
};

class Endgames {
 public:
  enum class Placements {
    All,
    /// Of a class with one pawn each: they stand head to head. No move but a capture leaves this part of the class.
    BlockedPawns,
  };

  /// Works the class out, and what it leads to. At most two men stand beside the kings, so that its table has 4 MB. Cost:
  /// less than a second for one man, a minute for two.
  void solve(const EndgameClass& which, Placements placements = Placements::All);

  /// Each position of a class that has been solved, and whether the winner, here White, can mate. The right board stands for
  /// the left one too, and where there is no pawn the upper half for the lower.
  void for_each(const EndgameClass& which, const std::function<void(const rules::Position&, bool can_mate)>& visit) const;

  /// Whether `side` can ever mate. The class of the position has been solved, and there is no castling right in it.
  [[nodiscard]] bool can_mate(const rules::Position& position, rules::Color side) const;

 private:
  struct Table {
    Placements placements = Placements::All;
    std::vector<bool> can_mate{};  ///< by place_of()
  };

  [[nodiscard]] bool a_move_leads_to_mate(const rules::Position& position) const;

  std::map<EndgameClass, Table> tables_;
};

}  // namespace adoube::unwinnability
