; test legalize precise-output
; target ivb
; Arithmetic by that of a wider format.

function %fadd_f16 {
block0(v0: f16, v1: f16):
    v20 = fadd.ftz.f16 v0, v1
    return v20
}
;; function %fadd_f16 {
;; block0(v0: f16, v1: f16):
;;     v25 = bitcast.i16 v0
;;     v26 = sextend.i32 v25
;;     v27 = iconst.i32 32767
;;     v28 = band.i32 v26, v27
;;     v29 = iconst.i32 1024
;;     v30 = icmp.ult v28, v29
;;     v31 = iconst.i32 0xffff8000
;;     v32 = band.i32 v26, v31
;;     v33 = select.i32 v30, v32, v26
;;     v34 = ireduce.i16 v33
;;     v35 = bitcast.f16 v34
;;     v36 = fconvert.f32 v35
;;     v37 = bitcast.i16 v1
;;     v38 = sextend.i32 v37
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v38, v39
;;     v41 = iconst.i32 1024
;;     v42 = icmp.ult v40, v41
;;     v43 = iconst.i32 0xffff8000
;;     v44 = band.i32 v38, v43
;;     v45 = select.i32 v42, v44, v38
;;     v46 = ireduce.i16 v45
;;     v47 = bitcast.f16 v46
;;     v48 = fconvert.f32 v47
;;     v23 = fadd.ftz.f32 v36, v48
;;     v49 = bitcast.i32 v23
;;     v50 = iconst.i32 0x7fffffff
;;     v51 = band.i32 v49, v50
;;     v52 = iconst.i32 0x800000
;;     v53 = icmp.ult v51, v52
;;     v54 = iconst.i32 0x80000000
;;     v55 = band.i32 v49, v54
;;     v56 = select.i32 v53, v55, v49
;;     v57 = iconst.i32 0x7fffffff
;;     v58 = band.i32 v56, v57
;;     v59 = iconst.i32 0
;;     v60 = icmp.slt v56, v59
;;     v61 = iconst.i32 0x38000000
;;     v62 = isub.i32 v58, v61
;;     v63 = iconst.i32 13
;;     v64 = iconst.i32 1
;;     v65 = ushr.i32 v62, v63
;;     v66 = band.i32 v65, v64
;;     v67 = iconst.i32 4095
;;     v68 = iadd.i32 v67, v66
;;     v69 = iadd.i32 v62, v68
;;     v70 = ushr.i32 v69, v63
;;     v71 = iconst.i32 31744
;;     v72 = iconst.i32 31743
;;     v73 = icmp.ugt v70, v72
;;     v74 = iconst.i32 0x47800000
;;     v75 = icmp.uge v58, v74
;;     v76 = bor.b1 v73, v75
;;     v77 = select.i32 v76, v71, v70
;;     v78 = iconst.i32 0x80000000
;;     v79 = band.i32 v56, v78
;;     v80 = iconst.i32 0x3f000000
;;     v81 = bor.i32 v80, v79
;;     v82 = bitcast.f32 v81
;;     v83 = bitcast.f32 v56
;;     v84 = fadd.ftz.f32 v83, v82
;;     v85 = bitcast.i32 v84
;;     v86 = iconst.i32 0x7fffffff
;;     v87 = band.i32 v85, v86
;;     v88 = iconst.i32 0x3f000000
;;     v89 = isub.i32 v87, v88
;;     v90 = iconst.i32 1024
;;     v91 = icmp.ult v89, v90
;;     v92 = iconst.i32 0
;;     v93 = select.i32 v91, v92, v89
;;     v94 = iconst.i32 0x38800000
;;     v95 = icmp.ult v58, v94
;;     v96 = select.i32 v95, v93, v77
;;     v97 = iconst.i32 0x7f800000
;;     v98 = icmp.eq v58, v97
;;     v99 = select.i32 v98, v71, v96
;;     v100 = iconst.i32 13
;;     v101 = ushr.i32 v56, v100
;;     v102 = iconst.i32 1023
;;     v103 = band.i32 v101, v102
;;     v104 = iconst.i32 32256
;;     v105 = bor.i32 v103, v104
;;     v106 = icmp.ugt v58, v97
;;     v107 = select.i32 v106, v105, v99
;;     v108 = iconst.i32 32768
;;     v109 = iconst.i32 0
;;     v110 = select.i32 v60, v108, v109
;;     v111 = bor.i32 v107, v110
;;     v112 = ireduce.i16 v111
;;     v113 = bitcast.f16 v112
;;     return v113
;; }

