// SPDX-License-Identifier: MIT
#include "adoube/notation/nag.hpp"

#include <array>

namespace adoube::notation {
namespace {

struct Sign {
  std::uint8_t number;
  std::string_view text;
};

constexpr std::array<Sign, 6> suffixes = {{{1, "!"}, {2, "?"}, {3, "!!"}, {4, "??"}, {5, "!?"}, {6, "?!"}}};

/// The first text of a number is the one it is shown by. Numbers as in the standard's table up to 139, and as databases
/// have agreed on beyond.
constexpr std::array<Sign, 59> signs = {{
    {7, "□"},    {10, "="},   {13, "∞"},   {14, "⩲"},    {14, "+="},  {14, "+/="}, {14, "±="},  {15, "⩱"},    {15, "=+"},
    {15, "=/+"}, {15, "-/="}, {16, "±"},   {16, "+/-"},  {16, "+/−"}, {17, "∓"},   {17, "-/+"}, {17, "−/+"},  {18, "+-"},
    {18, "+−"},  {18, "+–"},  {18, "++-"}, {18, "++--"}, {19, "-+"},  {19, "−+"},  {19, "–+"},  {19, "--+"},  {19, "--++"},
    {22, "⨀"},   {22, "⊙"},   {26, "○"},   {32, "⟳"},    {36, "↑"},   {36, "^"},   {40, "→"},   {40, "->"},   {44, "=∞"},
    {44, "=/∞"}, {44, "=/&"}, {44, "~/="}, {44, "≌"},    {13, "~"},   {13, "∞="},  {132, "⇆"},  {132, "<=>"}, {138, "⊕"},
    {138, "⨁"},  {140, "∆"},  {140, "Δ"},  {141, "∇"},   {142, "⌓"},  {146, "N"},  {146, "TN"}, {145, "RR"},  {220, "D"},
    {16, "±±"},  {10, "=="},  {239, "⇔"},  {242, "⟫"},   {243, "⟪"},
}};

template <class Signs>
std::optional<std::uint8_t> number_of(const Signs& table, std::string_view text) {
  for (const Sign& sign : table)
    if (sign.text == text) return sign.number;
  return std::nullopt;
}

}  // namespace

std::optional<std::uint8_t> nag_of_suffix(std::string_view suffix) { return number_of(suffixes, suffix); }

std::optional<std::uint8_t> nag_of_sign(std::string_view sign) {
  if (sign == "\xB1") return std::uint8_t{16};  // "±" in Latin-1
  return number_of(signs, sign);
}

std::string_view sign_of_nag(std::uint8_t number) {
  for (const Sign& sign : suffixes)
    if (sign.number == number) return sign.text;
  for (const Sign& sign : signs)
    if (sign.number == number) return sign.text;
  return {};
}

}  // namespace adoube::notation
