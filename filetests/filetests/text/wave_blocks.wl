; test cat
; At the wave level a block may hold the lane program of a block, all of it or some instructions; its own instructions have no bar.

kernel %k {
block0:
    v0 = bconst 1
    v1 = dim.i32
    return
wave {
block0 of block0 0..1:
    | v0 = bconst 1
    v2 = mask_of v0
    wave_jump block2
block2 of block0 1..2:
    v3 = mask_and v2, v2
    | v1 = dim.i32
    v4 = mask_or v2, v3
    v5 = mask_andn v2, v4
    v6 = mask_zero
    exec_set v5
    wave_end
}
}
; check: wave {
; nextln: block0 of block0 0..1:
; nextln: | v0 = bconst 1
; nextln: v2 = mask_of v0
; nextln: wave_jump block2
; nextln: block2 of block0 1..2:
; nextln: v3 = mask_and v2, v2
; nextln: | v1 = dim.i32
; nextln: v4 = mask_or v2, v3
; nextln: v5 = mask_andn v2, v4
; nextln: v6 = mask_zero
