; test gvn
; The same operand converted to another type is another value.

function %widths {
block0(v0: i8):
    v1 = uextend.i16 v0
    v2 = uextend.i32 v0
    v3 = sextend.i32 v0
    v4 = uextend.i32 v0
    return v1, v2, v3, v4
}
; check: block0
; nextln: v1 = uextend.i16 v0
; nextln: v2 = uextend.i32 v0
; nextln: v3 = sextend.i32 v0
; nextln: return v1, v2, v3, v2

function %casts {
block0(v0: i32):
    v1 = bitcast.f32 v0
    v2 = bitcast.f16x2 v0
    v3 = bitcast.i16x2 v0
    v4 = bitcast.f16x2 v0
    return v1, v2, v3, v4
}
; check: block0
; nextln: v1 = bitcast.f32 v0
; nextln: v2 = bitcast.f16x2 v0
; nextln: v3 = bitcast.i16x2 v0
; nextln: return v1, v2, v3, v2
