// SPDX-License-Identifier: MIT
/// One connection on which transactions are run, one after another; opened when it is needed and opened again when it is
/// lost. Not for several threads at once.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "adoube/store/sql/driver.hpp"

namespace adoube::store::sql {

/// What is done inside a transaction. It may be run more than once, so it keeps nothing from a run before.
using Work = std::function<StoreAnswer(Connection&)>;

class Transactions {
 public:
  /// `patience`: how long a lost connection is asked for again before those who wait are told.
  Transactions(Driver& driver, std::chrono::milliseconds patience) : driver_(driver), patience_(patience) {}

  /// Commits what the work did where it answers without a fault; otherwise nothing of it remains.
  [[nodiscard]] StoreAnswer write(const Work& work);
  /// Without a transaction: every statement sees what is committed when it begins.
  [[nodiscard]] StoreAnswer read(const Work& work);

  /// Opens it now. Errors: why that cannot be done.
  [[nodiscard]] StoreAnswer connect(Access access);

 private:
  enum class Stage : std::uint8_t { Working, Committing };

  [[nodiscard]] StoreAnswer run_again_until_done(const std::function<StoreAnswer(Stage&)>& once, Access access);
  void roll_back();

  Driver& driver_;
  std::chrono::milliseconds patience_;
  std::unique_ptr<Connection> connection_;
  bool down_ = false;  ///< all patience was spent, and nothing has worked since
};

}  // namespace adoube::store::sql
