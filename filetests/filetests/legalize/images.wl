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
;;     v44: f32, v45: f32, v46: f32, v47: f32 = call %image.load.f32(v1, v3, v43, v43)
;;     v48 = iconst.i32 0
;;     v49: f32, v50: f32, v51: f32, v52: f32 = call %image.load.f32(v1, v3, v48, v4)
;;     v53 = iconst.i32 0
;;     v54: f32, v55: f32, v56: f32, v57: f32 = call %image.load.f32(v1, v3, v4, v5)
;;     v58 = iconst.i32 0
;;     v59: f32, v60: f32, v61: f32, v62: f32 = call %image.load.f32(v1, v3, v4, v5)
;;     v63 = iconst.i32 0
;;     v64: i32, v65: i32, v66: i32, v67: i32 = call %image.load.i32(v1, v3, v63, v63)
;;     fence scar wg
;;     v68 = iconst.i32 0
;;     call %image.store.f32(v1, v3, v4, v68, v59, v59, v59, v59)
;;     v69 = iconst.i32 0
;;     call %image.store.i32(v1, v3, v4, v5, v64, v65, v66, v67)
;;     v70 = fconst.f32 0.0
;;     v71 = iconst.i32 1
;;     v72: f32, v73: f32, v74: f32, v75: f32 = call %image.sample.f32.f32(v1, v2, v44, v70, v70, v45, v71)
;;     v76 = fconst.f32 0.0
;;     v77 = iconst.i32 3
;;     v78: f32, v79: f32, v80: f32, v81: f32 = call %image.sample.f32.f32(v1, v2, v44, v45, v46, v76, v77)
;;     v82 = fconst.f32 0.0
;;     v83 = iconst.i32 2
;;     v84: i32, v85: i32, v86: i32, v87: i32 = call %image.sample.i32.f32(v1, v2, v44, v45, v82, v82, v83)
;;     v88 = iconst.i32 0
;;     v89 = iconst.i32 2
;;     v90: f32, v91: f32, v92: f32, v93: f32 = call %image.sample.f32.i32(v1, v2, v3, v4, v88, v88, v89)
;;     store.f32 global align 4 [v1], v54, v78, v72, v90
;;     store.i32 global align 4 [v1], v84
;;     return
;; }
