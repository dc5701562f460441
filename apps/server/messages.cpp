// SPDX-License-Identifier: GPL-3.0-or-later
// Made by protocol/generate.py from protocol/messages.json. Change those, not this.
// clang-format off
#include "apps/server/messages.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

namespace adoube::server {
namespace {

using Json = nlohmann::json;

/// The first fault found; the readers go on as if nothing was wrong and the caller looks here at the end.
struct Faults {
  std::optional<MessageFault> first;

  void add(std::string place, std::string_view expected) {
    if (!first) first = MessageFault{std::move(place), std::string(expected)};
  }
};

std::string inside(std::string_view place, std::string_view name) {
  return place.empty() ? std::string(name) : std::string(place) + "." + std::string(name);
}

/// The member of that name; nothing when it is absent.
const Json* member(const Json& from, const char* name) {
  const auto found = from.find(name);
  return found == from.end() ? nullptr : &*found;
}

bool is_object(const Json& json, std::string_view place, Faults& faults) {
  if (json.is_object()) return true;
  faults.add(std::string(place), "an object");
  return false;
}

void read_boolean(const Json& json, std::string_view place, Faults& faults, bool& to) {
  if (json.is_boolean())
    to = json.get<bool>();
  else
    faults.add(std::string(place), "true or false");
}

void read_integer(const Json& json, std::string_view place, Faults& faults, std::int64_t low, std::int64_t high,
                  std::string_view expected, std::int64_t& to) {
  // A number beyond int64 is unsigned to the parser, or a floating point number.
  const bool fits = json.is_number_integer() &&
                    (!json.is_number_unsigned() || json.get<std::uint64_t>() <= static_cast<std::uint64_t>(high));
  const std::int64_t value = fits ? json.get<std::int64_t>() : low - 1;
  if (value >= low && value <= high)
    to = value;
  else
    faults.add(std::string(place), expected);
}

void read_string(const Json& json, std::string_view place, Faults& faults, std::size_t low, std::size_t high,
                 std::string_view alphabet, std::string_view expected, std::string& to) {
  const std::string* const value = json.get_ptr<const std::string*>();
  const bool good = value != nullptr && value->size() >= low && value->size() <= high &&
                    (alphabet.empty() || value->find_first_not_of(alphabet) == std::string::npos);
  if (good)
    to = *value;
  else
    faults.add(std::string(place), expected);
}

template <class Value, class ReadOne>
void read_list(const Json& json, std::string_view place, Faults& faults, std::vector<Value>& to, ReadOne read_one,
               std::size_t most = std::numeric_limits<std::size_t>::max()) {
  if (!json.is_array()) return faults.add(std::string(place), "a list");
  if (json.size() > most) return faults.add(std::string(place), "a list of at most " + std::to_string(most));
  for (const Json& item : json) {
    Value value{};
    read_one(item, place, faults, value);
    to.push_back(std::move(value));
  }
}

Json parse(std::string_view text) { return Json::parse(text, nullptr, false); }

void append_boolean(std::string& out, bool value) { out += value ? "true" : "false"; }

void append_integer(std::string& out, std::int64_t value) {
  std::array<char, 20> digits;
  out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

void append_string(std::string& out, std::string_view text) {
  static constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (static_cast<unsigned char>(letter) < 0x20) {
      out += "\\u00";
      out += hex[static_cast<unsigned char>(letter) >> 4];
      out += hex[static_cast<unsigned char>(letter) & 15];
    } else {
      out += letter;
    }
  }
  out += '"';
}

template <class Value, class AppendOne>
void append_list(std::string& out, const std::vector<Value>& values, AppendOne append_one) {
  out += '[';
  for (const Value& value : values) {
    if (&value != values.data()) out += ',';
    append_one(out, value);
  }
  out += ']';
}

constexpr std::array<std::string_view, 2> colour_words = {"white", "black"};
constexpr std::array<std::string_view, 3> colour_choice_words = {"white", "black", "hands"};
constexpr std::array<std::string_view, 2> hand_words = {"left", "right"};
constexpr std::array<std::string_view, 2> variant_words = {"standard", "chess960"};
constexpr std::array<std::string_view, 3> pace_of_play_words = {"standard", "rapid", "blitz"};
constexpr std::array<std::string_view, 2> supervision_words = {"full", "limited"};
constexpr std::array<std::string_view, 3> language_words = {"en", "zh-Hans", "zh-Hant"};
constexpr std::array<std::string_view, 23> act_kind_words = {"move", "touch", "adjust", "offer-draw", "accept-draw", "decline-draw", "claim", "resign", "flag", "call-arbiter", "stop", "start", "penalty", "set-clock", "restore", "decide", "end", "ask-take-back", "accept-take-back", "decline-take-back", "abort", "ask-rematch", "withdraw-rematch"};
constexpr std::array<std::string_view, 4> claim_kind_words = {"threefold-repetition", "fifty-moves", "no-normal-win", "ask-increment"};
constexpr std::array<std::string_view, 3> actor_words = {"white", "black", "arbiter"};
constexpr std::array<std::string_view, 8> arbiter_choice_words = {"warning", "time-added", "time-removed", "points", "loss", "grant", "reject", "postpone"};
constexpr std::array<std::string_view, 36> error_code_words = {"unreadable", "not-joined", "already-joined", "unknown-game", "wrong-key", "wrong-invitation", "not-for-you", "unknown-player", "no-challenges", "seat-taken", "hand-needed", "bad-setup", "too-fast", "too-many", "not-found", "wrong-method", "foreign-origin", "unavailable", "going-away", "wrong-type", "signed-out", "not-recognised", "account-disabled", "name-taken", "name-too-short", "name-too-long", "name-letters", "name-reserved", "password-too-short", "password-too-long", "password-common", "bad-picture", "unknown-import", "wrong-offset", "archive-full", "not-over"};
constexpr std::array<std::string_view, 5> analysis_stage_words = {"none", "waiting", "running", "done", "given-up"};
constexpr std::array<std::string_view, 2> game_source_words = {"played", "imported"};
constexpr std::array<std::string_view, 2> note_severity_words = {"error", "warning"};

void read_as_game_id(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 12, 12, "abcdefghijklmnopqrstuvwxyz234567", "text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_key(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 26, 26, "abcdefghijklmnopqrstuvwxyz234567", "text of 26 characters out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_player_name(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 64, "", "text of 0 to 64 bytes", to);
}

void read_as_fen(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 128, "", "text of 0 to 128 bytes", to);
}

void read_as_uci(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 4, 5, "abcdefgh12345678qrbn", "text of 4 to 5 bytes out of abcdefgh12345678qrbn", to);
}

void read_as_square_name(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 2, 2, "abcdefgh12345678", "text of 2 characters out of abcdefgh12345678", to);
}

void read_as_password(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 400, "", "text of 0 to 400 bytes", to);
}

void read_as_account_id(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 12, 12, "abcdefghijklmnopqrstuvwxyz234567", "text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_session_id(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 12, 12, "abcdefghijklmnopqrstuvwxyz234567", "text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_picture_name(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 64, "0123456789abcdef", "text of 0 to 64 bytes out of 0123456789abcdef", to);
}

void read_as_board_settings(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 2048, "", "text of 0 to 2048 bytes", to);
}

void read_as_pgn(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 1048576, "", "text of 0 to 1048576 bytes", to);
}

void read_as_finished_id(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 12, 24, "abcdefghijklmnopqrstuvwxyz234567", "text of 12 to 24 bytes out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_import_id(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 12, 12, "abcdefghijklmnopqrstuvwxyz234567", "text of 12 characters out of abcdefghijklmnopqrstuvwxyz234567", to);
}

void read_as_place_in_list(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 1, 19, "0123456789", "text of 1 to 19 bytes out of 0123456789", to);
}

void read_as_game_date(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 10, "0123456789.?", "text of 0 to 10 bytes out of 0123456789.?", to);
}

void read_as_game_result(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 1, 7, "0123456789/*-", "text of 1 to 7 bytes out of 0123456789/*-", to);
}

void read_as_file_name(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 200, "", "text of 0 to 200 bytes", to);
}

void read_as_text(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 0, 4096, "", "text of 0 to 4096 bytes", to);
}

void read_as_code(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 1, 64, "", "text of 1 to 64 bytes", to);
}

void read_as_article(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 1, 32, "", "text of 1 to 32 bytes", to);
}

void read_as_time_control(const Json& json, std::string_view place, Faults& faults, std::string& to) {
  read_string(json, place, faults, 1, 128, "0123456789./+;db", "text of 1 to 128 bytes out of 0123456789./+;db", to);
}

void read_as_count(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 9007199254740991, "a whole number from 0 to 9007199254740991", to);
}

void read_as_millis(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 9007199254740991, "a whole number from 0 to 9007199254740991", to);
}

void read_as_duration(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 86400000, "a whole number from 0 to 86400000", to);
}

void read_as_half_moves(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 1000, "a whole number from 0 to 1000", to);
}

void read_as_ply(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 20000, "a whole number from 0 to 20000", to);
}

void read_as_level(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 1, 10, "a whole number from 1 to 10", to);
}

void read_as_centipawns(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, -1000000, 1000000, "a whole number from -1000000 to 1000000", to);
}

void read_as_mate_in(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, -1000, 1000, "a whole number from -1000 to 1000", to);
}

void read_as_start_number(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 0, 959, "a whole number from 0 to 959", to);
}

void read_as_version(const Json& json, std::string_view place, Faults& faults, std::int64_t& to) {
  read_integer(json, place, faults, 1, 1, "a whole number from 1 to 1", to);
}

