; test cat
; Stores of one to four values, with offsets of both signs.

function %stores {
block0(v0: i64, v1: i32, v2: f16):
    store.i32 global align 4 [v0], v1
    store.i32 group align 8 [v1+8], v1, v1
    store.i32 private align 4 [v1-12], v1, v1, v1
    store.f16 flat align 2 equiv 1 [v0], v2, v2, v2, v2
    return
}
; check: block0
; nextln: store.i32 global align 4 [v0], v1
; nextln: store.i32 group align 8 [v1+8], v1, v1
; nextln: store.i32 private align 4 [v1-12], v1, v1, v1
; nextln: store.f16 flat align 2 equiv 1 [v0], v2, v2, v2, v2
; nextln: return