function %fsub_f16 {
block0(v0: f16, v1: f16):
    v20 = fsub.ftz.f16 v0, v1
    return v20
}
;; function %fsub_f16 {
;; block0(v0: f16, v1: f16):
;;     v25 = bitcast.i16 v0
;;     v26 = sextend.i32 v25
;;     v27 = iconst.i32 32767
;;     v28 = band.i32 v26, v27
;;     v29 = iconst.i32 1024
;;     v30 = icmp.ult v28, v29
;;     v31 = iconst.i32 0xffff8000
;;     v32 = band.i32 v26, v31
;;     v33 = select.i32 v30, v32, v26
;;     v34 = ireduce.i16 v33
;;     v35 = bitcast.f16 v34
;;     v36 = fconvert.f32 v35
;;     v37 = bitcast.i16 v1
;;     v38 = sextend.i32 v37
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v38, v39
;;     v41 = iconst.i32 1024
;;     v42 = icmp.ult v40, v41
;;     v43 = iconst.i32 0xffff8000
;;     v44 = band.i32 v38, v43
;;     v45 = select.i32 v42, v44, v38
;;     v46 = ireduce.i16 v45
;;     v47 = bitcast.f16 v46
;;     v48 = fconvert.f32 v47
;;     v23 = fsub.ftz.f32 v36, v48
;;     v49 = bitcast.i32 v23
;;     v50 = iconst.i32 0x7fffffff
;;     v51 = band.i32 v49, v50
;;     v52 = iconst.i32 0x800000
;;     v53 = icmp.ult v51, v52
;;     v54 = iconst.i32 0x80000000
;;     v55 = band.i32 v49, v54
;;     v56 = select.i32 v53, v55, v49
;;     v57 = iconst.i32 0x7fffffff
;;     v58 = band.i32 v56, v57
;;     v59 = iconst.i32 0
;;     v60 = icmp.slt v56, v59
;;     v61 = iconst.i32 0x38000000
;;     v62 = isub.i32 v58, v61
;;     v63 = iconst.i32 13
;;     v64 = iconst.i32 1
;;     v65 = ushr.i32 v62, v63
;;     v66 = band.i32 v65, v64
;;     v67 = iconst.i32 4095
;;     v68 = iadd.i32 v67, v66
;;     v69 = iadd.i32 v62, v68
;;     v70 = ushr.i32 v69, v63
;;     v71 = iconst.i32 31744
;;     v72 = iconst.i32 31743
;;     v73 = icmp.ugt v70, v72
;;     v74 = iconst.i32 0x47800000
;;     v75 = icmp.uge v58, v74
;;     v76 = bor.b1 v73, v75
;;     v77 = select.i32 v76, v71, v70
;;     v78 = iconst.i32 0x80000000
;;     v79 = band.i32 v56, v78
;;     v80 = iconst.i32 0x3f000000
;;     v81 = bor.i32 v80, v79
;;     v82 = bitcast.f32 v81
;;     v83 = bitcast.f32 v56
;;     v84 = fadd.ftz.f32 v83, v82
;;     v85 = bitcast.i32 v84
;;     v86 = iconst.i32 0x7fffffff
;;     v87 = band.i32 v85, v86
;;     v88 = iconst.i32 0x3f000000
;;     v89 = isub.i32 v87, v88
;;     v90 = iconst.i32 1024
;;     v91 = icmp.ult v89, v90
;;     v92 = iconst.i32 0
;;     v93 = select.i32 v91, v92, v89
;;     v94 = iconst.i32 0x38800000
;;     v95 = icmp.ult v58, v94
;;     v96 = select.i32 v95, v93, v77
;;     v97 = iconst.i32 0x7f800000
;;     v98 = icmp.eq v58, v97
;;     v99 = select.i32 v98, v71, v96
;;     v100 = iconst.i32 13
;;     v101 = ushr.i32 v56, v100
;;     v102 = iconst.i32 1023
;;     v103 = band.i32 v101, v102
;;     v104 = iconst.i32 32256
;;     v105 = bor.i32 v103, v104
;;     v106 = icmp.ugt v58, v97
;;     v107 = select.i32 v106, v105, v99
;;     v108 = iconst.i32 32768
;;     v109 = iconst.i32 0
;;     v110 = select.i32 v60, v108, v109
;;     v111 = bor.i32 v107, v110
;;     v112 = ireduce.i16 v111
;;     v113 = bitcast.f16 v112
;;     return v113
;; }

function %fmul_f16 {
block0(v0: f16, v1: f16):
    v20 = fmul.ftz.f16 v0, v1
    return v20
}
;; function %fmul_f16 {
;; block0(v0: f16, v1: f16):
;;     v25 = bitcast.i16 v0
;;     v26 = sextend.i32 v25
;;     v27 = iconst.i32 32767
;;     v28 = band.i32 v26, v27
;;     v29 = iconst.i32 1024
;;     v30 = icmp.ult v28, v29
;;     v31 = iconst.i32 0xffff8000
;;     v32 = band.i32 v26, v31
;;     v33 = select.i32 v30, v32, v26
;;     v34 = ireduce.i16 v33
;;     v35 = bitcast.f16 v34
;;     v36 = fconvert.f32 v35
;;     v37 = bitcast.i16 v1
;;     v38 = sextend.i32 v37
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v38, v39
;;     v41 = iconst.i32 1024
;;     v42 = icmp.ult v40, v41
;;     v43 = iconst.i32 0xffff8000
;;     v44 = band.i32 v38, v43
;;     v45 = select.i32 v42, v44, v38
;;     v46 = ireduce.i16 v45
;;     v47 = bitcast.f16 v46
;;     v48 = fconvert.f32 v47
;;     v23 = fmul.ftz.f32 v36, v48
;;     v49 = bitcast.i32 v23
;;     v50 = iconst.i32 0x7fffffff
;;     v51 = band.i32 v49, v50
;;     v52 = iconst.i32 0x800000
;;     v53 = icmp.ult v51, v52
;;     v54 = iconst.i32 0x80000000
;;     v55 = band.i32 v49, v54
;;     v56 = select.i32 v53, v55, v49
;;     v57 = iconst.i32 0x7fffffff
;;     v58 = band.i32 v56, v57
;;     v59 = iconst.i32 0
;;     v60 = icmp.slt v56, v59
;;     v61 = iconst.i32 0x38000000
;;     v62 = isub.i32 v58, v61
;;     v63 = iconst.i32 13
;;     v64 = iconst.i32 1
;;     v65 = ushr.i32 v62, v63
;;     v66 = band.i32 v65, v64
;;     v67 = iconst.i32 4095
;;     v68 = iadd.i32 v67, v66
;;     v69 = iadd.i32 v62, v68
;;     v70 = ushr.i32 v69, v63
;;     v71 = iconst.i32 31744
;;     v72 = iconst.i32 31743
;;     v73 = icmp.ugt v70, v72
;;     v74 = iconst.i32 0x47800000
;;     v75 = icmp.uge v58, v74
;;     v76 = bor.b1 v73, v75
;;     v77 = select.i32 v76, v71, v70
;;     v78 = iconst.i32 0x80000000
;;     v79 = band.i32 v56, v78
;;     v80 = iconst.i32 0x3f000000
;;     v81 = bor.i32 v80, v79
;;     v82 = bitcast.f32 v81
;;     v83 = bitcast.f32 v56
;;     v84 = fadd.ftz.f32 v83, v82
;;     v85 = bitcast.i32 v84
;;     v86 = iconst.i32 0x7fffffff
;;     v87 = band.i32 v85, v86
;;     v88 = iconst.i32 0x3f000000
;;     v89 = isub.i32 v87, v88
;;     v90 = iconst.i32 1024
;;     v91 = icmp.ult v89, v90
;;     v92 = iconst.i32 0
;;     v93 = select.i32 v91, v92, v89
;;     v94 = iconst.i32 0x38800000
;;     v95 = icmp.ult v58, v94
;;     v96 = select.i32 v95, v93, v77
;;     v97 = iconst.i32 0x7f800000
;;     v98 = icmp.eq v58, v97
;;     v99 = select.i32 v98, v71, v96
;;     v100 = iconst.i32 13
;;     v101 = ushr.i32 v56, v100
;;     v102 = iconst.i32 1023
;;     v103 = band.i32 v101, v102
;;     v104 = iconst.i32 32256
;;     v105 = bor.i32 v103, v104
;;     v106 = icmp.ugt v58, v97
;;     v107 = select.i32 v106, v105, v99
;;     v108 = iconst.i32 32768
;;     v109 = iconst.i32 0
;;     v110 = select.i32 v60, v108, v109
;;     v111 = bor.i32 v107, v110
;;     v112 = ireduce.i16 v111
;;     v113 = bitcast.f16 v112
;;     return v113
;; }

