// SPDX-License-Identifier: MIT
/// What a column of texts can hold, in every database the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace adoube::store::sql {

/// Whether it is UTF-8 (RFC 3629) without a zero byte.
[[nodiscard]] bool is_keepable(std::string_view text);

/// Bytes of any kind, as a text that a column can hold (base64, RFC 4648), and back. Nothing where the text is none of
/// these.
[[nodiscard]] std::string text_of_bytes(std::string_view bytes);
[[nodiscard]] std::optional<std::string> bytes_of_text(std::string_view text);

}  // namespace adoube::store::sql
