; test legalize precise-output
; target gfx900
; Between integers and floats, with doubles.

function %fcvt_to_sint_zero_sat_i32_f16 {
block0(v0: f16):
    v20 = fcvt_to_sint.zero.sat.i32 v0
    return v20
}
;; function %fcvt_to_sint_zero_sat_i32_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fcvt_to_sint.zero.sat.i32 v21
;;     return v22
;; }

function %fcvt_to_sint_up_i32_f32 {
block0(v0: f32):
    v20 = fcvt_to_sint.up.i32 v0
    return v20
}
;; function %fcvt_to_sint_up_i32_f32 {
;; block0(v0: f32):
;;     v21 = fceil.f32 v0
;;     v22 = fcvt_to_sint.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_sint_down_i32_f64 {
block0(v0: f64):
    v20 = fcvt_to_sint.down.i32 v0
    return v20
}
;; function %fcvt_to_sint_down_i32_f64 {
;; block0(v0: f64):
;;     v21 = ffloor.f64 v0
;;     v22 = fcvt_to_sint.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_sint_ftz_i32_f32 {
block0(v0: f32):
    v20 = fcvt_to_sint.ftz.i32 v0
    return v20
}
;; function %fcvt_to_sint_ftz_i32_f32 {
;; block0(v0: f32):
;;     v21 = frint.ftz.f32 v0
;;     v22 = fcvt_to_sint.ftz.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_sint_zero_i8_f32 {
block0(v0: f32):
    v20 = fcvt_to_sint.zero.i8 v0
    return v20
}
;; function %fcvt_to_sint_zero_i8_f32 {
;; block0(v0: f32):
;;     v21 = fcvt_to_sint.zero.sat.i32 v0
;;     v22 = iconst.i32 127
;;     v23 = iconst.i32 -128
;;     v24 = smin.i32 v21, v22
;;     v25 = smax.i32 v24, v23
;;     v26 = ireduce.i8 v25
;;     return v26
;; }

function %fcvt_to_sint_zero_sat_i64_f64 {
block0(v0: f64):
    v20 = fcvt_to_sint.zero.sat.i64 v0
    return v20
}
;; function %fcvt_to_sint_zero_sat_i64_f64 {
;; block0(v0: f64):
;;     v21 = ftrunc.f64 v0
;;     v22 = fconst.f64 0x3df0000000000000
;;     v23 = fmul.f64 v21, v22
;;     v24 = ffloor.f64 v23
;;     v25 = fconst.f64 0xc1f0000000000000
;;     v26 = fma.f64 v24, v25, v21
;;     v27 = fcvt_to_sint.zero.i32 v24
;;     v28 = fcvt_to_uint.zero.i32 v26
;;     v29 = iconcat v28, v27
;;     v30 = fconst.f64 0xc3e0000000000000
;;     v31 = fconst.f64 0x43e0000000000000
;;     v32 = fcmp.ge v21, v31
;;     v33 = fcmp.lt v21, v30
;;     v34 = iconst.i64 0x7fffffffffffffff
;;     v35 = iconst.i64 0x8000000000000000
;;     v36 = select.i64 v32, v34, v29
;;     v37 = select.i64 v33, v35, v36
;;     return v37
;; }

function %fcvt_to_sint_ftz_zero_i64_f32 {
block0(v0: f32):
    v20 = fcvt_to_sint.ftz.zero.i64 v0
    return v20
}
;; function %fcvt_to_sint_ftz_zero_i64_f32 {
;; block0(v0: f32):
;;     v21 = fconvert.ftz.f64 v0
;;     v22 = ftrunc.ftz.f64 v21
;;     v23 = fconst.f64 0x3df0000000000000
;;     v24 = fmul.f64 v22, v23
;;     v25 = ffloor.f64 v24
;;     v26 = fconst.f64 0xc1f0000000000000
;;     v27 = fma.f64 v25, v26, v22
;;     v28 = fcvt_to_sint.zero.i32 v25
;;     v29 = fcvt_to_uint.zero.i32 v27
;;     v30 = iconcat v29, v28
;;     return v30
;; }

function %fcvt_from_sint_f32_i16 {
block0(v0: i16):
    v20 = fcvt_from_sint.f32 v0
    return v20
}
;; function %fcvt_from_sint_f32_i16 {
;; block0(v0: i16):
;;     v21 = sextend.i32 v0
;;     v22 = fcvt_from_sint.f32 v21
;;     return v22
;; }

function %fcvt_from_sint_up_f16_i32 {
block0(v0: i32):
    v20 = fcvt_from_sint.up.f16 v0
    return v20
}
;; function %fcvt_from_sint_up_f16_i32 {
;; block0(v0: i32):
;;     v21 = iconst.i32 0x20000
;;     v22 = iconst.i32 0xfffe0000
;;     v23 = smin.i32 v0, v21
;;     v24 = smax.i32 v23, v22
;;     v25 = fcvt_from_sint.f32 v24
;;     v26 = fconvert.up.f16 v25
;;     return v26
;; }

function %fcvt_from_sint_f16_i64 {
block0(v0: i64):
    v20 = fcvt_from_sint.f16 v0
    return v20
}
;; function %fcvt_from_sint_f16_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i64 0x20000
;;     v22 = iconst.i64 0xfffffffffffe0000
;;     v28 = icmp.slt v0, v21
;;     v29 = select.i64 v28, v0, v21
;;     v30 = icmp.sgt v29, v22
;;     v31 = select.i64 v30, v29, v22
;;     v25 = ilow v31
;;     v26 = fcvt_from_sint.f32 v25
;;     v27 = fconvert.f16 v26
;;     return v27
;; }

function %fcvt_from_sint_down_f64_i64 {
block0(v0: i64):
    v20 = fcvt_from_sint.down.f64 v0
    return v20
}
;; function %fcvt_from_sint_down_f64_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = fcvt_from_uint.f64 v21
;;     v24 = fcvt_from_sint.f64 v22
;;     v25 = fconst.f64 0x41f0000000000000
;;     v26 = fma.down.f64 v24, v25, v23
;;     return v26
;; }

function %fcvt_from_sint_f32_i64 {
block0(v0: i64):
    v20 = fcvt_from_sint.f32 v0
    return v20
}
;; function %fcvt_from_sint_f32_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i32 63
;;     v22 = sshr.i64 v0, v21
;;     v23 = bxor.i64 v0, v22
;;     v24 = isub.i64 v23, v22
;;     v25 = ilow v24
;;     v26 = ihigh v24
;;     v27 = ufirstbit v26
;;     v28 = iconst.i32 32
;;     v29 = umin.i32 v27, v28
;;     v30 = ishl.i64 v24, v29
;;     v31 = ilow v30
;;     v32 = ihigh v30
;;     v33 = iconst.i32 1
;;     v34 = umin.i32 v31, v33
;;     v35 = bor.i32 v32, v34
;;     v36 = fcvt_from_uint.f32 v35
;;     v37 = isub.i32 v28, v29
;;     v38 = iconst.i32 23
;;     v39 = ishl.i32 v37, v38
;;     v40 = bitcast.i32 v36
;;     v41 = iadd.i32 v40, v39
;;     v42 = iconst.i32 0
;;     v43 = bor.i32 v25, v26
;;     v44 = icmp.eq v43, v42
;;     v45 = select.i32 v44, v42, v41
;;     v46 = bitcast.f32 v45
;;     v47 = bitcast.i32 v46
;;     v48 = ilow v22
;;     v49 = iconst.i32 0x80000000
;;     v50 = band.i32 v48, v49
;;     v51 = bor.i32 v47, v50
;;     v52 = bitcast.f32 v51
;;     return v52
;; }

