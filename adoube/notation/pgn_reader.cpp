// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_reader.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "adoube/notation/king_safety.hpp"
#include "adoube/notation/nag.hpp"
#include "adoube/notation/pgn_header.hpp"
#include "adoube/notation/pgn_lexer.hpp"
#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/notation/pgn_plain_move.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/san_parts.hpp"
#include "adoube/notation/san_plain.hpp"
#include "adoube/notation/text_encoding.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::notation {

std::string_view text(PgnResult result) {
  switch (result) {
    case PgnResult::WhiteWins:
      return "1-0";
    case PgnResult::BlackWins:
      return "0-1";
    case PgnResult::Draw:
      return "1/2-1/2";
    case PgnResult::Unfinished:
      break;
  }
  return "*";
}

namespace {

/// A line of moves being read: the main line or a variation.
struct Line {
  /// The position, and the one before the last move, from which a variation goes on; `current` says which is which, so that
  /// a move needs no copy.
  std::array<rules::Position, 2> positions = {rules::Position::initial(), rules::Position::initial()};
  KingView view{};  ///< of the current one
  std::uint8_t current = 0;
  bool has_move = false;
  bool cut = false;               ///< a move could not be read; the rest of the line is passed over
  std::uint32_t ply = 0;          ///< of its last move
  std::int64_t number_shift = 0;  ///< what the text's move numbers are ahead of the position's
  PgnPlace opened{};              ///< its bracket, or that of the variation that is passed over

  [[nodiscard]] const rules::Position& now() const { return positions[current]; }
  [[nodiscard]] const rules::Position& before() const { return positions[1 - current]; }
  /// Where the next position is put together, to be made the current one by turn_over().
  [[nodiscard]] rules::Position& next() { return positions[1 - current]; }
  void turn_over(KingView next_view) {
    current ^= 1;
    view = next_view;
    has_move = true;
    ++ply;
  }
  void start(const rules::Position& position) {
    positions[current] = position;
    view = king_view(position);
  }
};

/// To be written over.
constexpr rules::Move any_move = rules::Move::from_bits_unchecked(0);

bool is_check_mark(char byte) { return byte == '+' || byte == '#'; }

/// Whether the last sign of a move, a check mark or something else, fits the position after the move (standard, 8.2.3.5).
bool rightly_marked(char last, const rules::Position& after, bool in_check) {
  if (!in_check) return !is_check_mark(last);
  return last == (king_can_step_away(after) || rules::has_legal_move(after) ? '+' : '#');
}

/// Whether a move in export form names its square of departure; then that may be needless (8.2.3.4).
bool names_departure(std::string_view san) {
  if (san.front() >= 'a' || san.front() == 'O') return false;
  std::size_t size = san.size();
  if (is_check_mark(san[size - 1])) --size;
  return size > 3 + (san[size - 3] == 'x' ? 1U : 0U);
}

/// What a file or rank behind the letter of a piece says.
Disambiguation departure_named(char sign) { return {.file = sign >= 'a', .rank = sign < 'a'}; }

bool is_null_move(std::string_view text) {
  constexpr std::array<std::string_view, 7> spellings = {"--", "Z0", "z0", "null", "@@@@", "<>", "pass"};
  return std::ranges::find(spellings, text) != spellings.end();
}

bool is_en_passant_mark(std::string_view text) { return text == "e.p." || text == "e.p" || text == "ep"; }

PgnFault fault_of(SanFault fault) {
  switch (fault) {
    case SanFault::NotAMove:
      return PgnFault::NotAMove;
    case SanFault::Ambiguous:
      return PgnFault::AmbiguousMove;
    case SanFault::PromotionMissing:
      return PgnFault::IncompleteMove;
    case SanFault::Illegal:
    case SanFault::NotExportForm:
      break;
  }
  return PgnFault::IllegalMove;
}

}  // namespace

/// Reads one game after the other; what it holds between two games is memory only.
class PgnReader::Game {
 public:
  /// `Text`: what a PgnText is made of.
  template <class Text>
  Game(Text&& text, const PgnReaderOptions& options)
      : lexer_(text, options.start, options.limits.tag_bytes),
        limits_(options.limits),
        variant_(options.variant),
        lines_(options.lines) {}

  bool read(PgnVisitor& visitor);
  [[nodiscard]] std::uint64_t bytes_read() const { return lexer_.bytes_read(); }

