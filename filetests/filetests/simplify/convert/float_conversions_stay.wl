; test simplify dce
; A conversion to another size and back is exact but for signalling NaNs, which come out quiet; to a narrower type and back it rounds. Both stay.

function %wider_and_back {
block0(v0: f32):
    v1 = fconvert.f64 v0
    v2 = fconvert.f32 v1
    return v2
}
; check: block0
; nextln: v1 = fconvert.f64 v0
; nextln: v2 = fconvert.f32 v1
; nextln: return v2

function %narrower_and_back {
block0(v0: f32):
    v1 = fconvert.f16 v0
    v2 = fconvert.f32 v1
    return v2
}
; check: block0
; nextln: v1 = fconvert.f16 v0
; nextln: v2 = fconvert.f32 v1
; nextln: return v2

function %to_integer_and_back {
block0(v0: f64):
    v1 = fcvt_to_sint.zero.i64 v0
    v2 = fcvt_from_sint.f64 v1
    return v2
}
; check: block0
; nextln: v1 = fcvt_to_sint.zero.i64 v0
; nextln: v2 = fcvt_from_sint.f64 v1
; nextln: return v2