function %fcvt_from_sint_zero_f32_i64 {
block0(v0: i64):
    v20 = fcvt_from_sint.zero.f32 v0
    return v20
}
;; function %fcvt_from_sint_zero_f32_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i64 2047
;;     v22 = band.i64 v0, v21
;;     v23 = iconst.i64 0
;;     v24 = icmp.ne v22, v23
;;     v25 = iconst.i64 0xfffffffffffff800
;;     v26 = band.i64 v0, v25
;;     v27 = iconst.i64 2048
;;     v28 = bor.i64 v26, v27
;;     v29 = select.i64 v24, v28, v26
;;     v30 = iconst.i64 0x20000000000000
;;     v31 = iconst.i64 0x40000000000000
;;     v32 = iadd.i64 v0, v30
;;     v33 = icmp.ult v32, v31
;;     v34 = select.i64 v33, v0, v29
;;     v35 = ilow v34
;;     v36 = ihigh v34
;;     v37 = fcvt_from_uint.f64 v35
;;     v38 = fcvt_from_sint.f64 v36
;;     v39 = fconst.f64 0x41f0000000000000
;;     v40 = fma.f64 v38, v39, v37
;;     v41 = fconvert.zero.f32 v40
;;     return v41
;; }

function %fcvt_to_uint_zero_sat_i32_f16 {
block0(v0: f16):
    v20 = fcvt_to_uint.zero.sat.i32 v0
    return v20
}
;; function %fcvt_to_uint_zero_sat_i32_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fcvt_to_uint.zero.sat.i32 v21
;;     return v22
;; }

