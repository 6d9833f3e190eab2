; test dce
; Atomics that write stay without a reader, relaxed ones, too.

function %updates {
block0(v0: i64, v1: i32):
    v2 = atomic_rmw.i32 xor global align 4 rlx wi [v0], v1
    v3 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v0], v1
    atomic_store.i32 st global align 4 rlx agent [v0], v1
    return
}
; check: block0
; nextln: v2 = atomic_rmw.i32 xor global align 4 rlx wi [v0], v1
; nextln: v3 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
; nextln: atomic_rmw_noret.i32 umax global align 4 rlx agent [v0], v1
; nextln: atomic_store.i32 st global align 4 rlx agent [v0], v1
; nextln: return
