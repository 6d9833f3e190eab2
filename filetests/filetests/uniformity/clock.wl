; test uniformity
; A clock is read once for the wave; other waves read it at another time.

kernel %time {
block0:
    v0 = clock.i64
    return
}
; check: v0: uniform in the wave