 private:
  enum class Stage : std::uint8_t { Tags, Movetext, AfterResult };

  void begin();
  bool step();
  void finish();
  [[nodiscard]] bool is_no_game() const;
  void report_no_game();
  void report_what_is_missing(const PgnPlace& end);

  bool tag();
  void read_tag(const PgnTagText& tag);
  void begin_movetext();
  void tell_start();
  bool begins_another_game() const;
  bool after_result();

  void comment();
  void comment_piece(const PgnCommentPiece& piece, Utf8Checker& encoding);
  void result();
  void number();
  void plain_moves();
  [[nodiscard]] bool is_number_due(const PgnPlainMove& found) const;
  bool plain_move(const PgnPlainMove& found);
  void word();
  [[nodiscard]] bool read_well_spelled(std::string_view text, rules::Move& move) const;
  void word_slowly(std::string_view text);
  bool word_of_annotation(std::string_view text);
  bool move_with_sign(std::string_view text);
  bool move_with_result(std::string_view text);
  void play_spelled(const SanReading& reading, std::string_view text);
  void played(rules::Move move, KingView view);
  void null_move(std::string_view text);
  void cut(PgnFault fault, std::string_view text);
  void sign();
  void nag();
  void nag(std::uint8_t number);
  void open();
  void close();

  [[nodiscard]] bool passing_over() const { return line_.cut || skipped_brackets_ > 0; }
  [[nodiscard]] bool in_main_line() const { return outer_.empty() && !passes_variation_; }
  [[nodiscard]] PgnPlace token_place() { return lexer_.place(lexer_.token().begin); }
  void report(PgnFault fault, PgnPlace place, std::uint32_t ply, std::string_view text,
              std::optional<Forgiven> forgiven = std::nullopt);
  void report(PgnFault fault) { report(fault, token_place(), line_.ply, lexer_.token().text()); }
  void tell(const PgnProblem& problem);

  PgnLexer lexer_;
  PgnLimits limits_;
  rules::Variant variant_;  ///< where no tag names one
  PgnLines lines_;
  PgnVisitor* visitor_ = nullptr;

  Stage stage_ = Stage::Tags;
  PgnHeader header_{};
  PgnGameEnd end_{};
  PgnPlace begin_place_{};
  std::string text_{};  ///< for texts in UTF-8 that are not so in the file

  Line line_{};
  std::vector<Line> outer_{};  ///< the lines around it, the main line first
  std::uint32_t skipped_brackets_ = 0;
  /// The first of them is a variation of the main line, and that is all that was asked for.
  bool passes_variation_ = false;
  bool tagged_ = false;   ///< a tag was written with its quote
  bool playable_ = true;  ///< there is a position to start from
  bool start_told_ = false;
  bool comment_belongs_to_next_ = true;
  bool commented_ = false;
  bool not_utf8_ = false;           ///< and said so
  bool text_after_result_ = false;  ///< and said so
  std::uint32_t moves_ = 0;
  std::uint64_t comment_bytes_ = 0;
  std::optional<PgnResult> marker_{};
  /// A result of its own within brackets with nothing behind it: the game's, should the brackets never be closed.
  std::optional<PgnResult> marker_in_brackets_{};
};

PgnReader::PgnReader(std::string_view text, const PgnReaderOptions& options)
    : game_(std::make_unique<Game>(text, options)) {}
PgnReader::PgnReader(PgnSource& source, const PgnReaderOptions& options) : game_(std::make_unique<Game>(source, options)) {}
PgnReader::~PgnReader() = default;

bool PgnReader::read_game(PgnVisitor& visitor) { return game_->read(visitor); }
std::uint64_t PgnReader::bytes_read() const { return game_->bytes_read(); }

bool PgnReader::Game::read(PgnVisitor& visitor) {
  if (lexer_.next().kind == PgnTokenKind::End) return false;
  visitor_ = &visitor;
  begin();
  while (step()) {
    if (passes_variation_)
      lexer_.pass_words();
    else
      plain_moves();
    lexer_.next();
  }
  finish();
  return true;
}

