// SPDX-License-Identifier: MIT
#include "apps/answers/family_words.hpp"

#include <array>

namespace adoube::answers {
namespace {

using Words = std::array<std::string_view, 3>;  ///< by laws::index(Language)

constexpr std::array<Words, openings::all_families.size()> names = {{
    {"open game", "开放性开局", "開放性開局"},
    {"semi-open game", "半开放性开局", "半開放性開局"},
    {"closed game", "封闭性开局", "封閉性開局"},
    {"Indian defence", "印度防御", "印度防禦"},
    {"other answer to 1.d4", "1.d4 的其他应着", "1.d4 的其他應著"},
    {"flank opening", "侧翼开局", "側翼開局"},
    {"irregular opening", "非常规开局", "非常規開局"},
}};

constexpr std::array<Words, openings::all_families.size()> reasons = {{
    {"1.e4 e5: both kings' pawns stand in the centre, lines open early, and the pieces soon meet.",
     "1.e4 e5：双方的王前兵都占据中心，线路很早打开，子力很快交锋。",
     "1.e4 e5：雙方的王前兵都佔據中心，線路很早打開，子力很快交鋒。"},
    {"1.e4, and Black has answered other than 1...e5: White's centre is met from elsewhere, and the two camps differ from "
     "the "
     "first move on.",
     "1.e4，黑方没有应以 1...e5：白方的中心从别处受到牵制，双方阵形从第一步起就不同。",
     "1.e4，黑方沒有應以 1...e5：白方的中心從別處受到牽制，雙方陣形從第一步起就不同。"},
    {"1.d4 d5: each queen guards her pawn in the centre, so it stays closed for longer, and the fight for it often begins "
     "with "
     "c4.",
     "1.d4 d5：双方的后都保护着中心的兵，中心封闭得更久，争夺往往从 c4 开始。",
     "1.d4 d5：雙方的后都保護著中心的兵，中心封閉得更久，爭奪往往從 c4 開始。"},
    {"1.d4 Nf6: Black hinders e4 with a piece first, and decides later where to put pawns in the centre.",
     "1.d4 Nf6：黑方先用子力阻止 e4，以后再决定中心的兵怎样布置。",
     "1.d4 Nf6：黑方先用子力阻止 e4，以後再決定中心的兵怎樣佈置。"},
    {"1.d4, and Black has answered neither 1...d5 nor 1...Nf6: the centre is fought for in another way, as with the pawn "
     "from "
     "f7 or c7.",
     "1.d4，黑方既没有应以 1...d5，也没有应以 1...Nf6：用别的方法争夺中心，例如走 f7 或 c7 的兵。",
     "1.d4，黑方既沒有應以 1...d5，也沒有應以 1...Nf6：用別的方法爭奪中心，例如走 f7 或 c7 的兵。"},
    {"White begins beside the centre, with 1.c4, 1.Nf3, 1.f4 or 1.b3, and works on it from there; no pawn of White's has "
     "settled in it yet.",
     "白方从中心两侧开始，走 1.c4、1.Nf3、1.f4 或 1.b3，从那里影响中心，还没有用兵占住中心。",
     "白方從中心兩側開始，走 1.c4、1.Nf3、1.f4 或 1.b3，從那裡影響中心，還沒有用兵佔住中心。"},
    {"White begins with a move of no other family: it does little for the centre at once, and leaves much to Black.",
     "白方的第一步不属于其他各类：暂时对中心帮助不大，把许多选择留给黑方。",
     "白方的第一步不屬於其他各類：暫時對中心幫助不大，把許多選擇留給黑方。"},
}};

constexpr Words awaits_answer = {"After 1.e4 or 1.d4 the family is Black's to choose.",
                                 "走了 1.e4 或 1.d4 之后，属于哪一类由黑方的应着决定。",
                                 "走了 1.e4 或 1.d4 之後，屬於哪一類由黑方的應著決定。"};

/// What stands before and behind the name of the first family.
constexpr std::array<Words, 2> changed = {{
    {"First moves: ", "起先的着法属于", "起先的著法屬於"},
    {"; what counts is the position they led to.", "；归类以所到达的局面为准。", "；歸類以所到達的局面為準。"},
}};

constexpr Words no_name = {"No position so far has a name in the book of openings.", "到此为止，没有局面在开局库中有名称。",
                           "到此為止，沒有局面在開局庫中有名稱。"};

[[nodiscard]] std::size_t place(laws::Language language) { return static_cast<std::size_t>(laws::index(language)); }
[[nodiscard]] std::size_t place(openings::Family family) { return static_cast<std::size_t>(openings::index(family)); }

}  // namespace

std::string_view family_name(openings::Family family, laws::Language language) {
  return names[place(family)][place(language)];
}

std::string_view family_reason(openings::Family family, laws::Language language) {
  return reasons[place(family)][place(language)];
}

std::string_view family_awaits_answer(laws::Language language) { return awaits_answer[place(language)]; }

std::string family_changed(openings::Family first, laws::Language language) {
  return std::string(changed[0][place(language)]) + std::string(family_name(first, language)) +
         std::string(changed[1][place(language)]);
}

std::string_view no_opening(laws::Language language) { return no_name[place(language)]; }

}  // namespace adoube::answers
