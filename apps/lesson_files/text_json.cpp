// SPDX-License-Identifier: MIT
#include "apps/lesson_files/text_json.hpp"

#include <algorithm>

#include "adoube/laws/article.hpp"

namespace adoube::lesson_files {
namespace {

[[nodiscard]] bool is_link_sign(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c == '.'; }

[[nodiscard]] std::size_t strong_marks(std::string_view text) {
  std::size_t number = 0;
  for (std::size_t at = text.find("**"); at != std::string_view::npos; at = text.find("**", at + 2)) ++number;
  return number;
}

[[nodiscard]] std::vector<std::string> sorted_links(std::string_view text) {
  auto links = links_of(text);
  std::ranges::sort(links);
  return links;
}

void check_language(Report& report, const std::string& path, const std::string& text) {
  if (strong_marks(text) % 2 != 0) report.add(path, ProblemCode::Markup, "a ** has no partner");
  for (const std::string& link : links_of(text)) {
    const auto article = laws::find_article(link);
    if (!article || article->id != link) report.add(path, ProblemCode::Article, "[" + link + "]: there is no such article");
  }
}

}  // namespace

std::vector<std::string> links_of(std::string_view text) {
  std::vector<std::string> links;
  for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find(']', open);
    if (close == std::string_view::npos) break;
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    if (!inside.empty() && std::ranges::all_of(inside, is_link_sign)) links.emplace_back(inside);
  }
  return links;
}

std::optional<Text> read_text(Fields& fields, const char* key, bool needed) {
  const answers::Json* const json = needed ? fields.value(key) : fields.maybe(key);
  if (json == nullptr) return std::nullopt;
  const std::string path = fields.path(key);
  Report& report = fields.report();
  if (!json->is_object()) {
    report.add(path, ProblemCode::Language, "expected a text in en, zh-Hans and zh-Hant");
    return std::nullopt;
  }
  Fields languages(report, *json, path);
  Text text;
  bool whole = true;
  for (const laws::Language language : laws::all_languages) {
    const std::string tag(laws::tag(language));
    const answers::Json* const said = languages.maybe(tag.c_str());
    if (said == nullptr || !said->is_string() || said->get_ref<const std::string&>().empty()) {
      report.add(path, ProblemCode::Language, "the text in " + tag + " is missing");
      whole = false;
      continue;
    }
    std::string& mine = text.in[static_cast<std::size_t>(laws::index(language))];
    mine = said->get<std::string>();
    check_language(report, path, mine);
  }
  languages.done();
  const auto english = sorted_links(text.in[0]);
  if (whole && (sorted_links(text.in[1]) != english || sorted_links(text.in[2]) != english))
    report.add(path, ProblemCode::TextsDiffer, "the languages do not link to the same articles");
  return text;
}

answers::Json in_language(const answers::Json& json, laws::Language language) {
  if (!json.is_structured()) return json;
  if (json.is_object() && json.contains("en") && json.contains("zh-Hans")) return json[std::string(laws::tag(language))];
  answers::Json said = json.is_object() ? answers::Json::object() : answers::Json::array();
  if (json.is_array())
    for (const answers::Json& one : json) said.push_back(in_language(one, language));
  else
    for (const auto& [key, value] : json.items()) said[key] = in_language(value, language);
  return said;
}

}  // namespace adoube::lesson_files
