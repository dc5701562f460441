// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/kernel.hpp"

#ifdef ADOUBE_X86_KERNELS
#include "adoube/rules/kernel/magic_tables.hpp"
#include "adoube/rules/kernel/pext_tables.hpp"
#endif

namespace adoube::rules::kernel {

#ifdef ADOUBE_X86_KERNELS

extern const Kernel magic_kernel;
extern const Kernel pext_kernel;
extern const Kernel avx512_kernel;

namespace {

/// All of x86-64-v3 that compilers use. Zen 1 and 2 have PEXT in microcode only, slower than doing without it.
bool has_fast_pext() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && !__builtin_cpu_is("amdfam17h");
}

/// Ice Lake, Zen 4 and later.
bool has_byte_compression() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512vpopcntdq");
}

/// All of x86-64-v2: every processor since 2009.
bool has_popcnt() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
}

bool prepare_magic() {
  if (!has_popcnt()) return false;
  fill_magic_tables();
  return true;
}

bool prepare_pext() {
  if (!has_fast_pext()) return false;
  fill_pext_tables();
  return true;
}

}  // namespace

const Kernel* magic() {
  static const bool ready = prepare_magic();
  return ready ? &magic_kernel : nullptr;
}

const Kernel* pext() {
  static const bool ready = prepare_pext();
  return ready ? &pext_kernel : nullptr;
}

const Kernel* avx512() { return pext() != nullptr && has_byte_compression() ? &avx512_kernel : nullptr; }

#else

const Kernel* magic() { return nullptr; }
const Kernel* pext() { return nullptr; }
const Kernel* avx512() { return nullptr; }

#endif

const Kernel& fastest() {
  using Candidate = const Kernel* (*)();
  static constexpr Candidate best_first[] = {avx512, pext, magic};
  static const Kernel& chosen = []() -> const Kernel& {
    for (const Candidate kernel : best_first)
      if (const Kernel* const there = kernel(); there != nullptr) return *there;
    return portable;
  }();
  return chosen;
}

}  // namespace adoube::rules::kernel
