; test legalize precise-output
; target ivb
; Exponents and fractions by bits and products, and the middle of three by ends.

function %fldexp_f32 {
block0(v0: f32, v1: i32):
    v3 = fldexp.ftz.f32 v0, v1
    return v3
}
;; function %fldexp_f32 {
;; block0(v0: f32, v1: i32):
;;     v4 = iconst.i32 127
;;     v5 = iconst.i32 -126
;;     v6 = iconst.i32 -102
;;     v7 = icmp.slt v1, v5
;;     v8 = smin.i32 v4, v1
;;     v9 = select.i32 v7, v6, v8
;;     v10 = isub.i32 v1, v9
;;     v11 = icmp.slt v10, v5
;;     v12 = smin.i32 v4, v10
;;     v13 = select.i32 v11, v6, v12
;;     v14 = isub.i32 v10, v13
;;     v15 = smin.i32 v4, v14
;;     v16 = smax.i32 v5, v15
;;     v17 = iconst.i32 127
;;     v18 = iadd.i32 v9, v17
;;     v19 = iconst.i32 23
;;     v20 = ishl.i32 v18, v19
;;     v21 = bitcast.f32 v20
;;     v22 = fmul.ftz.f32 v0, v21
;;     v23 = iconst.i32 127
;;     v24 = iadd.i32 v13, v23
;;     v25 = iconst.i32 23
;;     v26 = ishl.i32 v24, v25
;;     v27 = bitcast.f32 v26
;;     v28 = fmul.ftz.f32 v22, v27
;;     v29 = iconst.i32 127
;;     v30 = iadd.i32 v16, v29
;;     v31 = iconst.i32 23
;;     v32 = ishl.i32 v30, v31
;;     v33 = bitcast.f32 v32
;;     v34 = fmul.ftz.f32 v28, v33
;;     return v34
;; }

function %frexp_mant_f32 {
block0(v0: f32):
    v3 = frexp_mant.f32 v0
    return v3
}
;; function %frexp_mant_f32 {
;; block0(v0: f32):
;;     v7 = bitcast.i32 v0
;;     v8 = iconst.i32 0x7fffffff
;;     v9 = band.i32 v7, v8
;;     v10 = iconst.i32 23
;;     v11 = ushr.i32 v9, v10
;;     v12 = iconst.i32 255
;;     v13 = iconst.i32 -126
;;     v14 = iconst.i32 -117
;;     v15 = ufirstbit v9
;;     v16 = iconst.i32 0
;;     v17 = icmp.eq v11, v12
;;     v18 = iadd.i32 v11, v13
;;     v19 = select.i32 v17, v16, v18
;;     v20 = icmp.eq v11, v16
;;     v21 = icmp.eq v9, v16
;;     v22 = isub.i32 v14, v15
;;     v23 = select.i32 v21, v16, v22
;;     v24 = select.i32 v20, v23, v19
;;     v5 = ineg.i32 v24
;;     v25 = iconst.i32 127
;;     v26 = iconst.i32 -126
;;     v27 = iconst.i32 -102
;;     v28 = icmp.slt v5, v26
;;     v29 = smin.i32 v25, v5
;;     v30 = select.i32 v28, v27, v29
;;     v31 = isub.i32 v5, v30
;;     v32 = icmp.slt v31, v26
;;     v33 = smin.i32 v25, v31
;;     v34 = select.i32 v32, v27, v33
;;     v35 = isub.i32 v31, v34
;;     v36 = smin.i32 v25, v35
;;     v37 = smax.i32 v26, v36
;;     v38 = iconst.i32 127
;;     v39 = iadd.i32 v30, v38
;;     v40 = iconst.i32 23
;;     v41 = ishl.i32 v39, v40
;;     v42 = bitcast.f32 v41
;;     v43 = fmul.f32 v0, v42
;;     v44 = iconst.i32 127
;;     v45 = iadd.i32 v34, v44
;;     v46 = iconst.i32 23
;;     v47 = ishl.i32 v45, v46
;;     v48 = bitcast.f32 v47
;;     v49 = fmul.f32 v43, v48
;;     v50 = iconst.i32 127
;;     v51 = iadd.i32 v37, v50
;;     v52 = iconst.i32 23
;;     v53 = ishl.i32 v51, v52
;;     v54 = bitcast.f32 v53
;;     v55 = fmul.f32 v49, v54
;;     return v55
;; }

