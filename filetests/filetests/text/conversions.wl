; test cat
; Conversions between all kinds of types.

function %ops {
block0(v0: i8, v1: b1, v2: f64, v3: i64):
    v4 = uextend.i64 v0
    v5 = sextend.i16 v0
    v6 = uextend.i32 v1
    v7 = ireduce.i32 v3
    v8 = bitcast.f64 v3
    v9 = fconvert.f16 v2
    v10 = fcvt_to_uint.zero.i64 v2
    v11 = fcvt_to_sint.down.sat.i8 v2
    v12 = fcvt_from_uint.up.f32 v3
    v13 = fcvt_from_sint.f16 v0
    v14 = iconcat v7, v6
    v15 = ilow v3
    v16 = ihigh v3
    return
}
; check: block0
; nextln: v4 = uextend.i64 v0
; nextln: v5 = sextend.i16 v0
; nextln: v6 = uextend.i32 v1
; nextln: v7 = ireduce.i32 v3
; nextln: v8 = bitcast.f64 v3
; nextln: v9 = fconvert.f16 v2
; nextln: v10 = fcvt_to_uint.zero.i64 v2
; nextln: v11 = fcvt_to_sint.down.sat.i8 v2
; nextln: v12 = fcvt_from_uint.up.f32 v3
; nextln: v13 = fcvt_from_sint.f16 v0
; nextln: v14 = iconcat v7, v6
; nextln: v15 = ilow v3
; nextln: v16 = ihigh v3
; nextln: return
