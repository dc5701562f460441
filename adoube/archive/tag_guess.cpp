// SPDX-License-Identifier: MIT
#include "adoube/archive/tag_guess.hpp"

namespace adoube::archive {
namespace {

constexpr std::string_view white = "White";
constexpr std::string_view black = "Black";

/// Whether the tag tells something about that player: "WhiteElo".
bool is_about(std::string_view name, std::string_view player) {
  return name.size() > player.size() && name.starts_with(player);
}

}  // namespace

void TagGuess::begin_game(std::string_view result, std::string_view fen) {
  result_ = result;
  fen_ = fen;
  white_.clear();
  black_.clear();
  date_.clear();
  before_.clear();
}

void TagGuess::set_key(std::size_t column, std::string_view name) {
  key_.clear();
  const bool about_white = is_about(name, white);
  if (about_white || is_about(name, black)) {
    key_.append(name.substr(white.size())).append(1, '\0').append(about_white ? white_ : black_);
  } else {
    key_.append(1, '\0').append(std::to_string(column)).append(1, '\0').append(before_);
  }
}

std::string_view TagGuess::guess(TagCode code, std::size_t column, std::string_view name) {
  switch (code) {
    case TagCode::Again:
      return column < last_.size() ? std::string_view(last_[column]) : std::string_view();
    case TagCode::Implied: {
      if (name == "Result") return result_;
      if (name == "FEN") return fen_;
      set_key(column, name);
      const auto found = implied_.find(key_);
      return found != implied_.end() ? std::string_view(found->second) : std::string_view();
    }
    case TagCode::AsDate:
      return date_;
    case TagCode::Literal:
      break;
  }
  return {};
}

void TagGuess::note(std::size_t column, std::string_view name, std::string_view value) {
  set_key(column, name);
  implied_[key_] = value;
  if (column >= last_.size()) last_.resize(column + 1);
  last_[column] = value;
  before_ = value;
  if (name == white) white_ = value;
  if (name == black) black_ = value;
  if (name == "Date") date_ = value;
}

}  // namespace adoube::archive
