// SPDX-License-Identifier: MIT
// The kernel for processors with PEXT, compiled for x86-64-v3 (see CMakeLists.txt).


#include "adoube/rules/kernel/geometry.hpp"
#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/kernel/pext_tables.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

#include "adoube/rules/kernel/sliders_pext.inc"
// The moves stand on the attacks above.
#include "adoube/rules/kernel/generate.inc"
// Perft stands on the moves.
#include "adoube/rules/kernel/perft.inc"

}  // namespace

extern const Kernel pext_kernel;
const Kernel pext_kernel = {list, count, any, perft, perft_with_lists};

}  // namespace adoube::rules::kernel
