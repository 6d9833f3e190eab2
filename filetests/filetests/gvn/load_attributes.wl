; test gvn
; Loads of constant memory merge if all their attributes agree: alignment, width and class.

function %attributes {
block0(v0: i64):
    v1 = load.i32 kernarg align 4 [v0]
    v2 = load.i32 kernarg align 8 [v0]
    v3 = load.i32 kernarg align 4 width all [v0]
    v4 = load.i32 kernarg align 4 equiv 1 [v0]
    v5 = load.i32 kernarg align 4 [v0]
    return v1, v2, v3, v4, v5
}
; check: block0
; nextln: v1 = load.i32 kernarg align 4 [v0]
; nextln: v2 = load.i32 kernarg align 8 [v0]
; nextln: v3 = load.i32 kernarg align 4 width all [v0]
; nextln: v4 = load.i32 kernarg align 4 equiv 1 [v0]
; nextln: return v1, v2, v3, v4, v1
