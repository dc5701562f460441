// SPDX-License-Identifier: MIT
#include "apps/answers/field_fault.hpp"

#include <array>

namespace adoube::answers {
namespace {

using InThreeLanguages = std::array<std::string_view, 3>;

/// By Wanted.
constexpr std::array<InThreeLanguages, 27> wanted = {{
    {"a JSON object", "一个 JSON 对象", "一個 JSON 物件"},
    {"white, black or arbiter", "white、black 或 arbiter", "white、black 或 arbiter"},
    {"milliseconds, 0 or more", "毫秒数，不小于 0", "毫秒數，不小於 0"},
    {"milliseconds, not less than in the event before", "毫秒数，不小于前一事件的时间", "毫秒數，不小於前一事件的時間"},
    {"an act of the event script, such as move, press, touch, claim or flag",
     "事件脚本中的一种行为，如 move、press、touch、claim、flag", "事件腳本中的一種行為，如 move、press、touch、claim、flag"},
    {"a move such as e2e4 or a7a8q", "着法，如 e2e4 或 a7a8q", "著法，如 e2e4 或 a7a8q"},
    {"one to 64 squares such as [\"e1\",\"h1\"]", "1 到 64 个格，如 [\"e1\",\"h1\"]", "1 到 64 個格，如 [\"e1\",\"h1\"]"},
    {"threefold-repetition, fifty-moves, no-normal-win or ask-increment",
     "threefold-repetition、fifty-moves、no-normal-win 或 ask-increment",
     "threefold-repetition、fifty-moves、no-normal-win 或 ask-increment"},
    {"illegal-move, pawn-left-on-last-rank or two-hands", "illegal-move、pawn-left-on-last-rank 或 two-hands",
     "illegal-move、pawn-left-on-last-rank 或 two-hands"},
    {"illegal-move, pawn-left-on-last-rank, two-hands, wrong-set-up, board-turned, colours-reversed, displaced or "
     "touch-move",
     "illegal-move、pawn-left-on-last-rank、two-hands、wrong-set-up、board-turned、colours-reversed、displaced 或 "
     "touch-move",
     "illegal-move、pawn-left-on-last-rank、two-hands、wrong-set-up、board-turned、colours-reversed、displaced 或 "
     "touch-move"},
    {"the number of a half-move, 0 to 1000000", "半回合的序号，0 到 1000000", "半回合的序號，0 到 1000000"},
    {"white or black", "white 或 black", "white 或 black"},
    {"warning, time-added, time-removed, points or loss", "warning、time-added、time-removed、points 或 loss",
     "warning、time-added、time-removed、points 或 loss"},
    {"milliseconds, 0 to 600000000", "毫秒数，0 到 600000000", "毫秒數，0 到 600000000"},
    {"a number of half-moves, 0 to 1000000", "半回合数，0 到 1000000", "半回合數，0 到 1000000"},
    {"1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2 or *", "1-0、0-1、1/2-1/2、0-0、1/2-0、0-1/2 或 *",
     "1-0、0-1、1/2-1/2、0-0、1/2-0、0-1/2 或 *"},
    {"the number of an article of the Laws, such as 11.5", "《规则》条款的编号，如 11.5", "《規則》條款的編號，如 11.5"},
    {"grant, reject or postpone", "grant、reject 或 postpone", "grant、reject 或 postpone"},
    {"true or false", "true 或 false", "true 或 false"},
    {"a FEN or startpos", "FEN 或 startpos", "FEN 或 startpos"},
    {"a time control such as 5+0, 15+10, 25d10 or 90/40+30;30+30", "时限，如 5+0、15+10、25d10 或 90/40+30;30+30",
     "時限，如 5+0、15+10、25d10 或 90/40+30;30+30"},
    {"a time control, since there is to be a clock", "时限，因为使用棋钟", "時限，因為使用棋鐘"},
    {"standard, rapid or blitz", "standard、rapid 或 blitz", "standard、rapid 或 blitz"},
    {"full or limited", "full 或 limited", "full 或 limited"},
    {"board or screen", "board 或 screen", "board 或 screen"},
    {"60000 or 120000, since the event has to say it (B.2)", "60000 或 120000，须由赛事规定（B.2）",
     "60000 或 120000，須由賽事規定（B.2）"},
    {"0 or 1 for each player, such as {\"white\":1}", "每方 0 或 1，如 {\"white\":1}", "每方 0 或 1，如 {\"white\":1}"},
}};
static_assert(static_cast<std::size_t>(Wanted::IllegalActs) + 1 == wanted.size());

/// What stands around the words and around the place, which is counted from 1.
struct Frame {
  std::string_view expected;
  std::string_view before_place;
  std::string_view after_place;
  std::string_view end;
};
constexpr std::array<Frame, 3> frames = {{{": expected ", " (at character ", ")", "."},
                                          {"：应为", "（第 ", " 个字符起）", "。"},
                                          {"：應為", "（第 ", " 個字元起）", "。"}}};

/// What the whole is called, where no field is at fault.
constexpr InThreeLanguages whole = {"line", "该行", "該行"};

[[nodiscard]] std::size_t place(laws::Language language) { return static_cast<std::size_t>(laws::index(language)); }

}  // namespace

std::string_view words(Wanted expected, laws::Language language) {
  return wanted[static_cast<std::size_t>(expected)][place(language)];
}

std::string expected_sentence(std::string_view what, std::string_view expected, laws::Language language,
                              std::optional<std::size_t> offset) {
  const Frame& frame = frames[place(language)];
  std::string text(what.empty() ? whole[place(language)] : what);
  text += frame.expected;
  text += expected;
  if (offset) {
    text += frame.before_place;
    text += std::to_string(*offset + 1);
    text += frame.after_place;
  }
  text += frame.end;
  return text;
}

std::string text(const FieldFault& fault, laws::Language language) {
  return expected_sentence(fault.field, words(fault.expected, language), language, fault.offset);
}

}  // namespace adoube::answers
