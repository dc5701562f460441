// SPDX-License-Identifier: MIT
#include "apps/lesson_files/claim_json.hpp"

#include <algorithm>
#include <array>

#include "adoube/game/claim.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/openings/family.hpp"

namespace adoube::lesson_files {
namespace {

using namespace lessons;  // NOLINT: the kinds of claims
using MaybeClaim = std::optional<Claim>;

constexpr auto a_move = "a move such as \"e2e4\" or \"a7a8q\"";
constexpr auto a_color = "\"white\" or \"black\"";
constexpr auto a_code = "a code of data/laws/sentences.toml";
constexpr auto a_draw_claim = "\"threefold-repetition\" or \"fifty-moves\"";

[[nodiscard]] std::optional<game::MoveWish> move_from(std::string_view text) { return notation::parse_uci(text); }

[[nodiscard]] std::optional<game::ClaimKind> draw_claim_from(std::string_view text) {
  const auto kind = game::claim_kind(text);
  if (!kind || *kind > game::ClaimKind::FiftyMoves) return std::nullopt;
  return kind;
}

[[nodiscard]] std::optional<game::Termination> termination_from(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(game::Termination::Arbiter); ++i)
    if (game::name(static_cast<game::Termination>(i)) == text) return static_cast<game::Termination>(i);
  return std::nullopt;
}

[[nodiscard]] std::optional<laws::Code> code_of(Fields& fields, bool needed) {
  const auto text = fields.text("code", needed);
  if (!text) return std::nullopt;
  const auto code = laws::code_from_name(*text);
  if (!code) fields.report().add(fields.path("code"), ProblemCode::Code, "\"" + *text + "\": expected " + a_code);
  return code;
}

[[nodiscard]] auto move_of(Fields& fields, const char* key) { return fields.word(key, move_from, a_move); }
[[nodiscard]] auto color_of(Fields& fields, const char* key) { return fields.word(key, answers::color_from, a_color); }

// ---- One reader for each kind: the value of its own key, and what goes with it

[[nodiscard]] MaybeClaim legal(Fields& fields) {
  const auto move = move_of(fields, "legal");
  if (!move) return std::nullopt;
  return IsLegal{*move};
}

[[nodiscard]] MaybeClaim illegal(Fields& fields) {
  const auto move = move_of(fields, "illegal");
  const auto code = code_of(fields, false);
  if (!move || (fields.has("code") && !code)) return std::nullopt;
  return IsIllegal{*move, code};
}

[[nodiscard]] MaybeClaim effect(Fields& fields) {
  const auto move = move_of(fields, "effect");
  const auto code = code_of(fields, true);
  if (!move || !code) return std::nullopt;
  return HasEffect{*move, *code};
}

[[nodiscard]] MaybeClaim written(Fields& fields) {
  const auto move = move_of(fields, "san");
  const auto text = fields.text("is");
  if (!move || !text) return std::nullopt;
  return IsWritten{*move, *text};
}

[[nodiscard]] MaybeClaim legal_moves(Fields& fields) {
  const auto number = fields.number("legal_moves", 0, 300);
  if (!number) return std::nullopt;
  return HasLegalMoves{*number};
}

[[nodiscard]] MaybeClaim state(Fields& fields) {
  const auto state =
      fields.word("state", position_state_from, "\"none\", \"check\", \"checkmate\", \"stalemate\" or \"dead-position\"");
  if (!state) return std::nullopt;
  return HasState{*state};
}

[[nodiscard]] MaybeClaim reaches(Fields& fields) {
  const auto from = fields.square("reaches");
  const auto squares = fields.squares("squares");
  if (!from || !squares) return std::nullopt;
  return Reaches{*from, *squares};
}

[[nodiscard]] MaybeClaim attacks(Fields& fields) {
  const auto from = fields.square("attacks");
  const auto squares = fields.squares("squares");
  if (!from || !squares) return std::nullopt;
  return Attacks{*from, *squares};
}

[[nodiscard]] MaybeClaim attackers(Fields& fields) {
  const auto target = fields.square("attackers");
  const auto by = color_of(fields, "by");
  const auto squares = fields.squares("squares");
  if (!target || !by || !squares) return std::nullopt;
  return IsAttackedBy{*target, *by, *squares};
}

[[nodiscard]] MaybeClaim winnable(Fields& fields) {
  const auto color = color_of(fields, "winnable");
  const auto verdict = fields.word("verdict", verdict_from, "\"winnable\", \"unwinnable\" or \"undetermined\"");
  if (!color || !verdict) return std::nullopt;
  return CanBeWonBy{*color, *verdict};
}

[[nodiscard]] MaybeClaim draw_claim(Fields& fields, const char* key, bool claimable) {
  const auto kind = fields.word(key, draw_claim_from, a_draw_claim);
  const auto announced = fields.word("with", move_from, a_move, false);
  if (!kind || (fields.has("with") && !announced)) return std::nullopt;
  return IsClaimable{claimable, *kind, announced};
}
[[nodiscard]] MaybeClaim claimable(Fields& fields) { return draw_claim(fields, "claimable", true); }
[[nodiscard]] MaybeClaim not_claimable(Fields& fields) { return draw_claim(fields, "not_claimable", false); }

[[nodiscard]] std::optional<game::Result> result_of(Fields& fields, const char* key) {
  return fields.word(key, game::result_from_text, "a result such as \"1-0\" or \"1/2-1/2\"");
}

[[nodiscard]] MaybeClaim outcome(Fields& fields) {
  const auto result = result_of(fields, "outcome");
  const auto reason =
      fields.word("reason", termination_from, "a reason such as \"checkmate\" or \"fivefold-repetition\"", false);
  if (!result || (fields.has("reason") && !reason)) return std::nullopt;
  return HasOutcome{*result, reason};
}

[[nodiscard]] MaybeClaim flag_fall(Fields& fields) {
  const auto color = color_of(fields, "flag_fall");
  const auto result = result_of(fields, "result");
  if (!color || !result) return std::nullopt;
  return FlagFallGives{*color, *result};
}

[[nodiscard]] MaybeClaim resignation(Fields& fields) {
  const auto color = color_of(fields, "resignation");
  const auto result = result_of(fields, "result");
  if (!color || !result) return std::nullopt;
  return ResignationGives{*color, *result};
}

[[nodiscard]] std::optional<bool> occurrences_from(std::string_view text) {
  return text == "occurrences" ? std::optional(true) : std::nullopt;
}

[[nodiscard]] MaybeClaim count(Fields& fields) {
  const auto what = fields.word("count", occurrences_from, "\"occurrences\"");
  const auto times = fields.number("is", 1, 1000);
  if (!what || !times) return std::nullopt;
  return HasStood{*times};
}

[[nodiscard]] MaybeClaim halfmove_clock(Fields& fields) {
  const auto number = fields.number("halfmove_clock", 0, 65535);
  if (!number) return std::nullopt;
  return HasHalfmoveClock{*number};
}

[[nodiscard]] MaybeClaim eco(Fields& fields) {
  const auto text = fields.text("eco");
  if (!text) return std::nullopt;
  if (!openings::is_eco(*text)) {
    fields.report().add(fields.path("eco"), ProblemCode::WrongValue, "\"" + *text + "\": expected A00 to E99");
    return std::nullopt;
  }
  return HasEco{*text};
}

[[nodiscard]] MaybeClaim family(Fields& fields) {
  const auto family = fields.word("family", openings::family_from_code, "a family such as \"semi-open\"");
  if (!family) return std::nullopt;
  return IsOfFamily{*family};
}

struct ClaimKind {
  const char* key;
  MaybeClaim (*read)(Fields&);
};

constexpr std::array kinds = {
    ClaimKind{"legal", legal},
    ClaimKind{"illegal", illegal},
    ClaimKind{"effect", effect},
    ClaimKind{"legal_moves", legal_moves},
    ClaimKind{"state", state},
    ClaimKind{"reaches", reaches},
    ClaimKind{"attacks", attacks},
    ClaimKind{"attackers", attackers},
    ClaimKind{"san", written},
    ClaimKind{"claimable", claimable},
    ClaimKind{"not_claimable", not_claimable},
    ClaimKind{"outcome", outcome},
    ClaimKind{"flag_fall", flag_fall},
    ClaimKind{"resignation", resignation},
    ClaimKind{"winnable", winnable},
    ClaimKind{"eco", eco},
    ClaimKind{"family", family},
    ClaimKind{"count", count},
    ClaimKind{"halfmove_clock", halfmove_clock},
};
static_assert(kinds.size() == std::variant_size_v<Claim> + 1, "claimable and not_claimable are one kind");

[[nodiscard]] std::string all_kinds() {
  std::string text;
  for (const ClaimKind& kind : kinds) text += std::string(" ") + kind.key;
  return text;
}

}  // namespace

std::optional<PlacedClaim> read_claim(Report& report, const answers::Json& json, const std::string& path,
                                      std::size_t moves) {
  Fields fields(report, json, path);
  const auto kind = std::ranges::find_if(kinds, [&](const ClaimKind& one) { return fields.has(one.key); });
  if (kind == kinds.end()) {
    report.add(path, ProblemCode::MissingKey, "the claim is of no kind; expected one of" + all_kinds());
    return std::nullopt;
  }
  const auto at = fields.number("at", 0, static_cast<int>(moves), false);
  auto claim = kind->read(fields);
  fields.done();
  if (!claim || (fields.has("at") && !at)) return std::nullopt;
  return PlacedClaim{*std::move(claim), path, at ? std::optional(static_cast<std::size_t>(*at)) : std::nullopt};
}

}  // namespace adoube::lesson_files