void PgnReader::Game::begin() {
  stage_ = Stage::Tags;
  header_.clear();
  begin_place_ = token_place();
  end_ = {};
  end_.line = begin_place_.line;
  end_.offset = begin_place_.offset;
  line_.ply = 0;
  line_.number_shift = 0;
  line_.has_move = false;
  line_.cut = false;
  outer_.clear();
  skipped_brackets_ = 0;
  passes_variation_ = false;
  tagged_ = false;
  playable_ = true;
  start_told_ = false;
  comment_belongs_to_next_ = true;
  commented_ = false;
  not_utf8_ = false;
  text_after_result_ = false;
  moves_ = 0;
  comment_bytes_ = 0;
  marker_.reset();
  marker_in_brackets_.reset();
  visitor_->game_begins();
}

/// Takes the token in hand. False where it does not belong to the game any more.
bool PgnReader::Game::step() {
  const PgnToken& token = lexer_.token();
  if (token.kind == PgnTokenKind::End) return false;
  if (token.kind == PgnTokenKind::Tag) return tag();
  if (token.kind == PgnTokenKind::Comment || token.kind == PgnTokenKind::LineComment) {
    comment();
    return true;
  }
  if (stage_ == Stage::AfterResult) return after_result();
  if (stage_ == Stage::Tags) begin_movetext();
  if (!playable_) line_.cut = true;
  if (token.kind != PgnTokenKind::Result && token.kind != PgnTokenKind::OddResult) marker_in_brackets_.reset();
  switch (token.kind) {
    case PgnTokenKind::Word:
      word();
      break;
    case PgnTokenKind::Number:
      if (begins_another_game()) {
        lexer_.put_back();
        return false;
      }
      number();
      break;
    case PgnTokenKind::Dots:
      comment_belongs_to_next_ = true;
      break;
    case PgnTokenKind::Result:
    case PgnTokenKind::OddResult:
      result();
      break;
    case PgnTokenKind::Nag:
      nag();
      break;
    case PgnTokenKind::Suffix:
    case PgnTokenKind::Sign:
      sign();
      break;
    case PgnTokenKind::Open:
      open();
      break;
    case PgnTokenKind::Close:
      close();
      break;
    case PgnTokenKind::CloseBrace:
      if (!passes_variation_) report(PgnFault::UnmatchedClosingBrace);
      break;
    default:
      break;
  }
  return true;
}

void PgnReader::Game::finish() {
  if (stage_ == Stage::Tags) begin_movetext();
  tell_start();
  const PgnPlace place = lexer_.place(lexer_.token().begin);
  if (!outer_.empty()) {
    const Line main_line = outer_.front();
    report(PgnFault::UnclosedVariation, line_.opened, line_.ply, "(");
    for (std::size_t open = outer_.size(); open > 0; --open) visitor_->variation_closes();
    line_ = main_line;
    outer_.clear();
  } else if (passes_variation_) {
    report(PgnFault::UnclosedVariation, line_.opened, line_.ply, "(");
  } else if (skipped_brackets_ > 0) {
    report(PgnFault::UnclosedVariation, place, line_.ply, {});
  }
  if (!marker_) marker_ = marker_in_brackets_;
  if (is_no_game())
    report_no_game();
  else
    report_what_is_missing(place);
  end_.plies = line_.ply;
  end_.result = marker_.value_or(header_.result.value_or(PgnResult::Unfinished));
  visitor_->game_ends(end_);
}

/// Brackets with words that are not in quotes are no tag here, though they are read as one: any prose has them.
bool PgnReader::Game::is_no_game() const { return !tagged_ && !marker_ && line_.ply == 0 && !line_.cut; }

/// Told even where the list of problems is full already, as prose makes it: this is the problem that counts.
void PgnReader::Game::report_no_game() {
  ++end_.errors;
  visitor_->problem({PgnFault::NoGame, begin_place_, 0, {}, {}});
}

void PgnReader::Game::report_what_is_missing(const PgnPlace& end) {
  if (header_.size() == 0) report(PgnFault::NoTags, begin_place_, 0, {});
  if (marker_) return;
  const bool nothing = line_.ply == 0 && !line_.cut && !commented_;
  report(nothing ? PgnFault::NoMovetext : PgnFault::MissingResult, end, line_.ply, {});
}

// Tags

