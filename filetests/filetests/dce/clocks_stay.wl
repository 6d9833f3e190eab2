; test dce
; A clock stays: it is ordered among memory operations and time is measured between two of them.

function %clock {
block0:
    v0 = clock.i64
    return
}
; check: block0
; nextln: v0 = clock.i64
; nextln: return
