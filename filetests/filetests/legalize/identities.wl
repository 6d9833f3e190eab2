; test legalize precise-output
; target gfx900
; Identities of work-items and numbers of the machine.

function %workitemabsid {
block0:
    v20 = workitemabsid.i64 1
    return v20
}
;; function %workitemabsid {
;; block0:
;;     v21 = workgroupid.i32 1
;;     v22 = workgroupsize.i32 1
;;     v23 = imul.i32 v21, v22
;;     v24 = workitemid.i32 1
;;     v25 = iadd.i32 v23, v24
;;     v26 = uextend.i64 v25
;;     return v26
;; }

function %currentworkgroupsize {
block0:
    v20 = currentworkgroupsize.i64 1
    return v20
}
;; function %currentworkgroupsize {
;; block0:
;;     v21 = workgroupid.i32 1
;;     v22 = workgroupsize.i32 1
;;     v23 = imul.i32 v21, v22
;;     v24 = gridsize.i32 1
;;     v25 = isub.i32 v24, v23
;;     v26 = workgroupsize.i32 1
;;     v27 = umin.i32 v25, v26
;;     v28 = uextend.i64 v27
;;     return v28
;; }

function %workitemid {
block0:
    v20 = workitemid.i64 1
    return v20
}
;; function %workitemid {
;; block0:
;;     v21 = workitemid.i32 1
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %workgroupid {
block0:
    v20 = workgroupid.i64 1
    return v20
}
;; function %workgroupid {
;; block0:
;;     v21 = workgroupid.i32 1
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %workgroupsize {
block0:
    v20 = workgroupsize.i64 1
    return v20
}
;; function %workgroupsize {
;; block0:
;;     v21 = workgroupsize.i32 1
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %gridsize {
block0:
    v20 = gridsize.i64 1
    return v20
}
;; function %gridsize {
;; block0:
;;     v21 = gridsize.i32 1
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %gridgroups {
block0:
    v20 = gridgroups.i64 1
    return v20
}
;; function %gridgroups {
;; block0:
;;     v23 = gridsize.i32 1
;;     v24 = workgroupsize.i32 1
;;     v25 = iconst.i32 1
;;     v26 = isub.i32 v23, v25
;;     v29 = fcvt_from_uint.f32 v24
;;     v30 = nrcp.f32 v29
;;     v31 = fconst.f32 0x4f7ffffe
;;     v32 = fmul.f32 v30, v31
;;     v33 = fcvt_to_uint.zero.i32 v32
;;     v34 = ineg.i32 v24
;;     v35 = imul.i32 v34, v33
;;     v36 = umulhi.i32 v33, v35
;;     v37 = iadd.i32 v33, v36
;;     v38 = umulhi.i32 v26, v37
;;     v39 = imul.i32 v38, v24
;;     v40 = isub.i32 v26, v39
;;     v41 = icmp.uge v40, v24
;;     v42 = iconst.i32 1
;;     v43 = iadd.i32 v38, v42
;;     v44 = isub.i32 v40, v24
;;     v45 = select.i32 v41, v43, v38
;;     v46 = umin.i32 v40, v44
;;     v47 = icmp.uge v46, v24
;;     v48 = iconst.i32 1
;;     v49 = iadd.i32 v45, v48
;;     v50 = isub.i32 v46, v24
;;     v51 = select.i32 v47, v49, v45
;;     v52 = umin.i32 v46, v50
;;     v28 = iadd.i32 v51, v25
;;     v22 = uextend.i64 v28
;;     return v22
;; }

function %gridgroups_i32 {
block0:
    v20 = gridgroups.i32 2
    return v20
}
;; function %gridgroups_i32 {
;; block0:
;;     v21 = gridsize.i32 2
;;     v22 = workgroupsize.i32 2
;;     v23 = iconst.i32 1
;;     v24 = isub.i32 v21, v23
;;     v27 = fcvt_from_uint.f32 v22
;;     v28 = nrcp.f32 v27
;;     v29 = fconst.f32 0x4f7ffffe
;;     v30 = fmul.f32 v28, v29
;;     v31 = fcvt_to_uint.zero.i32 v30
;;     v32 = ineg.i32 v22
;;     v33 = imul.i32 v32, v31
;;     v34 = umulhi.i32 v31, v33
;;     v35 = iadd.i32 v31, v34
;;     v36 = umulhi.i32 v24, v35
;;     v37 = imul.i32 v36, v22
;;     v38 = isub.i32 v24, v37
;;     v39 = icmp.uge v38, v22
;;     v40 = iconst.i32 1
;;     v41 = iadd.i32 v36, v40
;;     v42 = isub.i32 v38, v22
;;     v43 = select.i32 v39, v41, v36
;;     v44 = umin.i32 v38, v42
;;     v45 = icmp.uge v44, v22
;;     v46 = iconst.i32 1
;;     v47 = iadd.i32 v43, v46
;;     v48 = isub.i32 v44, v22
;;     v49 = select.i32 v45, v47, v43
;;     v50 = umin.i32 v44, v48
;;     v26 = iadd.i32 v49, v23
;;     return v26
;; }

function %absolute_i32 {
block0:
    v20 = workitemabsid.i32 0
    return v20
}
;; function %absolute_i32 {
;; block0:
;;     v21 = workgroupid.i32 0
;;     v22 = workgroupsize.i32 0
;;     v23 = imul.i32 v21, v22
;;     v24 = workitemid.i32 0
;;     v25 = iadd.i32 v23, v24
;;     return v25
;; }

function %workitemflatid {
block0:
    v20 = workitemflatid.i64
    return v20
}
;; function %workitemflatid {
;; block0:
;;     v21 = workitemid.i32 0
;;     v22 = workitemid.i32 1
;;     v23 = workitemid.i32 2
;;     v24 = workgroupsize.i32 0
;;     v25 = workgroupsize.i32 1
;;     v26 = imul.i32 v23, v25
;;     v27 = iadd.i32 v22, v26
;;     v28 = imul.i32 v27, v24
;;     v29 = iadd.i32 v21, v28
;;     v30 = uextend.i64 v29
;;     return v30
;; }

function %currentworkitemflatid {
block0:
    v20 = currentworkitemflatid.i64
    return v20
}
;; function %currentworkitemflatid {
;; block0:
;;     v21 = workitemid.i32 0
;;     v22 = workitemid.i32 1
;;     v23 = workitemid.i32 2
;;     v24 = workgroupid.i32 0
;;     v25 = workgroupsize.i32 0
;;     v26 = imul.i32 v24, v25
;;     v27 = gridsize.i32 0
;;     v28 = isub.i32 v27, v26
;;     v29 = workgroupsize.i32 0
;;     v30 = umin.i32 v28, v29
;;     v31 = workgroupid.i32 1
;;     v32 = workgroupsize.i32 1
;;     v33 = imul.i32 v31, v32
;;     v34 = gridsize.i32 1
;;     v35 = isub.i32 v34, v33
;;     v36 = workgroupsize.i32 1
;;     v37 = umin.i32 v35, v36
;;     v38 = imul.i32 v23, v37
;;     v39 = iadd.i32 v22, v38
;;     v40 = imul.i32 v39, v30
;;     v41 = iadd.i32 v21, v40
;;     v42 = uextend.i64 v41
;;     return v42
;; }

function %workitemflatabsid {
block0:
    v20 = workitemflatabsid.i64
    return v20
}
;; function %workitemflatabsid {
;; block0:
;;     v21 = workgroupid.i32 0
;;     v22 = workgroupsize.i32 0
;;     v23 = imul.i32 v21, v22
;;     v24 = workitemid.i32 0
;;     v25 = iadd.i32 v23, v24
;;     v26 = uextend.i64 v25
;;     v27 = workgroupid.i32 1
;;     v28 = workgroupsize.i32 1
;;     v29 = imul.i32 v27, v28
;;     v30 = workitemid.i32 1
;;     v31 = iadd.i32 v29, v30
;;     v32 = uextend.i64 v31
;;     v33 = workgroupid.i32 2
;;     v34 = workgroupsize.i32 2
;;     v35 = imul.i32 v33, v34
;;     v36 = workitemid.i32 2
;;     v37 = iadd.i32 v35, v36
;;     v38 = uextend.i64 v37
;;     v45 = gridsize.i32 0
;;     v46 = uextend.i64 v45
;;     v47 = gridsize.i32 1
;;     v48 = uextend.i64 v47
;;     v41 = imul.i64 v38, v48
;;     v42 = iadd.i64 v32, v41
;;     v43 = imul.i64 v42, v46
;;     v44 = iadd.i64 v26, v43
;;     return v44
;; }

function %laneid {
block0:
    v20 = laneid.i64
    return v20
}
;; function %laneid {
;; block0:
;;     v21 = laneid.i32
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %waveid {
block0:
    v20 = waveid.i64
    return v20
}
;; function %waveid {
;; block0:
;;     v21 = waveid.i32
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %cuid {
block0:
    v20 = cuid.i64
    return v20
}
;; function %cuid {
;; block0:
;;     v21 = cuid.i32
;;     v22 = uextend.i64 v21
;;     return v22
;; }

function %maxwaveid {
block0:
    v20 = maxwaveid.i64
    return v20
}
;; function %maxwaveid {
;; block0:
;;     v21 = iconst.i64 39
;;     return v21
;; }

function %maxcuid {
block0:
    v20 = maxcuid.i64
    return v20
}
;; function %maxcuid {
;; block0:
;;     v21 = iconst.i64 63
;;     return v21
;; }

function %null_flat {
block0:
    v20 = nullptr.i64 flat
    return v20
}
;; function %null_flat {
;; block0:
;;     v21 = iconst.i64 0
;;     return v21
;; }

function %null_global {
block0:
    v20 = nullptr.i64 global
    return v20
}
;; function %null_global {
;; block0:
;;     v21 = iconst.i64 0
;;     return v21
;; }

function %null_readonly {
block0:
    v20 = nullptr.i64 readonly
    return v20
}
;; function %null_readonly {
;; block0:
;;     v21 = iconst.i64 0
;;     return v21
;; }

function %null_group {
block0:
    v20 = nullptr.i32 group
    return v20
}
;; function %null_group {
;; block0:
;;     v21 = iconst.i32 -1
;;     return v21
;; }

function %workitemflatabsid_of_32_bits {
block0:
    v20 = workitemflatabsid.i32
    return v20
}
;; function %workitemflatabsid_of_32_bits {
;; block0:
;;     v21 = workgroupid.i32 0
;;     v22 = workgroupsize.i32 0
;;     v23 = imul.i32 v21, v22
;;     v24 = workitemid.i32 0
;;     v25 = iadd.i32 v23, v24
;;     v26 = workgroupid.i32 1
;;     v27 = workgroupsize.i32 1
;;     v28 = imul.i32 v26, v27
;;     v29 = workitemid.i32 1
;;     v30 = iadd.i32 v28, v29
;;     v31 = workgroupid.i32 2
;;     v32 = workgroupsize.i32 2
;;     v33 = imul.i32 v31, v32
;;     v34 = workitemid.i32 2
;;     v35 = iadd.i32 v33, v34
;;     v36 = gridsize.i32 0
;;     v37 = gridsize.i32 1
;;     v38 = imul.i32 v35, v37
;;     v39 = iadd.i32 v30, v38
;;     v40 = imul.i32 v39, v36
;;     v41 = iadd.i32 v25, v40
;;     return v41
;; }