void read_as_colour(const Json& json, std::string_view place, Faults& faults, Colour& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_colour(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of white, black");
}

void read_as_colour_choice(const Json& json, std::string_view place, Faults& faults, ColourChoice& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_colour_choice(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of white, black, hands");
}

void read_as_hand(const Json& json, std::string_view place, Faults& faults, Hand& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_hand(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of left, right");
}

void read_as_variant(const Json& json, std::string_view place, Faults& faults, Variant& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_variant(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of standard, chess960");
}

void read_as_pace_of_play(const Json& json, std::string_view place, Faults& faults, PaceOfPlay& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_pace_of_play(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of standard, rapid, blitz");
}

void read_as_supervision(const Json& json, std::string_view place, Faults& faults, Supervision& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_supervision(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of full, limited");
}

void read_as_language(const Json& json, std::string_view place, Faults& faults, Language& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_language(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of en, zh-Hans, zh-Hant");
}

void read_as_act_kind(const Json& json, std::string_view place, Faults& faults, ActKind& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_act_kind(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of move, touch, adjust, offer-draw, accept-draw, decline-draw, claim, resign, flag, call-arbiter, stop, start, penalty, set-clock, restore, decide, end, ask-take-back, accept-take-back, decline-take-back, abort, ask-rematch, withdraw-rematch");
}

void read_as_claim_kind(const Json& json, std::string_view place, Faults& faults, ClaimKind& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_claim_kind(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of threefold-repetition, fifty-moves, no-normal-win, ask-increment");
}

void read_as_actor(const Json& json, std::string_view place, Faults& faults, Actor& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_actor(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of white, black, arbiter");
}

void read_as_arbiter_choice(const Json& json, std::string_view place, Faults& faults, ArbiterChoice& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_arbiter_choice(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of warning, time-added, time-removed, points, loss, grant, reject, postpone");
}

void read_as_error_code(const Json& json, std::string_view place, Faults& faults, ErrorCode& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_error_code(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of unreadable, not-joined, already-joined, unknown-game, wrong-key, wrong-invitation, not-for-you, unknown-player, no-challenges, seat-taken, hand-needed, bad-setup, too-fast, too-many, not-found, wrong-method, foreign-origin, unavailable, going-away, wrong-type, signed-out, not-recognised, account-disabled, name-taken, name-too-short, name-too-long, name-letters, name-reserved, password-too-short, password-too-long, password-common, bad-picture, unknown-import, wrong-offset, archive-full, not-over");
}

void read_as_analysis_stage(const Json& json, std::string_view place, Faults& faults, AnalysisStage& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_analysis_stage(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of none, waiting, running, done, given-up");
}

void read_as_game_source(const Json& json, std::string_view place, Faults& faults, GameSource& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_game_source(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of played, imported");
}

void read_as_note_severity(const Json& json, std::string_view place, Faults& faults, NoteSeverity& to) {
  const std::string* const text = json.get_ptr<const std::string*>();
  const auto value = text == nullptr ? std::nullopt : read_note_severity(*text);
  if (value)
    to = *value;
  else
    faults.add(std::string(place), "one of error, warning");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ArchivedGame& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_finished_id(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "source"))
    read_as_game_source(*value, inside(place, "source"), faults, to.source);
  else
    faults.add(inside(place, "source"), "to be there");
  if (const Json* const value = member(json, "open"))
    read_boolean(*value, inside(place, "open"), faults, to.open);
  else
    faults.add(inside(place, "open"), "to be there");
  if (const Json* const value = member(json, "white"))
    read_as_text(*value, inside(place, "white"), faults, to.white);
  else
    faults.add(inside(place, "white"), "to be there");
  if (const Json* const value = member(json, "black"))
    read_as_text(*value, inside(place, "black"), faults, to.black);
  else
    faults.add(inside(place, "black"), "to be there");
  if (const Json* const value = member(json, "result"))
    read_as_game_result(*value, inside(place, "result"), faults, to.result);
  else
    faults.add(inside(place, "result"), "to be there");
  if (const Json* const value = member(json, "reason"))
    read_as_code(*value, inside(place, "reason"), faults, to.reason.emplace());
  if (const Json* const value = member(json, "date"))
    read_as_game_date(*value, inside(place, "date"), faults, to.date);
  else
    faults.add(inside(place, "date"), "to be there");
  if (const Json* const value = member(json, "event"))
    read_as_text(*value, inside(place, "event"), faults, to.event);
  else
    faults.add(inside(place, "event"), "to be there");
  if (const Json* const value = member(json, "eco"))
    read_as_text(*value, inside(place, "eco"), faults, to.eco);
  else
    faults.add(inside(place, "eco"), "to be there");
  if (const Json* const value = member(json, "opening"))
    read_as_text(*value, inside(place, "opening"), faults, to.opening);
  else
    faults.add(inside(place, "opening"), "to be there");
  if (const Json* const value = member(json, "variant"))
    read_as_variant(*value, inside(place, "variant"), faults, to.variant);
  else
    faults.add(inside(place, "variant"), "to be there");
  if (const Json* const value = member(json, "plies"))
    read_as_count(*value, inside(place, "plies"), faults, to.plies);
  else
    faults.add(inside(place, "plies"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ExplorerMove& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "uci"))
    read_as_uci(*value, inside(place, "uci"), faults, to.uci);
  else
    faults.add(inside(place, "uci"), "to be there");
  if (const Json* const value = member(json, "san"))
    read_as_text(*value, inside(place, "san"), faults, to.san);
  else
    faults.add(inside(place, "san"), "to be there");
  if (const Json* const value = member(json, "white"))
    read_as_count(*value, inside(place, "white"), faults, to.white);
  else
    faults.add(inside(place, "white"), "to be there");
  if (const Json* const value = member(json, "draws"))
    read_as_count(*value, inside(place, "draws"), faults, to.draws);
  else
    faults.add(inside(place, "draws"), "to be there");
  if (const Json* const value = member(json, "black"))
    read_as_count(*value, inside(place, "black"), faults, to.black);
  else
    faults.add(inside(place, "black"), "to be there");
  if (const Json* const value = member(json, "others"))
    read_as_count(*value, inside(place, "others"), faults, to.others);
  else
    faults.add(inside(place, "others"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ImportState& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "import"))
    read_as_import_id(*value, inside(place, "import"), faults, to.import);
  else
    faults.add(inside(place, "import"), "to be there");
  if (const Json* const value = member(json, "name"))
    read_as_file_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "started"))
    read_as_millis(*value, inside(place, "started"), faults, to.started);
  else
    faults.add(inside(place, "started"), "to be there");
  if (const Json* const value = member(json, "taken"))
    read_as_count(*value, inside(place, "taken"), faults, to.taken);
  else
    faults.add(inside(place, "taken"), "to be there");
  if (const Json* const value = member(json, "games"))
    read_as_count(*value, inside(place, "games"), faults, to.games);
  else
    faults.add(inside(place, "games"), "to be there");
  if (const Json* const value = member(json, "kept"))
    read_as_count(*value, inside(place, "kept"), faults, to.kept);
  else
    faults.add(inside(place, "kept"), "to be there");
  if (const Json* const value = member(json, "doubled"))
    read_as_count(*value, inside(place, "doubled"), faults, to.doubled);
  else
    faults.add(inside(place, "doubled"), "to be there");
  if (const Json* const value = member(json, "faulty"))
    read_as_count(*value, inside(place, "faulty"), faults, to.faulty);
  else
    faults.add(inside(place, "faulty"), "to be there");
  if (const Json* const value = member(json, "findings"))
    read_as_count(*value, inside(place, "findings"), faults, to.findings);
  else
    faults.add(inside(place, "findings"), "to be there");
  if (const Json* const value = member(json, "ended"))
    read_boolean(*value, inside(place, "ended"), faults, to.ended);
  else
    faults.add(inside(place, "ended"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ImportNote& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_count(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "code"))
    read_as_code(*value, inside(place, "code"), faults, to.code);
  else
    faults.add(inside(place, "code"), "to be there");
  if (const Json* const value = member(json, "severity"))
    read_as_note_severity(*value, inside(place, "severity"), faults, to.severity);
  else
    faults.add(inside(place, "severity"), "to be there");
  if (const Json* const value = member(json, "line"))
    read_as_count(*value, inside(place, "line"), faults, to.line);
  else
    faults.add(inside(place, "line"), "to be there");
  if (const Json* const value = member(json, "column"))
    read_as_count(*value, inside(place, "column"), faults, to.column);
  else
    faults.add(inside(place, "column"), "to be there");
  if (const Json* const value = member(json, "ply"))
    read_as_count(*value, inside(place, "ply"), faults, to.ply);
  else
    faults.add(inside(place, "ply"), "to be there");
  if (const Json* const value = member(json, "token"))
    read_as_text(*value, inside(place, "token"), faults, to.token);
  else
    faults.add(inside(place, "token"), "to be there");
  if (const Json* const value = member(json, "text"))
    read_as_text(*value, inside(place, "text"), faults, to.text);
  else
    faults.add(inside(place, "text"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Act& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "do"))
    read_as_act_kind(*value, inside(place, "do"), faults, to.act);
  else
    faults.add(inside(place, "do"), "to be there");
  if (const Json* const value = member(json, "uci"))
    read_as_uci(*value, inside(place, "uci"), faults, to.uci.emplace());
  if (const Json* const value = member(json, "kind"))
    read_as_claim_kind(*value, inside(place, "kind"), faults, to.kind.emplace());
  if (const Json* const value = member(json, "squares"))
    read_list(*value, inside(place, "squares"), faults, to.squares.emplace(), read_as_square_name, 32);
  if (const Json* const value = member(json, "to"))
    read_as_colour(*value, inside(place, "to"), faults, to.to.emplace());
  if (const Json* const value = member(json, "what"))
    read_as_arbiter_choice(*value, inside(place, "what"), faults, to.what.emplace());
  if (const Json* const value = member(json, "ms"))
    read_as_duration(*value, inside(place, "ms"), faults, to.ms.emplace());
  if (const Json* const value = member(json, "ply"))
    read_as_ply(*value, inside(place, "ply"), faults, to.ply.emplace());
  if (const Json* const value = member(json, "result"))
    read_as_game_result(*value, inside(place, "result"), faults, to.result.emplace());
  if (const Json* const value = member(json, "article"))
    read_as_article(*value, inside(place, "article"), faults, to.article.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, GameEvent& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "at"))
    read_as_millis(*value, inside(place, "at"), faults, to.at);
  else
    faults.add(inside(place, "at"), "to be there");
  if (const Json* const value = member(json, "by"))
    read_as_actor(*value, inside(place, "by"), faults, to.by);
  else
    faults.add(inside(place, "by"), "to be there");
  if (const Json* const value = member(json, "do"))
    read_as_act_kind(*value, inside(place, "do"), faults, to.act);
  else
    faults.add(inside(place, "do"), "to be there");
  if (const Json* const value = member(json, "uci"))
    read_as_uci(*value, inside(place, "uci"), faults, to.uci.emplace());
  if (const Json* const value = member(json, "kind"))
    read_as_claim_kind(*value, inside(place, "kind"), faults, to.kind.emplace());
  if (const Json* const value = member(json, "squares"))
    read_list(*value, inside(place, "squares"), faults, to.squares.emplace(), read_as_square_name, 32);
  if (const Json* const value = member(json, "to"))
    read_as_colour(*value, inside(place, "to"), faults, to.to.emplace());
  if (const Json* const value = member(json, "what"))
    read_as_arbiter_choice(*value, inside(place, "what"), faults, to.what.emplace());
  if (const Json* const value = member(json, "ms"))
    read_as_duration(*value, inside(place, "ms"), faults, to.ms.emplace());
  if (const Json* const value = member(json, "ply"))
    read_as_ply(*value, inside(place, "ply"), faults, to.ply.emplace());
  if (const Json* const value = member(json, "result"))
    read_as_game_result(*value, inside(place, "result"), faults, to.result.emplace());
  if (const Json* const value = member(json, "article"))
    read_as_article(*value, inside(place, "article"), faults, to.article.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, ComputerPlayer& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "colour"))
    read_as_colour(*value, inside(place, "colour"), faults, to.colour);
  else
    faults.add(inside(place, "colour"), "to be there");
  if (const Json* const value = member(json, "level"))
    read_as_level(*value, inside(place, "level"), faults, to.level);
  else
    faults.add(inside(place, "level"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, GameSetup& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "fen"))
    read_as_fen(*value, inside(place, "fen"), faults, to.fen);
  else
    faults.add(inside(place, "fen"), "to be there");
  if (const Json* const value = member(json, "variant"))
    read_as_variant(*value, inside(place, "variant"), faults, to.variant);
  else
    faults.add(inside(place, "variant"), "to be there");
  if (const Json* const value = member(json, "time_control"))
    read_as_time_control(*value, inside(place, "time_control"), faults, to.time_control.emplace());
  if (const Json* const value = member(json, "rules"))
    read_as_pace_of_play(*value, inside(place, "rules"), faults, to.rules.emplace());
  if (const Json* const value = member(json, "supervision"))
    read_as_supervision(*value, inside(place, "supervision"), faults, to.supervision.emplace());
  if (const Json* const value = member(json, "touch_move"))
    read_boolean(*value, inside(place, "touch_move"), faults, to.touch_move.emplace());
  if (const Json* const value = member(json, "penalty_ms"))
    read_as_duration(*value, inside(place, "penalty_ms"), faults, to.penalty_ms.emplace());
  if (const Json* const value = member(json, "no_agreement_before"))
    read_as_half_moves(*value, inside(place, "no_agreement_before"), faults, to.no_agreement_before.emplace());
  if (const Json* const value = member(json, "guidelines_iii"))
    read_boolean(*value, inside(place, "guidelines_iii"), faults, to.guidelines_iii.emplace());
  if (const Json* const value = member(json, "first_moves_untimed"))
    read_boolean(*value, inside(place, "first_moves_untimed"), faults, to.first_moves_untimed.emplace());
  if (const Json* const value = member(json, "takebacks"))
    read_boolean(*value, inside(place, "takebacks"), faults, to.takebacks.emplace());
  if (const Json* const value = member(json, "first_move_ms"))
    read_as_duration(*value, inside(place, "first_move_ms"), faults, to.first_move_ms.emplace());
  if (const Json* const value = member(json, "competition"))
    read_boolean(*value, inside(place, "competition"), faults, to.competition.emplace());
  if (const Json* const value = member(json, "listed"))
    read_boolean(*value, inside(place, "listed"), faults, to.listed.emplace());
  if (const Json* const value = member(json, "arbiter"))
    read_boolean(*value, inside(place, "arbiter"), faults, to.arbiter.emplace());
  if (const Json* const value = member(json, "opponent"))
    read_as_account_id(*value, inside(place, "opponent"), faults, to.opponent.emplace());
  if (const Json* const value = member(json, "start_number"))
    read_as_start_number(*value, inside(place, "start_number"), faults, to.start_number.emplace());
  if (const Json* const value = member(json, "rematch_of"))
    read_as_game_id(*value, inside(place, "rematch_of"), faults, to.rematch_of.emplace());
  if (const Json* const value = member(json, "computer"))
    read_record(*value, inside(place, "computer"), faults, to.computer.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, Ruling& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "code"))
    read_as_code(*value, inside(place, "code"), faults, to.code);
  else
    faults.add(inside(place, "code"), "to be there");
  if (const Json* const value = member(json, "article")) {
    if (!value->is_null()) read_as_article(*value, inside(place, "article"), faults, to.article.emplace());
  }
  else
    faults.add(inside(place, "article"), "to be there");
  if (const Json* const value = member(json, "squares"))
    read_list(*value, inside(place, "squares"), faults, to.squares, read_as_square_name);
  else
    faults.add(inside(place, "squares"), "to be there");
  if (const Json* const value = member(json, "text"))
    read_as_text(*value, inside(place, "text"), faults, to.text);
  else
    faults.add(inside(place, "text"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Outcome& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "result"))
    read_as_code(*value, inside(place, "result"), faults, to.result);
  else
    faults.add(inside(place, "result"), "to be there");
  if (const Json* const value = member(json, "reason"))
    read_as_code(*value, inside(place, "reason"), faults, to.reason);
  else
    faults.add(inside(place, "reason"), "to be there");
  if (const Json* const value = member(json, "article")) {
    if (!value->is_null()) read_as_article(*value, inside(place, "article"), faults, to.article.emplace());
  }
  else
    faults.add(inside(place, "article"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Player& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "taken"))
    read_boolean(*value, inside(place, "taken"), faults, to.taken);
  else
    faults.add(inside(place, "taken"), "to be there");
  if (const Json* const value = member(json, "present"))
    read_boolean(*value, inside(place, "present"), faults, to.present);
  else
    faults.add(inside(place, "present"), "to be there");
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "avatar"))
    read_as_picture_name(*value, inside(place, "avatar"), faults, to.avatar.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, Players& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "white"))
    read_record(*value, inside(place, "white"), faults, to.white);
  else
    faults.add(inside(place, "white"), "to be there");
  if (const Json* const value = member(json, "black"))
    read_record(*value, inside(place, "black"), faults, to.black);
  else
    faults.add(inside(place, "black"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Hands& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "promise"))
    read_as_text(*value, inside(place, "promise"), faults, to.promise);
  else
    faults.add(inside(place, "promise"), "to be there");
  if (const Json* const value = member(json, "salt"))
    read_as_text(*value, inside(place, "salt"), faults, to.salt.emplace());
  if (const Json* const value = member(json, "picked"))
    read_as_hand(*value, inside(place, "picked"), faults, to.picked.emplace());
  if (const Json* const value = member(json, "left"))
    read_as_colour(*value, inside(place, "left"), faults, to.left.emplace());
  if (const Json* const value = member(json, "right"))
    read_as_colour(*value, inside(place, "right"), faults, to.right.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, Room& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "players"))
    read_record(*value, inside(place, "players"), faults, to.players);
  else
    faults.add(inside(place, "players"), "to be there");
  if (const Json* const value = member(json, "spectators"))
    read_as_count(*value, inside(place, "spectators"), faults, to.spectators);
  else
    faults.add(inside(place, "spectators"), "to be there");
  if (const Json* const value = member(json, "arbiter"))
    read_record(*value, inside(place, "arbiter"), faults, to.arbiter.emplace());
  if (const Json* const value = member(json, "started"))
    read_boolean(*value, inside(place, "started"), faults, to.started);
  else
    faults.add(inside(place, "started"), "to be there");
  if (const Json* const value = member(json, "declined"))
    read_boolean(*value, inside(place, "declined"), faults, to.declined.emplace());
  if (const Json* const value = member(json, "time_stands"))
    read_boolean(*value, inside(place, "time_stands"), faults, to.time_stands.emplace());
  if (const Json* const value = member(json, "hands"))
    read_record(*value, inside(place, "hands"), faults, to.hands.emplace());
  if (const Json* const value = member(json, "rematch"))
    read_as_game_id(*value, inside(place, "rematch"), faults, to.rematch.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, OwnAccount& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_account_id(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "avatar"))
    read_as_picture_name(*value, inside(place, "avatar"), faults, to.avatar);
  else
    faults.add(inside(place, "avatar"), "to be there");
  if (const Json* const value = member(json, "language"))
    read_as_language(*value, inside(place, "language"), faults, to.language.emplace());
  if (const Json* const value = member(json, "settings"))
    read_as_board_settings(*value, inside(place, "settings"), faults, to.settings);
  else
    faults.add(inside(place, "settings"), "to be there");
  if (const Json* const value = member(json, "challenges"))
    read_boolean(*value, inside(place, "challenges"), faults, to.challenges);
  else
    faults.add(inside(place, "challenges"), "to be there");
  if (const Json* const value = member(json, "made"))
    read_as_millis(*value, inside(place, "made"), faults, to.made);
  else
    faults.add(inside(place, "made"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, OwnGame& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "colour"))
    read_as_colour(*value, inside(place, "colour"), faults, to.colour.emplace());
  if (const Json* const value = member(json, "arbiter"))
    read_boolean(*value, inside(place, "arbiter"), faults, to.arbiter.emplace());
  if (const Json* const value = member(json, "taken"))
    read_as_millis(*value, inside(place, "taken"), faults, to.taken);
  else
    faults.add(inside(place, "taken"), "to be there");
  if (const Json* const value = member(json, "pgn"))
    read_as_pgn(*value, inside(place, "pgn"), faults, to.pgn);
  else
    faults.add(inside(place, "pgn"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, SessionLine& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_session_id(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "browser"))
    read_as_text(*value, inside(place, "browser"), faults, to.browser);
  else
    faults.add(inside(place, "browser"), "to be there");
  if (const Json* const value = member(json, "made"))
    read_as_millis(*value, inside(place, "made"), faults, to.made);
  else
    faults.add(inside(place, "made"), "to be there");
  if (const Json* const value = member(json, "seen"))
    read_as_millis(*value, inside(place, "seen"), faults, to.seen);
  else
    faults.add(inside(place, "seen"), "to be there");
  if (const Json* const value = member(json, "current"))
    read_boolean(*value, inside(place, "current"), faults, to.current);
  else
    faults.add(inside(place, "current"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Evaluation& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "line"))
    read_list(*value, inside(place, "line"), faults, to.line, read_as_uci, 12);
  else
    faults.add(inside(place, "line"), "to be there");
  if (const Json* const value = member(json, "cp"))
    read_as_centipawns(*value, inside(place, "cp"), faults, to.cp.emplace());
  if (const Json* const value = member(json, "mate"))
    read_as_mate_in(*value, inside(place, "mate"), faults, to.mate.emplace());
  if (const Json* const value = member(json, "depth"))
    read_as_count(*value, inside(place, "depth"), faults, to.depth.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, Challenge& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "colour"))
    read_as_colour_choice(*value, inside(place, "colour"), faults, to.colour);
  else
    faults.add(inside(place, "colour"), "to be there");
  if (const Json* const value = member(json, "setup"))
    read_record(*value, inside(place, "setup"), faults, to.setup);
  else
    faults.add(inside(place, "setup"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, WatchableGame& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "white"))
    read_as_player_name(*value, inside(place, "white"), faults, to.white);
  else
    faults.add(inside(place, "white"), "to be there");
  if (const Json* const value = member(json, "black"))
    read_as_player_name(*value, inside(place, "black"), faults, to.black);
  else
    faults.add(inside(place, "black"), "to be there");
  if (const Json* const value = member(json, "spectators"))
    read_as_count(*value, inside(place, "spectators"), faults, to.spectators);
  else
    faults.add(inside(place, "spectators"), "to be there");
  if (const Json* const value = member(json, "setup"))
    read_record(*value, inside(place, "setup"), faults, to.setup);
  else
    faults.add(inside(place, "setup"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, JoinMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "version"))
    read_as_version(*value, inside(place, "version"), faults, to.version.emplace());
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key.emplace());
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "lang"))
    read_as_language(*value, inside(place, "lang"), faults, to.lang.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, TakeSeatMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key.emplace());
  if (const Json* const value = member(json, "hand"))
    read_as_hand(*value, inside(place, "hand"), faults, to.hand.emplace());
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, BeArbiterMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "invitation"))
    read_as_key(*value, inside(place, "invitation"), faults, to.invitation);
  else
    faults.add(inside(place, "invitation"), "to be there");
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key.emplace());
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, ActMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_count(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "event"))
    read_record(*value, inside(place, "event"), faults, to.event);
  else
    faults.add(inside(place, "event"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, DeclineChallengeMessage&) {
  if (!is_object(json, place, faults)) return;
}

void read_record(const Json& json, std::string_view place, Faults& faults, WatchLobbyMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "version"))
    read_as_version(*value, inside(place, "version"), faults, to.version.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, PingMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_count(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, JoinedMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "you")) {
    if (!value->is_null()) read_as_colour(*value, inside(place, "you"), faults, to.you.emplace());
  }
  else
    faults.add(inside(place, "you"), "to be there");
  if (const Json* const value = member(json, "creator"))
    read_boolean(*value, inside(place, "creator"), faults, to.creator);
  else
    faults.add(inside(place, "creator"), "to be there");
  if (const Json* const value = member(json, "arbiter"))
    read_boolean(*value, inside(place, "arbiter"), faults, to.arbiter.emplace());
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "setup"))
    read_record(*value, inside(place, "setup"), faults, to.setup);
  else
    faults.add(inside(place, "setup"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "from"))
    read_as_count(*value, inside(place, "from"), faults, to.from);
  else
    faults.add(inside(place, "from"), "to be there");
  if (const Json* const value = member(json, "events"))
    read_list(*value, inside(place, "events"), faults, to.events, [](const Json& item, std::string_view in, Faults& found, GameEvent& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "events"), "to be there");
  if (const Json* const value = member(json, "outcome")) {
    if (!value->is_null()) read_record(*value, inside(place, "outcome"), faults, to.outcome.emplace());
  }
  else
    faults.add(inside(place, "outcome"), "to be there");
  if (const Json* const value = member(json, "room"))
    read_record(*value, inside(place, "room"), faults, to.room);
  else
    faults.add(inside(place, "room"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, SeatedMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "you"))
    read_as_colour(*value, inside(place, "you"), faults, to.you);
  else
    faults.add(inside(place, "you"), "to be there");
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key);
  else
    faults.add(inside(place, "key"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "room"))
    read_record(*value, inside(place, "room"), faults, to.room);
  else
    faults.add(inside(place, "room"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, AppointedMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key);
  else
    faults.add(inside(place, "key"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "room"))
    read_record(*value, inside(place, "room"), faults, to.room);
  else
    faults.add(inside(place, "room"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, EventMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "event"))
    read_record(*value, inside(place, "event"), faults, to.event);
  else
    faults.add(inside(place, "event"), "to be there");
  if (const Json* const value = member(json, "ruling"))
    read_record(*value, inside(place, "ruling"), faults, to.ruling);
  else
    faults.add(inside(place, "ruling"), "to be there");
  if (const Json* const value = member(json, "outcome")) {
    if (!value->is_null()) read_record(*value, inside(place, "outcome"), faults, to.outcome.emplace());
  }
  else
    faults.add(inside(place, "outcome"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, AckMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_count(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, RefusedMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_count(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "ruling"))
    read_record(*value, inside(place, "ruling"), faults, to.ruling);
  else
    faults.add(inside(place, "ruling"), "to be there");
  if (const Json* const value = member(json, "from"))
    read_as_count(*value, inside(place, "from"), faults, to.from.emplace());
  if (const Json* const value = member(json, "events"))
    read_list(*value, inside(place, "events"), faults, to.events.emplace(), [](const Json& item, std::string_view in, Faults& found, GameEvent& one) { read_record(item, in, found, one); });
}

void read_record(const Json& json, std::string_view place, Faults& faults, PresenceMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "room"))
    read_record(*value, inside(place, "room"), faults, to.room);
  else
    faults.add(inside(place, "room"), "to be there");
  if (const Json* const value = member(json, "you")) {
    if (!value->is_null()) read_as_colour(*value, inside(place, "you"), faults, to.you.emplace());
  }
  else
    faults.add(inside(place, "you"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, LobbyMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "waiting"))
    read_list(*value, inside(place, "waiting"), faults, to.waiting, [](const Json& item, std::string_view in, Faults& found, Challenge& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "waiting"), "to be there");
  if (const Json* const value = member(json, "playing"))
    read_list(*value, inside(place, "playing"), faults, to.playing, [](const Json& item, std::string_view in, Faults& found, WatchableGame& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "playing"), "to be there");
  if (const Json* const value = member(json, "for_you"))
    read_list(*value, inside(place, "for_you"), faults, to.for_you.emplace(), [](const Json& item, std::string_view in, Faults& found, Challenge& one) { read_record(item, in, found, one); });
}

