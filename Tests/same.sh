#!/bin/bash
# same.sh DEBUG RELEASE SANITIZED: draws and traces every scene by these programs, by 1, 2 and 64 threads and on an
# emulated processor without fused multiplication, and says whose bytes are others.
set -u
debug=$(realpath "$1") release=$(realpath "$2") sanitized=$(realpath "$3")
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export OVERSCROLL_NO_CACHE=1 ASAN_OPTIONS=detect_leaks=0
scenes=()
for scene in Fixtures/Scenes/*.yaml; do
  case $scene in *.repo.yaml) ;; *) scenes+=("$scene") ;; esac
done

# make NAME JOBS PROGRAM…: all outputs and traces of it into a folder, and the sums of their bytes beside it.
make() {
  local name=$1 jobs=$2 scene
  shift 2
  mkdir -p "$room/$name"
  for scene in "${scenes[@]}"; do
    nice "$@" render "$scene" --scale 0.5 --images Fixtures/Images -j "$jobs" -o "$room/$name" > /dev/null 2> "$room/errors" &&
      nice "$@" trace "$scene" --images Fixtures/Images --format csv > "$room/$name/$(basename "$scene").csv" 2> "$room/errors" || {
      echo "$name, $scene: $(tail -1 "$room/errors")"
      return 1
    }
  done
  (cd "$room/$name" && find . -type f | sort | xargs sha256sum) > "$room/$name.sums"
  rm -r "${room:?}/$name"
  [ -e "$room/first" ] || cp "$room/$name.sums" "$room/first"
  if diff "$room/first" "$room/$name.sums" > "$room/differences"; then
    echo "$name: $(wc -l < "$room/first") files, the same"
  else
    echo "$name: others: $(sed -n 's/^> [0-9a-f]*  //p' "$room/differences" | tr '\n' ' ')"
    return 1
  fi
}

status=0
make release 2 "$release" || status=1
make one-thread 1 "$release" || status=1
make 64-threads 64 "$release" || status=1
make debug 2 "$debug" || status=1
make address-sanitizer 2 "$sanitized" || status=1
if command -v qemu-x86_64 > /dev/null && [ "$(uname -m)" = x86_64 ]; then
  make qemu64 2 qemu-x86_64 -cpu qemu64 "$release" || status=1
else
  echo "qemu64: skipped, qemu-x86_64 is not installed"
fi
exit $status