function %frexp_exp_f32 {
block0(v0: f32):
    v3 = frexp_exp v0
    return v3
}
;; function %frexp_exp_f32 {
;; block0(v0: f32):
;;     v4 = bitcast.i32 v0
;;     v5 = iconst.i32 0x7fffffff
;;     v6 = band.i32 v4, v5
;;     v7 = iconst.i32 23
;;     v8 = ushr.i32 v6, v7
;;     v9 = iconst.i32 255
;;     v10 = iconst.i32 -126
;;     v11 = iconst.i32 -117
;;     v12 = ufirstbit v6
;;     v13 = iconst.i32 0
;;     v14 = icmp.eq v8, v9
;;     v15 = iadd.i32 v8, v10
;;     v16 = select.i32 v14, v13, v15
;;     v17 = icmp.eq v8, v13
;;     v18 = icmp.eq v6, v13
;;     v19 = isub.i32 v11, v12
;;     v20 = select.i32 v18, v13, v19
;;     v21 = select.i32 v17, v20, v16
;;     return v21
;; }

function %fldexp_f64 {
block0(v0: f64, v1: i32):
    v3 = fldexp.f64 v0, v1
    return v3
}
;; function %fldexp_f64 {
;; block0(v0: f64, v1: i32):
;;     v4 = iconst.i32 1023
;;     v5 = iconst.i32 -1022
;;     v6 = iconst.i32 -969
;;     v7 = icmp.slt v1, v5
;;     v8 = smin.i32 v4, v1
;;     v9 = select.i32 v7, v6, v8
;;     v10 = isub.i32 v1, v9
;;     v11 = icmp.slt v10, v5
;;     v12 = smin.i32 v4, v10
;;     v13 = select.i32 v11, v6, v12
;;     v14 = isub.i32 v10, v13
;;     v15 = smin.i32 v4, v14
;;     v16 = smax.i32 v5, v15
;;     v17 = iconst.i32 0
;;     v18 = iconst.i32 1023
;;     v19 = iadd.i32 v9, v18
;;     v20 = iconst.i32 20
;;     v21 = ishl.i32 v19, v20
;;     v22 = iconcat v17, v21
;;     v23 = bitcast.f64 v22
;;     v24 = fmul.f64 v0, v23
;;     v25 = iconst.i32 0
;;     v26 = iconst.i32 1023
;;     v27 = iadd.i32 v13, v26
;;     v28 = iconst.i32 20
;;     v29 = ishl.i32 v27, v28
;;     v30 = iconcat v25, v29
;;     v31 = bitcast.f64 v30
;;     v32 = fmul.f64 v24, v31
;;     v33 = iconst.i32 0
;;     v34 = iconst.i32 1023
;;     v35 = iadd.i32 v16, v34
;;     v36 = iconst.i32 20
;;     v37 = ishl.i32 v35, v36
;;     v38 = iconcat v33, v37
;;     v39 = bitcast.f64 v38
;;     v40 = fmul.f64 v32, v39
;;     return v40
;; }

