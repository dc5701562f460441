// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/position_commands.hpp"

#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "adoube/laws/article.hpp"
#include "adoube/laws/words.hpp"
#include "adoube/notation/uci_move.hpp"
#include "apps/answers/explain_answer.hpp"
#include "apps/answers/winnable_answer.hpp"
#include "apps/cli/items.hpp"
#include "apps/cli/labels.hpp"
#include "apps/cli/perft_threads.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

[[nodiscard]] std::string word(const Json& json) { return json.is_string() ? json.get<std::string>() : ""; }
[[nodiscard]] std::string_view say(Label what, const Common& common) { return label(what, common.manner.language); }

[[nodiscard]] rules::Bitboard marked(const Json& squares) {
  rules::Bitboard board;
  for (const Json& square : squares) board |= rules::Bitboard(*rules::Square::parse(square.get<std::string>()));
  return board;
}

[[nodiscard]] Label verdict_label(const std::string& verdict) {
  if (verdict == "winnable") return Label::Winnable;
  return verdict == "unwinnable" ? Label::Unwinnable : Label::Undetermined;
}

/// How a game ends, or what is claimed, in the reader's words: "threefold-repetition" in JSON.
[[nodiscard]] std::string outcome_word(const Json& reason, const Common& common) {
  const auto code = laws::code_from_name(word(reason));
  return code && laws::is_outcome(*code) ? std::string(laws::outcome_name(*code, common.manner.language)) : word(reason);
}

/// The ruling card in text: the article in bold, then the sentence.
[[nodiscard]] std::string card_text(const Json& card) {
  const std::string article = word(card["article"]);
  return (article.empty() ? "" : bold(article) + "  ") + word(card["text"]) + "\n";
}

[[nodiscard]] std::string row(std::string_view name, std::string_view value) {
  return std::string(name) + ": " + bold(value) + "\n";
}

/// Answers with a position: reads the FEN of the item first.
template <class Use>
[[nodiscard]] AnswerItem with_position(const Common& common, Use use) {
  return [&common, use](const Item& item) -> Expected<Answered, answers::TextFault> {
    const auto position = answers::read_position(item.fen, common.manner);
    if (!position) return refused(position.error());
    return use(item, *position);
  };
}

/// The same with the moves of the item played.
template <class Use>
[[nodiscard]] AnswerItem with_history(const Common& common, Use use) {
  return with_position(
      common, [&common, use](const Item& item, const rules::Position& start) -> Expected<Answered, answers::TextFault> {
        const auto history = answers::read_history(start, item.moves, common.manner);
        if (!history) return refused(history.error());
        return use(*history);
      });
}

[[nodiscard]] std::string board_of(const Common& common, const Json& fen, rules::Bitboard marks) {
  const auto position = answers::read_position(word(fen), common.manner);
  return position ? board(*position, marks) : "";
}

[[nodiscard]] std::string render_fen(const Common& common, const Json& answer) {
  const bool valid = answer["valid"].get<bool>();
  std::string text = valid ? green("✓ ") + std::string(say(Label::Valid, common)) + "  " + word(answer["fen"]) + "\n"
                           : red("✗ ") + std::string(say(Label::NotValid, common)) + "\n";
  for (const Json& problem : answer["problems"]) {
    const bool fault = word(problem["severity"]) == "error";
    text += "  " + (fault ? red(say(Label::Fault, common)) : amber(say(Label::Warning, common))) + "  " + card_text(problem);
  }
  if (valid) text += "\n" + board_of(common, answer["fen"], {});
  return text;
}

[[nodiscard]] std::string render_moves(const Common& common, const Json& answer) {
  std::vector<std::string> sans;
  for (const Json& move : answer["moves"]) sans.push_back(word(move["san"]));
  const bool white = word(answer["turn"]) == "white";
  return board_of(common, answer["fen"], {}) + "\n" +
         row(say(Label::OnMove, common), say(white ? Label::White : Label::Black, common)) +
         row(say(Label::LegalMoves, common), std::to_string(sans.size())) + in_columns(sans);
}

[[nodiscard]] std::string render_explain(const Common& common, const std::string& fen, const Json& answer) {
  const bool legal = answer["legal"].get<bool>();
  const std::string move = legal ? word(answer["san"]) : word(answer["input"]);
  std::string text = (legal ? green("✓ ") : red("✗ ")) + bold(move) + "  " +
                     std::string(say(legal ? Label::Legal : Label::NotLegal, common)) + "\n";
  rules::Bitboard marks;
  for (const Json& card : answer[legal ? "effects" : "reasons"]) {
    text += "  " + card_text(card);
    marks |= marked(card["squares"]);
  }
  return text + "\n" + board_of(common, Json(fen), marks);
}

