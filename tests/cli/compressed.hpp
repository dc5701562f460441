// SPDX-License-Identifier: MIT
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <string>
#include <string_view>

namespace adoube::cli::testing {

/// The text as gzip writes it.
inline std::string compressed(std::string_view text) {
  std::string out(text.size() + 4096, '\0');
  std::size_t used = 0;
  const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(), archive_write_free);
  archive_write_add_filter_gzip(writer.get());
  archive_write_set_format_raw(writer.get());
  archive_write_open_memory(writer.get(), out.data(), out.size(), &used);
  const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(), archive_entry_free);
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  archive_write_header(writer.get(), entry.get());
  archive_write_data(writer.get(), text.data(), text.size());
  archive_write_close(writer.get());
  out.resize(used);
  return out;
}

}  // namespace adoube::cli::testing
