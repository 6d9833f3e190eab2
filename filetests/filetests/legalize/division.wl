; test legalize precise-output
; target gfx900
; Quotients of words.

function %udiv_i32 {
block0(v0: i32, v1: i32):
    v20 = udiv.i32 v0, v1
    return v20
}
;; function %udiv_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = fcvt_from_uint.f32 v1
;;     v22 = nrcp.f32 v21
;;     v23 = fconst.f32 0x4f7ffffe
;;     v24 = fmul.f32 v22, v23
;;     v25 = fcvt_to_uint.zero.i32 v24
;;     v26 = ineg.i32 v1
;;     v27 = imul.i32 v26, v25
;;     v28 = umulhi.i32 v25, v27
;;     v29 = iadd.i32 v25, v28
;;     v30 = umulhi.i32 v0, v29
;;     v31 = imul.i32 v30, v1
;;     v32 = isub.i32 v0, v31
;;     v33 = icmp.uge v32, v1
;;     v34 = iconst.i32 1
;;     v35 = iadd.i32 v30, v34
;;     v36 = isub.i32 v32, v1
;;     v37 = select.i32 v33, v35, v30
;;     v38 = umin.i32 v32, v36
;;     v39 = icmp.uge v38, v1
;;     v40 = iconst.i32 1
;;     v41 = iadd.i32 v37, v40
;;     v42 = isub.i32 v38, v1
;;     v43 = select.i32 v39, v41, v37
;;     v44 = umin.i32 v38, v42
;;     return v43
;; }

function %urem_i32 {
block0(v0: i32, v1: i32):
    v20 = urem.i32 v0, v1
    return v20
}
;; function %urem_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = fcvt_from_uint.f32 v1
;;     v22 = nrcp.f32 v21
;;     v23 = fconst.f32 0x4f7ffffe
;;     v24 = fmul.f32 v22, v23
;;     v25 = fcvt_to_uint.zero.i32 v24
;;     v26 = ineg.i32 v1
;;     v27 = imul.i32 v26, v25
;;     v28 = umulhi.i32 v25, v27
;;     v29 = iadd.i32 v25, v28
;;     v30 = umulhi.i32 v0, v29
;;     v31 = imul.i32 v30, v1
;;     v32 = isub.i32 v0, v31
;;     v33 = icmp.uge v32, v1
;;     v34 = iconst.i32 1
;;     v35 = iadd.i32 v30, v34
;;     v36 = isub.i32 v32, v1
;;     v37 = select.i32 v33, v35, v30
;;     v38 = umin.i32 v32, v36
;;     v39 = icmp.uge v38, v1
;;     v40 = iconst.i32 1
;;     v41 = iadd.i32 v37, v40
;;     v42 = isub.i32 v38, v1
;;     v43 = select.i32 v39, v41, v37
;;     v44 = umin.i32 v38, v42
;;     return v44
;; }

function %sdiv_i32 {
block0(v0: i32, v1: i32):
    v20 = sdiv.i32 v0, v1
    return v20
}
;; function %sdiv_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 31
;;     v22 = sshr.i32 v0, v21
;;     v23 = iconst.i32 31
;;     v24 = sshr.i32 v1, v23
;;     v25 = bxor.i32 v0, v22
;;     v26 = isub.i32 v25, v22
;;     v27 = bxor.i32 v1, v24
;;     v28 = isub.i32 v27, v24
;;     v33 = fcvt_from_uint.f32 v28
;;     v34 = nrcp.f32 v33
;;     v35 = fconst.f32 0x4f7ffffe
;;     v36 = fmul.f32 v34, v35
;;     v37 = fcvt_to_uint.zero.i32 v36
;;     v38 = ineg.i32 v28
;;     v39 = imul.i32 v38, v37
;;     v40 = umulhi.i32 v37, v39
;;     v41 = iadd.i32 v37, v40
;;     v42 = umulhi.i32 v26, v41
;;     v43 = imul.i32 v42, v28
;;     v44 = isub.i32 v26, v43
;;     v45 = icmp.uge v44, v28
;;     v46 = iconst.i32 1
;;     v47 = iadd.i32 v42, v46
;;     v48 = isub.i32 v44, v28
;;     v49 = select.i32 v45, v47, v42
;;     v50 = umin.i32 v44, v48
;;     v51 = icmp.uge v50, v28
;;     v52 = iconst.i32 1
;;     v53 = iadd.i32 v49, v52
;;     v54 = isub.i32 v50, v28
;;     v55 = select.i32 v51, v53, v49
;;     v56 = umin.i32 v50, v54
;;     v30 = bxor.i32 v22, v24
;;     v31 = bxor.i32 v55, v30
;;     v32 = isub.i32 v31, v30
;;     return v32
;; }

function %srem_i32 {
block0(v0: i32, v1: i32):
    v20 = srem.i32 v0, v1
    return v20
}
;; function %srem_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = iconst.i32 31
;;     v22 = sshr.i32 v0, v21
;;     v23 = iconst.i32 31
;;     v24 = sshr.i32 v1, v23
;;     v25 = bxor.i32 v0, v22
;;     v26 = isub.i32 v25, v22
;;     v27 = bxor.i32 v1, v24
;;     v28 = isub.i32 v27, v24
;;     v32 = fcvt_from_uint.f32 v28
;;     v33 = nrcp.f32 v32
;;     v34 = fconst.f32 0x4f7ffffe
;;     v35 = fmul.f32 v33, v34
;;     v36 = fcvt_to_uint.zero.i32 v35
;;     v37 = ineg.i32 v28
;;     v38 = imul.i32 v37, v36
;;     v39 = umulhi.i32 v36, v38
;;     v40 = iadd.i32 v36, v39
;;     v41 = umulhi.i32 v26, v40
;;     v42 = imul.i32 v41, v28
;;     v43 = isub.i32 v26, v42
;;     v44 = icmp.uge v43, v28
;;     v45 = iconst.i32 1
;;     v46 = iadd.i32 v41, v45
;;     v47 = isub.i32 v43, v28
;;     v48 = select.i32 v44, v46, v41
;;     v49 = umin.i32 v43, v47
;;     v50 = icmp.uge v49, v28
;;     v51 = iconst.i32 1
;;     v52 = iadd.i32 v48, v51
;;     v53 = isub.i32 v49, v28
;;     v54 = select.i32 v50, v52, v48
;;     v55 = umin.i32 v49, v53
;;     v30 = bxor.i32 v55, v22
;;     v31 = isub.i32 v30, v22
;;     return v31
;; }
