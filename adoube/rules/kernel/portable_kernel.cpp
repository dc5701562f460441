// SPDX-License-Identifier: MIT
// The kernel for any processor.


#include "adoube/rules/kernel/geometry.hpp"
#include "adoube/rules/kernel/kernel.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

#include "adoube/rules/kernel/sliders_portable.inc"
// The moves stand on the attacks above.
#include "adoube/rules/kernel/generate.inc"
// Perft stands on the moves.
#include "adoube/rules/kernel/perft.inc"

}  // namespace

const Kernel portable = {list, count, any, perft, perft_with_lists};

}  // namespace adoube::rules::kernel
