// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/labels.hpp"

#include <array>
#include <cstddef>

namespace adoube::cli {
namespace {

using Words = std::array<std::string_view, 3>;

constexpr std::array<Words, 23> labels = {{
    {"valid", "有效", "有效"},
    {"not valid", "无效", "無效"},
    {"legal", "合法", "合法"},
    {"not legal", "不合法", "不合法"},
    {"on move", "轮到", "輪到"},
    {"White", "白方", "白方"},
    {"Black", "黑方", "黑方"},
    {"check", "将军", "將軍"},
    {"legal moves", "合法着法", "合法著法"},
    {"half-moves without capture or pawn move", "未吃子、未动兵的半回合数", "未吃子、未動兵的半回合數"},
    {"this position has stood", "此局面出现次数", "此局面出現次數"},
    {"may be claimed", "可申请和棋", "可申請和棋"},
    {"may be claimed with a move", "声明着法后可申请和棋", "聲明著法後可申請和棋"},
    {"can still win", "仍可能取胜", "仍可能取勝"},
    {"yes", "是", "是"},
    {"no", "否", "否"},
    {"not decided", "未定", "未定"},
    {"the claim is correct", "申请成立", "申請成立"},
    {"the claim is not correct", "申请不成立", "申請不成立"},
    {"nodes", "节点", "節點"},
    {"warning", "警告", "警告"},
    {"fault", "错误", "錯誤"},
    {"see", "参见", "參見"},
}};

}  // namespace

std::string_view label(Label label, laws::Language language) {
  return labels[static_cast<std::size_t>(label)][static_cast<std::size_t>(laws::index(language))];
}

}  // namespace adoube::cli
