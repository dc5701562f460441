// SPDX-License-Identifier: GPL-3.0-or-later
// Made by protocol/generate.py from protocol/messages.json. Change those, not this.
// clang-format off
/// What server and page say to each other (docs/protocol.md): one struct a message, a reader that gives the message or
/// the first reason why the text is none, and a writer. The readers take any bytes, never throw, and ignore fields they
/// do not know. Cost: one parse of the text and a copy of its strings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adoube/support/expected.hpp"

namespace adoube::server {

inline constexpr std::size_t max_client_message_bytes = 4096;
inline constexpr std::size_t max_server_message_bytes = 4194304;
inline constexpr std::size_t max_request_body_bytes = 4096;

enum class Colour : std::uint8_t { White, Black };
[[nodiscard]] std::string_view word(Colour value);
[[nodiscard]] std::optional<Colour> read_colour(std::string_view word);

/// The creator's colour, or "hands": a white and a black pawn hidden in two closed hands, of which the opponent picks one.
enum class ColourChoice : std::uint8_t { White, Black, Hands };
[[nodiscard]] std::string_view word(ColourChoice value);
[[nodiscard]] std::optional<ColourChoice> read_colour_choice(std::string_view word);

enum class Hand : std::uint8_t { Left, Right };
[[nodiscard]] std::string_view word(Hand value);
[[nodiscard]] std::optional<Hand> read_hand(std::string_view word);

enum class Variant : std::uint8_t { Standard, Chess960 };
[[nodiscard]] std::string_view word(Variant value);
[[nodiscard]] std::optional<Variant> read_variant(std::string_view word);

/// Which rules hold: the Competitive Rules, or those of Appendix A or B.
enum class PaceOfPlay : std::uint8_t { Standard, Rapid, Blitz };
[[nodiscard]] std::string_view word(PaceOfPlay value);
[[nodiscard]] std::optional<PaceOfPlay> read_pace_of_play(std::string_view word);

/// Whether the Competitive Rules hold in full (A.4, B.2) or not (A.5, B.3).
enum class Supervision : std::uint8_t { Full, Limited };
[[nodiscard]] std::string_view word(Supervision value);
[[nodiscard]] std::optional<Supervision> read_supervision(std::string_view word);

enum class Language : std::uint8_t { En, ZhHans, ZhHant };
[[nodiscard]] std::string_view word(Language value);
[[nodiscard]] std::optional<Language> read_language(std::string_view word);

/// `flag` and `abort` are written by the server alone: on a screen a flag falls by itself (6.8), and a game whose first move does not come ends so. `stop` to `end` are the arbiter's.
enum class ActKind : std::uint8_t { Move, Touch, Adjust, OfferDraw, AcceptDraw, DeclineDraw, Claim, Resign, Flag, CallArbiter, Stop, Start, Penalty, SetClock, Restore, Decide, End, AskTakeBack, AcceptTakeBack, DeclineTakeBack, Abort, AskRematch, WithdrawRematch };
[[nodiscard]] std::string_view word(ActKind value);
[[nodiscard]] std::optional<ActKind> read_act_kind(std::string_view word);

/// The last two are of Guidelines III, and for the arbiter to decide.
enum class ClaimKind : std::uint8_t { ThreefoldRepetition, FiftyMoves, NoNormalWin, AskIncrement };
[[nodiscard]] std::string_view word(ClaimKind value);
[[nodiscard]] std::optional<ClaimKind> read_claim_kind(std::string_view word);

enum class Actor : std::uint8_t { White, Black, Arbiter };
[[nodiscard]] std::string_view word(Actor value);
[[nodiscard]] std::optional<Actor> read_actor(std::string_view word);

/// The first five are penalties (12.9), the others decisions on what was claimed (Guidelines III).
enum class ArbiterChoice : std::uint8_t { Warning, TimeAdded, TimeRemoved, Points, Loss, Grant, Reject, Postpone };
[[nodiscard]] std::string_view word(ArbiterChoice value);
[[nodiscard]] std::optional<ArbiterChoice> read_arbiter_choice(std::string_view word);

enum class ErrorCode : std::uint8_t { Unreadable, NotJoined, AlreadyJoined, UnknownGame, WrongKey, WrongInvitation, NotForYou, UnknownPlayer, NoChallenges, SeatTaken, HandNeeded, BadSetup, TooFast, TooMany, NotFound, WrongMethod, ForeignOrigin, Unavailable, GoingAway, WrongType, SignedOut, NotRecognised, AccountDisabled, NameTaken, NameTooShort, NameTooLong, NameLetters, NameReserved, PasswordTooShort, PasswordTooLong, PasswordCommon, BadPicture, UnknownImport, WrongOffset, ArchiveFull, NotOver };
[[nodiscard]] std::string_view word(ErrorCode value);
[[nodiscard]] std::optional<ErrorCode> read_error_code(std::string_view word);

/// none: nobody has asked for it. given-up: the engine failed again and again; it may be asked for anew.
enum class AnalysisStage : std::uint8_t { None, Waiting, Running, Done, GivenUp };
[[nodiscard]] std::string_view word(AnalysisStage value);
[[nodiscard]] std::optional<AnalysisStage> read_analysis_stage(std::string_view word);

enum class GameSource : std::uint8_t { Played, Imported };
[[nodiscard]] std::string_view word(GameSource value);
[[nodiscard]] std::optional<GameSource> read_game_source(std::string_view word);

enum class NoteSeverity : std::uint8_t { Error, Warning };
[[nodiscard]] std::string_view word(NoteSeverity value);
[[nodiscard]] std::optional<NoteSeverity> read_note_severity(std::string_view word);

/// A game of the archive in a list.
struct ArchivedGame {
  std::string id{};
  GameSource source{};
  /// Everybody finds it; otherwise its players, or whoever has imported it, alone.
  bool open{};
  /// A name; empty where none is known.
  std::string white{};
  std::string black{};
  std::string result{};
  /// Why it ended, as in Outcome; absent where that is not known.
  std::optional<std::string> reason{};
  std::string date{};
  std::string event{};
  /// B90; empty where the game has no opening that has a name.
  std::string eco{};
  /// Its English name.
  std::string opening{};
  Variant variant{};
  /// Half-moves.
  std::int64_t plies{};

