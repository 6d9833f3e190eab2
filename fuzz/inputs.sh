# What a fuzz target starts from, for scripts that run or pack targets. Paths are from the root of the project.

# Files and folders of seeds.
seeds_of() {
    case $1 in
    text | round_trip) echo fuzz/seeds/text ;;
    brig) echo fuzz/seeds/brig ;;
    ir_text | verify_then_compile) find filetests/filetests -name '*.wl' ;;
    machine_text) find filetests/filetests -name '*.mir' ;;
    link) find filetests/filetests/link -type f ;;
    case_file) find tests/conformance -name '*.case' ;;
    code_object) echo fuzz/seeds/code_object ;;
    hsail_module | hsail_kernel | brig_structure | divergence | regalloc | assemble_disassemble | differential | metamorphic)
        echo fuzz/seeds/choices
        ;;
    esac
}

# A dictionary, if the target has text as input.
dictionary_of() {
    case $1 in
    text | round_trip | link) echo fuzz/dictionaries/text.dict ;;
    ir_text | verify_then_compile) echo fuzz/dictionaries/ir_text.dict ;;
    esac
}