void read_record(const Json& json, std::string_view place, Faults& faults, PongMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "id"))
    read_as_count(*value, inside(place, "id"), faults, to.id);
  else
    faults.add(inside(place, "id"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, ErrorMessage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "code"))
    read_as_error_code(*value, inside(place, "code"), faults, to.code);
  else
    faults.add(inside(place, "code"), "to be there");
  if (const Json* const value = member(json, "text"))
    read_as_text(*value, inside(place, "text"), faults, to.text);
  else
    faults.add(inside(place, "text"), "to be there");
  if (const Json* const value = member(json, "closing"))
    read_boolean(*value, inside(place, "closing"), faults, to.closing);
  else
    faults.add(inside(place, "closing"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, NewGame& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "colour"))
    read_as_colour_choice(*value, inside(place, "colour"), faults, to.colour);
  else
    faults.add(inside(place, "colour"), "to be there");
  if (const Json* const value = member(json, "variant"))
    read_as_variant(*value, inside(place, "variant"), faults, to.variant.emplace());
  if (const Json* const value = member(json, "fen"))
    read_as_fen(*value, inside(place, "fen"), faults, to.fen.emplace());
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name.emplace());
  if (const Json* const value = member(json, "time_control"))
    read_as_time_control(*value, inside(place, "time_control"), faults, to.time_control.emplace());
  if (const Json* const value = member(json, "rules"))
    read_as_pace_of_play(*value, inside(place, "rules"), faults, to.rules.emplace());
  if (const Json* const value = member(json, "supervision"))
    read_as_supervision(*value, inside(place, "supervision"), faults, to.supervision.emplace());
  if (const Json* const value = member(json, "touch_move"))
    read_boolean(*value, inside(place, "touch_move"), faults, to.touch_move.emplace());
  if (const Json* const value = member(json, "penalty_ms"))
    read_as_duration(*value, inside(place, "penalty_ms"), faults, to.penalty_ms.emplace());
  if (const Json* const value = member(json, "no_agreement_before"))
    read_as_half_moves(*value, inside(place, "no_agreement_before"), faults, to.no_agreement_before.emplace());
  if (const Json* const value = member(json, "guidelines_iii"))
    read_boolean(*value, inside(place, "guidelines_iii"), faults, to.guidelines_iii.emplace());
  if (const Json* const value = member(json, "first_moves_untimed"))
    read_boolean(*value, inside(place, "first_moves_untimed"), faults, to.first_moves_untimed.emplace());
  if (const Json* const value = member(json, "takebacks"))
    read_boolean(*value, inside(place, "takebacks"), faults, to.takebacks.emplace());
  if (const Json* const value = member(json, "first_move_ms"))
    read_as_duration(*value, inside(place, "first_move_ms"), faults, to.first_move_ms.emplace());
  if (const Json* const value = member(json, "competition"))
    read_boolean(*value, inside(place, "competition"), faults, to.competition.emplace());
  if (const Json* const value = member(json, "listed"))
    read_boolean(*value, inside(place, "listed"), faults, to.listed.emplace());
  if (const Json* const value = member(json, "arbiter"))
    read_boolean(*value, inside(place, "arbiter"), faults, to.arbiter.emplace());
  if (const Json* const value = member(json, "opponent"))
    read_as_player_name(*value, inside(place, "opponent"), faults, to.opponent.emplace());
  if (const Json* const value = member(json, "computer"))
    read_as_level(*value, inside(place, "computer"), faults, to.computer.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, GameMade& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "key"))
    read_as_key(*value, inside(place, "key"), faults, to.key);
  else
    faults.add(inside(place, "key"), "to be there");
  if (const Json* const value = member(json, "invite"))
    read_as_text(*value, inside(place, "invite"), faults, to.invite);
  else
    faults.add(inside(place, "invite"), "to be there");
  if (const Json* const value = member(json, "arbiter_invitation"))
    read_as_key(*value, inside(place, "arbiter_invitation"), faults, to.arbiter_invitation.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, ComputerState& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "available"))
    read_boolean(*value, inside(place, "available"), faults, to.available);
  else
    faults.add(inside(place, "available"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, GameState& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "seq"))
    read_as_count(*value, inside(place, "seq"), faults, to.seq);
  else
    faults.add(inside(place, "seq"), "to be there");
  if (const Json* const value = member(json, "now"))
    read_as_millis(*value, inside(place, "now"), faults, to.now);
  else
    faults.add(inside(place, "now"), "to be there");
  if (const Json* const value = member(json, "setup"))
    read_record(*value, inside(place, "setup"), faults, to.setup);
  else
    faults.add(inside(place, "setup"), "to be there");
  if (const Json* const value = member(json, "events"))
    read_list(*value, inside(place, "events"), faults, to.events, [](const Json& item, std::string_view in, Faults& found, GameEvent& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "events"), "to be there");
  if (const Json* const value = member(json, "outcome")) {
    if (!value->is_null()) read_record(*value, inside(place, "outcome"), faults, to.outcome.emplace());
  }
  else
    faults.add(inside(place, "outcome"), "to be there");
  if (const Json* const value = member(json, "room"))
    read_record(*value, inside(place, "room"), faults, to.room);
  else
    faults.add(inside(place, "room"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, AnalysisResult& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "evaluations"))
    read_list(*value, inside(place, "evaluations"), faults, to.evaluations, [](const Json& item, std::string_view in, Faults& found, Evaluation& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "evaluations"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, GameAnalysis& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "game"))
    read_as_game_id(*value, inside(place, "game"), faults, to.game);
  else
    faults.add(inside(place, "game"), "to be there");
  if (const Json* const value = member(json, "stage"))
    read_as_analysis_stage(*value, inside(place, "stage"), faults, to.stage);
  else
    faults.add(inside(place, "stage"), "to be there");
  if (const Json* const value = member(json, "positions"))
    read_as_count(*value, inside(place, "positions"), faults, to.positions);
  else
    faults.add(inside(place, "positions"), "to be there");
  if (const Json* const value = member(json, "evaluations"))
    read_list(*value, inside(place, "evaluations"), faults, to.evaluations, [](const Json& item, std::string_view in, Faults& found, Evaluation& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "evaluations"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, HttpProblem& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "code"))
    read_as_error_code(*value, inside(place, "code"), faults, to.code);
  else
    faults.add(inside(place, "code"), "to be there");
  if (const Json* const value = member(json, "text"))
    read_as_text(*value, inside(place, "text"), faults, to.text);
  else
    faults.add(inside(place, "text"), "to be there");
  if (const Json* const value = member(json, "wait_ms"))
    read_as_millis(*value, inside(place, "wait_ms"), faults, to.wait_ms.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, SignUp& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "password"))
    read_as_password(*value, inside(place, "password"), faults, to.password);
  else
    faults.add(inside(place, "password"), "to be there");
  if (const Json* const value = member(json, "language"))
    read_as_language(*value, inside(place, "language"), faults, to.language.emplace());
  if (const Json* const value = member(json, "settings"))
    read_as_board_settings(*value, inside(place, "settings"), faults, to.settings.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, SignIn& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "password"))
    read_as_password(*value, inside(place, "password"), faults, to.password);
  else
    faults.add(inside(place, "password"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, WhoAmI& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "account")) {
    if (!value->is_null()) read_record(*value, inside(place, "account"), faults, to.account.emplace());
  }
  else
    faults.add(inside(place, "account"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, NewName& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "name"))
    read_as_player_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
  if (const Json* const value = member(json, "password"))
    read_as_password(*value, inside(place, "password"), faults, to.password);
  else
    faults.add(inside(place, "password"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, NewPassword& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "password"))
    read_as_password(*value, inside(place, "password"), faults, to.password);
  else
    faults.add(inside(place, "password"), "to be there");
  if (const Json* const value = member(json, "new_password"))
    read_as_password(*value, inside(place, "new_password"), faults, to.new_password);
  else
    faults.add(inside(place, "new_password"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, Preferences& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "language"))
    read_as_language(*value, inside(place, "language"), faults, to.language);
  else
    faults.add(inside(place, "language"), "to be there");
  if (const Json* const value = member(json, "settings"))
    read_as_board_settings(*value, inside(place, "settings"), faults, to.settings);
  else
    faults.add(inside(place, "settings"), "to be there");
  if (const Json* const value = member(json, "challenges"))
    read_boolean(*value, inside(place, "challenges"), faults, to.challenges.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, AccountDeletion& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "password"))
    read_as_password(*value, inside(place, "password"), faults, to.password);
  else
    faults.add(inside(place, "password"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, SessionList& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "sessions"))
    read_list(*value, inside(place, "sessions"), faults, to.sessions, [](const Json& item, std::string_view in, Faults& found, SessionLine& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "sessions"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, OwnData& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "account"))
    read_record(*value, inside(place, "account"), faults, to.account);
  else
    faults.add(inside(place, "account"), "to be there");
  if (const Json* const value = member(json, "changed"))
    read_as_millis(*value, inside(place, "changed"), faults, to.changed);
  else
    faults.add(inside(place, "changed"), "to be there");
  if (const Json* const value = member(json, "sessions"))
    read_list(*value, inside(place, "sessions"), faults, to.sessions, [](const Json& item, std::string_view in, Faults& found, SessionLine& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "sessions"), "to be there");
  if (const Json* const value = member(json, "games"))
    read_list(*value, inside(place, "games"), faults, to.games, [](const Json& item, std::string_view in, Faults& found, OwnGame& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "games"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ArchivePage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "games"))
    read_list(*value, inside(place, "games"), faults, to.games, [](const Json& item, std::string_view in, Faults& found, ArchivedGame& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "games"), "to be there");
  if (const Json* const value = member(json, "more"))
    read_as_place_in_list(*value, inside(place, "more"), faults, to.more.emplace());
}

