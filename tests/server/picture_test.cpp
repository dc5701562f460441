// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "apps/server/picture.hpp"
#include "tests/server/red_pixel.hpp"

namespace adoube::server {
namespace {

std::string bytes_of(std::initializer_list<int> values) {
  std::string bytes;
  for (const int value : values) bytes += static_cast<char>(value);
  return bytes;
}

std::string with_size(std::string png, unsigned width, unsigned height) {
  for (int byte = 0; byte < 4; ++byte) {
    png[static_cast<std::size_t>(16 + byte)] = static_cast<char>(width >> (24 - 8 * byte));
    png[static_cast<std::size_t>(20 + byte)] = static_cast<char>(height >> (24 - 8 * byte));
  }
  return png;
}

unsigned side_in(const std::string& png, std::size_t at) {
  unsigned side = 0;
  for (std::size_t byte = 0; byte < 4; ++byte) side = side << 8 | static_cast<unsigned char>(png.at(at + byte));
  return side;
}

TEST(Picture, BecomesASquareOfOneSize) {
  const auto avatar = avatar_of(red_pixel());
  ASSERT_TRUE(avatar);
  EXPECT_EQ(side_in(*avatar, 16), avatar_side);
  EXPECT_EQ(side_in(*avatar, 20), avatar_side);
  EXPECT_LT(avatar->size(), 100'000U);
  EXPECT_EQ(avatar_of(*avatar), avatar) << "what was written is read, and stays as it is";
}

TEST(Picture, NothingElseInTheFileRemains) {
  const auto avatar = avatar_of(red_pixel() + "<script>alert(1)</script> Exif GPS 52.5N");
  ASSERT_TRUE(avatar);
  EXPECT_EQ(avatar->find("script"), std::string::npos);
  EXPECT_EQ(avatar->find("GPS"), std::string::npos);
}

TEST(Picture, OtherFilesAreRefused) {
  struct Row {
    const char* name;
    std::string file;
  };
  for (const Row& row : {
           Row{"nothing", ""},
           Row{"a text", "hello"},
           Row{"SVG, which can hold a script", "<svg xmlns='http://www.w3.org/2000/svg'/>"},
           Row{"a GIF", "GIF89a"},
           Row{"a name alone: PNG", "\x89PNG"},
           Row{"a name alone: JPEG", "\xFF\xD8\xFF"},
           Row{"a name alone: WebP", "RIFF\x10WEBPVP8 "},
           Row{"a PNG that ends early", red_pixel().substr(0, 45)},
           Row{"a PNG of no width", with_size(red_pixel(), 0, 1)},
           Row{"a PNG that says it is 40,000 by 40,000", with_size(red_pixel(), 40'000, 40'000)},
           Row{"a PNG that says it is as large as can be", with_size(red_pixel(), 0x7FFFFFFF, 0x7FFFFFFF)},
           Row{"a megabyte and a byte", red_pixel() + std::string(picture_bytes_limit, 'x')},
           Row{"a JPEG that says it is 65,535 by 65,535",
               bytes_of({0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1,
                         0x11, 0,    0xFF, 0xDA, 0, 8,  1, 1,    0,    0,    63,   0})},
       })
    EXPECT_EQ(avatar_of(row.file), std::nullopt) << row.name;
}

TEST(Picture, AnyDamageIsReadOrRefused) {
  std::mt19937 random(1);
  const std::vector<std::string> files = {red_pixel(), *avatar_of(red_pixel())};
  int read = 0;
  for (int round = 0; round < 2'000; ++round) {
    std::string file = files[static_cast<std::size_t>(round) % files.size()];
    for (int changes = 0; changes < 3; ++changes) file[random() % file.size()] = static_cast<char>(random());
    read += avatar_of(file).has_value() ? 1 : 0;
  }
  EXPECT_LT(read, 2'000) << "sums over the parts of a PNG find most of it";
}

}  // namespace
}  // namespace adoube::server