function %frexp_mant_f64 {
block0(v0: f64):
    v3 = frexp_mant.f64 v0
    return v3
}
;; function %frexp_mant_f64 {
;; block0(v0: f64):
;;     v7 = bitcast.i64 v0
;;     v8 = ihigh v7
;;     v9 = iconst.i32 0x7fffffff
;;     v10 = band.i32 v8, v9
;;     v11 = iconst.i32 20
;;     v12 = ushr.i32 v10, v11
;;     v13 = ilow v7
;;     v14 = iconcat v13, v10
;;     v15 = iconst.i32 2047
;;     v16 = iconst.i32 -1022
;;     v17 = ilow v7
;;     v18 = bor.i32 v17, v10
;;     v19 = iconst.i32 -1010
;;     v30 = ihigh v14
;;     v31 = ilow v14
;;     v32 = ufirstbit v30
;;     v33 = ufirstbit v31
;;     v34 = iconst.i32 32
;;     v35 = bor.i32 v33, v34
;;     v36 = umin.i32 v32, v35
;;     v21 = iconst.i32 0
;;     v22 = icmp.eq v12, v15
;;     v23 = iadd.i32 v12, v16
;;     v24 = select.i32 v22, v21, v23
;;     v25 = icmp.eq v12, v21
;;     v26 = icmp.eq v18, v21
;;     v27 = isub.i32 v19, v36
;;     v28 = select.i32 v26, v21, v27
;;     v29 = select.i32 v25, v28, v24
;;     v5 = ineg.i32 v29
;;     v37 = iconst.i32 1023
;;     v38 = iconst.i32 -1022
;;     v39 = iconst.i32 -969
;;     v40 = icmp.slt v5, v38
;;     v41 = smin.i32 v37, v5
;;     v42 = select.i32 v40, v39, v41
;;     v43 = isub.i32 v5, v42
;;     v44 = icmp.slt v43, v38
;;     v45 = smin.i32 v37, v43
;;     v46 = select.i32 v44, v39, v45
;;     v47 = isub.i32 v43, v46
;;     v48 = smin.i32 v37, v47
;;     v49 = smax.i32 v38, v48
;;     v50 = iconst.i32 0
;;     v51 = iconst.i32 1023
;;     v52 = iadd.i32 v42, v51
;;     v53 = iconst.i32 20
;;     v54 = ishl.i32 v52, v53
;;     v55 = iconcat v50, v54
;;     v56 = bitcast.f64 v55
;;     v57 = fmul.f64 v0, v56
;;     v58 = iconst.i32 0
;;     v59 = iconst.i32 1023
;;     v60 = iadd.i32 v46, v59
;;     v61 = iconst.i32 20
;;     v62 = ishl.i32 v60, v61
;;     v63 = iconcat v58, v62
;;     v64 = bitcast.f64 v63
;;     v65 = fmul.f64 v57, v64
;;     v66 = iconst.i32 0
;;     v67 = iconst.i32 1023
;;     v68 = iadd.i32 v49, v67
;;     v69 = iconst.i32 20
;;     v70 = ishl.i32 v68, v69
;;     v71 = iconcat v66, v70
;;     v72 = bitcast.f64 v71
;;     v73 = fmul.f64 v65, v72
;;     return v73
;; }

function %frexp_exp_f64 {
block0(v0: f64):
    v3 = frexp_exp v0
    return v3
}
;; function %frexp_exp_f64 {
;; block0(v0: f64):
;;     v4 = bitcast.i64 v0
;;     v5 = ihigh v4
;;     v6 = iconst.i32 0x7fffffff
;;     v7 = band.i32 v5, v6
;;     v8 = iconst.i32 20
;;     v9 = ushr.i32 v7, v8
;;     v10 = ilow v4
;;     v11 = iconcat v10, v7
;;     v12 = iconst.i32 2047
;;     v13 = iconst.i32 -1022
;;     v14 = ilow v4
;;     v15 = bor.i32 v14, v7
;;     v16 = iconst.i32 -1010
;;     v27 = ihigh v11
;;     v28 = ilow v11
;;     v29 = ufirstbit v27
;;     v30 = ufirstbit v28
;;     v31 = iconst.i32 32
;;     v32 = bor.i32 v30, v31
;;     v33 = umin.i32 v29, v32
;;     v18 = iconst.i32 0
;;     v19 = icmp.eq v9, v12
;;     v20 = iadd.i32 v9, v13
;;     v21 = select.i32 v19, v18, v20
;;     v22 = icmp.eq v9, v18
;;     v23 = icmp.eq v15, v18
;;     v24 = isub.i32 v16, v33
;;     v25 = select.i32 v23, v18, v24
;;     v26 = select.i32 v22, v25, v21
;;     return v26
;; }

