; test gvn
; What reads merged values merges in turn, in one walk.

function %chain {
block0(v0: i32):
    v1 = ineg.i32 v0
    v2 = ineg.i32 v0
    v3 = bnot.i32 v1
    v4 = bnot.i32 v2
    v5 = iadd.i32 v3, v1
    v6 = iadd.i32 v2, v4
    return v5, v6
}
; check: block0
; nextln: v1 = ineg.i32 v0
; nextln: v3 = bnot.i32 v1
; nextln: v5 = iadd.i32 v3, v1
; nextln: return v5, v5
