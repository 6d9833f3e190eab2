; test legalize precise-output
; target ivb
; Integers of 64 bits on a machine with registers of 32, bits and fields.

function %icmp_eq {
block0(v0: i64, v1: i64):
    v20 = icmp.eq v0, v1
    return v20
}
;; function %icmp_eq {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = bxor.i32 v21, v23
;;     v26 = bxor.i32 v22, v24
;;     v27 = bor.i32 v25, v26
;;     v28 = iconst.i32 0
;;     v29 = icmp.eq v27, v28
;;     return v29
;; }

function %icmp_sle {
block0(v0: i64, v1: i64):
    v20 = icmp.sle v0, v1
    return v20
}
;; function %icmp_sle {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = icmp.slt v22, v24
;;     v26 = icmp.eq v22, v24
;;     v27 = icmp.ule v21, v23
;;     v28 = band.b1 v26, v27
;;     v29 = bor.b1 v25, v28
;;     return v29
;; }

function %icmp_uge {
block0(v0: i64, v1: i64):
    v20 = icmp.uge v0, v1
    return v20
}
;; function %icmp_uge {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = icmp.ugt v22, v24
;;     v26 = icmp.eq v22, v24
;;     v27 = icmp.uge v21, v23
;;     v28 = band.b1 v26, v27
;;     v29 = bor.b1 v25, v28
;;     return v29
;; }

function %imul_i64 {
block0(v0: i64, v1: i64):
    v20 = imul.i64 v0, v1
    return v20
}
;; function %imul_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = imul.i32 v21, v23
;;     v26 = umulhi.i32 v21, v23
;;     v27 = imul.i32 v21, v24
;;     v28 = imul.i32 v22, v23
;;     v29 = iadd.i32 v27, v28
;;     v30 = iadd.i32 v26, v29
;;     v31 = iconcat v25, v30
;;     return v31
;; }

function %ishl_i64 {
block0(v0: i64, v1: i32):
    v20 = ishl.i64 v0, v1
    return v20
}
;; function %ishl_i64 {
;; block0(v0: i64, v1: i32):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = iconst.i32 1
;;     v24 = iconst.i32 31
;;     v25 = iconst.i32 32
;;     v26 = iconst.i32 0
;;     v27 = band.i32 v1, v25
;;     v28 = icmp.ne v27, v26
;;     v29 = band.i32 v1, v24
;;     v30 = bxor.i32 v29, v24
;;     v31 = ishl.i32 v21, v29
;;     v32 = ushr.i32 v21, v23
;;     v33 = ushr.i32 v32, v30
;;     v34 = ishl.i32 v22, v29
;;     v35 = bor.i32 v34, v33
;;     v36 = select.i32 v28, v26, v31
;;     v37 = select.i32 v28, v31, v35
;;     v38 = iconcat v36, v37
;;     return v38
;; }

function %ushr_i64 {
block0(v0: i64, v1: i32):
    v20 = ushr.i64 v0, v1
    return v20
}
;; function %ushr_i64 {
;; block0(v0: i64, v1: i32):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = iconst.i32 1
;;     v24 = iconst.i32 31
;;     v25 = iconst.i32 32
;;     v26 = iconst.i32 0
;;     v27 = band.i32 v1, v25
;;     v28 = icmp.ne v27, v26
;;     v29 = band.i32 v1, v24
;;     v30 = bxor.i32 v29, v24
;;     v31 = ushr.i32 v22, v29
;;     v32 = ishl.i32 v22, v23
;;     v33 = ishl.i32 v32, v30
;;     v34 = ushr.i32 v21, v29
;;     v35 = bor.i32 v34, v33
;;     v36 = select.i32 v28, v31, v35
;;     v37 = select.i32 v28, v26, v31
;;     v38 = iconcat v36, v37
;;     return v38
;; }

function %sshr_i64 {
block0(v0: i64, v1: i32):
    v20 = sshr.i64 v0, v1
    return v20
}
;; function %sshr_i64 {
;; block0(v0: i64, v1: i32):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = iconst.i32 1
;;     v24 = iconst.i32 31
;;     v25 = iconst.i32 32
;;     v26 = iconst.i32 0
;;     v27 = band.i32 v1, v25
;;     v28 = icmp.ne v27, v26
;;     v29 = band.i32 v1, v24
;;     v30 = bxor.i32 v29, v24
;;     v31 = sshr.i32 v22, v29
;;     v32 = sshr.i32 v22, v24
;;     v33 = ishl.i32 v22, v23
;;     v34 = ishl.i32 v33, v30
;;     v35 = ushr.i32 v21, v29
;;     v36 = bor.i32 v35, v34
;;     v37 = select.i32 v28, v31, v36
;;     v38 = select.i32 v28, v32, v31
;;     v39 = iconcat v37, v38
;;     return v39
;; }

function %popcount_i64 {
block0(v0: i64):
    v20 = popcount v0
    return v20
}
;; function %popcount_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = popcount v21
;;     v24 = popcount v22
;;     v25 = iadd.i32 v23, v24
;;     return v25
;; }

function %ufirstbit_i64 {
block0(v0: i64):
    v20 = ufirstbit v0
    return v20
}
;; function %ufirstbit_i64 {
;; block0(v0: i64):
;;     v21 = ihigh v0
;;     v22 = ilow v0
;;     v23 = ufirstbit v21
;;     v24 = ufirstbit v22
;;     v25 = iconst.i32 32
;;     v26 = bor.i32 v24, v25
;;     v27 = umin.i32 v23, v26
;;     return v27
;; }

function %sfirstbit_i64 {
block0(v0: i64):
    v20 = sfirstbit v0
    return v20
}
;; function %sfirstbit_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i32 63
;;     v25 = ilow v0
;;     v26 = ihigh v0
;;     v27 = iconst.i32 1
;;     v28 = iconst.i32 31
;;     v29 = iconst.i32 32
;;     v30 = iconst.i32 0
;;     v31 = band.i32 v21, v29
;;     v32 = icmp.ne v31, v30
;;     v33 = band.i32 v21, v28
;;     v34 = bxor.i32 v33, v28
;;     v35 = sshr.i32 v26, v33
;;     v36 = sshr.i32 v26, v28
;;     v37 = ishl.i32 v26, v27
;;     v38 = ishl.i32 v37, v34
;;     v39 = ushr.i32 v25, v33
;;     v40 = bor.i32 v39, v38
;;     v41 = select.i32 v32, v35, v40
;;     v42 = select.i32 v32, v36, v35
;;     v43 = iconcat v41, v42
;;     v23 = bxor.i64 v0, v43
;;     v44 = ihigh v23
;;     v45 = ilow v23
;;     v46 = ufirstbit v44
;;     v47 = ufirstbit v45
;;     v48 = iconst.i32 32
;;     v49 = bor.i32 v47, v48
;;     v50 = umin.i32 v46, v49
;;     return v50
;; }

function %lastbit_i64 {
block0(v0: i64):
    v20 = lastbit v0
    return v20
}
;; function %lastbit_i64 {
;; block0(v0: i64):
;;     v21 = ihigh v0
;;     v22 = ilow v0
;;     v23 = lastbit v21
;;     v24 = lastbit v22
;;     v25 = iconst.i32 32
;;     v26 = bor.i32 v23, v25
;;     v27 = umin.i32 v24, v26
;;     return v27
;; }

function %bitrev_i64 {
block0(v0: i64):
    v20 = bitrev.i64 v0
    return v20
}
;; function %bitrev_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = bitrev.i32 v21
;;     v24 = bitrev.i32 v22
;;     v25 = iconcat v24, v23
;;     return v25
;; }

function %ineg_i64 {
block0(v0: i64):
    v20 = ineg.i64 v0
    return v20
}
;; function %ineg_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i64 0
;;     v22 = isub.i64 v21, v0
;;     return v22
;; }

function %iabs_i64 {
block0(v0: i64):
    v20 = iabs.i64 v0
    return v20
}
;; function %iabs_i64 {
;; block0(v0: i64):
;;     v21 = iconst.i32 63
;;     v25 = ilow v0
;;     v26 = ihigh v0
;;     v27 = iconst.i32 1
;;     v28 = iconst.i32 31
;;     v29 = iconst.i32 32
;;     v30 = iconst.i32 0
;;     v31 = band.i32 v21, v29
;;     v32 = icmp.ne v31, v30
;;     v33 = band.i32 v21, v28
;;     v34 = bxor.i32 v33, v28
;;     v35 = sshr.i32 v26, v33
;;     v36 = sshr.i32 v26, v28
;;     v37 = ishl.i32 v26, v27
;;     v38 = ishl.i32 v37, v34
;;     v39 = ushr.i32 v25, v33
;;     v40 = bor.i32 v39, v38
;;     v41 = select.i32 v32, v35, v40
;;     v42 = select.i32 v32, v36, v35
;;     v43 = iconcat v41, v42
;;     v23 = bxor.i64 v0, v43
;;     v24 = isub.i64 v23, v43
;;     return v24
;; }

function %umin_i64 {
block0(v0: i64, v1: i64):
    v20 = umin.i64 v0, v1
    return v20
}
;; function %umin_i64 {
;; block0(v0: i64, v1: i64):
;;     v23 = ilow v0
;;     v24 = ihigh v0
;;     v25 = ilow v1
;;     v26 = ihigh v1
;;     v27 = icmp.ult v24, v26
;;     v28 = icmp.eq v24, v26
;;     v29 = icmp.ult v23, v25
;;     v30 = band.b1 v28, v29
;;     v31 = bor.b1 v27, v30
;;     v22 = select.i64 v31, v0, v1
;;     return v22
;; }

function %umax_i64 {
block0(v0: i64, v1: i64):
    v20 = umax.i64 v0, v1
    return v20
}
;; function %umax_i64 {
;; block0(v0: i64, v1: i64):
;;     v23 = ilow v0
;;     v24 = ihigh v0
;;     v25 = ilow v1
;;     v26 = ihigh v1
;;     v27 = icmp.ugt v24, v26
;;     v28 = icmp.eq v24, v26
;;     v29 = icmp.ugt v23, v25
;;     v30 = band.b1 v28, v29
;;     v31 = bor.b1 v27, v30
;;     v22 = select.i64 v31, v0, v1
;;     return v22
;; }

