; test legalize precise-output
; target gfx1201
; Vectors in lanes, pairs and words.

function %iadd_i8x4 {
block0(v0: i8x4, v1: i8x4):
    v20 = iadd.i8x4 v0, v1
    return v20
}
;; function %iadd_i8x4 {
;; block0(v0: i8x4, v1: i8x4):
;;     v34 = bitcast.i32 v0
;;     v35 = ireduce.i8 v34
;;     v36 = bitcast.i32 v1
;;     v37 = ireduce.i8 v36
;;     v23 = iadd.i8 v35, v37
;;     v38 = bitcast.i32 v0
;;     v39 = iconst.i32 8
;;     v40 = ushr.i32 v38, v39
;;     v41 = ireduce.i8 v40
;;     v42 = bitcast.i32 v1
;;     v43 = iconst.i32 8
;;     v44 = ushr.i32 v42, v43
;;     v45 = ireduce.i8 v44
;;     v26 = iadd.i8 v41, v45
;;     v46 = bitcast.i32 v0
;;     v47 = iconst.i32 16
;;     v48 = ushr.i32 v46, v47
;;     v49 = ireduce.i8 v48
;;     v50 = bitcast.i32 v1
;;     v51 = iconst.i32 16
;;     v52 = ushr.i32 v50, v51
;;     v53 = ireduce.i8 v52
;;     v29 = iadd.i8 v49, v53
;;     v54 = bitcast.i32 v0
;;     v55 = iconst.i32 24
;;     v56 = ushr.i32 v54, v55
;;     v57 = ireduce.i8 v56
;;     v58 = bitcast.i32 v1
;;     v59 = iconst.i32 24
;;     v60 = ushr.i32 v58, v59
;;     v61 = ireduce.i8 v60
;;     v32 = iadd.i8 v57, v61
;;     v62 = uextend.i32 v32
;;     v63 = uextend.i32 v29
;;     v64 = iconst.i32 8
;;     v65 = ishl.i32 v62, v64
;;     v66 = bor.i32 v65, v63
;;     v67 = uextend.i32 v26
;;     v68 = iconst.i32 8
;;     v69 = ishl.i32 v66, v68
;;     v70 = bor.i32 v69, v67
;;     v71 = uextend.i32 v23
;;     v72 = iconst.i32 8
;;     v73 = ishl.i32 v70, v72
;;     v74 = bor.i32 v73, v71
;;     v75 = bitcast.i8x4 v74
;;     return v75
;; }

function %iadd_i16x4 {
block0(v0: i16x4, v1: i16x4):
    v20 = iadd.i16x4 v0, v1
    return v20
}
;; function %iadd_i16x4 {
;; block0(v0: i16x4, v1: i16x4):
;;     v21 = bitcast.i32x2 v0
;;     v22 = bitcast.i32x2 v1
;;     v23 = extract_lane.i32 v21, 0
;;     v24 = bitcast.i16x2 v23
;;     v25 = extract_lane.i32 v22, 0
;;     v26 = bitcast.i16x2 v25
;;     v27 = iadd.i16x2 v24, v26
;;     v28 = bitcast.i32 v27
;;     v29 = extract_lane.i32 v21, 1
;;     v30 = bitcast.i16x2 v29
;;     v31 = extract_lane.i32 v22, 1
;;     v32 = bitcast.i16x2 v31
;;     v33 = iadd.i16x2 v30, v32
;;     v34 = bitcast.i32 v33
;;     v35 = make_vector.i32x2 v28, v34
;;     v36 = bitcast.i16x4 v35
;;     return v36
;; }

function %fadd_f16x2 {
block0(v0: f16x2, v1: f16x2):
    v20 = fadd.f16x2 v0, v1
    return v20
}
;; function %fadd_f16x2 {
;; block0(v0: f16x2, v1: f16x2):
;;     v20 = fadd.f16x2 v0, v1
;;     return v20
;; }

function %fmul_f32x2 {
block0(v0: f32x2, v1: f32x2):
    v20 = fmul.f32x2 v0, v1
    return v20
}
;; function %fmul_f32x2 {
;; block0(v0: f32x2, v1: f32x2):
;;     v21 = extract_lane.f32 v0, 0
;;     v22 = extract_lane.f32 v1, 0
;;     v23 = fmul.f32 v21, v22
;;     v24 = extract_lane.f32 v0, 1
;;     v25 = extract_lane.f32 v1, 1
;;     v26 = fmul.f32 v24, v25
;;     v27 = make_vector.f32x2 v23, v26
;;     return v27
;; }

