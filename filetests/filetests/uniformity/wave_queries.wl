; test uniformity
; The number of a wave and of its compute unit is one for the wave, not for the work-group.

kernel %wave {
block0:
    v0 = waveid.i32
    v1 = cuid.i32
    v2 = iadd.i32 v0, v1
    return
}
; check: v0: uniform in the wave
; nextln: v1: uniform in the wave
; nextln: v2: uniform in the wave
