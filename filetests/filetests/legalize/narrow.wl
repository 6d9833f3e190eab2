; test legalize precise-output
; target gfx900
; Integers of 8 and 16 bits in words.

function %umin_i8 {
block0(v0: i8, v1: i8):
    v20 = umin.i8 v0, v1
    return v20
}
;; function %umin_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = umin.i32 v21, v22
;;     v24 = ireduce.i8 v23
;;     return v24
;; }

function %umax_i8 {
block0(v0: i8, v1: i8):
    v20 = umax.i8 v0, v1
    return v20
}
;; function %umax_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = umax.i32 v21, v22
;;     v24 = ireduce.i8 v23
;;     return v24
;; }

function %smin_i8 {
block0(v0: i8, v1: i8):
    v20 = smin.i8 v0, v1
    return v20
}
;; function %smin_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v23 = smin.i32 v21, v22
;;     v24 = ireduce.i8 v23
;;     return v24
;; }

function %smax_i8 {
block0(v0: i8, v1: i8):
    v20 = smax.i8 v0, v1
    return v20
}
;; function %smax_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v23 = smax.i32 v21, v22
;;     v24 = ireduce.i8 v23
;;     return v24
;; }

function %udiv_i8 {
block0(v0: i8, v1: i8):
    v20 = udiv.i8 v0, v1
    return v20
}
;; function %udiv_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v25 = fcvt_from_uint.f32 v22
;;     v26 = nrcp.f32 v25
;;     v27 = fconst.f32 0x4f7ffffe
;;     v28 = fmul.f32 v26, v27
;;     v29 = fcvt_to_uint.zero.i32 v28
;;     v30 = ineg.i32 v22
;;     v31 = imul.i32 v30, v29
;;     v32 = umulhi.i32 v29, v31
;;     v33 = iadd.i32 v29, v32
;;     v34 = umulhi.i32 v21, v33
;;     v35 = imul.i32 v34, v22
;;     v36 = isub.i32 v21, v35
;;     v37 = icmp.uge v36, v22
;;     v38 = iconst.i32 1
;;     v39 = iadd.i32 v34, v38
;;     v40 = isub.i32 v36, v22
;;     v41 = select.i32 v37, v39, v34
;;     v42 = umin.i32 v36, v40
;;     v43 = icmp.uge v42, v22
;;     v44 = iconst.i32 1
;;     v45 = iadd.i32 v41, v44
;;     v46 = isub.i32 v42, v22
;;     v47 = select.i32 v43, v45, v41
;;     v48 = umin.i32 v42, v46
;;     v24 = ireduce.i8 v47
;;     return v24
;; }

function %urem_i8 {
block0(v0: i8, v1: i8):
    v20 = urem.i8 v0, v1
    return v20
}
;; function %urem_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v25 = fcvt_from_uint.f32 v22
;;     v26 = nrcp.f32 v25
;;     v27 = fconst.f32 0x4f7ffffe
;;     v28 = fmul.f32 v26, v27
;;     v29 = fcvt_to_uint.zero.i32 v28
;;     v30 = ineg.i32 v22
;;     v31 = imul.i32 v30, v29
;;     v32 = umulhi.i32 v29, v31
;;     v33 = iadd.i32 v29, v32
;;     v34 = umulhi.i32 v21, v33
;;     v35 = imul.i32 v34, v22
;;     v36 = isub.i32 v21, v35
;;     v37 = icmp.uge v36, v22
;;     v38 = iconst.i32 1
;;     v39 = iadd.i32 v34, v38
;;     v40 = isub.i32 v36, v22
;;     v41 = select.i32 v37, v39, v34
;;     v42 = umin.i32 v36, v40
;;     v43 = icmp.uge v42, v22
;;     v44 = iconst.i32 1
;;     v45 = iadd.i32 v41, v44
;;     v46 = isub.i32 v42, v22
;;     v47 = select.i32 v43, v45, v41
;;     v48 = umin.i32 v42, v46
;;     v24 = ireduce.i8 v48
;;     return v24
;; }

