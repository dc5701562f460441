// SPDX-License-Identifier: GPL-3.0-or-later
/// The openings of the Encyclopaedia of Chess Openings with their English names, from the table that Debian's pychess ships.
/// The names are under the GNU General Public License, version 3 or later, and so is a program that holds them;
/// adoube/openings gets them as an argument.
#pragma once

#include "adoube/openings/book.hpp"

namespace adoube::opening_names {

/// Made when it is first asked for (some milliseconds), the same from then on. Thread-safety: any number of threads may ask.
[[nodiscard]] const openings::Book& book();

}  // namespace adoube::opening_names