[[nodiscard]] std::string render_status(const Common& common, const Json& answer) {
  const bool white = word(answer["turn"]) == "white";
  std::string text = board_of(common, answer["fen"], marked(answer["checkers"])) + faint(word(answer["fen"])) + "\n\n";
  text += row(say(Label::OnMove, common), say(white ? Label::White : Label::Black, common));
  if (answer["check"].get<bool>()) text += bold(say(Label::Check, common)) + "\n";
  text += row(say(Label::LegalMoves, common), std::to_string(answer["legal_moves"].get<int>()));
  text += row(say(Label::HalfmoveClock, common), std::to_string(answer["halfmove_clock"].get<int>()));
  text += row(say(Label::Seen, common), std::to_string(answer["repetitions"].get<int>()));
  for (const Json& claim : answer["claims"])
    text += row(say(Label::MayClaim, common), word(claim["article"]) + " " + outcome_word(claim["kind"], common));
  for (const Json& claim : answer["claims_with_move"])
    text += row(say(Label::MayClaimWith, common), word(claim["article"]) + " " + outcome_word(claim["kind"], common));
  for (const auto& [side, verdict] : answer["winnable"].items()) {
    const Label said = verdict_label(word(verdict));
    const Label who = side == "white" ? Label::White : Label::Black;
    text += row(std::string(say(who, common)) + " " + std::string(say(Label::CanStillWin, common)), say(said, common));
  }
  if (!answer["outcome"].is_null())
    text += "\n" + bold(word(answer["outcome"]["result"])) + "  " + bold(word(answer["outcome"]["article"])) + "  " +
            outcome_word(answer["outcome"]["reason"], common) + "\n";
  return text;
}

[[nodiscard]] std::string render_article(const Common& common, const Json& article) {
  std::string text =
      bold(word(article["article"])) + "  " + bold(word(article["title"])) + "\n" + word(article["text"]) + "\n";
  if (!article["see"].empty()) {
    std::string see;
    for (const Json& id : article["see"]) see += " " + word(id);
    text += faint(std::string(say(Label::See, common)) + see) + "\n";
  }
  return text + faint(word(article["edition"])) + "\n";
}

}  // namespace

Exit run_fen(const Common& common, const std::string& fen, bool lenient) {
  const auto strictness = lenient ? notation::Strictness::Lenient : notation::Strictness::Strict;
  return run_items(
      common, {fen, {}},
      [&](const Item& item) -> Expected<Answered, answers::TextFault> {
        Json answer = answers::fen_answer(item.fen, strictness, common.manner);
        const Exit exit = answer["valid"].get<bool>() ? Exit::Good : Exit::FoundWrong;
        return Answered{std::move(answer), exit};
      },
      [&](const Item&, const Json& answer) { return render_fen(common, answer); });
}

Exit run_moves(const Common& common, const std::string& fen) {
  return run_items(common, {fen, {}},
                   with_history(common,
                                [&](const game::History& history) -> Answered {
                                  return {answers::moves_answer(history.current(), common.manner)};
                                }),
                   [&](const Item&, const Json& answer) { return render_moves(common, answer); });
}

Exit run_explain(const Common& common, const std::string& fen, const std::optional<std::string>& move, bool strict) {
  const auto strictness = strict ? notation::Strictness::Strict : notation::Strictness::Lenient;
  const std::vector<std::string> moves = move ? std::vector{*move} : std::vector<std::string>{};
  return run_items(
      common, {fen, moves},
      with_position(common,
                    [&](const Item& item, const rules::Position& position) -> Answered {
                      const std::string text = item.moves.empty() ? "" : item.moves.front();
                      Json answer = answers::explain_answer(position, text, strictness, common.manner);
                      const Exit exit = answer["legal"].get<bool>() ? Exit::Good : Exit::FoundWrong;
                      return {std::move(answer), exit};
                    }),
      [&](const Item& item, const Json& answer) { return render_explain(common, item.fen, answer); },
      Unreadable::IsAnswered);
}

Exit run_status(const Common& common, const std::string& fen, const std::vector<std::string>& moves) {
  return run_items(common, {fen, moves},
                   with_history(common,
                                [&](const game::History& history) -> Answered {
                                  return {answers::status_answer(history, unwinnability::Limits::ruling(), common.manner)};
                                }),
                   [&](const Item&, const Json& answer) { return render_status(common, answer); });
}

Exit run_claim(const Common& common, const std::string& fen, const std::vector<std::string>& moves, game::ClaimKind kind,
               const std::optional<std::string>& announced) {
  return run_items(
      common, {fen, moves},
      with_history(common,
                   [&](const game::History& history) -> Answered {
                     Json answer = answers::claim_answer(history, kind, announced, common.manner);
                     const Exit exit = answer["valid"].get<bool>() ? Exit::Good : Exit::FoundWrong;
                     return {std::move(answer), exit};
                   }),
      [&](const Item&, const Json& answer) {
        const bool valid = answer["valid"].get<bool>();
        return (valid ? green("✓ ") : red("✗ ")) +
               std::string(say(valid ? Label::ClaimCorrect : Label::ClaimIncorrect, common)) + "\n  " + card_text(answer);
      },
      Unreadable::IsAnswered);
}

