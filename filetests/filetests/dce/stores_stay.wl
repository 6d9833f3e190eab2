; test dce
; A store stays with its address and value, even into private memory that nobody reads.

function %stores {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 5
    v3 = iadd.i32 v2, v1
    store.i32 private align 4 [v1], v3
    store.i32 global align 4 [v0], v2
    return
}
; check: block0
; nextln: v2 = iconst.i32 5
; nextln: v3 = iadd.i32 v2, v1
; nextln: store.i32 private align 4 [v1], v3
; nextln: store.i32 global align 4 [v0], v2
; nextln: return
