; test cat
; The orders and scopes of atomics and fences.

function %orders {
block0(v0: i32, v1: i64):
    v2 = atomic_load.i64 ld group align 8 rlx wi [v0]
    v3 = atomic_load.i64 ld group align 8 scacq wave [v0]
    atomic_store.i64 st group align 8 screl wg [v0], v1
    v4 = atomic_rmw.i64 add global align 8 scar agent [v1+16], v1
    v5 = atomic_rmw.i64 add flat align 8 equiv 2 scar system [v1], v1
    fence scacq wg
    fence screl agent
    fence scar system
    return
}
; check: block0
; nextln: v2 = atomic_load.i64 ld group align 8 rlx wi [v0]
; nextln: v3 = atomic_load.i64 ld group align 8 scacq wave [v0]
; nextln: atomic_store.i64 st group align 8 screl wg [v0], v1
; nextln: v4 = atomic_rmw.i64 add global align 8 scar agent [v1+16], v1
; nextln: v5 = atomic_rmw.i64 add flat align 8 equiv 2 scar system [v1], v1
; nextln: fence scacq wg
; nextln: fence screl agent
; nextln: fence scar system
; nextln: return
