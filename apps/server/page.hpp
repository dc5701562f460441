// SPDX-License-Identifier: GPL-3.0-or-later
/// The files of the web page, inside the program.
#pragma once

#include <span>
#include <string_view>

namespace adoube::server {

/// Every view lives as long as the program.
struct PageFile {
  std::string_view path;  ///< "/index.html", "/assets/board-3f2a.js"
  std::string_view type;  ///< as in Content-Type
  std::string_view content;
};

/// By path. There is an "/index.html".
[[nodiscard]] std::span<const PageFile> embedded_page();

}  // namespace adoube::server