function %sdiv_i8 {
block0(v0: i8, v1: i8):
    v20 = sdiv.i8 v0, v1
    return v20
}
;; function %sdiv_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v25 = iconst.i32 31
;;     v26 = sshr.i32 v21, v25
;;     v27 = iconst.i32 31
;;     v28 = sshr.i32 v22, v27
;;     v29 = bxor.i32 v21, v26
;;     v30 = isub.i32 v29, v26
;;     v31 = bxor.i32 v22, v28
;;     v32 = isub.i32 v31, v28
;;     v37 = fcvt_from_uint.f32 v32
;;     v38 = nrcp.f32 v37
;;     v39 = fconst.f32 0x4f7ffffe
;;     v40 = fmul.f32 v38, v39
;;     v41 = fcvt_to_uint.zero.i32 v40
;;     v42 = ineg.i32 v32
;;     v43 = imul.i32 v42, v41
;;     v44 = umulhi.i32 v41, v43
;;     v45 = iadd.i32 v41, v44
;;     v46 = umulhi.i32 v30, v45
;;     v47 = imul.i32 v46, v32
;;     v48 = isub.i32 v30, v47
;;     v49 = icmp.uge v48, v32
;;     v50 = iconst.i32 1
;;     v51 = iadd.i32 v46, v50
;;     v52 = isub.i32 v48, v32
;;     v53 = select.i32 v49, v51, v46
;;     v54 = umin.i32 v48, v52
;;     v55 = icmp.uge v54, v32
;;     v56 = iconst.i32 1
;;     v57 = iadd.i32 v53, v56
;;     v58 = isub.i32 v54, v32
;;     v59 = select.i32 v55, v57, v53
;;     v60 = umin.i32 v54, v58
;;     v34 = bxor.i32 v26, v28
;;     v35 = bxor.i32 v59, v34
;;     v36 = isub.i32 v35, v34
;;     v24 = ireduce.i8 v36
;;     return v24
;; }

function %srem_i8 {
block0(v0: i8, v1: i8):
    v20 = srem.i8 v0, v1
    return v20
}
;; function %srem_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v25 = iconst.i32 31
;;     v26 = sshr.i32 v21, v25
;;     v27 = iconst.i32 31
;;     v28 = sshr.i32 v22, v27
;;     v29 = bxor.i32 v21, v26
;;     v30 = isub.i32 v29, v26
;;     v31 = bxor.i32 v22, v28
;;     v32 = isub.i32 v31, v28
;;     v36 = fcvt_from_uint.f32 v32
;;     v37 = nrcp.f32 v36
;;     v38 = fconst.f32 0x4f7ffffe
;;     v39 = fmul.f32 v37, v38
;;     v40 = fcvt_to_uint.zero.i32 v39
;;     v41 = ineg.i32 v32
;;     v42 = imul.i32 v41, v40
;;     v43 = umulhi.i32 v40, v42
;;     v44 = iadd.i32 v40, v43
;;     v45 = umulhi.i32 v30, v44
;;     v46 = imul.i32 v45, v32
;;     v47 = isub.i32 v30, v46
;;     v48 = icmp.uge v47, v32
;;     v49 = iconst.i32 1
;;     v50 = iadd.i32 v45, v49
;;     v51 = isub.i32 v47, v32
;;     v52 = select.i32 v48, v50, v45
;;     v53 = umin.i32 v47, v51
;;     v54 = icmp.uge v53, v32
;;     v55 = iconst.i32 1
;;     v56 = iadd.i32 v52, v55
;;     v57 = isub.i32 v53, v32
;;     v58 = select.i32 v54, v56, v52
;;     v59 = umin.i32 v53, v57
;;     v34 = bxor.i32 v59, v26
;;     v35 = isub.i32 v34, v26
;;     v24 = ireduce.i8 v35
;;     return v24
;; }

function %umulhi_i8 {
block0(v0: i8, v1: i8):
    v20 = umulhi.i8 v0, v1
    return v20
}
;; function %umulhi_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = imul.i32 v21, v22
;;     v24 = iconst.i32 8
;;     v25 = ushr.i32 v23, v24
;;     v26 = ireduce.i8 v25
;;     return v26
;; }

function %smulhi_i8 {
block0(v0: i8, v1: i8):
    v20 = smulhi.i8 v0, v1
    return v20
}
;; function %smulhi_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v23 = imul.i32 v21, v22
;;     v24 = iconst.i32 8
;;     v25 = ushr.i32 v23, v24
;;     v26 = ireduce.i8 v25
;;     return v26
;; }