  friend bool operator==(const ArchivedGame&, const ArchivedGame&) = default;
};

/// What was played from a position, and how those games ended.
struct ExplorerMove {
  std::string uci{};
  std::string san{};
  std::int64_t white{};
  std::int64_t draws{};
  std::int64_t black{};
  /// Without a result, or with one of an arbiter's.
  std::int64_t others{};

  friend bool operator==(const ExplorerMove&, const ExplorerMove&) = default;
};

/// How far an import has come.
struct ImportState {
  std::string import{};
  std::string name{};
  /// Since 1970.
  std::int64_t started{};
  /// Bytes of the file: the next piece begins there.
  std::int64_t taken{};
  /// Read so far.
  std::int64_t games{};
  std::int64_t kept{};
  /// There before, and left as they were.
  std::int64_t doubled{};
  /// With an error, and not kept.
  std::int64_t faulty{};
  std::int64_t findings{};
  bool ended{};

  friend bool operator==(const ImportState&, const ImportState&) = default;
};

/// What there is to say about a game of an import, as `adoube pgn check` says it.
struct ImportNote {
  /// From 1.
  std::int64_t game{};
  std::string code{};
  NoteSeverity severity{};
  std::int64_t line{};
  std::int64_t column{};
  std::int64_t ply{};
  std::string token{};
  /// A sentence in the language asked for.
  std::string text{};

  friend bool operator==(const ImportNote&, const ImportNote&) = default;
};

/// What a player does. Who and when are added by the server.
struct Act {
  ActKind act{};
  /// The move; with a claim, the announced move (9.2.1, 9.3.1).
  std::optional<std::string> uci{};
  /// What is claimed.
  std::optional<ClaimKind> kind{};
  /// With touch: what was touched with intent, in this order (4.3).
  std::optional<std::vector<std::string>> squares{};
  /// With penalty: who is punished; with set-clock: whose clock.
  std::optional<Colour> to{};
  /// Of penalty and decide.
  std::optional<ArbiterChoice> what{};
  /// With set-clock, and with a penalty of time.
  std::optional<std::int64_t> ms{};
  /// With restore.
  std::optional<std::int64_t> ply{};
  /// With end.
  std::optional<std::string> result{};
  /// With penalty and end: what called for it.
  std::optional<std::string> article{};

  friend bool operator==(const Act&, const Act&) = default;
};

/// An act as it stands in the game for good: one line of the event script of `adoube referee`.
struct GameEvent {
  std::int64_t at{};
  /// Who did it; with flag, whose flag has fallen.
  Actor by{};
  ActKind act{};
  std::optional<std::string> uci{};
  std::optional<ClaimKind> kind{};
  std::optional<std::vector<std::string>> squares{};
  std::optional<Colour> to{};
  std::optional<ArbiterChoice> what{};
  std::optional<std::int64_t> ms{};
  std::optional<std::int64_t> ply{};
  std::optional<std::string> result{};
  std::optional<std::string> article{};

