#!/bin/bash -eu
# Builds every fuzz target, and packs seeds and dictionaries beside each. $SRC and $OUT are OSS-Fuzz's.
cd "$SRC/wavelift"
cargo fuzz build -O --debug-assertions

source fuzz/inputs.sh

for target in $(cargo fuzz list); do
    cp "fuzz/target/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
    seeds=$(seeds_of "$target")
    # The same names stand in several folders: their paths are kept.
    [ -z "$seeds" ] || zip -q -r "$OUT/${target}_seed_corpus.zip" $seeds
    dictionary=$(dictionary_of "$target")
    [ -z "$dictionary" ] || cp "$dictionary" "$OUT/$target.dict"
done
