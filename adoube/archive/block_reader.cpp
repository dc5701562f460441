// SPDX-License-Identifier: MIT
#include <array>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "adoube/archive/block.hpp"
#include "adoube/archive/block_layout.hpp"
#include "adoube/archive/bytes.hpp"
#include "adoube/archive/compression.hpp"
#include "adoube/archive/crc32c.hpp"
#include "adoube/archive/move_coder.hpp"
#include "adoube/archive/script.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_limits.hpp"

namespace adoube::archive {
namespace {

using notation::PgnGame;
using notation::PgnLineIndex;
using notation::PgnResult;
using notation::PgnTag;

/// What a game is told to. Each call is one step of the script.
class TreeSink {
 public:
  explicit TreeSink(PgnGame& game) : game_(game) { game_ = {}; }

  void tags(const std::vector<PgnTag>& tags) { game_.tags = tags; }
  void starts(const std::optional<rules::Position>& position) { game_.start = position; }
  void move(rules::Move move, const rules::Position& /*after*/) { add({.move = move}); }
  void null_move(const rules::Position& /*after*/) { add({}); }
  void sign(std::uint8_t number) { line().moves.back().nags.push_back(number); }
  void comment(Step where, const std::string& text) {
    if (where == Step::GameComment)
      game_.comments.push_back(text);
    else if (where == Step::Comment)
      line().moves.back().comments.push_back(text);
    else
      waiting_.push_back(text);
  }
  void variation_opens() {
    const auto opened = static_cast<PgnLineIndex>(game_.lines.size());
    line().moves.back().variations.push_back(opened);
    game_.lines.emplace_back();
    open_.push_back(opened);
  }
  void variation_closes() { open_.pop_back(); }
  void ends(PgnResult result, std::uint32_t /*plies*/) { game_.result = result; }

 private:
  [[nodiscard]] notation::PgnLine& line() { return game_.lines[open_.back()]; }
  void add(notation::PgnMove move) {
    move.comments_before = std::exchange(waiting_, {});
    line().moves.push_back(std::move(move));
  }

  PgnGame& game_;
  std::vector<PgnLineIndex> open_ = {0};
  std::vector<std::string> waiting_{};
};

class VisitorSink {
 public:
  explicit VisitorSink(notation::PgnVisitor& visitor) : visitor_(visitor) { visitor_.game_begins(); }

  void tags(const std::vector<PgnTag>& tags) {
    for (const PgnTag& tag : tags) visitor_.tag(tag.name, tag.value);
  }
  void starts(const std::optional<rules::Position>& position) {
    if (position) visitor_.starts(*position);
  }
  void move(rules::Move move, const rules::Position& after) { visitor_.move(move, after); }
  void null_move(const rules::Position& after) { visitor_.null_move(after); }
  void sign(std::uint8_t number) { visitor_.nag(number); }
  void comment(Step where, const std::string& text) {
    visitor_.comment_begins(where != Step::Comment);
    visitor_.comment_text(text);
    visitor_.comment_ends();
  }
  void variation_opens() { visitor_.variation_opens(); }
  void variation_closes() { visitor_.variation_closes(); }
  void ends(PgnResult result, std::uint32_t plies) { visitor_.game_ends({.plies = plies, .result = result}); }

 private:
  notation::PgnVisitor& visitor_;
};

/// The positions of one game, as its script asks for them.
class Lines {
 public:
  Lines(const rules::Position& start, MoveModel model, std::string_view code) : moves_(model, code) {
    open_.emplace_back(Situation{start});
  }

  [[nodiscard]] const rules::Position& now() const { return open_.back().now().position; }
  [[nodiscard]] std::optional<rules::Move> move() {
    Line& line = open_.back();
    const auto move = moves_.decode(line.now());
    if (move) line.play(*move);
    return move;
  }
  [[nodiscard]] bool pass() { return open_.back().pass(); }
  [[nodiscard]] bool has_move() const { return open_.back().has_move(); }
  [[nodiscard]] bool in_variation() const { return open_.size() > 1; }
  void open_variation() {
    const Situation start = open_.back().before();
    open_.emplace_back(start);
  }
  void close_variation() { open_.pop_back(); }

