// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the text of the book of openings out of eco.db, the table of openings that Debian's pychess ships.
//
//   make_book ECO_DB OUTPUT.cpp
//
// The table holds positions and no moves: for each line of the encyclopaedia the position after every half-move, under the
// name of the shortest line that goes through it; `endline` marks those with which a line ends. Starting from the initial
// position, every legal move that leads to a position of the table is followed, so that each line is played by the rules
// once more.
//
// What is decided here:
// - A position has a name where a line ends. On the way to it, it has none: 1.g3 Nc6 is no Asten Gambit before the gambit.
// - Only the English names are taken; of the other languages there are codes and main lines alone, and none is Chinese.
// - Where several moves lead to a position of the same length, its line is the one that most resembles it (see
// resemblance()).
// - A position twice: the first row with a name holds. A row that no legal moves lead to, through rows, is left out. Both
// are
//   told, and so is the number of lines.
#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/openings/book.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"

namespace {

using namespace adoube;  // NOLINT: this file is a program

struct Row {
  std::string eco;
  std::string opening;
  std::string variation;
  bool ends_line = false;
  rules::PositionKey key;
  int ply = 0;

  [[nodiscard]] std::string name() const { return variation.empty() ? opening : opening + ": " + variation; }
};

/// A row that has been reached, and how.
struct Node {
  rules::Position position;
  const Row* row = nullptr;  ///< null for the initial position
  std::size_t parent = 0;
  std::optional<rules::Move> move{};
  std::vector<std::size_t> children{};
  bool leads_to_name = false;
};

[[noreturn]] void fail(const std::string& what) {
  std::fprintf(stderr, "make_book: %s\n", what.c_str());
  std::exit(1);
}

[[nodiscard]] std::string text(sqlite3_stmt* statement, int column) {
  const unsigned char* const value = sqlite3_column_text(statement, column);
  return value == nullptr ? "" : reinterpret_cast<const char*>(value);
}

/// The rows in English, in the order of the table.
[[nodiscard]] std::vector<Row> read_rows(const char* path) {
  sqlite3* database = nullptr;
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK ||
      sqlite3_prepare_v2(database,
                         "select eco, opening, variation, endline, fen from openings where lang = 'en' order by rowid", -1,
                         &statement, nullptr) != SQLITE_OK)
    fail(std::string(path) + ": " + sqlite3_errmsg(database));
  std::vector<Row> rows;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    const std::string fen = text(statement, 4);
    const auto position = notation::read_position(fen);
    if (!position) fail("no FEN of a position that can be played: " + fen);
    const int ply = 2 * (position->fullmove_number().value() - 1) + rules::index(position->turn());
    rows.push_back({text(statement, 0), text(statement, 1), text(statement, 2), sqlite3_column_int(statement, 3) != 0,
                    rules::position_key(*position), ply});
  }
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return rows;
}

struct HashKey {
  std::size_t operator()(const rules::PositionKey& key) const { return static_cast<std::size_t>(rules::hash(key)); }
};
using RowsByPosition = std::unordered_map<rules::PositionKey, const Row*, HashKey>;

/// One row a position: the first with a name, or the first.
[[nodiscard]] RowsByPosition by_position(const std::vector<Row>& rows) {
  RowsByPosition table;
  for (const Row& row : rows) {
    const auto [place, is_new] = table.emplace(row.key, &row);
    if (is_new) continue;
    std::printf("two rows for a position: %s %s, %s %s\n", place->second->eco.c_str(), place->second->name().c_str(),
                row.eco.c_str(), row.name().c_str());
    if (row.ends_line && !place->second->ends_line) place->second = &row;
  }
  return table;
}

/// How much a row looks like the next position of another row's line: being its neighbour in the table, which lists lines
/// one after another; then the same opening; then the same code, volume first.
[[nodiscard]] int resemblance(const Row* before, const Row& row) {
  if (before == nullptr) return 0;
  const bool is_neighbour = before + 1 == &row;
  const bool is_same_opening = before->opening == row.opening;
  int common = 0;
  while (common < 3 && before->eco[static_cast<std::size_t>(common)] == row.eco[static_cast<std::size_t>(common)]) ++common;
  return (is_neighbour ? 16 : 0) + (is_same_opening ? 8 : 0) + common;
}

