// SPDX-License-Identifier: MIT
// Chapters, and the table of what has to be taught.
#include <gtest/gtest.h>

#include "apps/lesson_files/course.hpp"
#include "apps/lesson_files/text_json.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::lesson_files {
namespace {

[[nodiscard]] std::string chapter(const std::string& id, int place, const std::string& lessons) {
  return "[[chapter]]\nid = \"" + id + "\"\nplace = " + std::to_string(place) +
         "\ntitle = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" }\nlead = { en = \"A\", zh-Hans = \"B\", zh-Hant = \"C\" "
         "}\n" +
         "lessons = " + lessons + "\n";
}

const std::string reading = R"(title = { en = "A", zh-Hans = "B", zh-Hant = "C" }
kind = "reading"
basis = "advice"
answer = { en = "A", zh-Hans = "B", zh-Hant = "C" }
covers = ["F22"]
)";

[[nodiscard]] Course read(const std::vector<SourceFile>& files) { return read_course(files, opening_names::book()); }

[[nodiscard]] std::string told(const Course& course) {
  std::string all;
  for (const Problem& problem : course.problems) all += text(problem) + "\n";
  return all;
}

TEST(Course, OrdersLessonsByThePlaceOfTheirChapter) {
  const std::string one = chapter("later", 20, "[\"b\"]");
  const std::string two = chapter("sooner", 10, "[\"c\", \"a\"]");
  const Course course =
      read({{"a.toml", reading}, {"b.toml", reading}, {"c.toml", reading}, {"course-1.toml", one}, {"course-2.toml", two}});
  EXPECT_EQ(told(course), "");
  std::string order;
  for (const Lesson& lesson : course.lessons) order += lesson.id;
  EXPECT_EQ(order, "cab");
  EXPECT_EQ(course.chapter_of("a")->id, "sooner");
  EXPECT_EQ(course.find("z"), nullptr);
}

TEST(Course, TellsLessonsInNoChapterInTwoAndNotThere) {
  const std::string chapters = chapter("one", 1, "[\"a\", \"a\", \"z\"]");
  EXPECT_EQ(told(read({{"a.toml", reading}, {"b.toml", reading}, {"course-1.toml", chapters}})),
            "b.toml: no chapter has this lesson\n"
            "course-1.toml:1: \"z\": there is no such lesson\n"
            "course-1.toml:6: chapter 1, lessons 2: \"a\" stands in another place of the course already\n");
}

TEST(Course, TellsTwoChaptersOfOneName) {
  const std::string chapters = chapter("one", 1, "[]") + chapter("one", 2, "[]");
  EXPECT_EQ(told(read({{"course-1.toml", chapters}})), "course-1.toml:7: chapter 2: there is another chapter \"one\"\n");
}

TEST(Course, TellsRowsThatNothingCovers) {
  std::string rows;
  for (const auto& [letter, last] :
       std::vector<std::pair<char, int>>{{'T', 25}, {'F', 24}, {'A', 13}, {'B', 8}, {'C', 9}, {'S', 42}})
    for (int number = 1; number <= last; ++number) {
      const std::string id = letter + std::string(number < 10 ? "0" : "") + std::to_string(number);
      rows += "[[row]]\nid = \"" + id + "\"\ndemand = \"x\"\n";
      if (id != "F22" && id != "S05") rows += "page = \"/learn\"\nwhere = \"here\"\n";
    }
  rows += "[[row]]\nid = \"X01\"\ndemand = \"x\"\n";
  const std::string problems = told(read({{"a.toml", reading}, {"coverage.toml", rows}}));
  EXPECT_NE(problems.find("S05: no lesson covers this row"), std::string::npos) << problems;
  EXPECT_NE(problems.find("\"X01\": there is no such row"), std::string::npos) << problems;
  EXPECT_EQ(problems.find("F22"), std::string::npos) << problems;
}

TEST(Course, IsSaidInOneLanguage) {
  const auto json = answers::Json::parse(R"({"a":[{"en":"x","zh-Hans":"y","zh-Hant":"z"}],"b":7})");
  EXPECT_EQ(in_language(json, laws::Language::TraditionalChinese).dump(), R"({"a":["z"],"b":7})");
}

TEST(Text, LinksAreArticlesInBrackets) {
  EXPECT_EQ(links_of("a [3.9.2] b [A.4] [Event] [+0.5] [III.4"), (std::vector<std::string>{"3.9.2", "A.4"}));
}

/// Lessons are built in, and none of them is lost on the way.
TEST(BuiltIn, LessonsHaveTheirChapters) {
  const Course course = read({built_in_files().begin(), built_in_files().end()});
  ASSERT_FALSE(course.lessons.empty());
  for (const Lesson& lesson : course.lessons) EXPECT_NE(course.chapter_of(lesson.id), nullptr) << lesson.id;
  EXPECT_EQ(told(course), "");
}

}  // namespace
}  // namespace adoube::lesson_files