  friend bool operator==(const GameEvent&, const GameEvent&) = default;
};

/// The seat that the computer has, and how strong it plays.
struct ComputerPlayer {
  Colour colour{};
  std::int64_t level{};

  friend bool operator==(const ComputerPlayer&, const ComputerPlayer&) = default;
};

/// What the game was agreed to be, before the first event.
struct GameSetup {
  std::string fen{};
  Variant variant{};
  /// Without one the game has no clock.
  std::optional<std::string> time_control{};
  /// When absent: what the time control makes it (A.1, B.1); standard without a clock.
  std::optional<PaceOfPlay> rules{};
  /// full when absent.
  std::optional<Supervision> supervision{};
  /// Article 4 holds; false when absent.
  std::optional<bool> touch_move{};
  /// What an incorrect claim gives the opponent (9.5.3). When absent as the Laws have it; has to be given for blitz with full supervision.
  std::optional<std::int64_t> penalty_ms{};
  /// How many half-moves must have been made before a draw may be offered or agreed on (9.1.1); 0 when absent.
  std::optional<std::int64_t> no_agreement_before{};
  /// Guidelines III were announced (III.2.1); false when absent.
  std::optional<bool> guidelines_iii{};
  /// Time runs only after each player's first move; false when absent (6.6).
  std::optional<bool> first_moves_untimed{};
  /// A player may ask for the own last move back; false when absent. Not with touch_move, not in a competition.
  std::optional<bool> takebacks{};
  /// A first move that has not been made within that time of its player's turn aborts the game, without a result. Never when absent; not in a competition.
  std::optional<std::int64_t> first_move_ms{};
  /// Played as in a competition: until it has ended nothing helps the players (11.3.1). false when absent.
  std::optional<bool> competition{};
  /// The lobby shows it: while its maker waits, for anyone to take the other seat; then, for anyone to watch. false when absent.
  std::optional<bool> listed{};
  /// Somebody who does not play may be its arbiter, with the acts of Article 12. false when absent.
  std::optional<bool> arbiter{};
  /// A challenge to that account: it alone may take the other seat.
  std::optional<std::string> opponent{};
  /// The number of the Chess960 start position that the server has drawn (Guidelines II).
  std::optional<std::int64_t> start_number{};
  /// The game between the same two before this one.
  std::optional<std::string> rematch_of{};
  /// Absent in a game between people.
  std::optional<ComputerPlayer> computer{};

  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// What the Laws (or the server's own rules, then without an article) say about an act.
struct Ruling {
  std::string code{};
  std::optional<std::string> article{};
  std::vector<std::string> squares{};
  /// One sentence in the language given when joining.
  std::string text{};

