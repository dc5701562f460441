// SPDX-License-Identifier: GPL-3.0-or-later
// What the C++ runtime of the toolchain asks for and WASI's C library does not have: the stack protector's guard, and the two
// doors of exceptions, which nothing here opens.
#include <cstddef>
#include <cstdint>

extern "C" {

std::uintptr_t __stack_chk_guard = 0x5bd1e995;

[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
[[noreturn]] void* __cxa_allocate_exception(std::size_t) { __builtin_trap(); }
[[noreturn]] void __cxa_throw(void*, void*, void (*)(void*)) { __builtin_trap(); }
}
