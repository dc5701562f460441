// SPDX-License-Identifier: MIT
/// What the value of a tag is likely to be, after what stood in the games before it: nearly all tags of a file repeat
/// something. Writer and reader of a block guess alike. Part of the format (docs/archive.md, "Tags").
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace adoube::archive {

/// How a value is written: itself, or which guess is right.
enum class TagCode : std::uint8_t {
  Literal = 0,  ///< no guess is right; the value stands among the literals
  Again = 1,    ///< as in the last game that has this tag
  Implied = 2,  ///< as what goes with it says
  AsDate = 3,   ///< as the Date tag of the same game
};

class TagGuess {
 public:
  /// `result` and `fen` of the next game, which its tags of those names repeat; they live until the next call.
  void begin_game(std::string_view result, std::string_view fen);
  /// The guess for a tag of the game, whose name has the number `column`. Nothing is guessed as an empty text.
  [[nodiscard]] std::string_view guess(TagCode code, std::size_t column, std::string_view name);
  /// The value that the tag turned out to have, behind each tag in turn; after guess(), with the same column and name.
  void note(std::size_t column, std::string_view name, std::string_view value);

 private:
  /// What the value of the tag goes with: the player, or the tag before it.
  void set_key(std::size_t column, std::string_view name);

  std::string_view result_{};
  std::string_view fen_{};
  std::string white_{};
  std::string black_{};
  std::string date_{};
  std::string before_{};  ///< the value of the tag before
  std::vector<std::string> last_{};
  std::unordered_map<std::string, std::string> implied_{};
  std::string key_{};
};

}  // namespace adoube::archive