function %smin_i64 {
block0(v0: i64, v1: i64):
    v20 = smin.i64 v0, v1
    return v20
}
;; function %smin_i64 {
;; block0(v0: i64, v1: i64):
;;     v23 = ilow v0
;;     v24 = ihigh v0
;;     v25 = ilow v1
;;     v26 = ihigh v1
;;     v27 = icmp.slt v24, v26
;;     v28 = icmp.eq v24, v26
;;     v29 = icmp.ult v23, v25
;;     v30 = band.b1 v28, v29
;;     v31 = bor.b1 v27, v30
;;     v22 = select.i64 v31, v0, v1
;;     return v22
;; }

function %smax_i64 {
block0(v0: i64, v1: i64):
    v20 = smax.i64 v0, v1
    return v20
}
;; function %smax_i64 {
;; block0(v0: i64, v1: i64):
;;     v23 = ilow v0
;;     v24 = ihigh v0
;;     v25 = ilow v1
;;     v26 = ihigh v1
;;     v27 = icmp.sgt v24, v26
;;     v28 = icmp.eq v24, v26
;;     v29 = icmp.ugt v23, v25
;;     v30 = band.b1 v28, v29
;;     v31 = bor.b1 v27, v30
;;     v22 = select.i64 v31, v0, v1
;;     return v22
;; }

function %ucarry_i64 {
block0(v0: i64, v1: i64):
    v20 = ucarry.i64 v0, v1
    return v20
}
;; function %ucarry_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = iadd.i64 v0, v1
;;     v24 = ilow v21
;;     v25 = ihigh v21
;;     v26 = ilow v0
;;     v27 = ihigh v0
;;     v28 = icmp.ult v25, v27
;;     v29 = icmp.eq v25, v27
;;     v30 = icmp.ult v24, v26
;;     v31 = band.b1 v29, v30
;;     v32 = bor.b1 v28, v31
;;     v33 = uextend.i32 v32
;;     v34 = uextend.i64 v33
;;     return v34
;; }

function %uborrow_i64 {
block0(v0: i64, v1: i64):
    v20 = uborrow.i64 v0, v1
    return v20
}
;; function %uborrow_i64 {
;; block0(v0: i64, v1: i64):
;;     v23 = ilow v0
;;     v24 = ihigh v0
;;     v25 = ilow v1
;;     v26 = ihigh v1
;;     v27 = icmp.ult v24, v26
;;     v28 = icmp.eq v24, v26
;;     v29 = icmp.ult v23, v25
;;     v30 = band.b1 v28, v29
;;     v31 = bor.b1 v27, v30
;;     v32 = uextend.i32 v31
;;     v33 = uextend.i64 v32
;;     return v33
;; }

function %umul24_i32 {
block0(v0: i32, v1: i32):
    v20 = umul24.i32 v0, v1
    return v20
}
;; function %umul24_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 0xffffff
;;     v22 = band.i32 v0, v21
;;     v23 = band.i32 v1, v21
;;     v24 = imul.i32 v22, v23
;;     return v24
;; }

function %umul24hi_i32 {
block0(v0: i32, v1: i32):
    v20 = umul24hi.i32 v0, v1
    return v20
}
;; function %umul24hi_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 0xffffff
;;     v22 = band.i32 v0, v21
;;     v23 = band.i32 v1, v21
;;     v24 = umulhi.i32 v22, v23
;;     return v24
;; }

function %smul24_i32 {
block0(v0: i32, v1: i32):
    v20 = smul24.i32 v0, v1
    return v20
}
;; function %smul24_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 8
;;     v22 = ishl.i32 v0, v21
;;     v23 = sshr.i32 v22, v21
;;     v24 = ishl.i32 v1, v21
;;     v25 = sshr.i32 v24, v21
;;     v26 = imul.i32 v23, v25
;;     return v26
;; }

function %smul24hi_i32 {
block0(v0: i32, v1: i32):
    v20 = smul24hi.i32 v0, v1
    return v20
}
;; function %smul24hi_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 8
;;     v22 = ishl.i32 v0, v21
;;     v23 = sshr.i32 v22, v21
;;     v24 = ishl.i32 v1, v21
;;     v25 = sshr.i32 v24, v21
;;     v26 = smulhi.i32 v23, v25
;;     return v26
;; }

function %ucarry_i32 {
block0(v0: i32, v1: i32):
    v20 = ucarry.i32 v0, v1
    return v20
}
;; function %ucarry_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iadd.i32 v0, v1
;;     v22 = icmp.ult v21, v0
;;     v23 = uextend.i32 v22
;;     return v23
;; }

function %uborrow_i32 {
block0(v0: i32, v1: i32):
    v20 = uborrow.i32 v0, v1
    return v20
}
;; function %uborrow_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = icmp.ult v0, v1
;;     v22 = uextend.i32 v21
;;     return v22
;; }

function %lerp_i32 {
block0(v0: i32, v1: i32, v2: i32):
    v20 = lerp.i32 v0, v1, v2
    return v20
}
;; function %lerp_i32 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v21 = iconst.i32 1
;;     v22 = iconst.i32 0x1010101
;;     v23 = iconst.i32 0x7f7f7f7f
;;     v24 = band.i32 v0, v1
;;     v25 = bxor.i32 v0, v1
;;     v26 = ushr.i32 v25, v21
;;     v27 = band.i32 v26, v23
;;     v28 = iadd.i32 v24, v27
;;     v29 = band.i32 v25, v2
;;     v30 = band.i32 v29, v22
;;     v31 = iadd.i32 v28, v30
;;     return v31
;; }

function %bitselect_i64 {
block0(v0: i64, v1: i64, v2: i64):
    v20 = bitselect.i64 v0, v1, v2
    return v20
}
;; function %bitselect_i64 {
;; block0(v0: i64, v1: i64, v2: i64):
;;     v21 = bnot.i64 v0
;;     v22 = band.i64 v0, v1
;;     v23 = band.i64 v21, v2
;;     v24 = bor.i64 v22, v23
;;     return v24
;; }

function %bitalign_i32 {
block0(v0: i32, v1: i32, v2: i32):
    v20 = bitalign.i32 v0, v1, v2
    return v20
}
;; function %bitalign_i32 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v21 = iconst.i32 1
;;     v22 = iconst.i32 31
;;     v23 = band.i32 v2, v22
;;     v24 = bxor.i32 v23, v22
;;     v25 = ushr.i32 v0, v23
;;     v26 = ishl.i32 v1, v21
;;     v27 = ishl.i32 v26, v24
;;     v28 = bor.i32 v25, v27
;;     return v28
;; }

function %bytealign_i32 {
block0(v0: i32, v1: i32, v2: i32):
    v20 = bytealign.i32 v0, v1, v2
    return v20
}
;; function %bytealign_i32 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v21 = iconst.i32 1
;;     v22 = iconst.i32 3
;;     v23 = iconst.i32 31
;;     v24 = ishl.i32 v2, v22
;;     v25 = band.i32 v24, v23
;;     v26 = bxor.i32 v25, v23
;;     v27 = ushr.i32 v0, v25
;;     v28 = ishl.i32 v1, v21
;;     v29 = ishl.i32 v28, v26
;;     v30 = bor.i32 v27, v29
;;     return v30
;; }

function %select_b1 {
block0(v0: b1, v1: b1, v2: b1):
    v20 = select.b1 v0, v1, v2
    return v20
}
;; function %select_b1 {
;; block0(v0: b1, v1: b1, v2: b1):
;;     v21 = bnot.b1 v0
;;     v22 = band.b1 v0, v1
;;     v23 = band.b1 v21, v2
;;     v24 = bor.b1 v22, v23
;;     return v24
;; }

function %bitmask_i64 {
block0(v0: i32, v1: i32):
    v20 = bitmask.i64 v0, v1
    return v20
}
;; function %bitmask_i64 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 63
;;     v22 = band.i32 v1, v21
;;     v23 = iconst.i64 1
;;     v29 = ilow v23
;;     v30 = ihigh v23
;;     v31 = iconst.i32 1
;;     v32 = iconst.i32 31
;;     v33 = iconst.i32 32
;;     v34 = iconst.i32 0
;;     v35 = band.i32 v22, v33
;;     v36 = icmp.ne v35, v34
;;     v37 = band.i32 v22, v32
;;     v38 = bxor.i32 v37, v32
;;     v39 = ishl.i32 v29, v37
;;     v40 = ushr.i32 v29, v31
;;     v41 = ushr.i32 v40, v38
;;     v42 = ishl.i32 v30, v37
;;     v43 = bor.i32 v42, v41
;;     v44 = select.i32 v36, v34, v39
;;     v45 = select.i32 v36, v39, v43
;;     v46 = iconcat v44, v45
;;     v25 = isub.i64 v46, v23
;;     v26 = iconst.i32 63
;;     v27 = band.i32 v0, v26
;;     v47 = ilow v25
;;     v48 = ihigh v25
;;     v49 = iconst.i32 1
;;     v50 = iconst.i32 31
;;     v51 = iconst.i32 32
;;     v52 = iconst.i32 0
;;     v53 = band.i32 v27, v51
;;     v54 = icmp.ne v53, v52
;;     v55 = band.i32 v27, v50
;;     v56 = bxor.i32 v55, v50
;;     v57 = ishl.i32 v47, v55
;;     v58 = ushr.i32 v47, v49
;;     v59 = ushr.i32 v58, v56
;;     v60 = ishl.i32 v48, v55
;;     v61 = bor.i32 v60, v59
;;     v62 = select.i32 v54, v52, v57
;;     v63 = select.i32 v54, v57, v61
;;     v64 = iconcat v62, v63
;;     return v64
;; }