function %fldexp_f16 {
block0(v0: f16, v1: i32):
    v3 = fldexp.ftz.f16 v0, v1
    return v3
}
;; function %fldexp_f16 {
;; block0(v0: f16, v1: i32):
;;     v4 = iconst.i32 64
;;     v5 = iconst.i32 -64
;;     v6 = smin.i32 v4, v1
;;     v7 = smax.i32 v5, v6
;;     v16 = bitcast.i16 v0
;;     v17 = sextend.i32 v16
;;     v18 = iconst.i32 32767
;;     v19 = band.i32 v17, v18
;;     v20 = iconst.i32 1024
;;     v21 = icmp.ult v19, v20
;;     v22 = iconst.i32 0xffff8000
;;     v23 = band.i32 v17, v22
;;     v24 = select.i32 v21, v23, v17
;;     v25 = ireduce.i16 v24
;;     v26 = bitcast.f16 v25
;;     v27 = fconvert.f32 v26
;;     v9 = iconst.i32 127
;;     v10 = iadd.i32 v7, v9
;;     v11 = iconst.i32 23
;;     v12 = ishl.i32 v10, v11
;;     v13 = bitcast.f32 v12
;;     v14 = fmul.f32 v27, v13
;;     v28 = bitcast.i32 v14
;;     v29 = iconst.i32 0x7fffffff
;;     v30 = band.i32 v28, v29
;;     v31 = iconst.i32 0x800000
;;     v32 = icmp.ult v30, v31
;;     v33 = iconst.i32 0x80000000
;;     v34 = band.i32 v28, v33
;;     v35 = select.i32 v32, v34, v28
;;     v36 = iconst.i32 0x7fffffff
;;     v37 = band.i32 v35, v36
;;     v38 = iconst.i32 0
;;     v39 = icmp.slt v35, v38
;;     v40 = iconst.i32 0x38000000
;;     v41 = isub.i32 v37, v40
;;     v42 = iconst.i32 13
;;     v43 = iconst.i32 1
;;     v44 = ushr.i32 v41, v42
;;     v45 = band.i32 v44, v43
;;     v46 = iconst.i32 4095
;;     v47 = iadd.i32 v46, v45
;;     v48 = iadd.i32 v41, v47
;;     v49 = ushr.i32 v48, v42
;;     v50 = iconst.i32 31744
;;     v51 = iconst.i32 31743
;;     v52 = icmp.ugt v49, v51
;;     v53 = iconst.i32 0x47800000
;;     v54 = icmp.uge v37, v53
;;     v55 = bor.b1 v52, v54
;;     v56 = select.i32 v55, v50, v49
;;     v57 = iconst.i32 0x80000000
;;     v58 = band.i32 v35, v57
;;     v59 = iconst.i32 0x3f000000
;;     v60 = bor.i32 v59, v58
;;     v61 = bitcast.f32 v60
;;     v62 = bitcast.f32 v35
;;     v63 = fadd.ftz.f32 v62, v61
;;     v64 = bitcast.i32 v63
;;     v65 = iconst.i32 0x7fffffff
;;     v66 = band.i32 v64, v65
;;     v67 = iconst.i32 0x3f000000
;;     v68 = isub.i32 v66, v67
;;     v69 = iconst.i32 1024
;;     v70 = icmp.ult v68, v69
;;     v71 = iconst.i32 0
;;     v72 = select.i32 v70, v71, v68
;;     v73 = iconst.i32 0x38800000
;;     v74 = icmp.ult v37, v73
;;     v75 = select.i32 v74, v72, v56
;;     v76 = iconst.i32 0x7f800000
;;     v77 = icmp.eq v37, v76
;;     v78 = select.i32 v77, v50, v75
;;     v79 = iconst.i32 13
;;     v80 = ushr.i32 v35, v79
;;     v81 = iconst.i32 1023
;;     v82 = band.i32 v80, v81
;;     v83 = iconst.i32 32256
;;     v84 = bor.i32 v82, v83
;;     v85 = icmp.ugt v37, v76
;;     v86 = select.i32 v85, v84, v78
;;     v87 = iconst.i32 32768
;;     v88 = iconst.i32 0
;;     v89 = select.i32 v39, v87, v88
;;     v90 = bor.i32 v86, v89
;;     v91 = ireduce.i16 v90
;;     v92 = bitcast.f16 v91
;;     return v92
;; }

