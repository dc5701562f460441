// SPDX-License-Identifier: MIT
/// A ruling in words: one sentence that names pieces and squares, in three languages, from the templates in
/// data/laws/sentences.toml. No blame, no exclamation mark.
#pragma once

#include <string>
#include <string_view>

#include "adoube/laws/code.hpp"
#include "adoube/laws/language.hpp"
#include "adoube/laws/values.hpp"

namespace adoube::laws {

/// "The knight on c6 is pinned: moving it would leave your king on e8 attacked by the bishop on b5."
/// A value that the sentence needs and does not get is left out; it never fails.
[[nodiscard]] std::string sentence(Code code, const Values& values, Language language);

/// The article that holds in this case: 9.2.1 for a threefold repetition claimed with a move, 9.2.2 without; for GameOver
/// the article of the outcome; otherwise article(code).
[[nodiscard]] std::string_view article(Code code, const Values& values);

}  // namespace adoube::laws
