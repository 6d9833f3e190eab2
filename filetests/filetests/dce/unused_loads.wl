; test dce
; Ordinary loads without readers go, of any segment, and one of several values stays while one of them is read.

function %loads {
block0(v0: i64, v1: i32):
    v2 = load.i32 global align 4 [v0]
    v3 = load.i32 group align 4 [v1]
    v4 = load.i32 flat align 4 [v0]
    v5, v6 = load.i32 global align 8 [v0]
    return v6
}
; check: block0
; nextln: v5, v6 = load.i32 global align 8 [v0]
; nextln: return v6
