// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/kernel.hpp"

namespace adoube::rules::kernel {

const Kernel* pext() { return nullptr; }

}  // namespace adoube::rules::kernel