function %frexp_mant_f16 {
block0(v0: f16):
    v3 = frexp_mant.f16 v0
    return v3
}
;; function %frexp_mant_f16 {
;; block0(v0: f16):
;;     v7 = fconvert.f32 v0
;;     v9 = bitcast.i32 v7
;;     v10 = iconst.i32 0x7fffffff
;;     v11 = band.i32 v9, v10
;;     v12 = iconst.i32 23
;;     v13 = ushr.i32 v11, v12
;;     v14 = iconst.i32 255
;;     v15 = iconst.i32 -126
;;     v16 = iconst.i32 -117
;;     v17 = ufirstbit v11
;;     v18 = iconst.i32 0
;;     v19 = icmp.eq v13, v14
;;     v20 = iadd.i32 v13, v15
;;     v21 = select.i32 v19, v18, v20
;;     v22 = icmp.eq v13, v18
;;     v23 = icmp.eq v11, v18
;;     v24 = isub.i32 v16, v17
;;     v25 = select.i32 v23, v18, v24
;;     v26 = select.i32 v22, v25, v21
;;     v5 = ineg.i32 v26
;;     v27 = iconst.i32 64
;;     v28 = iconst.i32 -64
;;     v29 = smin.i32 v27, v5
;;     v30 = smax.i32 v28, v29
;;     v31 = fconvert.f32 v0
;;     v32 = iconst.i32 127
;;     v33 = iadd.i32 v30, v32
;;     v34 = iconst.i32 23
;;     v35 = ishl.i32 v33, v34
;;     v36 = bitcast.f32 v35
;;     v37 = fmul.f32 v31, v36
;;     v38 = fconvert.f16 v37
;;     return v38
;; }

function %frexp_exp_f16 {
block0(v0: f16):
    v3 = frexp_exp v0
    return v3
}
;; function %frexp_exp_f16 {
;; block0(v0: f16):
;;     v4 = fconvert.f32 v0
;;     v6 = bitcast.i32 v4
;;     v7 = iconst.i32 0x7fffffff
;;     v8 = band.i32 v6, v7
;;     v9 = iconst.i32 23
;;     v10 = ushr.i32 v8, v9
;;     v11 = iconst.i32 255
;;     v12 = iconst.i32 -126
;;     v13 = iconst.i32 -117
;;     v14 = ufirstbit v8
;;     v15 = iconst.i32 0
;;     v16 = icmp.eq v10, v11
;;     v17 = iadd.i32 v10, v12
;;     v18 = select.i32 v16, v15, v17
;;     v19 = icmp.eq v10, v15
;;     v20 = icmp.eq v8, v15
;;     v21 = isub.i32 v13, v14
;;     v22 = select.i32 v20, v15, v21
;;     v23 = select.i32 v19, v22, v18
;;     return v23
;; }

function %frexp_exp_flushed {
block0(v0: f32):
    v3 = frexp_exp.ftz v0
    return v3
}
;; function %frexp_exp_flushed {
;; block0(v0: f32):
;;     v4 = bitcast.i32 v0
;;     v5 = iconst.i32 0x7fffffff
;;     v6 = band.i32 v4, v5
;;     v7 = iconst.i32 23
;;     v8 = ushr.i32 v6, v7
;;     v9 = iconst.i32 255
;;     v10 = iconst.i32 -126
;;     v11 = iconst.i32 -117
;;     v12 = ufirstbit v6
;;     v13 = iconst.i32 0
;;     v14 = icmp.eq v8, v9
;;     v15 = iadd.i32 v8, v10
;;     v16 = select.i32 v14, v13, v15
;;     v17 = icmp.eq v8, v13
;;     v18 = select.i32 v17, v13, v16
;;     return v18
;; }

