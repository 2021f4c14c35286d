#!/bin/bash
# catalog.sh FROM TO: a catalog of DocC with what its pages show. Pictures lie in Output, where a test holds them, and
# in Fixtures/Images; the code of tutorials is that of the articles beside them: each block behind a line that begins
# with a file's name, and those of commands as commands-1.sh and so on.
set -eu
from=$1 to=$2
root=$(dirname "$0")/..
mkdir -p "$to/Resources"
cp "$from"/*.md "$to/"
for tutorial in "$from"/*.tutorial; do
  [ ! -e "$tutorial" ] || cp "$tutorial" "$to/"
done

for picture in $({ grep -ohE '\]\([a-z0-9.-]+\.(gif|png)\)' "$from"/*.md | tr -d '][()'
  grep -ohE 'source: "[^"]+"' "$from"/*.tutorial 2> /dev/null | cut -d '"' -f 2; } | sort -u); do
  if [ -e "$root/Output/$picture" ]; then
    cp "$root/Output/$picture" "$to/Resources/"
  else
    cp "$root/Fixtures/Images/${picture%.*}@3x.${picture##*.}" "$to/Resources/"
  fi
done

for article in $(grep -ohE '<doc:[A-Za-z]+>' "$from"/*.tutorial 2> /dev/null | cut -d : -f 2 | tr -d '>' | sort -u); do
  awk -v folder="$to/Resources" '
    /^```/ && out { close(out); out = ""; next }
    /^```sh$/ { out = folder "/commands-" ++commands ".sh"; next }
    /^```/ { out = file ? folder "/" file : "/dev/null"; file = ""; next }
    out { print > out; next }
    /^`[^` ]+\.[a-z]+`/ { split($0, parts, "`"); file = parts[2]; sub(".*/", "", file); next }
    /[^ ]/ { file = "" }
  ' "$from/$article.md"
done
