; test uniformity wave=64
; A load whose width covers the wave is promised to be uniform, whatever its address and segment; a width of 32 lanes promises nothing for 64.

kernel %widths {
block0:
    v0 = laneid.i32
    v1 = load.i32 group align 4 width all [v0]
    v2 = load.i32 group align 4 width wave [v0]
    v3 = load.i32 group align 4 width 64 [v0]
    v4 = load.i32 group align 4 width 32 [v0]
    v5 = load.i32 private align 4 width all [v0]
    return
}
; check: v1: uniform in the wave
; nextln: v2: uniform in the wave
; nextln: v3: uniform in the wave
; nextln: v4: divergent because v0 is
; nextln: v5: uniform in the wave