/// A tag of this game, or the first of the next one, or brackets that are no tag.
bool PgnReader::Game::tag() {
  PgnTagText found;
  const bool plain = lexer_.peek(found);
  const bool is_tag = plain || lexer_.looks_like_tag();
  const bool nothing_read = line_.ply == 0 && !line_.cut && !marker_ && in_main_line() && skipped_brackets_ == 0;
  const bool movetext_before = header_.size() > 0 ? stage_ != Stage::Tags : !nothing_read;
  if (!is_tag && (movetext_before || *lexer_.token().begin == ']')) {
    const PgnPlace place = token_place();
    const std::string_view text = lexer_.skip_brackets();
    if (!passes_variation_) report(PgnFault::StrayText, place, line_.ply, text);
    return true;
  }
  if (movetext_before) {
    lexer_.put_back();
    return false;
  }
  const bool after_empty_line = lexer_.after_empty_line();
  if (plain)
    lexer_.pass(found);
  else
    found = lexer_.take_tag();
  if (after_empty_line && found.value_begin != nullptr && header_.has(found.name)) {
    lexer_.put_back();
    return false;
  }
  read_tag(found);
  tagged_ = tagged_ || is_tag;
  stage_ = Stage::Tags;
  return true;
}

void PgnReader::Game::read_tag(const PgnTagText& tag) {
  const auto place = [&] { return tag.value_begin != nullptr ? lexer_.place(tag.name.data()) : lexer_.place(); };
  std::string_view value = tag.value;
  if (!tag.ascii && !is_utf8(value)) {
    if (!not_utf8_) report(PgnFault::NotUtf8, place(), 0, value);
    not_utf8_ = true;
    text_.clear();
    append_as_utf8(value, text_);
    value = text_;
  }
  if (!tag.well_formed) report(PgnFault::TagSyntax, place(), 0, tag.name.empty() ? value : tag.name);
  if (tag.name.empty()) return;
  if (tag.too_long || header_.size() == limits_.tags) report(PgnFault::TagTooLong, place(), 0, tag.name);
  if (header_.size() == limits_.tags) return;
  if (header_.has(tag.name)) return report(PgnFault::DuplicateTag, place(), 0, value);
  header_.add(tag.name);
  if (tag.name == "Result") {
    header_.result = result_named(value);
    if (!header_.result) report(PgnFault::ResultTagValue, place(), 0, value);
  } else if (PgnNotedTag* noted = header_.noted(tag.name)) {
    *noted = {std::string(value), place()};
  }
  visitor_->tag(tag.name, value);
}

void PgnReader::Game::begin_movetext() {
  stage_ = Stage::Movetext;
  const PgnStart start = start_of(header_, variant_);
  for (const PgnProblem& problem : start.problems) tell(problem);
  playable_ = start.position.has_value();
  if (!playable_) return;
  line_.start(*start.position);
  if (header_.size() > 0) tell_start();
}

/// Stray text before the tags leads into movetext and back. So without a tag the start is told with the first move, or at
/// the end, when no tag can change it any more.
void PgnReader::Game::tell_start() {
  if (start_told_ || !playable_) return;
  start_told_ = true;
  visitor_->starts(line_.now());
}

/// "1." after an empty line, where the line of moves is elsewhere: a game without tags whose forerunner has no result.
bool PgnReader::Game::begins_another_game() const {
  return lexer_.after_empty_line() && lexer_.token().number == 1 && lexer_.token().dots == 1 && in_main_line() &&
         line_.ply > 1;
}

// Comments

void PgnReader::Game::comment() {
  if (stage_ == Stage::Tags && header_.size() > 0) begin_movetext();
  commented_ = true;
  const bool told = !passing_over();
  if (told) visitor_->comment_begins(comment_belongs_to_next_);
  Utf8Checker encoding;
  std::optional<PgnPlace> opened;
  std::size_t kept = 0;
  for (;;) {
    const PgnCommentPiece piece = lexer_.take_comment();
    const bool in_one_piece = piece.end == PgnCommentEnd::Closed && piece.text.size() <= limits_.comment_bytes;
    if (!opened && !in_one_piece) opened = token_place();
    if (told) comment_piece(piece, encoding);
    const bool kept_so_far = kept <= limits_.comment_bytes && comment_bytes_ <= limits_.text_bytes;
    if (told && kept_so_far) {
      visitor_->comment_text(piece.text.substr(0, limits_.comment_bytes - kept));
      comment_bytes_ += piece.text.size();
      kept += piece.text.size();
      if (kept > limits_.comment_bytes)
        report(PgnFault::CommentTooLong, *opened, line_.ply, {});
      else if (comment_bytes_ > limits_.text_bytes)
        report(PgnFault::GameTooLong, lexer_.place(), line_.ply, {});
    }
    if (piece.end == PgnCommentEnd::Unclosed) report(PgnFault::UnclosedComment, *opened, line_.ply, {});
    if (piece.end != PgnCommentEnd::GoesOn) break;
  }
  if (told) visitor_->comment_ends();
}