function %ubitextract_i64 {
block0(v0: i64, v1: i32, v2: i32):
    v20 = ubitextract.i64 v0, v1, v2
    return v20
}
;; function %ubitextract_i64 {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v21 = iconst.i32 63
;;     v22 = band.i32 v1, v21
;;     v30 = ilow v0
;;     v31 = ihigh v0
;;     v32 = iconst.i32 1
;;     v33 = iconst.i32 31
;;     v34 = iconst.i32 32
;;     v35 = iconst.i32 0
;;     v36 = band.i32 v22, v34
;;     v37 = icmp.ne v36, v35
;;     v38 = band.i32 v22, v33
;;     v39 = bxor.i32 v38, v33
;;     v40 = ushr.i32 v31, v38
;;     v41 = ishl.i32 v31, v32
;;     v42 = ishl.i32 v41, v39
;;     v43 = ushr.i32 v30, v38
;;     v44 = bor.i32 v43, v42
;;     v45 = select.i32 v37, v40, v44
;;     v46 = select.i32 v37, v35, v40
;;     v47 = iconcat v45, v46
;;     v24 = iconst.i32 63
;;     v25 = band.i32 v2, v24
;;     v26 = iconst.i64 1
;;     v48 = ilow v26
;;     v49 = ihigh v26
;;     v50 = iconst.i32 1
;;     v51 = iconst.i32 31
;;     v52 = iconst.i32 32
;;     v53 = iconst.i32 0
;;     v54 = band.i32 v25, v52
;;     v55 = icmp.ne v54, v53
;;     v56 = band.i32 v25, v51
;;     v57 = bxor.i32 v56, v51
;;     v58 = ishl.i32 v48, v56
;;     v59 = ushr.i32 v48, v50
;;     v60 = ushr.i32 v59, v57
;;     v61 = ishl.i32 v49, v56
;;     v62 = bor.i32 v61, v60
;;     v63 = select.i32 v55, v53, v58
;;     v64 = select.i32 v55, v58, v62
;;     v65 = iconcat v63, v64
;;     v28 = isub.i64 v65, v26
;;     v29 = band.i64 v47, v28
;;     return v29
;; }

function %sbitextract_i64 {
block0(v0: i64, v1: i32, v2: i32):
    v20 = sbitextract.i64 v0, v1, v2
    return v20
}
;; function %sbitextract_i64 {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v21 = iconst.i32 63
;;     v22 = band.i32 v1, v21
;;     v23 = iconst.i32 63
;;     v24 = band.i32 v2, v23
;;     v35 = ilow v0
;;     v36 = ihigh v0
;;     v37 = iconst.i32 1
;;     v38 = iconst.i32 31
;;     v39 = iconst.i32 32
;;     v40 = iconst.i32 0
;;     v41 = band.i32 v22, v39
;;     v42 = icmp.ne v41, v40
;;     v43 = band.i32 v22, v38
;;     v44 = bxor.i32 v43, v38
;;     v45 = ushr.i32 v36, v43
;;     v46 = ishl.i32 v36, v37
;;     v47 = ishl.i32 v46, v44
;;     v48 = ushr.i32 v35, v43
;;     v49 = bor.i32 v48, v47
;;     v50 = select.i32 v42, v45, v49
;;     v51 = select.i32 v42, v40, v45
;;     v52 = iconcat v50, v51
;;     v26 = iconst.i32 0
;;     v27 = isub.i32 v26, v24
;;     v28 = iconst.i32 63
;;     v29 = band.i32 v27, v28
;;     v53 = ilow v52
;;     v54 = ihigh v52
;;     v55 = iconst.i32 1
;;     v56 = iconst.i32 31
;;     v57 = iconst.i32 32
;;     v58 = iconst.i32 0
;;     v59 = band.i32 v29, v57
;;     v60 = icmp.ne v59, v58
;;     v61 = band.i32 v29, v56
;;     v62 = bxor.i32 v61, v56
;;     v63 = ishl.i32 v53, v61
;;     v64 = ushr.i32 v53, v55
;;     v65 = ushr.i32 v64, v62
;;     v66 = ishl.i32 v54, v61
;;     v67 = bor.i32 v66, v65
;;     v68 = select.i32 v60, v58, v63
;;     v69 = select.i32 v60, v63, v67
;;     v70 = iconcat v68, v69
;;     v71 = ilow v70
;;     v72 = ihigh v70
;;     v73 = iconst.i32 1
;;     v74 = iconst.i32 31
;;     v75 = iconst.i32 32
;;     v76 = iconst.i32 0
;;     v77 = band.i32 v29, v75
;;     v78 = icmp.ne v77, v76
;;     v79 = band.i32 v29, v74
;;     v80 = bxor.i32 v79, v74
;;     v81 = sshr.i32 v72, v79
;;     v82 = sshr.i32 v72, v74
;;     v83 = ishl.i32 v72, v73
;;     v84 = ishl.i32 v83, v80
;;     v85 = ushr.i32 v71, v79
;;     v86 = bor.i32 v85, v84
;;     v87 = select.i32 v78, v81, v86
;;     v88 = select.i32 v78, v82, v81
;;     v89 = iconcat v87, v88
;;     v32 = icmp.eq v24, v26
;;     v33 = iconst.i64 0
;;     v34 = select.i64 v32, v33, v89
;;     return v34
;; }

function %bitinsert_i64 {
block0(v0: i64, v1: i64, v2: i32, v3: i32):
    v20 = bitinsert.i64 v0, v1, v2, v3
    return v20
}
;; function %bitinsert_i64 {
;; block0(v0: i64, v1: i64, v2: i32, v3: i32):
;;     v26 = iconst.i32 63
;;     v27 = band.i32 v3, v26
;;     v28 = iconst.i64 1
;;     v34 = ilow v28
;;     v35 = ihigh v28
;;     v36 = iconst.i32 1
;;     v37 = iconst.i32 31
;;     v38 = iconst.i32 32
;;     v39 = iconst.i32 0
;;     v40 = band.i32 v27, v38
;;     v41 = icmp.ne v40, v39
;;     v42 = band.i32 v27, v37
;;     v43 = bxor.i32 v42, v37
;;     v44 = ishl.i32 v34, v42
;;     v45 = ushr.i32 v34, v36
;;     v46 = ushr.i32 v45, v43
;;     v47 = ishl.i32 v35, v42
;;     v48 = bor.i32 v47, v46
;;     v49 = select.i32 v41, v39, v44
;;     v50 = select.i32 v41, v44, v48
;;     v51 = iconcat v49, v50
;;     v30 = isub.i64 v51, v28
;;     v31 = iconst.i32 63
;;     v32 = band.i32 v2, v31
;;     v52 = ilow v30
;;     v53 = ihigh v30
;;     v54 = iconst.i32 1
;;     v55 = iconst.i32 31
;;     v56 = iconst.i32 32
;;     v57 = iconst.i32 0
;;     v58 = band.i32 v32, v56
;;     v59 = icmp.ne v58, v57
;;     v60 = band.i32 v32, v55
;;     v61 = bxor.i32 v60, v55
;;     v62 = ishl.i32 v52, v60
;;     v63 = ushr.i32 v52, v54
;;     v64 = ushr.i32 v63, v61
;;     v65 = ishl.i32 v53, v60
;;     v66 = bor.i32 v65, v64
;;     v67 = select.i32 v59, v57, v62
;;     v68 = select.i32 v59, v62, v66
;;     v69 = iconcat v67, v68
;;     v22 = iconst.i32 63
;;     v23 = band.i32 v2, v22
;;     v70 = ilow v1
;;     v71 = ihigh v1
;;     v72 = iconst.i32 1
;;     v73 = iconst.i32 31
;;     v74 = iconst.i32 32
;;     v75 = iconst.i32 0
;;     v76 = band.i32 v23, v74
;;     v77 = icmp.ne v76, v75
;;     v78 = band.i32 v23, v73
;;     v79 = bxor.i32 v78, v73
;;     v80 = ishl.i32 v70, v78
;;     v81 = ushr.i32 v70, v72
;;     v82 = ushr.i32 v81, v79
;;     v83 = ishl.i32 v71, v78
;;     v84 = bor.i32 v83, v82
;;     v85 = select.i32 v77, v75, v80
;;     v86 = select.i32 v77, v80, v84
;;     v87 = iconcat v85, v86
;;     v88 = bnot.i64 v69
;;     v89 = band.i64 v69, v87
;;     v90 = band.i64 v88, v0
;;     v91 = bor.i64 v89, v90
;;     return v91
;; }

function %umulhi_i64 {
block0(v0: i64, v1: i64):
    v20 = umulhi.i64 v0, v1
    return v20
}
;; function %umulhi_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = umulhi.i32 v21, v23
;;     v26 = uextend.i64 v25
;;     v27 = uextend.i64 v22
;;     v28 = uextend.i64 v23
;;     v46 = ilow v27
;;     v47 = ihigh v27
;;     v48 = ilow v28
;;     v49 = ihigh v28
;;     v50 = imul.i32 v46, v48
;;     v51 = umulhi.i32 v46, v48
;;     v52 = imul.i32 v46, v49
;;     v53 = imul.i32 v47, v48
;;     v54 = iadd.i32 v52, v53
;;     v55 = iadd.i32 v51, v54
;;     v56 = iconcat v50, v55
;;     v30 = iadd.i64 v56, v26
;;     v31 = ilow v30
;;     v32 = uextend.i64 v31
;;     v33 = uextend.i64 v21
;;     v34 = uextend.i64 v24
;;     v57 = ilow v33
;;     v58 = ihigh v33
;;     v59 = ilow v34
;;     v60 = ihigh v34
;;     v61 = imul.i32 v57, v59
;;     v62 = umulhi.i32 v57, v59
;;     v63 = imul.i32 v57, v60
;;     v64 = imul.i32 v58, v59
;;     v65 = iadd.i32 v63, v64
;;     v66 = iadd.i32 v62, v65
;;     v67 = iconcat v61, v66
;;     v36 = iadd.i64 v67, v32
;;     v37 = ihigh v30
;;     v38 = ihigh v36
;;     v39 = uextend.i64 v37
;;     v40 = uextend.i64 v38
;;     v41 = uextend.i64 v22
;;     v42 = uextend.i64 v24
;;     v68 = ilow v41
;;     v69 = ihigh v41
;;     v70 = ilow v42
;;     v71 = ihigh v42
;;     v72 = imul.i32 v68, v70
;;     v73 = umulhi.i32 v68, v70
;;     v74 = imul.i32 v68, v71
;;     v75 = imul.i32 v69, v70
;;     v76 = iadd.i32 v74, v75
;;     v77 = iadd.i32 v73, v76
;;     v78 = iconcat v72, v77
;;     v44 = iadd.i64 v78, v39
;;     v45 = iadd.i64 v44, v40
;;     return v45
;; }