function %ishl_i16x4 {
block0(v0: i16x4, v1: i32):
    v20 = ishl.i16x4 v0, v1
    return v20
}
;; function %ishl_i16x4 {
;; block0(v0: i16x4, v1: i32):
;;     v21 = bitcast.i32x2 v0
;;     v22 = extract_lane.i32 v21, 0
;;     v23 = bitcast.i16x2 v22
;;     v24 = ishl.i16x2 v23, v1
;;     v25 = bitcast.i32 v24
;;     v26 = extract_lane.i32 v21, 1
;;     v27 = bitcast.i16x2 v26
;;     v28 = ishl.i16x2 v27, v1
;;     v29 = bitcast.i32 v28
;;     v30 = make_vector.i32x2 v25, v29
;;     v31 = bitcast.i16x4 v30
;;     return v31
;; }

function %band_i8x8 {
block0(v0: i8x8, v1: i8x8):
    v20 = band.i8x8 v0, v1
    return v20
}
;; function %band_i8x8 {
;; block0(v0: i8x8, v1: i8x8):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = band.i64 v21, v22
;;     v24 = bitcast.i8x8 v23
;;     return v24
;; }

function %bor_i8x8 {
block0(v0: i8x8, v1: i8x8):
    v20 = bor.i8x8 v0, v1
    return v20
}
;; function %bor_i8x8 {
;; block0(v0: i8x8, v1: i8x8):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = bor.i64 v21, v22
;;     v24 = bitcast.i8x8 v23
;;     return v24
;; }

function %bxor_i8x8 {
block0(v0: i8x8, v1: i8x8):
    v20 = bxor.i8x8 v0, v1
    return v20
}
;; function %bxor_i8x8 {
;; block0(v0: i8x8, v1: i8x8):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = bxor.i64 v21, v22
;;     v24 = bitcast.i8x8 v23
;;     return v24
;; }

function %bnot_i16x2 {
block0(v0: i16x2):
    v20 = bnot.i16x2 v0
    return v20
}
;; function %bnot_i16x2 {
;; block0(v0: i16x2):
;;     v21 = bitcast.i32 v0
;;     v22 = bnot.i32 v21
;;     v23 = bitcast.i16x2 v22
;;     return v23
;; }

function %fmin_quiet {
block0(v0: f16x2, v1: f16x2):
    v20 = fmin.f16x2 v0, v1
    return v20
}
;; function %fmin_quiet {
;; block0(v0: f16x2, v1: f16x2):
;;     v28 = bitcast.i32 v0
;;     v29 = ireduce.i16 v28
;;     v30 = bitcast.f16 v29
;;     v31 = bitcast.i32 v1
;;     v32 = ireduce.i16 v31
;;     v33 = bitcast.f16 v32
;;     v23 = fmin.f16 v30, v33
;;     v34 = bitcast.i32 v0
;;     v35 = iconst.i32 16
;;     v36 = ushr.i32 v34, v35
;;     v37 = ireduce.i16 v36
;;     v38 = bitcast.f16 v37
;;     v39 = bitcast.i32 v1
;;     v40 = iconst.i32 16
;;     v41 = ushr.i32 v39, v40
;;     v42 = ireduce.i16 v41
;;     v43 = bitcast.f16 v42
;;     v26 = fmin.f16 v38, v43
;;     v44 = bitcast.i16 v26
;;     v45 = uextend.i32 v44
;;     v46 = bitcast.i16 v23
;;     v47 = uextend.i32 v46
;;     v48 = iconst.i32 16
;;     v49 = ishl.i32 v45, v48
;;     v50 = bor.i32 v49, v47
;;     v51 = bitcast.f16x2 v50
;;     return v51
;; }

function %make_i8x4 {
block0(v0: i8, v1: i8, v2: i8, v3: i8):
    v20 = make_vector.i8x4 v0, v1, v2, v3
    return v20
}
;; function %make_i8x4 {
;; block0(v0: i8, v1: i8, v2: i8, v3: i8):
;;     v21 = uextend.i32 v3
;;     v22 = uextend.i32 v2
;;     v23 = iconst.i32 8
;;     v24 = ishl.i32 v21, v23
;;     v25 = bor.i32 v24, v22
;;     v26 = uextend.i32 v1
;;     v27 = iconst.i32 8
;;     v28 = ishl.i32 v25, v27
;;     v29 = bor.i32 v28, v26
;;     v30 = uextend.i32 v0
;;     v31 = iconst.i32 8
;;     v32 = ishl.i32 v29, v31
;;     v33 = bor.i32 v32, v30
;;     v34 = bitcast.i8x4 v33
;;     return v34
;; }

function %make_f16x4 {
block0(v0: f16, v1: f16, v2: f16, v3: f16):
    v20 = make_vector.f16x4 v0, v1, v2, v3
    return v20
}
;; function %make_f16x4 {
;; block0(v0: f16, v1: f16, v2: f16, v3: f16):
;;     v21 = bitcast.i16 v1
;;     v22 = uextend.i32 v21
;;     v23 = bitcast.i16 v0
;;     v24 = uextend.i32 v23
;;     v25 = iconst.i32 16
;;     v26 = ishl.i32 v22, v25
;;     v27 = bor.i32 v26, v24
;;     v28 = bitcast.i16 v3
;;     v29 = uextend.i32 v28
;;     v30 = bitcast.i16 v2
;;     v31 = uextend.i32 v30
;;     v32 = iconst.i32 16
;;     v33 = ishl.i32 v29, v32
;;     v34 = bor.i32 v33, v31
;;     v35 = make_vector.i32x2 v27, v34
;;     v36 = bitcast.f16x4 v35
;;     return v36
;; }

