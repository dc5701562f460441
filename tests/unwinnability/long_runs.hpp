// SPDX-License-Identifier: MIT
/// Comparisons that take minutes to hours: scripts/unwinnability runs them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "adoube/unwinnability/can_win.hpp"

namespace adoube::unwinnability {

/// Each prints what it finds and a summary, and returns whether nothing was wrong.
/// Every placement of each class ("KNvKP"; "KPvKP-blocked" for pawns head to head) is compared, for the first side as
/// winner.
/// With `every` above 1, of those in which the winner can mate one in so many is.
bool run_classes(std::span<const std::string_view> names, std::size_t every, const Limits& limits);
/// The positions that few_men(), with at most six men, or wall() makes of the numbers from `first` on; `cap` for the plain
/// solver.
bool run_random(bool walls, std::uint64_t first, std::uint64_t count, std::size_t cap, const Limits& limits);
/// `count` mutants of each dead or half-dead position of the file, an EPD file as for run_epd().
bool run_mutants(const std::string& path, std::uint64_t count, std::size_t cap, const Limits& limits);
/// Every position of an EPD file. A line has four fields of FEN, then operations, each ended by a semicolon, among them
/// verdict "winnable" (both sides), "unwinnable-for-white", "unwinnable-for-black" or "dead". Lines that begin with # are
/// skipped. With `along_lines`, each position on the way to a mate is judged too.
bool run_epd(const std::string& path, bool along_lines, const Limits& limits);

}  // namespace adoube::unwinnability