/// All that can be reached, by length; parents before their children.
[[nodiscard]] std::vector<Node> reach(const RowsByPosition& rows) {
  std::vector<Node> nodes{{rules::Position::initial()}};
  for (std::size_t begin = 0; begin < nodes.size();) {
    const std::size_t end = nodes.size();
    std::unordered_map<const Row*, std::size_t> reached;
    for (std::size_t parent = begin; parent < end; ++parent)
      for (const rules::Move move : rules::legal_moves(nodes[parent].position)) {
        const rules::Position after = rules::play(nodes[parent].position, move);
        const auto found = rows.find(rules::position_key(after));
        const int ply = 2 * (after.fullmove_number().value() - 1) + rules::index(after.turn());
        if (found == rows.end() || found->second->ply != ply) continue;
        const auto [place, is_new] = reached.emplace(found->second, nodes.size());
        if (is_new) {
          nodes.push_back({after, found->second, parent, move});
        } else {
          Node& known = nodes[place->second];
          if (resemblance(nodes[parent].row, *known.row) > resemblance(nodes[known.parent].row, *known.row))
            known = {after, known.row, parent, move};
        }
      }
    begin = end;
  }
  return nodes;
}

/// Children in an order that does not hang on that of the move generator: by their moves in coordinates.
void link(std::vector<Node>& nodes) {
  for (std::size_t i = nodes.size() - 1; i > 0; --i) {
    Node& node = nodes[i];
    node.leads_to_name = node.leads_to_name || node.row->ends_line;
    if (!node.leads_to_name) continue;
    nodes[node.parent].leads_to_name = true;
    nodes[node.parent].children.push_back(i);
  }
  for (Node& node : nodes)
    std::ranges::sort(node.children, {}, [&](std::size_t child) { return notation::write_uci(*nodes[child].move); });
}

/// Writes lines as Book::read() takes them.
class LineWriter {
 public:
  explicit LineWriter(const std::vector<Node>& nodes) : nodes_(nodes) { write(0); }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void write(std::size_t i) {
    const Node& node = nodes_[i];
    if (node.row != nullptr && node.row->ends_line) {
      text_ += std::to_string(shared_);
      for (std::size_t ply = shared_; ply < line_.size(); ++ply) text_ += ' ' + line_[ply];
      text_ += '\t' + node.row->eco + '\t' + node.row->name() + '\n';
      shared_ = line_.size();
    }
    for (const std::size_t child : node.children) {
      line_.push_back(notation::write_uci(*nodes_[child].move));
      write(child);
      line_.pop_back();
      shared_ = std::min(shared_, line_.size());
    }
  }

  const std::vector<Node>& nodes_;
  std::vector<std::string> line_;
  std::size_t shared_ = 0;  ///< how much of line_ has been written already
  std::string text_;
};

/// A part of each line as a C++ literal.
template <class PartOf>
[[nodiscard]] std::string literal(const char* name, const std::string& text, PartOf part_of) {
  std::string code = std::string("const std::string_view ") + name + " =\n    \"";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    for (const char c : part_of(text.substr(at, end - at))) {
      if (c == '"' || c == '\\') code += '\\';
      if (c == '\t')
        code += "\\t";
      else
        code += c;
    }
    code += "\\n\"\n    \"";
    at = end + 1;
  }
  return code + "\";\n\n";
}

/// The text as C++: moves and names apart (book_text.hpp).
[[nodiscard]] std::string source(const std::string& text) {
  return "// SPDX-License-Identifier: GPL-3.0-or-later\n"
         "// Made by make_book of eco.db from Debian's package pychess.\n"
         "#include \"apps/opening_names/book_text.hpp\"\n\n"
         "namespace adoube::opening_names {\n\n" +
         literal("book_moves", text, [](const std::string& line) { return line.substr(0, line.find('\t')); }) +
         literal("book_names", text, [](const std::string& line) { return line.substr(line.find('\t') + 1); }) +
         "}  // namespace adoube::opening_names\n";
}

void tell(const std::vector<Row>& rows, const RowsByPosition& table, const std::vector<Node>& nodes) {
  std::unordered_map<const Row*, bool> reached;
  for (const Node& node : nodes) reached[node.row] = true;
  for (const Row& row : rows)
    if (!reached.contains(&row) && table.at(row.key) == &row)
      std::printf("no legal moves lead here: %s %s\n", row.eco.c_str(), row.name().c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) fail("usage: make_book ECO_DB OUTPUT.cpp");
  const std::vector<Row> rows = read_rows(argv[1]);
  const RowsByPosition table = by_position(rows);
  std::vector<Node> nodes = reach(table);
  tell(rows, table, nodes);
  link(nodes);
  const std::string lines = LineWriter(nodes).text();
  const auto book = openings::Book::read(lines);
  if (!book) fail("line " + std::to_string(book.error().line) + " of the book cannot be read");
  if (book->openings().empty()) fail(std::string(argv[1]) + ": no openings");
  std::printf("%zu rows, %zu positions reached, %zu openings, %zu bytes\n", rows.size(), nodes.size() - 1,
              book->openings().size(), lines.size());
  std::ofstream file(argv[2], std::ios::binary);
  file << source(lines);
  if (!file.flush()) fail(std::string(argv[2]) + ": cannot be written");
}
