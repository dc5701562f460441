// SPDX-License-Identifier: MIT
/// What the readers of adoube/notation expected, in words.
#pragma once

#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/san.hpp"

namespace adoube::laws {

/// "piece placement", "side to move", "castling rights" ...
[[nodiscard]] std::string_view field_name(notation::FenField field, Language language);
/// "w or b", ... Empty for FenExpected::NothingElse.
[[nodiscard]] std::string_view expected_text(notation::FenExpected expected, Language language);
[[nodiscard]] std::string_view expected_text(notation::SanExpected expected, Language language);

}  // namespace adoube::laws
