#!/usr/bin/env bash
# Verifies scenes in so many shards, as many at a time as there are cores, and makes one report of them.
# Needs GNU parallel. Usage: shards.sh [SHARDS]
set -u
count=${1:-4}
export OVERSCROLL=${OVERSCROLL:-overscroll} SCENES=${SCENES:-scenes/*.yaml}
rm -rf shards
# Status 1 says that something differs, which the report shows; anything else stops here.
seq "$count" | parallel --will-cite \
  "\$OVERSCROLL verify --shard {}/$count --artifacts shards \$SCENES || [ \$? = 1 ]" || exit
exec "$OVERSCROLL" report merge --artifacts shards -o merged