/// Looks at the bytes of a comment: braces within it, and bytes that are no UTF-8.
void PgnReader::Game::comment_piece(const PgnCommentPiece& piece, Utf8Checker& encoding) {
  const char* ill = nullptr;
  if (!not_utf8_ && (piece.not_ascii || !encoding.complete())) {
    const std::size_t at = encoding.check(piece.text);
    if (at != Utf8Checker::all_good)
      ill = piece.text.data() + at;
    else if (piece.end != PgnCommentEnd::GoesOn && !encoding.complete())
      ill = piece.text.data() + piece.text.size();
  }
  const auto report_brace = [&] { report(PgnFault::BraceInComment, lexer_.place(piece.brace), line_.ply, "{"); };
  const bool brace_first = piece.brace != nullptr && (ill == nullptr || piece.brace < ill);
  if (brace_first) report_brace();
  if (ill != nullptr) {
    not_utf8_ = true;
    report(PgnFault::NotUtf8, lexer_.place(ill), line_.ply, {});
  }
  if (piece.brace != nullptr && !brace_first) report_brace();
}

// Result

void PgnReader::Game::result() {
  const PgnToken& token = lexer_.token();
  if (token.kind == PgnTokenKind::OddResult && !passes_variation_) report(PgnFault::ResultSpelling);
  if (!in_main_line() || skipped_brackets_ > 0) {
    if (!passing_over()) report(PgnFault::ResultInVariation);
    if (!lexer_.behind_word()) marker_in_brackets_ = token.result;
    return;
  }
  marker_ = token.result;
  stage_ = Stage::AfterResult;
  if (header_.result && *header_.result != token.result) report(PgnFault::ResultMismatch);
}

/// What stands behind the result: a late annotation, something lost, or the next game.
bool PgnReader::Game::after_result() {
  const PgnToken& token = lexer_.token();
  switch (token.kind) {
    case PgnTokenKind::Nag:
      nag();
      return true;
    case PgnTokenKind::Suffix:
    case PgnTokenKind::Sign:
      sign();
      return true;
    case PgnTokenKind::Dots:
    case PgnTokenKind::Close:
    case PgnTokenKind::CloseBrace:
      report(PgnFault::StrayText);
      return true;
    case PgnTokenKind::Number:
      if (!lexer_.after_empty_line() && token.number != 1) break;
      lexer_.put_back();
      return false;
    case PgnTokenKind::Result:
    case PgnTokenKind::OddResult:
      if (token.result == *marker_) {
        report(PgnFault::StrayText);
        return true;
      }
      break;
    case PgnTokenKind::Word:
      if (!lexer_.after_empty_line() || !read_san(rules::Position::initial(), token.text())) break;
      lexer_.put_back();
      return false;
    default:
      break;
  }
  if (!text_after_result_) report(PgnFault::TextAfterResult);
  text_after_result_ = true;
  return true;
}

// Moves

void PgnReader::Game::number() {
  comment_belongs_to_next_ = true;
  if (passing_over()) return;
  const PgnToken& token = lexer_.token();
  const std::int64_t expected = line_.now().fullmove_number().value() + line_.number_shift;
  const bool white = line_.now().turn() == rules::Color::White;
  const bool other_side = white ? token.dots > 1 : token.dots == 1;
  if (token.number == expected && !other_side) return;
  report(PgnFault::MoveNumber, token_place(), line_.ply + 1, token.text());
  line_.number_shift += token.number - expected;
}

/// Reads on while moves are written as most of them are, rightly, and nothing else comes between. What that is not true of
/// is left to the lexer and step().
void PgnReader::Game::plain_moves() {
  if (stage_ != Stage::Movetext || !playable_ || passing_over()) return;
  PgnPlainMove found;
  while (moves_ < limits_.moves && lexer_.peek(found) && (found.dots == 0 || is_number_due(found)) && plain_move(found))
    lexer_.pass(found);
}

bool PgnReader::Game::is_number_due(const PgnPlainMove& found) const {
  const std::int64_t expected = line_.now().fullmove_number().value() + line_.number_shift;
  return found.number == expected && found.dots == (line_.now().turn() == rules::Color::White ? 1 : 3);
}

