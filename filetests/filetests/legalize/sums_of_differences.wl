; test legalize precise-output
; target ivb
; Sums of absolute differences by bytes and halves.

function %sad_u8 {
block0(v0: i32, v1: i32, v2: i32):
    v3 = sad_u8 v0, v1, v2
    return v3
}
;; function %sad_u8 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v4 = iconst.i32 255
;;     v5 = iconst.i32 8
;;     v6 = iconst.i32 16
;;     v7 = iconst.i32 24
;;     v8 = band.i32 v0, v4
;;     v9 = band.i32 v1, v4
;;     v10 = isub.i32 v8, v9
;;     v11 = iabs.i32 v10
;;     v12 = iadd.i32 v2, v11
;;     v13 = ushr.i32 v0, v5
;;     v14 = band.i32 v13, v4
;;     v15 = ushr.i32 v1, v5
;;     v16 = band.i32 v15, v4
;;     v17 = isub.i32 v14, v16
;;     v18 = iabs.i32 v17
;;     v19 = iadd.i32 v12, v18
;;     v20 = ushr.i32 v0, v6
;;     v21 = band.i32 v20, v4
;;     v22 = ushr.i32 v1, v6
;;     v23 = band.i32 v22, v4
;;     v24 = isub.i32 v21, v23
;;     v25 = iabs.i32 v24
;;     v26 = iadd.i32 v19, v25
;;     v27 = ushr.i32 v0, v7
;;     v28 = ushr.i32 v1, v7
;;     v29 = isub.i32 v27, v28
;;     v30 = iabs.i32 v29
;;     v31 = iadd.i32 v26, v30
;;     return v31
;; }

function %sad_u16 {
block0(v0: i32, v1: i32, v2: i32):
    v3 = sad_u16 v0, v1, v2
    return v3
}
;; function %sad_u16 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v4 = iconst.i32 65535
;;     v5 = iconst.i32 16
;;     v6 = band.i32 v0, v4
;;     v7 = band.i32 v1, v4
;;     v8 = isub.i32 v6, v7
;;     v9 = iabs.i32 v8
;;     v10 = iadd.i32 v2, v9
;;     v11 = ushr.i32 v0, v5
;;     v12 = ushr.i32 v1, v5
;;     v13 = isub.i32 v11, v12
;;     v14 = iabs.i32 v13
;;     v15 = iadd.i32 v10, v14
;;     return v15
;; }

function %sad_u32 {
block0(v0: i32, v1: i32, v2: i32):
    v3 = sad_u32 v0, v1, v2
    return v3
}
;; function %sad_u32 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v4 = umax.i32 v0, v1
;;     v5 = umin.i32 v0, v1
;;     v6 = isub.i32 v4, v5
;;     v7 = iadd.i32 v2, v6
;;     return v7
;; }

function %msad_u8 {
block0(v0: i32, v1: i32, v2: i32):
    v3 = msad_u8 v0, v1, v2
    return v3
}
;; function %msad_u8 {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v4 = iconst.i32 255
;;     v5 = iconst.i32 8
;;     v6 = iconst.i32 16
;;     v7 = iconst.i32 24
;;     v8 = band.i32 v0, v4
;;     v9 = band.i32 v1, v4
;;     v10 = iconst.i32 0
;;     v11 = icmp.ne v9, v10
;;     v12 = isub.i32 v8, v9
;;     v13 = iabs.i32 v12
;;     v14 = select.i32 v11, v13, v10
;;     v15 = iadd.i32 v2, v14
;;     v16 = ushr.i32 v0, v5
;;     v17 = band.i32 v16, v4
;;     v18 = ushr.i32 v1, v5
;;     v19 = band.i32 v18, v4
;;     v20 = iconst.i32 0
;;     v21 = icmp.ne v19, v20
;;     v22 = isub.i32 v17, v19
;;     v23 = iabs.i32 v22
;;     v24 = select.i32 v21, v23, v20
;;     v25 = iadd.i32 v15, v24
;;     v26 = ushr.i32 v0, v6
;;     v27 = band.i32 v26, v4
;;     v28 = ushr.i32 v1, v6
;;     v29 = band.i32 v28, v4
;;     v30 = iconst.i32 0
;;     v31 = icmp.ne v29, v30
;;     v32 = isub.i32 v27, v29
;;     v33 = iabs.i32 v32
;;     v34 = select.i32 v31, v33, v30
;;     v35 = iadd.i32 v25, v34
;;     v36 = ushr.i32 v0, v7
;;     v37 = ushr.i32 v1, v7
;;     v38 = iconst.i32 0
;;     v39 = icmp.ne v37, v38
;;     v40 = isub.i32 v36, v37
;;     v41 = iabs.i32 v40
;;     v42 = select.i32 v39, v41, v38
;;     v43 = iadd.i32 v35, v42
;;     return v43
;; }

