// SPDX-License-Identifier: MIT
/// The words by which a name is found, as people type them: without case, accents and punctuation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace adoube::store {

/// "Carlsen, Magnus" gives "carlsen" and "magnus"; "Réti" gives "reti". Each word once, in the order of the text, at most
/// eight; of a word at most 32 bytes. `text`: any bytes; those that are no UTF-8 separate words.
[[nodiscard]] std::vector<std::string> search_words(std::string_view text);

}  // namespace adoube::store
