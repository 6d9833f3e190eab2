; test uniformity
; Lanes take atomics in turn: each gets another old value, also at one address. An atomic load may see another lane's write.

kernel %atomics {
block0:
    v0 = iconst.i32 0
    v1 = atomic_rmw.i32 add group align 4 rlx wg [v0], v0
    v2 = atomic_cas.i32 cas group align 4 rlx wg [v0], v0, v0
    v3 = atomic_load.i32 ld group align 4 rlx wg [v0]
    return
}
; check: v1: divergent by its operation atomic_rmw
; nextln: v2: divergent by its operation atomic_cas
; nextln: v3: divergent by its operation atomic_load
