#!/bin/bash
# leaks.sh PROGRAM [SCENE…]: PROGRAM is built with the address sanitizer. The outputs of each scene, else of every one in
# Fixtures, are drawn once and three times by one process; what LeakSanitizer finds at the end must be the same.
# As many scenes at a time as there are processors. Most of the time is playing, which smaller pictures do not shorten;
# RANGE=0s..1s plays and draws a second of scenes that are animations alone.
set -u
program=$(realpath "$1")
shift
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export program room OVERSCROLL_NO_CACHE=1 SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=1:exitcode=0
export LSAN_OPTIONS=report_objects=0:print_suppressions=0:suppressions=$(dirname "$(realpath "$0")")/leaks.suppressions

# Without the sanitizer nothing is found, whatever leaks.
ASAN_OPTIONS=help=1 "$program" --version 2>&1 | grep -q detect_leaks || {
  echo "$program is not built with the address sanitizer" >&2
  exit 64
}

# draw FOLDER ARGUMENT…: what is wrong goes into FOLDER.errors.
draw() {
  "$program" render "${@:2}" -o "$1" --scale 0.25 --images Fixtures/Images -j 2 > /dev/null 2> "$1.errors"
}

# Bytes and allocations that nothing reaches any more, "0 0" for none. $1 is the folder of the outputs.
lost() {
  local out=$1
  shift
  draw "$out" ${RANGE:+--range "$RANGE"} "$@" || {
    grep -q -e '--range applies to animations' "$out.errors" && draw "$out" "$@"
  } || {
    tail -3 "$out.errors" >&2
    return 1
  }
  sed -n 's/^SUMMARY: AddressSanitizer: \([0-9]*\) byte(s) leaked in \([0-9]*\) allocation(s).*/\1 \2/p' "$out.errors" |
    grep . || echo 0 0
}

# Says the two numbers of a scene; fails where they are not the same.
compare() {
  local scene=$1 out once often status=0 number copies=()
  out=$room/$(tr / - <<< "$scene")
  # Beside its pictures and what it includes; no two scenes of a call write one file.
  for number in {1..3}; do
    copies+=("${scene%.yaml}-copy$number.yaml")
    sed -E "s/\\bfile: *\"?/&copy$number-/" "$scene" > "${copies[-1]}"
  done
  once=$(lost "$out-once" "${copies[0]}") && often=$(lost "$out-often" "${copies[@]}") || status=1
  [ "$once" = "${often:-}" ] || status=1
  echo "$scene: once ${once:-failed}, three times ${often:-failed}"
  rm -rf "${copies[@]}" "$out"*
  return $status
}
export -f draw lost compare

scenes=("$@")
# Files without `scene:` are parts of scenes.
[ $# -gt 0 ] || mapfile -t scenes < <(grep -rl --include='*.yaml' --exclude-dir=Fuzz '^scene:' Fixtures | sort)
# One scene shows the screen of an example.
mkdir -p "$room/Examples/OwnScreen"
cp -r Fixtures "$room/"
cp -r Examples/OwnScreen/Sources "$room/Examples/OwnScreen/"
cd "$room" || exit 1
printf '%s\0' "${scenes[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'compare "$1"' compare