bool PgnReader::Game::plain_move(const PgnPlainMove& found) {
  PlainSan plain;
  if (!read_plain_san(line_.now(), found.word(), line_.view, plain)) return false;
  if (plain.names_departure && disambiguation(line_.now(), plain.move) != departure_named(found.begin[1])) return false;
  rules::play(line_.now(), plain.move, line_.next());
  const KingView view = king_view(line_.next());
  if (!rightly_marked(found.end[-1], line_.next(), view.in_check)) return false;
  marker_in_brackets_.reset();
  played(plain.move, view);
  return true;
}

void PgnReader::Game::word() {
  if (passing_over()) return;
  const std::string_view text = lexer_.token().text();
  rules::Move move = any_move;
  if (!read_well_spelled(text, move)) return word_slowly(text);
  rules::play(line_.now(), move, line_.next());
  const KingView view = king_view(line_.next());
  if (!rightly_marked(text.back(), line_.next(), view.in_check)) return word_slowly(text);
  played(move, view);
}

/// A move in export form, but for its + or #, which are looked at when it has been played.
bool PgnReader::Game::read_well_spelled(std::string_view text, rules::Move& move) const {
  PlainSan plain;
  if (text.size() > ShortWord::longest ||
      !read_plain_san(line_.now(), {text.data(), static_cast<int>(text.size())}, line_.view, plain))
    return read_san_fast(line_.now(), text, line_.view, move) && !names_departure(text);
  move = plain.move;
  return !plain.names_departure || disambiguation(line_.now(), move) == departure_named(text[1]);
}

/// Everything that is not plain export form, and what is no move at all.
void PgnReader::Game::word_slowly(std::string_view text) {
  const auto reading = read_san(line_.now(), text);
  if (reading) return play_spelled(*reading, text);
  const SanError& error = reading.error();
  if (error.fault == SanFault::NotAMove) {
    if (word_of_annotation(text) || move_with_sign(text) || move_with_result(text)) return;
    const bool preamble = header_.size() == 0 && line_.ply == 0 && in_main_line();
    if (preamble) return report(PgnFault::StrayText);
  }
  cut(fault_of(error.fault), text);
}

/// "e.p.", "(=)", "N", "Z0": words that annotate the move before them or stand for none.
bool PgnReader::Game::word_of_annotation(std::string_view text) {
  if (is_null_move(text)) {
    null_move(text);
    return true;
  }
  const bool en_passant = is_en_passant_mark(text);
  if (line_.has_move && (en_passant || text == "(=)")) {
    report(PgnFault::ForgivenSpelling, token_place(), line_.ply, text,
           en_passant ? Forgiven::EnPassantMark : Forgiven::DrawOfferMark);
    return true;
  }
  const std::optional<std::uint8_t> number = nag_of_sign(text);
  if (!number || !line_.has_move) return false;
  report(PgnFault::UnknownSign);
  nag(*number);
  return true;
}

/// "Qh5+=": a move and an evaluation in one word.
bool PgnReader::Game::move_with_sign(std::string_view text) {
  for (std::size_t end = 2; end < text.size(); ++end) {
    const std::optional<std::uint8_t> number = nag_of_sign(text.substr(end));
    if (!number || text[end] >= 'A') continue;
    const auto reading = read_san(line_.now(), text.substr(0, end));
    if (!reading) continue;
    play_spelled(*reading, text);
    report(PgnFault::UnknownSign);
    nag(*number);
    return true;
  }
  return false;
}

/// "Qd61-0": no space before the result.
bool PgnReader::Game::move_with_result(std::string_view text) {
  for (const std::string_view result : {"1-0", "0-1", "1/2-1/2"}) {
    if (!text.ends_with(result)) continue;
    const std::string_view move = text.substr(0, text.size() - result.size());
    const auto reading = read_san(line_.now(), move);
    if (!reading) return false;
    report(PgnFault::ResultSpelling, token_place(), line_.ply + 1, text);
    play_spelled(*reading, move);
    lexer_.put_back_from(move.data() + move.size());
    return true;
  }
  return false;
}

void PgnReader::Game::play_spelled(const SanReading& reading, std::string_view text) {
  for (const Forgiven forgiven : reading.forgiven)
    report(PgnFault::ForgivenSpelling, token_place(), line_.ply + 1, text, forgiven);
  rules::play(line_.now(), reading.move, line_.next());
  played(reading.move, king_view(line_.next()));
}

