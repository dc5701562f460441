// SPDX-License-Identifier: MIT
#include "adoube/store/sql/postgres_sessions.hpp"

#include <array>
#include <string>

#include "adoube/store/sql/pool.hpp"
#include "adoube/store/sql/postgres_driver.hpp"

namespace adoube::store::sql {
namespace {

/// Connections of one node: for those who ask and wait, and for events that are handed over.
constexpr std::size_t writers = 6;
constexpr std::size_t readers = 6;
constexpr std::size_t lanes = 4;

class PostgresSessions final : public Sessions {
 public:
  PostgresSessions(std::string_view url, std::chrono::milliseconds patience)
      : driver_(url, patience), writers_(driver_, writers, patience), readers_(driver_, readers, patience) {
    for (auto& lane : lanes_) lane = std::make_unique<Lane>(driver_, patience);
  }

  void write_later(std::size_t key, Work work, Done done) override {
    lanes_[key % lanes_.size()]->add({.work = std::move(work), .done = std::move(done), .undo_on_a_fault = false});
  }

  /// Without patience: whoever starts hears at once that nobody is there.
  [[nodiscard]] StoreAnswer connected() {
    Transactions first(driver_, {});
    if (StoreAnswer answer = first.connect(Access::ReadOnly); !answer) return answer;
    return first.read([](Connection& connection) -> StoreAnswer {
      std::string encoding;
      connection << "SHOW server_encoding", soci::into(encoding);
      if (encoding == "UTF8") return {};
      return refused(StoreError{StoreFault::Broken, "its encoding is " + encoding + " where UTF8 is needed"});
    });
  }

 protected:
  StoreAnswer write_now(const Work& work) override {
    return writers_.with_one([&](Transactions& writer) { return writer.write(work); });
  }
  StoreAnswer read_now(const Work& work) override {
    return readers_.with_one([&](Transactions& reader) { return reader.read(work); });
  }

 private:
  PostgresDriver driver_;
  Pool writers_;
  Pool readers_;
  std::array<std::unique_ptr<Lane>, lanes> lanes_;
};

}  // namespace

Expected<std::unique_ptr<Sessions>, StoreError> open_postgres(std::string_view url, std::chrono::milliseconds patience) {
  auto sessions = std::make_unique<PostgresSessions>(url, patience);
  if (StoreAnswer answer = sessions->connected(); !answer) return refused(answer.error());
  return sessions;
}

}  // namespace adoube::store::sql
