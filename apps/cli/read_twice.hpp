// SPDX-License-Identifier: GPL-3.0-or-later
/// Files for jobs that read them twice: what can be read only once, as standard input and pipes, is copied first.
#pragma once

#include <string>
#include <vector>

#include "adoube/support/expected.hpp"
#include "apps/cli/temporary_file.hpp"

namespace adoube::cli {

struct ReadableFiles {
  std::vector<std::string> names{};
  std::vector<TemporaryFile> copies{};  ///< which some of the names mean
};

/// `folder` takes the copies. Errors: a sentence. Ends early when a stop is requested.
[[nodiscard]] Expected<ReadableFiles, std::string> readable_twice(const std::vector<std::string>& files,
                                                                  const std::string& folder);

}  // namespace adoube::cli
