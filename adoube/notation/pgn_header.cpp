// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_header.hpp"

#include <algorithm>
#include <cstring>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_tags.hpp"
#include "adoube/notation/text_encoding.hpp"

namespace adoube::notation {

std::optional<PgnResult> result_named(std::string_view value) {
  for (const PgnResult result : {PgnResult::WhiteWins, PgnResult::BlackWins, PgnResult::Draw, PgnResult::Unfinished})
    if (text(result) == value) return result;
  return std::nullopt;
}

void PgnHeader::clear() {
  size_ = 0;
  result.reset();
  fen.reset();
  set_up.reset();
  variant.reset();
}

/// Built from the first and last bytes, which tell almost all names apart.
std::uint64_t PgnHeader::key(std::string_view name) {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  const std::size_t bytes = std::min(name.size(), sizeof first);
  std::memcpy(&first, name.data(), bytes);
  std::memcpy(&last, name.data() + name.size() - bytes, bytes);
  return first ^ (last * 0x9E3779B97F4A7C15) ^ name.size();
}

bool PgnHeader::has(std::string_view name) const {
  if (comes_as_in_last_game(name)) return false;
  const std::uint64_t wanted = key(name);
  return std::any_of(names_.begin(), names_.begin() + static_cast<std::ptrdiff_t>(size_),
                     [&](const Name& known) { return known.key == wanted && text_of(known) == name; });
}

void PgnHeader::add(std::string_view name) {
  if (!comes_as_in_last_game(name)) {
    names_.resize(size_);
    text_.resize(names_.empty() ? 0 : names_.back().offset + names_.back().length);
    names_.push_back({key(name), text_.size(), name.size()});
    text_ += name;
  }
  ++size_;
}

PgnNotedTag* PgnHeader::noted(std::string_view name) {
  if (name == "FEN") return &fen.emplace();
  if (name == "SetUp") return &set_up.emplace();
  if (name == "Variant") return &variant.emplace();
  return nullptr;
}

namespace {

PgnProblem problem(PgnFault fault, const PgnNotedTag& tag, std::optional<Forgiven> forgiven = std::nullopt) {
  return {fault, tag.place, 0, utf8_excerpt(tag.value, PgnProblem::token_limit), forgiven};
}

void set_variant(rules::Position& position, rules::Variant variant) {
  rules::Setup setup = position.setup();
  setup.variant = variant;
  if (auto changed = rules::Position::from(setup)) position = *changed;
}

}  // namespace

PgnStart start_of(const PgnHeader& header, rules::Variant variant) {
  PgnStart start;
  if (header.variant) {
    const auto named = variant_named(header.variant->value);
    if (!named) start.problems.push_back(problem(PgnFault::UnsupportedVariant, *header.variant));
    variant = named.value_or(rules::Variant::Standard);
  }
  if (header.fen) {
    const FenJudgement judgement = judge_fen(header.fen->value, Strictness::Lenient, variant);
    start.position = judgement.position;
    if (!judgement.valid()) {
      start.problems.push_back(problem(PgnFault::FenTag, *header.fen));
    } else {
      for (const FenProblem& found : judgement.problems)
        start.problems.push_back(problem(PgnFault::FenTagSpelling, *header.fen, found.forgiven));
    }
    if (!header.set_up)
      start.problems.push_back(problem(PgnFault::FenWithoutSetUp, *header.fen));
    else if (header.set_up->value != "1")
      start.problems.push_back(problem(PgnFault::FenWithoutSetUp, *header.set_up));
    return start;
  }
  start.position = rules::Position::initial();
  if (variant != rules::Variant::Standard) set_variant(*start.position, variant);
  if (header.set_up && header.set_up->value == "1")
    start.problems.push_back(problem(PgnFault::SetUpWithoutFen, *header.set_up));
  return start;
}

}  // namespace adoube::notation