function %smulhi_i64 {
block0(v0: i64, v1: i64):
    v20 = smulhi.i64 v0, v1
    return v20
}
;; function %smulhi_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ihigh v0
;;     v23 = ilow v1
;;     v24 = ihigh v1
;;     v25 = umulhi.i32 v21, v23
;;     v26 = uextend.i64 v25
;;     v27 = uextend.i64 v22
;;     v28 = uextend.i64 v23
;;     v54 = ilow v27
;;     v55 = ihigh v27
;;     v56 = ilow v28
;;     v57 = ihigh v28
;;     v58 = imul.i32 v54, v56
;;     v59 = umulhi.i32 v54, v56
;;     v60 = imul.i32 v54, v57
;;     v61 = imul.i32 v55, v56
;;     v62 = iadd.i32 v60, v61
;;     v63 = iadd.i32 v59, v62
;;     v64 = iconcat v58, v63
;;     v30 = iadd.i64 v64, v26
;;     v31 = ilow v30
;;     v32 = uextend.i64 v31
;;     v33 = uextend.i64 v21
;;     v34 = uextend.i64 v24
;;     v65 = ilow v33
;;     v66 = ihigh v33
;;     v67 = ilow v34
;;     v68 = ihigh v34
;;     v69 = imul.i32 v65, v67
;;     v70 = umulhi.i32 v65, v67
;;     v71 = imul.i32 v65, v68
;;     v72 = imul.i32 v66, v67
;;     v73 = iadd.i32 v71, v72
;;     v74 = iadd.i32 v70, v73
;;     v75 = iconcat v69, v74
;;     v36 = iadd.i64 v75, v32
;;     v37 = ihigh v30
;;     v38 = ihigh v36
;;     v39 = uextend.i64 v37
;;     v40 = uextend.i64 v38
;;     v41 = uextend.i64 v22
;;     v42 = uextend.i64 v24
;;     v76 = ilow v41
;;     v77 = ihigh v41
;;     v78 = ilow v42
;;     v79 = ihigh v42
;;     v80 = imul.i32 v76, v78
;;     v81 = umulhi.i32 v76, v78
;;     v82 = imul.i32 v76, v79
;;     v83 = imul.i32 v77, v78
;;     v84 = iadd.i32 v82, v83
;;     v85 = iadd.i32 v81, v84
;;     v86 = iconcat v80, v85
;;     v44 = iadd.i64 v86, v39
;;     v45 = iadd.i64 v44, v40
;;     v46 = iconst.i32 63
;;     v87 = ilow v0
;;     v88 = ihigh v0
;;     v89 = iconst.i32 1
;;     v90 = iconst.i32 31
;;     v91 = iconst.i32 32
;;     v92 = iconst.i32 0
;;     v93 = band.i32 v46, v91
;;     v94 = icmp.ne v93, v92
;;     v95 = band.i32 v46, v90
;;     v96 = bxor.i32 v95, v90
;;     v97 = sshr.i32 v88, v95
;;     v98 = sshr.i32 v88, v90
;;     v99 = ishl.i32 v88, v89
;;     v100 = ishl.i32 v99, v96
;;     v101 = ushr.i32 v87, v95
;;     v102 = bor.i32 v101, v100
;;     v103 = select.i32 v94, v97, v102
;;     v104 = select.i32 v94, v98, v97
;;     v105 = iconcat v103, v104
;;     v48 = iconst.i32 63
;;     v106 = ilow v1
;;     v107 = ihigh v1
;;     v108 = iconst.i32 1
;;     v109 = iconst.i32 31
;;     v110 = iconst.i32 32
;;     v111 = iconst.i32 0
;;     v112 = band.i32 v48, v110
;;     v113 = icmp.ne v112, v111
;;     v114 = band.i32 v48, v109
;;     v115 = bxor.i32 v114, v109
;;     v116 = sshr.i32 v107, v114
;;     v117 = sshr.i32 v107, v109
;;     v118 = ishl.i32 v107, v108
;;     v119 = ishl.i32 v118, v115
;;     v120 = ushr.i32 v106, v114
;;     v121 = bor.i32 v120, v119
;;     v122 = select.i32 v113, v116, v121
;;     v123 = select.i32 v113, v117, v116
;;     v124 = iconcat v122, v123
;;     v50 = band.i64 v105, v1
;;     v51 = band.i64 v124, v0
;;     v52 = isub.i64 v45, v50
;;     v53 = isub.i64 v52, v51
;;     return v53
;; }

function %udiv_i64 {
block0(v0: i64, v1: i64):
    v20 = udiv.i64 v0, v1
    return v20
}
;; function %udiv_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v1
;;     v22 = ihigh v1
;;     v23 = fcvt_from_uint.f32 v21
;;     v24 = fcvt_from_uint.f32 v22
;;     v25 = fconst.f32 0x4f800000
;;     v26 = fmul.f32 v24, v25
;;     v27 = fadd.f32 v26, v23
;;     v28 = nrcp.f32 v27
;;     v29 = fconst.f32 0x5f7ffffc
;;     v30 = fmul.f32 v28, v29
;;     v31 = fconst.f32 0x2f800000
;;     v32 = fmul.f32 v30, v31
;;     v133 = ftrunc.ftz.f32 v32
;;     v34 = fmul.f32 v133, v25
;;     v35 = fsub.f32 v30, v34
;;     v36 = fcvt_to_uint.zero.i32 v35
;;     v37 = fcvt_to_uint.zero.i32 v133
;;     v38 = iconcat v36, v37
;;     v134 = iconst.i64 0
;;     v135 = isub.i64 v134, v1
;;     v136 = ilow v135
;;     v137 = ihigh v135
;;     v138 = ilow v38
;;     v139 = ihigh v38
;;     v140 = imul.i32 v136, v138
;;     v141 = umulhi.i32 v136, v138
;;     v142 = imul.i32 v136, v139
;;     v143 = imul.i32 v137, v138
;;     v144 = iadd.i32 v142, v143
;;     v145 = iadd.i32 v141, v144
;;     v146 = iconcat v140, v145
;;     v41 = ilow v38
;;     v42 = ihigh v38
;;     v43 = ilow v146
;;     v44 = ihigh v146
;;     v45 = umulhi.i32 v41, v43
;;     v46 = uextend.i64 v45
;;     v47 = uextend.i64 v42
;;     v48 = uextend.i64 v43
;;     v147 = ilow v47
;;     v148 = ihigh v47
;;     v149 = ilow v48
;;     v150 = ihigh v48
;;     v151 = imul.i32 v147, v149
;;     v152 = umulhi.i32 v147, v149
;;     v153 = imul.i32 v147, v150
;;     v154 = imul.i32 v148, v149
;;     v155 = iadd.i32 v153, v154
;;     v156 = iadd.i32 v152, v155
;;     v157 = iconcat v151, v156
;;     v50 = iadd.i64 v157, v46
;;     v51 = ilow v50
;;     v52 = uextend.i64 v51
;;     v53 = uextend.i64 v41
;;     v54 = uextend.i64 v44
;;     v158 = ilow v53
;;     v159 = ihigh v53
;;     v160 = ilow v54
;;     v161 = ihigh v54
;;     v162 = imul.i32 v158, v160
;;     v163 = umulhi.i32 v158, v160
;;     v164 = imul.i32 v158, v161
;;     v165 = imul.i32 v159, v160
;;     v166 = iadd.i32 v164, v165
;;     v167 = iadd.i32 v163, v166
;;     v168 = iconcat v162, v167
;;     v56 = iadd.i64 v168, v52
;;     v57 = ihigh v50
;;     v58 = ihigh v56
;;     v59 = uextend.i64 v57
;;     v60 = uextend.i64 v58
;;     v61 = uextend.i64 v42
;;     v62 = uextend.i64 v44
;;     v169 = ilow v61
;;     v170 = ihigh v61
;;     v171 = ilow v62
;;     v172 = ihigh v62
;;     v173 = imul.i32 v169, v171
;;     v174 = umulhi.i32 v169, v171
;;     v175 = imul.i32 v169, v172
;;     v176 = imul.i32 v170, v171
;;     v177 = iadd.i32 v175, v176
;;     v178 = iadd.i32 v174, v177
;;     v179 = iconcat v173, v178
;;     v64 = iadd.i64 v179, v59
;;     v65 = iadd.i64 v64, v60
;;     v66 = iadd.i64 v38, v65
;;     v180 = ilow v135
;;     v181 = ihigh v135
;;     v182 = ilow v66
;;     v183 = ihigh v66
;;     v184 = imul.i32 v180, v182
;;     v185 = umulhi.i32 v180, v182
;;     v186 = imul.i32 v180, v183
;;     v187 = imul.i32 v181, v182
;;     v188 = iadd.i32 v186, v187
;;     v189 = iadd.i32 v185, v188
;;     v190 = iconcat v184, v189
;;     v68 = ilow v66
;;     v69 = ihigh v66
;;     v70 = ilow v190
;;     v71 = ihigh v190
;;     v72 = umulhi.i32 v68, v70
;;     v73 = uextend.i64 v72
;;     v74 = uextend.i64 v69
;;     v75 = uextend.i64 v70
;;     v191 = ilow v74
;;     v192 = ihigh v74
;;     v193 = ilow v75
;;     v194 = ihigh v75
;;     v195 = imul.i32 v191, v193
;;     v196 = umulhi.i32 v191, v193
;;     v197 = imul.i32 v191, v194
;;     v198 = imul.i32 v192, v193
;;     v199 = iadd.i32 v197, v198
;;     v200 = iadd.i32 v196, v199
;;     v201 = iconcat v195, v200
;;     v77 = iadd.i64 v201, v73
;;     v78 = ilow v77
;;     v79 = uextend.i64 v78
;;     v80 = uextend.i64 v68
;;     v81 = uextend.i64 v71
;;     v202 = ilow v80
;;     v203 = ihigh v80
;;     v204 = ilow v81
;;     v205 = ihigh v81
;;     v206 = imul.i32 v202, v204
;;     v207 = umulhi.i32 v202, v204
;;     v208 = imul.i32 v202, v205
;;     v209 = imul.i32 v203, v204
;;     v210 = iadd.i32 v208, v209
;;     v211 = iadd.i32 v207, v210
;;     v212 = iconcat v206, v211
;;     v83 = iadd.i64 v212, v79
;;     v84 = ihigh v77
;;     v85 = ihigh v83
;;     v86 = uextend.i64 v84
;;     v87 = uextend.i64 v85
;;     v88 = uextend.i64 v69
;;     v89 = uextend.i64 v71
;;     v213 = ilow v88
;;     v214 = ihigh v88
;;     v215 = ilow v89
;;     v216 = ihigh v89
;;     v217 = imul.i32 v213, v215
;;     v218 = umulhi.i32 v213, v215
;;     v219 = imul.i32 v213, v216
;;     v220 = imul.i32 v214, v215
;;     v221 = iadd.i32 v219, v220
;;     v222 = iadd.i32 v218, v221
;;     v223 = iconcat v217, v222
;;     v91 = iadd.i64 v223, v86
;;     v92 = iadd.i64 v91, v87
;;     v93 = iadd.i64 v66, v92
;;     v94 = ilow v0
;;     v95 = ihigh v0
;;     v96 = ilow v93
;;     v97 = ihigh v93
;;     v98 = umulhi.i32 v94, v96
;;     v99 = uextend.i64 v98
;;     v100 = uextend.i64 v95
;;     v101 = uextend.i64 v96
;;     v224 = ilow v100
;;     v225 = ihigh v100
;;     v226 = ilow v101
;;     v227 = ihigh v101
;;     v228 = imul.i32 v224, v226
;;     v229 = umulhi.i32 v224, v226
;;     v230 = imul.i32 v224, v227
;;     v231 = imul.i32 v225, v226
;;     v232 = iadd.i32 v230, v231
;;     v233 = iadd.i32 v229, v232
;;     v234 = iconcat v228, v233
;;     v103 = iadd.i64 v234, v99
;;     v104 = ilow v103
;;     v105 = uextend.i64 v104
;;     v106 = uextend.i64 v94
;;     v107 = uextend.i64 v97
;;     v235 = ilow v106
;;     v236 = ihigh v106
;;     v237 = ilow v107
;;     v238 = ihigh v107
;;     v239 = imul.i32 v235, v237
;;     v240 = umulhi.i32 v235, v237
;;     v241 = imul.i32 v235, v238
;;     v242 = imul.i32 v236, v237
;;     v243 = iadd.i32 v241, v242
;;     v244 = iadd.i32 v240, v243
;;     v245 = iconcat v239, v244
;;     v109 = iadd.i64 v245, v105
;;     v110 = ihigh v103
;;     v111 = ihigh v109
;;     v112 = uextend.i64 v110
;;     v113 = uextend.i64 v111
;;     v114 = uextend.i64 v95
;;     v115 = uextend.i64 v97
;;     v246 = ilow v114
;;     v247 = ihigh v114
;;     v248 = ilow v115
;;     v249 = ihigh v115
;;     v250 = imul.i32 v246, v248
;;     v251 = umulhi.i32 v246, v248
;;     v252 = imul.i32 v246, v249
;;     v253 = imul.i32 v247, v248
;;     v254 = iadd.i32 v252, v253
;;     v255 = iadd.i32 v251, v254
;;     v256 = iconcat v250, v255
;;     v117 = iadd.i64 v256, v112
;;     v118 = iadd.i64 v117, v113
;;     v257 = ilow v118
;;     v258 = ihigh v118
;;     v259 = ilow v1
;;     v260 = ihigh v1
;;     v261 = imul.i32 v257, v259
;;     v262 = umulhi.i32 v257, v259
;;     v263 = imul.i32 v257, v260
;;     v264 = imul.i32 v258, v259
;;     v265 = iadd.i32 v263, v264
;;     v266 = iadd.i32 v262, v265
;;     v267 = iconcat v261, v266
;;     v120 = isub.i64 v0, v267
;;     v268 = ilow v120
;;     v269 = ihigh v120
;;     v270 = ilow v1
;;     v271 = ihigh v1
;;     v272 = icmp.ugt v269, v271
;;     v273 = icmp.eq v269, v271
;;     v274 = icmp.uge v268, v270
;;     v275 = band.b1 v273, v274
;;     v276 = bor.b1 v272, v275
;;     v122 = iconst.i64 1
;;     v123 = iadd.i64 v118, v122
;;     v124 = isub.i64 v120, v1
;;     v125 = select.i64 v276, v123, v118
;;     v126 = select.i64 v276, v124, v120
;;     v277 = ilow v126
;;     v278 = ihigh v126
;;     v279 = ilow v1
;;     v280 = ihigh v1
;;     v281 = icmp.ugt v278, v280
;;     v282 = icmp.eq v278, v280
;;     v283 = icmp.uge v277, v279
;;     v284 = band.b1 v282, v283
;;     v285 = bor.b1 v281, v284
;;     v128 = iconst.i64 1
;;     v129 = iadd.i64 v125, v128
;;     v130 = isub.i64 v126, v1
;;     v131 = select.i64 v285, v129, v125
;;     v132 = select.i64 v285, v130, v126
;;     return v131
;; }