void read_record(const Json& json, std::string_view place, Faults& faults, ExplorerPage& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "fen"))
    read_as_fen(*value, inside(place, "fen"), faults, to.fen);
  else
    faults.add(inside(place, "fen"), "to be there");
  if (const Json* const value = member(json, "white"))
    read_as_count(*value, inside(place, "white"), faults, to.white);
  else
    faults.add(inside(place, "white"), "to be there");
  if (const Json* const value = member(json, "draws"))
    read_as_count(*value, inside(place, "draws"), faults, to.draws);
  else
    faults.add(inside(place, "draws"), "to be there");
  if (const Json* const value = member(json, "black"))
    read_as_count(*value, inside(place, "black"), faults, to.black);
  else
    faults.add(inside(place, "black"), "to be there");
  if (const Json* const value = member(json, "others"))
    read_as_count(*value, inside(place, "others"), faults, to.others);
  else
    faults.add(inside(place, "others"), "to be there");
  if (const Json* const value = member(json, "moves"))
    read_list(*value, inside(place, "moves"), faults, to.moves, [](const Json& item, std::string_view in, Faults& found, ExplorerMove& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "moves"), "to be there");
  if (const Json* const value = member(json, "games"))
    read_list(*value, inside(place, "games"), faults, to.games, [](const Json& item, std::string_view in, Faults& found, ArchivedGame& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "games"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, NewImport& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "name"))
    read_as_file_name(*value, inside(place, "name"), faults, to.name);
  else
    faults.add(inside(place, "name"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ImportList& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "imports"))
    read_list(*value, inside(place, "imports"), faults, to.imports, [](const Json& item, std::string_view in, Faults& found, ImportState& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "imports"), "to be there");
}

