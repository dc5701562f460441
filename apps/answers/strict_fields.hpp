// SPDX-License-Identifier: MIT
/// Reads an object of JSON strictly: each field is of the kind asked for, and there is none besides. The first fault is kept
/// with its path, "task.goal.to", and what was expected; what follows it has no effect.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/bitboard.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

struct PathFault {
  std::string path;      ///< "task.options.2.code"
  std::string expected;  ///< "a square such as e4"
};

/// "task.goal.to: expected a square such as e4".
[[nodiscard]] std::string text(const PathFault& fault);

class StrictFields {
 public:
  /// `fault`: of all that is read together; empty to begin with. `known`: all fields that may be there.
  StrictFields(const Json& json, std::string path, std::optional<PathFault>& fault,
               std::initializer_list<std::string_view> known);

  [[nodiscard]] bool good() const { return !fault_; }
  [[nodiscard]] bool has(const char* field) const { return find(field) != nullptr; }
  /// nullptr where it is absent or null.
  [[nodiscard]] const Json* find(const char* field) const;
  [[nodiscard]] std::string path(std::string_view field) const;
  void fail(std::string_view field, std::string_view expected);
  /// A fault found elsewhere, in words of its own.
  void fail_at(std::string path, std::string expected);

  // Each gives nothing where the field is absent; where it is something else, that is the fault.
  std::optional<std::string> text(const char* field);
  std::optional<bool> flag(const char* field);
  std::optional<int> number(const char* field, int least, int most);
  std::optional<rules::Square> square(const char* field);
  std::optional<rules::Bitboard> squares(const char* field);
  std::optional<notation::UciText> move(const char* field);
  template <class Value>
  std::optional<Value> word(const char* field, std::optional<Value> (*from)(std::string_view), std::string_view expected) {
    const auto said = text(field);
    if (!said) return std::nullopt;
    const auto value = from(*said);
    if (!value) fail(field, expected);
    return value;
  }
  /// The elements of a list; none where it is absent.
  std::vector<const Json*> list(const char* field);

  /// The value, or where it is absent that is the fault and `otherwise` is given.
  template <class Value>
  Value needed(const char* field, std::optional<Value> value, std::string_view expected, Value otherwise) {
    if (!value) fail(field, expected);
    return value.value_or(otherwise);
  }

 private:
  const Json& json_;
  std::string path_;
  std::optional<PathFault>& fault_;
};

inline constexpr std::string_view a_move = "a move such as e2e4 or a7a8q";
inline constexpr std::string_view a_square = "a square such as e4";
inline constexpr std::string_view a_color = "white or black";

}  // namespace adoube::answers