function %ucarry_i8 {
block0(v0: i8, v1: i8):
    v20 = ucarry.i8 v0, v1
    return v20
}
;; function %ucarry_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = iadd.i32 v21, v22
;;     v24 = iconst.i32 8
;;     v25 = ushr.i32 v23, v24
;;     v26 = ireduce.i8 v25
;;     return v26
;; }

function %uborrow_i8 {
block0(v0: i8, v1: i8):
    v20 = uborrow.i8 v0, v1
    return v20
}
;; function %uborrow_i8 {
;; block0(v0: i8, v1: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = icmp.ult v21, v22
;;     v24 = uextend.i32 v23
;;     v25 = ireduce.i8 v24
;;     return v25
;; }

function %ishl_i16 {
block0(v0: i16, v1: i32):
    v20 = ishl.i16 v0, v1
    return v20
}
;; function %ishl_i16 {
;; block0(v0: i16, v1: i32):
;;     v21 = uextend.i32 v0
;;     v22 = iconst.i32 15
;;     v23 = band.i32 v1, v22
;;     v24 = ishl.i32 v21, v23
;;     v25 = ireduce.i16 v24
;;     return v25
;; }

function %ushr_i16 {
block0(v0: i16, v1: i32):
    v20 = ushr.i16 v0, v1
    return v20
}
;; function %ushr_i16 {
;; block0(v0: i16, v1: i32):
;;     v21 = uextend.i32 v0
;;     v22 = iconst.i32 15
;;     v23 = band.i32 v1, v22
;;     v24 = ushr.i32 v21, v23
;;     v25 = ireduce.i16 v24
;;     return v25
;; }

function %sshr_i16 {
block0(v0: i16, v1: i32):
    v20 = sshr.i16 v0, v1
    return v20
}
;; function %sshr_i16 {
;; block0(v0: i16, v1: i32):
;;     v21 = sextend.i32 v0
;;     v22 = iconst.i32 15
;;     v23 = band.i32 v1, v22
;;     v24 = sshr.i32 v21, v23
;;     v25 = ireduce.i16 v24
;;     return v25
;; }

function %iabs_i16 {
block0(v0: i16):
    v20 = iabs.i16 v0
    return v20
}
;; function %iabs_i16 {
;; block0(v0: i16):
;;     v21 = sextend.i32 v0
;;     v22 = iabs.i32 v21
;;     v23 = ireduce.i16 v22
;;     return v23
;; }

function %less {
block0(v0: i8, v1: i8):
    v20 = icmp.slt v0, v1
    return v20
}
;; function %less {
;; block0(v0: i8, v1: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i32 v1
;;     v23 = icmp.slt v21, v22
;;     return v23
;; }

function %below {
block0(v0: i16, v1: i16):
    v20 = icmp.ult v0, v1
    return v20
}
;; function %below {
;; block0(v0: i16, v1: i16):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i32 v1
;;     v23 = icmp.ult v21, v22
;;     return v23
;; }

function %uextend_i64_i8 {
block0(v0: i8):
    v20 = uextend.i64 v0
    return v20
}
;; function %uextend_i64_i8 {
;; block0(v0: i8):
;;     v21 = uextend.i32 v0
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %uextend_i16_b1 {
block0(v0: b1):
    v20 = uextend.i16 v0
    return v20
}
;; function %uextend_i16_b1 {
;; block0(v0: b1):
;;     v21 = uextend.i32 v0
;;     v22 = ireduce.i16 v21
;;     return v22
;; }

function %sextend_i64_i8 {
block0(v0: i8):
    v20 = sextend.i64 v0
    return v20
}
;; function %sextend_i64_i8 {
;; block0(v0: i8):
;;     v21 = sextend.i32 v0
;;     v22 = sextend.i64 v21
;;     return v22
;; }

function %sextend_i16_b1 {
block0(v0: b1):
    v20 = sextend.i16 v0
    return v20
}
;; function %sextend_i16_b1 {
;; block0(v0: b1):
;;     v21 = sextend.i32 v0
;;     v22 = ireduce.i16 v21
;;     return v22
;; }