function %fmed3 {
block0(v0: f32, v1: f32, v2: f32):
    v3 = fmed3.f32 v0, v1, v2
    return v3
}
;; function %fmed3 {
;; block0(v0: f32, v1: f32, v2: f32):
;;     v13 = bitcast.i32 v0
;;     v14 = bitcast.i32 v1
;;     v15 = iconst.i32 0x7fffffff
;;     v16 = band.i32 v13, v15
;;     v17 = iconst.i32 0x7fffffff
;;     v18 = band.i32 v14, v17
;;     v19 = iconst.i32 31
;;     v20 = sshr.i32 v13, v19
;;     v21 = bxor.i32 v16, v20
;;     v22 = iconst.i32 31
;;     v23 = sshr.i32 v14, v22
;;     v24 = bxor.i32 v18, v23
;;     v25 = icmp.sle v21, v24
;;     v26 = iconst.i32 0x7f800000
;;     v27 = icmp.ugt v16, v26
;;     v28 = iconst.i32 0x7f800000
;;     v29 = icmp.ugt v18, v28
;;     v30 = select.i32 v25, v13, v14
;;     v31 = select.i32 v29, v13, v30
;;     v32 = select.i32 v27, v14, v31
;;     v33 = iconst.i32 0x7f800001
;;     v34 = isub.i32 v18, v33
;;     v35 = iconst.i32 0x3fffff
;;     v36 = icmp.ult v34, v35
;;     v37 = iconst.i32 0x400000
;;     v38 = bor.i32 v14, v37
;;     v39 = select.i32 v36, v38, v32
;;     v40 = iconst.i32 0x7f800001
;;     v41 = isub.i32 v16, v40
;;     v42 = iconst.i32 0x3fffff
;;     v43 = icmp.ult v41, v42
;;     v44 = iconst.i32 0x400000
;;     v45 = bor.i32 v13, v44
;;     v46 = select.i32 v43, v45, v39
;;     v47 = bitcast.f32 v46
;;     v48 = bitcast.i32 v0
;;     v49 = bitcast.i32 v1
;;     v50 = iconst.i32 0x7fffffff
;;     v51 = band.i32 v48, v50
;;     v52 = iconst.i32 0x7fffffff
;;     v53 = band.i32 v49, v52
;;     v54 = iconst.i32 31
;;     v55 = sshr.i32 v48, v54
;;     v56 = bxor.i32 v51, v55
;;     v57 = iconst.i32 31
;;     v58 = sshr.i32 v49, v57
;;     v59 = bxor.i32 v53, v58
;;     v60 = icmp.sge v56, v59
;;     v61 = iconst.i32 0x7f800000
;;     v62 = icmp.ugt v51, v61
;;     v63 = iconst.i32 0x7f800000
;;     v64 = icmp.ugt v53, v63
;;     v65 = select.i32 v60, v48, v49
;;     v66 = select.i32 v64, v48, v65
;;     v67 = select.i32 v62, v49, v66
;;     v68 = iconst.i32 0x7f800001
;;     v69 = isub.i32 v53, v68
;;     v70 = iconst.i32 0x3fffff
;;     v71 = icmp.ult v69, v70
;;     v72 = iconst.i32 0x400000
;;     v73 = bor.i32 v49, v72
;;     v74 = select.i32 v71, v73, v67
;;     v75 = iconst.i32 0x7f800001
;;     v76 = isub.i32 v51, v75
;;     v77 = iconst.i32 0x3fffff
;;     v78 = icmp.ult v76, v77
;;     v79 = iconst.i32 0x400000
;;     v80 = bor.i32 v48, v79
;;     v81 = select.i32 v78, v80, v74
;;     v82 = bitcast.f32 v81
;;     v83 = bitcast.i32 v47
;;     v84 = bitcast.i32 v2
;;     v85 = iconst.i32 0x7fffffff
;;     v86 = band.i32 v83, v85
;;     v87 = iconst.i32 0x7fffffff
;;     v88 = band.i32 v84, v87
;;     v89 = iconst.i32 31
;;     v90 = sshr.i32 v83, v89
;;     v91 = bxor.i32 v86, v90
;;     v92 = iconst.i32 31
;;     v93 = sshr.i32 v84, v92
;;     v94 = bxor.i32 v88, v93
;;     v95 = icmp.sle v91, v94
;;     v96 = iconst.i32 0x7f800000
;;     v97 = icmp.ugt v86, v96
;;     v98 = iconst.i32 0x7f800000
;;     v99 = icmp.ugt v88, v98
;;     v100 = select.i32 v95, v83, v84
;;     v101 = select.i32 v99, v83, v100
;;     v102 = select.i32 v97, v84, v101
;;     v103 = iconst.i32 0x7f800001
;;     v104 = isub.i32 v88, v103
;;     v105 = iconst.i32 0x3fffff
;;     v106 = icmp.ult v104, v105
;;     v107 = iconst.i32 0x400000
;;     v108 = bor.i32 v84, v107
;;     v109 = select.i32 v106, v108, v102
;;     v110 = iconst.i32 0x7f800001
;;     v111 = isub.i32 v86, v110
;;     v112 = iconst.i32 0x3fffff
;;     v113 = icmp.ult v111, v112
;;     v114 = iconst.i32 0x400000
;;     v115 = bor.i32 v83, v114
;;     v116 = select.i32 v113, v115, v109
;;     v117 = bitcast.f32 v116
;;     v118 = bitcast.i32 v82
;;     v119 = bitcast.i32 v2
;;     v120 = iconst.i32 0x7fffffff
;;     v121 = band.i32 v118, v120
;;     v122 = iconst.i32 0x7fffffff
;;     v123 = band.i32 v119, v122
;;     v124 = iconst.i32 31
;;     v125 = sshr.i32 v118, v124
;;     v126 = bxor.i32 v121, v125
;;     v127 = iconst.i32 31
;;     v128 = sshr.i32 v119, v127
;;     v129 = bxor.i32 v123, v128
;;     v130 = icmp.sle v126, v129
;;     v131 = iconst.i32 0x7f800000
;;     v132 = icmp.ugt v121, v131
;;     v133 = iconst.i32 0x7f800000
;;     v134 = icmp.ugt v123, v133
;;     v135 = select.i32 v130, v118, v119
;;     v136 = select.i32 v134, v118, v135
;;     v137 = select.i32 v132, v119, v136
;;     v138 = iconst.i32 0x7f800001
;;     v139 = isub.i32 v123, v138
;;     v140 = iconst.i32 0x3fffff
;;     v141 = icmp.ult v139, v140
;;     v142 = iconst.i32 0x400000
;;     v143 = bor.i32 v119, v142
;;     v144 = select.i32 v141, v143, v137
;;     v145 = iconst.i32 0x7f800001
;;     v146 = isub.i32 v121, v145
;;     v147 = iconst.i32 0x3fffff
;;     v148 = icmp.ult v146, v147
;;     v149 = iconst.i32 0x400000
;;     v150 = bor.i32 v118, v149
;;     v151 = select.i32 v148, v150, v144
;;     v152 = bitcast.f32 v151
;;     v153 = bitcast.i32 v47
;;     v154 = bitcast.i32 v152
;;     v155 = iconst.i32 0x7fffffff
;;     v156 = band.i32 v153, v155
;;     v157 = iconst.i32 0x7fffffff
;;     v158 = band.i32 v154, v157
;;     v159 = iconst.i32 31
;;     v160 = sshr.i32 v153, v159
;;     v161 = bxor.i32 v156, v160
;;     v162 = iconst.i32 31
;;     v163 = sshr.i32 v154, v162
;;     v164 = bxor.i32 v158, v163
;;     v165 = icmp.sge v161, v164
;;     v166 = iconst.i32 0x7f800000
;;     v167 = icmp.ugt v156, v166
;;     v168 = iconst.i32 0x7f800000
;;     v169 = icmp.ugt v158, v168
;;     v170 = select.i32 v165, v153, v154
;;     v171 = select.i32 v169, v153, v170
;;     v172 = select.i32 v167, v154, v171
;;     v173 = iconst.i32 0x7f800001
;;     v174 = isub.i32 v158, v173
;;     v175 = iconst.i32 0x3fffff
;;     v176 = icmp.ult v174, v175
;;     v177 = iconst.i32 0x400000
;;     v178 = bor.i32 v154, v177
;;     v179 = select.i32 v176, v178, v172
;;     v180 = iconst.i32 0x7f800001
;;     v181 = isub.i32 v156, v180
;;     v182 = iconst.i32 0x3fffff
;;     v183 = icmp.ult v181, v182
;;     v184 = iconst.i32 0x400000
;;     v185 = bor.i32 v153, v184
;;     v186 = select.i32 v183, v185, v179
;;     v187 = bitcast.f32 v186
;;     v188 = bitcast.i32 v0
;;     v189 = bitcast.i32 v1
;;     v190 = iconst.i32 0x7fffffff
;;     v191 = band.i32 v188, v190
;;     v192 = iconst.i32 0x7fffffff
;;     v193 = band.i32 v189, v192
;;     v194 = iconst.i32 0x7f800000
;;     v195 = icmp.ugt v191, v194
;;     v196 = iconst.i32 0x7f800000
;;     v197 = icmp.ugt v193, v196
;;     v198 = bor.b1 v195, v197
;;     v199 = bitcast.i32 v2
;;     v200 = bitcast.i32 v2
;;     v201 = iconst.i32 0x7fffffff
;;     v202 = band.i32 v199, v201
;;     v203 = iconst.i32 0x7fffffff
;;     v204 = band.i32 v200, v203
;;     v205 = iconst.i32 0x7f800000
;;     v206 = icmp.ugt v202, v205
;;     v207 = iconst.i32 0x7f800000
;;     v208 = icmp.ugt v204, v207
;;     v209 = bor.b1 v206, v208
;;     v11 = select.f32 v209, v117, v187
;;     v12 = select.f32 v198, v117, v11
;;     return v12
;; }
