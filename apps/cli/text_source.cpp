// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/text_source.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "apps/cli/interruption.hpp"

namespace adoube::cli {
namespace {

/// An open file, closed at the end of its scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() {
    if (number_ > STDIN_FILENO) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

class MappedText final : public TextSource {
 public:
  MappedText(void* address, std::size_t size) : address_(address), size_(size) {}
  MappedText(const MappedText&) = delete;
  MappedText& operator=(const MappedText&) = delete;
  ~MappedText() override { ::munmap(address_, size_); }

  [[nodiscard]] std::optional<std::string_view> whole() const override {
    return std::string_view(static_cast<const char*>(address_), size_);
  }
  [[nodiscard]] std::optional<std::uint64_t> size() const override { return size_; }
  void forget_before(std::uint64_t offset) override {
    static const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    ::madvise(address_, offset / page * page, MADV_DONTNEED);
  }

 private:
  void* address_;
  std::size_t size_;
};

struct FreeArchive {
  void operator()(archive* handle) const { archive_read_free(handle); }
};

/// A stream through libarchive, which finds out how it is compressed; plain text passes through as it is.
class ArchiveText final : public TextSource, private notation::PgnSource {
 public:
  ArchiveText(Descriptor file, std::optional<std::uint64_t> size)
      : file_(std::move(file)), size_(size), archive_(archive_read_new()) {}

  /// The failure, if it can't be opened.
  std::optional<std::string> open() {
    archive_read_support_filter_all(archive_.get());
    archive_read_support_format_raw(archive_.get());
    archive_read_support_format_empty(archive_.get());
    archive_entry* entry = nullptr;
    if (archive_read_open(archive_.get(), this, nullptr, read_block, nullptr) != ARCHIVE_OK) return words();
    const int found = archive_read_next_header(archive_.get(), &entry);
    if (found != ARCHIVE_OK && found != ARCHIVE_EOF && found != ARCHIVE_WARN) return words();
    at_end_ = found == ARCHIVE_EOF;
    return std::nullopt;
  }

  [[nodiscard]] notation::PgnSource* stream() override { return this; }
  [[nodiscard]] std::optional<std::uint64_t> size() const override { return size_; }
  [[nodiscard]] std::uint64_t consumed() const override {
    return static_cast<std::uint64_t>(archive_filter_bytes(archive_.get(), -1));
  }
  [[nodiscard]] std::optional<std::string> failure() const override { return failure_; }

 private:
  static constexpr std::size_t block_size = std::size_t{1} << 16;

  std::size_t read(std::span<char> room) override {
    if (at_end_) return 0;
    const la_ssize_t got = archive_read_data(archive_.get(), room.data(), room.size());
    if (got > 0) return static_cast<std::size_t>(got);
    if (got < 0) failure_ = words();
    at_end_ = true;
    return 0;
  }

  /// For libarchive: the next bytes of the file. A pipe on which nothing comes does not keep the program from stopping.
  static la_ssize_t read_block(archive* handle, void* self, const void** block) {
    auto& text = *static_cast<ArchiveText*>(self);
    *block = text.block_.data();
    pollfd waiting{text.file_.number(), POLLIN, 0};
    while (::poll(&waiting, 1, 100) == 0)
      if (stop_requested()) return 0;
    for (;;) {
      const ssize_t got = ::read(text.file_.number(), text.block_.data(), text.block_.size());
      if (got >= 0) return got;
      if (errno == EINTR && !stop_requested()) continue;
      archive_set_error(handle, errno, "%s", std::strerror(errno));
      return -1;
    }
  }

  [[nodiscard]] std::string words() const {
    const char* text = archive_error_string(archive_.get());
    return text != nullptr ? text : "it cannot be read";
  }

  Descriptor file_;
  std::optional<std::uint64_t> size_;
  std::unique_ptr<archive, FreeArchive> archive_;
  std::array<char, block_size> block_{};
  bool at_end_ = false;
  std::optional<std::string> failure_{};
};

/// Whether a text begins as a file compressed by gzip, zstd, bzip2, xz or lz4 does.
bool is_compressed(std::string_view text) {
  constexpr std::array<std::string_view, 5> beginnings = {"\x1F\x8B", "\x28\xB5\x2F\xFD", "BZh",
                                                          "\xFD"
                                                          "7zXZ",
                                                          "\x04\x22\x4D\x18"};
  for (const std::string_view beginning : beginnings)
    if (text.starts_with(beginning)) return true;
  return false;
}

/// Without waiting for somebody to write to a named pipe: read_block() waits, and can be stopped.
int open_at_once(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file >= 0) ::fcntl(file, F_SETFL, 0);
  return file;
}

std::unique_ptr<TextSource> map(const Descriptor& file, std::size_t size) {
  void* const address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0);
  if (address == MAP_FAILED) return nullptr;
  ::madvise(address, size, MADV_SEQUENTIAL);
  auto text = std::make_unique<MappedText>(address, size);
  if (is_compressed(*text->whole())) return nullptr;
  return text;
}

}  // namespace

Expected<std::unique_ptr<TextSource>, std::string> open_text(const std::string& path) {
  Descriptor file(path == "-" ? STDIN_FILENO : open_at_once(path));
  struct stat status{};
  if (file.number() < 0 || ::fstat(file.number(), &status) != 0) return refused(std::string(std::strerror(errno)));
  if (S_ISDIR(status.st_mode)) return refused(std::string(std::strerror(EISDIR)));
  std::optional<std::uint64_t> size;
  if (S_ISREG(status.st_mode)) {
    size = static_cast<std::uint64_t>(status.st_size);
    const bool from_its_start = path != "-" || ::lseek(file.number(), 0, SEEK_CUR) == 0;
    if (*size > 0 && from_its_start)
      if (auto mapped = map(file, static_cast<std::size_t>(*size))) return mapped;
  }
  auto stream = std::make_unique<ArchiveText>(std::move(file), size);
  if (auto failure = stream->open()) return refused(std::move(*failure));
  return stream;
}

}  // namespace adoube::cli
