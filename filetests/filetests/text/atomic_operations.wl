; test cat
; Each operation of the atomics that read, change and write.

function %ops {
block0(v0: i64, v1: i32):
    v2 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
    v3 = atomic_rmw.i32 sub global align 4 rlx agent [v0], v1
    v4 = atomic_rmw.i32 and global align 4 rlx agent [v0], v1
    v5 = atomic_rmw.i32 or global align 4 rlx agent [v0], v1
    v6 = atomic_rmw.i32 xor global align 4 rlx agent [v0], v1
    v7 = atomic_rmw.i32 exch global align 4 rlx agent [v0], v1
    v8 = atomic_rmw.i32 umin global align 4 rlx agent [v0], v1
    v9 = atomic_rmw.i32 umax global align 4 rlx agent [v0], v1
    v10 = atomic_rmw.i32 smin global align 4 rlx agent [v0], v1
    v11 = atomic_rmw.i32 smax global align 4 rlx agent [v0], v1
    v12 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v0], v1
    v13 = atomic_rmw.i32 wrapdec global align 4 rlx agent [v0], v1
    v14 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
    v15 = atomic_load.i32 ld global align 4 rlx agent [v0]
    atomic_store.i32 st global align 4 rlx agent [v0], v1
    atomic_rmw_noret.i32 add global align 4 rlx agent [v0], v1
    atomic_cas_noret.i32 cas global align 4 rlx agent [v0], v1, v1
    return
}
; check: block0
; nextln: v2 = atomic_rmw.i32 add global align 4 rlx agent [v0], v1
; nextln: v3 = atomic_rmw.i32 sub global align 4 rlx agent [v0], v1
; nextln: v4 = atomic_rmw.i32 and global align 4 rlx agent [v0], v1
; nextln: v5 = atomic_rmw.i32 or global align 4 rlx agent [v0], v1
; nextln: v6 = atomic_rmw.i32 xor global align 4 rlx agent [v0], v1
; nextln: v7 = atomic_rmw.i32 exch global align 4 rlx agent [v0], v1
; nextln: v8 = atomic_rmw.i32 umin global align 4 rlx agent [v0], v1
; nextln: v9 = atomic_rmw.i32 umax global align 4 rlx agent [v0], v1
; nextln: v10 = atomic_rmw.i32 smin global align 4 rlx agent [v0], v1
; nextln: v11 = atomic_rmw.i32 smax global align 4 rlx agent [v0], v1
; nextln: v12 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v0], v1
; nextln: v13 = atomic_rmw.i32 wrapdec global align 4 rlx agent [v0], v1
; nextln: v14 = atomic_cas.i32 cas global align 4 rlx agent [v0], v1, v1
; nextln: v15 = atomic_load.i32 ld global align 4 rlx agent [v0]
; nextln: atomic_store.i32 st global align 4 rlx agent [v0], v1
; nextln: atomic_rmw_noret.i32 add global align 4 rlx agent [v0], v1
; nextln: atomic_cas_noret.i32 cas global align 4 rlx agent [v0], v1, v1
; nextln: return