void read_record(const Json& json, std::string_view place, Faults& faults, ImportNotes& to) {
  if (!is_object(json, place, faults)) return;
  if (const Json* const value = member(json, "findings"))
    read_list(*value, inside(place, "findings"), faults, to.findings, [](const Json& item, std::string_view in, Faults& found, ImportNote& one) { read_record(item, in, found, one); });
  else
    faults.add(inside(place, "findings"), "to be there");
  if (const Json* const value = member(json, "more"))
    read_as_count(*value, inside(place, "more"), faults, to.more.emplace());
}

void append_record(std::string& out, const ArchivedGame& value) {
  out += R"({"id":)";
  append_string(out, value.id);
  out += R"(,"source":)";
  append_string(out, word(value.source));
  out += R"(,"open":)";
  append_boolean(out, value.open);
  out += R"(,"white":)";
  append_string(out, value.white);
  out += R"(,"black":)";
  append_string(out, value.black);
  out += R"(,"result":)";
  append_string(out, value.result);
  if (value.reason) {
    out += R"(,"reason":)";
    append_string(out, *value.reason);
  }
  out += R"(,"date":)";
  append_string(out, value.date);
  out += R"(,"event":)";
  append_string(out, value.event);
  out += R"(,"eco":)";
  append_string(out, value.eco);
  out += R"(,"opening":)";
  append_string(out, value.opening);
  out += R"(,"variant":)";
  append_string(out, word(value.variant));
  out += R"(,"plies":)";
  append_integer(out, value.plies);
  out += '}';
}

void append_record(std::string& out, const ExplorerMove& value) {
  out += R"({"uci":)";
  append_string(out, value.uci);
  out += R"(,"san":)";
  append_string(out, value.san);
  out += R"(,"white":)";
  append_integer(out, value.white);
  out += R"(,"draws":)";
  append_integer(out, value.draws);
  out += R"(,"black":)";
  append_integer(out, value.black);
  out += R"(,"others":)";
  append_integer(out, value.others);
  out += '}';
}

void append_record(std::string& out, const ImportState& value) {
  out += R"({"import":)";
  append_string(out, value.import);
  out += R"(,"name":)";
  append_string(out, value.name);
  out += R"(,"started":)";
  append_integer(out, value.started);
  out += R"(,"taken":)";
  append_integer(out, value.taken);
  out += R"(,"games":)";
  append_integer(out, value.games);
  out += R"(,"kept":)";
  append_integer(out, value.kept);
  out += R"(,"doubled":)";
  append_integer(out, value.doubled);
  out += R"(,"faulty":)";
  append_integer(out, value.faulty);
  out += R"(,"findings":)";
  append_integer(out, value.findings);
  out += R"(,"ended":)";
  append_boolean(out, value.ended);
  out += '}';
}

void append_record(std::string& out, const ImportNote& value) {
  out += R"({"game":)";
  append_integer(out, value.game);
  out += R"(,"code":)";
  append_string(out, value.code);
  out += R"(,"severity":)";
  append_string(out, word(value.severity));
  out += R"(,"line":)";
  append_integer(out, value.line);
  out += R"(,"column":)";
  append_integer(out, value.column);
  out += R"(,"ply":)";
  append_integer(out, value.ply);
  out += R"(,"token":)";
  append_string(out, value.token);
  out += R"(,"text":)";
  append_string(out, value.text);
  out += '}';
}

void append_record(std::string& out, const Act& value) {
  out += R"({"do":)";
  append_string(out, word(value.act));
  if (value.uci) {
    out += R"(,"uci":)";
    append_string(out, *value.uci);
  }
  if (value.kind) {
    out += R"(,"kind":)";
    append_string(out, word(*value.kind));
  }
  if (value.squares) {
    out += R"(,"squares":)";
    append_list(out, *value.squares, append_string);
  }
  if (value.to) {
    out += R"(,"to":)";
    append_string(out, word(*value.to));
  }
  if (value.what) {
    out += R"(,"what":)";
    append_string(out, word(*value.what));
  }
  if (value.ms) {
    out += R"(,"ms":)";
    append_integer(out, *value.ms);
  }
  if (value.ply) {
    out += R"(,"ply":)";
    append_integer(out, *value.ply);
  }
  if (value.result) {
    out += R"(,"result":)";
    append_string(out, *value.result);
  }
  if (value.article) {
    out += R"(,"article":)";
    append_string(out, *value.article);
  }
  out += '}';
}

void append_record(std::string& out, const GameEvent& value) {
  out += R"({"at":)";
  append_integer(out, value.at);
  out += R"(,"by":)";
  append_string(out, word(value.by));
  out += R"(,"do":)";
  append_string(out, word(value.act));
  if (value.uci) {
    out += R"(,"uci":)";
    append_string(out, *value.uci);
  }
  if (value.kind) {
    out += R"(,"kind":)";
    append_string(out, word(*value.kind));
  }
  if (value.squares) {
    out += R"(,"squares":)";
    append_list(out, *value.squares, append_string);
  }
  if (value.to) {
    out += R"(,"to":)";
    append_string(out, word(*value.to));
  }
  if (value.what) {
    out += R"(,"what":)";
    append_string(out, word(*value.what));
  }
  if (value.ms) {
    out += R"(,"ms":)";
    append_integer(out, *value.ms);
  }
  if (value.ply) {
    out += R"(,"ply":)";
    append_integer(out, *value.ply);
  }
  if (value.result) {
    out += R"(,"result":)";
    append_string(out, *value.result);
  }
  if (value.article) {
    out += R"(,"article":)";
    append_string(out, *value.article);
  }
  out += '}';
}

void append_record(std::string& out, const ComputerPlayer& value) {
  out += R"({"colour":)";
  append_string(out, word(value.colour));
  out += R"(,"level":)";
  append_integer(out, value.level);
  out += '}';
}

void append_record(std::string& out, const GameSetup& value) {
  out += R"({"fen":)";
  append_string(out, value.fen);
  out += R"(,"variant":)";
  append_string(out, word(value.variant));
  if (value.time_control) {
    out += R"(,"time_control":)";
    append_string(out, *value.time_control);
  }
  if (value.rules) {
    out += R"(,"rules":)";
    append_string(out, word(*value.rules));
  }
  if (value.supervision) {
    out += R"(,"supervision":)";
    append_string(out, word(*value.supervision));
  }
  if (value.touch_move) {
    out += R"(,"touch_move":)";
    append_boolean(out, *value.touch_move);
  }
  if (value.penalty_ms) {
    out += R"(,"penalty_ms":)";
    append_integer(out, *value.penalty_ms);
  }
  if (value.no_agreement_before) {
    out += R"(,"no_agreement_before":)";
    append_integer(out, *value.no_agreement_before);
  }
  if (value.guidelines_iii) {
    out += R"(,"guidelines_iii":)";
    append_boolean(out, *value.guidelines_iii);
  }
  if (value.first_moves_untimed) {
    out += R"(,"first_moves_untimed":)";
    append_boolean(out, *value.first_moves_untimed);
  }
  if (value.takebacks) {
    out += R"(,"takebacks":)";
    append_boolean(out, *value.takebacks);
  }
  if (value.first_move_ms) {
    out += R"(,"first_move_ms":)";
    append_integer(out, *value.first_move_ms);
  }
  if (value.competition) {
    out += R"(,"competition":)";
    append_boolean(out, *value.competition);
  }
  if (value.listed) {
    out += R"(,"listed":)";
    append_boolean(out, *value.listed);
  }
  if (value.arbiter) {
    out += R"(,"arbiter":)";
    append_boolean(out, *value.arbiter);
  }
  if (value.opponent) {
    out += R"(,"opponent":)";
    append_string(out, *value.opponent);
  }
  if (value.start_number) {
    out += R"(,"start_number":)";
    append_integer(out, *value.start_number);
  }
  if (value.rematch_of) {
    out += R"(,"rematch_of":)";
    append_string(out, *value.rematch_of);
  }
  if (value.computer) {
    out += R"(,"computer":)";
    append_record(out, *value.computer);
  }
  out += '}';
}

void append_record(std::string& out, const Ruling& value) {
  out += R"({"code":)";
  append_string(out, value.code);
  out += R"(,"article":)";
  if (value.article)
    append_string(out, *value.article);
  else
    out += "null";
  out += R"(,"squares":)";
  append_list(out, value.squares, append_string);
  out += R"(,"text":)";
  append_string(out, value.text);
  out += '}';
}

