; test gvn
; A load of kernarg that is marked mutable may see a change: it stays.

function %marked {
block0(v0: i64):
    v1 = load.i32 kernarg align 4 mutable [v0]
    v2 = load.i32 kernarg align 4 mutable [v0]
    return v1, v2
}
; check: block0
; nextln: v1 = load.i32 kernarg align 4 mutable [v0]
; nextln: v2 = load.i32 kernarg align 4 mutable [v0]
; nextln: return v1, v2
