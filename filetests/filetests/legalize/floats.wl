; test legalize precise-output
; target gfx900
; Quotients and roots of halves, roots, fractions.

function %fdiv_f16 {
block0(v0: f16, v1: f16):
    v20 = fdiv.f16 v0, v1
    return v20
}
;; function %fdiv_f16 {
;; block0(v0: f16, v1: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fconvert.f32 v1
;;     v23 = fdiv.f32 v21, v22
;;     v24 = fconvert.f16 v23
;;     return v24
;; }

function %fsqrt_f16 {
block0(v0: f16):
    v20 = fsqrt.f16 v0
    return v20
}
;; function %fsqrt_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fsqrt.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %fsqrt_f64 {
block0(v0: f64):
    v20 = fsqrt.f64 v0
    return v20
}
;; function %fsqrt_f64 {
;; block0(v0: f64):
;;     v21 = fconst.f64 0x1000000000000000
;;     v22 = fcmp.lt v0, v21
;;     v23 = fconst.f64 0x4ff0000000000000
;;     v24 = fconst.f64 1.0
;;     v25 = select.f64 v22, v23, v24
;;     v26 = fmul.f64 v0, v25
;;     v27 = fconst.f64 0.5
;;     v28 = nrsqrt.f64 v26
;;     v29 = fmul.f64 v26, v28
;;     v30 = fmul.f64 v28, v27
;;     v31 = fneg.f64 v30
;;     v32 = fma.f64 v31, v29, v27
;;     v33 = fma.f64 v30, v32, v30
;;     v34 = fma.f64 v29, v32, v29
;;     v35 = fneg.f64 v34
;;     v36 = fma.f64 v35, v34, v26
;;     v37 = fma.zero.f64 v36, v33, v34
;;     v38 = bitcast.i64 v37
;;     v39 = iconst.i64 1
;;     v40 = iadd.i64 v38, v39
;;     v41 = bitcast.f64 v40
;;     v42 = fneg.f64 v41
;;     v43 = fma.f64 v42, v37, v26
;;     v44 = fconst.f64 0.0
;;     v45 = fcmp.gt v43, v44
;;     v46 = select.f64 v45, v41, v37
;;     v47 = fconst.f64 0x37f0000000000000
;;     v48 = select.f64 v22, v47, v24
;;     v49 = fmul.f64 v46, v48
;;     v50 = iconst.i32 608
;;     v51 = fclass v26, v50
;;     v52 = select.f64 v51, v26, v49
;;     return v52
;; }

function %fdiv_f16_up {
block0(v0: f16, v1: f16):
    v20 = fdiv.up.f16 v0, v1
    return v20
}
;; function %fdiv_f16_up {
;; block0(v0: f16, v1: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fconvert.f32 v1
;;     v23 = fdiv.f32 v21, v22
;;     v24 = fneg.f32 v23
;;     v25 = fma.f32 v24, v22, v21
;;     v26 = bitcast.i32 v25
;;     v27 = iconst.i32 0
;;     v28 = bitcast.i32 v21
;;     v29 = bxor.i32 v26, v28
;;     v30 = icmp.slt v29, v27
;;     v31 = fconst.f32 0.0
;;     v32 = fcmp.ne v25, v31
;;     v33 = band.b1 v32, v30
;;     v34 = bitcast.i32 v23
;;     v35 = uextend.i32 v33
;;     v36 = isub.i32 v34, v35
;;     v37 = uextend.i32 v32
;;     v38 = bor.i32 v36, v37
;;     v39 = bitcast.f32 v38
;;     v40 = fconvert.up.f16 v39
;;     return v40
;; }

function %fsqrt_f16_up {
block0(v0: f16):
    v20 = fsqrt.up.f16 v0
    return v20
}
;; function %fsqrt_f16_up {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fsqrt.f32 v21
;;     v23 = fneg.f32 v22
;;     v24 = fma.f32 v23, v22, v21
;;     v25 = bitcast.i32 v24
;;     v26 = iconst.i32 0
;;     v27 = icmp.slt v25, v26
;;     v28 = fconst.f32 0.0
;;     v29 = fcmp.ne v24, v28
;;     v30 = band.b1 v29, v27
;;     v31 = bitcast.i32 v22
;;     v32 = uextend.i32 v30
;;     v33 = isub.i32 v31, v32
;;     v34 = uextend.i32 v29
;;     v35 = bor.i32 v33, v34
;;     v36 = bitcast.f32 v35
;;     v37 = fconvert.up.f16 v36
;;     return v37
;; }

function %fsqrt_f64_up {
block0(v0: f64):
    v20 = fsqrt.up.f64 v0
    return v20
}
;; function %fsqrt_f64_up {
;; block0(v0: f64):
;;     v21 = fconst.f64 0x1000000000000000
;;     v22 = fcmp.lt v0, v21
;;     v23 = fconst.f64 0x4ff0000000000000
;;     v24 = fconst.f64 1.0
;;     v25 = select.f64 v22, v23, v24
;;     v26 = fmul.f64 v0, v25
;;     v27 = fconst.f64 0.5
;;     v28 = nrsqrt.f64 v26
;;     v29 = fmul.f64 v26, v28
;;     v30 = fmul.f64 v28, v27
;;     v31 = fneg.f64 v30
;;     v32 = fma.f64 v31, v29, v27
;;     v33 = fma.f64 v30, v32, v30
;;     v34 = fma.f64 v29, v32, v29
;;     v35 = fneg.f64 v34
;;     v36 = fma.f64 v35, v34, v26
;;     v37 = fma.f64 v36, v33, v34
;;     v38 = fneg.f64 v37
;;     v39 = fma.f64 v38, v37, v26
;;     v40 = fma.up.f64 v39, v33, v37
;;     v41 = fconst.f64 0x37f0000000000000
;;     v42 = select.f64 v22, v41, v24
;;     v43 = fmul.f64 v40, v42
;;     v44 = iconst.i32 608
;;     v45 = fclass v26, v44
;;     v46 = select.f64 v45, v26, v43
;;     return v46
;; }

function %fsqrt_f32_up {
block0(v0: f32):
    v20 = fsqrt.up.f32 v0
    return v20
}
;; function %fsqrt_f32_up {
;; block0(v0: f32):
;;     v21 = fsqrt.f32 v0
;;     v22 = fconvert.f64 v21
;;     v23 = fconvert.f64 v0
;;     v24 = fmul.f64 v22, v22
;;     v25 = bitcast.i32 v21
;;     v26 = fcmp.lt v24, v23
;;     v27 = uextend.i32 v26
;;     v28 = iadd.i32 v25, v27
;;     v29 = bitcast.f32 v28
;;     return v29
;; }

function %fsqrt_f32_zero {
block0(v0: f32):
    v20 = fsqrt.zero.f32 v0
    return v20
}
;; function %fsqrt_f32_zero {
;; block0(v0: f32):
;;     v21 = fsqrt.f32 v0
;;     v22 = fconvert.f64 v21
;;     v23 = fconvert.f64 v0
;;     v24 = fmul.f64 v22, v22
;;     v25 = bitcast.i32 v21
;;     v26 = fcmp.gt v24, v23
;;     v27 = uextend.i32 v26
;;     v28 = isub.i32 v25, v27
;;     v29 = bitcast.f32 v28
;;     return v29
;; }

function %ffract_f16 {
block0(v0: f16):
    v20 = ffract.f16 v0
    return v20
}
;; function %ffract_f16 {
;; block0(v0: f16):
;;     v21 = ffloor.f16 v0
;;     v22 = fsub.f16 v0, v21
;;     v23 = fconst.f16 0.9995117
;;     v24 = fcmp.gt v22, v23
;;     v25 = select.f16 v24, v23, v22
;;     v26 = iconst.i32 612
;;     v27 = fclass v0, v26
;;     v28 = bitcast.i16 v0
;;     v29 = iconst.i16 32768
;;     v30 = band.i16 v28, v29
;;     v31 = bitcast.f16 v30
;;     v32 = select.f16 v27, v31, v25
;;     return v32
;; }

function %ffract_f32 {
block0(v0: f32):
    v20 = ffract.f32 v0
    return v20
}
;; function %ffract_f32 {
;; block0(v0: f32):
;;     v21 = ffloor.f32 v0
;;     v22 = fsub.f32 v0, v21
;;     v23 = fconst.f32 0.99999994
;;     v24 = fcmp.gt v22, v23
;;     v25 = select.f32 v24, v23, v22
;;     v26 = iconst.i32 612
;;     v27 = fclass v0, v26
;;     v28 = bitcast.i32 v0
;;     v29 = iconst.i32 0x80000000
;;     v30 = band.i32 v28, v29
;;     v31 = bitcast.f32 v30
;;     v32 = select.f32 v27, v31, v25
;;     return v32
;; }

function %ffract_f64 {
block0(v0: f64):
    v20 = ffract.f64 v0
    return v20
}
;; function %ffract_f64 {
;; block0(v0: f64):
;;     v21 = ffloor.f64 v0
;;     v22 = fsub.f64 v0, v21
;;     v23 = fconst.f64 0x3fefffffffffffff
;;     v24 = fcmp.gt v22, v23
;;     v25 = select.f64 v24, v23, v22
;;     v26 = iconst.i32 612
;;     v27 = fclass v0, v26
;;     v28 = bitcast.i64 v0
;;     v29 = iconst.i64 0x8000000000000000
;;     v30 = band.i64 v28, v29
;;     v31 = bitcast.f64 v30
;;     v32 = select.f64 v27, v31, v25
;;     return v32
;; }

function %ffract_ftz {
block0(v0: f32):
    v20 = ffract.ftz.f32 v0
    return v20
}
;; function %ffract_ftz {
;; block0(v0: f32):
;;     v21 = ffloor.ftz.f32 v0
;;     v22 = fsub.ftz.f32 v0, v21
;;     v23 = fconst.f32 0.99999994
;;     v24 = fcmp.gt.ftz v22, v23
;;     v25 = select.f32 v24, v23, v22
;;     v26 = iconst.i32 756
;;     v27 = fclass v0, v26
;;     v28 = bitcast.i32 v0
;;     v29 = iconst.i32 0x80000000
;;     v30 = band.i32 v28, v29
;;     v31 = bitcast.f32 v30
;;     v32 = select.f32 v27, v31, v25
;;     return v32
;; }

function %fconvert_ftz_f64_f16 {
block0(v0: f16):
    v20 = fconvert.ftz.f64 v0
    return v20
}
;; function %fconvert_ftz_f64_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.ftz.f32 v0
;;     v22 = fconvert.f64 v21
;;     return v22
;; }

function %fconvert_f16_f64 {
block0(v0: f64):
    v20 = fconvert.f16 v0
    return v20
}
;; function %fconvert_f16_f64 {
;; block0(v0: f64):
;;     v21 = fconvert.zero.f32 v0
;;     v22 = fconvert.f64 v21
;;     v23 = fcmp.ne v22, v0
;;     v24 = uextend.i32 v23
;;     v25 = bitcast.i32 v21
;;     v26 = bor.i32 v25, v24
;;     v27 = bitcast.f32 v26
;;     v28 = fconvert.f16 v27
;;     return v28
;; }
