// SPDX-License-Identifier: GPL-3.0-or-later
// Made by protocol/generate.py from protocol/messages.json. Change those, not this.

export const PROTOCOL_VERSION = 1;
export const CLIENT_MESSAGE_BYTES = 4096;

/** Names a game, also in its link /game/ID. Not a secret. */
export type GameId = string;

/** The secret that gives a seat. Only its holder and, as a hash, the server know it; it never stands in an address. */
export type Key = string;

/** What a player wants to be called; bytes of UTF-8. */
export type PlayerName = string;

/** A FEN, or "startpos". */
export type Fen = string;

/** A move in coordinates; castling as the variant writes it (e1g1; in Chess960 king takes rook). */
export type Uci = string;

/** e4. */
export type SquareName = string;

/** Which ones may be chosen: docs/accounts.md. */
export type Password = string;

/** Names an account, whatever it is called. Not a secret. */
export type AccountId = string;

/** Names a browser that is signed in, to its owner. Not a secret. */
export type SessionId = string;

/** Names a picture at /api/avatars/NAME by what is in it; empty where there is none, and one is drawn from the name. */
export type PictureName = string;

/** The page's own JSON. The server only keeps it. */
export type BoardSettings = string;

/** A game in export form. */
export type Pgn = string;

/** Names a game of the archive; one that was played here has its GameId. */
export type FinishedId = string;

/** Names an import, to its owner. Not a secret. */
export type ImportId = string;

/** Where a list goes on: to be sent as it came. */
export type PlaceInList = string;

/** A date as PGN has it: 2023.05.??; empty where nothing of it is known. */
export type GameDate = string;

/** 1-0, 0-1, 1/2-1/2, those of an arbiter, or * where it is not known. */
export type GameResult = string;

/** Of a file, for its owner to know it by. */
export type FileName = string;

/** For people to read. */
export type Text = string;

/** A word of a closed list in kebab-case: of the register of the Laws, or one of those in docs/protocol.md. */
export type Code = string;

/** An article of the Laws: 3.9.2. */
export type Article = string;

/** How much time the players have: periods joined by ";", each MINUTES, maybe "/MOVES", then maybe "+SECONDS" (added after each completed move), "dSECONDS" (a delay) or "bSECONDS" (Bronstein). "5+0", "15+10", "90/40+30;30+30". */
export type TimeControl = string;

/** A whole number that JavaScript holds exactly. */
export type Count = number;

/** Milliseconds since the game started, by the server's clock. Never decreases from event to event. */
export type Millis = number;

/** Milliseconds that something lasts, at most a day. */
export type Duration = number;

export type HalfMoves = number;

/** How many half-moves stand. */
export type Ply = number;

/** How strong the computer plays (docs/computer.md). */
export type Level = number;

/** Hundredths of a pawn; positive where White is better. */
export type Centipawns = number;

/** Moves to a mate; positive where White mates. */
export type MateIn = number;

export type StartNumber = number;

/** The version of this description. */
export type Version = number;

export const COLOUR_VALUES = ['white', 'black'] as const;
export type Colour = (typeof COLOUR_VALUES)[number];

/** The creator's colour, or "hands": a white and a black pawn hidden in two closed hands, of which the opponent picks one. */
export const COLOUR_CHOICE_VALUES = ['white', 'black', 'hands'] as const;
export type ColourChoice = (typeof COLOUR_CHOICE_VALUES)[number];

export const HAND_VALUES = ['left', 'right'] as const;
export type Hand = (typeof HAND_VALUES)[number];

export const VARIANT_VALUES = ['standard', 'chess960'] as const;
export type Variant = (typeof VARIANT_VALUES)[number];

/** Which rules hold: the Competitive Rules, or those of Appendix A or B. */
export const PACE_OF_PLAY_VALUES = ['standard', 'rapid', 'blitz'] as const;
export type PaceOfPlay = (typeof PACE_OF_PLAY_VALUES)[number];

/** Whether the Competitive Rules hold in full (A.4, B.2) or not (A.5, B.3). */
export const SUPERVISION_VALUES = ['full', 'limited'] as const;
export type Supervision = (typeof SUPERVISION_VALUES)[number];

export const LANGUAGE_VALUES = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGE_VALUES)[number];

/** `flag` and `abort` are written by the server alone: on a screen a flag falls by itself (6.8), and a game whose first move does not come ends so. `stop` to `end` are the arbiter's. */
export const ACT_KIND_VALUES = ['move', 'touch', 'adjust', 'offer-draw', 'accept-draw', 'decline-draw', 'claim', 'resign', 'flag', 'call-arbiter', 'stop', 'start', 'penalty', 'set-clock', 'restore', 'decide', 'end', 'ask-take-back', 'accept-take-back', 'decline-take-back', 'abort', 'ask-rematch', 'withdraw-rematch'] as const;
export type ActKind = (typeof ACT_KIND_VALUES)[number];

/** The last two are of Guidelines III, and for the arbiter to decide. */
export const CLAIM_KIND_VALUES = ['threefold-repetition', 'fifty-moves', 'no-normal-win', 'ask-increment'] as const;
export type ClaimKind = (typeof CLAIM_KIND_VALUES)[number];

export const ACTOR_VALUES = ['white', 'black', 'arbiter'] as const;
export type Actor = (typeof ACTOR_VALUES)[number];

/** The first five are penalties (12.9), the others decisions on what was claimed (Guidelines III). */
export const ARBITER_CHOICE_VALUES = ['warning', 'time-added', 'time-removed', 'points', 'loss', 'grant', 'reject', 'postpone'] as const;
export type ArbiterChoice = (typeof ARBITER_CHOICE_VALUES)[number];

export const ERROR_CODE_VALUES = ['unreadable', 'not-joined', 'already-joined', 'unknown-game', 'wrong-key', 'wrong-invitation', 'not-for-you', 'unknown-player', 'no-challenges', 'seat-taken', 'hand-needed', 'bad-setup', 'too-fast', 'too-many', 'not-found', 'wrong-method', 'foreign-origin', 'unavailable', 'going-away', 'wrong-type', 'signed-out', 'not-recognised', 'account-disabled', 'name-taken', 'name-too-short', 'name-too-long', 'name-letters', 'name-reserved', 'password-too-short', 'password-too-long', 'password-common', 'bad-picture', 'unknown-import', 'wrong-offset', 'archive-full', 'not-over'] as const;
export type ErrorCode = (typeof ERROR_CODE_VALUES)[number];

/** none: nobody has asked for it. given-up: the engine failed again and again; it may be asked for anew. */
export const ANALYSIS_STAGE_VALUES = ['none', 'waiting', 'running', 'done', 'given-up'] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGE_VALUES)[number];

export const GAME_SOURCE_VALUES = ['played', 'imported'] as const;
export type GameSource = (typeof GAME_SOURCE_VALUES)[number];

