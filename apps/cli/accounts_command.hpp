// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube accounts`: what whoever runs a server may do with its accounts, on the machine itself. A server may go on.
#pragma once

#include <string>

#include "apps/cli/command.hpp"

namespace adoube::cli {

struct AccountsOptions {
  std::string store;  ///< its url; empty: where `serve` keeps games by itself
  std::string name;
};

/// All of them, by name: {"id","name","disabled","made_ms","changed_ms"}.
Exit run_accounts_list(const Common& common, const AccountsOptions& options);
/// One, with {"sessions":[{"browser","made_ms","seen_ms"}],"seats"}. These exit with 1 where there is no such account.
Exit run_accounts_show(const Common& common, const AccountsOptions& options);
/// A new password, told once here; everybody who is signed in to the account is signed out. {"name","password"}.
Exit run_accounts_reset_password(const Common& common, const AccountsOptions& options);
/// Nobody can sign in, and whoever was is out. Nothing is lost: see enable.
Exit run_accounts_disable(const Common& common, const AccountsOptions& options);
Exit run_accounts_enable(const Common& common, const AccountsOptions& options);
/// As its owner would: the games stay, without the name.
Exit run_accounts_delete(const Common& common, const AccountsOptions& options);

}  // namespace adoube::cli