function %extract_i8x4_0 {
block0(v0: i8x4):
    v20 = extract_lane.i8 v0, 0
    return v20
}
;; function %extract_i8x4_0 {
;; block0(v0: i8x4):
;;     v21 = bitcast.i32 v0
;;     v22 = ireduce.i8 v21
;;     return v22
;; }

function %insert_i8x4_0 {
block0(v0: i8x4, v1: i8):
    v20 = insert_lane.i8x4 v0, v1, 0
    return v20
}
;; function %insert_i8x4_0 {
;; block0(v0: i8x4, v1: i8):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 255
;;     v23 = uextend.i32 v1
;;     v24 = iconst.i32 0
;;     v25 = ishl.i32 v23, v24
;;     v26 = bitselect.i32 v22, v25, v21
;;     v27 = bitcast.i8x4 v26
;;     return v27
;; }

function %extract_i8x16_6 {
block0(v0: i8x16):
    v20 = extract_lane.i8 v0, 6
    return v20
}
;; function %extract_i8x16_6 {
;; block0(v0: i8x16):
;;     v21 = bitcast.i32x4 v0
;;     v22 = extract_lane.i32 v21, 1
;;     v23 = iconst.i32 16
;;     v24 = ushr.i32 v22, v23
;;     v25 = ireduce.i8 v24
;;     return v25
;; }

function %insert_i8x16_6 {
block0(v0: i8x16, v1: i8):
    v20 = insert_lane.i8x16 v0, v1, 6
    return v20
}
;; function %insert_i8x16_6 {
;; block0(v0: i8x16, v1: i8):
;;     v21 = bitcast.i32x4 v0
;;     v22 = extract_lane.i32 v21, 1
;;     v23 = iconst.i32 0xff0000
;;     v24 = uextend.i32 v1
;;     v25 = iconst.i32 16
;;     v26 = ishl.i32 v24, v25
;;     v27 = bitselect.i32 v23, v26, v22
;;     v28 = bitcast.i32x4 v0
;;     v29 = insert_lane.i32x4 v28, v27, 1
;;     v30 = bitcast.i8x16 v29
;;     return v30
;; }

function %extract_f16x2_1 {
block0(v0: f16x2):
    v20 = extract_lane.f16 v0, 1
    return v20
}
;; function %extract_f16x2_1 {
;; block0(v0: f16x2):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 16
;;     v23 = ushr.i32 v21, v22
;;     v24 = ireduce.i16 v23
;;     v25 = bitcast.f16 v24
;;     return v25
;; }

function %insert_f16x2_1 {
block0(v0: f16x2, v1: f16):
    v20 = insert_lane.f16x2 v0, v1, 1
    return v20
}
;; function %insert_f16x2_1 {
;; block0(v0: f16x2, v1: f16):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 0xffff0000
;;     v23 = bitcast.i16 v1
;;     v24 = uextend.i32 v23
;;     v25 = iconst.i32 16
;;     v26 = ishl.i32 v24, v25
;;     v27 = bitselect.i32 v22, v26, v21
;;     v28 = bitcast.f16x2 v27
;;     return v28
;; }

function %extract_f16x8_5 {
block0(v0: f16x8):
    v20 = extract_lane.f16 v0, 5
    return v20
}
;; function %extract_f16x8_5 {
;; block0(v0: f16x8):
;;     v21 = bitcast.i32x4 v0
;;     v22 = extract_lane.i32 v21, 2
;;     v23 = iconst.i32 16
;;     v24 = ushr.i32 v22, v23
;;     v25 = ireduce.i16 v24
;;     v26 = bitcast.f16 v25
;;     return v26
;; }

function %insert_f16x8_5 {
block0(v0: f16x8, v1: f16):
    v20 = insert_lane.f16x8 v0, v1, 5
    return v20
}
;; function %insert_f16x8_5 {
;; block0(v0: f16x8, v1: f16):
;;     v21 = bitcast.i32x4 v0
;;     v22 = extract_lane.i32 v21, 2
;;     v23 = iconst.i32 0xffff0000
;;     v24 = bitcast.i16 v1
;;     v25 = uextend.i32 v24
;;     v26 = iconst.i32 16
;;     v27 = ishl.i32 v25, v26
;;     v28 = bitselect.i32 v23, v27, v22
;;     v29 = bitcast.i32x4 v0
;;     v30 = insert_lane.i32x4 v29, v28, 2
;;     v31 = bitcast.f16x8 v30
;;     return v31
;; }
