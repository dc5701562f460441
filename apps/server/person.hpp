// SPDX-License-Identifier: GPL-3.0-or-later
/// Somebody who is signed in, as others see them.
#pragma once

#include <string>

namespace adoube::server {

struct Person {
  std::string account;  ///< never changes
  std::string name;
  std::string avatar;   ///< of OwnAccount
  std::string session;  ///< names the browser that asks

  friend bool operator==(const Person&, const Person&) = default;
};

}  // namespace adoube::server
