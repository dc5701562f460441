// SPDX-License-Identifier: GPL-3.0-or-later
/// Takes a file of games into the archive, piece by piece. A piece ends anywhere: a game is taken in once no text that
/// follows can change it, and what is not decided waits with the import. Games are read and checked as `adoube pgn check`
/// does it; one with an error is told of and left out, and the next one is read as if it were not there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_tree.hpp"
#include "adoube/store/finished_games.hpp"

namespace adoube::server {

/// So much of a file is taken with one request.
inline constexpr std::size_t import_piece_bytes = std::size_t{256} << 10;
/// A game that is longer is cut: what is behind the cut is read as games of their own, and has errors.
inline constexpr std::size_t import_game_bytes = std::size_t{1} << 20;
/// Of one game, and of one import, so much is told.
inline constexpr std::size_t findings_a_game = 20;
inline constexpr std::int64_t findings_an_import = 10'000;

class PgnIntake {
 public:
  /// What a short while of work has found; to be handed to FinishedGames::go_on().
  struct Slice {
    std::int64_t from = 0;  ///< bytes that the import had taken
    store::GameImport import{};
    std::vector<store::GameToKeep> games{};
    std::vector<store::ImportFinding> findings{};
    bool last = false;  ///< of this piece
  };

  enum class Piece : std::uint8_t { MoreFollows, EndsTheFile };

  /// `import` has taken what stands before the piece.
  PgnIntake(store::GameImport import, std::string_view piece, Piece kind);

  /// So much work that nobody notices. To be called until it is the last one, each time with the import as go_on() left it.
  [[nodiscard]] Slice next(std::int64_t now_ms);
  void went_on(const store::GameImport& import) { import_ = import; }

 private:
  static constexpr std::size_t games_at_once = 20;
  static constexpr std::size_t half_moves_at_once = 2'000;

  void take(notation::PgnGame game, std::int64_t now_ms, Slice& slice);
  void note_progress(Slice& slice) const;

  store::GameImport import_;
  Piece kind_;
  std::string text_;  ///< the import's rest, then the piece
  std::size_t rest_bytes_;
  notation::PgnPlace start_;
  std::size_t decided_ = 0;  ///< bytes of the text
  notation::PgnReader reader_;
};

}  // namespace adoube::server
