#!/bin/bash -eu
# Builds every fuzz target, and packs seeds and dictionaries beside each. $SRC and $OUT are OSS-Fuzz's.
cd "$SRC/wavelift"
cargo fuzz build -O --debug-assertions

# Folders of files that a target starts from.
seeds_of() {
    case $1 in
    text | round_trip) echo fuzz/seeds/text ;;
    brig) echo fuzz/seeds/brig ;;
    ir_text | verify_then_compile) find filetests/filetests -name '*.wl' ;;
    machine_text) find filetests/filetests -name '*.mir' ;;
    link) find filetests/filetests/link -type f ;;
    case_file) find tests/conformance -name '*.case' ;;
    hsail_module | hsail_kernel | brig_structure | divergence | regalloc | assemble_disassemble | differential | metamorphic)
        echo fuzz/seeds/choices
        ;;
    esac
}

for target in $(cargo fuzz list); do
    cp "fuzz/target/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
    seeds=$(seeds_of "$target")
    # The same names stand in several folders: their paths are kept.
    [ -z "$seeds" ] || zip -q -r "$OUT/${target}_seed_corpus.zip" $seeds
    case $target in
    text | round_trip | link) cp fuzz/dictionaries/text.dict "$OUT/$target.dict" ;;
    ir_text | verify_then_compile) cp fuzz/dictionaries/ir_text.dict "$OUT/$target.dict" ;;
    esac
done