void append_record(std::string& out, const Outcome& value) {
  out += R"({"result":)";
  append_string(out, value.result);
  out += R"(,"reason":)";
  append_string(out, value.reason);
  out += R"(,"article":)";
  if (value.article)
    append_string(out, *value.article);
  else
    out += "null";
  out += '}';
}

void append_record(std::string& out, const Player& value) {
  out += R"({"taken":)";
  append_boolean(out, value.taken);
  out += R"(,"present":)";
  append_boolean(out, value.present);
  out += R"(,"name":)";
  append_string(out, value.name);
  if (value.avatar) {
    out += R"(,"avatar":)";
    append_string(out, *value.avatar);
  }
  out += '}';
}

void append_record(std::string& out, const Players& value) {
  out += R"({"white":)";
  append_record(out, value.white);
  out += R"(,"black":)";
  append_record(out, value.black);
  out += '}';
}

void append_record(std::string& out, const Hands& value) {
  out += R"({"promise":)";
  append_string(out, value.promise);
  if (value.salt) {
    out += R"(,"salt":)";
    append_string(out, *value.salt);
  }
  if (value.picked) {
    out += R"(,"picked":)";
    append_string(out, word(*value.picked));
  }
  if (value.left) {
    out += R"(,"left":)";
    append_string(out, word(*value.left));
  }
  if (value.right) {
    out += R"(,"right":)";
    append_string(out, word(*value.right));
  }
  out += '}';
}

void append_record(std::string& out, const Room& value) {
  out += R"({"players":)";
  append_record(out, value.players);
  out += R"(,"spectators":)";
  append_integer(out, value.spectators);
  if (value.arbiter) {
    out += R"(,"arbiter":)";
    append_record(out, *value.arbiter);
  }
  out += R"(,"started":)";
  append_boolean(out, value.started);
  if (value.declined) {
    out += R"(,"declined":)";
    append_boolean(out, *value.declined);
  }
  if (value.time_stands) {
    out += R"(,"time_stands":)";
    append_boolean(out, *value.time_stands);
  }
  if (value.hands) {
    out += R"(,"hands":)";
    append_record(out, *value.hands);
  }
  if (value.rematch) {
    out += R"(,"rematch":)";
    append_string(out, *value.rematch);
  }
  out += '}';
}

void append_record(std::string& out, const OwnAccount& value) {
  out += R"({"id":)";
  append_string(out, value.id);
  out += R"(,"name":)";
  append_string(out, value.name);
  out += R"(,"avatar":)";
  append_string(out, value.avatar);
  if (value.language) {
    out += R"(,"language":)";
    append_string(out, word(*value.language));
  }
  out += R"(,"settings":)";
  append_string(out, value.settings);
  out += R"(,"challenges":)";
  append_boolean(out, value.challenges);
  out += R"(,"made":)";
  append_integer(out, value.made);
  out += '}';
}

void append_record(std::string& out, const OwnGame& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  if (value.colour) {
    out += R"(,"colour":)";
    append_string(out, word(*value.colour));
  }
  if (value.arbiter) {
    out += R"(,"arbiter":)";
    append_boolean(out, *value.arbiter);
  }
  out += R"(,"taken":)";
  append_integer(out, value.taken);
  out += R"(,"pgn":)";
  append_string(out, value.pgn);
  out += '}';
}

void append_record(std::string& out, const SessionLine& value) {
  out += R"({"id":)";
  append_string(out, value.id);
  out += R"(,"browser":)";
  append_string(out, value.browser);
  out += R"(,"made":)";
  append_integer(out, value.made);
  out += R"(,"seen":)";
  append_integer(out, value.seen);
  out += R"(,"current":)";
  append_boolean(out, value.current);
  out += '}';
}

void append_record(std::string& out, const Evaluation& value) {
  out += R"({"line":)";
  append_list(out, value.line, append_string);
  if (value.cp) {
    out += R"(,"cp":)";
    append_integer(out, *value.cp);
  }
  if (value.mate) {
    out += R"(,"mate":)";
    append_integer(out, *value.mate);
  }
  if (value.depth) {
    out += R"(,"depth":)";
    append_integer(out, *value.depth);
  }
  out += '}';
}

void append_record(std::string& out, const Challenge& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  out += R"(,"name":)";
  append_string(out, value.name);
  out += R"(,"colour":)";
  append_string(out, word(value.colour));
  out += R"(,"setup":)";
  append_record(out, value.setup);
  out += '}';
}

void append_record(std::string& out, const WatchableGame& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  out += R"(,"white":)";
  append_string(out, value.white);
  out += R"(,"black":)";
  append_string(out, value.black);
  out += R"(,"spectators":)";
  append_integer(out, value.spectators);
  out += R"(,"setup":)";
  append_record(out, value.setup);
  out += '}';
}

void append_record(std::string& out, const JoinMessage& value) {
  out += R"({"type":"join")";
  if (value.version) {
    out += R"(,"version":)";
    append_integer(out, *value.version);
  }
  out += R"(,"game":)";
  append_string(out, value.game);
  if (value.key) {
    out += R"(,"key":)";
    append_string(out, *value.key);
  }
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  if (value.lang) {
    out += R"(,"lang":)";
    append_string(out, word(*value.lang));
  }
  out += '}';
}

void append_record(std::string& out, const TakeSeatMessage& value) {
  out += R"({"type":"take-seat")";
  if (value.key) {
    out += R"(,"key":)";
    append_string(out, *value.key);
  }
  if (value.hand) {
    out += R"(,"hand":)";
    append_string(out, word(*value.hand));
  }
  if (value.name) {
    out += R"(,"name":)";
    append_string(out, *value.name);
  }
  out += '}';
}

void append_record(std::string& out, const BeArbiterMessage& value) {
  out += R"({"type":"be-arbiter")";
  out += R"(,"invitation":)";
  append_string(out, value.invitation);
  if (value.key) {
    out += R"(,"key":)";
    append_string(out, *value.key);
  }
  if (value.name) {
    out += R"(,"name":)";
    append_string(out, *value.name);
  }
  out += '}';
}

void append_record(std::string& out, const ActMessage& value) {
  out += R"({"type":"act")";
  out += R"(,"id":)";
  append_integer(out, value.id);
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += R"(,"event":)";
  append_record(out, value.event);
  out += '}';
}

void append_record(std::string& out, const DeclineChallengeMessage&) {
  out += R"({"type":"decline-challenge")";
  out += '}';
}

void append_record(std::string& out, const WatchLobbyMessage& value) {
  out += R"({"type":"watch-lobby")";
  if (value.version) {
    out += R"(,"version":)";
    append_integer(out, *value.version);
  }
  out += '}';
}

void append_record(std::string& out, const PingMessage& value) {
  out += R"({"type":"ping")";
  out += R"(,"id":)";
  append_integer(out, value.id);
  out += '}';
}

void append_record(std::string& out, const JoinedMessage& value) {
  out += R"({"type":"joined")";
  out += R"(,"game":)";
  append_string(out, value.game);
  out += R"(,"you":)";
  if (value.you)
    append_string(out, word(*value.you));
  else
    out += "null";
  out += R"(,"creator":)";
  append_boolean(out, value.creator);
  if (value.arbiter) {
    out += R"(,"arbiter":)";
    append_boolean(out, *value.arbiter);
  }
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += R"(,"setup":)";
  append_record(out, value.setup);
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"from":)";
  append_integer(out, value.from);
  out += R"(,"events":)";
  append_list(out, value.events, [](std::string& to, const GameEvent& one) { append_record(to, one); });
  out += R"(,"outcome":)";
  if (value.outcome)
    append_record(out, *value.outcome);
  else
    out += "null";
  out += R"(,"room":)";
  append_record(out, value.room);
  out += '}';
}

void append_record(std::string& out, const SeatedMessage& value) {
  out += R"({"type":"seated")";
  out += R"(,"you":)";
  append_string(out, word(value.you));
  out += R"(,"key":)";
  append_string(out, value.key);
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"room":)";
  append_record(out, value.room);
  out += '}';
}

void append_record(std::string& out, const AppointedMessage& value) {
  out += R"({"type":"appointed")";
  out += R"(,"key":)";
  append_string(out, value.key);
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"room":)";
  append_record(out, value.room);
  out += '}';
}

void append_record(std::string& out, const EventMessage& value) {
  out += R"({"type":"event")";
  out += R"(,"game":)";
  append_string(out, value.game);
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"event":)";
  append_record(out, value.event);
  out += R"(,"ruling":)";
  append_record(out, value.ruling);
  out += R"(,"outcome":)";
  if (value.outcome)
    append_record(out, *value.outcome);
  else
    out += "null";
  out += '}';
}

void append_record(std::string& out, const AckMessage& value) {
  out += R"({"type":"ack")";
  out += R"(,"id":)";
  append_integer(out, value.id);
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += '}';
}

void append_record(std::string& out, const RefusedMessage& value) {
  out += R"({"type":"refused")";
  out += R"(,"id":)";
  append_integer(out, value.id);
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += R"(,"ruling":)";
  append_record(out, value.ruling);
  if (value.from) {
    out += R"(,"from":)";
    append_integer(out, *value.from);
  }
  if (value.events) {
    out += R"(,"events":)";
    append_list(out, *value.events, [](std::string& to, const GameEvent& one) { append_record(to, one); });
  }
  out += '}';
}

void append_record(std::string& out, const PresenceMessage& value) {
  out += R"({"type":"presence")";
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"room":)";
  append_record(out, value.room);
  out += R"(,"you":)";
  if (value.you)
    append_string(out, word(*value.you));
  else
    out += "null";
  out += '}';
}

void append_record(std::string& out, const LobbyMessage& value) {
  out += R"({"type":"lobby")";
  out += R"(,"waiting":)";
  append_list(out, value.waiting, [](std::string& to, const Challenge& one) { append_record(to, one); });
  out += R"(,"playing":)";
  append_list(out, value.playing, [](std::string& to, const WatchableGame& one) { append_record(to, one); });
  if (value.for_you) {
    out += R"(,"for_you":)";
    append_list(out, *value.for_you, [](std::string& to, const Challenge& one) { append_record(to, one); });
  }
  out += '}';
}

void append_record(std::string& out, const PongMessage& value) {
  out += R"({"type":"pong")";
  out += R"(,"id":)";
  append_integer(out, value.id);
  if (value.now) {
    out += R"(,"now":)";
    append_integer(out, *value.now);
  }
  out += '}';
}

void append_record(std::string& out, const ErrorMessage& value) {
  out += R"({"type":"error")";
  out += R"(,"code":)";
  append_string(out, word(value.code));
  out += R"(,"text":)";
  append_string(out, value.text);
  out += R"(,"closing":)";
  append_boolean(out, value.closing);
  out += '}';
}

