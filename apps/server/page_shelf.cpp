// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/page_shelf.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/http/rfc7230.hpp>
#include <utility>

#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

namespace http = boost::beast::http;

struct Encoding {
  std::string_view name;
  std::string_view ending;
};
constexpr std::array<Encoding, 2> encodings = {{{"br", ".br"}, {"gzip", ".gz"}}};

std::string etag_of(std::string_view content) { return '"' + sha256_hex(content).substr(0, 32) + '"'; }

const Encoding* encoding_of(std::string_view path) {
  const auto found = std::ranges::find_if(encodings, [&](const Encoding& one) { return path.ends_with(one.ending); });
  return found != encodings.end() ? found : nullptr;
}

/// "0", "0.", "0.0" to "0.000".
bool is_zero(std::string_view quality) {
  return quality.starts_with('0') && quality.find_first_not_of("0.") == std::string_view::npos;
}

bool reads(std::string_view accept_encoding, std::string_view encoding) {
  for (const auto& [name, parameters] : http::ext_list{accept_encoding}) {
    if (!boost::beast::iequals(name, encoding)) continue;
    for (const auto& [key, value] : parameters)
      if (boost::beast::iequals(key, "q") && is_zero(value)) return false;
    return true;
  }
  return false;
}

}  // namespace

const ShelvedForm& ShelvedFile::form_for(std::string_view accept_encoding) const {
  const auto found = std::ranges::find_if(
      forms, [&](const ShelvedForm& form) { return form.encoding.empty() || reads(accept_encoding, form.encoding); });
  return found != forms.end() ? *found : forms.back();
}

PageShelf::PageShelf(std::span<const PageFile> page) {
  for (const PageFile& file : page)
    if (encoding_of(file.path) == nullptr)
      files_.emplace(file.path, ShelvedFile{file.path, file.type, {{{}, file.content, etag_of(file.content)}}});
  for (const PageFile& file : page) {
    const Encoding* const encoding = encoding_of(file.path);
    if (encoding == nullptr) continue;
    const auto whole = files_.find(file.path.substr(0, file.path.size() - encoding->ending.size()));
    if (whole != files_.end()) whole->second.forms.push_back({encoding->name, file.content, etag_of(file.content)});
  }
  const auto by_size = [](const ShelvedForm& a, const ShelvedForm& b) {
    return std::pair(a.encoding.empty(), a.content.size()) < std::pair(b.encoding.empty(), b.content.size());
  };
  for (auto& [path, file] : files_) std::ranges::sort(file.forms, by_size);
}

const ShelvedFile* PageShelf::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found != files_.end() ? &found->second : nullptr;
}

}  // namespace adoube::server
