; test gvn
; A conversion that saturates is another one than that which does not; so are those of other directions.

function %kinds {
block0(v0: f32):
    v1 = fcvt_to_sint.zero.i32 v0
    v2 = fcvt_to_sint.zero.sat.i32 v0
    v3 = fcvt_to_sint.down.i32 v0
    v4 = fcvt_to_uint.zero.i32 v0
    v5 = fcvt_to_sint.zero.sat.i32 v0
    return v1, v2, v3, v4, v5
}
; check: block0
; nextln: v1 = fcvt_to_sint.zero.i32 v0
; nextln: v2 = fcvt_to_sint.zero.sat.i32 v0
; nextln: v3 = fcvt_to_sint.down.i32 v0
; nextln: v4 = fcvt_to_uint.zero.i32 v0
; nextln: return v1, v2, v3, v4, v2