function %qsad_u8 {
block0(v0: i64, v1: i32, v2: i64):
    v3 = qsad_u8 v0, v1, v2
    return v3
}
;; function %qsad_u8 {
;; block0(v0: i64, v1: i32, v2: i64):
;;     v4 = ilow v0
;;     v5 = ihigh v0
;;     v6 = iconst.i32 0
;;     v7 = ilow v2
;;     v36 = iconst.i32 255
;;     v37 = iconst.i32 8
;;     v38 = iconst.i32 16
;;     v39 = iconst.i32 24
;;     v40 = band.i32 v4, v36
;;     v41 = band.i32 v1, v36
;;     v42 = isub.i32 v40, v41
;;     v43 = iabs.i32 v42
;;     v44 = iadd.i32 v6, v43
;;     v45 = ushr.i32 v4, v37
;;     v46 = band.i32 v45, v36
;;     v47 = ushr.i32 v1, v37
;;     v48 = band.i32 v47, v36
;;     v49 = isub.i32 v46, v48
;;     v50 = iabs.i32 v49
;;     v51 = iadd.i32 v44, v50
;;     v52 = ushr.i32 v4, v38
;;     v53 = band.i32 v52, v36
;;     v54 = ushr.i32 v1, v38
;;     v55 = band.i32 v54, v36
;;     v56 = isub.i32 v53, v55
;;     v57 = iabs.i32 v56
;;     v58 = iadd.i32 v51, v57
;;     v59 = ushr.i32 v4, v39
;;     v60 = ushr.i32 v1, v39
;;     v61 = isub.i32 v59, v60
;;     v62 = iabs.i32 v61
;;     v63 = iadd.i32 v58, v62
;;     v9 = iconst.i32 1
;;     v64 = iconst.i32 1
;;     v65 = iconst.i32 3
;;     v66 = iconst.i32 31
;;     v67 = ishl.i32 v9, v65
;;     v68 = band.i32 v67, v66
;;     v69 = bxor.i32 v68, v66
;;     v70 = ushr.i32 v4, v68
;;     v71 = ishl.i32 v5, v64
;;     v72 = ishl.i32 v71, v69
;;     v73 = bor.i32 v70, v72
;;     v74 = iconst.i32 255
;;     v75 = iconst.i32 8
;;     v76 = iconst.i32 16
;;     v77 = iconst.i32 24
;;     v78 = band.i32 v73, v74
;;     v79 = band.i32 v1, v74
;;     v80 = isub.i32 v78, v79
;;     v81 = iabs.i32 v80
;;     v82 = iadd.i32 v6, v81
;;     v83 = ushr.i32 v73, v75
;;     v84 = band.i32 v83, v74
;;     v85 = ushr.i32 v1, v75
;;     v86 = band.i32 v85, v74
;;     v87 = isub.i32 v84, v86
;;     v88 = iabs.i32 v87
;;     v89 = iadd.i32 v82, v88
;;     v90 = ushr.i32 v73, v76
;;     v91 = band.i32 v90, v74
;;     v92 = ushr.i32 v1, v76
;;     v93 = band.i32 v92, v74
;;     v94 = isub.i32 v91, v93
;;     v95 = iabs.i32 v94
;;     v96 = iadd.i32 v89, v95
;;     v97 = ushr.i32 v73, v77
;;     v98 = ushr.i32 v1, v77
;;     v99 = isub.i32 v97, v98
;;     v100 = iabs.i32 v99
;;     v101 = iadd.i32 v96, v100
;;     v12 = iconst.i32 16
;;     v13 = iconst.i32 65535
;;     v14 = iadd.i32 v7, v63
;;     v15 = band.i32 v14, v13
;;     v16 = ushr.i32 v7, v12
;;     v17 = iadd.i32 v16, v101
;;     v18 = ishl.i32 v17, v12
;;     v19 = bor.i32 v15, v18
;;     v20 = ihigh v2
;;     v21 = iconst.i32 2
;;     v102 = iconst.i32 1
;;     v103 = iconst.i32 3
;;     v104 = iconst.i32 31
;;     v105 = ishl.i32 v21, v103
;;     v106 = band.i32 v105, v104
;;     v107 = bxor.i32 v106, v104
;;     v108 = ushr.i32 v4, v106
;;     v109 = ishl.i32 v5, v102
;;     v110 = ishl.i32 v109, v107
;;     v111 = bor.i32 v108, v110
;;     v112 = iconst.i32 255
;;     v113 = iconst.i32 8
;;     v114 = iconst.i32 16
;;     v115 = iconst.i32 24
;;     v116 = band.i32 v111, v112
;;     v117 = band.i32 v1, v112
;;     v118 = isub.i32 v116, v117
;;     v119 = iabs.i32 v118
;;     v120 = iadd.i32 v6, v119
;;     v121 = ushr.i32 v111, v113
;;     v122 = band.i32 v121, v112
;;     v123 = ushr.i32 v1, v113
;;     v124 = band.i32 v123, v112
;;     v125 = isub.i32 v122, v124
;;     v126 = iabs.i32 v125
;;     v127 = iadd.i32 v120, v126
;;     v128 = ushr.i32 v111, v114
;;     v129 = band.i32 v128, v112
;;     v130 = ushr.i32 v1, v114
;;     v131 = band.i32 v130, v112
;;     v132 = isub.i32 v129, v131
;;     v133 = iabs.i32 v132
;;     v134 = iadd.i32 v127, v133
;;     v135 = ushr.i32 v111, v115
;;     v136 = ushr.i32 v1, v115
;;     v137 = isub.i32 v135, v136
;;     v138 = iabs.i32 v137
;;     v139 = iadd.i32 v134, v138
;;     v24 = iconst.i32 3
;;     v140 = iconst.i32 1
;;     v141 = iconst.i32 3
;;     v142 = iconst.i32 31
;;     v143 = ishl.i32 v24, v141
;;     v144 = band.i32 v143, v142
;;     v145 = bxor.i32 v144, v142
;;     v146 = ushr.i32 v4, v144
;;     v147 = ishl.i32 v5, v140
;;     v148 = ishl.i32 v147, v145
;;     v149 = bor.i32 v146, v148
;;     v150 = iconst.i32 255
;;     v151 = iconst.i32 8
;;     v152 = iconst.i32 16
;;     v153 = iconst.i32 24
;;     v154 = band.i32 v149, v150
;;     v155 = band.i32 v1, v150
;;     v156 = isub.i32 v154, v155
;;     v157 = iabs.i32 v156
;;     v158 = iadd.i32 v6, v157
;;     v159 = ushr.i32 v149, v151
;;     v160 = band.i32 v159, v150
;;     v161 = ushr.i32 v1, v151
;;     v162 = band.i32 v161, v150
;;     v163 = isub.i32 v160, v162
;;     v164 = iabs.i32 v163
;;     v165 = iadd.i32 v158, v164
;;     v166 = ushr.i32 v149, v152
;;     v167 = band.i32 v166, v150
;;     v168 = ushr.i32 v1, v152
;;     v169 = band.i32 v168, v150
;;     v170 = isub.i32 v167, v169
;;     v171 = iabs.i32 v170
;;     v172 = iadd.i32 v165, v171
;;     v173 = ushr.i32 v149, v153
;;     v174 = ushr.i32 v1, v153
;;     v175 = isub.i32 v173, v174
;;     v176 = iabs.i32 v175
;;     v177 = iadd.i32 v172, v176
;;     v27 = iconst.i32 16
;;     v28 = iconst.i32 65535
;;     v29 = iadd.i32 v20, v139
;;     v30 = band.i32 v29, v28
;;     v31 = ushr.i32 v20, v27
;;     v32 = iadd.i32 v31, v177
;;     v33 = ishl.i32 v32, v27
;;     v34 = bor.i32 v30, v33
;;     v35 = iconcat v19, v34
;;     return v35
;; }

