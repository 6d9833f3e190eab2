; test images most precise-output
; Where machines know most images, they name levels, but for buffers; a routine that is called instead knows one.

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
;;     v31 = load.i32 global align 4 const [v1+80]
;;     v32 = iconst.i32 1
;;     v33 = band.i32 v31, v32
;;     v34 = iconst.i32 0
;;     v35 = icmp.ne v33, v34
;;     branch v35, block2, block1
;; block1:
;;     v36, v37, v38, v39 = image_load.f32 1db v1, v26
;;     jump block3(v36, v37, v38, v39)
;; block3(v49: f32, v50: f32, v51: f32, v52: f32):
;;     v8, v9, v10, v11 = image_load_level.f32 2d v1, v3, v3, v3
;;     v53 = load.i32 global align 4 const [v1+80]
;;     v54 = iconst.i32 2
;;     v55 = band.i32 v53, v54
;;     v56 = iconst.i32 0
;;     v57 = icmp.ne v55, v56
;;     branch v57, block5, block4
;; block4:
;;     image_store_level.f32 1da v1, v3, v3, v3, v49, v50, v51, v52
;;     jump block6
;; block6:
;;     v12 = symbol_addr.i64 %edge
;;     v13 = load.i64 readonly align 8 [v12]
;;     v14, v15, v16, v17 = image_sample_level.f32 1d v1, v13, v8, v9
;;     v18 = image_sample_gradient.f32 2ddepth v1, v2, v8, v9, v10, v11, v14, v15
;;     v67 = load.i32 global align 4 const [v1+80]
;;     v68 = load.i32 global align 4 const [v2+28]
;;     v69 = band.i32 v67, v68
;;     v70 = iconst.i32 0
;;     v71 = icmp.ne v69, v70
;;     branch v71, block8, block7
;; block7:
;;     v72, v73, v74, v75 = image_sample_gradient.i32 1d v1, v2, v3, v10, v11
;;     jump block9(v72, v73, v74, v75)
;; block9(v82: i32, v83: i32, v84: i32, v85: i32):
;;     store.f32 global align 4 [v1], v14, v18
;;     store.i32 global align 4 [v1+8], v82
;;     return
;; block2:
;;     v40 = iconst.i32 0
;;     v41: i32, v42: i32, v43: i32, v44: i32 = call %image.load(v1, v26, v40, v40)
;;     v45 = bitcast.f32 v41
;;     v46 = bitcast.f32 v42
;;     v47 = bitcast.f32 v43
;;     v48 = bitcast.f32 v44
;;     jump block3(v45, v46, v47, v48)
;; block5:
;;     v58 = iconst.i32 0
;;     v59 = iconst.i32 -1
;;     v60 = icmp.eq v3, v58
;;     v61 = select.i32 v60, v3, v59
;;     v62 = iconst.i32 0
;;     v63 = bitcast.i32 v49
;;     v64 = bitcast.i32 v50
;;     v65 = bitcast.i32 v51
;;     v66 = bitcast.i32 v52
;;     call %image.store(v1, v61, v62, v3, v63, v64, v65, v66)
;;     jump block6
;; block8:
;;     v76 = iconst.i32 0
;;     v77 = iconst.i32 1
;;     v78: i32, v79: i32, v80: i32, v81: i32 = call %image.sample.i32(v1, v2, v3, v76, v76, v76, v77)
;;     jump block9(v78, v79, v80, v81)
;; }
