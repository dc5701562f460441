// SPDX-License-Identifier: MIT
#include "apps/answers/answer.hpp"

#include <algorithm>
#include <array>

#include "apps/answers/explain_answer.hpp"
#include "apps/answers/game_answer.hpp"
#include "apps/answers/json_fields.hpp"
#include "apps/answers/judge_answer.hpp"
#include "apps/answers/opening_answer.hpp"
#include "apps/answers/pgn_answer.hpp"
#include "apps/answers/position_answers.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/answers/premoves_answer.hpp"
#include "apps/answers/setup_json.hpp"
#include "apps/answers/task_json.hpp"
#include "apps/answers/winnable_answer.hpp"

namespace adoube::answers {
namespace {

/// A request's fields, each of the kind asked for or absent.
class Request {
 public:
  Request(const Json& json, OpeningBook book) : json_(json), book_(book) {
    manner_.language = laws::language_from_tag(text("lang")).value_or(laws::Language::English);
    manner_.variant = flag("chess960") ? rules::Variant::Chess960 : rules::Variant::Standard;
    if (text("ep") == "always") manner_.en_passant = notation::EnPassantField::Always;
  }

  [[nodiscard]] std::string text(const char* field) const { return optional_text(field).value_or(""); }
  [[nodiscard]] std::optional<std::string> optional_text(const char* field) const { return text_of(json_, field); }
  [[nodiscard]] bool flag(const char* field) const {
    const auto found = json_.find(field);
    return found != json_.end() && found->is_boolean() && found->get<bool>();
  }
  [[nodiscard]] std::uint32_t number(const char* field, std::uint32_t otherwise, std::uint32_t most) const {
    const auto found = json_.find(field);
    if (found == json_.end() || !found->is_number_unsigned()) return otherwise;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(found->get<std::uint64_t>(), most));
  }
  [[nodiscard]] std::vector<std::string> texts(const char* field) const {
    std::vector<std::string> list;
    const auto found = json_.find(field);
    if (found == json_.end() || !found->is_array()) return list;
    for (const Json& one : *found) list.push_back(one.is_string() ? one.get<std::string>() : "");
    return list;
  }
  /// The value of a field, or an empty object.
  [[nodiscard]] const Json& value(const char* field) const {
    static const Json none = Json::object();
    const Json* const found = field_of(json_, field);
    return found != nullptr ? *found : none;
  }
  [[nodiscard]] const Manner& manner() const { return manner_; }
  [[nodiscard]] const Json& json() const { return json_; }
  [[nodiscard]] const openings::Book& opening_book() const { return book_(); }

