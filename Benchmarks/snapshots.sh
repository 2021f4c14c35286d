#!/usr/bin/env bash
# Snapshots a second: stills and a film of a published screen that match their goldens, at 1 and 3 pixels per
# point, on one core and on two. Usage: snapshots.sh [OVERSCROLL [STILLS]]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
overscroll=${1:-$root/.build/release/overscroll}
count=${2:-40}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo "| | pixels per point | cores | snapshots | seconds | a second | CPU seconds each |"
echo "|---|---|---|---|---|---|---|"
for scale in 1 3; do
  for kind in still film; do
    files=()
    number=$count
    [ $kind = still ] || number=2
    for ((i = 0; i < number; i++)); do
      file=$kind$scale-$i.yaml
      if [ $kind = still ]; then output="{file: a.png, time: 1.0s"; else output="{file: a.gif, fps: 20"; fi
      sed '/^outputs:/,$d' "$root/Fixtures/Scenes/parallax-and-scale.yaml" > "$file"
      echo "outputs: [$output, scale: $scale}]" >> "$file"
      files+=("$file")
    done
    options=(--images "$root/Fixtures/Images" --artifacts artifacts)
    "$overscroll" record "${options[@]}" "${files[@]}" > /dev/null 2>&1
    for cores in 1 2; do
      TIMEFORMAT='%R %U'
      { time taskset -c "$([ $cores = 1 ] && echo 0 || echo 0,1)" \
        "$overscroll" verify --jobs $cores "${options[@]}" "${files[@]}" 2> /dev/null; } 2> times
      read -r wall cpu < times
      awk -v k=$kind -v s=$scale -v c=$cores -v n=${#files[@]} -v w="$wall" -v u="$cpu" 'BEGIN {
        printf "| %s | %d | %d | %d | %.1f | %.2f | %.2f |\n", k, s, c, n, w, n / w, u / n }'
    done
  done
done
