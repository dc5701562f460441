// SPDX-License-Identifier: MIT
// The server as a process of its own, so that a test can kill it: server_process [STORE [LISTEN [NEXT_FREE_PORT [BUS]]]].
#include "apps/server/serve.hpp"

int main(int argc, char** argv) {
  adoube::server::ServeOptions options{
      .listen = "127.0.0.1:0", .next_free_port = false, .store = {}, .bus = {}, .limits = {}};
  if (argc > 1) options.store = argv[1];
  if (argc > 2) options.listen = argv[2];
  options.next_free_port = argc > 3;
  if (argc > 4) options.bus = argv[4];
  options.limits.messages_per_second = 100'000;
  return adoube::server::serve(options);
}