function %mqsad_u8 {
block0(v0: i64, v1: i32, v2: i64):
    v3 = mqsad_u8 v0, v1, v2
    return v3
}
;; function %mqsad_u8 {
;; block0(v0: i64, v1: i32, v2: i64):
;;     v4 = ilow v0
;;     v5 = ihigh v0
;;     v6 = iconst.i32 0
;;     v7 = ilow v2
;;     v36 = iconst.i32 255
;;     v37 = iconst.i32 8
;;     v38 = iconst.i32 16
;;     v39 = iconst.i32 24
;;     v40 = band.i32 v4, v36
;;     v41 = band.i32 v1, v36
;;     v42 = iconst.i32 0
;;     v43 = icmp.ne v41, v42
;;     v44 = isub.i32 v40, v41
;;     v45 = iabs.i32 v44
;;     v46 = select.i32 v43, v45, v42
;;     v47 = iadd.i32 v6, v46
;;     v48 = ushr.i32 v4, v37
;;     v49 = band.i32 v48, v36
;;     v50 = ushr.i32 v1, v37
;;     v51 = band.i32 v50, v36
;;     v52 = iconst.i32 0
;;     v53 = icmp.ne v51, v52
;;     v54 = isub.i32 v49, v51
;;     v55 = iabs.i32 v54
;;     v56 = select.i32 v53, v55, v52
;;     v57 = iadd.i32 v47, v56
;;     v58 = ushr.i32 v4, v38
;;     v59 = band.i32 v58, v36
;;     v60 = ushr.i32 v1, v38
;;     v61 = band.i32 v60, v36
;;     v62 = iconst.i32 0
;;     v63 = icmp.ne v61, v62
;;     v64 = isub.i32 v59, v61
;;     v65 = iabs.i32 v64
;;     v66 = select.i32 v63, v65, v62
;;     v67 = iadd.i32 v57, v66
;;     v68 = ushr.i32 v4, v39
;;     v69 = ushr.i32 v1, v39
;;     v70 = iconst.i32 0
;;     v71 = icmp.ne v69, v70
;;     v72 = isub.i32 v68, v69
;;     v73 = iabs.i32 v72
;;     v74 = select.i32 v71, v73, v70
;;     v75 = iadd.i32 v67, v74
;;     v9 = iconst.i32 1
;;     v76 = iconst.i32 1
;;     v77 = iconst.i32 3
;;     v78 = iconst.i32 31
;;     v79 = ishl.i32 v9, v77
;;     v80 = band.i32 v79, v78
;;     v81 = bxor.i32 v80, v78
;;     v82 = ushr.i32 v4, v80
;;     v83 = ishl.i32 v5, v76
;;     v84 = ishl.i32 v83, v81
;;     v85 = bor.i32 v82, v84
;;     v86 = iconst.i32 255
;;     v87 = iconst.i32 8
;;     v88 = iconst.i32 16
;;     v89 = iconst.i32 24
;;     v90 = band.i32 v85, v86
;;     v91 = band.i32 v1, v86
;;     v92 = iconst.i32 0
;;     v93 = icmp.ne v91, v92
;;     v94 = isub.i32 v90, v91
;;     v95 = iabs.i32 v94
;;     v96 = select.i32 v93, v95, v92
;;     v97 = iadd.i32 v6, v96
;;     v98 = ushr.i32 v85, v87
;;     v99 = band.i32 v98, v86
;;     v100 = ushr.i32 v1, v87
;;     v101 = band.i32 v100, v86
;;     v102 = iconst.i32 0
;;     v103 = icmp.ne v101, v102
;;     v104 = isub.i32 v99, v101
;;     v105 = iabs.i32 v104
;;     v106 = select.i32 v103, v105, v102
;;     v107 = iadd.i32 v97, v106
;;     v108 = ushr.i32 v85, v88
;;     v109 = band.i32 v108, v86
;;     v110 = ushr.i32 v1, v88
;;     v111 = band.i32 v110, v86
;;     v112 = iconst.i32 0
;;     v113 = icmp.ne v111, v112
;;     v114 = isub.i32 v109, v111
;;     v115 = iabs.i32 v114
;;     v116 = select.i32 v113, v115, v112
;;     v117 = iadd.i32 v107, v116
;;     v118 = ushr.i32 v85, v89
;;     v119 = ushr.i32 v1, v89
;;     v120 = iconst.i32 0
;;     v121 = icmp.ne v119, v120
;;     v122 = isub.i32 v118, v119
;;     v123 = iabs.i32 v122
;;     v124 = select.i32 v121, v123, v120
;;     v125 = iadd.i32 v117, v124
;;     v12 = iconst.i32 16
;;     v13 = iconst.i32 65535
;;     v14 = iadd.i32 v7, v75
;;     v15 = band.i32 v14, v13
;;     v16 = ushr.i32 v7, v12
;;     v17 = iadd.i32 v16, v125
;;     v18 = ishl.i32 v17, v12
;;     v19 = bor.i32 v15, v18
;;     v20 = ihigh v2
;;     v21 = iconst.i32 2
;;     v126 = iconst.i32 1
;;     v127 = iconst.i32 3
;;     v128 = iconst.i32 31
;;     v129 = ishl.i32 v21, v127
;;     v130 = band.i32 v129, v128
;;     v131 = bxor.i32 v130, v128
;;     v132 = ushr.i32 v4, v130
;;     v133 = ishl.i32 v5, v126
;;     v134 = ishl.i32 v133, v131
;;     v135 = bor.i32 v132, v134
;;     v136 = iconst.i32 255
;;     v137 = iconst.i32 8
;;     v138 = iconst.i32 16
;;     v139 = iconst.i32 24
;;     v140 = band.i32 v135, v136
;;     v141 = band.i32 v1, v136
;;     v142 = iconst.i32 0
;;     v143 = icmp.ne v141, v142
;;     v144 = isub.i32 v140, v141
;;     v145 = iabs.i32 v144
;;     v146 = select.i32 v143, v145, v142
;;     v147 = iadd.i32 v6, v146
;;     v148 = ushr.i32 v135, v137
;;     v149 = band.i32 v148, v136
;;     v150 = ushr.i32 v1, v137
;;     v151 = band.i32 v150, v136
;;     v152 = iconst.i32 0
;;     v153 = icmp.ne v151, v152
;;     v154 = isub.i32 v149, v151
;;     v155 = iabs.i32 v154
;;     v156 = select.i32 v153, v155, v152
;;     v157 = iadd.i32 v147, v156
;;     v158 = ushr.i32 v135, v138
;;     v159 = band.i32 v158, v136
;;     v160 = ushr.i32 v1, v138
;;     v161 = band.i32 v160, v136
;;     v162 = iconst.i32 0
;;     v163 = icmp.ne v161, v162
;;     v164 = isub.i32 v159, v161
;;     v165 = iabs.i32 v164
;;     v166 = select.i32 v163, v165, v162
;;     v167 = iadd.i32 v157, v166
;;     v168 = ushr.i32 v135, v139
;;     v169 = ushr.i32 v1, v139
;;     v170 = iconst.i32 0
;;     v171 = icmp.ne v169, v170
;;     v172 = isub.i32 v168, v169
;;     v173 = iabs.i32 v172
;;     v174 = select.i32 v171, v173, v170
;;     v175 = iadd.i32 v167, v174
;;     v24 = iconst.i32 3
;;     v176 = iconst.i32 1
;;     v177 = iconst.i32 3
;;     v178 = iconst.i32 31
;;     v179 = ishl.i32 v24, v177
;;     v180 = band.i32 v179, v178
;;     v181 = bxor.i32 v180, v178
;;     v182 = ushr.i32 v4, v180
;;     v183 = ishl.i32 v5, v176
;;     v184 = ishl.i32 v183, v181
;;     v185 = bor.i32 v182, v184
;;     v186 = iconst.i32 255
;;     v187 = iconst.i32 8
;;     v188 = iconst.i32 16
;;     v189 = iconst.i32 24
;;     v190 = band.i32 v185, v186
;;     v191 = band.i32 v1, v186
;;     v192 = iconst.i32 0
;;     v193 = icmp.ne v191, v192
;;     v194 = isub.i32 v190, v191
;;     v195 = iabs.i32 v194
;;     v196 = select.i32 v193, v195, v192
;;     v197 = iadd.i32 v6, v196
;;     v198 = ushr.i32 v185, v187
;;     v199 = band.i32 v198, v186
;;     v200 = ushr.i32 v1, v187
;;     v201 = band.i32 v200, v186
;;     v202 = iconst.i32 0
;;     v203 = icmp.ne v201, v202
;;     v204 = isub.i32 v199, v201
;;     v205 = iabs.i32 v204
;;     v206 = select.i32 v203, v205, v202
;;     v207 = iadd.i32 v197, v206
;;     v208 = ushr.i32 v185, v188
;;     v209 = band.i32 v208, v186
;;     v210 = ushr.i32 v1, v188
;;     v211 = band.i32 v210, v186
;;     v212 = iconst.i32 0
;;     v213 = icmp.ne v211, v212
;;     v214 = isub.i32 v209, v211
;;     v215 = iabs.i32 v214
;;     v216 = select.i32 v213, v215, v212
;;     v217 = iadd.i32 v207, v216
;;     v218 = ushr.i32 v185, v189
;;     v219 = ushr.i32 v1, v189
;;     v220 = iconst.i32 0
;;     v221 = icmp.ne v219, v220
;;     v222 = isub.i32 v218, v219
;;     v223 = iabs.i32 v222
;;     v224 = select.i32 v221, v223, v220
;;     v225 = iadd.i32 v217, v224
;;     v27 = iconst.i32 16
;;     v28 = iconst.i32 65535
;;     v29 = iadd.i32 v20, v175
;;     v30 = band.i32 v29, v28
;;     v31 = ushr.i32 v20, v27
;;     v32 = iadd.i32 v31, v225
;;     v33 = ishl.i32 v32, v27
;;     v34 = bor.i32 v30, v33
;;     v35 = iconcat v19, v34
;;     return v35
;; }