 private:
  /// The situation before the last move and the one after it take turns in two places.
  class Line {
   public:
    explicit Line(const Situation& start) : both_{start, start} {}

    [[nodiscard]] const Situation& before() const { return both_[1 - now_]; }
    [[nodiscard]] const Situation& now() const { return both_[now_]; }
    [[nodiscard]] bool has_move() const { return has_move_; }
    void play(rules::Move move) {
      both_[now_].play_into(move, both_[1 - now_]);
      now_ = 1 - now_;
      has_move_ = true;
    }
    [[nodiscard]] bool pass() {
      both_[1 - now_] = both_[now_];
      has_move_ = true;
      return both_[now_].pass();
    }

   private:
    std::array<Situation, 2> both_;
    std::size_t now_ = 0;
    bool has_move_ = false;
  };

  std::vector<Line> open_{};
  MoveDecoder moves_;
};

/// A step of a script, taken apart.
struct ReadStep {
  Step step;
  std::uint64_t count;
};
ReadStep read_step(ByteReader& script) {
  const std::uint64_t number = script.number();
  return {static_cast<Step>(number & 7), number >> 3};
}

constexpr notation::PgnLimits limits{};

}  // namespace

struct BlockReader::State {
  MoveModel model{};
  std::uint32_t games = 0;
  std::uint32_t position = 0;
  std::uint32_t moves_sum = 0;
  std::array<std::string, section_count> texts{};
  std::string_view codes{};
  ByteReader sizes{{}};
  ByteReader scripts{{}};
  ByteReader starts{{}};
  ByteReader comments{{}};
  TagReader tags{};
  std::string comment{};
  std::string bits{};  ///< of the moves of the game

