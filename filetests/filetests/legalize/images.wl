; test images precise-output
; Operations on images become calls of routines, each once in the module: missing coordinates are 0, a depth is the first of four values.

kernel %geometries {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemabsid.i32 0
    v4 = workitemabsid.i32 1
    v5 = workitemabsid.i32 2
    v10, v11, v12, v13 = image_load.f32 1d v1, v3
    v14, v15, v16, v17 = image_load.f32 1da v1, v3, v4
    v18, v19, v20, v21 = image_load.f32 3d v1, v3, v4, v5
    v22 = image_load.f32 2dadepth v1, v3, v4, v5
    v23, v24, v25, v26 = image_load.i32 1db v1, v3
    image_fence
    image_store.f32 2ddepth v1, v3, v4, v22
    image_store.i32 2da v1, v3, v4, v5, v23, v24, v25, v26
    v30, v31, v32, v33 = image_sample.f32 1da v1, v2, v10, v11
    v34, v35, v36, v37 = image_sample.f32 3d v1, v2, v10, v11, v12
    v38, v39, v40, v41 = image_sample.i32 2d v1, v2, v10, v11
    v42 = image_sample.f32 2ddepth v1, v2, v3, v4
    store.f32 global align 4 [v1], v18, v34, v30, v42
    store.i32 global align 4 [v1], v38
    return
}
;; kernel %geometries {
;;     param %image : i64 at 0 align 8
;;     param %sampler : i64 at 8 align 8
;; block0:
;;     v0 = kernargbaseptr.i64
;;     v1, v2 = load.i64 kernarg align 8 width all [v0]
;;     v3 = workitemabsid.i32 0
;;     v4 = workitemabsid.i32 1
;;     v5 = workitemabsid.i32 2
;;     v43 = iconst.i32 0
;;     v44: i32, v45: i32, v46: i32, v47: i32 = call %image.load(v1, v3, v43, v43)
;;     v48 = bitcast.f32 v44
;;     v49 = bitcast.f32 v45
;;     v50 = bitcast.f32 v46
;;     v51 = bitcast.f32 v47
;;     v52 = iconst.i32 0
;;     v53: i32, v54: i32, v55: i32, v56: i32 = call %image.load(v1, v3, v52, v4)
;;     v57 = bitcast.f32 v53
;;     v58 = bitcast.f32 v54
;;     v59 = bitcast.f32 v55
;;     v60 = bitcast.f32 v56
;;     v61 = iconst.i32 0
;;     v62: i32, v63: i32, v64: i32, v65: i32 = call %image.load(v1, v3, v4, v5)
;;     v66 = bitcast.f32 v62
;;     v67 = bitcast.f32 v63
;;     v68 = bitcast.f32 v64
;;     v69 = bitcast.f32 v65
;;     v70 = iconst.i32 0
;;     v71: i32, v72: i32, v73: i32, v74: i32 = call %image.load(v1, v3, v4, v5)
;;     v75 = bitcast.f32 v71
;;     v76 = iconst.i32 0
;;     v77: i32, v78: i32, v79: i32, v80: i32 = call %image.load(v1, v3, v76, v76)
;;     fence scar wg
;;     v81 = iconst.i32 0
;;     v82 = bitcast.i32 v75
;;     call %image.store(v1, v3, v4, v81, v82, v82, v82, v82)
;;     v83 = iconst.i32 0
;;     call %image.store(v1, v3, v4, v5, v77, v78, v79, v80)
;;     v84 = fconst.f32 0.0
;;     v85 = iconst.i32 1
;;     v86: i32, v87: i32, v88: i32, v89: i32 = call %image.sample.f32(v1, v2, v48, v84, v84, v49, v85)
;;     v90 = bitcast.f32 v86
;;     v91 = bitcast.f32 v87
;;     v92 = bitcast.f32 v88
;;     v93 = bitcast.f32 v89
;;     v94 = fconst.f32 0.0
;;     v95 = iconst.i32 3
;;     v96: i32, v97: i32, v98: i32, v99: i32 = call %image.sample.f32(v1, v2, v48, v49, v50, v94, v95)
;;     v100 = bitcast.f32 v96
;;     v101 = bitcast.f32 v97
;;     v102 = bitcast.f32 v98
;;     v103 = bitcast.f32 v99
;;     v104 = fconst.f32 0.0
;;     v105 = iconst.i32 2
;;     v106: i32, v107: i32, v108: i32, v109: i32 = call %image.sample.f32(v1, v2, v48, v49, v104, v104, v105)
;;     v110 = iconst.i32 0
;;     v111 = iconst.i32 2
;;     v112: i32, v113: i32, v114: i32, v115: i32 = call %image.sample.i32(v1, v2, v3, v4, v110, v110, v111)
;;     v116 = bitcast.f32 v112
;;     store.f32 global align 4 [v1], v66, v100, v90, v116
;;     store.i32 global align 4 [v1], v106
;;     return
;; }