function %urem_i64 {
block0(v0: i64, v1: i64):
    v20 = urem.i64 v0, v1
    return v20
}
;; function %urem_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v1
;;     v22 = ihigh v1
;;     v23 = fcvt_from_uint.f32 v21
;;     v24 = fcvt_from_uint.f32 v22
;;     v25 = fconst.f32 0x4f800000
;;     v26 = fmul.f32 v24, v25
;;     v27 = fadd.f32 v26, v23
;;     v28 = nrcp.f32 v27
;;     v29 = fconst.f32 0x5f7ffffc
;;     v30 = fmul.f32 v28, v29
;;     v31 = fconst.f32 0x2f800000
;;     v32 = fmul.f32 v30, v31
;;     v133 = ftrunc.ftz.f32 v32
;;     v34 = fmul.f32 v133, v25
;;     v35 = fsub.f32 v30, v34
;;     v36 = fcvt_to_uint.zero.i32 v35
;;     v37 = fcvt_to_uint.zero.i32 v133
;;     v38 = iconcat v36, v37
;;     v134 = iconst.i64 0
;;     v135 = isub.i64 v134, v1
;;     v136 = ilow v135
;;     v137 = ihigh v135
;;     v138 = ilow v38
;;     v139 = ihigh v38
;;     v140 = imul.i32 v136, v138
;;     v141 = umulhi.i32 v136, v138
;;     v142 = imul.i32 v136, v139
;;     v143 = imul.i32 v137, v138
;;     v144 = iadd.i32 v142, v143
;;     v145 = iadd.i32 v141, v144
;;     v146 = iconcat v140, v145
;;     v41 = ilow v38
;;     v42 = ihigh v38
;;     v43 = ilow v146
;;     v44 = ihigh v146
;;     v45 = umulhi.i32 v41, v43
;;     v46 = uextend.i64 v45
;;     v47 = uextend.i64 v42
;;     v48 = uextend.i64 v43
;;     v147 = ilow v47
;;     v148 = ihigh v47
;;     v149 = ilow v48
;;     v150 = ihigh v48
;;     v151 = imul.i32 v147, v149
;;     v152 = umulhi.i32 v147, v149
;;     v153 = imul.i32 v147, v150
;;     v154 = imul.i32 v148, v149
;;     v155 = iadd.i32 v153, v154
;;     v156 = iadd.i32 v152, v155
;;     v157 = iconcat v151, v156
;;     v50 = iadd.i64 v157, v46
;;     v51 = ilow v50
;;     v52 = uextend.i64 v51
;;     v53 = uextend.i64 v41
;;     v54 = uextend.i64 v44
;;     v158 = ilow v53
;;     v159 = ihigh v53
;;     v160 = ilow v54
;;     v161 = ihigh v54
;;     v162 = imul.i32 v158, v160
;;     v163 = umulhi.i32 v158, v160
;;     v164 = imul.i32 v158, v161
;;     v165 = imul.i32 v159, v160
;;     v166 = iadd.i32 v164, v165
;;     v167 = iadd.i32 v163, v166
;;     v168 = iconcat v162, v167
;;     v56 = iadd.i64 v168, v52
;;     v57 = ihigh v50
;;     v58 = ihigh v56
;;     v59 = uextend.i64 v57
;;     v60 = uextend.i64 v58
;;     v61 = uextend.i64 v42
;;     v62 = uextend.i64 v44
;;     v169 = ilow v61
;;     v170 = ihigh v61
;;     v171 = ilow v62
;;     v172 = ihigh v62
;;     v173 = imul.i32 v169, v171
;;     v174 = umulhi.i32 v169, v171
;;     v175 = imul.i32 v169, v172
;;     v176 = imul.i32 v170, v171
;;     v177 = iadd.i32 v175, v176
;;     v178 = iadd.i32 v174, v177
;;     v179 = iconcat v173, v178
;;     v64 = iadd.i64 v179, v59
;;     v65 = iadd.i64 v64, v60
;;     v66 = iadd.i64 v38, v65
;;     v180 = ilow v135
;;     v181 = ihigh v135
;;     v182 = ilow v66
;;     v183 = ihigh v66
;;     v184 = imul.i32 v180, v182
;;     v185 = umulhi.i32 v180, v182
;;     v186 = imul.i32 v180, v183
;;     v187 = imul.i32 v181, v182
;;     v188 = iadd.i32 v186, v187
;;     v189 = iadd.i32 v185, v188
;;     v190 = iconcat v184, v189
;;     v68 = ilow v66
;;     v69 = ihigh v66
;;     v70 = ilow v190
;;     v71 = ihigh v190
;;     v72 = umulhi.i32 v68, v70
;;     v73 = uextend.i64 v72
;;     v74 = uextend.i64 v69
;;     v75 = uextend.i64 v70
;;     v191 = ilow v74
;;     v192 = ihigh v74
;;     v193 = ilow v75
;;     v194 = ihigh v75
;;     v195 = imul.i32 v191, v193
;;     v196 = umulhi.i32 v191, v193
;;     v197 = imul.i32 v191, v194
;;     v198 = imul.i32 v192, v193
;;     v199 = iadd.i32 v197, v198
;;     v200 = iadd.i32 v196, v199
;;     v201 = iconcat v195, v200
;;     v77 = iadd.i64 v201, v73
;;     v78 = ilow v77
;;     v79 = uextend.i64 v78
;;     v80 = uextend.i64 v68
;;     v81 = uextend.i64 v71
;;     v202 = ilow v80
;;     v203 = ihigh v80
;;     v204 = ilow v81
;;     v205 = ihigh v81
;;     v206 = imul.i32 v202, v204
;;     v207 = umulhi.i32 v202, v204
;;     v208 = imul.i32 v202, v205
;;     v209 = imul.i32 v203, v204
;;     v210 = iadd.i32 v208, v209
;;     v211 = iadd.i32 v207, v210
;;     v212 = iconcat v206, v211
;;     v83 = iadd.i64 v212, v79
;;     v84 = ihigh v77
;;     v85 = ihigh v83
;;     v86 = uextend.i64 v84
;;     v87 = uextend.i64 v85
;;     v88 = uextend.i64 v69
;;     v89 = uextend.i64 v71
;;     v213 = ilow v88
;;     v214 = ihigh v88
;;     v215 = ilow v89
;;     v216 = ihigh v89
;;     v217 = imul.i32 v213, v215
;;     v218 = umulhi.i32 v213, v215
;;     v219 = imul.i32 v213, v216
;;     v220 = imul.i32 v214, v215
;;     v221 = iadd.i32 v219, v220
;;     v222 = iadd.i32 v218, v221
;;     v223 = iconcat v217, v222
;;     v91 = iadd.i64 v223, v86
;;     v92 = iadd.i64 v91, v87
;;     v93 = iadd.i64 v66, v92
;;     v94 = ilow v0
;;     v95 = ihigh v0
;;     v96 = ilow v93
;;     v97 = ihigh v93
;;     v98 = umulhi.i32 v94, v96
;;     v99 = uextend.i64 v98
;;     v100 = uextend.i64 v95
;;     v101 = uextend.i64 v96
;;     v224 = ilow v100
;;     v225 = ihigh v100
;;     v226 = ilow v101
;;     v227 = ihigh v101
;;     v228 = imul.i32 v224, v226
;;     v229 = umulhi.i32 v224, v226
;;     v230 = imul.i32 v224, v227
;;     v231 = imul.i32 v225, v226
;;     v232 = iadd.i32 v230, v231
;;     v233 = iadd.i32 v229, v232
;;     v234 = iconcat v228, v233
;;     v103 = iadd.i64 v234, v99
;;     v104 = ilow v103
;;     v105 = uextend.i64 v104
;;     v106 = uextend.i64 v94
;;     v107 = uextend.i64 v97
;;     v235 = ilow v106
;;     v236 = ihigh v106
;;     v237 = ilow v107
;;     v238 = ihigh v107
;;     v239 = imul.i32 v235, v237
;;     v240 = umulhi.i32 v235, v237
;;     v241 = imul.i32 v235, v238
;;     v242 = imul.i32 v236, v237
;;     v243 = iadd.i32 v241, v242
;;     v244 = iadd.i32 v240, v243
;;     v245 = iconcat v239, v244
;;     v109 = iadd.i64 v245, v105
;;     v110 = ihigh v103
;;     v111 = ihigh v109
;;     v112 = uextend.i64 v110
;;     v113 = uextend.i64 v111
;;     v114 = uextend.i64 v95
;;     v115 = uextend.i64 v97
;;     v246 = ilow v114
;;     v247 = ihigh v114
;;     v248 = ilow v115
;;     v249 = ihigh v115
;;     v250 = imul.i32 v246, v248
;;     v251 = umulhi.i32 v246, v248
;;     v252 = imul.i32 v246, v249
;;     v253 = imul.i32 v247, v248
;;     v254 = iadd.i32 v252, v253
;;     v255 = iadd.i32 v251, v254
;;     v256 = iconcat v250, v255
;;     v117 = iadd.i64 v256, v112
;;     v118 = iadd.i64 v117, v113
;;     v257 = ilow v118
;;     v258 = ihigh v118
;;     v259 = ilow v1
;;     v260 = ihigh v1
;;     v261 = imul.i32 v257, v259
;;     v262 = umulhi.i32 v257, v259
;;     v263 = imul.i32 v257, v260
;;     v264 = imul.i32 v258, v259
;;     v265 = iadd.i32 v263, v264
;;     v266 = iadd.i32 v262, v265
;;     v267 = iconcat v261, v266
;;     v120 = isub.i64 v0, v267
;;     v268 = ilow v120
;;     v269 = ihigh v120
;;     v270 = ilow v1
;;     v271 = ihigh v1
;;     v272 = icmp.ugt v269, v271
;;     v273 = icmp.eq v269, v271
;;     v274 = icmp.uge v268, v270
;;     v275 = band.b1 v273, v274
;;     v276 = bor.b1 v272, v275
;;     v122 = iconst.i64 1
;;     v123 = iadd.i64 v118, v122
;;     v124 = isub.i64 v120, v1
;;     v125 = select.i64 v276, v123, v118
;;     v126 = select.i64 v276, v124, v120
;;     v277 = ilow v126
;;     v278 = ihigh v126
;;     v279 = ilow v1
;;     v280 = ihigh v1
;;     v281 = icmp.ugt v278, v280
;;     v282 = icmp.eq v278, v280
;;     v283 = icmp.uge v277, v279
;;     v284 = band.b1 v282, v283
;;     v285 = bor.b1 v281, v284
;;     v128 = iconst.i64 1
;;     v129 = iadd.i64 v125, v128
;;     v130 = isub.i64 v126, v1
;;     v131 = select.i64 v285, v129, v125
;;     v132 = select.i64 v285, v130, v126
;;     return v132
;; }