  [[nodiscard]] bool open(std::string_view payload);
  [[nodiscard]] PgnResult coming_result() const;
  /// Of the game that is read.
  struct Head {
    std::vector<PgnTag> tags{};
    std::optional<rules::Position> start{};
    std::string_view code{};
  };
  Head head{};
  /// Goes on to the head of the next game. False where it can't be read.
  [[nodiscard]] bool next_head();
  [[nodiscard]] bool start(Start kind, std::string& fen);
  template <class Sink>
  bool play(Sink& sink);
};

bool BlockReader::State::open(std::string_view payload) {
  ByteReader in(payload);
  std::array<std::pair<std::uint32_t, std::uint32_t>, section_count> sizes_of;
  for (auto& [size, stored] : sizes_of) {
    size = in.u32();
    stored = in.u32();
    if (size > largest_section || stored > size) return false;
  }
  for (std::size_t i = 0; i < section_count; ++i) {
    const auto [size, stored] = sizes_of[i];
    const std::string_view bytes = in.take(stored);
    if (in.failed()) return false;
    if (i == static_cast<std::size_t>(Section::Codes)) {
      if (stored != size) return false;
      codes = bytes;
      continue;
    }
    auto text = decompress(bytes, size);
    if (!text) return false;
    texts[i] = *std::move(text);
  }
  const auto section = [&](Section name) -> const std::string& { return texts[static_cast<std::size_t>(name)]; };
  sizes = ByteReader(section(Section::Sizes));
  scripts = ByteReader(section(Section::Scripts));
  starts = ByteReader(section(Section::Starts));
  comments = ByteReader(section(Section::Comments));
  return in.finished() && tags.open(section(Section::TagForms), section(Section::TagValues), games);
}

/// The result stands at the end of the game's script, and its tags want it at once.
PgnResult BlockReader::State::coming_result() const {
  ByteReader ahead = scripts;
  for (std::uint64_t open = 1; open > 0 && !ahead.failed();) {
    const auto [step, count] = read_step(ahead);
    if (step == Step::Variation) ++open;
    if (step == Step::End && --open == 0 && count < results.size()) return results[count];
  }
  return PgnResult::Unfinished;
}

bool BlockReader::State::start(Start kind, std::string& fen) {
  head.start.reset();
  if (kind == Start::None) return true;
  if (kind == Start::Initial) {
    head.start = rules::Position::initial();
    return true;
  }
  starts.text(fen);
  const auto variant = kind == Start::Fen ? rules::Variant::Standard : rules::Variant::Chess960;
  head.start = notation::judge_fen(fen, notation::Strictness::Lenient, variant).position;
  return head.start.has_value();
}

bool BlockReader::State::next_head() {
  const std::uint64_t size = sizes.number();
  if (sizes.failed() || (size >> 2) > codes.size()) return false;
  head.code = codes.substr(0, size >> 2);
  codes.remove_prefix(size >> 2);
  std::string fen;
  return start(static_cast<Start>(size & 3), fen) && tags.next(text(coming_result()), fen, head.tags);
}

template <class Sink>
bool BlockReader::State::play(Sink& sink) {
  Lines lines(head.start.value_or(rules::Position::initial()), model, head.code);
  std::uint32_t plies = 0;
  std::uint64_t moves = 0;
  bool comment_waits = false;
  bits.clear();
  for (;;) {
    const auto [step, count] = read_step(scripts);
    if (scripts.failed()) return false;
    const bool moves_on = step == Step::Moves || step == Step::NullMove;
    if (moves_on ? !head.start : comment_waits && step != Step::CommentBefore) return false;
    switch (step) {
      case Step::Moves:
        if (count == 0 || count > limits.moves - moves) return false;
        for (std::uint64_t i = 0; i < count; ++i) {
          const auto move = lines.move();
          if (!move) return false;
          append_u16(move->bits(), bits);
          sink.move(*move, lines.now());
        }
        break;
      case Step::NullMove:
        if (moves == limits.moves || !lines.pass()) return false;
        sink.null_move(lines.now());
        break;
      case Step::Sign:
        if (!lines.has_move() || count > 255) return false;
        sink.sign(static_cast<std::uint8_t>(count));
        break;
      case Step::Comment:
      case Step::CommentBefore:
      case Step::GameComment:
        if (step == Step::Comment && !lines.has_move()) return false;
        if (step == Step::GameComment && (lines.has_move() || lines.in_variation())) return false;
        comments.text(comment);
        if (comments.failed()) return false;
        sink.comment(step, comment);
        break;
      case Step::Variation:
        if (!lines.has_move()) return false;
        lines.open_variation();
        sink.variation_opens();
        break;
      case Step::End:
        if (lines.in_variation()) {
          lines.close_variation();
          sink.variation_closes();
          break;
        }
        if (count >= results.size()) return false;
        moves_sum = crc32c(bits, moves_sum);
        sink.ends(results[count], plies);
        return true;
    }
    const std::uint64_t made = step == Step::Moves ? count : step == Step::NullMove ? 1 : 0;
    moves += made;
    if (!lines.in_variation()) plies += static_cast<std::uint32_t>(made);
    comment_waits = step == Step::CommentBefore;
  }
}

BlockReader::BlockReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
BlockReader::~BlockReader() = default;

std::unique_ptr<BlockReader> BlockReader::open(std::string_view payload, std::uint32_t games, MoveModel model) {
  auto state = std::make_unique<State>();
  state->model = model;
  state->games = games;
  if (!state->open(payload)) return nullptr;
  return std::unique_ptr<BlockReader>(new BlockReader(std::move(state)));
}

std::uint32_t BlockReader::games() const { return state_->games; }
std::uint32_t BlockReader::position() const { return state_->position; }
std::uint32_t BlockReader::moves_sum() const { return state_->moves_sum; }

template <class Sink>
bool BlockReader::read_into(Sink& sink) {
  ++state_->position;
  if (!state_->next_head()) return false;
  sink.tags(state_->head.tags);
  sink.starts(state_->head.start);
  return state_->play(sink);
}

bool BlockReader::read(PgnGame& game) {
  TreeSink sink(game);
  return read_into(sink);
}

bool BlockReader::read(notation::PgnVisitor& visitor) {
  VisitorSink sink(visitor);
  return read_into(sink);
}

bool BlockReader::skip() {
  ++state_->position;
  if (!state_->next_head()) return false;
  for (std::uint64_t open = 1; open > 0;) {
    const auto [step, count] = read_step(state_->scripts);
    if (state_->scripts.failed()) return false;
    if (step == Step::Variation) ++open;
    if (step == Step::End) --open;
    if (step == Step::Comment || step == Step::CommentBefore || step == Step::GameComment)
      state_->comments.text(state_->comment);
  }
  return !state_->comments.failed();
}

}  // namespace adoube::archive
