; test gvn
; A load of several values merges as a whole, and with one of as many values only.

function %several {
block0(v0: i64):
    v1, v2 = load.i32 kernarg align 8 [v0]
    v3, v4 = load.i32 kernarg align 8 [v0]
    v5 = load.i32 kernarg align 8 [v0]
    return v1, v2, v3, v4, v5
}
; check: block0
; nextln: v1, v2 = load.i32 kernarg align 8 [v0]
; nextln: v5 = load.i32 kernarg align 8 [v0]
; nextln: return v1, v2, v1, v2, v5