export const NOTE_SEVERITY_VALUES = ['error', 'warning'] as const;
export type NoteSeverity = (typeof NOTE_SEVERITY_VALUES)[number];

/** A game of the archive in a list. */
export interface ArchivedGame {
  id: FinishedId;
  source: GameSource;
  /** Everybody finds it; otherwise its players, or whoever has imported it, alone. */
  open: boolean;
  /** A name; empty where none is known. */
  white: Text;
  black: Text;
  result: GameResult;
  /** Why it ended, as in Outcome; absent where that is not known. */
  reason?: Code;
  date: GameDate;
  event: Text;
  /** B90; empty where the game has no opening that has a name. */
  eco: Text;
  /** Its English name. */
  opening: Text;
  variant: Variant;
  /** Half-moves. */
  plies: Count;
}

/** What was played from a position, and how those games ended. */
export interface ExplorerMove {
  uci: Uci;
  san: Text;
  white: Count;
  draws: Count;
  black: Count;
  /** Without a result, or with one of an arbiter's. */
  others: Count;
}

/** How far an import has come. */
export interface ImportState {
  import: ImportId;
  name: FileName;
  /** Since 1970. */
  started: Millis;
  /** Bytes of the file: the next piece begins there. */
  taken: Count;
  /** Read so far. */
  games: Count;
  kept: Count;
  /** There before, and left as they were. */
  doubled: Count;
  /** With an error, and not kept. */
  faulty: Count;
  findings: Count;
  ended: boolean;
}

/** What there is to say about a game of an import, as `adoube pgn check` says it. */
export interface ImportNote {
  /** From 1. */
  game: Count;
  code: Code;
  severity: NoteSeverity;
  line: Count;
  column: Count;
  ply: Count;
  token: Text;
  /** A sentence in the language asked for. */
  text: Text;
}

/** What a player does. Who and when are added by the server. */
export interface Act {
  do: ActKind;
  /** The move; with a claim, the announced move (9.2.1, 9.3.1). */
  uci?: Uci;
  /** What is claimed. */
  kind?: ClaimKind;
  /** With touch: what was touched with intent, in this order (4.3). */
  squares?: SquareName[];
  /** With penalty: who is punished; with set-clock: whose clock. */
  to?: Colour;
  /** Of penalty and decide. */
  what?: ArbiterChoice;
  /** With set-clock, and with a penalty of time. */
  ms?: Duration;
  /** With restore. */
  ply?: Ply;
  /** With end. */
  result?: GameResult;
  /** With penalty and end: what called for it. */
  article?: Article;
}

/** An act as it stands in the game for good: one line of the event script of `adoube referee`. */
export interface GameEvent {
  at: Millis;
  /** Who did it; with flag, whose flag has fallen. */
  by: Actor;
  do: ActKind;
  uci?: Uci;
  kind?: ClaimKind;
  squares?: SquareName[];
  to?: Colour;
  what?: ArbiterChoice;
  ms?: Duration;
  ply?: Ply;
  result?: GameResult;
  article?: Article;
}

/** The seat that the computer has, and how strong it plays. */
export interface ComputerPlayer {
  colour: Colour;
  level: Level;
}

/** What the game was agreed to be, before the first event. */
export interface GameSetup {
  fen: Fen;
  variant: Variant;
  /** Without one the game has no clock. */
  time_control?: TimeControl;
  /** When absent: what the time control makes it (A.1, B.1); standard without a clock. */
  rules?: PaceOfPlay;
  /** full when absent. */
  supervision?: Supervision;
  /** Article 4 holds; false when absent. */
  touch_move?: boolean;
  /** What an incorrect claim gives the opponent (9.5.3). When absent as the Laws have it; has to be given for blitz with full supervision. */
  penalty_ms?: Duration;
  /** How many half-moves must have been made before a draw may be offered or agreed on (9.1.1); 0 when absent. */
  no_agreement_before?: HalfMoves;
  /** Guidelines III were announced (III.2.1); false when absent. */
  guidelines_iii?: boolean;
  /** Time runs only after each player's first move; false when absent (6.6). */
  first_moves_untimed?: boolean;
  /** A player may ask for the own last move back; false when absent. Not with touch_move, not in a competition. */
  takebacks?: boolean;
  /** A first move that has not been made within that time of its player's turn aborts the game, without a result. Never when absent; not in a competition. */
  first_move_ms?: Duration;
  /** Played as in a competition: until it has ended nothing helps the players (11.3.1). false when absent. */
  competition?: boolean;
  /** The lobby shows it: while its maker waits, for anyone to take the other seat; then, for anyone to watch. false when absent. */
  listed?: boolean;
  /** Somebody who does not play may be its arbiter, with the acts of Article 12. false when absent. */
  arbiter?: boolean;
  /** A challenge to that account: it alone may take the other seat. */
  opponent?: AccountId;
  /** The number of the Chess960 start position that the server has drawn (Guidelines II). */
  start_number?: StartNumber;
  /** The game between the same two before this one. */
  rematch_of?: GameId;
  /** Absent in a game between people. */
  computer?: ComputerPlayer;
}

/** What the Laws (or the server's own rules, then without an article) say about an act. */
export interface Ruling {
  code: Code;
  article: Article | null;
  squares: SquareName[];
  /** One sentence in the language given when joining. */
  text: Text;
}

export interface Outcome {
  /** As GameResult; * for a game that was aborted or does not count. */
  result: Code;
  reason: Code;
  /** null for a game that was aborted: the Laws have no article for that. */
  article: Article | null;
}

export interface Player {
  /** Someone has this seat. While two hands are closed neither is taken. */
  taken: boolean;
  /** Connected now. */
  present: boolean;
  /** Empty when none was given. */
  name: PlayerName;
  /** The picture of the account that has the seat; absent where none has. */
  avatar?: PictureName;
}

export interface Players {
  white: Player;
  black: Player;
}

/** The draw for colours. `left` and `right` tell what was in them once one was picked, and are absent before. `promise` is the SHA-256, in hex, of "SALT:left=COLOUR", given from the start; `salt` comes with the opening, so that anyone can check that nothing was swapped. */
export interface Hands {
  promise: Text;
  salt?: Text;
  picked?: Hand;
  left?: Colour;
  right?: Colour;
}

/** Who is there. */
export interface Room {
  players: Players;
  spectators: Count;
  /** Only in a game that has room for one. */
  arbiter?: Player;
  /** Both seats are taken; acts are heard from then on. */
  started: boolean;
  /** The one who was challenged does not want to play. Absent otherwise. */
  declined?: boolean;
  /** True while time stands in a game with a clock: the server was away, and neither player is back yet. Absent otherwise. */
  time_stands?: boolean;
  /** Only in a game made with "hands". */
  hands?: Hands;
  /** The next game between the two, with colours swapped, once both have asked for it. Their keys are those of this game. */
  rematch?: GameId;
}

