// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/archive_problem_text.hpp"

#include <fmt/format.h>

#include <array>

#include "apps/answers/json.hpp"
#include "apps/answers/json_text.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

using archive::ArchiveFault;
using archive::ArchiveProblem;

using Words = std::array<std::string_view, 3>;

/// By ArchiveFault.
constexpr std::array<Words, 7> faults = {{
    {"It is no archive of games, or its header is damaged.", "这不是对局档案，或文件头已损坏。",
     "這不是對局檔案，或檔頭已損壞。"},
    {"It is an archive of a kind that this version cannot read.", "本版本无法读取这种档案。", "本版本無法讀取這種檔案。"},
    {"A block is damaged.", "一个数据块已损坏。", "一個資料塊已損壞。"},
    {"Blocks are missing or out of place.", "数据块缺失或错位。", "資料塊缺失或錯位。"},
    {"The index is damaged; the games are not.", "索引已损坏，对局未受影响。", "索引已損壞，對局未受影響。"},
    {"The archive ends before its end mark; games may be missing.", "档案在结束标记之前中断，可能缺少对局。",
     "檔案在結束標記之前中斷，可能缺少對局。"},
    {"Behind the end of the archive there is something else.", "档案结尾之后还有其他内容。", "檔案結尾之後還有其他內容。"},
}};
constexpr Words lost_one = {" Game {} is lost.", "第{}局丢失。", "第{}局遺失。"};
constexpr Words lost_several = {" Games {} to {} are lost.", "第{}至{}局丢失。", "第{}至{}局遺失。"};

std::string sentence(const ArchiveProblem& problem, laws::Language language) {
  const auto column = static_cast<std::size_t>(laws::index(language));
  std::string text(faults[static_cast<std::size_t>(problem.fault)][column]);
  const std::uint64_t first = problem.first_game + 1;
  const std::uint64_t last = problem.first_game + problem.games;
  if (problem.games == 1) text += fmt::format(fmt::runtime(lost_one[column]), first);
  if (problem.games > 1) text += fmt::format(fmt::runtime(lost_several[column]), first, last);
  return text;
}

}  // namespace

std::string archive_problem_line(std::string_view file, const ArchiveProblem& problem, laws::Language language) {
  return fmt::format("{}: byte {}: {} [{}]\n", file, problem.offset, sentence(problem, language), code(problem.fault));
}

void append_archive_problem_json(std::string_view file, const ArchiveProblem& problem, laws::Language language,
                                 std::string& out) {
  out += "{\"input\":";
  append_json(answers::clean(file), out);
  out += ",\"error\":{\"code\":";
  append_json(code(problem.fault), out);
  append_json_name("offset", out);
  append_json(problem.offset, out);
  append_json_name("first_game", out);
  append_json(problem.first_game + 1, out);
  append_json_name("games", out);
  append_json(problem.games, out);
  append_json_name("text", out);
  append_json(sentence(problem, language), out);
  out += "}}\n";
}

}  // namespace adoube::cli
