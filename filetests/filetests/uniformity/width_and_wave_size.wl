; test uniformity wave=32
; For waves of 32 lanes a width of 32 covers the wave, one of 16 does not.

kernel %widths {
block0:
    v0 = laneid.i32
    v1 = load.i32 group align 4 width 32 [v0]
    v2 = load.i32 group align 4 width 16 [v0]
    return
}
; check: v1: uniform in the wave
; nextln: v2: divergent because v0 is
