// SPDX-License-Identifier: MIT
#include <array>
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

namespace adoube::archive {
namespace {

using notation::PgnGame;
using notation::PgnLine;
using notation::PgnLineIndex;
using notation::PgnMove;

constexpr std::uint32_t most_games = 4096;
constexpr std::size_t most_bytes = std::size_t{1} << 20;

/// Writes the moves and the script of one game, keeping the lines that wait for a variation to end on a stack of its own.
class GameWriter {
 public:
  GameWriter(const PgnGame& game, MoveModel model) : game_(game), moves_(model, code) {}

  std::string code{};
  std::string script{};
  std::string comments{};
  std::string move_bits{};

  /// False: not a game.
  bool write() {
    for (const std::string& comment : game_.comments) add_comment(Step::GameComment, comment);
    if (!game_.start) {
      if (!game_.main_line().moves.empty()) return false;
      end_line();
      return true;
    }
    open_line(0, {*game_.start});
    while (!open_.empty())
      if (!step()) return false;
    moves_.finish();
    return lines_opened_ == game_.lines.size();
  }

 private:
  struct Line {
    PgnLineIndex index;
    Situation before;
    Situation now;
    std::size_t next_move = 0;
    std::size_t next_variation = 0;
  };

  /// The next variation of the last move, or the next move, or the end of the line.
  bool step() {
    Line& line = open_.back();
    const std::vector<PgnMove>& moves = game_.lines[line.index].moves;
    if (line.next_move > 0) {
      const std::vector<PgnLineIndex>& variations = moves[line.next_move - 1].variations;
      if (line.next_variation < variations.size()) return open_variation(line, variations[line.next_variation++]);
    }
    if (line.next_move < moves.size()) {
      line.next_variation = 0;
      return write_move(line, moves[line.next_move++]);
    }
    open_.pop_back();
    end_line();
    return true;
  }

  bool open_variation(const Line& parent, PgnLineIndex variation) {
    // Lines are numbered as they open; so each is opened once, and no line is its own variation.
    if (variation != lines_opened_ || variation >= game_.lines.size()) return false;
    add(Step::Variation);
    open_line(variation, parent.before);
    return true;
  }
  void open_line(PgnLineIndex index, const Situation& start) {
    const Situation copy = start;
    open_.push_back({index, copy, copy});
    ++lines_opened_;
  }
  void end_line() { add(Step::End, open_.empty() ? static_cast<std::uint64_t>(game_.result) : 0); }

  bool write_move(Line& line, const PgnMove& move) {
    for (const std::string& comment : move.comments_before) add_comment(Step::CommentBefore, comment);
    line.before = line.now;
    if (move.move) {
      if (!moves_.encode(line.now, *move.move)) return false;
      line.now.play(*move.move);
      append_u16(move.move->bits(), move_bits);
      ++plain_moves_;
    } else {
      if (!line.now.pass()) return false;
      add(Step::NullMove);
    }
    for (const std::uint8_t sign : move.nags) add(Step::Sign, sign);
    for (const std::string& comment : move.comments) add_comment(Step::Comment, comment);
    return true;
  }

  void add_comment(Step step, const std::string& text) {
    add(step);
    append_text(text, comments);
  }
  void add(Step step, std::uint64_t count = 0) {
    if (plain_moves_ > 0) append_step(Step::Moves, std::exchange(plain_moves_, 0), script);
    append_step(step, count, script);
  }

  const PgnGame& game_;
  MoveEncoder moves_;
  std::vector<Line> open_{};
  PgnLineIndex lines_opened_ = 0;
  std::uint64_t plain_moves_ = 0;
};

Start start_of(const PgnGame& game) {
  if (!game.start) return Start::None;
  if (*game.start == rules::Position::initial()) return Start::Initial;
  return game.start->variant() == rules::Variant::Chess960 ? Start::Chess960Fen : Start::Fen;
}

/// Nothing where a FEN can't tell the start.
std::optional<std::string> fen_of(const PgnGame& game, Start start) {
  if (start != Start::Fen && start != Start::Chess960Fen) return std::string();
  const auto castling = start == Start::Fen ? notation::CastlingField::XFen : notation::CastlingField::RookFiles;
  std::string fen = notation::write_fen(*game.start, {notation::EnPassantField::Always, castling});
  const auto read = notation::judge_fen(fen, notation::Strictness::Lenient, game.start->variant());
  if (read.position != game.start) return std::nullopt;
  return fen;
}

void append_sections(const std::array<std::string, section_count>& sections, std::string& out) {
  std::array<std::string, section_count> stored;
  for (std::size_t i = 0; i < section_count; ++i) {
    stored[i] = i == static_cast<std::size_t>(Section::Codes) ? sections[i] : compress(sections[i]);
    append_u32(static_cast<std::uint32_t>(sections[i].size()), out);
    append_u32(static_cast<std::uint32_t>(stored[i].size()), out);
  }
  for (const std::string& section : stored) out += section;
}

}  // namespace

bool BlockWriter::add(const PgnGame& game) {
  const Start start = start_of(game);
  const auto fen = fen_of(game, start);
  GameWriter writer(game, model_);
  if (!fen || !writer.write()) return false;
  if (!fen->empty()) append_text(*fen, starts_);
  append_number(writer.code.size() << 2 | static_cast<std::uint64_t>(start), sizes_);
  codes_ += writer.code;
  scripts_ += writer.script;
  comments_ += writer.comments;
  moves_sum_ = crc32c(writer.move_bits, moves_sum_);
  tags_.add(game.tags, text(game.result), *fen);
  ++games_;
  return true;
}

bool BlockWriter::full() const {
  return games_ >= most_games || codes_.size() + scripts_.size() + comments_.size() + tags_.size() >= most_bytes;
}

EncodedBlock BlockWriter::take() {
  std::string forms;
  std::string values;
  tags_.finish(forms, values);
  EncodedBlock block{.games = games_, .moves_sum = moves_sum_};
  append_sections({std::move(codes_), std::move(sizes_), std::move(scripts_), std::move(starts_), std::move(forms),
                   std::move(values), std::move(comments_)},
                  block.payload);
  *this = BlockWriter(model_);
  return block;
}

}  // namespace adoube::archive
