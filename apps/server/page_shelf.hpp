// SPDX-License-Identifier: GPL-3.0-or-later
/// The files of the page as they are handed out: each as it is, and as it was compressed when the page was built. A file
/// "/assets/board-3f2a.js.br" or ".gz" is another form of "/assets/board-3f2a.js" and has no address of its own.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "apps/server/page.hpp"

namespace adoube::server {

struct ShelvedForm {
  std::string_view encoding;  ///< as in Content-Encoding; empty for the file as it is
  std::string_view content;
  std::string etag;  ///< quoted; differs from form to form
};

struct ShelvedFile {
  std::string_view path;
  std::string_view type;
  std::vector<ShelvedForm> forms;  ///< the smallest first; the last is the file as it is

  /// The smallest form that the asker reads. `accept_encoding` is the header as it came, empty where there is none: then the
  /// file as it is. An encoding that is named with q=0 is refused (RFC 9110, 12.5.3).
  [[nodiscard]] const ShelvedForm& form_for(std::string_view accept_encoding) const;
};

class PageShelf {
 public:
  /// The views of `page` live as long as this. A compressed form without its file is left out.
  explicit PageShelf(std::span<const PageFile> page);

  /// Null where there is no such file.
  [[nodiscard]] const ShelvedFile* find(std::string_view path) const;

 private:
  std::unordered_map<std::string_view, ShelvedFile> files_;
};

}  // namespace adoube::server
