// SPDX-License-Identifier: MIT
// The kernel for any processor.
#include "adoube/rules/kernel/geometry.hpp"
#include "adoube/rules/kernel/kernel.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

// Each part stands on those before it.
// clang-format off
#include "adoube/rules/kernel/bits.inc"
#include "adoube/rules/kernel/sliders_portable.inc"
#include "adoube/rules/kernel/many_by_loop.inc"
#include "adoube/rules/kernel/generate.inc"
#include "adoube/rules/kernel/perft.inc"
#include "adoube/rules/kernel/survey.inc"
// clang-format on

}  // namespace

const Kernel portable = {list, count, any, has, perft, perft_with_lists, survey};

}  // namespace adoube::rules::kernel
