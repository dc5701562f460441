// SPDX-License-Identifier: MIT
#include "adoube/store/migrations/migrations.hpp"

namespace adoube::store {

std::vector<std::string> statements(std::string_view sql) {
  constexpr std::string_view end_of_statement = ";\n";
  std::vector<std::string> all;
  for (std::size_t end = sql.find(end_of_statement); end != std::string_view::npos; end = sql.find(end_of_statement)) {
    all.emplace_back(sql.substr(0, end));
    sql.remove_prefix(end + end_of_statement.size());
  }
  return all;
}

}  // namespace adoube::store
