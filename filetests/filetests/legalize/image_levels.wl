; test images precise-output
; Routines know one level: the element of another is outside of the image, and what is said of the level of a sample is left out.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

kernel %choices {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemabsid.i32 0
    v4, v5, v6, v7 = image_load_level.f32 1db v1, v3, v3
    v8, v9, v10, v11 = image_load_level.f32 2d v1, v3, v3, v3
    image_store_level.f32 1da v1, v3, v3, v3, v4, v5, v6, v7
    v12 = symbol_addr.i64 %edge
    v13 = load.i64 readonly align 8 [v12]
    v14, v15, v16, v17 = image_sample_level.f32 1d v1, v13, v8, v9
    v18 = image_sample_gradient.f32 2ddepth v1, v2, v8, v9, v10, v11, v14, v15
    v19, v20, v21, v22 = image_sample_gradient.i32 1d v1, v2, v3, v10, v11
    store.f32 global align 4 [v1], v14, v18
    store.i32 global align 4 [v1+8], v19
    return
}
;; kernel %choices {
;;     param %image : i64 at 0 align 8
;;     param %sampler : i64 at 8 align 8
;; block0:
;;     v0 = kernargbaseptr.i64
;;     v1, v2 = load.i64 kernarg align 8 width all [v0]
;;     v3 = workitemabsid.i32 0
;;     v23 = iconst.i32 0
;;     v24 = iconst.i32 -1
;;     v25 = icmp.eq v3, v23
;;     v26 = select.i32 v25, v3, v24
;;     v52 = iconst.i32 0
;;     v53: i32, v54: i32, v55: i32, v56: i32 = call %image.load(v1, v26, v52, v52)
;;     v57 = bitcast.f32 v53
;;     v58 = bitcast.f32 v54
;;     v59 = bitcast.f32 v55
;;     v60 = bitcast.f32 v56
;;     v31 = iconst.i32 0
;;     v32 = iconst.i32 -1
;;     v33 = icmp.eq v3, v31
;;     v34 = select.i32 v33, v3, v32
;;     v61 = iconst.i32 0
;;     v62: i32, v63: i32, v64: i32, v65: i32 = call %image.load(v1, v34, v3, v61)
;;     v66 = bitcast.f32 v62
;;     v67 = bitcast.f32 v63
;;     v68 = bitcast.f32 v64
;;     v69 = bitcast.f32 v65
;;     v39 = iconst.i32 0
;;     v40 = iconst.i32 -1
;;     v41 = icmp.eq v3, v39
;;     v42 = select.i32 v41, v3, v40
;;     v70 = iconst.i32 0
;;     v71 = bitcast.i32 v57
;;     v72 = bitcast.i32 v58
;;     v73 = bitcast.i32 v59
;;     v74 = bitcast.i32 v60
;;     call %image.store(v1, v42, v70, v3, v71, v72, v73, v74)
;;     v12 = symbol_addr.i64 %edge
;;     v13 = load.i64 readonly align 8 [v12]
;;     v75 = fconst.f32 0.0
;;     v76 = iconst.i32 1
;;     v77: i32, v78: i32, v79: i32, v80: i32 = call %image.sample.f32(v1, v13, v66, v75, v75, v75, v76)
;;     v81 = bitcast.f32 v77
;;     v82 = bitcast.f32 v78
;;     v83 = bitcast.f32 v79
;;     v84 = bitcast.f32 v80
;;     v85 = fconst.f32 0.0
;;     v86 = iconst.i32 2
;;     v87: i32, v88: i32, v89: i32, v90: i32 = call %image.sample.f32(v1, v2, v66, v67, v85, v85, v86)
;;     v91 = bitcast.f32 v87
;;     v92 = iconst.i32 0
;;     v93 = iconst.i32 1
;;     v94: i32, v95: i32, v96: i32, v97: i32 = call %image.sample.i32(v1, v2, v3, v92, v92, v92, v93)
;;     store.f32 global align 4 [v1], v81, v91
;;     store.i32 global align 4 [v1+8], v94
;;     return
;; }
