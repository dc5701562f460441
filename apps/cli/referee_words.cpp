// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/referee_words.hpp"

#include <algorithm>
#include <array>

#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using InThreeLanguages = std::array<std::string_view, 3>;

[[nodiscard]] std::size_t place(laws::Language language) { return static_cast<std::size_t>(laws::index(language)); }

/// By CommandPart.
constexpr std::array<InThreeLanguages, 10> parts = {{
    {"the setup of the game first, such as setup 90/40+30;30+30", "先设定对局，如 setup 90/40+30;30+30",
     "先設定對局，如 setup 90/40+30;30+30"},
    {"a command, such as w e2e4, b flag, stop or help", "命令，如 w e2e4、b flag、stop 或 help",
     "命令，如 w e2e4、b flag、stop 或 help"},
    {"a move, or what happened, such as press, touch or claim", "着法或所发生的事，如 press、touch、claim",
     "著法或所發生的事，如 press、touch、claim"},
    {"a time control, a FEN, or a word such as rapid, limited or penalty", "时限、FEN，或 rapid、limited、penalty 等词",
     "時限、FEN，或 rapid、limited、penalty 等詞"},
    {"squares such as e1 h1", "格，如 e1 h1", "格，如 e1 h1"},
    {"a time such as 0:12:30, 12:30 or 90 (seconds)", "时间，如 0:12:30、12:30 或 90（秒）",
     "時間，如 0:12:30、12:30 或 90（秒）"},
    {"the time since the start, such as @0:01:30", "自对局开始的时间，如 @0:01:30", "自對局開始的時間，如 @0:01:30"},
    {"a time not before that of the last event", "不早于上一事件的时间", "不早於上一事件的時間"},
    {"the name of a file", "文件名", "檔案名稱"},
    {"nothing more", "到此结束", "到此結束"},
}};
static_assert(static_cast<std::size_t>(CommandPart::NothingMore) + 1 == parts.size());

/// By DeskWord.
constexpr std::array<InThreeLanguages, 7> desk_words = {{
    {"Set the game up, for example: setup 90/40+30;30+30. \"help\" lists the commands.",
     "请设定对局，例如：setup 90/40+30;30+30。输入 help 可列出命令。",
     "請設定對局，例如：setup 90/40+30;30+30。輸入 help 可列出命令。"},
    {"There is nothing to take back.", "没有可撤销的内容。", "沒有可撤銷的內容。"},
    {"Taken back.", "已撤销。", "已撤銷。"},
    {"The log is in", "记录已写入", "記錄已寫入"},
    {"There is a file of that name already:", "已有同名文件：", "已有同名檔案："},
    {"The log could not be written to", "记录无法写入", "記錄無法寫入"},
    {"The game is set up already; it can be set up anew until something has happened.",
     "对局已设定；在发生任何事之前可以重新设定。", "對局已設定；在發生任何事之前可以重新設定。"},
}};
static_assert(static_cast<std::size_t>(DeskWord::AlreadySetUp) + 1 == desk_words.size());

struct HelpLine {
  std::string_view command;
  InThreeLanguages meaning;
};

constexpr std::array help_lines = {
    HelpLine{"setup 15+10 rapid limited",
             {"a new game; also a FEN, standard, blitz, full, screen, penalty 1:00, no-clock",
              "新对局；也可用 FEN、standard、blitz、full、screen、penalty 1:00、no-clock",
              "新對局；也可用 FEN、standard、blitz、full、screen、penalty 1:00、no-clock"}},
    HelpLine{"w Nf3   b e7e5", {"a move made, and the clock pressed", "走棋并按钟", "走棋並按鐘"}},
    HelpLine{"w make e4   w press", {"a move made; the clock pressed", "走棋；按钟", "走棋；按鐘"}},
    HelpLine{"w touch e1 h1   w adjust",
             {"pieces touched in this order; \"j'adoube\"", "按顺序触子；说“摆正”", "按順序觸子；說「擺正」"}},
    HelpLine{"w illegal e1g1 [two-hands]",
             {"an illegal act completed and noticed at once", "违规行为已完成并当即发现", "違規行為已完成並當即發現"}},
    HelpLine{"b point-out illegal-move [ply 7]", {"a fault found later", "事后发现的违规", "事後發現的違規"}},
    HelpLine{"w offer   b accept   b decline",
             {"a draw offered, agreed on, refused", "提和、同意、拒绝", "提和、同意、拒絕"}},
    HelpLine{"w claim threefold [with Ng1]",
             {"a claim; also fifty, no-normal-win, ask-increment", "申请；也可用 fifty、no-normal-win、ask-increment",
              "申請；也可用 fifty、no-normal-win、ask-increment"}},
    HelpLine{"w resign   b flag   w ask-score",
             {"resigns; the flag is down; asks to see the score", "认输；超时（落旗）；查看记录", "認輸；超時（落旗）；查看記錄"}},
    HelpLine{"b leave   b arrive   stop   start",
             {"leaves, arrives; the clocks are stopped, started", "离开、到达；停钟、启动棋钟", "離開、到達；停鐘、啟動棋鐘"}},
    HelpLine{
        "penalty w warning 11.5",
        {"also time-added 2:00, time-removed 1:00, points, loss", "也可用 time-added 2:00、time-removed 1:00、points、loss",
         "也可用 time-added 2:00、time-removed 1:00、points、loss"}},
    HelpLine{"clock w 0:12:30   restore 20",
             {"the clock is set; back to half-move 20", "设定棋钟；恢复到第 20 个半回合", "設定棋鐘；恢復到第 20 個半回合"}},
    HelpLine{"end 1-0 12.9   decide grant",
             {"the arbiter's result; decision (grant, reject, postpone)", "裁判判定的结果；裁决（grant、reject、postpone）",
              "裁判判定的結果；裁決（grant、reject、postpone）"}},
    HelpLine{
        "@0:01:30 w e4",
        {"the time since the start in front, instead of the running one", "行首写明自开始的时间", "行首寫明自開始的時間"}},
    HelpLine{"board   undo   log FILE   quit",
             {"the board; the last event taken back; the script saved; the end", "显示棋盘；撤销；保存脚本；结束",
              "顯示棋盤；撤銷；儲存腳本；結束"}},
};

}  // namespace

std::string_view words(CommandPart part, laws::Language language) {
  return parts[static_cast<std::size_t>(part)][place(language)];
}

std::string_view words(DeskWord word, laws::Language language) {
  return desk_words[static_cast<std::size_t>(word)][place(language)];
}

std::string command_help(laws::Language language) {
  std::size_t widest = 0;
  for (const HelpLine& line : help_lines) widest = std::max(widest, width(line.command));
  std::string text;
  for (const HelpLine& line : help_lines) {
    text += padded(line.command, widest + 2);
    text += line.meaning[place(language)];
    text += '\n';
  }
  text.pop_back();
  return text;
}

}  // namespace adoube::cli