/** What the page knows of the account that is signed in; answer of everything that signs in or changes it. */
export interface OwnAccount {
  id: AccountId;
  name: PlayerName;
  avatar: PictureName;
  language?: Language;
  settings: BoardSettings;
  /** Others may challenge it. */
  challenges: boolean;
  /** Since 1970. */
  made: Millis;
}

export interface OwnGame {
  game: GameId;
  /** Absent while two hands are closed, and for the arbiter. */
  colour?: Colour;
  /** True where it was the arbiter's. */
  arbiter?: boolean;
  /** When the seat was taken, since 1970. */
  taken: Millis;
  pgn: Pgn;
}

export interface SessionLine {
  id: SessionId;
  browser: Text;
  made: Millis;
  seen: Millis;
  /** It is the one that asks. */
  current: boolean;
}

/** What an engine thinks of a position. Without cp and mate: no move is left in it. */
export interface Evaluation {
  /** The best moves from here, as far as they were worth telling. */
  line: Uci[];
  cp?: Centipawns;
  mate?: MateIn;
  depth?: Count;
}

/** A game that waits for a second player. Whoever joins it may take the seat; of several one gets it. */
export interface Challenge {
  game: GameId;
  /** Of the one who waits; empty when none was given. */
  name: PlayerName;
  /** Of the one who waits. */
  colour: ColourChoice;
  setup: GameSetup;
}

/** A game under way that anyone may watch. */
export interface WatchableGame {
  game: GameId;
  white: PlayerName;
  black: PlayerName;
  spectators: Count;
  setup: GameSetup;
}

/** First message on a connection, once. Without a key one watches. */
export interface JoinMessage {
  type: 'join';
  version?: Version;
  game: GameId;
  key?: Key;
  /** The number of events already known; 0 for none. Events from there on are sent. */
  seq: Count;
  /** For the sentences of rulings; en when absent. */
  lang?: Language;
}

/** By one who watches: sit down at the free seat. In a game with two closed hands `hand` is the one picked. With the key of a seat that is taken already the answer is `seated` again. */
export interface TakeSeatMessage {
  type: 'take-seat';
  /** Made by the page, from a generator of secrets, and kept before it is sent: the seat is not lost with an answer that is. The server makes one when absent. */
  key?: Key;
  hand?: Hand;
  name?: PlayerName;
}

/** By one who watches, with the invitation that the game's maker was told: it is good for one, once. With the key of the one who is the arbiter already the answer is `appointed` again. */
export interface BeArbiterMessage {
  type: 'be-arbiter';
  invitation: Key;
  /** As in take-seat. */
  key?: Key;
  name?: PlayerName;
}

/** By a player or the arbiter. Answered by exactly one ack or refused with the same id, unless the connection breaks first: then join again and see whether the event is there. */
export interface ActMessage {
  type: 'act';
  /** Any number; comes back in the answer. */
  id: Count;
  /** The number of events known, so the place this one shall take. */
  seq: Count;
  event: Act;
}

/** By the account that the game is a challenge to, before it has taken the seat. Everyone hears of it in `presence`. */
export interface DeclineChallengeMessage {
  type: 'decline-challenge';
}

/** On a connection that has joined no game, once. Answered by `lobby`, now and whenever it changes. */
export interface WatchLobbyMessage {
  type: 'watch-lobby';
  version?: Version;
}

export interface PingMessage {
  type: 'ping';
  id: Count;
}

/** Answer to join: everything that is needed to be up to date. */
export interface JoinedMessage {
  type: 'joined';
  game: GameId;
  /** null for one who watches, and for the creator while two hands are closed. */
  you: Colour | null;
  /** The key given is the creator's. */
  creator: boolean;
  /** The key given is the arbiter's. Absent otherwise. */
  arbiter?: boolean;
  /** The number of events in the game. */
  seq: Count;
  setup: GameSetup;
  /** The time in the game at this moment, for the page to set its clocks by. */
  now: Millis;
  /** The seq of the first of `events`: the one asked for, or 0 when that was more than there is. */
  from: Count;
  events: GameEvent[];
  outcome: Outcome | null;
  room: Room;
}

/** Answer to take-seat. The key is the one sent, or else a new one that is told only here. */
export interface SeatedMessage {
  type: 'seated';
  you: Colour;
  key: Key;
  now: Millis;
  room: Room;
}

/** Answer to be-arbiter. The key is the one sent, or else a new one that is told only here. */
export interface AppointedMessage {
  type: 'appointed';
  key: Key;
  now: Millis;
  room: Room;
}

/** To everyone in the game, once the event is on disk. `seq` is its place, from 0. */
export interface EventMessage {
  type: 'event';
  game: GameId;
  seq: Count;
  /** The time in the game when this was sent: after a move the same as its `at`, since the opponent's clock runs from then on. */
  now: Millis;
  event: GameEvent;
  ruling: Ruling;
  outcome: Outcome | null;
}

/** The act stands as event `seq`, and is on disk. Sent after that event. */
export interface AckMessage {
  type: 'ack';
  id: Count;
  seq: Count;
}

/** The act changed nothing. With the code `stale` the missing events are in `events`. */
export interface RefusedMessage {
  type: 'refused';
  id: Count;
  /** The number of events in the game. */
  seq: Count;
  ruling: Ruling;
  from?: Count;
  events?: GameEvent[];
}

/** Someone came, left or sat down. */
export interface PresenceMessage {
  type: 'presence';
  now: Millis;
  room: Room;
  /** As in joined; tells the creator the colour once a hand was picked. */
  you: Colour | null;
}

/** All that the lobby shows, at most twice a second. It ends where it would be too long. */
export interface LobbyMessage {
  type: 'lobby';
  /** The latest first. */
  waiting: Challenge[];
  /** Those with most spectators first. */
  playing: WatchableGame[];
  /** Challenges to the account that is signed in; told to it alone. */
  for_you?: Challenge[];
}

export interface PongMessage {
  type: 'pong';
  id: Count;
  /** The time in the game; absent before one has joined. */
  now?: Millis;
}

/** A message that could not be served. `closing`: the connection ends now. */
export interface ErrorMessage {
  type: 'error';
  code: ErrorCode;
  text: Text;
  closing: boolean;
}

/** Body of POST /api/games. What is not explained here is as in GameSetup. */
export interface NewGame {
  colour: ColourChoice;
  /** standard when absent. */
  variant?: Variant;
  /** When absent: startpos, or in Chess960 one of the 960 start positions, which the server draws. */
  fen?: Fen;
  name?: PlayerName;
  time_control?: TimeControl;
  rules?: PaceOfPlay;
  supervision?: Supervision;
  touch_move?: boolean;
  penalty_ms?: Duration;
  no_agreement_before?: HalfMoves;
  guidelines_iii?: boolean;
  first_moves_untimed?: boolean;
  takebacks?: boolean;
  first_move_ms?: Duration;
  competition?: boolean;
  listed?: boolean;
  arbiter?: boolean;
  /** The name of the account that is challenged; by one who is signed in. It sees the challenge in the lobby while its maker is there. */
  opponent?: PlayerName;
  /** Against the computer, at that level; with "hands" the colours are drawn by lot. Absent: the other seat is free. Not with listed. */
  computer?: Level;
}