function %fcvt_to_uint_up_i32_f32 {
block0(v0: f32):
    v20 = fcvt_to_uint.up.i32 v0
    return v20
}
;; function %fcvt_to_uint_up_i32_f32 {
;; block0(v0: f32):
;;     v21 = fceil.f32 v0
;;     v22 = fcvt_to_uint.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_uint_down_i32_f64 {
block0(v0: f64):
    v20 = fcvt_to_uint.down.i32 v0
    return v20
}
;; function %fcvt_to_uint_down_i32_f64 {
;; block0(v0: f64):
;;     v21 = ffloor.f64 v0
;;     v22 = fcvt_to_uint.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_uint_ftz_i32_f32 {
block0(v0: f32):
    v20 = fcvt_to_uint.ftz.i32 v0
    return v20
}
;; function %fcvt_to_uint_ftz_i32_f32 {
;; block0(v0: f32):
;;     v21 = frint.ftz.f32 v0
;;     v22 = fcvt_to_uint.ftz.zero.i32 v21
;;     return v22
;; }

function %fcvt_to_uint_zero_i8_f32 {
block0(v0: f32):
    v20 = fcvt_to_uint.zero.i8 v0
    return v20
}
;; function %fcvt_to_uint_zero_i8_f32 {
;; block0(v0: f32):
;;     v21 = fcvt_to_uint.zero.sat.i32 v0
;;     v22 = iconst.i32 255
;;     v23 = umin.i32 v21, v22
;;     v24 = ireduce.i8 v23
;;     return v24
;; }

function %fcvt_to_uint_zero_sat_i64_f64 {
block0(v0: f64):
    v20 = fcvt_to_uint.zero.sat.i64 v0
    return v20
}
;; function %fcvt_to_uint_zero_sat_i64_f64 {
;; block0(v0: f64):
;;     v21 = ftrunc.f64 v0
;;     v22 = fconst.f64 0x3df0000000000000
;;     v23 = fmul.f64 v21, v22
;;     v24 = ffloor.f64 v23
;;     v25 = fconst.f64 0xc1f0000000000000
;;     v26 = fma.f64 v24, v25, v21
;;     v27 = fcvt_to_sint.zero.i32 v24
;;     v28 = fcvt_to_uint.zero.i32 v24
;;     v29 = fconst.f64 0.0
;;     v30 = fcmp.lt v24, v29
;;     v31 = select.i32 v30, v27, v28
;;     v32 = fcvt_to_uint.zero.i32 v26
;;     v33 = iconcat v32, v31
;;     v34 = fconst.f64 0.0
;;     v35 = fconst.f64 0x43f0000000000000
;;     v36 = fcmp.ge v21, v35
;;     v37 = fcmp.lt v21, v34
;;     v38 = iconst.i64 -1
;;     v39 = iconst.i64 0
;;     v40 = select.i64 v36, v38, v33
;;     v41 = select.i64 v37, v39, v40
;;     return v41
;; }

function %fcvt_to_uint_ftz_zero_i64_f32 {
block0(v0: f32):
    v20 = fcvt_to_uint.ftz.zero.i64 v0
    return v20
}
;; function %fcvt_to_uint_ftz_zero_i64_f32 {
;; block0(v0: f32):
;;     v21 = fconvert.ftz.f64 v0
;;     v22 = ftrunc.ftz.f64 v21
;;     v23 = fconst.f64 0x3df0000000000000
;;     v24 = fmul.f64 v22, v23
;;     v25 = ffloor.f64 v24
;;     v26 = fconst.f64 0xc1f0000000000000
;;     v27 = fma.f64 v25, v26, v22
;;     v28 = fcvt_to_sint.zero.i32 v25
;;     v29 = fcvt_to_uint.zero.i32 v25
;;     v30 = fconst.f64 0.0
;;     v31 = fcmp.lt v25, v30
;;     v32 = select.i32 v31, v28, v29
;;     v33 = fcvt_to_uint.zero.i32 v27
;;     v34 = iconcat v33, v32
;;     return v34
;; }

function %fcvt_from_uint_f32_i16 {
block0(v0: i16):
    v20 = fcvt_from_uint.f32 v0
    return v20
}
;; function %fcvt_from_uint_f32_i16 {
;; block0(v0: i16):
;;     v21 = uextend.i32 v0
;;     v22 = fcvt_from_uint.f32 v21
;;     return v22
;; }

function %fcvt_from_uint_up_f16_i32 {
block0(v0: i32):
    v20 = fcvt_from_uint.up.f16 v0
    return v20
}
;; function %fcvt_from_uint_up_f16_i32 {
;; block0(v0: i32):
;;     v21 = iconst.i32 0x20000
;;     v22 = umin.i32 v0, v21
;;     v23 = fcvt_from_uint.f32 v22
;;     v24 = fconvert.up.f16 v23
;;     return v24
;; }

function %fcvt_from_uint_f16_i64 {
block0(v0: i64):
    v20 = fcvt_from_uint.f16 v0
    return v20
}
;; function %fcvt_from_uint_f16_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i64 0x20000
;;     v26 = icmp.ult v0, v21
;;     v27 = select.i64 v26, v0, v21
;;     v23 = ilow v27
;;     v24 = fcvt_from_uint.f32 v23
;;     v25 = fconvert.f16 v24
;;     return v25
;; }

function %fcvt_from_uint_down_f64_i64 {
block0(v0: i64):
    v20 = fcvt_from_uint.down.f64 v0
    return v20
}
;; function %fcvt_from_uint_down_f64_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = fcvt_from_uint.f64 v21
;;     v24 = fcvt_from_uint.f64 v22
;;     v25 = fconst.f64 0x41f0000000000000
;;     v26 = fma.down.f64 v24, v25, v23
;;     return v26
;; }

