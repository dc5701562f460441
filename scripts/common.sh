# SPDX-License-Identifier: MIT
# What ./run and ./test share: packages, Node, one quiet step after another. Sourced from the root of the repository.
set -euo pipefail
export LC_ALL=C.UTF-8
jobs=$(nproc)
logs=build/log

# What building and serving need. Each list is complete for a bare Debian 12.
build_packages=(g++ cmake ninja-build ccache python3 libfmt-dev libcli11-dev nlohmann-json3-dev libarchive-dev libzstd-dev
                libboost1.81-dev libboost-url1.81-dev libsoci-dev libsqlite3-dev libpq-dev libnats-dev libssl-dev libtomlplusplus-dev
                libargon2-dev libjemalloc-dev libpng-dev libjpeg62-turbo-dev libwebp-dev pkg-config)
# The computer that people play against.
serve_packages=(stockfish)
wasm_packages=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32)
# What the tests need beyond that.
test_packages=(libgtest-dev libgmock-dev librapidcheck-dev libclang-rt-19-dev clang-format-19 pgn-extract chromium fonts-noto-cjk
               zstd gzip procps postgresql-15 nats-server)

say() { printf '· %s\n' "$*"; }
fail() { printf 'adoube: %s\n' "$*" >&2; exit 1; }

# step TITLE COMMAND...: runs it quietly; where it fails, shows the end of what it said.
step() {
  local title=$1 log
  shift
  log=$logs/$(printf '%s' "$title" | tr -c 'a-zA-Z0-9' '-').log
  mkdir -p "$logs"
  say "$title"
  "$@" >"$log" 2>&1 </dev/null || { tail -n 60 "$log" >&2; fail "this step failed: $title (all of it in $log)"; }
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# become_root OTHERWISE: sets `apt` to what runs apt-get as root; where that is impossible, says OTHERWISE and ends.
become_root() {
  local as=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || fail "$1"
    as=(sudo)
  fi
  apt=("${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
}

# need PACKAGE...: installs those that are missing; calls apt only then.
need() {
  local missing=() package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  become_root "packages are missing and there is no sudo; as root, run: apt-get install --no-install-recommends ${missing[*]}"
  step "packages: looking up" "${apt[@]}" update
  step "packages: installing ${#missing[@]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"
}

# The table of openings, out of a package that is downloaded for it and not installed. Calls apt only where it is missing; looks
# packages up again only where that does not do.
need_openings() {
  local table=build/openings/eco.db
  [ ! -s "$table" ] || return 0
  say "openings: fetching their names"
  ! scripts/fetch_openings "$table" >/dev/null 2>&1 || return 0
  become_root "the package pychess cannot be downloaded and there is no sudo; as root, run: apt-get update"
  step "packages: looking up" "${apt[@]}" update
  step "openings: fetching their names again" scripts/fetch_openings "$table"
}

# Node and npm as they are where both are there, otherwise Debian's.
need_node() { if ! command -v node >/dev/null || ! command -v npm >/dev/null; then need nodejs npm; fi; }

# node_modules FOLDER: what its lock file says, installed once.
node_modules() {
  local stamp=$1/node_modules/.lock-installed
  cmp -s "$1/package-lock.json" "$stamp" && return 0
  step "npm: packages of $1" npm --prefix "$1" ci --no-audit --no-fund
  cp "$1/package-lock.json" "$stamp"
}

# configured PRESET OPTION...: configures when there is no build yet, or when its options have changed.
configured() {
  local preset=$1 stamp=build/$1/.options
  shift
  if [ ! -f "build/$preset/build.ninja" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$*" ]; then
    step "configuring: $preset" cmake --preset "$preset" "$@"
    printf '%s' "$*" >"$stamp"
  fi
}

# newer_than STAMP: a file of the page that has changed since, if any. The laws are in the rules; a lesson that is gone changes its folder.
newer_than() {
  find web data/lessons build/wasm/apps/wasm/adoube.wasm \
    -path web/node_modules -prune -o \( -type f -o -path data/lessons \) -newer "$1" -print -quit
}

# The page: the rules as WebAssembly, then everything bundled into build/page. Bundled again only when something changed.
page() {
  configured wasm
  step "building: the rules for the browser" cmake --build --preset wasm --target adoube_wasm
  need_node
  node_modules web
  local stamp=build/page/.built
  if [ ! -f "$stamp" ] || [ -n "$(newer_than "$stamp")" ]; then
    step "building: the page" npm --prefix web run build -- --outDir ../build/page --emptyOutDir
    touch "$stamp"
  fi
}
