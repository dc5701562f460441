// SPDX-License-Identifier: MIT
#include "adoube/store/store.hpp"

#include <future>
#include <memory>
#include <utility>

namespace adoube::store {

std::string_view word(StoreFault fault) {
  switch (fault) {
    case StoreFault::Conflict:
      return "conflict";
    case StoreFault::Gap:
      return "gap";
    case StoreFault::UnknownGame:
      return "unknown-game";
    case StoreFault::UnknownAccount:
      return "unknown-account";
    case StoreFault::UnknownSession:
      return "unknown-session";
    case StoreFault::UnknownImport:
      return "unknown-import";
    case StoreFault::UnknownPicture:
      return "unknown-picture";
    case StoreFault::Unkeepable:
      return "unkeepable";
    case StoreFault::Unavailable:
      return "unavailable";
    case StoreFault::Broken:
      return "broken";
  }
  return "";
}

StoreAnswer Store::append(EventRecord event) {
  // Shared, since the thread that answers may still be inside set_value() when the one that waits has gone on.
  const auto answer = std::make_shared<std::promise<StoreAnswer>>();
  append_later(std::move(event), [answer](StoreAnswer given) { answer->set_value(std::move(given)); });
  return answer->get_future().get();
}

}  // namespace adoube::store