function %fcvt_from_uint_f32_i64 {
block0(v0: i64):
    v20 = fcvt_from_uint.f32 v0
    return v20
}
;; function %fcvt_from_uint_f32_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ufirstbit v22
;;     v24 = iconst.i32 32
;;     v25 = umin.i32 v23, v24
;;     v26 = ishl.i64 v0, v25
;;     v27 = ilow v26
;;     v28 = ihigh v26
;;     v29 = iconst.i32 1
;;     v30 = umin.i32 v27, v29
;;     v31 = bor.i32 v28, v30
;;     v32 = fcvt_from_uint.f32 v31
;;     v33 = isub.i32 v24, v25
;;     v34 = iconst.i32 23
;;     v35 = ishl.i32 v33, v34
;;     v36 = bitcast.i32 v32
;;     v37 = iadd.i32 v36, v35
;;     v38 = iconst.i32 0
;;     v39 = bor.i32 v21, v22
;;     v40 = icmp.eq v39, v38
;;     v41 = select.i32 v40, v38, v37
;;     v42 = bitcast.f32 v41
;;     return v42
;; }

function %fcvt_from_uint_zero_f32_i64 {
block0(v0: i64):
    v20 = fcvt_from_uint.zero.f32 v0
    return v20
}
;; function %fcvt_from_uint_zero_f32_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i64 2047
;;     v22 = band.i64 v0, v21
;;     v23 = iconst.i64 0
;;     v24 = icmp.ne v22, v23
;;     v25 = iconst.i64 0xfffffffffffff800
;;     v26 = band.i64 v0, v25
;;     v27 = iconst.i64 2048
;;     v28 = bor.i64 v26, v27
;;     v29 = select.i64 v24, v28, v26
;;     v30 = iconst.i64 0
;;     v31 = iconst.i64 0x20000000000000
;;     v32 = iadd.i64 v0, v30
;;     v33 = icmp.ult v32, v31
;;     v34 = select.i64 v33, v0, v29
;;     v35 = ilow v34
;;     v36 = ihigh v34
;;     v37 = fcvt_from_uint.f64 v35
;;     v38 = fcvt_from_uint.f64 v36
;;     v39 = fconst.f64 0x41f0000000000000
;;     v40 = fma.f64 v38, v39, v37
;;     v41 = fconvert.zero.f32 v40
;;     return v41
;; }
