// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/play_words.hpp"

#include <array>

#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using InThreeLanguages = std::array<std::string_view, 3>;

[[nodiscard]] std::size_t place(laws::Language language) { return static_cast<std::size_t>(laws::index(language)); }

/// By PlayWord.
constexpr std::array<InThreeLanguages, 14> play_words = {{
    {"Type a move, such as e4, Nf3 or e2e4. \"help\" lists the commands.",
     "请输入着法，如 e4、Nf3 或 e2e4。输入 help 可列出命令。", "請輸入著法，如 e4、Nf3 或 e2e4。輸入 help 可列出命令。"},
    {"Computer", "电脑", "電腦"},
    {"level", "等级", "等級"},
    {"The computer is thinking …", "电脑正在思考……", "電腦正在思考……"},
    {"The computer accepts the draw.", "电脑同意和棋。", "電腦同意和棋。"},
    {"The computer declines the draw.", "电脑不同意和棋。", "電腦不同意和棋。"},
    {"Taken back.", "已悔棋。", "已悔棋。"},
    {"There is nothing to take back.", "没有可悔的着法。", "沒有可悔的著法。"},
    {"No draw can be claimed now. To announce a move with the claim: claim threefold with Nf3.",
     "现在不能申请和棋。申请时可声明着法：claim threefold with Nf3。",
     "現在不能申請和棋。申請時可聲明著法：claim threefold with Nf3。"},
    {"The game is in", "对局已写入", "對局已寫入"},
    {"The game could not be written:", "对局无法写入：", "對局無法寫入："},
    {"Name the file: save game.pgn", "请写明文件名：save game.pgn", "請寫明檔名：save game.pgn"},
    {"The game stands as it was. \"go\" asks the computer again; a move can be typed for it, too.",
     "对局保持不变。输入 go 可再次请电脑走棋；也可代它输入着法。",
     "對局保持不變。輸入 go 可再次請電腦走棋；也可代它輸入著法。"},
    {"It is not the computer's turn.", "现在不轮到电脑走棋。", "現在不輪到電腦走棋。"},
}};
static_assert(static_cast<std::size_t>(PlayWord::NoComputer) + 1 == play_words.size());

/// By uci::EngineFault.
constexpr std::array<InThreeLanguages, 8> faults = {{
    {"The engine cannot be started.", "引擎无法启动。", "引擎無法啟動。"},
    {"The engine did not say in time that it is ready.", "引擎未能及时就绪。", "引擎未能及時就緒。"},
    {"The engine ended while it was thinking.", "引擎在思考时退出了。", "引擎在思考時結束了。"},
    {"The engine gave no move in time.", "引擎未能及时走棋。", "引擎未能及時走棋。"},
    {"The engine said more than a move can need.", "引擎的输出过多。", "引擎的輸出過多。"},
    {"What the engine answered cannot be read.", "引擎的回答无法读懂。", "引擎的回答無法讀懂。"},
    {"The engine found no move, though there is one.", "引擎没有给出着法，而局面中有合法着法。",
     "引擎沒有給出著法，而局面中有合法著法。"},
    {"The engine's move is not legal.", "引擎的着法不合法。", "引擎的著法不合法。"},
}};
static_assert(static_cast<std::size_t>(uci::EngineFault::IllegalMove) + 1 == faults.size());

struct HelpLine {
  std::string_view command;
  InThreeLanguages meaning;
};

constexpr std::array help_lines = {
    HelpLine{"e4, Nf3, e2e4, O-O", {"a move, in any notation", "着法，任何记法均可", "著法，任何記法均可"}},
    HelpLine{"draw", {"offer a draw, or accept an offer", "提议和棋，或同意对方的提议", "提議和棋，或同意對方的提議"}},
    HelpLine{"decline", {"decline an offered draw", "不同意和棋", "不同意和棋"}},
    HelpLine{"claim",
             {"claim a draw; also: claim threefold with Nf3", "申请和棋；也可 claim threefold with Nf3",
              "申請和棋；也可 claim threefold with Nf3"}},
    HelpLine{"resign", {"resign", "认输", "認輸"}},
    HelpLine{"takeback", {"take the last move back", "悔棋", "悔棋"}},
    HelpLine{"board, flip", {"show the board; turn it round", "显示棋盘；翻转棋盘", "顯示棋盤；翻轉棋盤"}},
    HelpLine{"moves, fen", {"the game so far; the position", "至今的着法；当前局面", "至今的著法；目前局面"}},
    HelpLine{"save game.pgn", {"write the game to a file", "将对局写入文件", "將對局寫入檔案"}},
    HelpLine{"go", {"ask the computer again", "再次请电脑走棋", "再次請電腦走棋"}},
    HelpLine{"quit", {"leave", "离开", "離開"}},
};

}  // namespace

std::string_view words(PlayWord word, laws::Language language) {
  return play_words[static_cast<std::size_t>(word)][place(language)];
}

std::string_view words(uci::EngineFault fault, laws::Language language) {
  return faults[static_cast<std::size_t>(fault)][place(language)];
}

std::string play_help(laws::Language language) {
  std::string text;
  for (const HelpLine& line : help_lines)
    text += (text.empty() ? "" : "\n") + padded(line.command, 22) + std::string(line.meaning[place(language)]);
  return text;
}

}  // namespace adoube::cli