function %fdiv_f16 {
block0(v0: f16, v1: f16):
    v20 = fdiv.ftz.f16 v0, v1
    return v20
}
;; function %fdiv_f16 {
;; block0(v0: f16, v1: f16):
;;     v25 = bitcast.i16 v0
;;     v26 = sextend.i32 v25
;;     v27 = iconst.i32 32767
;;     v28 = band.i32 v26, v27
;;     v29 = iconst.i32 1024
;;     v30 = icmp.ult v28, v29
;;     v31 = iconst.i32 0xffff8000
;;     v32 = band.i32 v26, v31
;;     v33 = select.i32 v30, v32, v26
;;     v34 = ireduce.i16 v33
;;     v35 = bitcast.f16 v34
;;     v36 = fconvert.f32 v35
;;     v37 = bitcast.i16 v1
;;     v38 = sextend.i32 v37
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v38, v39
;;     v41 = iconst.i32 1024
;;     v42 = icmp.ult v40, v41
;;     v43 = iconst.i32 0xffff8000
;;     v44 = band.i32 v38, v43
;;     v45 = select.i32 v42, v44, v38
;;     v46 = ireduce.i16 v45
;;     v47 = bitcast.f16 v46
;;     v48 = fconvert.f32 v47
;;     v153 = bitcast.i32 v36
;;     v154 = iconst.i32 0x7fffffff
;;     v155 = band.i32 v153, v154
;;     v156 = iconst.i32 0x800000
;;     v157 = icmp.ult v155, v156
;;     v158 = iconst.i32 0x80000000
;;     v159 = band.i32 v153, v158
;;     v160 = select.i32 v157, v159, v153
;;     v161 = bitcast.f32 v160
;;     v162 = fconvert.f64 v161
;;     v163 = bitcast.i32 v48
;;     v164 = iconst.i32 0x7fffffff
;;     v165 = band.i32 v163, v164
;;     v166 = iconst.i32 0x800000
;;     v167 = icmp.ult v165, v166
;;     v168 = iconst.i32 0x80000000
;;     v169 = band.i32 v163, v168
;;     v170 = select.i32 v167, v169, v163
;;     v171 = bitcast.f32 v170
;;     v172 = fconvert.f64 v171
;;     v51 = bitcast.i64 v172
;;     v52 = ihigh v51
;;     v53 = iconst.i32 20
;;     v54 = iconst.i32 2047
;;     v55 = ushr.i32 v52, v53
;;     v56 = band.i32 v55, v54
;;     v57 = iconst.i32 1023
;;     v58 = isub.i32 v56, v57
;;     v59 = iconst.i32 1
;;     v60 = ilow v51
;;     v61 = ihigh v51
;;     v62 = iconst.i32 0x800fffff
;;     v63 = iconst.i32 20
;;     v64 = band.i32 v61, v62
;;     v65 = ishl.i32 v57, v63
;;     v66 = bor.i32 v64, v65
;;     v67 = iconcat v60, v66
;;     v68 = bitcast.f64 v67
;;     v69 = fconvert.zero.f32 v68
;;     v70 = nrcp.f32 v69
;;     v71 = fconvert.f64 v70
;;     v72 = bitcast.i64 v71
;;     v73 = ilow v72
;;     v74 = ihigh v72
;;     v75 = iconst.i32 20
;;     v76 = ishl.i32 v58, v75
;;     v77 = isub.i32 v74, v76
;;     v78 = iconcat v73, v77
;;     v79 = bitcast.f64 v78
;;     v80 = iconst.i32 1
;;     v81 = iconst.i32 2046
;;     v82 = isub.i32 v56, v80
;;     v83 = icmp.uge v82, v81
;;     v84 = fconvert.zero.f32 v172
;;     v85 = nrcp.f32 v84
;;     v86 = fconvert.f64 v85
;;     v87 = select.f64 v83, v86, v79
;;     v88 = bitcast.i64 v87
;;     v89 = ilow v88
;;     v90 = ihigh v88
;;     v91 = iconst.i32 1
;;     v92 = iadd.i32 v90, v91
;;     v93 = iconcat v89, v92
;;     v94 = bitcast.f64 v93
;;     v95 = fconst.f64 1.0
;;     v173 = bitcast.i64 v172
;;     v174 = iconst.i32 0x80000000
;;     v175 = ilow v173
;;     v176 = ihigh v173
;;     v177 = bxor.i32 v176, v174
;;     v178 = iconcat v175, v177
;;     v179 = bitcast.f64 v178
;;     v97 = fma.f64 v179, v94, v95
;;     v98 = fma.f64 v97, v97, v97
;;     v99 = fma.f64 v94, v98, v94
;;     v100 = fconst.f64 1.0
;;     v180 = bitcast.i64 v172
;;     v181 = iconst.i32 0x80000000
;;     v182 = ilow v180
;;     v183 = ihigh v180
;;     v184 = bxor.i32 v183, v181
;;     v185 = iconcat v182, v184
;;     v186 = bitcast.f64 v185
;;     v102 = fma.f64 v186, v99, v100
;;     v103 = fma.f64 v99, v102, v99
;;     v104 = fmul.f64 v162, v103
;;     v105 = fma.f64 v186, v104, v162
;;     v106 = fma.f64 v105, v103, v104
;;     v107 = fma.f64 v186, v106, v162
;;     v108 = bitcast.i64 v107
;;     v109 = ilow v108
;;     v110 = ihigh v108
;;     v111 = iconst.i32 1
;;     v112 = iconst.i32 0
;;     v113 = ishl.i32 v110, v111
;;     v114 = bor.i32 v109, v113
;;     v115 = icmp.ne v114, v112
;;     v116 = bitcast.i64 v162
;;     v117 = ihigh v116
;;     v118 = bxor.i32 v117, v110
;;     v119 = icmp.slt v118, v112
;;     v120 = band.b1 v115, v119
;;     v121 = bitcast.i64 v106
;;     v187 = uextend.i32 v120
;;     v188 = uextend.i64 v187
;;     v123 = isub.i64 v121, v188
;;     v189 = uextend.i32 v115
;;     v190 = uextend.i64 v189
;;     v125 = bor.i64 v123, v190
;;     v126 = bitcast.f64 v125
;;     v127 = bitcast.i64 v162
;;     v128 = ihigh v127
;;     v129 = iconst.i32 20
;;     v130 = iconst.i32 2047
;;     v131 = ushr.i32 v128, v129
;;     v132 = band.i32 v131, v130
;;     v133 = iconst.i32 1
;;     v134 = iconst.i32 2046
;;     v135 = isub.i32 v132, v133
;;     v136 = icmp.uge v135, v134
;;     v137 = bitcast.i64 v172
;;     v138 = ihigh v137
;;     v139 = iconst.i32 20
;;     v140 = iconst.i32 2047
;;     v141 = ushr.i32 v138, v139
;;     v142 = band.i32 v141, v140
;;     v143 = iconst.i32 1
;;     v144 = iconst.i32 2046
;;     v145 = isub.i32 v142, v143
;;     v146 = icmp.uge v145, v144
;;     v147 = bor.b1 v136, v146
;;     v191 = bitcast.i64 v172
;;     v192 = bitcast.i64 v172
;;     v193 = iconst.i64 0x7fffffffffffffff
;;     v194 = band.i64 v191, v193
;;     v195 = iconst.i64 0x7fffffffffffffff
;;     v196 = band.i64 v192, v195
;;     v197 = iconst.i64 0x7ff0000000000000
;;     v202 = ilow v194
;;     v203 = ihigh v194
;;     v204 = ilow v197
;;     v205 = ihigh v197
;;     v206 = icmp.ugt v203, v205
;;     v207 = icmp.eq v203, v205
;;     v208 = icmp.ugt v202, v204
;;     v209 = band.b1 v207, v208
;;     v210 = bor.b1 v206, v209
;;     v199 = iconst.i64 0x7ff0000000000000
;;     v211 = ilow v196
;;     v212 = ihigh v196
;;     v213 = ilow v199
;;     v214 = ihigh v199
;;     v215 = icmp.ugt v212, v214
;;     v216 = icmp.eq v212, v214
;;     v217 = icmp.ugt v211, v213
;;     v218 = band.b1 v216, v217
;;     v219 = bor.b1 v215, v218
;;     v201 = bor.b1 v210, v219
;;     v149 = select.f64 v201, v172, v87
;;     v150 = fmul.f64 v162, v149
;;     v151 = select.f64 v147, v150, v126
;;     v220 = bitcast.i64 v151
;;     v221 = iconst.i64 0x7fffffffffffffff
;;     v222 = band.i64 v220, v221
;;     v223 = iconst.i64 0x10000000000000
;;     v291 = ilow v222
;;     v292 = ihigh v222
;;     v293 = ilow v223
;;     v294 = ihigh v223
;;     v295 = icmp.ult v292, v294
;;     v296 = icmp.eq v292, v294
;;     v297 = icmp.ult v291, v293
;;     v298 = band.b1 v296, v297
;;     v299 = bor.b1 v295, v298
;;     v225 = iconst.i64 0x8000000000000000
;;     v226 = band.i64 v220, v225
;;     v227 = select.i64 v299, v226, v220
;;     v228 = iconst.i64 0x7fffffffffffffff
;;     v229 = band.i64 v227, v228
;;     v230 = iconst.i64 0
;;     v300 = ilow v227
;;     v301 = ihigh v227
;;     v302 = ilow v230
;;     v303 = ihigh v230
;;     v304 = icmp.slt v301, v303
;;     v305 = icmp.eq v301, v303
;;     v306 = icmp.ult v300, v302
;;     v307 = band.b1 v305, v306
;;     v308 = bor.b1 v304, v307
;;     v232 = iconst.i64 0x3800000000000000
;;     v233 = isub.i64 v229, v232
;;     v234 = iconst.i32 29
;;     v235 = iconst.i64 1
;;     v309 = ilow v233
;;     v310 = ihigh v233
;;     v311 = iconst.i32 1
;;     v312 = iconst.i32 31
;;     v313 = iconst.i32 32
;;     v314 = iconst.i32 0
;;     v315 = band.i32 v234, v313
;;     v316 = icmp.ne v315, v314
;;     v317 = band.i32 v234, v312
;;     v318 = bxor.i32 v317, v312
;;     v319 = ushr.i32 v310, v317
;;     v320 = ishl.i32 v310, v311
;;     v321 = ishl.i32 v320, v318
;;     v322 = ushr.i32 v309, v317
;;     v323 = bor.i32 v322, v321
;;     v324 = select.i32 v316, v319, v323
;;     v325 = select.i32 v316, v314, v319
;;     v326 = iconcat v324, v325
;;     v237 = band.i64 v326, v235
;;     v238 = iconst.i64 0xfffffff
;;     v239 = iadd.i64 v238, v237
;;     v240 = iadd.i64 v233, v239
;;     v327 = ilow v240
;;     v328 = ihigh v240
;;     v329 = iconst.i32 1
;;     v330 = iconst.i32 31
;;     v331 = iconst.i32 32
;;     v332 = iconst.i32 0
;;     v333 = band.i32 v234, v331
;;     v334 = icmp.ne v333, v332
;;     v335 = band.i32 v234, v330
;;     v336 = bxor.i32 v335, v330
;;     v337 = ushr.i32 v328, v335
;;     v338 = ishl.i32 v328, v329
;;     v339 = ishl.i32 v338, v336
;;     v340 = ushr.i32 v327, v335
;;     v341 = bor.i32 v340, v339
;;     v342 = select.i32 v334, v337, v341
;;     v343 = select.i32 v334, v332, v337
;;     v344 = iconcat v342, v343
;;     v242 = ilow v344
;;     v243 = iconst.i32 0x7f800000
;;     v244 = iconst.i32 0x7f7fffff
;;     v245 = icmp.ugt v242, v244
;;     v246 = iconst.i64 0x47f0000000000000
;;     v345 = ilow v229
;;     v346 = ihigh v229
;;     v347 = ilow v246
;;     v348 = ihigh v246
;;     v349 = icmp.ugt v346, v348
;;     v350 = icmp.eq v346, v348
;;     v351 = icmp.uge v345, v347
;;     v352 = band.b1 v350, v351
;;     v353 = bor.b1 v349, v352
;;     v248 = bor.b1 v245, v353
;;     v249 = select.i32 v248, v243, v242
;;     v250 = iconst.i64 0x8000000000000000
;;     v251 = band.i64 v227, v250
;;     v252 = iconst.i64 0x39e0000000000000
;;     v253 = bor.i64 v252, v251
;;     v254 = bitcast.f64 v253
;;     v255 = bitcast.f64 v227
;;     v256 = fadd.f64 v255, v254
;;     v257 = bitcast.i64 v256
;;     v258 = iconst.i64 0x7fffffffffffffff
;;     v259 = band.i64 v257, v258
;;     v260 = iconst.i64 0x39e0000000000000
;;     v261 = isub.i64 v259, v260
;;     v262 = ilow v261
;;     v263 = iconst.i32 0x800000
;;     v264 = icmp.ult v262, v263
;;     v265 = iconst.i32 0
;;     v266 = select.i32 v264, v265, v262
;;     v267 = iconst.i64 0x3810000000000000
;;     v354 = ilow v229
;;     v355 = ihigh v229
;;     v356 = ilow v267
;;     v357 = ihigh v267
;;     v358 = icmp.ult v355, v357
;;     v359 = icmp.eq v355, v357
;;     v360 = icmp.ult v354, v356
;;     v361 = band.b1 v359, v360
;;     v362 = bor.b1 v358, v361
;;     v269 = select.i32 v362, v266, v249
;;     v270 = iconst.i64 0x7ff0000000000000
;;     v363 = ilow v229
;;     v364 = ihigh v229
;;     v365 = ilow v270
;;     v366 = ihigh v270
;;     v367 = bxor.i32 v363, v365
;;     v368 = bxor.i32 v364, v366
;;     v369 = bor.i32 v367, v368
;;     v370 = iconst.i32 0
;;     v371 = icmp.eq v369, v370
;;     v272 = select.i32 v371, v243, v269
;;     v273 = iconst.i32 29
;;     v274 = iconst.i32 3
;;     v275 = ilow v227
;;     v276 = ihigh v227
;;     v277 = ushr.i32 v275, v273
;;     v278 = ishl.i32 v276, v274
;;     v279 = bor.i32 v277, v278
;;     v280 = iconst.i32 0x7fffff
;;     v281 = band.i32 v279, v280
;;     v282 = iconst.i32 0x7fc00000
;;     v283 = bor.i32 v281, v282
;;     v372 = ilow v229
;;     v373 = ihigh v229
;;     v374 = ilow v270
;;     v375 = ihigh v270
;;     v376 = icmp.ugt v373, v375
;;     v377 = icmp.eq v373, v375
;;     v378 = icmp.ugt v372, v374
;;     v379 = band.b1 v377, v378
;;     v380 = bor.b1 v376, v379
;;     v285 = select.i32 v380, v283, v272
;;     v286 = iconst.i32 0x80000000
;;     v287 = iconst.i32 0
;;     v288 = select.i32 v308, v286, v287
;;     v289 = bor.i32 v285, v288
;;     v290 = bitcast.f32 v289
;;     v381 = bitcast.i32 v290
;;     v382 = iconst.i32 0x7fffffff
;;     v383 = band.i32 v381, v382
;;     v384 = iconst.i32 0x800000
;;     v385 = icmp.ult v383, v384
;;     v386 = iconst.i32 0x80000000
;;     v387 = band.i32 v381, v386
;;     v388 = select.i32 v385, v387, v381
;;     v389 = iconst.i32 0x7fffffff
;;     v390 = band.i32 v388, v389
;;     v391 = iconst.i32 0
;;     v392 = icmp.slt v388, v391
;;     v393 = iconst.i32 0x38000000
;;     v394 = isub.i32 v390, v393
;;     v395 = iconst.i32 13
;;     v396 = iconst.i32 1
;;     v397 = ushr.i32 v394, v395
;;     v398 = band.i32 v397, v396
;;     v399 = iconst.i32 4095
;;     v400 = iadd.i32 v399, v398
;;     v401 = iadd.i32 v394, v400
;;     v402 = ushr.i32 v401, v395
;;     v403 = iconst.i32 31744
;;     v404 = iconst.i32 31743
;;     v405 = icmp.ugt v402, v404
;;     v406 = iconst.i32 0x47800000
;;     v407 = icmp.uge v390, v406
;;     v408 = bor.b1 v405, v407
;;     v409 = select.i32 v408, v403, v402
;;     v410 = iconst.i32 0x80000000
;;     v411 = band.i32 v388, v410
;;     v412 = iconst.i32 0x3f000000
;;     v413 = bor.i32 v412, v411
;;     v414 = bitcast.f32 v413
;;     v415 = bitcast.f32 v388
;;     v416 = fadd.ftz.f32 v415, v414
;;     v417 = bitcast.i32 v416
;;     v418 = iconst.i32 0x7fffffff
;;     v419 = band.i32 v417, v418
;;     v420 = iconst.i32 0x3f000000
;;     v421 = isub.i32 v419, v420
;;     v422 = iconst.i32 1024
;;     v423 = icmp.ult v421, v422
;;     v424 = iconst.i32 0
;;     v425 = select.i32 v423, v424, v421
;;     v426 = iconst.i32 0x38800000
;;     v427 = icmp.ult v390, v426
;;     v428 = select.i32 v427, v425, v409
;;     v429 = iconst.i32 0x7f800000
;;     v430 = icmp.eq v390, v429
;;     v431 = select.i32 v430, v403, v428
;;     v432 = iconst.i32 13
;;     v433 = ushr.i32 v388, v432
;;     v434 = iconst.i32 1023
;;     v435 = band.i32 v433, v434
;;     v436 = iconst.i32 32256
;;     v437 = bor.i32 v435, v436
;;     v438 = icmp.ugt v390, v429
;;     v439 = select.i32 v438, v437, v431
;;     v440 = iconst.i32 32768
;;     v441 = iconst.i32 0
;;     v442 = select.i32 v392, v440, v441
;;     v443 = bor.i32 v439, v442
;;     v444 = ireduce.i16 v443
;;     v445 = bitcast.f16 v444
;;     return v445
;; }

