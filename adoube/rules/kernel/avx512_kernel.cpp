// SPDX-License-Identifier: MIT
// The kernel for processors with the 512-bit vectors of Ice Lake and later.
#include <immintrin.h>

#include "adoube/rules/kernel/geometry.hpp"
#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/kernel/pext_tables.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

// Each part stands on those before it.
// clang-format off
#include "adoube/rules/kernel/bits.inc"
#include "adoube/rules/kernel/sliders_pext.inc"
#include "adoube/rules/kernel/many_by_avx512.inc"
#include "adoube/rules/kernel/generate.inc"
#include "adoube/rules/kernel/perft.inc"
#include "adoube/rules/kernel/survey.inc"
// clang-format on

}  // namespace

extern const Kernel avx512_kernel;
const Kernel avx512_kernel = {list, count, any, has, perft, perft_with_lists, survey};

}  // namespace adoube::rules::kernel
