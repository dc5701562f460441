// SPDX-License-Identifier: MIT
/// Numbers and texts as bytes, the same on every machine: words with their lowest byte first, variable numbers of seven bits
/// a byte (lowest first, the top bit set on all but the last), texts that end with a zero byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace adoube::archive {

inline void append_word(std::uint64_t value, int bytes, std::string& out) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i));
}
inline void append_u16(std::uint16_t value, std::string& out) { append_word(value, 2, out); }
inline void append_u32(std::uint32_t value, std::string& out) { append_word(value, 4, out); }
inline void append_u64(std::uint64_t value, std::string& out) { append_word(value, 8, out); }

/// The caller has made sure that so many bytes can be read.
[[nodiscard]] inline std::uint64_t load_word(const char* bytes, int count) {
  std::uint64_t value = 0;
  for (int i = 0; i < count; ++i) value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  return value;
}
[[nodiscard]] inline std::uint32_t load_u32(const char* bytes) { return static_cast<std::uint32_t>(load_word(bytes, 4)); }
[[nodiscard]] inline std::uint64_t load_u64(const char* bytes) { return load_word(bytes, 8); }

inline void append_number(std::uint64_t value, std::string& out) {
  for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value);
}

/// `text` with a zero byte behind it. Zero bytes within it, and those of value 1, are written as 1 and the byte plus 1.
inline void append_text(std::string_view text, std::string& out) {
  for (const char byte : text) {
    if (byte == '\0' || byte == '\1') out += '\1';
    out += byte == '\0' || byte == '\1' ? static_cast<char>(byte + 1) : byte;
  }
  out += '\0';
}

/// Reads what was appended. Past the end, or at bytes that nobody has written, it fails: from then on it answers 0 and
/// empty texts.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  /// Everything was read, without a failure.
  [[nodiscard]] bool finished() const { return !failed_ && rest_.empty(); }

  std::uint64_t word(int bytes) {
    const std::string_view found = take(static_cast<std::size_t>(bytes));
    return found.empty() ? 0 : load_word(found.data(), bytes);
  }
  std::uint32_t u32() { return static_cast<std::uint32_t>(word(4)); }

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < rest_.size() && i < 10; ++i) {
      const auto byte = static_cast<unsigned char>(rest_[i]);
      if (i == 9 && byte > 1) break;
      value |= std::uint64_t{byte & 0x7FU} << (7 * i);
      if (byte >= 0x80) continue;
      rest_.remove_prefix(i + 1);
      return value;
    }
    fail();
    return 0;
  }

  /// Fewer bytes than asked for: none, and a failure.
  std::string_view take(std::size_t count) {
    if (count > rest_.size()) {
      fail();
      return {};
    }
    const std::string_view found = rest_.substr(0, count);
    rest_.remove_prefix(count);
    return found;
  }

  /// The next text, into `out`.
  void text(std::string& out) {
    out.clear();
    const std::size_t end = rest_.find('\0');
    if (end == std::string_view::npos) return fail();
    const std::string_view written = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    if (written.find('\1') == std::string_view::npos) {
      out = written;
      return;
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
      if (written[i] != '\1') {
        out += written[i];
        continue;
      }
      if (++i == written.size() || (written[i] != '\1' && written[i] != '\2')) return fail();
      out += static_cast<char>(written[i] - 1);
    }
  }

 private:
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace adoube::archive
