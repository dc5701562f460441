// SPDX-License-Identifier: MIT
/// The seven families of openings in three languages, and why an opening belongs to one.
#pragma once

#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/openings/family.hpp"

namespace adoube::answers {

/// "semi-open game", "半开放性开局".
[[nodiscard]] std::string_view family_name(openings::Family family, laws::Language language);
/// What makes the family, in a sentence.
[[nodiscard]] std::string_view family_reason(openings::Family family, laws::Language language);
/// Why there is no family yet after 1.e4 and 1.d4.
[[nodiscard]] std::string_view family_awaits_answer(laws::Language language);

/// Where the first moves were those of another family: why that does not count.
[[nodiscard]] std::string family_changed(openings::Family first, laws::Language language);
/// Why there is no opening at all.
[[nodiscard]] std::string_view no_opening(laws::Language language);

}  // namespace adoube::answers
