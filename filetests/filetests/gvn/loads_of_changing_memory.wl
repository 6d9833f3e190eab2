; test gvn
; Loads of global, group, private and flat memory stay, even with nothing between: other work-items may write.

function %other_segments {
block0(v0: i64, v1: i32):
    v2 = load.i32 global align 4 [v0]
    v3 = load.i32 global align 4 [v0]
    v4 = load.i32 group align 4 [v1]
    v5 = load.i32 group align 4 [v1]
    v6 = load.i32 flat align 4 [v0]
    v7 = load.i32 flat align 4 [v0]
    v8 = load.i32 private align 4 [v1]
    v9 = load.i32 private align 4 [v1]
    return v2, v3, v4, v5, v6, v7, v8, v9
}
; check: block0
; nextln: v2 = load.i32 global align 4 [v0]
; nextln: v3 = load.i32 global align 4 [v0]
; nextln: v4 = load.i32 group align 4 [v1]
; nextln: v5 = load.i32 group align 4 [v1]
; nextln: v6 = load.i32 flat align 4 [v0]
; nextln: v7 = load.i32 flat align 4 [v0]
; nextln: v8 = load.i32 private align 4 [v1]
; nextln: v9 = load.i32 private align 4 [v1]
; nextln: return v2, v3, v4, v5, v6, v7, v8, v9
