// SPDX-License-Identifier: GPL-3.0-or-later
/// The games that a search finds, on their way out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/game_matcher.hpp"
#include "apps/cli/output_buffer.hpp"

namespace adoube::cli {

enum class FoundForm : std::uint8_t {
  Text,   ///< their bytes as they stand in the file, put together as `pgn merge` does
  Json,   ///< an object a line
  Count,  ///< only how many
};

/// Keeps what is told of the games of a part that are found.
class FindPart final : public GameMatcher {
 public:
  FindPart(const GameQuery& query, FoundForm form, const std::string& file) : GameMatcher(query), form_(form), file_(file) {}

  void tag(std::string_view name, std::string_view value) override;

  struct Found {
    std::uint64_t game;     ///< of the part, counted from 0
    std::size_t number_at;  ///< where its number belongs in text(), in JSON
    std::size_t end;        ///< of what text() says of it
    GameEdges edges;
  };
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const std::vector<Found>& games() const { return games_; }

 private:
  void begin_game() override;
  void found(const PassingGame& game) override;
  std::size_t append_json_line(const PassingGame& game);

  FoundForm form_;
  const std::string& file_;
  std::uint64_t begun_ = 0;
  std::string tags_{};  ///< in JSON, of the game that is being read
  std::string text_{};
  std::vector<Found> games_{};
};

/// Where the games that are found go, up to a number of them.
class FoundGames {
 public:
  /// To `file`, or to standard output where it is null.
  FoundGames(FoundForm form, std::optional<std::uint64_t> limit, OutputFile* file)
      : form_(form), limit_(limit), out_(file) {}

  /// Takes the games of a part, `games_before` of the same file standing before it. False: there is no need for more.
  bool take(const FindPart& part, std::uint64_t games_before);
  /// Everything taken has been handed on.
  void flush() { out_.flush(); }
  [[nodiscard]] std::uint64_t size() const { return size_; }

 private:
  FoundForm form_;
  std::optional<std::uint64_t> limit_;
  OutputBuffer out_;
  GameJoiner joiner_{};
  std::uint64_t size_ = 0;
};

}  // namespace adoube::cli
