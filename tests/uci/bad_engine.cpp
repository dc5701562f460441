// SPDX-License-Identifier: MIT
// An engine that misbehaves as it is told: bad_engine MANNER [FILE]. With a FILE it behaves from its second start on: the
// file is made at the first. Once it behaves it answers e2e4 to everything; "shuffles" moves a knight out and back in, with
// either colour from the initial position, and thinks that all is equal.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

namespace {

void say(const std::string& text) { std::cout << text << '\n' << std::flush; }

[[noreturn]] void hang() {
  while (true) ::pause();
}

[[noreturn]] void flood(const std::string& text) {
  while (true) std::cout << text;
}

void greet(const std::string& manner) {
  if (manner == "no-greeting") hang();
  if (manner == "dies-at-once") std::exit(3);
  if (manner == "greets-in-another-tongue") return say("feature done=1");
  if (manner == "floods-before-greeting") flood("info string I am\n");
  if (manner == "endless-line") flood("option name x type string default x");
  say("id name Test engine 1");
  say("id author Nobody");
  say("option name MultiPV type spin default 1 min 1 max 8");
  say("option name Skill Level type spin default 20 min 0 max 20");
  say("uciok");
}

void shuffle(const std::string& position) {
  const std::size_t moves = position.find(" moves ");
  const auto made =
      moves == std::string::npos ? 0 : std::count(position.begin() + static_cast<long>(moves) + 6, position.end(), ' ');
  constexpr std::array out_and_in = {"g1f3", "g8f6", "f3g1", "f6g8"};
  const std::string move = out_and_in[static_cast<std::size_t>(made) % 4];
  say("info depth 1 multipv 1 score cp 0 nodes 20 pv " + move);
  say("bestmove " + move);
}

void go(const std::string& manner, const std::string& position) {
  if (manner == "shuffles") return shuffle(position);
  if (manner == "hangs") hang();
  if (manner == "deaf-to-everything") {
    std::signal(SIGTERM, SIG_IGN);
    hang();
  }
  if (manner == "dies-thinking") std::abort();
  if (manner == "dies-after-half-a-line") {
    std::cout << "bestmo" << std::flush;
    std::exit(0);
  }
  if (manner == "floods") flood("info depth 1 score cp 1 pv e2e4\n");
  if (manner == "floods-without-line-ends") flood("info depth 1 ");
  if (manner == "floods-with-zero-bytes") flood(std::string(64, '\0') + "\n");
  if (manner == "floods-with-garbage") flood("what is this\n");
  if (manner == "illegal-move") return say("bestmove e2e5");
  if (manner == "no-move") return say("bestmove (none)");
  if (manner == "garbled-move") return say("bestmove knight to f3");
  if (manner == "bestmove-without-a-move") return say("bestmove");
  if (manner == "stops-only-when-told") return;
  say("info depth 1 seldepth 2 multipv 1 score cp 31 nodes 20 nps 20000 pv e2e4 e7e5");
  say("info depth 1 multipv 2 score cp 12 nodes 20 pv d2d4");
  if (manner == "illegal-line") say("info depth 2 multipv 2 score mate 1 pv a1a8");
  say("bestmove e2e4 ponder e7e5");
}

}  // namespace

int main(int argc, char** argv) {
  std::string manner = argc > 1 ? argv[1] : "good";
  if (argc > 2) {
    if (std::filesystem::exists(argv[2])) manner = "good";
    std::ofstream(argv[2]) << "started";
  }
  std::string line;
  std::string position;
  while (std::getline(std::cin, line)) {
    if (line == "uci") greet(manner);
    if (line == "isready" && manner != "never-ready") say("readyok");
    if (line == "isready" && manner == "not-ready-again") manner = "never-ready";
    if (line.starts_with("position")) position = line;
    if (line.starts_with("go")) go(manner, position);
    if (line == "stop" && manner == "stops-only-when-told") say("bestmove e2e4");
    if (line == "quit") return 0;
  }
}