void append_record(std::string& out, const NewGame& value) {
  out += R"({"colour":)";
  append_string(out, word(value.colour));
  if (value.variant) {
    out += R"(,"variant":)";
    append_string(out, word(*value.variant));
  }
  if (value.fen) {
    out += R"(,"fen":)";
    append_string(out, *value.fen);
  }
  if (value.name) {
    out += R"(,"name":)";
    append_string(out, *value.name);
  }
  if (value.time_control) {
    out += R"(,"time_control":)";
    append_string(out, *value.time_control);
  }
  if (value.rules) {
    out += R"(,"rules":)";
    append_string(out, word(*value.rules));
  }
  if (value.supervision) {
    out += R"(,"supervision":)";
    append_string(out, word(*value.supervision));
  }
  if (value.touch_move) {
    out += R"(,"touch_move":)";
    append_boolean(out, *value.touch_move);
  }
  if (value.penalty_ms) {
    out += R"(,"penalty_ms":)";
    append_integer(out, *value.penalty_ms);
  }
  if (value.no_agreement_before) {
    out += R"(,"no_agreement_before":)";
    append_integer(out, *value.no_agreement_before);
  }
  if (value.guidelines_iii) {
    out += R"(,"guidelines_iii":)";
    append_boolean(out, *value.guidelines_iii);
  }
  if (value.first_moves_untimed) {
    out += R"(,"first_moves_untimed":)";
    append_boolean(out, *value.first_moves_untimed);
  }
  if (value.takebacks) {
    out += R"(,"takebacks":)";
    append_boolean(out, *value.takebacks);
  }
  if (value.first_move_ms) {
    out += R"(,"first_move_ms":)";
    append_integer(out, *value.first_move_ms);
  }
  if (value.competition) {
    out += R"(,"competition":)";
    append_boolean(out, *value.competition);
  }
  if (value.listed) {
    out += R"(,"listed":)";
    append_boolean(out, *value.listed);
  }
  if (value.arbiter) {
    out += R"(,"arbiter":)";
    append_boolean(out, *value.arbiter);
  }
  if (value.opponent) {
    out += R"(,"opponent":)";
    append_string(out, *value.opponent);
  }
  if (value.computer) {
    out += R"(,"computer":)";
    append_integer(out, *value.computer);
  }
  out += '}';
}

void append_record(std::string& out, const GameMade& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  out += R"(,"key":)";
  append_string(out, value.key);
  out += R"(,"invite":)";
  append_string(out, value.invite);
  if (value.arbiter_invitation) {
    out += R"(,"arbiter_invitation":)";
    append_string(out, *value.arbiter_invitation);
  }
  out += '}';
}

void append_record(std::string& out, const ComputerState& value) {
  out += R"({"available":)";
  append_boolean(out, value.available);
  out += '}';
}

void append_record(std::string& out, const GameState& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  out += R"(,"seq":)";
  append_integer(out, value.seq);
  out += R"(,"now":)";
  append_integer(out, value.now);
  out += R"(,"setup":)";
  append_record(out, value.setup);
  out += R"(,"events":)";
  append_list(out, value.events, [](std::string& to, const GameEvent& one) { append_record(to, one); });
  out += R"(,"outcome":)";
  if (value.outcome)
    append_record(out, *value.outcome);
  else
    out += "null";
  out += R"(,"room":)";
  append_record(out, value.room);
  out += '}';
}

