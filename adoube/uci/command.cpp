// SPDX-License-Identifier: MIT
#include "adoube/uci/command.hpp"

namespace adoube::uci {
namespace {

void append_in_one_line(std::string& command, std::string_view text) {
  for (const char c : text) command += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
}

}  // namespace

std::string set_option_command(const Setting& setting) {
  std::string command = "setoption name ";
  append_in_one_line(command, setting.name);
  command += " value ";
  append_in_one_line(command, setting.value);
  return command;
}

std::string position_command(std::string_view fen, const std::vector<std::string>& moves) {
  std::string command = "position ";
  if (fen.empty())
    command += "startpos";
  else
    append_in_one_line(command += "fen ", fen);
  if (!moves.empty()) command += " moves";
  for (const std::string& move : moves) append_in_one_line(command += ' ', move);
  return command;
}

std::string go_command(const Effort& effort) {
  std::string command = "go";
  if (effort.depth) command += " depth " + std::to_string(*effort.depth);
  if (effort.nodes) command += " nodes " + std::to_string(*effort.nodes);
  if (effort.time) command += " movetime " + std::to_string(effort.time->count());
  return command == "go" ? command + " infinite" : command;
}

}  // namespace adoube::uci
