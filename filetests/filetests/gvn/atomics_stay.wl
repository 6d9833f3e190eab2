; test gvn
; Atomics are done as often as they are written: loads, exchanges and compare-and-swaps.

function %atomics {
block0(v0: i64, v1: i32):
    v2 = atomic_load.i32 ld global align 4 rlx agent [v0]
    v3 = atomic_load.i32 ld global align 4 rlx agent [v0]
    v4 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
    v6 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
    v7 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = atomic_load.i32 ld global align 4 rlx agent [v0]
; nextln: v3 = atomic_load.i32 ld global align 4 rlx agent [v0]
; nextln: v4 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
; nextln: v5 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
; nextln: v6 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
; nextln: v7 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
; nextln: return v2, v3, v4, v5, v6, v7
