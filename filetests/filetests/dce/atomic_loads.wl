; test dce
; An atomic load that orders nothing goes if unused; one that acquires stays, for what follows relies on it.

function %orders {
block0(v0: i64):
    v1 = atomic_load.i32 ld global align 4 rlx system [v0]
    v2 = atomic_load.i32 ld global align 4 scacq wg [v0]
    return
}
; check: block0
; nextln: v2 = atomic_load.i32 ld global align 4 scacq wg [v0]
; nextln: return
