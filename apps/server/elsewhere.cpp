// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/elsewhere.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace adoube::server {
namespace {

constexpr std::int64_t most_spectators = 10'000'000;
constexpr std::size_t most_nodes = 1000;

/// The next part up to a comma, cut off from the front.
std::string_view cut(std::string_view& text) {
  const std::string_view part = text.substr(0, text.find(','));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

std::optional<Company> read_company(std::string_view text) {
  std::array<std::int64_t, 4> numbers{};
  for (std::int64_t& number : numbers) {
    // A node that knows of no arbiters says nothing of one.
    if (&number == &numbers.back() && text.empty()) break;
    const std::string_view part = cut(text);
    const auto [behind, problem] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (problem != std::errc() || behind != part.data() + part.size() || number < 0 || number > most_spectators)
      return std::nullopt;
  }
  return Company{.white = numbers[0] != 0, .black = numbers[1] != 0, .spectators = numbers[2], .arbiter = numbers[3] != 0};
}

}  // namespace

std::string note_of(const std::string& node, const Company& company) {
  return node + ',' + (company.white ? '1' : '0') + ',' + (company.black ? '1' : '0') + ',' +
         std::to_string(company.spectators) + ',' + (company.arbiter ? '1' : '0');
}

Elsewhere::News Elsewhere::hear(std::string_view note, std::string_view own, std::int64_t now_ms) {
  const std::string_view name = cut(note);
  const auto company = read_company(note);
  if (!company || name.empty() || name == own) return News::None;
  const auto found = nodes_.find(name);
  if (company->nobody()) {
    if (found == nodes_.end()) return News::None;
    nodes_.erase(found);
    return News::Changed;
  }
  if (found == nodes_.end()) {
    if (nodes_.size() >= most_nodes) return News::None;
    nodes_.emplace(std::string(name), Node{.company = *company, .heard_ms = now_ms});
    return News::NewNode;
  }
  const bool same = found->second.company == *company;
  found->second = {.company = *company, .heard_ms = now_ms};
  return same ? News::None : News::Changed;
}

bool Elsewhere::forget_silent(std::int64_t now_ms) {
  return std::erase_if(nodes_, [&](const auto& node) { return node.second.heard_ms + forgotten_after_ms < now_ms; }) > 0;
}

bool Elsewhere::present(Colour colour) const {
  return std::ranges::any_of(nodes_, [&](const auto& node) {
    return colour == Colour::White ? node.second.company.white : node.second.company.black;
  });
}

bool Elsewhere::arbiter_present() const {
  return std::ranges::any_of(nodes_, [](const auto& node) { return node.second.company.arbiter; });
}

std::int64_t Elsewhere::spectators() const {
  std::int64_t all = 0;
  for (const auto& [name, node] : nodes_) all += node.company.spectators;
  return all;
}

}  // namespace adoube::server