/** Its answer, status 201. */
export interface GameMade {
  game: GameId;
  key: Key;
  /** The path of the page to share: /game/ID. */
  invite: Text;
  /** For whoever shall be the arbiter, told here alone. Only in a game that has room for one. */
  arbiter_invitation?: Key;
}

/** Answer of GET /api/computer. */
export interface ComputerState {
  /** There is a computer to play against. */
  available: boolean;
}

/** Answer of GET /api/games/ID. */
export interface GameState {
  game: GameId;
  seq: Count;
  now: Millis;
  setup: GameSetup;
  events: GameEvent[];
  outcome: Outcome | null;
  room: Room;
}

/** What is kept of an analysis: of the position before the first half-move, after it, and so on. */
export interface AnalysisResult {
  evaluations: Evaluation[];
}

/** Answer of GET and POST /api/games/ID/analysis: how far it is, and what is known already. */
export interface GameAnalysis {
  game: GameId;
  stage: AnalysisStage;
  /** How many there are to look at; 0 where nobody has asked. */
  positions: Count;
  /** Of the position before the first half-move, after it, and so on. */
  evaluations: Evaluation[];
}

/** Body of every refused request under /api. */
export interface HttpProblem {
  code: ErrorCode;
  text: Text;
  /** With too-many: after that time it may be tried again. */
  wait_ms?: Millis;
}

/** Body of POST /api/account: a new account, signed in at once. Every answer that signs in sets a cookie with a new secret. */
export interface SignUp {
  name: PlayerName;
  password: Password;
  language?: Language;
  settings?: BoardSettings;
}

/** Body of POST /api/session. */
export interface SignIn {
  name: PlayerName;
  password: Password;
}

/** Answer of GET /api/account. */
export interface WhoAmI {
  /** null where nobody is signed in. */
  account: OwnAccount | null;
}

/** Body of PUT /api/account/name. */
export interface NewName {
  name: PlayerName;
  password: Password;
}

/** Body of PUT /api/account/password. All other browsers are signed out. */
export interface NewPassword {
  password: Password;
  new_password: Password;
}

/** Body of PUT /api/account/preferences. */
export interface Preferences {
  language: Language;
  settings: BoardSettings;
  /** When absent: as it was. */
  challenges?: boolean;
}

/** Body of POST /api/account/deletion: the account is gone, its games stay without its name. */
export interface AccountDeletion {
  password: Password;
}

/** Answer of GET /api/account/sessions, those seen last first. */
export interface SessionList {
  sessions: SessionLine[];
}

/** Answer of GET /api/account/export: all that is kept of the account, but for its secrets. */
export interface OwnData {
  account: OwnAccount;
  changed: Millis;
  sessions: SessionLine[];
  /** Those begun last first, at most 5,000. */
  games: OwnGame[];
}

/** Answer of GET /api/archive. A page may be short, or empty, and the next one not: so much is looked at for one page and no more. */
export interface ArchivePage {
  /** The latest day first. */
  games: ArchivedGame[];
  /** Where there may be more: `before` of the next page. */
  more?: PlaceInList;
}

/** Answer of GET /api/archive/positions. */
export interface ExplorerPage {
  fen: Fen;
  /** Games that came to the position and ended so. */
  white: Count;
  draws: Count;
  black: Count;
  others: Count;
  /** What was played most first. */
  moves: ExplorerMove[];
  /** The latest of those games, a few. */
  games: ArchivedGame[];
}

/** Body of POST /api/archive/imports. */
export interface NewImport {
  name: FileName;
}

/** Answer of GET /api/archive/imports, those begun last first, at most 20. */
export interface ImportList {
  imports: ImportState[];
}

/** Answer of GET /api/archive/imports/ID/findings, at most 100. */
export interface ImportNotes {
  findings: ImportNote[];
  /** `from` of the next page. */
  more?: Count;
}

export type ClientMessage = JoinMessage | TakeSeatMessage | BeArbiterMessage | ActMessage | DeclineChallengeMessage | WatchLobbyMessage | PingMessage;

export type ServerMessage = JoinedMessage | SeatedMessage | AppointedMessage | EventMessage | AckMessage | RefusedMessage | PresenceMessage | LobbyMessage | PongMessage | ErrorMessage;

/** Why a text is not the message it should be. */
export class Fault extends Error {
  constructor(
    readonly place: string,
    readonly expected: string,
  ) {
    super(`${place || 'message'}: expected ${expected}`);
  }
}

function fail(place: string, expected: string): never {
  throw new Fault(place, expected);
}

function read<T>(text: string, as: (json: unknown) => T): T | Fault {
  try {
    return as(JSON.parse(text));
  } catch (problem) {
    return problem instanceof Fault ? problem : new Fault('', 'JSON');
  }
}

function fields(json: unknown, place: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fail(place, 'an object');
  return json as Record<string, unknown>;
}

function list<T>(json: unknown, place: string, as: (item: unknown, place: string) => T, most = Infinity): T[] {
  if (!Array.isArray(json)) return fail(place, 'a list');
  if (json.length > most) return fail(place, `a list of at most ${most}`);
  return json.map((item, index) => as(item, `${place}[${index}]`));
}

function asBoolean(json: unknown, place: string): boolean {
  return typeof json === 'boolean' ? json : fail(place, 'true or false');
}

function asGameId(json: unknown, place: string): GameId {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{12,12}$/.test(json) ? json : fail(place, 'text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567');
}

function asKey(json: unknown, place: string): Key {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{26,26}$/.test(json) ? json : fail(place, 'text of 26 characters out of abcdefghijklmnopqrstuvwxyz234567');
}

function asPlayerName(json: unknown, place: string): PlayerName {
  return typeof json === 'string' ? json : fail(place, 'text of 0 to 64 bytes');
}

function asFen(json: unknown, place: string): Fen {
  return typeof json === 'string' ? json : fail(place, 'text of 0 to 128 bytes');
}

function asUci(json: unknown, place: string): Uci {
  return typeof json === 'string' && /^[abcdefgh12345678qrbn]{4,5}$/.test(json) ? json : fail(place, 'text of 4 to 5 bytes out of abcdefgh12345678qrbn');
}

function asSquareName(json: unknown, place: string): SquareName {
  return typeof json === 'string' && /^[abcdefgh12345678]{2,2}$/.test(json) ? json : fail(place, 'text of 2 characters out of abcdefgh12345678');
}

function asAccountId(json: unknown, place: string): AccountId {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{12,12}$/.test(json) ? json : fail(place, 'text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567');
}

function asSessionId(json: unknown, place: string): SessionId {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{12,12}$/.test(json) ? json : fail(place, 'text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567');
}

