// SPDX-License-Identifier: MIT
#include "adoube/archive/archive_problem.hpp"

namespace adoube::archive {

std::string_view code(ArchiveFault fault) {
  switch (fault) {
    case ArchiveFault::NotAnArchive:
      return "not-an-archive";
    case ArchiveFault::Unsupported:
      return "unsupported-archive";
    case ArchiveFault::BlockDamaged:
      return "block-damaged";
    case ArchiveFault::BlocksMissing:
      return "blocks-missing";
    case ArchiveFault::IndexDamaged:
      return "index-damaged";
    case ArchiveFault::CutOff:
      return "archive-cut-off";
    case ArchiveFault::BytesBehind:
      return "bytes-behind";
  }
  return {};
}

}  // namespace adoube::archive
