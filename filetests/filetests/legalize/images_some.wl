; test images some precise-output
; Where machines know some images, each operation but the fence asks the structure of the image: for a bit for loads or stores, for samples for those bits that the
; structure of the sampler names, or those that a known sampler needs: 8 to be sampled at all, 4 at borders, 16 at coordinates that are not normalized.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge
readonly %border : 8 align 8 handles 0: samp unnormalized nearest clamp_to_border

kernel %choices {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemabsid.i32 0
    v8, v9, v10, v11 = image_load.f32 1d v1, v3
    image_store.f32 2ddepth v1, v3, v3, v8
    v16 = image_sample.f32 2ddepth v1, v2, v9, v9
    v17 = symbol_addr.i64 %edge
    v18 = load.i64 readonly align 8 [v17]
    v19, v20, v21, v22 = image_sample.f32 1d v1, v18, v9
    v23 = symbol_addr.i64 %border
    v24 = load.i64 readonly align 8 [v23]
    v25, v26, v27, v28 = image_sample.f32 1d v1, v24, v9
    image_fence
    store.f32 global align 4 [v1], v8, v16, v19, v25
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
;;     v34, v35, v36, v37 = image_load.f32 1d v1, v3
;;     jump block3(v34, v35, v36, v37)
;; block3(v47: f32, v48: f32, v49: f32, v50: f32):
;;     v51 = load.i32 global align 4 const [v1+80]
;;     v52 = iconst.i32 2
;;     v53 = band.i32 v51, v52
;;     v54 = iconst.i32 0
;;     v55 = icmp.ne v53, v54
;;     branch v55, block5, block4
;; block4:
;;     image_store.f32 2ddepth v1, v3, v3, v47
;;     jump block6
;; block6:
;;     v58 = load.i32 global align 4 const [v1+80]
;;     v59 = load.i32 global align 4 const [v2+28]
;;     v60 = band.i32 v58, v59
;;     v61 = iconst.i32 0
;;     v62 = icmp.ne v60, v61
;;     branch v62, block8, block7
;; block7:
;;     v63 = image_sample.f32 2ddepth v1, v2, v48, v48
;;     jump block9(v63)
;; block9(v71: f32):
;;     v17 = symbol_addr.i64 %edge
;;     v18 = load.i64 readonly align 8 [v17]
;;     v72 = load.i32 global align 4 const [v1+80]
;;     v73 = iconst.i32 8
;;     v74 = band.i32 v72, v73
;;     v75 = iconst.i32 0
;;     v76 = icmp.ne v74, v75
;;     branch v76, block11, block10
;; block10:
;;     v77, v78, v79, v80 = image_sample.f32 1d v1, v18, v48
;;     jump block12(v77, v78, v79, v80)
;; block12(v91: f32, v92: f32, v93: f32, v94: f32):
;;     v23 = symbol_addr.i64 %border
;;     v24 = load.i64 readonly align 8 [v23]
;;     v95 = load.i32 global align 4 const [v1+80]
;;     v96 = iconst.i32 28
;;     v97 = band.i32 v95, v96
;;     v98 = iconst.i32 0
;;     v99 = icmp.ne v97, v98
;;     branch v99, block14, block13
;; block13:
;;     v100, v101, v102, v103 = image_sample.f32 1d v1, v24, v48
;;     jump block15(v100, v101, v102, v103)
;; block15(v114: f32, v115: f32, v116: f32, v117: f32):
;;     fence scar wg
;;     store.f32 global align 4 [v1], v47, v71, v91, v114
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
;;     call %image.store(v1, v3, v3, v56, v57, v57, v57, v57)
;;     jump block6
;; block8:
;;     v64 = fconst.f32 0.0
;;     v65 = iconst.i32 2
;;     v66: i32, v67: i32, v68: i32, v69: i32 = call %image.sample.f32(v1, v2, v48, v48, v64, v64, v65)
;;     v70 = bitcast.f32 v66
;;     jump block9(v70)
;; block11:
;;     v81 = fconst.f32 0.0
;;     v82 = iconst.i32 1
;;     v83: i32, v84: i32, v85: i32, v86: i32 = call %image.sample.f32(v1, v18, v48, v81, v81, v81, v82)
;;     v87 = bitcast.f32 v83
;;     v88 = bitcast.f32 v84
;;     v89 = bitcast.f32 v85
;;     v90 = bitcast.f32 v86
;;     jump block12(v87, v88, v89, v90)
;; block14:
;;     v104 = fconst.f32 0.0
;;     v105 = iconst.i32 1
;;     v106: i32, v107: i32, v108: i32, v109: i32 = call %image.sample.f32(v1, v24, v48, v104, v104, v104, v105)
;;     v110 = bitcast.f32 v106
;;     v111 = bitcast.f32 v107
;;     v112 = bitcast.f32 v108
;;     v113 = bitcast.f32 v109
;;     jump block15(v110, v111, v112, v113)
;; }
