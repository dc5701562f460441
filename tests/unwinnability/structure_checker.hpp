// SPDX-License-Identifier: MIT
/// Checks a Structure without working one out: the facts it grants are taken as given, and it is tried whether a man could
/// do anything which they do not grant. If none can, nothing outside of them ever happens: in any series of legal moves the
/// first thing outside would have been done by a man that had only done what is granted, among men that had only done what
/// is granted. Plain loops over men and squares; of adoube/rules only the vocabulary is used.
#pragma once

#include <string>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

/// The first thing that the facts do not grant and a man could do; empty when there is none.
[[nodiscard]] std::string not_granted(const rules::Position& position, const Structure& structure);
/// A square on which, as far as the facts tell, `side` may mate the other king; empty when there is none.
[[nodiscard]] std::string possible_mate(const Structure& structure, rules::Color side);

}  // namespace adoube::unwinnability
