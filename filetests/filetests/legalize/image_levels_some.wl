; test images some precise-output
; Where machines know some images, the operations are those without a level.

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
;;     v52 = load.i32 global align 4 const [v1+80]
;;     v53 = iconst.i32 1
;;     v54 = band.i32 v52, v53
;;     v55 = iconst.i32 0
;;     v56 = icmp.ne v54, v55
;;     branch v56, block2, block1
;; block1:
;;     v57, v58, v59, v60 = image_load.f32 1db v1, v26
;;     jump block3(v57, v58, v59, v60)
;; block3(v70: f32, v71: f32, v72: f32, v73: f32):
;;     v31 = iconst.i32 0
;;     v32 = iconst.i32 -1
;;     v33 = icmp.eq v3, v31
;;     v34 = select.i32 v33, v3, v32
;;     v74 = load.i32 global align 4 const [v1+80]
;;     v75 = iconst.i32 1
;;     v76 = band.i32 v74, v75
;;     v77 = iconst.i32 0
;;     v78 = icmp.ne v76, v77
;;     branch v78, block5, block4
;; block4:
;;     v79, v80, v81, v82 = image_load.f32 2d v1, v34, v3
;;     jump block6(v79, v80, v81, v82)
;; block6(v92: f32, v93: f32, v94: f32, v95: f32):
;;     v39 = iconst.i32 0
;;     v40 = iconst.i32 -1
;;     v41 = icmp.eq v3, v39
;;     v42 = select.i32 v41, v3, v40
;;     v96 = load.i32 global align 4 const [v1+80]
;;     v97 = iconst.i32 2
;;     v98 = band.i32 v96, v97
;;     v99 = iconst.i32 0
;;     v100 = icmp.ne v98, v99
;;     branch v100, block8, block7
;; block7:
;;     image_store.f32 1da v1, v42, v3, v70, v71, v72, v73
;;     jump block9
;; block9:
;;     v12 = symbol_addr.i64 %edge
;;     v13 = load.i64 readonly align 8 [v12]
;;     v106 = load.i32 global align 4 const [v1+80]
;;     v107 = iconst.i32 8
;;     v108 = band.i32 v106, v107
;;     v109 = iconst.i32 0
;;     v110 = icmp.ne v108, v109
;;     branch v110, block11, block10
;; block10:
;;     v111, v112, v113, v114 = image_sample.f32 1d v1, v13, v92
;;     jump block12(v111, v112, v113, v114)
;; block12(v125: f32, v126: f32, v127: f32, v128: f32):
;;     v129 = load.i32 global align 4 const [v1+80]
;;     v130 = load.i32 global align 4 const [v2+28]
;;     v131 = band.i32 v129, v130
;;     v132 = iconst.i32 0
;;     v133 = icmp.ne v131, v132
;;     branch v133, block14, block13
;; block13:
;;     v134 = image_sample.f32 2ddepth v1, v2, v92, v93
;;     jump block15(v134)
;; block15(v142: f32):
;;     v143 = load.i32 global align 4 const [v1+80]
;;     v144 = load.i32 global align 4 const [v2+28]
;;     v145 = band.i32 v143, v144
;;     v146 = iconst.i32 0
;;     v147 = icmp.ne v145, v146
;;     branch v147, block17, block16
;; block16:
;;     v148, v149, v150, v151 = image_sample.i32 1d v1, v2, v3
;;     jump block18(v148, v149, v150, v151)
;; block18(v158: i32, v159: i32, v160: i32, v161: i32):
;;     store.f32 global align 4 [v1], v125, v142
;;     store.i32 global align 4 [v1+8], v158
;;     return
;; block2:
;;     v61 = iconst.i32 0
;;     v62: i32, v63: i32, v64: i32, v65: i32 = call %image.load(v1, v26, v61, v61)
;;     v66 = bitcast.f32 v62
;;     v67 = bitcast.f32 v63
;;     v68 = bitcast.f32 v64
;;     v69 = bitcast.f32 v65
;;     jump block3(v66, v67, v68, v69)
;; block5:
;;     v83 = iconst.i32 0
;;     v84: i32, v85: i32, v86: i32, v87: i32 = call %image.load(v1, v34, v3, v83)
;;     v88 = bitcast.f32 v84
;;     v89 = bitcast.f32 v85
;;     v90 = bitcast.f32 v86
;;     v91 = bitcast.f32 v87
;;     jump block6(v88, v89, v90, v91)
;; block8:
;;     v101 = iconst.i32 0
;;     v102 = bitcast.i32 v70
;;     v103 = bitcast.i32 v71
;;     v104 = bitcast.i32 v72
;;     v105 = bitcast.i32 v73
;;     call %image.store(v1, v42, v101, v3, v102, v103, v104, v105)
;;     jump block9
;; block11:
;;     v115 = fconst.f32 0.0
;;     v116 = iconst.i32 1
;;     v117: i32, v118: i32, v119: i32, v120: i32 = call %image.sample.f32(v1, v13, v92, v115, v115, v115, v116)
;;     v121 = bitcast.f32 v117
;;     v122 = bitcast.f32 v118
;;     v123 = bitcast.f32 v119
;;     v124 = bitcast.f32 v120
;;     jump block12(v121, v122, v123, v124)
;; block14:
;;     v135 = fconst.f32 0.0
;;     v136 = iconst.i32 2
;;     v137: i32, v138: i32, v139: i32, v140: i32 = call %image.sample.f32(v1, v2, v92, v93, v135, v135, v136)
;;     v141 = bitcast.f32 v137
;;     jump block15(v141)
;; block17:
;;     v152 = iconst.i32 0
;;     v153 = iconst.i32 1
;;     v154: i32, v155: i32, v156: i32, v157: i32 = call %image.sample.i32(v1, v2, v3, v152, v152, v152, v153)
;;     jump block18(v154, v155, v156, v157)
;; }
