// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_problem_text.hpp"

#include <array>
#include <string_view>

#include "adoube/laws/sentence.hpp"

namespace adoube::cli {
namespace {

using notation::PgnFault;
/// By laws::Language; {} is the text the problem is about.
using Sentences = std::array<std::string_view, 3>;

Sentences sentences(PgnFault fault) {
  switch (fault) {
    case PgnFault::IllegalMove:
      return {"{} is not legal here; the line ends before it.", "{} 在此不合规则，这一变化到此为止。",
              "{} 在此不合規則，這一變化到此為止。"};
    case PgnFault::AmbiguousMove:
      return {"{} can mean several moves; the line ends before it.", "{} 可以指几步棋，这一变化到此为止。",
              "{} 可以指幾步棋，這一變化到此為止。"};
    case PgnFault::IncompleteMove:
      return {"{} does not say what the pawn becomes; the line ends before it.",
              "{} 没有写明兵升变成什么，这一变化到此为止。", "{} 沒有寫明兵升變成什麼，這一變化到此為止。"};
    case PgnFault::NotAMove:
      return {"{} is no move; the line ends before it.", "{} 不是着法，这一变化到此为止。",
              "{} 不是著法，這一變化到此為止。"};
    case PgnFault::NullMove:
      return {"{}: a player passes, which is an annotation and no move.", "{}：一方停一步，这是注解，不是着法。",
              "{}：一方停一步，這是註解，不是著法。"};
    case PgnFault::NullMoveInMainLine:
      return {"{}: nobody may pass in a game; the line ends before it.", "{}：对局中不能停着，主线到此为止。",
              "{}：對局中不能停著，主線到此為止。"};
    case PgnFault::ForgivenSpelling:
      return {"{} is not written in export form.", "{} 不是标准写法。", "{} 不是標準寫法。"};
    case PgnFault::MoveNumber:
      return {"{} is not the number of this move.", "{} 不是这步棋的序号。", "{} 不是這步棋的序號。"};
    case PgnFault::VariationWithoutMove:
      return {"There is no move that this variation could replace; it is skipped.", "没有可由此变化替换的着法，已跳过。",
              "沒有可由此變化替換的著法，已跳過。"};
    case PgnFault::EmptyVariation:
      return {"There is no move between these brackets.", "括号内没有着法。", "括號內沒有著法。"};
    case PgnFault::UnclosedVariation:
      return {"The game ends before this variation is closed.", "对局结束时，此变化的括号尚未关闭。",
              "對局結束時，此變化的括號尚未關閉。"};
    case PgnFault::UnmatchedClosingBracket:
      return {"No variation is open here.", "此处没有未关闭的变化。", "此處沒有未關閉的變化。"};
    case PgnFault::UnmatchedClosingBrace:
      return {"No comment is open here.", "此处没有未关闭的注释。", "此處沒有未關閉的註釋。"};
    case PgnFault::UnclosedComment:
      return {"The game ends before this comment is closed.", "对局结束时，此注释尚未关闭。",
              "對局結束時，此註釋尚未關閉。"};
    case PgnFault::BraceInComment:
      return {"Comments do not nest: the first closing brace ends this one.", "注释不能嵌套：第一个右花括号就结束注释。",
              "註釋不能巢狀：第一個右花括號就結束註釋。"};
    case PgnFault::StrayText:
      return {"{} means nothing here; it is skipped.", "{} 在此没有意义，已跳过。", "{} 在此沒有意義，已跳過。"};
    case PgnFault::UnknownSign:
      return {"{} is a sign outside the standard.", "{} 是标准以外的符号。", "{} 是標準以外的符號。"};
    case PgnFault::NagRange:
      return {"{} is no annotation: the numbers are 0 to 255.", "{} 不是注解：数字应为 0 至 255。",
              "{} 不是註解：數字應為 0 至 255。"};
    case PgnFault::NagWithoutMove:
      return {"{} has no move before it to annotate.", "{} 之前没有可注解的着法。", "{} 之前沒有可註解的著法。"};
    case PgnFault::MissingResult:
      return {"The movetext ends without a result.", "着法记录末尾没有结果。", "著法記錄末尾沒有結果。"};
    case PgnFault::ResultSpelling:
      return {"{}: a result in another spelling.", "{}：结果的写法不标准。", "{}：結果的寫法不標準。"};
    case PgnFault::ResultMismatch:
      return {"The movetext ends with {}, the Result tag says otherwise.", "着法末尾是 {}，与 Result 标签不符。",
              "著法末尾是 {}，與 Result 標籤不符。"};
    case PgnFault::ResultInVariation:
      return {"{} stands within a variation and does not end the game.", "{} 位于变化之内，不结束对局。",
              "{} 位於變化之內，不結束對局。"};
    case PgnFault::TextAfterResult:
      return {"{} stands behind the result; it is skipped, and what follows it.", "{} 位于结果之后，连同其后内容一并跳过。",
              "{} 位於結果之後，連同其後內容一併跳過。"};
    case PgnFault::NoTags:
      return {"The game has no tags.", "此局没有标签。", "此局沒有標籤。"};
    case PgnFault::NoMovetext:
      return {"There are tags without any movetext.", "只有标签，没有着法记录。", "只有標籤，沒有著法記錄。"};
    case PgnFault::TagSyntax:
      return {"{}: a tag is written [Name \"value\"].", "{}：标签应写作 [Name \"value\"]。",
              "{}：標籤應寫作 [Name \"value\"]。"};
    case PgnFault::DuplicateTag:
      return {"{}: the game has this tag already; the first value counts.", "{}：此标签已出现，以第一个值为准。",
              "{}：此標籤已出現，以第一個值為準。"};
    case PgnFault::ResultTagValue:
      return {"The Result tag says {}; it can be 1-0, 0-1, 1/2-1/2 or *.", "Result 标签为 {}，应为 1-0、0-1、1/2-1/2 或 *。",
              "Result 標籤為 {}，應為 1-0、0-1、1/2-1/2 或 *。"};
    case PgnFault::FenTag:
      return {"The FEN tag gives no position that can be played: {}", "FEN 标签不是可以进行的局面：{}",
              "FEN 標籤不是可以進行的局面：{}"};
    case PgnFault::FenTagSpelling:
      return {"The FEN tag is doubtful: {}", "FEN 标签可疑：{}", "FEN 標籤可疑：{}"};
    case PgnFault::FenWithoutSetUp:
      return {"A FEN tag wants SetUp \"1\" beside it.", "FEN 标签应同时有 SetUp \"1\"。", "FEN 標籤應同時有 SetUp \"1\"。"};
    case PgnFault::SetUpWithoutFen:
      return {"SetUp \"1\" wants a FEN tag; the initial position is taken.", "SetUp \"1\" 应同时有 FEN 标签，现取初始局面。",
              "SetUp \"1\" 應同時有 FEN 標籤，現取初始局面。"};
    case PgnFault::UnsupportedVariant:
      return {"{} is another game than chess; its moves are read by the rules of chess as far as they go.",
              "{} 不是国际象棋，着法按国际象棋规则读到不能读为止。", "{} 不是國際象棋，著法按國際象棋規則讀到不能讀為止。"};
    case PgnFault::NotUtf8:
      return {"The game holds bytes that are no UTF-8; they are read as Latin-1.",
              "此局有不属 UTF-8 的字节，按 Latin-1 读取。", "此局有不屬 UTF-8 的位元組，按 Latin-1 讀取。"};
    case PgnFault::CommentTooLong:
      return {"The comment is too long; its rest is not kept.", "注释过长，其余不保留。", "註釋過長，其餘不保留。"};
    case PgnFault::TagTooLong:
      return {"{}: the tag is too long, or one too many; it is not kept whole.", "{}：标签过长或过多，不能完整保留。",
              "{}：標籤過長或過多，不能完整保留。"};
    case PgnFault::TooDeep:
      return {"Variations are nested too deep; this one is skipped.", "变化嵌套过深，此变化已跳过。",
              "變化巢狀過深，此變化已跳過。"};
    case PgnFault::GameTooLong:
      return {"The game is too long; its rest is not kept.", "对局过长，其余不保留。", "對局過長，其餘不保留。"};
    case PgnFault::TooManyProblems:
      return {"The game has more problems; they are not listed.", "此局还有其他问题，不再列出。",
              "此局還有其他問題，不再列出。"};
  }
  return {};
}

}  // namespace

std::string problem_text(const notation::PgnProblem& problem, laws::Language language) {
  if (problem.forgiven) return laws::sentence(laws::code_of(*problem.forgiven), {}, language);
  std::string text(sentences(problem.fault)[static_cast<std::size_t>(laws::index(language))]);
  if (const std::size_t place = text.find("{}"); place != std::string::npos) text.replace(place, 2, problem.token);
  return text;
}

}  // namespace adoube::cli