function %fsqrt_f16 {
block0(v0: f16):
    v20 = fsqrt.f16 v0
    return v20
}
;; function %fsqrt_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v24 = bitcast.i32 v21
;;     v25 = iconst.i32 0xd800000
;;     v26 = icmp.ult v24, v25
;;     v27 = fconst.f32 0x71800000
;;     v28 = fconst.f32 0x57800000
;;     v29 = fmul.ftz.f32 v21, v27
;;     v30 = fmul.ftz.f32 v29, v28
;;     v31 = select.f32 v26, v30, v21
;;     v32 = fconst.f32 0.5
;;     v33 = nrsqrt.f32 v31
;;     v34 = fmul.ftz.f32 v31, v33
;;     v35 = fmul.ftz.f32 v33, v32
;;     v36 = fneg.f32 v35
;;     v37 = fma.ftz.f32 v36, v34, v32
;;     v38 = fma.ftz.f32 v34, v37, v34
;;     v39 = fma.ftz.f32 v35, v37, v35
;;     v40 = fneg.f32 v38
;;     v41 = fma.ftz.f32 v40, v38, v31
;;     v42 = fma.ftz.f32 v41, v39, v38
;;     v43 = fneg.f32 v42
;;     v44 = fma.ftz.f32 v43, v42, v31
;;     v45 = bitcast.i32 v42
;;     v46 = iconst.i32 1
;;     v47 = iadd.i32 v45, v46
;;     v48 = isub.i32 v45, v46
;;     v49 = bitcast.f32 v47
;;     v50 = bitcast.f32 v48
;;     v51 = fsub.ftz.f32 v49, v42
;;     v52 = fsub.ftz.f32 v50, v42
;;     v53 = fmul.ftz.f32 v42, v51
;;     v54 = fmul.ftz.f32 v42, v52
;;     v55 = fcmp.gt.ftz v44, v53
;;     v56 = fcmp.le.ftz v44, v54
;;     v57 = select.f32 v56, v50, v42
;;     v58 = select.f32 v55, v49, v57
;;     v59 = fconst.f32 0x1a800000
;;     v60 = fmul.ftz.f32 v58, v59
;;     v61 = select.f32 v26, v60, v58
;;     v62 = iconst.i32 0x7fffffff
;;     v63 = iconst.i32 0x80000000
;;     v64 = iconst.i32 0x7f800000
;;     v65 = bitcast.i32 v21
;;     v66 = band.i32 v65, v62
;;     v67 = iconst.i32 0x800000
;;     v68 = icmp.ult v66, v67
;;     v69 = band.i32 v24, v63
;;     v70 = bitcast.f32 v69
;;     v71 = select.f32 v68, v70, v61
;;     v72 = icmp.eq v24, v64
;;     v73 = select.f32 v72, v21, v71
;;     v23 = fconvert.f16 v73
;;     return v23
;; }

