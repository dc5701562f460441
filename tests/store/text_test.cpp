// SPDX-License-Identifier: MIT
#include "adoube/store/sql/text.hpp"

#include <gtest/gtest.h>

namespace adoube::store::sql {
namespace {

// RFC 4648, 10.
TEST(BytesAsText, AreThoseOfTheStandard) {
  struct Row {
    const char* bytes;
    const char* text;
  };
  for (const Row& row : {Row{"", ""}, Row{"f", "Zg=="}, Row{"fo", "Zm8="}, Row{"foo", "Zm9v"}, Row{"foob", "Zm9vYg=="},
                         Row{"fooba", "Zm9vYmE="}, Row{"foobar", "Zm9vYmFy"}}) {
    EXPECT_EQ(text_of_bytes(row.bytes), row.text);
    EXPECT_EQ(bytes_of_text(row.text), row.bytes);
  }
}

TEST(BytesAsText, EveryByteComesBack) {
  std::string bytes;
  for (int byte = 255; byte >= 0; --byte) bytes += static_cast<char>(byte);
  EXPECT_EQ(bytes_of_text(text_of_bytes(bytes)), bytes);
  EXPECT_TRUE(is_keepable(text_of_bytes(bytes)));
}

TEST(BytesAsText, OtherTextsAreNone) {
  for (const char* text : {"Zg=", "Z===", "====", "Zg==Zg==", "Z g=", "Zm9v\n", "Zm9-", "=Zg="})
    EXPECT_EQ(bytes_of_text(text), std::nullopt) << text;
}

}  // namespace
}  // namespace adoube::store::sql