Exit run_adjudicate(const Common& common, const std::string& fen, answers::LosingEvent event, rules::Color by) {
  return run_items(common, {fen, {}},
                   with_history(common,
                                [&](const game::History& history) -> Answered {
                                  return {answers::adjudicate_answer(history.current(), event, by, common.manner)};
                                }),
                   [&](const Item&, const Json& answer) { return bold(word(answer["result"])) + "  " + card_text(answer); });
}

Exit run_winnable(const Common& common, const std::string& fen, std::optional<rules::Color> by,
                  const unwinnability::Limits& limits, bool lenient) {
  const auto strictness = lenient ? notation::Strictness::Lenient : notation::Strictness::Strict;
  return run_items(
      common, {fen, {}},
      [&](const Item& item) -> Expected<Answered, answers::TextFault> {
        const auto position = answers::read_position(item.fen, common.manner, strictness);
        if (!position) return refused(position.error());
        const auto before = std::chrono::steady_clock::now();
        Json answer = answers::winnable_answer(*position, limits, common.manner);
        const auto spent = std::chrono::steady_clock::now() - before;
        answer["micros"] = std::chrono::duration_cast<std::chrono::microseconds>(spent).count();
        if (by) answer.erase(by == rules::Color::White ? "black" : "white");
        return Answered{std::move(answer)};
      },
      [&](const Item&, const Json& answer) {
        std::string text;
        for (const char* side : {"white", "black"}) {
          if (!answer.contains(side)) continue;
          const Json& verdict = answer[side];
          const Label who = std::string_view(side) == "white" ? Label::White : Label::Black;
          text += row(std::string(say(who, common)) + " " + std::string(say(Label::CanStillWin, common)),
                      say(verdict_label(word(verdict["verdict"])), common));
          text += "  " + word(verdict["text"]) + "\n";
        }
        return text;
      });
}

Exit run_perft(const Common& common, const std::string& fen, int depth, const PerftManner& manner) {
  std::unique_ptr<PerftTable> table;
  if (manner.hash_megabytes != 0) {
    table = PerftTable::of_bytes(manner.hash_megabytes << 20);
    if (!table) return unusable(fmt::format("there is no memory for a table of {} MB", manner.hash_megabytes));
  }
  return run_items(common, {fen, {}},
                   with_history(common,
                                [&](const game::History& history) -> Answered {
                                  const rules::Position& position = history.current();
                                  const auto before = std::chrono::steady_clock::now();
                                  const PerftCount count = count_perft(position, depth, manner.threads, table.get());
                                  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - before;
                                  const double seconds = std::max(spent.count(), 1e-9);
                                  Json answer{{"fen", notation::write_fen(position)},
                                              {"depth", depth},
                                              {"nodes", count.nodes},
                                              {"seconds", spent.count()},
                                              {"nodes_per_second",
                                               static_cast<std::uint64_t>(static_cast<double>(count.nodes) / seconds)}};
                                  if (manner.divide)
                                    for (const auto& [move, nodes] : count.by_move)
                                      answer["divide"][notation::write_uci(move, position.variant())] = nodes;
                                  return {std::move(answer)};
                                }),
                   [&](const Item&, const Json& answer) {
                     std::string text;
                     if (answer.contains("divide"))
                       for (const auto& [move, nodes] : answer["divide"].items())
                         text += fmt::format("{}  {}\n", padded(move, 5), nodes.get<std::uint64_t>());
                     return text + fmt::format("{}: {}  ({:.3f} s, {:.0f} million/s)", say(Label::Nodes, common),
                                               bold(std::to_string(answer["nodes"].get<std::uint64_t>())),
                                               answer["seconds"].get<double>(),
                                               static_cast<double>(answer["nodes_per_second"].get<std::uint64_t>()) / 1e6);
                   });
}

Exit run_article(const Common& common, const std::string& id) {
  if (id.empty()) {
    for (const Json& article : answers::articles_answer(common.manner))
      if (common.json)
        print_json(article);
      else
        print_line(padded(bold(word(article["article"])), takes_colour() ? 20 : 12) + word(article["title"]));
    return Exit::Good;
  }
  const auto article = answers::article_answer(id, common.manner);
  if (!article)
    return unusable(fmt::format("there is no article \"{}\" in the register; try \"adoube article\" for all of them", id));
  if (common.json)
    print_json(*article);
  else
    print_line(render_article(common, *article));
  return Exit::Good;
}

}  // namespace adoube::cli
