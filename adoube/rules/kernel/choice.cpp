// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/kernel.hpp"

#ifdef ADOUBE_PEXT_KERNEL
#include "adoube/rules/kernel/pext_tables.hpp"
#endif

namespace adoube::rules::kernel {

#ifdef ADOUBE_PEXT_KERNEL

extern const Kernel pext_kernel;

namespace {

/// Zen 1 and 2 have PEXT in microcode only, slower than doing without it.
bool has_fast_pext() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("movbe") &&
         !__builtin_cpu_is("amdfam17h");
}

const Kernel* prepare_pext() {
  if (!has_fast_pext()) return nullptr;
  fill_pext_tables();
  return &pext_kernel;
}

}  // namespace

const Kernel* pext() {
  static const Kernel* const prepared = prepare_pext();
  return prepared;
}

#else

const Kernel* pext() { return nullptr; }

#endif

const Kernel& fastest() {
  static const Kernel& chosen = pext() != nullptr ? *pext() : portable;
  return chosen;
}

}  // namespace adoube::rules::kernel
