// SPDX-License-Identifier: MIT
/// Latin letters without their accents, for texts that are compared as people read them.
#pragma once

#include <string_view>

namespace adoube::notation {

/// The small letters without accents of U+00C0 to U+017F; a star for the two of them that are signs.
inline constexpr std::string_view plain_latin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo*ouuuuypy"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(plain_latin.size() == 0x180 - 0xC0);

}  // namespace adoube::notation
