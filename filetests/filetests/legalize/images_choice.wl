; test images most precise-output
; Where machines know most images, the structure of an image says whether it is one of the others, by a bit for loads, for stores and for borders, and a branch has
; the instruction or the call. Nothing is asked of loads from images that are no buffers, of depths, and of samples with a sampler that is known to have no border.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge
readonly %border : 24 align 8 handles 16: samp normalized linear clamp_to_border

kernel %choices {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemabsid.i32 0
    v4, v5, v6, v7 = image_load.f32 1db v1, v3
    v8, v9, v10, v11 = image_load.f32 1d v1, v3
    image_store.f32 2d v1, v3, v3, v4, v5, v6, v7
    image_store.f32 2ddepth v1, v3, v3, v8
    v12, v13, v14, v15 = image_sample.f32 1d v1, v2, v9
    v16 = image_sample.f32 2ddepth v1, v2, v9, v9
    v17 = symbol_addr.i64 %edge
    v18 = load.i64 readonly align 8 [v17]
    v19, v20, v21, v22 = image_sample.f32 1d v1, v18, v9
    v23 = symbol_addr.i64 %border
    v24 = load.i64 readonly align 8 [v23+16]
    v25, v26, v27, v28 = image_sample.f32 1d v1, v24, v9
    image_fence
    store.f32 global align 4 [v1], v12, v16, v19, v25
    return
}
;; kernel %choices {
;;     param %image : i64 at 0 align 8
;;     param %sampler : i64 at 8 align 8
;; block0:
;;     v0 = kernargbaseptr.i64
;;     v1, v2 = load.i64 kernarg align 8 width all [v0]
;;     v3 = workitemabsid.i32 0
;;     v29 = load.i32 global align 4 const [v1+80]
;;     v30 = iconst.i32 1
;;     v31 = band.i32 v29, v30
;;     v32 = iconst.i32 0
;;     v33 = icmp.ne v31, v32
;;     branch v33, block2, block1
;; block1:
;;     v34, v35, v36, v37 = image_load.f32 1db v1, v3
;;     jump block3(v34, v35, v36, v37)
;; block3(v47: f32, v48: f32, v49: f32, v50: f32):
;;     v8, v9, v10, v11 = image_load.f32 1d v1, v3
;;     v51 = load.i32 global align 4 const [v1+80]
;;     v52 = iconst.i32 2
;;     v53 = band.i32 v51, v52
;;     v54 = iconst.i32 0
;;     v55 = icmp.ne v53, v54
;;     branch v55, block5, block4
;; block4:
;;     image_store.f32 2d v1, v3, v3, v47, v48, v49, v50
;;     jump block6
;; block6:
;;     image_store.f32 2ddepth v1, v3, v3, v8
;;     v61 = load.i32 global align 4 const [v1+80]
;;     v62 = load.i32 global align 4 const [v2+28]
;;     v63 = band.i32 v61, v62
;;     v64 = iconst.i32 0
;;     v65 = icmp.ne v63, v64
;;     branch v65, block8, block7
;; block7:
;;     v66, v67, v68, v69 = image_sample.f32 1d v1, v2, v9
;;     jump block9(v66, v67, v68, v69)
;; block9(v80: f32, v81: f32, v82: f32, v83: f32):
;;     v16 = image_sample.f32 2ddepth v1, v2, v9, v9
;;     v17 = symbol_addr.i64 %edge
;;     v18 = load.i64 readonly align 8 [v17]
;;     v19, v20, v21, v22 = image_sample.f32 1d v1, v18, v9
;;     v23 = symbol_addr.i64 %border
;;     v24 = load.i64 readonly align 8 [v23+16]
;;     v84 = load.i32 global align 4 const [v1+80]
;;     v85 = iconst.i32 4
;;     v86 = band.i32 v84, v85
;;     v87 = iconst.i32 0
;;     v88 = icmp.ne v86, v87
;;     branch v88, block11, block10
;; block10:
;;     v89, v90, v91, v92 = image_sample.f32 1d v1, v24, v9
;;     jump block12(v89, v90, v91, v92)
;; block12(v103: f32, v104: f32, v105: f32, v106: f32):
;;     image_fence
;;     store.f32 global align 4 [v1], v80, v16, v19, v103
;;     return
;; block2:
;;     v38 = iconst.i32 0
;;     v39: i32, v40: i32, v41: i32, v42: i32 = call %image.load(v1, v3, v38, v38)
;;     v43 = bitcast.f32 v39
;;     v44 = bitcast.f32 v40
;;     v45 = bitcast.f32 v41
;;     v46 = bitcast.f32 v42
;;     jump block3(v43, v44, v45, v46)
;; block5:
;;     v56 = iconst.i32 0
;;     v57 = bitcast.i32 v47
;;     v58 = bitcast.i32 v48
;;     v59 = bitcast.i32 v49
;;     v60 = bitcast.i32 v50
;;     call %image.store(v1, v3, v3, v56, v57, v58, v59, v60)
;;     jump block6
;; block8:
;;     v70 = fconst.f32 0.0
;;     v71 = iconst.i32 1
;;     v72: i32, v73: i32, v74: i32, v75: i32 = call %image.sample.f32(v1, v2, v9, v70, v70, v70, v71)
;;     v76 = bitcast.f32 v72
;;     v77 = bitcast.f32 v73
;;     v78 = bitcast.f32 v74
;;     v79 = bitcast.f32 v75
;;     jump block9(v76, v77, v78, v79)
;; block11:
;;     v93 = fconst.f32 0.0
;;     v94 = iconst.i32 1
;;     v95: i32, v96: i32, v97: i32, v98: i32 = call %image.sample.f32(v1, v24, v9, v93, v93, v93, v94)
;;     v99 = bitcast.f32 v95
;;     v100 = bitcast.f32 v96
;;     v101 = bitcast.f32 v97
;;     v102 = bitcast.f32 v98
;;     jump block12(v99, v100, v101, v102)
;; }
