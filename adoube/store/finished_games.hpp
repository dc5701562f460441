// SPDX-License-Identifier: MIT
/// The archive: every game that has ended here, and games that were imported, found by player, opening, result, reason of
/// the end, date and position; and what was played from a position. As in store.hpp, what was answered with a value is done
/// for good, a fault has changed nothing, no exception leaves a call, and every call may be made from any thread.
///
/// A game has a place, a number by which all lists are in order: the day comes first, then the order in which games came in.
/// Whoever asks for more names the last place, so a page costs the same wherever it stands.
///
/// Who finds a game: everybody where it is open, otherwise its owners alone. docs/games_archive.md tells which games are.
///
/// Cost: a row for the game, some ten for the words it is found by, one for each position it came to, and one for each move
/// of its first forty half-moves that no game before it had played there. In SQLite a game of 95 half-moves takes some
/// 4 KB, and its PGN besides where it was imported.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/rules/color.hpp"
#include "adoube/store/store_error.hpp"

namespace adoube::store {

enum class GameSource : std::uint8_t { Played, Imported };

/// A position that a game came to, and what was played there.
struct PassedPosition {
  std::uint64_t position = 0;           ///< rules::position_hash()
  std::int64_t ply = 0;                 ///< how many half-moves were made before
  std::optional<std::uint16_t> move{};  ///< rules::Move::bits(); nothing where the game ended

  friend bool operator==(const PassedPosition&, const PassedPosition&) = default;
};

/// What is told of a game in a list.
struct FinishedGame {
  std::string id;
  GameSource source = GameSource::Played;
  bool open = false;  ///< everybody may find it
  std::string white;  ///< names; empty: not known
  std::string black;
  std::string white_account{};  ///< of those who were signed in
  std::string black_account{};
  std::string result;  ///< "1-0"
  std::string reason;  ///< why it ended: "checkmate"; empty: not known
  /// 20261130; zeros for what is not known: 20230500, 0.
  std::int64_t day = 0;
  std::string event{};
  std::string site{};
  std::string eco{};      ///< "B90"; empty: none
  std::string opening{};  ///< its name
  std::string variant{};  ///< "standard", "chess960"
  std::int64_t plies = 0;
  std::int64_t kept_ms = 0;

  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// A game as it is taken in.
struct GameToKeep {
  FinishedGame game;
  std::vector<std::string> owners{};  ///< accounts that find it among their own
  std::string pgn{};                  ///< of an imported game; one that was played here is its events
  /// Each once, where the game came to it first.
  std::vector<PassedPosition> positions{};
};

/// What is looked for. What is empty or nothing does not matter.
struct GameQuery {
  std::string account{};                 ///< who asks; empty: nobody
  bool own = false;                      ///< the account's own games alone
  std::string player{};                  ///< words of a name, all of them in the names of the players
  std::optional<rules::Color> colour{};  ///< that the player had
  std::string opening{};                 ///< "B90", "B9", or words of its name
  std::string result{};
  std::string reason{};
  std::int64_t from_day = 0;
  std::int64_t to_day = 99991231;
  std::optional<std::uint64_t> position{};
  std::int64_t before = std::numeric_limits<std::int64_t>::max();  ///< a place: those behind it in the list
  std::int64_t limit = 50;
};

struct FoundGames {
  std::vector<FinishedGame> games{};  ///< the latest day first
  /// Where there may be more: the place to go on behind. A page may be short, or empty, and the next one not: so many rows
  /// are looked at for one page and no more.
  std::optional<std::int64_t> more{};
};

/// Of the games that played a move from a position, how many ended how.
struct MoveCount {
  std::optional<std::uint16_t> move{};  ///< rules::Move::bits(); nothing: the game ended there
  std::int64_t white = 0;
  std::int64_t draws = 0;
  std::int64_t black = 0;
  std::int64_t others = 0;  ///< without a result, or with one of an arbiter's

  [[nodiscard]] std::int64_t games() const { return white + draws + black + others; }
  friend bool operator==(const MoveCount&, const MoveCount&) = default;
};

/// A file of games on its way in.
struct GameImport {
  std::string id;
  std::string account;  ///< empty: the operator's
  std::string name;     ///< of the file
  bool open = false;    ///< everybody may find its games
  std::int64_t started_ms = 0;
  std::int64_t changed_ms = 0;
  /// Where `rest` begins in the file.
  std::int64_t offset = 0;
  std::int64_t line = 1;
  std::int64_t column = 1;
  std::string rest{};  ///< bytes that were taken and are not decided, since their game may go on
  std::int64_t games = 0;
  std::int64_t kept = 0;
  std::int64_t doubled = 0;  ///< there before, and left as they were
  std::int64_t faulty = 0;   ///< with an error, and not kept
  std::int64_t findings = 0;
  bool ended = false;

