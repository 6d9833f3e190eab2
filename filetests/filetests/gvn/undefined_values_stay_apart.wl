; test gvn
; An undefined value may differ from one definition to the next, so two do not merge.

function %undef {
block0:
    v0 = undef.i32
    v1 = undef.i32
    v2 = ineg.i32 v0
    v3 = ineg.i32 v1
    return v2, v3
}
; check: block0
; nextln: v0 = undef.i32
; nextln: v1 = undef.i32
; nextln: v2 = ineg.i32 v0
; nextln: v3 = ineg.i32 v1
; nextln: return v2, v3