void append_record(std::string& out, const AnalysisResult& value) {
  out += R"({"evaluations":)";
  append_list(out, value.evaluations, [](std::string& to, const Evaluation& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const GameAnalysis& value) {
  out += R"({"game":)";
  append_string(out, value.game);
  out += R"(,"stage":)";
  append_string(out, word(value.stage));
  out += R"(,"positions":)";
  append_integer(out, value.positions);
  out += R"(,"evaluations":)";
  append_list(out, value.evaluations, [](std::string& to, const Evaluation& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const HttpProblem& value) {
  out += R"({"code":)";
  append_string(out, word(value.code));
  out += R"(,"text":)";
  append_string(out, value.text);
  if (value.wait_ms) {
    out += R"(,"wait_ms":)";
    append_integer(out, *value.wait_ms);
  }
  out += '}';
}

void append_record(std::string& out, const SignUp& value) {
  out += R"({"name":)";
  append_string(out, value.name);
  out += R"(,"password":)";
  append_string(out, value.password);
  if (value.language) {
    out += R"(,"language":)";
    append_string(out, word(*value.language));
  }
  if (value.settings) {
    out += R"(,"settings":)";
    append_string(out, *value.settings);
  }
  out += '}';
}

void append_record(std::string& out, const SignIn& value) {
  out += R"({"name":)";
  append_string(out, value.name);
  out += R"(,"password":)";
  append_string(out, value.password);
  out += '}';
}

void append_record(std::string& out, const WhoAmI& value) {
  out += R"({"account":)";
  if (value.account)
    append_record(out, *value.account);
  else
    out += "null";
  out += '}';
}

void append_record(std::string& out, const NewName& value) {
  out += R"({"name":)";
  append_string(out, value.name);
  out += R"(,"password":)";
  append_string(out, value.password);
  out += '}';
}

void append_record(std::string& out, const NewPassword& value) {
  out += R"({"password":)";
  append_string(out, value.password);
  out += R"(,"new_password":)";
  append_string(out, value.new_password);
  out += '}';
}

void append_record(std::string& out, const Preferences& value) {
  out += R"({"language":)";
  append_string(out, word(value.language));
  out += R"(,"settings":)";
  append_string(out, value.settings);
  if (value.challenges) {
    out += R"(,"challenges":)";
    append_boolean(out, *value.challenges);
  }
  out += '}';
}

void append_record(std::string& out, const AccountDeletion& value) {
  out += R"({"password":)";
  append_string(out, value.password);
  out += '}';
}

void append_record(std::string& out, const SessionList& value) {
  out += R"({"sessions":)";
  append_list(out, value.sessions, [](std::string& to, const SessionLine& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const OwnData& value) {
  out += R"({"account":)";
  append_record(out, value.account);
  out += R"(,"changed":)";
  append_integer(out, value.changed);
  out += R"(,"sessions":)";
  append_list(out, value.sessions, [](std::string& to, const SessionLine& one) { append_record(to, one); });
  out += R"(,"games":)";
  append_list(out, value.games, [](std::string& to, const OwnGame& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const ArchivePage& value) {
  out += R"({"games":)";
  append_list(out, value.games, [](std::string& to, const ArchivedGame& one) { append_record(to, one); });
  if (value.more) {
    out += R"(,"more":)";
    append_string(out, *value.more);
  }
  out += '}';
}

void append_record(std::string& out, const ExplorerPage& value) {
  out += R"({"fen":)";
  append_string(out, value.fen);
  out += R"(,"white":)";
  append_integer(out, value.white);
  out += R"(,"draws":)";
  append_integer(out, value.draws);
  out += R"(,"black":)";
  append_integer(out, value.black);
  out += R"(,"others":)";
  append_integer(out, value.others);
  out += R"(,"moves":)";
  append_list(out, value.moves, [](std::string& to, const ExplorerMove& one) { append_record(to, one); });
  out += R"(,"games":)";
  append_list(out, value.games, [](std::string& to, const ArchivedGame& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const NewImport& value) {
  out += R"({"name":)";
  append_string(out, value.name);
  out += '}';
}

void append_record(std::string& out, const ImportList& value) {
  out += R"({"imports":)";
  append_list(out, value.imports, [](std::string& to, const ImportState& one) { append_record(to, one); });
  out += '}';
}

void append_record(std::string& out, const ImportNotes& value) {
  out += R"({"findings":)";
  append_list(out, value.findings, [](std::string& to, const ImportNote& one) { append_record(to, one); });
  if (value.more) {
    out += R"(,"more":)";
    append_integer(out, *value.more);
  }
  out += '}';
}

template <class Record, class Read>
Expected<Record, MessageFault> read_alone(std::string_view text, Read read) {
  const Json json = parse(text);
  if (json.is_discarded()) return refused(MessageFault{"", "JSON"});
  Faults faults;
  Record record{};
  read(json, "", faults, record);
  if (faults.first) return refused(std::move(*faults.first));
  return record;
}

/// The message's own word; empty where there is none.
std::string_view message_type(const Json& json) {
  if (!json.is_object()) return {};
  const Json* const type = member(json, "type");
  const std::string* const word = type == nullptr ? nullptr : type->get_ptr<const std::string*>();
  return word == nullptr ? std::string_view{} : std::string_view{*word};
}

}  // namespace

std::string_view word(Colour value) { return colour_words[static_cast<std::size_t>(value)]; }

std::optional<Colour> read_colour(std::string_view word) {
  for (std::size_t index = 0; index < colour_words.size(); ++index)
    if (colour_words[index] == word) return static_cast<Colour>(index);
  return std::nullopt;
}

std::string_view word(ColourChoice value) { return colour_choice_words[static_cast<std::size_t>(value)]; }

std::optional<ColourChoice> read_colour_choice(std::string_view word) {
  for (std::size_t index = 0; index < colour_choice_words.size(); ++index)
    if (colour_choice_words[index] == word) return static_cast<ColourChoice>(index);
  return std::nullopt;
}

std::string_view word(Hand value) { return hand_words[static_cast<std::size_t>(value)]; }

std::optional<Hand> read_hand(std::string_view word) {
  for (std::size_t index = 0; index < hand_words.size(); ++index)
    if (hand_words[index] == word) return static_cast<Hand>(index);
  return std::nullopt;
}

std::string_view word(Variant value) { return variant_words[static_cast<std::size_t>(value)]; }

std::optional<Variant> read_variant(std::string_view word) {
  for (std::size_t index = 0; index < variant_words.size(); ++index)
    if (variant_words[index] == word) return static_cast<Variant>(index);
  return std::nullopt;
}

std::string_view word(PaceOfPlay value) { return pace_of_play_words[static_cast<std::size_t>(value)]; }

std::optional<PaceOfPlay> read_pace_of_play(std::string_view word) {
  for (std::size_t index = 0; index < pace_of_play_words.size(); ++index)
    if (pace_of_play_words[index] == word) return static_cast<PaceOfPlay>(index);
  return std::nullopt;
}

std::string_view word(Supervision value) { return supervision_words[static_cast<std::size_t>(value)]; }

std::optional<Supervision> read_supervision(std::string_view word) {
  for (std::size_t index = 0; index < supervision_words.size(); ++index)
    if (supervision_words[index] == word) return static_cast<Supervision>(index);
  return std::nullopt;
}

std::string_view word(Language value) { return language_words[static_cast<std::size_t>(value)]; }

std::optional<Language> read_language(std::string_view word) {
  for (std::size_t index = 0; index < language_words.size(); ++index)
    if (language_words[index] == word) return static_cast<Language>(index);
  return std::nullopt;
}

std::string_view word(ActKind value) { return act_kind_words[static_cast<std::size_t>(value)]; }

std::optional<ActKind> read_act_kind(std::string_view word) {
  for (std::size_t index = 0; index < act_kind_words.size(); ++index)
    if (act_kind_words[index] == word) return static_cast<ActKind>(index);
  return std::nullopt;
}

std::string_view word(ClaimKind value) { return claim_kind_words[static_cast<std::size_t>(value)]; }

std::optional<ClaimKind> read_claim_kind(std::string_view word) {
  for (std::size_t index = 0; index < claim_kind_words.size(); ++index)
    if (claim_kind_words[index] == word) return static_cast<ClaimKind>(index);
  return std::nullopt;
}

std::string_view word(Actor value) { return actor_words[static_cast<std::size_t>(value)]; }

std::optional<Actor> read_actor(std::string_view word) {
  for (std::size_t index = 0; index < actor_words.size(); ++index)
    if (actor_words[index] == word) return static_cast<Actor>(index);
  return std::nullopt;
}

std::string_view word(ArbiterChoice value) { return arbiter_choice_words[static_cast<std::size_t>(value)]; }

std::optional<ArbiterChoice> read_arbiter_choice(std::string_view word) {
  for (std::size_t index = 0; index < arbiter_choice_words.size(); ++index)
    if (arbiter_choice_words[index] == word) return static_cast<ArbiterChoice>(index);
  return std::nullopt;
}

std::string_view word(ErrorCode value) { return error_code_words[static_cast<std::size_t>(value)]; }

std::optional<ErrorCode> read_error_code(std::string_view word) {
  for (std::size_t index = 0; index < error_code_words.size(); ++index)
    if (error_code_words[index] == word) return static_cast<ErrorCode>(index);
  return std::nullopt;
}

std::string_view word(AnalysisStage value) { return analysis_stage_words[static_cast<std::size_t>(value)]; }

std::optional<AnalysisStage> read_analysis_stage(std::string_view word) {
  for (std::size_t index = 0; index < analysis_stage_words.size(); ++index)
    if (analysis_stage_words[index] == word) return static_cast<AnalysisStage>(index);
  return std::nullopt;
}

std::string_view word(GameSource value) { return game_source_words[static_cast<std::size_t>(value)]; }

std::optional<GameSource> read_game_source(std::string_view word) {
  for (std::size_t index = 0; index < game_source_words.size(); ++index)
    if (game_source_words[index] == word) return static_cast<GameSource>(index);
  return std::nullopt;
}

std::string_view word(NoteSeverity value) { return note_severity_words[static_cast<std::size_t>(value)]; }

std::optional<NoteSeverity> read_note_severity(std::string_view word) {
  for (std::size_t index = 0; index < note_severity_words.size(); ++index)
    if (note_severity_words[index] == word) return static_cast<NoteSeverity>(index);
  return std::nullopt;
}

std::string MessageFault::sentence() const {
  return (place.empty() ? "message" : place) + ": expected " + expected;
}

Expected<ClientMessage, MessageFault> read_client_message(std::string_view text) {
  const Json json = parse(text);
  if (json.is_discarded()) return refused(MessageFault{"", "JSON"});
  const std::string_view type = message_type(json);
  Faults faults;
  ClientMessage message;
  if (type == "join") {
    read_record(json, "", faults, message.emplace<JoinMessage>());
  } else if (type == "take-seat") {
    read_record(json, "", faults, message.emplace<TakeSeatMessage>());
  } else if (type == "be-arbiter") {
    read_record(json, "", faults, message.emplace<BeArbiterMessage>());
  } else if (type == "act") {
    read_record(json, "", faults, message.emplace<ActMessage>());
  } else if (type == "decline-challenge") {
    read_record(json, "", faults, message.emplace<DeclineChallengeMessage>());
  } else if (type == "watch-lobby") {
    read_record(json, "", faults, message.emplace<WatchLobbyMessage>());
  } else if (type == "ping") {
    read_record(json, "", faults, message.emplace<PingMessage>());
  } else {
    faults.add("type", "one of join, take-seat, be-arbiter, act, decline-challenge, watch-lobby, ping");
  }
  if (faults.first) return refused(std::move(*faults.first));
  return message;
}

Expected<ServerMessage, MessageFault> read_server_message(std::string_view text) {
  const Json json = parse(text);
  if (json.is_discarded()) return refused(MessageFault{"", "JSON"});
  const std::string_view type = message_type(json);
  Faults faults;
  ServerMessage message;
  if (type == "joined") {
    read_record(json, "", faults, message.emplace<JoinedMessage>());
  } else if (type == "seated") {
    read_record(json, "", faults, message.emplace<SeatedMessage>());
  } else if (type == "appointed") {
    read_record(json, "", faults, message.emplace<AppointedMessage>());
  } else if (type == "event") {
    read_record(json, "", faults, message.emplace<EventMessage>());
  } else if (type == "ack") {
    read_record(json, "", faults, message.emplace<AckMessage>());
  } else if (type == "refused") {
    read_record(json, "", faults, message.emplace<RefusedMessage>());
  } else if (type == "presence") {
    read_record(json, "", faults, message.emplace<PresenceMessage>());
  } else if (type == "lobby") {
    read_record(json, "", faults, message.emplace<LobbyMessage>());
  } else if (type == "pong") {
    read_record(json, "", faults, message.emplace<PongMessage>());
  } else if (type == "error") {
    read_record(json, "", faults, message.emplace<ErrorMessage>());
  } else {
    faults.add("type", "one of joined, seated, appointed, event, ack, refused, presence, lobby, pong, error");
  }
  if (faults.first) return refused(std::move(*faults.first));
  return message;
}

Expected<NewGame, MessageFault> read_new_game(std::string_view text) {
  return read_alone<NewGame>(text, [](const Json& json, std::string_view place, Faults& faults, NewGame& to) {
    read_record(json, place, faults, to);
  });
}

Expected<GameMade, MessageFault> read_game_made(std::string_view text) {
  return read_alone<GameMade>(text, [](const Json& json, std::string_view place, Faults& faults, GameMade& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ComputerState, MessageFault> read_computer_state(std::string_view text) {
  return read_alone<ComputerState>(text, [](const Json& json, std::string_view place, Faults& faults, ComputerState& to) {
    read_record(json, place, faults, to);
  });
}

Expected<AnalysisResult, MessageFault> read_analysis_result(std::string_view text) {
  return read_alone<AnalysisResult>(text, [](const Json& json, std::string_view place, Faults& faults, AnalysisResult& to) {
    read_record(json, place, faults, to);
  });
}

Expected<GameAnalysis, MessageFault> read_game_analysis(std::string_view text) {
  return read_alone<GameAnalysis>(text, [](const Json& json, std::string_view place, Faults& faults, GameAnalysis& to) {
    read_record(json, place, faults, to);
  });
}

Expected<GameState, MessageFault> read_game_state(std::string_view text) {
  return read_alone<GameState>(text, [](const Json& json, std::string_view place, Faults& faults, GameState& to) {
    read_record(json, place, faults, to);
  });
}

Expected<HttpProblem, MessageFault> read_http_problem(std::string_view text) {
  return read_alone<HttpProblem>(text, [](const Json& json, std::string_view place, Faults& faults, HttpProblem& to) {
    read_record(json, place, faults, to);
  });
}

Expected<GameEvent, MessageFault> read_game_event(std::string_view text) {
  return read_alone<GameEvent>(text, [](const Json& json, std::string_view place, Faults& faults, GameEvent& to) {
    read_record(json, place, faults, to);
  });
}

Expected<GameSetup, MessageFault> read_game_setup(std::string_view text) {
  return read_alone<GameSetup>(text, [](const Json& json, std::string_view place, Faults& faults, GameSetup& to) {
    read_record(json, place, faults, to);
  });
}

Expected<SignUp, MessageFault> read_sign_up(std::string_view text) {
  return read_alone<SignUp>(text, [](const Json& json, std::string_view place, Faults& faults, SignUp& to) {
    read_record(json, place, faults, to);
  });
}

Expected<SignIn, MessageFault> read_sign_in(std::string_view text) {
  return read_alone<SignIn>(text, [](const Json& json, std::string_view place, Faults& faults, SignIn& to) {
    read_record(json, place, faults, to);
  });
}

Expected<WhoAmI, MessageFault> read_who_am_i(std::string_view text) {
  return read_alone<WhoAmI>(text, [](const Json& json, std::string_view place, Faults& faults, WhoAmI& to) {
    read_record(json, place, faults, to);
  });
}

Expected<NewName, MessageFault> read_new_name(std::string_view text) {
  return read_alone<NewName>(text, [](const Json& json, std::string_view place, Faults& faults, NewName& to) {
    read_record(json, place, faults, to);
  });
}

Expected<NewPassword, MessageFault> read_new_password(std::string_view text) {
  return read_alone<NewPassword>(text, [](const Json& json, std::string_view place, Faults& faults, NewPassword& to) {
    read_record(json, place, faults, to);
  });
}

Expected<Preferences, MessageFault> read_preferences(std::string_view text) {
  return read_alone<Preferences>(text, [](const Json& json, std::string_view place, Faults& faults, Preferences& to) {
    read_record(json, place, faults, to);
  });
}

Expected<AccountDeletion, MessageFault> read_account_deletion(std::string_view text) {
  return read_alone<AccountDeletion>(text, [](const Json& json, std::string_view place, Faults& faults, AccountDeletion& to) {
    read_record(json, place, faults, to);
  });
}

Expected<SessionList, MessageFault> read_session_list(std::string_view text) {
  return read_alone<SessionList>(text, [](const Json& json, std::string_view place, Faults& faults, SessionList& to) {
    read_record(json, place, faults, to);
  });
}

Expected<OwnData, MessageFault> read_own_data(std::string_view text) {
  return read_alone<OwnData>(text, [](const Json& json, std::string_view place, Faults& faults, OwnData& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ArchivePage, MessageFault> read_archive_page(std::string_view text) {
  return read_alone<ArchivePage>(text, [](const Json& json, std::string_view place, Faults& faults, ArchivePage& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ExplorerPage, MessageFault> read_explorer_page(std::string_view text) {
  return read_alone<ExplorerPage>(text, [](const Json& json, std::string_view place, Faults& faults, ExplorerPage& to) {
    read_record(json, place, faults, to);
  });
}

Expected<NewImport, MessageFault> read_new_import(std::string_view text) {
  return read_alone<NewImport>(text, [](const Json& json, std::string_view place, Faults& faults, NewImport& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ImportState, MessageFault> read_import_state(std::string_view text) {
  return read_alone<ImportState>(text, [](const Json& json, std::string_view place, Faults& faults, ImportState& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ImportList, MessageFault> read_import_list(std::string_view text) {
  return read_alone<ImportList>(text, [](const Json& json, std::string_view place, Faults& faults, ImportList& to) {
    read_record(json, place, faults, to);
  });
}

Expected<ImportNotes, MessageFault> read_import_notes(std::string_view text) {
  return read_alone<ImportNotes>(text, [](const Json& json, std::string_view place, Faults& faults, ImportNotes& to) {
    read_record(json, place, faults, to);
  });
}

std::string write(const ArchivedGame& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ExplorerMove& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ImportState& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ImportNote& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Act& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const GameEvent& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ComputerPlayer& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const GameSetup& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Ruling& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Outcome& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Player& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Players& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Hands& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Room& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const OwnAccount& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const OwnGame& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const SessionLine& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Evaluation& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Challenge& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const WatchableGame& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const JoinMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const TakeSeatMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const BeArbiterMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ActMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const DeclineChallengeMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const WatchLobbyMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const PingMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const JoinedMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const SeatedMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const AppointedMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const EventMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const AckMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const RefusedMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const PresenceMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const LobbyMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const PongMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ErrorMessage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const NewGame& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const GameMade& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ComputerState& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const GameState& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const AnalysisResult& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const GameAnalysis& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const HttpProblem& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const SignUp& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const SignIn& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const WhoAmI& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const NewName& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const NewPassword& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const Preferences& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const AccountDeletion& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const SessionList& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const OwnData& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ArchivePage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ExplorerPage& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const NewImport& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ImportList& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ImportNotes& value) {
  std::string out;
  append_record(out, value);
  return out;
}

std::string write(const ClientMessage& message) {
  return std::visit([](const auto& value) { return write(value); }, message);
}

std::string write(const ServerMessage& message) {
  return std::visit([](const auto& value) { return write(value); }, message);
}

}  // namespace adoube::server
