; test gvn
; What may change from one time to the next stays: clocks, and the number of the wave and compute unit, as waves may be moved (HSA PRM 11.1).

function %volatile {
block0:
    v0 = clock.i64
    v1 = clock.i64
    v2 = waveid.i32
    v3 = waveid.i32
    v4 = cuid.i32
    v5 = cuid.i32
    return v0, v1, v2, v3, v4, v5
}
; check: block0
; nextln: v0 = clock.i64
; nextln: v1 = clock.i64
; nextln: v2 = waveid.i32
; nextln: v3 = waveid.i32
; nextln: v4 = cuid.i32
; nextln: v5 = cuid.i32
; nextln: return v0, v1, v2, v3, v4, v5