  friend bool operator==(const Ruling&, const Ruling&) = default;
};

struct Outcome {
  /// As GameResult; * for a game that was aborted or does not count.
  std::string result{};
  std::string reason{};
  /// null for a game that was aborted: the Laws have no article for that.
  std::optional<std::string> article{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Player {
  /// Someone has this seat. While two hands are closed neither is taken.
  bool taken{};
  /// Connected now.
  bool present{};
  /// Empty when none was given.
  std::string name{};
  /// The picture of the account that has the seat; absent where none has.
  std::optional<std::string> avatar{};

  friend bool operator==(const Player&, const Player&) = default;
};

struct Players {
  Player white{};
  Player black{};

  friend bool operator==(const Players&, const Players&) = default;
};

/// The draw for colours. `left` and `right` tell what was in them once one was picked, and are absent before. `promise` is the SHA-256, in hex, of "SALT:left=COLOUR", given from the start; `salt` comes with the opening, so that anyone can check that nothing was swapped.
struct Hands {
  std::string promise{};
  std::optional<std::string> salt{};
  std::optional<Hand> picked{};
  std::optional<Colour> left{};
  std::optional<Colour> right{};

  friend bool operator==(const Hands&, const Hands&) = default;
};

/// Who is there.
struct Room {
  Players players{};
  std::int64_t spectators{};
  /// Only in a game that has room for one.
  std::optional<Player> arbiter{};
  /// Both seats are taken; acts are heard from then on.
  bool started{};
  /// The one who was challenged does not want to play. Absent otherwise.
  std::optional<bool> declined{};
  /// True while time stands in a game with a clock: the server was away, and neither player is back yet. Absent otherwise.
  std::optional<bool> time_stands{};
  /// Only in a game made with "hands".
  std::optional<Hands> hands{};
  /// The next game between the two, with colours swapped, once both have asked for it. Their keys are those of this game.
  std::optional<std::string> rematch{};

  friend bool operator==(const Room&, const Room&) = default;
};

/// What the page knows of the account that is signed in; answer of everything that signs in or changes it.
struct OwnAccount {
  std::string id{};
  std::string name{};
  std::string avatar{};
  std::optional<Language> language{};
  std::string settings{};
  /// Others may challenge it.
  bool challenges{};
  /// Since 1970.
  std::int64_t made{};

  friend bool operator==(const OwnAccount&, const OwnAccount&) = default;
};

struct OwnGame {
  std::string game{};
  /// Absent while two hands are closed, and for the arbiter.
  std::optional<Colour> colour{};
  /// True where it was the arbiter's.
  std::optional<bool> arbiter{};
  /// When the seat was taken, since 1970.
  std::int64_t taken{};
  std::string pgn{};

  friend bool operator==(const OwnGame&, const OwnGame&) = default;
};

struct SessionLine {
  std::string id{};
  std::string browser{};
  std::int64_t made{};
  std::int64_t seen{};
  /// It is the one that asks.
  bool current{};

  friend bool operator==(const SessionLine&, const SessionLine&) = default;
};

/// What an engine thinks of a position. Without cp and mate: no move is left in it.
struct Evaluation {
  /// The best moves from here, as far as they were worth telling.
  std::vector<std::string> line{};
  std::optional<std::int64_t> cp{};
  std::optional<std::int64_t> mate{};
  std::optional<std::int64_t> depth{};

  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// A game that waits for a second player. Whoever joins it may take the seat; of several one gets it.
struct Challenge {
  std::string game{};
  /// Of the one who waits; empty when none was given.
  std::string name{};
  /// Of the one who waits.
  ColourChoice colour{};
  GameSetup setup{};

  friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// A game under way that anyone may watch.
struct WatchableGame {
  std::string game{};
  std::string white{};
  std::string black{};
  std::int64_t spectators{};
  GameSetup setup{};

  friend bool operator==(const WatchableGame&, const WatchableGame&) = default;
};

/// First message on a connection, once. Without a key one watches.
struct JoinMessage {
  std::optional<std::int64_t> version{};
  std::string game{};
  std::optional<std::string> key{};
  /// The number of events already known; 0 for none. Events from there on are sent.
  std::int64_t seq{};
  /// For the sentences of rulings; en when absent.
  std::optional<Language> lang{};

  friend bool operator==(const JoinMessage&, const JoinMessage&) = default;
};

/// By one who watches: sit down at the free seat. In a game with two closed hands `hand` is the one picked. With the key of a seat that is taken already the answer is `seated` again.
struct TakeSeatMessage {
  /// Made by the page, from a generator of secrets, and kept before it is sent: the seat is not lost with an answer that is. The server makes one when absent.
  std::optional<std::string> key{};
  std::optional<Hand> hand{};
  std::optional<std::string> name{};

  friend bool operator==(const TakeSeatMessage&, const TakeSeatMessage&) = default;
};

/// By one who watches, with the invitation that the game's maker was told: it is good for one, once. With the key of the one who is the arbiter already the answer is `appointed` again.
struct BeArbiterMessage {
  std::string invitation{};
  /// As in take-seat.
  std::optional<std::string> key{};
  std::optional<std::string> name{};

  friend bool operator==(const BeArbiterMessage&, const BeArbiterMessage&) = default;
};

/// By a player or the arbiter. Answered by exactly one ack or refused with the same id, unless the connection breaks first: then join again and see whether the event is there.
struct ActMessage {
  /// Any number; comes back in the answer.
  std::int64_t id{};
  /// The number of events known, so the place this one shall take.
  std::int64_t seq{};
  Act event{};

  friend bool operator==(const ActMessage&, const ActMessage&) = default;
};

/// By the account that the game is a challenge to, before it has taken the seat. Everyone hears of it in `presence`.
struct DeclineChallengeMessage {

  friend bool operator==(const DeclineChallengeMessage&, const DeclineChallengeMessage&) = default;
};

/// On a connection that has joined no game, once. Answered by `lobby`, now and whenever it changes.
struct WatchLobbyMessage {
  std::optional<std::int64_t> version{};

  friend bool operator==(const WatchLobbyMessage&, const WatchLobbyMessage&) = default;
};

struct PingMessage {
  std::int64_t id{};

  friend bool operator==(const PingMessage&, const PingMessage&) = default;
};

/// Answer to join: everything that is needed to be up to date.
struct JoinedMessage {
  std::string game{};
  /// null for one who watches, and for the creator while two hands are closed.
  std::optional<Colour> you{};
  /// The key given is the creator's.
  bool creator{};
  /// The key given is the arbiter's. Absent otherwise.
  std::optional<bool> arbiter{};
  /// The number of events in the game.
  std::int64_t seq{};
  GameSetup setup{};
  /// The time in the game at this moment, for the page to set its clocks by.
  std::int64_t now{};
  /// The seq of the first of `events`: the one asked for, or 0 when that was more than there is.
  std::int64_t from{};
  std::vector<GameEvent> events{};
  std::optional<Outcome> outcome{};
  Room room{};

  friend bool operator==(const JoinedMessage&, const JoinedMessage&) = default;
};

/// Answer to take-seat. The key is the one sent, or else a new one that is told only here.
struct SeatedMessage {
  Colour you{};
  std::string key{};
  std::int64_t now{};
  Room room{};

  friend bool operator==(const SeatedMessage&, const SeatedMessage&) = default;
};

/// Answer to be-arbiter. The key is the one sent, or else a new one that is told only here.
struct AppointedMessage {
  std::string key{};
  std::int64_t now{};
  Room room{};

  friend bool operator==(const AppointedMessage&, const AppointedMessage&) = default;
};

/// To everyone in the game, once the event is on disk. `seq` is its place, from 0.
struct EventMessage {
  std::string game{};
  std::int64_t seq{};
  /// The time in the game when this was sent: after a move the same as its `at`, since the opponent's clock runs from then on.
  std::int64_t now{};
  GameEvent event{};
  Ruling ruling{};
  std::optional<Outcome> outcome{};

  friend bool operator==(const EventMessage&, const EventMessage&) = default;
};

/// The act stands as event `seq`, and is on disk. Sent after that event.
struct AckMessage {
  std::int64_t id{};
  std::int64_t seq{};

  friend bool operator==(const AckMessage&, const AckMessage&) = default;
};

/// The act changed nothing. With the code `stale` the missing events are in `events`.
struct RefusedMessage {
  std::int64_t id{};
  /// The number of events in the game.
  std::int64_t seq{};
  Ruling ruling{};
  std::optional<std::int64_t> from{};
  std::optional<std::vector<GameEvent>> events{};

  friend bool operator==(const RefusedMessage&, const RefusedMessage&) = default;
};

/// Someone came, left or sat down.
struct PresenceMessage {
  std::int64_t now{};
  Room room{};
  /// As in joined; tells the creator the colour once a hand was picked.
  std::optional<Colour> you{};

  friend bool operator==(const PresenceMessage&, const PresenceMessage&) = default;
};

/// All that the lobby shows, at most twice a second. It ends where it would be too long.
struct LobbyMessage {
  /// The latest first.
  std::vector<Challenge> waiting{};
  /// Those with most spectators first.
  std::vector<WatchableGame> playing{};
  /// Challenges to the account that is signed in; told to it alone.
  std::optional<std::vector<Challenge>> for_you{};

  friend bool operator==(const LobbyMessage&, const LobbyMessage&) = default;
};

struct PongMessage {
  std::int64_t id{};
  /// The time in the game; absent before one has joined.
  std::optional<std::int64_t> now{};

  friend bool operator==(const PongMessage&, const PongMessage&) = default;
};

/// A message that could not be served. `closing`: the connection ends now.
struct ErrorMessage {
  ErrorCode code{};
  std::string text{};
  bool closing{};

  friend bool operator==(const ErrorMessage&, const ErrorMessage&) = default;
};

/// Body of POST /api/games. What is not explained here is as in GameSetup.
struct NewGame {
  ColourChoice colour{};
  /// standard when absent.
  std::optional<Variant> variant{};
  /// When absent: startpos, or in Chess960 one of the 960 start positions, which the server draws.
  std::optional<std::string> fen{};
  std::optional<std::string> name{};
  std::optional<std::string> time_control{};
  std::optional<PaceOfPlay> rules{};
  std::optional<Supervision> supervision{};
  std::optional<bool> touch_move{};
  std::optional<std::int64_t> penalty_ms{};
  std::optional<std::int64_t> no_agreement_before{};
  std::optional<bool> guidelines_iii{};
  std::optional<bool> first_moves_untimed{};
  std::optional<bool> takebacks{};
  std::optional<std::int64_t> first_move_ms{};
  std::optional<bool> competition{};
  std::optional<bool> listed{};
  std::optional<bool> arbiter{};
  /// The name of the account that is challenged; by one who is signed in. It sees the challenge in the lobby while its maker is there.
  std::optional<std::string> opponent{};
  /// Against the computer, at that level; with "hands" the colours are drawn by lot. Absent: the other seat is free. Not with listed.
  std::optional<std::int64_t> computer{};

  friend bool operator==(const NewGame&, const NewGame&) = default;
};

/// Its answer, status 201.
struct GameMade {
  std::string game{};
  std::string key{};
  /// The path of the page to share: /game/ID.
  std::string invite{};
  /// For whoever shall be the arbiter, told here alone. Only in a game that has room for one.
  std::optional<std::string> arbiter_invitation{};

  friend bool operator==(const GameMade&, const GameMade&) = default;
};

/// Answer of GET /api/computer.
struct ComputerState {
  /// There is a computer to play against.
  bool available{};

  friend bool operator==(const ComputerState&, const ComputerState&) = default;
};

/// Answer of GET /api/games/ID.
struct GameState {
  std::string game{};
  std::int64_t seq{};
  std::int64_t now{};
  GameSetup setup{};
  std::vector<GameEvent> events{};
  std::optional<Outcome> outcome{};
  Room room{};

  friend bool operator==(const GameState&, const GameState&) = default;
};

/// What is kept of an analysis: of the position before the first half-move, after it, and so on.
struct AnalysisResult {
  std::vector<Evaluation> evaluations{};

  friend bool operator==(const AnalysisResult&, const AnalysisResult&) = default;
};

/// Answer of GET and POST /api/games/ID/analysis: how far it is, and what is known already.
struct GameAnalysis {
  std::string game{};
  AnalysisStage stage{};
  /// How many there are to look at; 0 where nobody has asked.
  std::int64_t positions{};
  /// Of the position before the first half-move, after it, and so on.
  std::vector<Evaluation> evaluations{};

  friend bool operator==(const GameAnalysis&, const GameAnalysis&) = default;
};

/// Body of every refused request under /api.
struct HttpProblem {
  ErrorCode code{};
  std::string text{};
  /// With too-many: after that time it may be tried again.
  std::optional<std::int64_t> wait_ms{};

  friend bool operator==(const HttpProblem&, const HttpProblem&) = default;
};

/// Body of POST /api/account: a new account, signed in at once. Every answer that signs in sets a cookie with a new secret.
struct SignUp {
  std::string name{};
  std::string password{};
  std::optional<Language> language{};
  std::optional<std::string> settings{};

  friend bool operator==(const SignUp&, const SignUp&) = default;
};

/// Body of POST /api/session.
struct SignIn {
  std::string name{};
  std::string password{};

  friend bool operator==(const SignIn&, const SignIn&) = default;
};

/// Answer of GET /api/account.
struct WhoAmI {
  /// null where nobody is signed in.
  std::optional<OwnAccount> account{};

  friend bool operator==(const WhoAmI&, const WhoAmI&) = default;
};

/// Body of PUT /api/account/name.
struct NewName {
  std::string name{};
  std::string password{};

  friend bool operator==(const NewName&, const NewName&) = default;
};

/// Body of PUT /api/account/password. All other browsers are signed out.
struct NewPassword {
  std::string password{};
  std::string new_password{};

  friend bool operator==(const NewPassword&, const NewPassword&) = default;
};

/// Body of PUT /api/account/preferences.
struct Preferences {
  Language language{};
  std::string settings{};
  /// When absent: as it was.
  std::optional<bool> challenges{};

  friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Body of POST /api/account/deletion: the account is gone, its games stay without its name.
struct AccountDeletion {
  std::string password{};

  friend bool operator==(const AccountDeletion&, const AccountDeletion&) = default;
};

/// Answer of GET /api/account/sessions, those seen last first.
struct SessionList {
  std::vector<SessionLine> sessions{};

  friend bool operator==(const SessionList&, const SessionList&) = default;
};

/// Answer of GET /api/account/export: all that is kept of the account, but for its secrets.
struct OwnData {
  OwnAccount account{};
  std::int64_t changed{};
  std::vector<SessionLine> sessions{};
  /// Those begun last first, at most 5,000.
  std::vector<OwnGame> games{};

  friend bool operator==(const OwnData&, const OwnData&) = default;
};

/// Answer of GET /api/archive. A page may be short, or empty, and the next one not: so much is looked at for one page and no more.
struct ArchivePage {
  /// The latest day first.
  std::vector<ArchivedGame> games{};
  /// Where there may be more: `before` of the next page.
  std::optional<std::string> more{};

  friend bool operator==(const ArchivePage&, const ArchivePage&) = default;
};

/// Answer of GET /api/archive/positions.
struct ExplorerPage {
  std::string fen{};
  /// Games that came to the position and ended so.
  std::int64_t white{};
  std::int64_t draws{};
  std::int64_t black{};
  std::int64_t others{};
  /// What was played most first.
  std::vector<ExplorerMove> moves{};
  /// The latest of those games, a few.
  std::vector<ArchivedGame> games{};

  friend bool operator==(const ExplorerPage&, const ExplorerPage&) = default;
};

/// Body of POST /api/archive/imports.
struct NewImport {
  std::string name{};

  friend bool operator==(const NewImport&, const NewImport&) = default;
};

/// Answer of GET /api/archive/imports, those begun last first, at most 20.
struct ImportList {
  std::vector<ImportState> imports{};

  friend bool operator==(const ImportList&, const ImportList&) = default;
};

/// Answer of GET /api/archive/imports/ID/findings, at most 100.
struct ImportNotes {
  std::vector<ImportNote> findings{};
  /// `from` of the next page.
  std::optional<std::int64_t> more{};

  friend bool operator==(const ImportNotes&, const ImportNotes&) = default;
};

using ClientMessage = std::variant<JoinMessage, TakeSeatMessage, BeArbiterMessage, ActMessage, DeclineChallengeMessage, WatchLobbyMessage, PingMessage>;
using ServerMessage = std::variant<JoinedMessage, SeatedMessage, AppointedMessage, EventMessage, AckMessage, RefusedMessage, PresenceMessage, LobbyMessage, PongMessage, ErrorMessage>;
/// By the place of each in ClientMessage.
inline constexpr std::array<std::string_view, 7> client_message_types = {"join", "take-seat", "be-arbiter", "act", "decline-challenge", "watch-lobby", "ping"};

/// Why a text is not the message it should be: "event.uci" and "text of 4 to 5 bytes out of ...".
struct MessageFault {
  std::string place;
  std::string expected;

  [[nodiscard]] std::string sentence() const;
};

[[nodiscard]] Expected<ClientMessage, MessageFault> read_client_message(std::string_view text);
[[nodiscard]] Expected<ServerMessage, MessageFault> read_server_message(std::string_view text);
[[nodiscard]] Expected<NewGame, MessageFault> read_new_game(std::string_view text);
[[nodiscard]] Expected<GameMade, MessageFault> read_game_made(std::string_view text);
[[nodiscard]] Expected<ComputerState, MessageFault> read_computer_state(std::string_view text);
[[nodiscard]] Expected<AnalysisResult, MessageFault> read_analysis_result(std::string_view text);
[[nodiscard]] Expected<GameAnalysis, MessageFault> read_game_analysis(std::string_view text);
[[nodiscard]] Expected<GameState, MessageFault> read_game_state(std::string_view text);
[[nodiscard]] Expected<HttpProblem, MessageFault> read_http_problem(std::string_view text);
[[nodiscard]] Expected<GameEvent, MessageFault> read_game_event(std::string_view text);
[[nodiscard]] Expected<GameSetup, MessageFault> read_game_setup(std::string_view text);
[[nodiscard]] Expected<SignUp, MessageFault> read_sign_up(std::string_view text);
[[nodiscard]] Expected<SignIn, MessageFault> read_sign_in(std::string_view text);
[[nodiscard]] Expected<WhoAmI, MessageFault> read_who_am_i(std::string_view text);
[[nodiscard]] Expected<NewName, MessageFault> read_new_name(std::string_view text);
[[nodiscard]] Expected<NewPassword, MessageFault> read_new_password(std::string_view text);
[[nodiscard]] Expected<Preferences, MessageFault> read_preferences(std::string_view text);
[[nodiscard]] Expected<AccountDeletion, MessageFault> read_account_deletion(std::string_view text);
[[nodiscard]] Expected<SessionList, MessageFault> read_session_list(std::string_view text);
[[nodiscard]] Expected<OwnData, MessageFault> read_own_data(std::string_view text);
[[nodiscard]] Expected<ArchivePage, MessageFault> read_archive_page(std::string_view text);
[[nodiscard]] Expected<ExplorerPage, MessageFault> read_explorer_page(std::string_view text);
[[nodiscard]] Expected<NewImport, MessageFault> read_new_import(std::string_view text);
[[nodiscard]] Expected<ImportState, MessageFault> read_import_state(std::string_view text);
[[nodiscard]] Expected<ImportList, MessageFault> read_import_list(std::string_view text);
[[nodiscard]] Expected<ImportNotes, MessageFault> read_import_notes(std::string_view text);

/// As one line of JSON. Strings are valid UTF-8, as the readers give them.
[[nodiscard]] std::string write(const ArchivedGame& value);
[[nodiscard]] std::string write(const ExplorerMove& value);
[[nodiscard]] std::string write(const ImportState& value);
[[nodiscard]] std::string write(const ImportNote& value);
[[nodiscard]] std::string write(const Act& value);
[[nodiscard]] std::string write(const GameEvent& value);
[[nodiscard]] std::string write(const ComputerPlayer& value);
[[nodiscard]] std::string write(const GameSetup& value);
[[nodiscard]] std::string write(const Ruling& value);
[[nodiscard]] std::string write(const Outcome& value);
[[nodiscard]] std::string write(const Player& value);
[[nodiscard]] std::string write(const Players& value);
[[nodiscard]] std::string write(const Hands& value);
[[nodiscard]] std::string write(const Room& value);
[[nodiscard]] std::string write(const OwnAccount& value);
[[nodiscard]] std::string write(const OwnGame& value);
[[nodiscard]] std::string write(const SessionLine& value);
[[nodiscard]] std::string write(const Evaluation& value);
[[nodiscard]] std::string write(const Challenge& value);
[[nodiscard]] std::string write(const WatchableGame& value);
[[nodiscard]] std::string write(const JoinMessage& value);
[[nodiscard]] std::string write(const TakeSeatMessage& value);
[[nodiscard]] std::string write(const BeArbiterMessage& value);
[[nodiscard]] std::string write(const ActMessage& value);
[[nodiscard]] std::string write(const DeclineChallengeMessage& value);
[[nodiscard]] std::string write(const WatchLobbyMessage& value);
[[nodiscard]] std::string write(const PingMessage& value);
[[nodiscard]] std::string write(const JoinedMessage& value);
[[nodiscard]] std::string write(const SeatedMessage& value);
[[nodiscard]] std::string write(const AppointedMessage& value);
[[nodiscard]] std::string write(const EventMessage& value);
[[nodiscard]] std::string write(const AckMessage& value);
[[nodiscard]] std::string write(const RefusedMessage& value);
[[nodiscard]] std::string write(const PresenceMessage& value);
[[nodiscard]] std::string write(const LobbyMessage& value);
[[nodiscard]] std::string write(const PongMessage& value);
[[nodiscard]] std::string write(const ErrorMessage& value);
[[nodiscard]] std::string write(const NewGame& value);
[[nodiscard]] std::string write(const GameMade& value);
[[nodiscard]] std::string write(const ComputerState& value);
[[nodiscard]] std::string write(const GameState& value);
[[nodiscard]] std::string write(const AnalysisResult& value);
[[nodiscard]] std::string write(const GameAnalysis& value);
[[nodiscard]] std::string write(const HttpProblem& value);
[[nodiscard]] std::string write(const SignUp& value);
[[nodiscard]] std::string write(const SignIn& value);
[[nodiscard]] std::string write(const WhoAmI& value);
[[nodiscard]] std::string write(const NewName& value);
[[nodiscard]] std::string write(const NewPassword& value);
[[nodiscard]] std::string write(const Preferences& value);
[[nodiscard]] std::string write(const AccountDeletion& value);
[[nodiscard]] std::string write(const SessionList& value);
[[nodiscard]] std::string write(const OwnData& value);
[[nodiscard]] std::string write(const ArchivePage& value);
[[nodiscard]] std::string write(const ExplorerPage& value);
[[nodiscard]] std::string write(const NewImport& value);
[[nodiscard]] std::string write(const ImportList& value);
[[nodiscard]] std::string write(const ImportNotes& value);
[[nodiscard]] std::string write(const ClientMessage& message);
[[nodiscard]] std::string write(const ServerMessage& message);

}  // namespace adoube::server
