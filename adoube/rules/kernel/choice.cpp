// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/kernel.hpp"

#ifdef ADOUBE_X86_KERNELS
#include "adoube/rules/kernel/pext_tables.hpp"
#endif

namespace adoube::rules::kernel {

#ifdef ADOUBE_X86_KERNELS

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

bool prepare_pext() {
  if (!has_fast_pext()) return false;
  fill_pext_tables();
  return true;
}

}  // namespace

const Kernel* pext() {
  static const bool ready = prepare_pext();
  return ready ? &pext_kernel : nullptr;
}

const Kernel* avx512() { return pext() != nullptr && has_byte_compression() ? &avx512_kernel : nullptr; }

#else

const Kernel* pext() { return nullptr; }
const Kernel* avx512() { return nullptr; }

#endif

const Kernel& fastest() {
  static const Kernel* const chosen = avx512() != nullptr ? avx512() : pext() != nullptr ? pext() : &portable;
  return *chosen;
}

}  // namespace adoube::rules::kernel