function asPictureName(json: unknown, place: string): PictureName {
  return typeof json === 'string' && /^[0123456789abcdef]{0,64}$/.test(json) ? json : fail(place, 'text of 0 to 64 bytes out of 0123456789abcdef');
}

function asBoardSettings(json: unknown, place: string): BoardSettings {
  return typeof json === 'string' ? json : fail(place, 'text of 0 to 2048 bytes');
}

function asFinishedId(json: unknown, place: string): FinishedId {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{12,24}$/.test(json) ? json : fail(place, 'text of 12 to 24 bytes out of abcdefghijklmnopqrstuvwxyz234567');
}

function asImportId(json: unknown, place: string): ImportId {
  return typeof json === 'string' && /^[abcdefghijklmnopqrstuvwxyz234567]{12,12}$/.test(json) ? json : fail(place, 'text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567');
}

function asPlaceInList(json: unknown, place: string): PlaceInList {
  return typeof json === 'string' && /^[0123456789]{1,19}$/.test(json) ? json : fail(place, 'text of 1 to 19 bytes out of 0123456789');
}

function asGameDate(json: unknown, place: string): GameDate {
  return typeof json === 'string' && /^[0123456789.?]{0,10}$/.test(json) ? json : fail(place, 'text of 0 to 10 bytes out of 0123456789.?');
}