  /// How many bytes of the file have been taken.
  [[nodiscard]] std::int64_t taken() const { return offset + static_cast<std::int64_t>(rest.size()); }
  friend bool operator==(const GameImport&, const GameImport&) = default;
};

/// Something about a game of an import, as `adoube pgn check` says it.
struct ImportFinding {
  std::int64_t number = 0;  ///< 0, 1, 2, ... within the import
  std::int64_t game = 0;    ///< from 1
  std::string code;
  std::string forgiven{};  ///< code of what was forgiven; empty: nothing was
  std::int64_t line = 1;
  std::int64_t column = 1;
  std::int64_t ply = 0;
  std::string token{};

  friend bool operator==(const ImportFinding&, const ImportFinding&) = default;
};

class FinishedGames {
 public:
  /// So many half-moves of a game count for what was played from positions that many games have come to.
  static constexpr std::int64_t counted_plies = 40;
  /// Positions that fewer games have come to are counted by those games themselves.
  static constexpr std::int64_t counted_from = 1'000;
  /// How many rows are looked at for one page.
  static constexpr std::int64_t rows_a_page = 20'000;

  FinishedGames() = default;
  FinishedGames(const FinishedGames&) = delete;
  FinishedGames& operator=(const FinishedGames&) = delete;
  virtual ~FinishedGames() = default;

  /// Names of games that have ended and are not in the archive, at most `limit`; whoever takes them has them to itself until
  /// `lease_ms` from now. A game that ended in an older version is among them, and so is one that went on then. Errors of
  /// these: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<std::string>, StoreError> take_ended(std::int64_t now_ms, std::int64_t lease_ms,
                                                                                  std::int64_t limit) = 0;
  /// That game, taken with that lease, had not ended or cannot be read: it is given to nobody any more, until it ends.
  [[nodiscard]] virtual StoreAnswer pass_over(std::string_view game, std::int64_t lease_ms) = 0;

  /// Takes them in, all or none. One whose id is there already stays as it was. Names and ownership of accounts that are
  /// gone meanwhile are left out. Answers for each whether it is new. Errors: Unkeepable, Unavailable.
  [[nodiscard]] virtual Expected<std::vector<bool>, StoreError> keep(const std::vector<GameToKeep>& games) = 0;

  /// Errors of these: Unavailable.
  [[nodiscard]] virtual Expected<FoundGames, StoreError> find(const GameQuery& query) = 0;
  /// What was played from that position in open games, or where an account is named in that account's own (the latest
  /// 20,000): most games first.
  [[nodiscard]] virtual Expected<std::vector<MoveCount>, StoreError> moves_from(std::uint64_t position,
                                                                                std::string_view own_account) = 0;

  /// One that this account, or with an empty one anybody, may find. Errors of these: UnknownGame, Unavailable.
  [[nodiscard]] virtual Expected<FinishedGame, StoreError> game(std::string_view id, std::string_view account) = 0;
  /// Of an imported game; empty for one that was played here.
  [[nodiscard]] virtual Expected<std::string, StoreError> pgn(std::string_view id, std::string_view account) = 0;
  /// How many games the account owns. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::int64_t, StoreError> owned(std::string_view account) = 0;

  /// Errors: Conflict (that id), Unkeepable, Unavailable.
  [[nodiscard]] virtual StoreAnswer begin_import(const GameImport& import) = 0;
  /// Errors: UnknownImport (also where it is another account's), Unavailable.
  [[nodiscard]] virtual Expected<GameImport, StoreError> import(std::string_view account, std::string_view id) = 0;
  /// Those begun last first, at most `limit`, without their rest. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<GameImport>, StoreError> imports(std::string_view account,
                                                                              std::int64_t limit) = 0;
  /// In one transaction: takes the games in and notes that the import, which had taken `from` bytes, is where `import` says;
  /// the counts of kept and doubled games are added to `import`. Findings are numbered from `import.findings` on, which is
  /// raised. Errors: Conflict (it has taken another number of bytes), UnknownImport, Unkeepable, Unavailable.
  [[nodiscard]] virtual StoreAnswer go_on(std::int64_t from, GameImport& import, const std::vector<GameToKeep>& games,
                                          const std::vector<ImportFinding>& findings) = 0;
  /// From that number on, at most `limit`. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<ImportFinding>, StoreError> findings(std::string_view import, std::int64_t from,
                                                                                  std::int64_t limit) = 0;
};

}  // namespace adoube::store
