#!/bin/bash
# same.sh DEBUG RELEASE SANITIZED [SCENE…]: draws and traces the scenes, else every one of Fixtures, by these programs, by
# 1, 2 and 64 threads and on an emulated processor without fused multiplication, and says whose bytes are others. As many
# scenes at a time as there are processors. The emulated processor is at least ten times as slow and draws the scenes that
# took RELEASE at most EMULATED_SECONDS (1.2); the others are counted.
set -u
debug=$(realpath "$1") release=$(realpath "$2") sanitized=$(realpath "$3")
shift 3
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
scenes=("$@")
[ $# -gt 0 ] || mapfile -t scenes < <(grep -rl --include='*.yaml' --exclude-dir=Fuzz '^scene:' Fixtures | sort)
export room OVERSCROLL_NO_CACHE=1 ASAN_OPTIONS=detect_leaks=0

# draw NAME JOBS SCENE PROGRAM…: all outputs and traces of a scene into a folder of its own, then the sums of their bytes.
draw() {
  local name=$1 jobs=$2 scene=$3 out
  shift 3
  out=$room/$name/$(tr / - <<< "$scene")
  local began=${EPOCHREALTIME/./}
  mkdir -p "$out"
  nice "$@" render "$scene" --scale 0.5 --images Fixtures/Images -j "$jobs" -o "$out" > /dev/null 2> "$out.errors" &&
    nice "$@" trace "$scene" --images Fixtures/Images --format csv > "$out/trace.csv" 2> "$out.errors" || {
    echo "$name, $scene: $(tail -1 "$out.errors")"
    return 1
  }
  (cd "$room/$name" && find "$(basename "$out")" -type f -print0 | sort -z | xargs -0 sha256sum) > "$out.sums"
  rm -r "$out"
  echo "$((${EPOCHREALTIME/./} - began)) $scene" >> "$room/$name.times"
}
export -f draw

# same NAME JOBS PROGRAM…: whether the sums of all scenes are those of the run named "release", which is the first.
same() {
  local name=$1 jobs=$2 began=$SECONDS status=0 files=("${scenes[@]//\//-}")
  shift 2
  files=("${files[@]/%/.sums}")
  mkdir -p "$room/$name"
  printf '%s\0' "${scenes[@]}" |
    xargs -0 -P "$(nproc)" -I SCENE bash -c 'draw "$@"' draw "$name" "$jobs" SCENE "$@" || status=1
  (cd "$room/release" && cat "${files[@]}") > "$room/expected"
  (cd "$room/$name" && cat "${files[@]}") > "$room/found"
  if diff "$room/expected" "$room/found" > "$room/differences" && [ $status = 0 ]; then
    echo "$name: ${#scenes[@]} scenes, $(wc -l < "$room/found") files, the same ($((SECONDS - began)) s)"
  else
    echo "$name: others: $(sed -n 's/^[<>] [0-9a-f]*  //p' "$room/differences" | sort -u | tr '\n' ' ')"
    return 1
  fi
}

status=0
same release 2 "$release" || status=1
same one-thread 1 "$release" || status=1
same 64-threads 64 "$release" || status=1
same debug 2 "$debug" || status=1
same address-sanitizer 2 "$sanitized" || status=1
if command -v qemu-x86_64 > /dev/null && [ "$(uname -m)" = x86_64 ]; then
  all=${#scenes[@]}
  mapfile -t scenes < <(awk -v limit="${EMULATED_SECONDS:-1.2}" '$1 <= limit * 1e6 {print $2}' "$room/release.times" | sort)
  echo "qemu64: $((all - ${#scenes[@]})) scenes are left out, which take too long"
  [ ${#scenes[@]} = 0 ] || same qemu64 2 qemu-x86_64 -cpu qemu64 "$release" || status=1
else
  echo "qemu64: skipped, qemu-x86_64 is not installed"
fi
exit $status
