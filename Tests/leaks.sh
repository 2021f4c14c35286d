#!/bin/bash
# leaks.sh PROGRAM: PROGRAM is built with the address sanitizer. Each scene's outputs are drawn once and eleven times
# by one process; what LeakSanitizer finds at the end must be the same.
set -u
program=$(realpath "$1")
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
# Beside their pictures and what they include.
cp -r Fixtures "$room/"
export OVERSCROLL_NO_CACHE=1 SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=1:exitcode=0 LSAN_OPTIONS=report_objects=0

# Without the sanitizer nothing is found, whatever leaks.
ASAN_OPTIONS=help=1 "$program" --version 2>&1 | grep -q detect_leaks || {
  echo "$1 is not built with the address sanitizer" >&2
  exit 64
}

# Bytes and allocations that nothing reaches any more, "0 0" for none.
lost() {
  "$program" render "$@" -o "$room/out" --scale 0.25 --images Fixtures/Images -j 2 > "$room/words" 2> "$room/errors" || {
    tail -3 "$room/errors" >&2
    return 1
  }
  sed -n 's/^SUMMARY: AddressSanitizer: \([0-9]*\) byte(s) leaked in \([0-9]*\) allocation(s).*/\1 \2/p' "$room/errors" |
    grep . || echo 0 0
}

cd "$room" || exit 1
status=0
for scene in Fixtures/Scenes/*.yaml; do
  case $scene in *.repo.yaml) continue ;; esac
  copies=()
  for number in {1..11}; do
    # No two scenes of a call write one file.
    sed -E "s/\\bfile: */&copy$number-/" "$scene" > "${scene%.yaml}-copy$number.yaml"
    copies+=("${scene%.yaml}-copy$number.yaml")
  done
  once=$(lost "${copies[0]}") && often=$(lost "${copies[@]}") || status=1
  [ "$once" = "$often" ] || status=1
  echo "$(basename "$scene"): once $once, eleven times $often"
  rm "${copies[@]}"
done
exit $status