function %sdiv_i64 {
block0(v0: i64, v1: i64):
    v20 = sdiv.i64 v0, v1
    return v20
}
;; function %sdiv_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = iconst.i32 63
;;     v33 = ilow v0
;;     v34 = ihigh v0
;;     v35 = iconst.i32 1
;;     v36 = iconst.i32 31
;;     v37 = iconst.i32 32
;;     v38 = iconst.i32 0
;;     v39 = band.i32 v21, v37
;;     v40 = icmp.ne v39, v38
;;     v41 = band.i32 v21, v36
;;     v42 = bxor.i32 v41, v36
;;     v43 = sshr.i32 v34, v41
;;     v44 = sshr.i32 v34, v36
;;     v45 = ishl.i32 v34, v35
;;     v46 = ishl.i32 v45, v42
;;     v47 = ushr.i32 v33, v41
;;     v48 = bor.i32 v47, v46
;;     v49 = select.i32 v40, v43, v48
;;     v50 = select.i32 v40, v44, v43
;;     v51 = iconcat v49, v50
;;     v23 = iconst.i32 63
;;     v52 = ilow v1
;;     v53 = ihigh v1
;;     v54 = iconst.i32 1
;;     v55 = iconst.i32 31
;;     v56 = iconst.i32 32
;;     v57 = iconst.i32 0
;;     v58 = band.i32 v23, v56
;;     v59 = icmp.ne v58, v57
;;     v60 = band.i32 v23, v55
;;     v61 = bxor.i32 v60, v55
;;     v62 = sshr.i32 v53, v60
;;     v63 = sshr.i32 v53, v55
;;     v64 = ishl.i32 v53, v54
;;     v65 = ishl.i32 v64, v61
;;     v66 = ushr.i32 v52, v60
;;     v67 = bor.i32 v66, v65
;;     v68 = select.i32 v59, v62, v67
;;     v69 = select.i32 v59, v63, v62
;;     v70 = iconcat v68, v69
;;     v25 = bxor.i64 v0, v51
;;     v26 = isub.i64 v25, v51
;;     v27 = bxor.i64 v1, v70
;;     v28 = isub.i64 v27, v70
;;     v71 = ilow v28
;;     v72 = ihigh v28
;;     v73 = fcvt_from_uint.f32 v71
;;     v74 = fcvt_from_uint.f32 v72
;;     v75 = fconst.f32 0x4f800000
;;     v76 = fmul.f32 v74, v75
;;     v77 = fadd.f32 v76, v73
;;     v78 = nrcp.f32 v77
;;     v79 = fconst.f32 0x5f7ffffc
;;     v80 = fmul.f32 v78, v79
;;     v81 = fconst.f32 0x2f800000
;;     v82 = fmul.f32 v80, v81
;;     v183 = ftrunc.ftz.f32 v82
;;     v84 = fmul.f32 v183, v75
;;     v85 = fsub.f32 v80, v84
;;     v86 = fcvt_to_uint.zero.i32 v85
;;     v87 = fcvt_to_uint.zero.i32 v183
;;     v88 = iconcat v86, v87
;;     v184 = iconst.i64 0
;;     v185 = isub.i64 v184, v28
;;     v186 = ilow v185
;;     v187 = ihigh v185
;;     v188 = ilow v88
;;     v189 = ihigh v88
;;     v190 = imul.i32 v186, v188
;;     v191 = umulhi.i32 v186, v188
;;     v192 = imul.i32 v186, v189
;;     v193 = imul.i32 v187, v188
;;     v194 = iadd.i32 v192, v193
;;     v195 = iadd.i32 v191, v194
;;     v196 = iconcat v190, v195
;;     v91 = ilow v88
;;     v92 = ihigh v88
;;     v93 = ilow v196
;;     v94 = ihigh v196
;;     v95 = umulhi.i32 v91, v93
;;     v96 = uextend.i64 v95
;;     v97 = uextend.i64 v92
;;     v98 = uextend.i64 v93
;;     v197 = ilow v97
;;     v198 = ihigh v97
;;     v199 = ilow v98
;;     v200 = ihigh v98
;;     v201 = imul.i32 v197, v199
;;     v202 = umulhi.i32 v197, v199
;;     v203 = imul.i32 v197, v200
;;     v204 = imul.i32 v198, v199
;;     v205 = iadd.i32 v203, v204
;;     v206 = iadd.i32 v202, v205
;;     v207 = iconcat v201, v206
;;     v100 = iadd.i64 v207, v96
;;     v101 = ilow v100
;;     v102 = uextend.i64 v101
;;     v103 = uextend.i64 v91
;;     v104 = uextend.i64 v94
;;     v208 = ilow v103
;;     v209 = ihigh v103
;;     v210 = ilow v104
;;     v211 = ihigh v104
;;     v212 = imul.i32 v208, v210
;;     v213 = umulhi.i32 v208, v210
;;     v214 = imul.i32 v208, v211
;;     v215 = imul.i32 v209, v210
;;     v216 = iadd.i32 v214, v215
;;     v217 = iadd.i32 v213, v216
;;     v218 = iconcat v212, v217
;;     v106 = iadd.i64 v218, v102
;;     v107 = ihigh v100
;;     v108 = ihigh v106
;;     v109 = uextend.i64 v107
;;     v110 = uextend.i64 v108
;;     v111 = uextend.i64 v92
;;     v112 = uextend.i64 v94
;;     v219 = ilow v111
;;     v220 = ihigh v111
;;     v221 = ilow v112
;;     v222 = ihigh v112
;;     v223 = imul.i32 v219, v221
;;     v224 = umulhi.i32 v219, v221
;;     v225 = imul.i32 v219, v222
;;     v226 = imul.i32 v220, v221
;;     v227 = iadd.i32 v225, v226
;;     v228 = iadd.i32 v224, v227
;;     v229 = iconcat v223, v228
;;     v114 = iadd.i64 v229, v109
;;     v115 = iadd.i64 v114, v110
;;     v116 = iadd.i64 v88, v115
;;     v230 = ilow v185
;;     v231 = ihigh v185
;;     v232 = ilow v116
;;     v233 = ihigh v116
;;     v234 = imul.i32 v230, v232
;;     v235 = umulhi.i32 v230, v232
;;     v236 = imul.i32 v230, v233
;;     v237 = imul.i32 v231, v232
;;     v238 = iadd.i32 v236, v237
;;     v239 = iadd.i32 v235, v238
;;     v240 = iconcat v234, v239
;;     v118 = ilow v116
;;     v119 = ihigh v116
;;     v120 = ilow v240
;;     v121 = ihigh v240
;;     v122 = umulhi.i32 v118, v120
;;     v123 = uextend.i64 v122
;;     v124 = uextend.i64 v119
;;     v125 = uextend.i64 v120
;;     v241 = ilow v124
;;     v242 = ihigh v124
;;     v243 = ilow v125
;;     v244 = ihigh v125
;;     v245 = imul.i32 v241, v243
;;     v246 = umulhi.i32 v241, v243
;;     v247 = imul.i32 v241, v244
;;     v248 = imul.i32 v242, v243
;;     v249 = iadd.i32 v247, v248
;;     v250 = iadd.i32 v246, v249
;;     v251 = iconcat v245, v250
;;     v127 = iadd.i64 v251, v123
;;     v128 = ilow v127
;;     v129 = uextend.i64 v128
;;     v130 = uextend.i64 v118
;;     v131 = uextend.i64 v121
;;     v252 = ilow v130
;;     v253 = ihigh v130
;;     v254 = ilow v131
;;     v255 = ihigh v131
;;     v256 = imul.i32 v252, v254
;;     v257 = umulhi.i32 v252, v254
;;     v258 = imul.i32 v252, v255
;;     v259 = imul.i32 v253, v254
;;     v260 = iadd.i32 v258, v259
;;     v261 = iadd.i32 v257, v260
;;     v262 = iconcat v256, v261
;;     v133 = iadd.i64 v262, v129
;;     v134 = ihigh v127
;;     v135 = ihigh v133
;;     v136 = uextend.i64 v134
;;     v137 = uextend.i64 v135
;;     v138 = uextend.i64 v119
;;     v139 = uextend.i64 v121
;;     v263 = ilow v138
;;     v264 = ihigh v138
;;     v265 = ilow v139
;;     v266 = ihigh v139
;;     v267 = imul.i32 v263, v265
;;     v268 = umulhi.i32 v263, v265
;;     v269 = imul.i32 v263, v266
;;     v270 = imul.i32 v264, v265
;;     v271 = iadd.i32 v269, v270
;;     v272 = iadd.i32 v268, v271
;;     v273 = iconcat v267, v272
;;     v141 = iadd.i64 v273, v136
;;     v142 = iadd.i64 v141, v137
;;     v143 = iadd.i64 v116, v142
;;     v144 = ilow v26
;;     v145 = ihigh v26
;;     v146 = ilow v143
;;     v147 = ihigh v143
;;     v148 = umulhi.i32 v144, v146
;;     v149 = uextend.i64 v148
;;     v150 = uextend.i64 v145
;;     v151 = uextend.i64 v146
;;     v274 = ilow v150
;;     v275 = ihigh v150
;;     v276 = ilow v151
;;     v277 = ihigh v151
;;     v278 = imul.i32 v274, v276
;;     v279 = umulhi.i32 v274, v276
;;     v280 = imul.i32 v274, v277
;;     v281 = imul.i32 v275, v276
;;     v282 = iadd.i32 v280, v281
;;     v283 = iadd.i32 v279, v282
;;     v284 = iconcat v278, v283
;;     v153 = iadd.i64 v284, v149
;;     v154 = ilow v153
;;     v155 = uextend.i64 v154
;;     v156 = uextend.i64 v144
;;     v157 = uextend.i64 v147
;;     v285 = ilow v156
;;     v286 = ihigh v156
;;     v287 = ilow v157
;;     v288 = ihigh v157
;;     v289 = imul.i32 v285, v287
;;     v290 = umulhi.i32 v285, v287
;;     v291 = imul.i32 v285, v288
;;     v292 = imul.i32 v286, v287
;;     v293 = iadd.i32 v291, v292
;;     v294 = iadd.i32 v290, v293
;;     v295 = iconcat v289, v294
;;     v159 = iadd.i64 v295, v155
;;     v160 = ihigh v153
;;     v161 = ihigh v159
;;     v162 = uextend.i64 v160
;;     v163 = uextend.i64 v161
;;     v164 = uextend.i64 v145
;;     v165 = uextend.i64 v147
;;     v296 = ilow v164
;;     v297 = ihigh v164
;;     v298 = ilow v165
;;     v299 = ihigh v165
;;     v300 = imul.i32 v296, v298
;;     v301 = umulhi.i32 v296, v298
;;     v302 = imul.i32 v296, v299
;;     v303 = imul.i32 v297, v298
;;     v304 = iadd.i32 v302, v303
;;     v305 = iadd.i32 v301, v304
;;     v306 = iconcat v300, v305
;;     v167 = iadd.i64 v306, v162
;;     v168 = iadd.i64 v167, v163
;;     v307 = ilow v168
;;     v308 = ihigh v168
;;     v309 = ilow v28
;;     v310 = ihigh v28
;;     v311 = imul.i32 v307, v309
;;     v312 = umulhi.i32 v307, v309
;;     v313 = imul.i32 v307, v310
;;     v314 = imul.i32 v308, v309
;;     v315 = iadd.i32 v313, v314
;;     v316 = iadd.i32 v312, v315
;;     v317 = iconcat v311, v316
;;     v170 = isub.i64 v26, v317
;;     v318 = ilow v170
;;     v319 = ihigh v170
;;     v320 = ilow v28
;;     v321 = ihigh v28
;;     v322 = icmp.ugt v319, v321
;;     v323 = icmp.eq v319, v321
;;     v324 = icmp.uge v318, v320
;;     v325 = band.b1 v323, v324
;;     v326 = bor.b1 v322, v325
;;     v172 = iconst.i64 1
;;     v173 = iadd.i64 v168, v172
;;     v174 = isub.i64 v170, v28
;;     v175 = select.i64 v326, v173, v168
;;     v176 = select.i64 v326, v174, v170
;;     v327 = ilow v176
;;     v328 = ihigh v176
;;     v329 = ilow v28
;;     v330 = ihigh v28
;;     v331 = icmp.ugt v328, v330
;;     v332 = icmp.eq v328, v330
;;     v333 = icmp.uge v327, v329
;;     v334 = band.b1 v332, v333
;;     v335 = bor.b1 v331, v334
;;     v178 = iconst.i64 1
;;     v179 = iadd.i64 v175, v178
;;     v180 = isub.i64 v176, v28
;;     v181 = select.i64 v335, v179, v175
;;     v182 = select.i64 v335, v180, v176
;;     v30 = bxor.i64 v51, v70
;;     v31 = bxor.i64 v181, v30
;;     v32 = isub.i64 v31, v30
;;     return v32
;; }