/// The position after the move stands ready as the line's next one.
void PgnReader::Game::played(rules::Move move, KingView view) {
  if (++moves_ > limits_.moves) return cut(PgnFault::GameTooLong, {});
  tell_start();
  line_.turn_over(view);
  comment_belongs_to_next_ = false;
  visitor_->move(move, line_.now());
}

void PgnReader::Game::null_move(std::string_view text) {
  if (in_main_line()) return cut(PgnFault::NullMoveInMainLine, text);
  const std::optional<rules::Position> after = pass(line_.now());
  if (!after) return cut(PgnFault::IllegalMove, text);
  if (++moves_ > limits_.moves) return cut(PgnFault::GameTooLong, {});
  report(PgnFault::NullMove, token_place(), line_.ply + 1, text);
  line_.next() = *after;
  line_.turn_over(king_view(*after));
  comment_belongs_to_next_ = false;
  visitor_->null_move(*after);
}

/// The line ends here; what it goes on with is passed over.
void PgnReader::Game::cut(PgnFault fault, std::string_view text) {
  report(fault, token_place(), line_.ply + 1, text);
  line_.cut = true;
}

// Annotations

void PgnReader::Game::sign() {
  if (passing_over()) return;
  const PgnToken& token = lexer_.token();
  const std::string_view text = token.text();
  if (token.kind == PgnTokenKind::Suffix) {
    if (const auto number = nag_of_suffix(text)) return nag(*number);
    return report(PgnFault::UnknownSign);
  }
  if (is_null_move(text) && stage_ != Stage::AfterResult) return null_move(text);
  const auto number = nag_of_sign(text);
  report(number ? PgnFault::UnknownSign : PgnFault::StrayText);
  if (number) nag(*number);
}

void PgnReader::Game::nag() {
  if (passing_over()) return;
  if (lexer_.token().number > 255) return report(PgnFault::NagRange);
  nag(static_cast<std::uint8_t>(lexer_.token().number));
}

void PgnReader::Game::nag(std::uint8_t number) {
  if (!line_.has_move) return report(PgnFault::NagWithoutMove);
  visitor_->nag(number);
}

// Variations

void PgnReader::Game::open() {
  comment_belongs_to_next_ = true;
  if (passing_over()) {
    ++skipped_brackets_;
  } else if (!line_.has_move || outer_.size() >= limits_.depth) {
    report(line_.has_move ? PgnFault::TooDeep : PgnFault::VariationWithoutMove);
    ++skipped_brackets_;
  } else if (lines_ == PgnLines::MainLine) {
    line_.opened = token_place();
    passes_variation_ = true;
    skipped_brackets_ = 1;
  } else {
    outer_.push_back(line_);
    line_.start(line_.before());
    --line_.ply;
    line_.has_move = false;
    line_.opened = token_place();
    visitor_->variation_opens();
  }
}

void PgnReader::Game::close() {
  comment_belongs_to_next_ = true;
  if (skipped_brackets_ > 0) {
    --skipped_brackets_;
    if (skipped_brackets_ == 0) passes_variation_ = false;
  } else if (in_main_line()) {
    report(PgnFault::UnmatchedClosingBracket);
  } else {
    if (!line_.has_move && !line_.cut) report(PgnFault::EmptyVariation);
    visitor_->variation_closes();
    line_ = outer_.back();
    outer_.pop_back();
  }
}

// Problems

void PgnReader::Game::report(PgnFault fault, PgnPlace place, std::uint32_t ply, std::string_view text,
                             std::optional<Forgiven> forgiven) {
  const std::uint32_t listed = end_.errors + end_.warnings;
  if (listed > limits_.problems) {
    ++(severity(fault) == PgnSeverity::Error ? end_.errors : end_.warnings);
    return;
  }
  tell({fault, place, ply, utf8_excerpt(text, PgnProblem::token_limit), forgiven});
}

void PgnReader::Game::tell(const PgnProblem& problem) {
  const std::uint32_t listed = end_.errors + end_.warnings;
  ++(severity(problem.fault) == PgnSeverity::Error ? end_.errors : end_.warnings);
  if (listed < limits_.problems) return visitor_->problem(problem);
  if (listed == limits_.problems) visitor_->problem({PgnFault::TooManyProblems, problem.place, problem.ply, {}, {}});
}

}  // namespace adoube::notation
