// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/serve.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "adoube/bus/open_bus.hpp"
#include "adoube/store/database.hpp"
#include "apps/server/free_memory.hpp"
#include "apps/server/network.hpp"

namespace adoube::server {
namespace {

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

std::string home_folder() {
  if (std::string home = environment("HOME"); !home.empty()) return home;
  const passwd* const user = ::getpwuid(::getuid());
  return user == nullptr || user->pw_dir == nullptr ? std::string() : std::string(user->pw_dir);
}

/// Held by the one server that keeps its games in a file: servers on one bus alone hear of each other's events. Ends with
/// the process, however that ends.
class FileClaim {
 public:
  /// Errors: one sentence.
  [[nodiscard]] static Expected<FileClaim, std::string> of(const std::filesystem::path& file) {
    std::error_code ignored;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), ignored);
    const std::filesystem::path real = std::filesystem::weakly_canonical(file, ignored);
    const std::string lock = (real.empty() ? file : real).string() + ".lock";
    FileClaim claim(::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (claim.descriptor_ < 0) return refused("cannot open " + lock + ": " + std::strerror(errno));
    if (::flock(claim.descriptor_, LOCK_EX | LOCK_NB) == 0) return claim;
    if (errno == EWOULDBLOCK) return refused("another server keeps its games in " + file.string());
    return refused("cannot lock " + lock + ": " + std::strerror(errno));
  }
  FileClaim(FileClaim&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileClaim& operator=(FileClaim&&) = delete;
  ~FileClaim() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

 private:
  explicit FileClaim(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
};

int unusable(const std::string& sentence) {
  std::fprintf(stderr, "adoube serve: %s\n", sentence.c_str());
  return 2;
}

}  // namespace

std::string default_store() {
  const std::string data = environment("XDG_DATA_HOME");
  const std::string home = home_folder();
  if (data.empty() && home.empty()) return {};
  const std::filesystem::path folder =
      data.empty() ? std::filesystem::path(home) / ".local/share" : std::filesystem::path(data);
  return "sqlite:" + (folder / "adoube" / "adoube.db").string();
}

int serve(const ServeOptions& options) {
  give_back_free_memory();
  const Log log(options.log);
  // A file that may not grow is a write that fails, as on a full disk, and no reason to end.
  std::signal(SIGXFSZ, SIG_IGN);
  const std::string url = options.store.empty() ? default_store() : options.store;
  if (url.empty()) return unusable("there is no home folder to keep games in: give --store sqlite:FILE");
  std::optional<FileClaim> claim;
  if (const std::string_view file = store::file_of(url); !file.empty()) {
    auto claimed = FileClaim::of(file);
    if (!claimed) return unusable(claimed.error());
    claim.emplace(std::move(*claimed));
  }
  const auto database = store::open_database(url);
  const std::string shown = store::without_password(url);
  if (!database) return unusable("cannot open the store " + shown + ": " + database.error().detail);
  const auto bus = bus::open_bus(options.bus, url, [&log](std::string_view problem) {
    if (problem.empty()) return log.info("bus-is-back");
    log.problem("bus-is-lost", {{"reason", std::string(problem)}});
  });
  if (!bus) return unusable(bus.error());
  const auto network = Network::open(
      options, {.database = **database, .games = (*database)->games(), .bus = **bus, .log = log, .page = embedded_page()});
  if (!network) return unusable(network.error());
  std::printf("adoube is at http://%s/\n", (*network)->address().c_str());
  std::fflush(stdout);
  log.info("listening",
           {{"address", (*network)->address()}, {"store", shown}, {"bus", store::without_password(options.bus)}});
  (*network)->run(true);
  log.info("stopped");
  return 0;
}

}  // namespace adoube::server