 private:
  const Json& json_;
  OpeningBook book_;
  Manner manner_;
};

[[nodiscard]] Json fault(const TextFault& fault) { return {{"error", fault.json()}}; }
[[nodiscard]] Json unusable(std::string_view field, std::string_view expected) {
  return fault({"unusable-request", 0, std::string(field) + ": expected " + std::string(expected)});
}

/// How far a page may look that is waiting for the answer, unless it says otherwise.
[[nodiscard]] unwinnability::Limits limits(const Request& request) {
  return {.positions = request.number("limit", 20'000, 10'000'000)};
}

/// The position of the request's FEN, put to `use`; or what is wrong with it.
template <class Use>
[[nodiscard]] Json with_position(const Request& request, Use use) {
  const auto position = read_position(request.text("fen"), request.manner());
  if (!position) return fault(position.error());
  return use(*position);
}

template <class Use>
[[nodiscard]] Json with_history(const Request& request, Use use) {
  return with_position(request, [&](const rules::Position& start) {
    const auto history = read_history(start, request.texts("moves"), request.manner());
    return history ? use(*history) : fault(history.error());
  });
}

[[nodiscard]] Json fen(const Request& request) {
  const auto strictness = request.flag("lenient") ? notation::Strictness::Lenient : notation::Strictness::Strict;
  return fen_answer(request.text("text"), strictness, request.manner());
}

[[nodiscard]] Json moves(const Request& request) {
  return with_position(request, [&](const rules::Position& position) { return moves_answer(position, request.manner()); });
}

[[nodiscard]] Json explain(const Request& request) {
  const auto strictness = request.flag("strict") ? notation::Strictness::Strict : notation::Strictness::Lenient;
  return with_position(request, [&](const rules::Position& position) {
    return explain_answer(position, request.text("move"), strictness, request.manner());
  });
}

[[nodiscard]] Json preview(const Request& request) {
  return with_position(request, [&](const rules::Position& position) {
    return preview_answer(position, request.text("move"), request.manner());
  });
}

[[nodiscard]] Json premoves(const Request& request) {
  return with_position(request,
                       [&](const rules::Position& position) { return premoves_answer(position, request.manner()); });
}

[[nodiscard]] Json piece(const Request& request) {
  const auto square = rules::Square::parse(request.text("square"));
  if (!square) return unusable("square", "a square such as e4");
  return with_position(request,
                       [&](const rules::Position& position) { return piece_answer(position, *square, request.manner()); });
}

[[nodiscard]] Json about_square(const Request& request) {
  const auto square = rules::Square::parse(request.text("square"));
  if (!square) return unusable("square", "a square such as e4");
  return with_position(request,
                       [&](const rules::Position& position) { return square_answer(position, *square, request.manner()); });
}

[[nodiscard]] Json why(const Request& request) {
  return with_position(request, [&](const rules::Position& position) {
    return why_answer(position, request.text("move"), request.manner());
  });
}

[[nodiscard]] Json status(const Request& request) {
  return with_history(
      request, [&](const game::History& history) { return status_answer(history, limits(request), request.manner()); });
}

[[nodiscard]] Json claim(const Request& request) {
  const auto kind = game::claim_kind(request.text("kind"));
  if (!kind) return unusable("kind", "threefold-repetition or fifty-moves");
  return with_history(request, [&](const game::History& history) {
    return claim_answer(history, *kind, request.optional_text("with"), request.manner());
  });
}

[[nodiscard]] Json adjudicate(const Request& request) {
  const auto by = color_from(request.text("by"));
  if (!by) return unusable("by", "white or black");
  const std::string event = request.text("event");
  if (event != "flag-fall" && event != "resignation") return unusable("event", "flag-fall or resignation");
  return with_position(request, [&](const rules::Position& position) {
    return adjudicate_answer(position, event == "flag-fall" ? LosingEvent::FlagFall : LosingEvent::Resignation, *by,
                             request.manner());
  });
}

[[nodiscard]] Json winnable(const Request& request) {
  const auto strictness = request.flag("lenient") ? notation::Strictness::Lenient : notation::Strictness::Strict;
  const auto position = read_position(request.text("fen"), request.manner(), strictness);
  if (!position) return fault(position.error());
  return winnable_answer(*position, limits(request), request.manner());
}

[[nodiscard]] Json article(const Request& request) {
  const auto id = request.optional_text("id");
  if (!id) return articles_answer(request.manner());
  const auto found = article_answer(*id, request.manner());
  return found ? *found : unusable("id", "the number of an article, such as 3.8.2.2");
}

/// The set-up of the request's game and the time to which it is brought, put to `use`; or what is wrong with them.
template <class Use>
[[nodiscard]] Json with_game(const Request& request, Use use) {
  const auto setup = read_setup(request.value("setup"), Place::OnAScreen, request.manner());
  if (!setup) {
    Json answer = fault(setup.error().fault);
    answer["error"]["field"] = setup.error().field;
    return answer;
  }
  const auto at = number_of(request.json(), "at", largest_number, Wanted::Time);
  if (!at) return fault({"unusable-request", 0, text(at.error(), request.manner().language)});
  return use(*setup, *at ? std::optional(game::Time(**at)) : std::nullopt);
}

[[nodiscard]] Json game(const Request& request) {
  return with_game(request, [&](const GameSetup& setup, std::optional<game::Time> until) {
    return game_answer(setup, request.value("events"), until, request.manner());
  });
}

[[nodiscard]] Json game_pgn(const Request& request) {
  return with_game(request, [&](const GameSetup& setup, std::optional<game::Time> until) {
    const auto clocks = request.flag("clocks") ? ClocksInPgn::Kept : ClocksInPgn::LeftOut;
    return game_pgn_answer(setup, request.value("events"), until, clocks, request.manner());
  });
}

[[nodiscard]] Json opening(const Request& request) {
  return with_history(request, [&](const game::History& history) {
    return opening_answer(history, request.opening_book(), request.manner());
  });
}

[[nodiscard]] Json judge(const Request& request) {
  const auto task = read_task(request.value("task"));
  if (!task) return fault({"unusable-task", 0, text(task.error())});
  std::optional<lessons::Answer> answer;
  if (const Json* const json = field_of(request.json(), "answer")) {
    auto read = read_answer(*json, *task);
    if (!read) return fault({"unusable-answer", 0, text(read.error())});
    answer = *std::move(read);
  }
  return with_history(request, [&](const game::History& history) {
    return judge_answer(history, *task, answer, request.flag("reveal"), request.manner());
  });
}

[[nodiscard]] std::string read_pgn(const Request& request) {
  return read_pgn_answer(request.text("text"), request.number("most", 1000, 100'000), request.manner());
}

[[nodiscard]] std::string write_pgn(const Request& request) {
  return write_pgn_answer(request.value("game"), request.manner());
}

template <auto answer>
[[nodiscard]] std::string in_a_line(const Request& request) {
  return line(answer(request));
}

struct Command {
  std::string_view name;
  std::string (*answer)(const Request&);
};

constexpr std::array commands = {
    Command{"fen", in_a_line<fen>},
    Command{"moves", in_a_line<moves>},
    Command{"explain", in_a_line<explain>},
    Command{"preview", in_a_line<preview>},
    Command{"piece", in_a_line<piece>},
    Command{"square", in_a_line<about_square>},
    Command{"why", in_a_line<why>},
    Command{"status", in_a_line<status>},
    Command{"claim", in_a_line<claim>},
    Command{"adjudicate", in_a_line<adjudicate>},
    Command{"winnable", in_a_line<winnable>},
    Command{"article", in_a_line<article>},
    Command{"game", in_a_line<game>},
    Command{"opening", in_a_line<opening>},
    Command{"read-pgn", read_pgn},
    Command{"write-pgn", write_pgn},
    Command{"premoves", in_a_line<premoves>},
    Command{"judge", in_a_line<judge>},
    Command{"game-pgn", in_a_line<game_pgn>},
};

}  // namespace

std::string answer(std::string_view request, OpeningBook book) {
  const Json json = Json::parse(request, nullptr, false);
  if (!json.is_object()) return line(unusable("request", "a JSON object"));
  const Request read(json, book);
  const std::string name = read.text("command");
  const auto command = std::ranges::find(commands, name, &Command::name);
  if (command == commands.end()) return line(unusable("command", "one of those listed in answer.hpp"));
  return command->answer(read);
}

}  // namespace adoube::answers
