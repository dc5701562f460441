// SPDX-License-Identifier: MIT
// Tasks of lessons as JSON, and answers to them. Any bytes: a judgement or an error with a text; what is shown as a solution
// is judged right; an answer written and read again is the same.
#include <string>
#include <string_view>

#include "adoube/openings/book.hpp"
#include "apps/answers/answer.hpp"
#include "apps/answers/task_json.hpp"
#include "fuzz/law.hpp"

namespace adoube::fuzz {
namespace {

using answers::Json;

const openings::Book& no_book() {
  static const openings::Book book;
  return book;
}

Json judged(const Json& request) {
  const Json answer = Json::parse(answers::answer(answers::line(request), no_book), nullptr, false);
  law(answer.is_object() && answer.contains("right") != answer.contains("error"), "a judgement or an error");
  return answer;
}

void check_error(const Json& answer) { law(!answer["error"]["text"].get<std::string>().empty(), "an error has a text"); }

void check_answer(const Json& request) {
  const auto task = request.contains("task") ? answers::read_task(request["task"]) : answers::read_task(Json());
  if (!task || !request.contains("answer")) return;
  const auto answer = answers::read_answer(request["answer"], *task);
  if (!answer) return;
  const Json written = answers::answer_json(*answer);
  const auto again = answers::read_answer(written, *task);
  law(again && answers::answer_json(*again) == written, "an answer written and read again is the same");
}

void check(std::string_view text) {
  Json request = Json::parse(text, nullptr, false);
  if (!request.is_object()) return;
  check_answer(request);
  request["command"] = "judge";
  request["reveal"] = true;
  const Json answer = judged(request);
  if (answer.contains("error")) return check_error(answer);
  law(answer["right"] == (answer["misses"].empty() && request.contains("answer") && !request["answer"].is_null()),
      "an answer is right where it misses nothing");
  if (answer["solution"].is_null()) return;
  request["answer"] = answer["solution"];
  law(judged(request)["right"] == true, "a solution is right");
}

}  // namespace
}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  adoube::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