function %fceil_f16 {
block0(v0: f16):
    v20 = fceil.f16 v0
    return v20
}
;; function %fceil_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fceil.ftz.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %ffloor_f16 {
block0(v0: f16):
    v20 = ffloor.f16 v0
    return v20
}
;; function %ffloor_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = ffloor.ftz.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %ftrunc_f16 {
block0(v0: f16):
    v20 = ftrunc.f16 v0
    return v20
}
;; function %ftrunc_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = ftrunc.ftz.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %frint_f16 {
block0(v0: f16):
    v20 = frint.f16 v0
    return v20
}
;; function %frint_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = frint.ftz.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %fma_f16 {
block0(v0: f16, v1: f16, v2: f16):
    v20 = fma.f16 v0, v1, v2
    return v20
}
;; function %fma_f16 {
;; block0(v0: f16, v1: f16, v2: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fconvert.f32 v1
;;     v23 = fconvert.f32 v2
;;     v24 = fmul.ftz.f32 v21, v22
;;     v25 = fadd.ftz.down.f32 v23, v24
;;     v26 = fadd.ftz.up.f32 v23, v24
;;     v27 = bitcast.i32 v25
;;     v28 = iconst.i32 1
;;     v29 = iconst.i32 0
;;     v30 = band.i32 v27, v28
;;     v31 = icmp.ne v30, v29
;;     v32 = select.f32 v31, v25, v26
;;     v33 = fconvert.f16 v32
;;     return v33
;; }

function %nfma_f16 {
block0(v0: f16, v1: f16, v2: f16):
    v20 = nfma.f16 v0, v1, v2
    return v20
}
;; function %nfma_f16 {
;; block0(v0: f16, v1: f16, v2: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = fconvert.f32 v1
;;     v23 = fconvert.f32 v2
;;     v24 = fmul.ftz.f32 v21, v22
;;     v25 = fadd.ftz.down.f32 v23, v24
;;     v26 = fadd.ftz.up.f32 v23, v24
;;     v27 = bitcast.i32 v25
;;     v28 = iconst.i32 1
;;     v29 = iconst.i32 0
;;     v30 = band.i32 v27, v28
;;     v31 = icmp.ne v30, v29
;;     v32 = select.f32 v31, v25, v26
;;     v33 = fconvert.f16 v32
;;     return v33
;; }

function %nfma_f64 {
block0(v0: f64, v1: f64, v2: f64):
    v20 = nfma.f64 v0, v1, v2
    return v20
}
;; function %nfma_f64 {
;; block0(v0: f64, v1: f64, v2: f64):
;;     v21 = fma.f64 v0, v1, v2
;;     return v21
;; }

function %fma_up {
block0(v0: f32, v1: f32, v2: f32):
    v20 = fma.up.f32 v0, v1, v2
    return v20
}
;; function %fma_up {
;; block0(v0: f32, v1: f32, v2: f32):
;;     v21 = fconvert.f64 v0
;;     v22 = fconvert.f64 v1
;;     v23 = fconvert.f64 v2
;;     v24 = fmul.f64 v21, v22
;;     v25 = fadd.up.f64 v23, v24
;;     v27 = bitcast.i64 v25
;;     v28 = iconst.i64 0x7fffffffffffffff
;;     v29 = band.i64 v27, v28
;;     v30 = iconst.i64 0
;;     v85 = ilow v27
;;     v86 = ihigh v27
;;     v87 = ilow v30
;;     v88 = ihigh v30
;;     v89 = icmp.slt v86, v88
;;     v90 = icmp.eq v86, v88
;;     v91 = icmp.ult v85, v87
;;     v92 = band.b1 v90, v91
;;     v93 = bor.b1 v89, v92
;;     v32 = iconst.i64 0x3800000000000000
;;     v33 = isub.i64 v29, v32
;;     v34 = iconst.i32 29
;;     v35 = iconst.i64 0x1fffffff
;;     v36 = select.i64 v93, v30, v35
;;     v37 = iadd.i64 v33, v36
;;     v94 = ilow v37
;;     v95 = ihigh v37
;;     v96 = iconst.i32 1
;;     v97 = iconst.i32 31
;;     v98 = iconst.i32 32
;;     v99 = iconst.i32 0
;;     v100 = band.i32 v34, v98
;;     v101 = icmp.ne v100, v99
;;     v102 = band.i32 v34, v97
;;     v103 = bxor.i32 v102, v97
;;     v104 = ushr.i32 v95, v102
;;     v105 = ishl.i32 v95, v96
;;     v106 = ishl.i32 v105, v103
;;     v107 = ushr.i32 v94, v102
;;     v108 = bor.i32 v107, v106
;;     v109 = select.i32 v101, v104, v108
;;     v110 = select.i32 v101, v99, v104
;;     v111 = iconcat v109, v110
;;     v39 = ilow v111
;;     v40 = iconst.i32 0x7f800000
;;     v41 = iconst.i32 0x7f7fffff
;;     v42 = select.i32 v93, v41, v40
;;     v43 = icmp.ugt v39, v41
;;     v44 = iconst.i64 0x47f0000000000000
;;     v112 = ilow v29
;;     v113 = ihigh v29
;;     v114 = ilow v44
;;     v115 = ihigh v44
;;     v116 = icmp.ugt v113, v115
;;     v117 = icmp.eq v113, v115
;;     v118 = icmp.uge v112, v114
;;     v119 = band.b1 v117, v118
;;     v120 = bor.b1 v116, v119
;;     v46 = bor.b1 v43, v120
;;     v47 = select.i32 v46, v42, v39
;;     v48 = iconst.i64 0x8000000000000000
;;     v49 = band.i64 v27, v48
;;     v50 = iconst.i64 0x39e0000000000000
;;     v51 = bor.i64 v50, v49
;;     v52 = bitcast.f64 v51
;;     v53 = bitcast.f64 v27
;;     v54 = fadd.up.f64 v53, v52
;;     v55 = bitcast.i64 v54
;;     v56 = iconst.i64 0x7fffffffffffffff
;;     v57 = band.i64 v55, v56
;;     v58 = iconst.i64 0x39e0000000000000
;;     v59 = isub.i64 v57, v58
;;     v60 = ilow v59
;;     v61 = iconst.i64 0x3810000000000000
;;     v121 = ilow v29
;;     v122 = ihigh v29
;;     v123 = ilow v61
;;     v124 = ihigh v61
;;     v125 = icmp.ult v122, v124
;;     v126 = icmp.eq v122, v124
;;     v127 = icmp.ult v121, v123
;;     v128 = band.b1 v126, v127
;;     v129 = bor.b1 v125, v128
;;     v63 = select.i32 v129, v60, v47
;;     v64 = iconst.i64 0x7ff0000000000000
;;     v130 = ilow v29
;;     v131 = ihigh v29
;;     v132 = ilow v64
;;     v133 = ihigh v64
;;     v134 = bxor.i32 v130, v132
;;     v135 = bxor.i32 v131, v133
;;     v136 = bor.i32 v134, v135
;;     v137 = iconst.i32 0
;;     v138 = icmp.eq v136, v137
;;     v66 = select.i32 v138, v40, v63
;;     v67 = iconst.i32 29
;;     v68 = iconst.i32 3
;;     v69 = ilow v27
;;     v70 = ihigh v27
;;     v71 = ushr.i32 v69, v67
;;     v72 = ishl.i32 v70, v68
;;     v73 = bor.i32 v71, v72
;;     v74 = iconst.i32 0x7fffff
;;     v75 = band.i32 v73, v74
;;     v76 = iconst.i32 0x7fc00000
;;     v77 = bor.i32 v75, v76
;;     v139 = ilow v29
;;     v140 = ihigh v29
;;     v141 = ilow v64
;;     v142 = ihigh v64
;;     v143 = icmp.ugt v140, v142
;;     v144 = icmp.eq v140, v142
;;     v145 = icmp.ugt v139, v141
;;     v146 = band.b1 v144, v145
;;     v147 = bor.b1 v143, v146
;;     v79 = select.i32 v147, v77, v66
;;     v80 = iconst.i32 0x80000000
;;     v81 = iconst.i32 0
;;     v82 = select.i32 v93, v80, v81
;;     v83 = bor.i32 v79, v82
;;     v84 = bitcast.f32 v83
;;     return v84
;; }

function %fadd_down {
block0(v0: f32, v1: f32):
    v20 = fadd.down.f32 v0, v1
    return v20
}
;; function %fadd_down {
;; block0(v0: f32, v1: f32):
;;     v21 = fconvert.f64 v0
;;     v22 = fconvert.f64 v1
;;     v23 = fadd.down.f64 v21, v22
;;     v25 = bitcast.i64 v23
;;     v26 = iconst.i64 0x7fffffffffffffff
;;     v27 = band.i64 v25, v26
;;     v28 = iconst.i64 0
;;     v83 = ilow v25
;;     v84 = ihigh v25
;;     v85 = ilow v28
;;     v86 = ihigh v28
;;     v87 = icmp.slt v84, v86
;;     v88 = icmp.eq v84, v86
;;     v89 = icmp.ult v83, v85
;;     v90 = band.b1 v88, v89
;;     v91 = bor.b1 v87, v90
;;     v30 = iconst.i64 0x3800000000000000
;;     v31 = isub.i64 v27, v30
;;     v32 = iconst.i32 29
;;     v33 = iconst.i64 0x1fffffff
;;     v34 = select.i64 v91, v33, v28
;;     v35 = iadd.i64 v31, v34
;;     v92 = ilow v35
;;     v93 = ihigh v35
;;     v94 = iconst.i32 1
;;     v95 = iconst.i32 31
;;     v96 = iconst.i32 32
;;     v97 = iconst.i32 0
;;     v98 = band.i32 v32, v96
;;     v99 = icmp.ne v98, v97
;;     v100 = band.i32 v32, v95
;;     v101 = bxor.i32 v100, v95
;;     v102 = ushr.i32 v93, v100
;;     v103 = ishl.i32 v93, v94
;;     v104 = ishl.i32 v103, v101
;;     v105 = ushr.i32 v92, v100
;;     v106 = bor.i32 v105, v104
;;     v107 = select.i32 v99, v102, v106
;;     v108 = select.i32 v99, v97, v102
;;     v109 = iconcat v107, v108
;;     v37 = ilow v109
;;     v38 = iconst.i32 0x7f800000
;;     v39 = iconst.i32 0x7f7fffff
;;     v40 = select.i32 v91, v38, v39
;;     v41 = icmp.ugt v37, v39
;;     v42 = iconst.i64 0x47f0000000000000
;;     v110 = ilow v27
;;     v111 = ihigh v27
;;     v112 = ilow v42
;;     v113 = ihigh v42
;;     v114 = icmp.ugt v111, v113
;;     v115 = icmp.eq v111, v113
;;     v116 = icmp.uge v110, v112
;;     v117 = band.b1 v115, v116
;;     v118 = bor.b1 v114, v117
;;     v44 = bor.b1 v41, v118
;;     v45 = select.i32 v44, v40, v37
;;     v46 = iconst.i64 0x8000000000000000
;;     v47 = band.i64 v25, v46
;;     v48 = iconst.i64 0x39e0000000000000
;;     v49 = bor.i64 v48, v47
;;     v50 = bitcast.f64 v49
;;     v51 = bitcast.f64 v25
;;     v52 = fadd.down.f64 v51, v50
;;     v53 = bitcast.i64 v52
;;     v54 = iconst.i64 0x7fffffffffffffff
;;     v55 = band.i64 v53, v54
;;     v56 = iconst.i64 0x39e0000000000000
;;     v57 = isub.i64 v55, v56
;;     v58 = ilow v57
;;     v59 = iconst.i64 0x3810000000000000
;;     v119 = ilow v27
;;     v120 = ihigh v27
;;     v121 = ilow v59
;;     v122 = ihigh v59
;;     v123 = icmp.ult v120, v122
;;     v124 = icmp.eq v120, v122
;;     v125 = icmp.ult v119, v121
;;     v126 = band.b1 v124, v125
;;     v127 = bor.b1 v123, v126
;;     v61 = select.i32 v127, v58, v45
;;     v62 = iconst.i64 0x7ff0000000000000
;;     v128 = ilow v27
;;     v129 = ihigh v27
;;     v130 = ilow v62
;;     v131 = ihigh v62
;;     v132 = bxor.i32 v128, v130
;;     v133 = bxor.i32 v129, v131
;;     v134 = bor.i32 v132, v133
;;     v135 = iconst.i32 0
;;     v136 = icmp.eq v134, v135
;;     v64 = select.i32 v136, v38, v61
;;     v65 = iconst.i32 29
;;     v66 = iconst.i32 3
;;     v67 = ilow v25
;;     v68 = ihigh v25
;;     v69 = ushr.i32 v67, v65
;;     v70 = ishl.i32 v68, v66
;;     v71 = bor.i32 v69, v70
;;     v72 = iconst.i32 0x7fffff
;;     v73 = band.i32 v71, v72
;;     v74 = iconst.i32 0x7fc00000
;;     v75 = bor.i32 v73, v74
;;     v137 = ilow v27
;;     v138 = ihigh v27
;;     v139 = ilow v62
;;     v140 = ihigh v62
;;     v141 = icmp.ugt v138, v140
;;     v142 = icmp.eq v138, v140
;;     v143 = icmp.ugt v137, v139
;;     v144 = band.b1 v142, v143
;;     v145 = bor.b1 v141, v144
;;     v77 = select.i32 v145, v75, v64
;;     v78 = iconst.i32 0x80000000
;;     v79 = iconst.i32 0
;;     v80 = select.i32 v91, v78, v79
;;     v81 = bor.i32 v77, v80
;;     v82 = bitcast.f32 v81
;;     return v82
;; }

function %nrcp_f16 {
block0(v0: f16):
    v20 = nrcp.f16 v0
    return v20
}
;; function %nrcp_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nrcp.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %nrsqrt_f16 {
block0(v0: f16):
    v20 = nrsqrt.f16 v0
    return v20
}
;; function %nrsqrt_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nrsqrt.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %nsqrt_f16 {
block0(v0: f16):
    v20 = nsqrt.f16 v0
    return v20
}
;; function %nsqrt_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nsqrt.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %nexp2_f16 {
block0(v0: f16):
    v20 = nexp2.f16 v0
    return v20
}
;; function %nexp2_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nexp2.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %nlog2_f16 {
block0(v0: f16):
    v20 = nlog2.f16 v0
    return v20
}
;; function %nlog2_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nlog2.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %nsin_f16 {
block0(v0: f16):
    v20 = nsin.f16 v0
    return v20
}
;; function %nsin_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = nsin.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }

function %ncos_f16 {
block0(v0: f16):
    v20 = ncos.f16 v0
    return v20
}
;; function %ncos_f16 {
;; block0(v0: f16):
;;     v21 = fconvert.f32 v0
;;     v22 = ncos.f32 v21
;;     v23 = fconvert.f16 v22
;;     return v23
;; }