function %srem_i64 {
block0(v0: i64, v1: i64):
    v20 = srem.i64 v0, v1
    return v20
}
;; function %srem_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = iconst.i32 63
;;     v32 = ilow v0
;;     v33 = ihigh v0
;;     v34 = iconst.i32 1
;;     v35 = iconst.i32 31
;;     v36 = iconst.i32 32
;;     v37 = iconst.i32 0
;;     v38 = band.i32 v21, v36
;;     v39 = icmp.ne v38, v37
;;     v40 = band.i32 v21, v35
;;     v41 = bxor.i32 v40, v35
;;     v42 = sshr.i32 v33, v40
;;     v43 = sshr.i32 v33, v35
;;     v44 = ishl.i32 v33, v34
;;     v45 = ishl.i32 v44, v41
;;     v46 = ushr.i32 v32, v40
;;     v47 = bor.i32 v46, v45
;;     v48 = select.i32 v39, v42, v47
;;     v49 = select.i32 v39, v43, v42
;;     v50 = iconcat v48, v49
;;     v23 = iconst.i32 63
;;     v51 = ilow v1
;;     v52 = ihigh v1
;;     v53 = iconst.i32 1
;;     v54 = iconst.i32 31
;;     v55 = iconst.i32 32
;;     v56 = iconst.i32 0
;;     v57 = band.i32 v23, v55
;;     v58 = icmp.ne v57, v56
;;     v59 = band.i32 v23, v54
;;     v60 = bxor.i32 v59, v54
;;     v61 = sshr.i32 v52, v59
;;     v62 = sshr.i32 v52, v54
;;     v63 = ishl.i32 v52, v53
;;     v64 = ishl.i32 v63, v60
;;     v65 = ushr.i32 v51, v59
;;     v66 = bor.i32 v65, v64
;;     v67 = select.i32 v58, v61, v66
;;     v68 = select.i32 v58, v62, v61
;;     v69 = iconcat v67, v68
;;     v25 = bxor.i64 v0, v50
;;     v26 = isub.i64 v25, v50
;;     v27 = bxor.i64 v1, v69
;;     v28 = isub.i64 v27, v69
;;     v70 = ilow v28
;;     v71 = ihigh v28
;;     v72 = fcvt_from_uint.f32 v70
;;     v73 = fcvt_from_uint.f32 v71
;;     v74 = fconst.f32 0x4f800000
;;     v75 = fmul.f32 v73, v74
;;     v76 = fadd.f32 v75, v72
;;     v77 = nrcp.f32 v76
;;     v78 = fconst.f32 0x5f7ffffc
;;     v79 = fmul.f32 v77, v78
;;     v80 = fconst.f32 0x2f800000
;;     v81 = fmul.f32 v79, v80
;;     v182 = ftrunc.ftz.f32 v81
;;     v83 = fmul.f32 v182, v74
;;     v84 = fsub.f32 v79, v83
;;     v85 = fcvt_to_uint.zero.i32 v84
;;     v86 = fcvt_to_uint.zero.i32 v182
;;     v87 = iconcat v85, v86
;;     v183 = iconst.i64 0
;;     v184 = isub.i64 v183, v28
;;     v185 = ilow v184
;;     v186 = ihigh v184
;;     v187 = ilow v87
;;     v188 = ihigh v87
;;     v189 = imul.i32 v185, v187
;;     v190 = umulhi.i32 v185, v187
;;     v191 = imul.i32 v185, v188
;;     v192 = imul.i32 v186, v187
;;     v193 = iadd.i32 v191, v192
;;     v194 = iadd.i32 v190, v193
;;     v195 = iconcat v189, v194
;;     v90 = ilow v87
;;     v91 = ihigh v87
;;     v92 = ilow v195
;;     v93 = ihigh v195
;;     v94 = umulhi.i32 v90, v92
;;     v95 = uextend.i64 v94
;;     v96 = uextend.i64 v91
;;     v97 = uextend.i64 v92
;;     v196 = ilow v96
;;     v197 = ihigh v96
;;     v198 = ilow v97
;;     v199 = ihigh v97
;;     v200 = imul.i32 v196, v198
;;     v201 = umulhi.i32 v196, v198
;;     v202 = imul.i32 v196, v199
;;     v203 = imul.i32 v197, v198
;;     v204 = iadd.i32 v202, v203
;;     v205 = iadd.i32 v201, v204
;;     v206 = iconcat v200, v205
;;     v99 = iadd.i64 v206, v95
;;     v100 = ilow v99
;;     v101 = uextend.i64 v100
;;     v102 = uextend.i64 v90
;;     v103 = uextend.i64 v93
;;     v207 = ilow v102
;;     v208 = ihigh v102
;;     v209 = ilow v103
;;     v210 = ihigh v103
;;     v211 = imul.i32 v207, v209
;;     v212 = umulhi.i32 v207, v209
;;     v213 = imul.i32 v207, v210
;;     v214 = imul.i32 v208, v209
;;     v215 = iadd.i32 v213, v214
;;     v216 = iadd.i32 v212, v215
;;     v217 = iconcat v211, v216
;;     v105 = iadd.i64 v217, v101
;;     v106 = ihigh v99
;;     v107 = ihigh v105
;;     v108 = uextend.i64 v106
;;     v109 = uextend.i64 v107
;;     v110 = uextend.i64 v91
;;     v111 = uextend.i64 v93
;;     v218 = ilow v110
;;     v219 = ihigh v110
;;     v220 = ilow v111
;;     v221 = ihigh v111
;;     v222 = imul.i32 v218, v220
;;     v223 = umulhi.i32 v218, v220
;;     v224 = imul.i32 v218, v221
;;     v225 = imul.i32 v219, v220
;;     v226 = iadd.i32 v224, v225
;;     v227 = iadd.i32 v223, v226
;;     v228 = iconcat v222, v227
;;     v113 = iadd.i64 v228, v108
;;     v114 = iadd.i64 v113, v109
;;     v115 = iadd.i64 v87, v114
;;     v229 = ilow v184
;;     v230 = ihigh v184
;;     v231 = ilow v115
;;     v232 = ihigh v115
;;     v233 = imul.i32 v229, v231
;;     v234 = umulhi.i32 v229, v231
;;     v235 = imul.i32 v229, v232
;;     v236 = imul.i32 v230, v231
;;     v237 = iadd.i32 v235, v236
;;     v238 = iadd.i32 v234, v237
;;     v239 = iconcat v233, v238
;;     v117 = ilow v115
;;     v118 = ihigh v115
;;     v119 = ilow v239
;;     v120 = ihigh v239
;;     v121 = umulhi.i32 v117, v119
;;     v122 = uextend.i64 v121
;;     v123 = uextend.i64 v118
;;     v124 = uextend.i64 v119
;;     v240 = ilow v123
;;     v241 = ihigh v123
;;     v242 = ilow v124
;;     v243 = ihigh v124
;;     v244 = imul.i32 v240, v242
;;     v245 = umulhi.i32 v240, v242
;;     v246 = imul.i32 v240, v243
;;     v247 = imul.i32 v241, v242
;;     v248 = iadd.i32 v246, v247
;;     v249 = iadd.i32 v245, v248
;;     v250 = iconcat v244, v249
;;     v126 = iadd.i64 v250, v122
;;     v127 = ilow v126
;;     v128 = uextend.i64 v127
;;     v129 = uextend.i64 v117
;;     v130 = uextend.i64 v120
;;     v251 = ilow v129
;;     v252 = ihigh v129
;;     v253 = ilow v130
;;     v254 = ihigh v130
;;     v255 = imul.i32 v251, v253
;;     v256 = umulhi.i32 v251, v253
;;     v257 = imul.i32 v251, v254
;;     v258 = imul.i32 v252, v253
;;     v259 = iadd.i32 v257, v258
;;     v260 = iadd.i32 v256, v259
;;     v261 = iconcat v255, v260
;;     v132 = iadd.i64 v261, v128
;;     v133 = ihigh v126
;;     v134 = ihigh v132
;;     v135 = uextend.i64 v133
;;     v136 = uextend.i64 v134
;;     v137 = uextend.i64 v118
;;     v138 = uextend.i64 v120
;;     v262 = ilow v137
;;     v263 = ihigh v137
;;     v264 = ilow v138
;;     v265 = ihigh v138
;;     v266 = imul.i32 v262, v264
;;     v267 = umulhi.i32 v262, v264
;;     v268 = imul.i32 v262, v265
;;     v269 = imul.i32 v263, v264
;;     v270 = iadd.i32 v268, v269
;;     v271 = iadd.i32 v267, v270
;;     v272 = iconcat v266, v271
;;     v140 = iadd.i64 v272, v135
;;     v141 = iadd.i64 v140, v136
;;     v142 = iadd.i64 v115, v141
;;     v143 = ilow v26
;;     v144 = ihigh v26
;;     v145 = ilow v142
;;     v146 = ihigh v142
;;     v147 = umulhi.i32 v143, v145
;;     v148 = uextend.i64 v147
;;     v149 = uextend.i64 v144
;;     v150 = uextend.i64 v145
;;     v273 = ilow v149
;;     v274 = ihigh v149
;;     v275 = ilow v150
;;     v276 = ihigh v150
;;     v277 = imul.i32 v273, v275
;;     v278 = umulhi.i32 v273, v275
;;     v279 = imul.i32 v273, v276
;;     v280 = imul.i32 v274, v275
;;     v281 = iadd.i32 v279, v280
;;     v282 = iadd.i32 v278, v281
;;     v283 = iconcat v277, v282
;;     v152 = iadd.i64 v283, v148
;;     v153 = ilow v152
;;     v154 = uextend.i64 v153
;;     v155 = uextend.i64 v143
;;     v156 = uextend.i64 v146
;;     v284 = ilow v155
;;     v285 = ihigh v155
;;     v286 = ilow v156
;;     v287 = ihigh v156
;;     v288 = imul.i32 v284, v286
;;     v289 = umulhi.i32 v284, v286
;;     v290 = imul.i32 v284, v287
;;     v291 = imul.i32 v285, v286
;;     v292 = iadd.i32 v290, v291
;;     v293 = iadd.i32 v289, v292
;;     v294 = iconcat v288, v293
;;     v158 = iadd.i64 v294, v154
;;     v159 = ihigh v152
;;     v160 = ihigh v158
;;     v161 = uextend.i64 v159
;;     v162 = uextend.i64 v160
;;     v163 = uextend.i64 v144
;;     v164 = uextend.i64 v146
;;     v295 = ilow v163
;;     v296 = ihigh v163
;;     v297 = ilow v164
;;     v298 = ihigh v164
;;     v299 = imul.i32 v295, v297
;;     v300 = umulhi.i32 v295, v297
;;     v301 = imul.i32 v295, v298
;;     v302 = imul.i32 v296, v297
;;     v303 = iadd.i32 v301, v302
;;     v304 = iadd.i32 v300, v303
;;     v305 = iconcat v299, v304
;;     v166 = iadd.i64 v305, v161
;;     v167 = iadd.i64 v166, v162
;;     v306 = ilow v167
;;     v307 = ihigh v167
;;     v308 = ilow v28
;;     v309 = ihigh v28
;;     v310 = imul.i32 v306, v308
;;     v311 = umulhi.i32 v306, v308
;;     v312 = imul.i32 v306, v309
;;     v313 = imul.i32 v307, v308
;;     v314 = iadd.i32 v312, v313
;;     v315 = iadd.i32 v311, v314
;;     v316 = iconcat v310, v315
;;     v169 = isub.i64 v26, v316
;;     v317 = ilow v169
;;     v318 = ihigh v169
;;     v319 = ilow v28
;;     v320 = ihigh v28
;;     v321 = icmp.ugt v318, v320
;;     v322 = icmp.eq v318, v320
;;     v323 = icmp.uge v317, v319
;;     v324 = band.b1 v322, v323
;;     v325 = bor.b1 v321, v324
;;     v171 = iconst.i64 1
;;     v172 = iadd.i64 v167, v171
;;     v173 = isub.i64 v169, v28
;;     v174 = select.i64 v325, v172, v167
;;     v175 = select.i64 v325, v173, v169
;;     v326 = ilow v175
;;     v327 = ihigh v175
;;     v328 = ilow v28
;;     v329 = ihigh v28
;;     v330 = icmp.ugt v327, v329
;;     v331 = icmp.eq v327, v329
;;     v332 = icmp.uge v326, v328
;;     v333 = band.b1 v331, v332
;;     v334 = bor.b1 v330, v333
;;     v177 = iconst.i64 1
;;     v178 = iadd.i64 v174, v177
;;     v179 = isub.i64 v175, v28
;;     v180 = select.i64 v334, v178, v174
;;     v181 = select.i64 v334, v179, v175
;;     v30 = bxor.i64 v181, v50
;;     v31 = isub.i64 v30, v50
;;     return v31
;; }