function asGameResult(json: unknown, place: string): GameResult {
  return typeof json === 'string' && /^[0123456789/*-]{1,7}$/.test(json) ? json : fail(place, 'text of 1 to 7 bytes out of 0123456789/*-');
}

function asFileName(json: unknown, place: string): FileName {
  return typeof json === 'string' ? json : fail(place, 'text of 0 to 200 bytes');
}

function asText(json: unknown, place: string): Text {
  return typeof json === 'string' ? json : fail(place, 'text of 0 to 4096 bytes');
}

function asCode(json: unknown, place: string): Code {
  return typeof json === 'string' && json.length >= 1 ? json : fail(place, 'text of 1 to 64 bytes');
}

function asArticle(json: unknown, place: string): Article {
  return typeof json === 'string' && json.length >= 1 ? json : fail(place, 'text of 1 to 32 bytes');
}

function asTimeControl(json: unknown, place: string): TimeControl {
  return typeof json === 'string' && /^[0123456789./+;db]{1,128}$/.test(json) ? json : fail(place, 'text of 1 to 128 bytes out of 0123456789./+;db');
}

function asCount(json: unknown, place: string): Count {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 9007199254740991 ? json : fail(place, 'a whole number from 0 to 9007199254740991');
}

function asMillis(json: unknown, place: string): Millis {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 9007199254740991 ? json : fail(place, 'a whole number from 0 to 9007199254740991');
}

function asDuration(json: unknown, place: string): Duration {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 86400000 ? json : fail(place, 'a whole number from 0 to 86400000');
}

function asHalfMoves(json: unknown, place: string): HalfMoves {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 1000 ? json : fail(place, 'a whole number from 0 to 1000');
}

function asPly(json: unknown, place: string): Ply {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 20000 ? json : fail(place, 'a whole number from 0 to 20000');
}

function asLevel(json: unknown, place: string): Level {
  return typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= 10 ? json : fail(place, 'a whole number from 1 to 10');
}

function asCentipawns(json: unknown, place: string): Centipawns {
  return typeof json === 'number' && Number.isInteger(json) && json >= -1000000 && json <= 1000000 ? json : fail(place, 'a whole number from -1000000 to 1000000');
}

function asMateIn(json: unknown, place: string): MateIn {
  return typeof json === 'number' && Number.isInteger(json) && json >= -1000 && json <= 1000 ? json : fail(place, 'a whole number from -1000 to 1000');
}

function asStartNumber(json: unknown, place: string): StartNumber {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 959 ? json : fail(place, 'a whole number from 0 to 959');
}

function asColour(json: unknown, place: string): Colour {
  return COLOUR_VALUES.find((value) => value === json) ?? fail(place, 'one of white, black');
}

function asColourChoice(json: unknown, place: string): ColourChoice {
  return COLOUR_CHOICE_VALUES.find((value) => value === json) ?? fail(place, 'one of white, black, hands');
}

function asHand(json: unknown, place: string): Hand {
  return HAND_VALUES.find((value) => value === json) ?? fail(place, 'one of left, right');
}

function asVariant(json: unknown, place: string): Variant {
  return VARIANT_VALUES.find((value) => value === json) ?? fail(place, 'one of standard, chess960');
}

function asPaceOfPlay(json: unknown, place: string): PaceOfPlay {
  return PACE_OF_PLAY_VALUES.find((value) => value === json) ?? fail(place, 'one of standard, rapid, blitz');
}

function asSupervision(json: unknown, place: string): Supervision {
  return SUPERVISION_VALUES.find((value) => value === json) ?? fail(place, 'one of full, limited');
}

function asLanguage(json: unknown, place: string): Language {
  return LANGUAGE_VALUES.find((value) => value === json) ?? fail(place, 'one of en, zh-Hans, zh-Hant');
}

function asActKind(json: unknown, place: string): ActKind {
  return ACT_KIND_VALUES.find((value) => value === json) ?? fail(place, 'one of move, touch, adjust, offer-draw, accept-draw, decline-draw, claim, resign, flag, call-arbiter, stop, start, penalty, set-clock, restore, decide, end, ask-take-back, accept-take-back, decline-take-back, abort, ask-rematch, withdraw-rematch');
}

function asClaimKind(json: unknown, place: string): ClaimKind {
  return CLAIM_KIND_VALUES.find((value) => value === json) ?? fail(place, 'one of threefold-repetition, fifty-moves, no-normal-win, ask-increment');
}

function asActor(json: unknown, place: string): Actor {
  return ACTOR_VALUES.find((value) => value === json) ?? fail(place, 'one of white, black, arbiter');
}

function asArbiterChoice(json: unknown, place: string): ArbiterChoice {
  return ARBITER_CHOICE_VALUES.find((value) => value === json) ?? fail(place, 'one of warning, time-added, time-removed, points, loss, grant, reject, postpone');
}

function asErrorCode(json: unknown, place: string): ErrorCode {
  return ERROR_CODE_VALUES.find((value) => value === json) ?? fail(place, 'one of unreadable, not-joined, already-joined, unknown-game, wrong-key, wrong-invitation, not-for-you, unknown-player, no-challenges, seat-taken, hand-needed, bad-setup, too-fast, too-many, not-found, wrong-method, foreign-origin, unavailable, going-away, wrong-type, signed-out, not-recognised, account-disabled, name-taken, name-too-short, name-too-long, name-letters, name-reserved, password-too-short, password-too-long, password-common, bad-picture, unknown-import, wrong-offset, archive-full, not-over');
}

function asAnalysisStage(json: unknown, place: string): AnalysisStage {
  return ANALYSIS_STAGE_VALUES.find((value) => value === json) ?? fail(place, 'one of none, waiting, running, done, given-up');
}

function asGameSource(json: unknown, place: string): GameSource {
  return GAME_SOURCE_VALUES.find((value) => value === json) ?? fail(place, 'one of played, imported');
}

function asNoteSeverity(json: unknown, place: string): NoteSeverity {
  return NOTE_SEVERITY_VALUES.find((value) => value === json) ?? fail(place, 'one of error, warning');
}

function asArchivedGame(json: unknown, place: string): ArchivedGame {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ArchivedGame = {
    id: asFinishedId(from.id, `${at}id`),
    source: asGameSource(from.source, `${at}source`),
    open: asBoolean(from.open, `${at}open`),
    white: asText(from.white, `${at}white`),
    black: asText(from.black, `${at}black`),
    result: asGameResult(from.result, `${at}result`),
    date: asGameDate(from.date, `${at}date`),
    event: asText(from.event, `${at}event`),
    eco: asText(from.eco, `${at}eco`),
    opening: asText(from.opening, `${at}opening`),
    variant: asVariant(from.variant, `${at}variant`),
    plies: asCount(from.plies, `${at}plies`),
  };
  if (from.reason !== undefined) to.reason = asCode(from.reason, `${at}reason`);
  return to;
}

function asExplorerMove(json: unknown, place: string): ExplorerMove {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ExplorerMove = {
    uci: asUci(from.uci, `${at}uci`),
    san: asText(from.san, `${at}san`),
    white: asCount(from.white, `${at}white`),
    draws: asCount(from.draws, `${at}draws`),
    black: asCount(from.black, `${at}black`),
    others: asCount(from.others, `${at}others`),
  };
  return to;
}

function asImportState(json: unknown, place: string): ImportState {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ImportState = {
    import: asImportId(from.import, `${at}import`),
    name: asFileName(from.name, `${at}name`),
    started: asMillis(from.started, `${at}started`),
    taken: asCount(from.taken, `${at}taken`),
    games: asCount(from.games, `${at}games`),
    kept: asCount(from.kept, `${at}kept`),
    doubled: asCount(from.doubled, `${at}doubled`),
    faulty: asCount(from.faulty, `${at}faulty`),
    findings: asCount(from.findings, `${at}findings`),
    ended: asBoolean(from.ended, `${at}ended`),
  };
  return to;
}

function asImportNote(json: unknown, place: string): ImportNote {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ImportNote = {
    game: asCount(from.game, `${at}game`),
    code: asCode(from.code, `${at}code`),
    severity: asNoteSeverity(from.severity, `${at}severity`),
    line: asCount(from.line, `${at}line`),
    column: asCount(from.column, `${at}column`),
    ply: asCount(from.ply, `${at}ply`),
    token: asText(from.token, `${at}token`),
    text: asText(from.text, `${at}text`),
  };
  return to;
}

function asGameEvent(json: unknown, place: string): GameEvent {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: GameEvent = {
    at: asMillis(from.at, `${at}at`),
    by: asActor(from.by, `${at}by`),
    do: asActKind(from.do, `${at}do`),
  };
  if (from.uci !== undefined) to.uci = asUci(from.uci, `${at}uci`);
  if (from.kind !== undefined) to.kind = asClaimKind(from.kind, `${at}kind`);
  if (from.squares !== undefined) to.squares = list(from.squares, `${at}squares`, asSquareName, 32);
  if (from.to !== undefined) to.to = asColour(from.to, `${at}to`);
  if (from.what !== undefined) to.what = asArbiterChoice(from.what, `${at}what`);
  if (from.ms !== undefined) to.ms = asDuration(from.ms, `${at}ms`);
  if (from.ply !== undefined) to.ply = asPly(from.ply, `${at}ply`);
  if (from.result !== undefined) to.result = asGameResult(from.result, `${at}result`);
  if (from.article !== undefined) to.article = asArticle(from.article, `${at}article`);
  return to;
}

function asComputerPlayer(json: unknown, place: string): ComputerPlayer {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ComputerPlayer = {
    colour: asColour(from.colour, `${at}colour`),
    level: asLevel(from.level, `${at}level`),
  };
  return to;
}

function asGameSetup(json: unknown, place: string): GameSetup {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: GameSetup = {
    fen: asFen(from.fen, `${at}fen`),
    variant: asVariant(from.variant, `${at}variant`),
  };
  if (from.time_control !== undefined) to.time_control = asTimeControl(from.time_control, `${at}time_control`);
  if (from.rules !== undefined) to.rules = asPaceOfPlay(from.rules, `${at}rules`);
  if (from.supervision !== undefined) to.supervision = asSupervision(from.supervision, `${at}supervision`);
  if (from.touch_move !== undefined) to.touch_move = asBoolean(from.touch_move, `${at}touch_move`);
  if (from.penalty_ms !== undefined) to.penalty_ms = asDuration(from.penalty_ms, `${at}penalty_ms`);
  if (from.no_agreement_before !== undefined) to.no_agreement_before = asHalfMoves(from.no_agreement_before, `${at}no_agreement_before`);
  if (from.guidelines_iii !== undefined) to.guidelines_iii = asBoolean(from.guidelines_iii, `${at}guidelines_iii`);
  if (from.first_moves_untimed !== undefined) to.first_moves_untimed = asBoolean(from.first_moves_untimed, `${at}first_moves_untimed`);
  if (from.takebacks !== undefined) to.takebacks = asBoolean(from.takebacks, `${at}takebacks`);
  if (from.first_move_ms !== undefined) to.first_move_ms = asDuration(from.first_move_ms, `${at}first_move_ms`);
  if (from.competition !== undefined) to.competition = asBoolean(from.competition, `${at}competition`);
  if (from.listed !== undefined) to.listed = asBoolean(from.listed, `${at}listed`);
  if (from.arbiter !== undefined) to.arbiter = asBoolean(from.arbiter, `${at}arbiter`);
  if (from.opponent !== undefined) to.opponent = asAccountId(from.opponent, `${at}opponent`);
  if (from.start_number !== undefined) to.start_number = asStartNumber(from.start_number, `${at}start_number`);
  if (from.rematch_of !== undefined) to.rematch_of = asGameId(from.rematch_of, `${at}rematch_of`);
  if (from.computer !== undefined) to.computer = asComputerPlayer(from.computer, `${at}computer`);
  return to;
}

function asRuling(json: unknown, place: string): Ruling {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Ruling = {
    code: asCode(from.code, `${at}code`),
    article: from.article === null ? null : asArticle(from.article, `${at}article`),
    squares: list(from.squares, `${at}squares`, asSquareName),
    text: asText(from.text, `${at}text`),
  };
  return to;
}

function asOutcome(json: unknown, place: string): Outcome {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Outcome = {
    result: asCode(from.result, `${at}result`),
    reason: asCode(from.reason, `${at}reason`),
    article: from.article === null ? null : asArticle(from.article, `${at}article`),
  };
  return to;
}

function asPlayer(json: unknown, place: string): Player {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Player = {
    taken: asBoolean(from.taken, `${at}taken`),
    present: asBoolean(from.present, `${at}present`),
    name: asPlayerName(from.name, `${at}name`),
  };
  if (from.avatar !== undefined) to.avatar = asPictureName(from.avatar, `${at}avatar`);
  return to;
}

function asPlayers(json: unknown, place: string): Players {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Players = {
    white: asPlayer(from.white, `${at}white`),
    black: asPlayer(from.black, `${at}black`),
  };
  return to;
}

function asHands(json: unknown, place: string): Hands {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Hands = {
    promise: asText(from.promise, `${at}promise`),
  };
  if (from.salt !== undefined) to.salt = asText(from.salt, `${at}salt`);
  if (from.picked !== undefined) to.picked = asHand(from.picked, `${at}picked`);
  if (from.left !== undefined) to.left = asColour(from.left, `${at}left`);
  if (from.right !== undefined) to.right = asColour(from.right, `${at}right`);
  return to;
}

function asRoom(json: unknown, place: string): Room {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Room = {
    players: asPlayers(from.players, `${at}players`),
    spectators: asCount(from.spectators, `${at}spectators`),
    started: asBoolean(from.started, `${at}started`),
  };
  if (from.arbiter !== undefined) to.arbiter = asPlayer(from.arbiter, `${at}arbiter`);
  if (from.declined !== undefined) to.declined = asBoolean(from.declined, `${at}declined`);
  if (from.time_stands !== undefined) to.time_stands = asBoolean(from.time_stands, `${at}time_stands`);
  if (from.hands !== undefined) to.hands = asHands(from.hands, `${at}hands`);
  if (from.rematch !== undefined) to.rematch = asGameId(from.rematch, `${at}rematch`);
  return to;
}

function asOwnAccount(json: unknown, place: string): OwnAccount {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: OwnAccount = {
    id: asAccountId(from.id, `${at}id`),
    name: asPlayerName(from.name, `${at}name`),
    avatar: asPictureName(from.avatar, `${at}avatar`),
    settings: asBoardSettings(from.settings, `${at}settings`),
    challenges: asBoolean(from.challenges, `${at}challenges`),
    made: asMillis(from.made, `${at}made`),
  };
  if (from.language !== undefined) to.language = asLanguage(from.language, `${at}language`);
  return to;
}

function asSessionLine(json: unknown, place: string): SessionLine {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: SessionLine = {
    id: asSessionId(from.id, `${at}id`),
    browser: asText(from.browser, `${at}browser`),
    made: asMillis(from.made, `${at}made`),
    seen: asMillis(from.seen, `${at}seen`),
    current: asBoolean(from.current, `${at}current`),
  };
  return to;
}

function asEvaluation(json: unknown, place: string): Evaluation {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Evaluation = {
    line: list(from.line, `${at}line`, asUci, 12),
  };
  if (from.cp !== undefined) to.cp = asCentipawns(from.cp, `${at}cp`);
  if (from.mate !== undefined) to.mate = asMateIn(from.mate, `${at}mate`);
  if (from.depth !== undefined) to.depth = asCount(from.depth, `${at}depth`);
  return to;
}

function asChallenge(json: unknown, place: string): Challenge {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: Challenge = {
    game: asGameId(from.game, `${at}game`),
    name: asPlayerName(from.name, `${at}name`),
    colour: asColourChoice(from.colour, `${at}colour`),
    setup: asGameSetup(from.setup, `${at}setup`),
  };
  return to;
}

function asWatchableGame(json: unknown, place: string): WatchableGame {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: WatchableGame = {
    game: asGameId(from.game, `${at}game`),
    white: asPlayerName(from.white, `${at}white`),
    black: asPlayerName(from.black, `${at}black`),
    spectators: asCount(from.spectators, `${at}spectators`),
    setup: asGameSetup(from.setup, `${at}setup`),
  };
  return to;
}

function asJoinedMessage(json: unknown, place: string): JoinedMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: JoinedMessage = {
    type: 'joined',
    game: asGameId(from.game, `${at}game`),
    you: from.you === null ? null : asColour(from.you, `${at}you`),
    creator: asBoolean(from.creator, `${at}creator`),
    seq: asCount(from.seq, `${at}seq`),
    setup: asGameSetup(from.setup, `${at}setup`),
    now: asMillis(from.now, `${at}now`),
    from: asCount(from.from, `${at}from`),
    events: list(from.events, `${at}events`, asGameEvent),
    outcome: from.outcome === null ? null : asOutcome(from.outcome, `${at}outcome`),
    room: asRoom(from.room, `${at}room`),
  };
  if (from.arbiter !== undefined) to.arbiter = asBoolean(from.arbiter, `${at}arbiter`);
  return to;
}

function asSeatedMessage(json: unknown, place: string): SeatedMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: SeatedMessage = {
    type: 'seated',
    you: asColour(from.you, `${at}you`),
    key: asKey(from.key, `${at}key`),
    now: asMillis(from.now, `${at}now`),
    room: asRoom(from.room, `${at}room`),
  };
  return to;
}

function asAppointedMessage(json: unknown, place: string): AppointedMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: AppointedMessage = {
    type: 'appointed',
    key: asKey(from.key, `${at}key`),
    now: asMillis(from.now, `${at}now`),
    room: asRoom(from.room, `${at}room`),
  };
  return to;
}

function asEventMessage(json: unknown, place: string): EventMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: EventMessage = {
    type: 'event',
    game: asGameId(from.game, `${at}game`),
    seq: asCount(from.seq, `${at}seq`),
    now: asMillis(from.now, `${at}now`),
    event: asGameEvent(from.event, `${at}event`),
    ruling: asRuling(from.ruling, `${at}ruling`),
    outcome: from.outcome === null ? null : asOutcome(from.outcome, `${at}outcome`),
  };
  return to;
}

function asAckMessage(json: unknown, place: string): AckMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: AckMessage = {
    type: 'ack',
    id: asCount(from.id, `${at}id`),
    seq: asCount(from.seq, `${at}seq`),
  };
  return to;
}

function asRefusedMessage(json: unknown, place: string): RefusedMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: RefusedMessage = {
    type: 'refused',
    id: asCount(from.id, `${at}id`),
    seq: asCount(from.seq, `${at}seq`),
    ruling: asRuling(from.ruling, `${at}ruling`),
  };
  if (from.from !== undefined) to.from = asCount(from.from, `${at}from`);
  if (from.events !== undefined) to.events = list(from.events, `${at}events`, asGameEvent);
  return to;
}

function asPresenceMessage(json: unknown, place: string): PresenceMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: PresenceMessage = {
    type: 'presence',
    now: asMillis(from.now, `${at}now`),
    room: asRoom(from.room, `${at}room`),
    you: from.you === null ? null : asColour(from.you, `${at}you`),
  };
  return to;
}

function asLobbyMessage(json: unknown, place: string): LobbyMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: LobbyMessage = {
    type: 'lobby',
    waiting: list(from.waiting, `${at}waiting`, asChallenge),
    playing: list(from.playing, `${at}playing`, asWatchableGame),
  };
  if (from.for_you !== undefined) to.for_you = list(from.for_you, `${at}for_you`, asChallenge);
  return to;
}

function asPongMessage(json: unknown, place: string): PongMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: PongMessage = {
    type: 'pong',
    id: asCount(from.id, `${at}id`),
  };
  if (from.now !== undefined) to.now = asMillis(from.now, `${at}now`);
  return to;
}

function asErrorMessage(json: unknown, place: string): ErrorMessage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ErrorMessage = {
    type: 'error',
    code: asErrorCode(from.code, `${at}code`),
    text: asText(from.text, `${at}text`),
    closing: asBoolean(from.closing, `${at}closing`),
  };
  return to;
}

function asGameMade(json: unknown, place: string): GameMade {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: GameMade = {
    game: asGameId(from.game, `${at}game`),
    key: asKey(from.key, `${at}key`),
    invite: asText(from.invite, `${at}invite`),
  };
  if (from.arbiter_invitation !== undefined) to.arbiter_invitation = asKey(from.arbiter_invitation, `${at}arbiter_invitation`);
  return to;
}

function asComputerState(json: unknown, place: string): ComputerState {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ComputerState = {
    available: asBoolean(from.available, `${at}available`),
  };
  return to;
}

function asGameState(json: unknown, place: string): GameState {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: GameState = {
    game: asGameId(from.game, `${at}game`),
    seq: asCount(from.seq, `${at}seq`),
    now: asMillis(from.now, `${at}now`),
    setup: asGameSetup(from.setup, `${at}setup`),
    events: list(from.events, `${at}events`, asGameEvent),
    outcome: from.outcome === null ? null : asOutcome(from.outcome, `${at}outcome`),
    room: asRoom(from.room, `${at}room`),
  };
  return to;
}

function asGameAnalysis(json: unknown, place: string): GameAnalysis {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: GameAnalysis = {
    game: asGameId(from.game, `${at}game`),
    stage: asAnalysisStage(from.stage, `${at}stage`),
    positions: asCount(from.positions, `${at}positions`),
    evaluations: list(from.evaluations, `${at}evaluations`, asEvaluation),
  };
  return to;
}

function asHttpProblem(json: unknown, place: string): HttpProblem {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: HttpProblem = {
    code: asErrorCode(from.code, `${at}code`),
    text: asText(from.text, `${at}text`),
  };
  if (from.wait_ms !== undefined) to.wait_ms = asMillis(from.wait_ms, `${at}wait_ms`);
  return to;
}

function asWhoAmI(json: unknown, place: string): WhoAmI {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: WhoAmI = {
    account: from.account === null ? null : asOwnAccount(from.account, `${at}account`),
  };
  return to;
}

function asSessionList(json: unknown, place: string): SessionList {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: SessionList = {
    sessions: list(from.sessions, `${at}sessions`, asSessionLine),
  };
  return to;
}

function asArchivePage(json: unknown, place: string): ArchivePage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ArchivePage = {
    games: list(from.games, `${at}games`, asArchivedGame),
  };
  if (from.more !== undefined) to.more = asPlaceInList(from.more, `${at}more`);
  return to;
}

function asExplorerPage(json: unknown, place: string): ExplorerPage {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ExplorerPage = {
    fen: asFen(from.fen, `${at}fen`),
    white: asCount(from.white, `${at}white`),
    draws: asCount(from.draws, `${at}draws`),
    black: asCount(from.black, `${at}black`),
    others: asCount(from.others, `${at}others`),
    moves: list(from.moves, `${at}moves`, asExplorerMove),
    games: list(from.games, `${at}games`, asArchivedGame),
  };
  return to;
}

function asImportList(json: unknown, place: string): ImportList {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ImportList = {
    imports: list(from.imports, `${at}imports`, asImportState),
  };
  return to;
}

function asImportNotes(json: unknown, place: string): ImportNotes {
  const from = fields(json, place);
  const at = place === '' ? '' : `${place}.`;
  const to: ImportNotes = {
    findings: list(from.findings, `${at}findings`, asImportNote),
  };
  if (from.more !== undefined) to.more = asCount(from.more, `${at}more`);
  return to;
}

/** What the server said, or a Fault. */
export function readServerMessage(text: string): ServerMessage | Fault {
  return read(text, (json) => {
    const type = fields(json, '').type;
    switch (type) {
      case 'joined':
        return asJoinedMessage(json, '');
      case 'seated':
        return asSeatedMessage(json, '');
      case 'appointed':
        return asAppointedMessage(json, '');
      case 'event':
        return asEventMessage(json, '');
      case 'ack':
        return asAckMessage(json, '');
      case 'refused':
        return asRefusedMessage(json, '');
      case 'presence':
        return asPresenceMessage(json, '');
      case 'lobby':
        return asLobbyMessage(json, '');
      case 'pong':
        return asPongMessage(json, '');
      case 'error':
        return asErrorMessage(json, '');
      default:
        return fail('type', 'a message the server sends');
    }
  });
}

export function readGameMade(text: string): GameMade | Fault {
  return read(text, (json) => asGameMade(json, ''));
}

export function readComputerState(text: string): ComputerState | Fault {
  return read(text, (json) => asComputerState(json, ''));
}

export function readGameAnalysis(text: string): GameAnalysis | Fault {
  return read(text, (json) => asGameAnalysis(json, ''));
}

export function readGameState(text: string): GameState | Fault {
  return read(text, (json) => asGameState(json, ''));
}

export function readHttpProblem(text: string): HttpProblem | Fault {
  return read(text, (json) => asHttpProblem(json, ''));
}

export function readWhoAmI(text: string): WhoAmI | Fault {
  return read(text, (json) => asWhoAmI(json, ''));
}

export function readOwnAccount(text: string): OwnAccount | Fault {
  return read(text, (json) => asOwnAccount(json, ''));
}

export function readSessionList(text: string): SessionList | Fault {
  return read(text, (json) => asSessionList(json, ''));
}

export function readArchivePage(text: string): ArchivePage | Fault {
  return read(text, (json) => asArchivePage(json, ''));
}

export function readExplorerPage(text: string): ExplorerPage | Fault {
  return read(text, (json) => asExplorerPage(json, ''));
}

export function readImportState(text: string): ImportState | Fault {
  return read(text, (json) => asImportState(json, ''));
}

export function readImportList(text: string): ImportList | Fault {
  return read(text, (json) => asImportList(json, ''));
}

export function readImportNotes(text: string): ImportNotes | Fault {
  return read(text, (json) => asImportNotes(json, ''));
}
