; test legalize precise-output
; target ivb
; What singles with flushed subnormals and few operations on doubles make.

function %fmin_f16 {
block0(v0: f16, v1: f16):
    v20 = fmin.ftz.f16 v0, v1
    return v20
}
;; function %fmin_f16 {
;; block0(v0: f16, v1: f16):
;;     v21 = bitcast.i16 v0
;;     v22 = sextend.i32 v21
;;     v23 = iconst.i32 32767
;;     v24 = band.i32 v22, v23
;;     v25 = iconst.i32 1024
;;     v26 = icmp.ult v24, v25
;;     v27 = iconst.i32 0xffff8000
;;     v28 = band.i32 v22, v27
;;     v29 = select.i32 v26, v28, v22
;;     v30 = bitcast.i16 v1
;;     v31 = sextend.i32 v30
;;     v32 = iconst.i32 32767
;;     v33 = band.i32 v31, v32
;;     v34 = iconst.i32 1024
;;     v35 = icmp.ult v33, v34
;;     v36 = iconst.i32 0xffff8000
;;     v37 = band.i32 v31, v36
;;     v38 = select.i32 v35, v37, v31
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v29, v39
;;     v41 = iconst.i32 32767
;;     v42 = band.i32 v38, v41
;;     v43 = iconst.i32 31
;;     v44 = sshr.i32 v29, v43
;;     v45 = bxor.i32 v40, v44
;;     v46 = iconst.i32 31
;;     v47 = sshr.i32 v38, v46
;;     v48 = bxor.i32 v42, v47
;;     v49 = icmp.sle v45, v48
;;     v50 = iconst.i32 31744
;;     v51 = icmp.ugt v40, v50
;;     v52 = iconst.i32 31744
;;     v53 = icmp.ugt v42, v52
;;     v54 = select.i32 v49, v29, v38
;;     v55 = select.i32 v53, v29, v54
;;     v56 = select.i32 v51, v38, v55
;;     v57 = iconst.i32 31745
;;     v58 = isub.i32 v42, v57
;;     v59 = iconst.i32 511
;;     v60 = icmp.ult v58, v59
;;     v61 = iconst.i32 512
;;     v62 = bor.i32 v38, v61
;;     v63 = select.i32 v60, v62, v56
;;     v64 = iconst.i32 31745
;;     v65 = isub.i32 v40, v64
;;     v66 = iconst.i32 511
;;     v67 = icmp.ult v65, v66
;;     v68 = iconst.i32 512
;;     v69 = bor.i32 v29, v68
;;     v70 = select.i32 v67, v69, v63
;;     v71 = ireduce.i16 v70
;;     v72 = bitcast.f16 v71
;;     return v72
;; }

function %fcopysign_f16 {
block0(v0: f16, v1: f16):
    v20 = fcopysign.f16 v0, v1
    return v20
}
;; function %fcopysign_f16 {
;; block0(v0: f16, v1: f16):
;;     v21 = bitcast.i16 v1
;;     v22 = sextend.i32 v21
;;     v23 = bitcast.i16 v0
;;     v24 = sextend.i32 v23
;;     v25 = iconst.i32 32768
;;     v29 = bnot.i32 v25
;;     v30 = band.i32 v25, v22
;;     v31 = band.i32 v29, v24
;;     v32 = bor.i32 v30, v31
;;     v27 = ireduce.i16 v32
;;     v28 = bitcast.f16 v27
;;     return v28
;; }

function %fclass_f16 {
block0(v0: f16, v1: i32):
    v20 = fclass v0, v1
    return v20
}
;; function %fclass_f16 {
;; block0(v0: f16, v1: i32):
;;     v21 = bitcast.i16 v0
;;     v22 = sextend.i32 v21
;;     v23 = iconst.i32 32767
;;     v24 = band.i32 v22, v23
;;     v25 = iconst.i32 0
;;     v26 = iconst.i32 1024
;;     v27 = iconst.i32 31744
;;     v28 = iconst.i32 32256
;;     v29 = icmp.slt v22, v25
;;     v30 = iconst.i32 8
;;     v31 = iconst.i32 256
;;     v32 = select.i32 v29, v30, v31
;;     v33 = iconst.i32 16
;;     v34 = iconst.i32 128
;;     v35 = select.i32 v29, v33, v34
;;     v36 = iconst.i32 32
;;     v37 = iconst.i32 64
;;     v38 = select.i32 v29, v36, v37
;;     v39 = iconst.i32 4
;;     v40 = iconst.i32 512
;;     v41 = select.i32 v29, v39, v40
;;     v42 = icmp.ult v24, v26
;;     v43 = select.i32 v42, v35, v32
;;     v44 = icmp.eq v24, v25
;;     v45 = select.i32 v44, v38, v43
;;     v46 = icmp.eq v24, v27
;;     v47 = select.i32 v46, v41, v45
;;     v48 = iconst.i32 1
;;     v49 = iconst.i32 2
;;     v50 = icmp.ugt v24, v27
;;     v51 = select.i32 v50, v48, v47
;;     v52 = icmp.uge v24, v28
;;     v53 = select.i32 v52, v49, v51
;;     v54 = band.i32 v53, v1
;;     v55 = iconst.i32 0
;;     v56 = icmp.ne v54, v55
;;     return v56
;; }

function %fmin_f32 {
block0(v0: f32, v1: f32):
    v20 = fmin.ftz.f32 v0, v1
    return v20
}
;; function %fmin_f32 {
;; block0(v0: f32, v1: f32):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 0x7fffffff
;;     v23 = band.i32 v21, v22
;;     v24 = iconst.i32 0x800000
;;     v25 = icmp.ult v23, v24
;;     v26 = iconst.i32 0x80000000
;;     v27 = band.i32 v21, v26
;;     v28 = select.i32 v25, v27, v21
;;     v29 = bitcast.i32 v1
;;     v30 = iconst.i32 0x7fffffff
;;     v31 = band.i32 v29, v30
;;     v32 = iconst.i32 0x800000
;;     v33 = icmp.ult v31, v32
;;     v34 = iconst.i32 0x80000000
;;     v35 = band.i32 v29, v34
;;     v36 = select.i32 v33, v35, v29
;;     v37 = iconst.i32 0x7fffffff
;;     v38 = band.i32 v28, v37
;;     v39 = iconst.i32 0x7fffffff
;;     v40 = band.i32 v36, v39
;;     v41 = iconst.i32 31
;;     v42 = sshr.i32 v28, v41
;;     v43 = bxor.i32 v38, v42
;;     v44 = iconst.i32 31
;;     v45 = sshr.i32 v36, v44
;;     v46 = bxor.i32 v40, v45
;;     v47 = icmp.sle v43, v46
;;     v48 = iconst.i32 0x7f800000
;;     v49 = icmp.ugt v38, v48
;;     v50 = iconst.i32 0x7f800000
;;     v51 = icmp.ugt v40, v50
;;     v52 = select.i32 v47, v28, v36
;;     v53 = select.i32 v51, v28, v52
;;     v54 = select.i32 v49, v36, v53
;;     v55 = iconst.i32 0x7f800001
;;     v56 = isub.i32 v40, v55
;;     v57 = iconst.i32 0x3fffff
;;     v58 = icmp.ult v56, v57
;;     v59 = iconst.i32 0x400000
;;     v60 = bor.i32 v36, v59
;;     v61 = select.i32 v58, v60, v54
;;     v62 = iconst.i32 0x7f800001
;;     v63 = isub.i32 v38, v62
;;     v64 = iconst.i32 0x3fffff
;;     v65 = icmp.ult v63, v64
;;     v66 = iconst.i32 0x400000
;;     v67 = bor.i32 v28, v66
;;     v68 = select.i32 v65, v67, v61
;;     v69 = bitcast.f32 v68
;;     return v69
;; }

function %fcopysign_f32 {
block0(v0: f32, v1: f32):
    v20 = fcopysign.f32 v0, v1
    return v20
}
;; function %fcopysign_f32 {
;; block0(v0: f32, v1: f32):
;;     v21 = bitcast.i32 v1
;;     v22 = bitcast.i32 v0
;;     v23 = iconst.i32 0x80000000
;;     v26 = bnot.i32 v23
;;     v27 = band.i32 v23, v21
;;     v28 = band.i32 v26, v22
;;     v29 = bor.i32 v27, v28
;;     v25 = bitcast.f32 v29
;;     return v25
;; }

function %fclass_f32 {
block0(v0: f32, v1: i32):
    v20 = fclass v0, v1
    return v20
}
;; function %fclass_f32 {
;; block0(v0: f32, v1: i32):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 0x7fffffff
;;     v23 = band.i32 v21, v22
;;     v24 = iconst.i32 0
;;     v25 = iconst.i32 0x800000
;;     v26 = iconst.i32 0x7f800000
;;     v27 = iconst.i32 0x7fc00000
;;     v28 = icmp.slt v21, v24
;;     v29 = iconst.i32 8
;;     v30 = iconst.i32 256
;;     v31 = select.i32 v28, v29, v30
;;     v32 = iconst.i32 16
;;     v33 = iconst.i32 128
;;     v34 = select.i32 v28, v32, v33
;;     v35 = iconst.i32 32
;;     v36 = iconst.i32 64
;;     v37 = select.i32 v28, v35, v36
;;     v38 = iconst.i32 4
;;     v39 = iconst.i32 512
;;     v40 = select.i32 v28, v38, v39
;;     v41 = icmp.ult v23, v25
;;     v42 = select.i32 v41, v34, v31
;;     v43 = icmp.eq v23, v24
;;     v44 = select.i32 v43, v37, v42
;;     v45 = icmp.eq v23, v26
;;     v46 = select.i32 v45, v40, v44
;;     v47 = iconst.i32 1
;;     v48 = iconst.i32 2
;;     v49 = icmp.ugt v23, v26
;;     v50 = select.i32 v49, v47, v46
;;     v51 = icmp.uge v23, v27
;;     v52 = select.i32 v51, v48, v50
;;     v53 = band.i32 v52, v1
;;     v54 = iconst.i32 0
;;     v55 = icmp.ne v53, v54
;;     return v55
;; }

function %fmin_f64 {
block0(v0: f64, v1: f64):
    v20 = fmin.ftz.f64 v0, v1
    return v20
}
;; function %fmin_f64 {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = iconst.i64 0x7fffffffffffffff
;;     v23 = band.i64 v21, v22
;;     v24 = iconst.i64 0x10000000000000
;;     v70 = ilow v23
;;     v71 = ihigh v23
;;     v72 = ilow v24
;;     v73 = ihigh v24
;;     v74 = icmp.ult v71, v73
;;     v75 = icmp.eq v71, v73
;;     v76 = icmp.ult v70, v72
;;     v77 = band.b1 v75, v76
;;     v78 = bor.b1 v74, v77
;;     v26 = iconst.i64 0x8000000000000000
;;     v27 = band.i64 v21, v26
;;     v28 = select.i64 v78, v27, v21
;;     v29 = bitcast.i64 v1
;;     v30 = iconst.i64 0x7fffffffffffffff
;;     v31 = band.i64 v29, v30
;;     v32 = iconst.i64 0x10000000000000
;;     v79 = ilow v31
;;     v80 = ihigh v31
;;     v81 = ilow v32
;;     v82 = ihigh v32
;;     v83 = icmp.ult v80, v82
;;     v84 = icmp.eq v80, v82
;;     v85 = icmp.ult v79, v81
;;     v86 = band.b1 v84, v85
;;     v87 = bor.b1 v83, v86
;;     v34 = iconst.i64 0x8000000000000000
;;     v35 = band.i64 v29, v34
;;     v36 = select.i64 v87, v35, v29
;;     v37 = iconst.i64 0x7fffffffffffffff
;;     v38 = band.i64 v28, v37
;;     v39 = iconst.i64 0x7fffffffffffffff
;;     v40 = band.i64 v36, v39
;;     v41 = iconst.i32 63
;;     v88 = ilow v28
;;     v89 = ihigh v28
;;     v90 = iconst.i32 1
;;     v91 = iconst.i32 31
;;     v92 = iconst.i32 32
;;     v93 = iconst.i32 0
;;     v94 = band.i32 v41, v92
;;     v95 = icmp.ne v94, v93
;;     v96 = band.i32 v41, v91
;;     v97 = bxor.i32 v96, v91
;;     v98 = sshr.i32 v89, v96
;;     v99 = sshr.i32 v89, v91
;;     v100 = ishl.i32 v89, v90
;;     v101 = ishl.i32 v100, v97
;;     v102 = ushr.i32 v88, v96
;;     v103 = bor.i32 v102, v101
;;     v104 = select.i32 v95, v98, v103
;;     v105 = select.i32 v95, v99, v98
;;     v106 = iconcat v104, v105
;;     v43 = bxor.i64 v38, v106
;;     v44 = iconst.i32 63
;;     v107 = ilow v36
;;     v108 = ihigh v36
;;     v109 = iconst.i32 1
;;     v110 = iconst.i32 31
;;     v111 = iconst.i32 32
;;     v112 = iconst.i32 0
;;     v113 = band.i32 v44, v111
;;     v114 = icmp.ne v113, v112
;;     v115 = band.i32 v44, v110
;;     v116 = bxor.i32 v115, v110
;;     v117 = sshr.i32 v108, v115
;;     v118 = sshr.i32 v108, v110
;;     v119 = ishl.i32 v108, v109
;;     v120 = ishl.i32 v119, v116
;;     v121 = ushr.i32 v107, v115
;;     v122 = bor.i32 v121, v120
;;     v123 = select.i32 v114, v117, v122
;;     v124 = select.i32 v114, v118, v117
;;     v125 = iconcat v123, v124
;;     v46 = bxor.i64 v40, v125
;;     v126 = ilow v43
;;     v127 = ihigh v43
;;     v128 = ilow v46
;;     v129 = ihigh v46
;;     v130 = icmp.slt v127, v129
;;     v131 = icmp.eq v127, v129
;;     v132 = icmp.ule v126, v128
;;     v133 = band.b1 v131, v132
;;     v134 = bor.b1 v130, v133
;;     v48 = iconst.i64 0x7ff0000000000000
;;     v135 = ilow v38
;;     v136 = ihigh v38
;;     v137 = ilow v48
;;     v138 = ihigh v48
;;     v139 = icmp.ugt v136, v138
;;     v140 = icmp.eq v136, v138
;;     v141 = icmp.ugt v135, v137
;;     v142 = band.b1 v140, v141
;;     v143 = bor.b1 v139, v142
;;     v50 = iconst.i64 0x7ff0000000000000
;;     v144 = ilow v40
;;     v145 = ihigh v40
;;     v146 = ilow v50
;;     v147 = ihigh v50
;;     v148 = icmp.ugt v145, v147
;;     v149 = icmp.eq v145, v147
;;     v150 = icmp.ugt v144, v146
;;     v151 = band.b1 v149, v150
;;     v152 = bor.b1 v148, v151
;;     v52 = select.i64 v134, v28, v36
;;     v53 = select.i64 v152, v28, v52
;;     v54 = select.i64 v143, v36, v53
;;     v55 = iconst.i64 0x7ff0000000000001
;;     v56 = isub.i64 v40, v55
;;     v57 = iconst.i64 0x7ffffffffffff
;;     v153 = ilow v56
;;     v154 = ihigh v56
;;     v155 = ilow v57
;;     v156 = ihigh v57
;;     v157 = icmp.ult v154, v156
;;     v158 = icmp.eq v154, v156
;;     v159 = icmp.ult v153, v155
;;     v160 = band.b1 v158, v159
;;     v161 = bor.b1 v157, v160
;;     v59 = iconst.i64 0x8000000000000
;;     v60 = bor.i64 v36, v59
;;     v61 = select.i64 v161, v60, v54
;;     v62 = iconst.i64 0x7ff0000000000001
;;     v63 = isub.i64 v38, v62
;;     v64 = iconst.i64 0x7ffffffffffff
;;     v162 = ilow v63
;;     v163 = ihigh v63
;;     v164 = ilow v64
;;     v165 = ihigh v64
;;     v166 = icmp.ult v163, v165
;;     v167 = icmp.eq v163, v165
;;     v168 = icmp.ult v162, v164
;;     v169 = band.b1 v167, v168
;;     v170 = bor.b1 v166, v169
;;     v66 = iconst.i64 0x8000000000000
;;     v67 = bor.i64 v28, v66
;;     v68 = select.i64 v170, v67, v61
;;     v69 = bitcast.f64 v68
;;     return v69
;; }

function %fcopysign_f64 {
block0(v0: f64, v1: f64):
    v20 = fcopysign.f64 v0, v1
    return v20
}
;; function %fcopysign_f64 {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v1
;;     v22 = ihigh v21
;;     v23 = bitcast.i64 v0
;;     v24 = iconst.i32 0x80000000
;;     v25 = ilow v23
;;     v26 = ihigh v23
;;     v30 = bnot.i32 v24
;;     v31 = band.i32 v24, v22
;;     v32 = band.i32 v30, v26
;;     v33 = bor.i32 v31, v32
;;     v28 = iconcat v25, v33
;;     v29 = bitcast.f64 v28
;;     return v29
;; }

function %fclass_f64 {
block0(v0: f64, v1: i32):
    v20 = fclass v0, v1
    return v20
}
;; function %fclass_f64 {
;; block0(v0: f64, v1: i32):
;;     v21 = bitcast.i64 v0
;;     v22 = iconst.i64 0x7fffffffffffffff
;;     v23 = band.i64 v21, v22
;;     v24 = iconst.i64 0
;;     v25 = iconst.i64 0x10000000000000
;;     v26 = iconst.i64 0x7ff0000000000000
;;     v27 = iconst.i64 0x7ff8000000000000
;;     v56 = ilow v21
;;     v57 = ihigh v21
;;     v58 = ilow v24
;;     v59 = ihigh v24
;;     v60 = icmp.slt v57, v59
;;     v61 = icmp.eq v57, v59
;;     v62 = icmp.ult v56, v58
;;     v63 = band.b1 v61, v62
;;     v64 = bor.b1 v60, v63
;;     v29 = iconst.i32 8
;;     v30 = iconst.i32 256
;;     v31 = select.i32 v64, v29, v30
;;     v32 = iconst.i32 16
;;     v33 = iconst.i32 128
;;     v34 = select.i32 v64, v32, v33
;;     v35 = iconst.i32 32
;;     v36 = iconst.i32 64
;;     v37 = select.i32 v64, v35, v36
;;     v38 = iconst.i32 4
;;     v39 = iconst.i32 512
;;     v40 = select.i32 v64, v38, v39
;;     v65 = ilow v23
;;     v66 = ihigh v23
;;     v67 = ilow v25
;;     v68 = ihigh v25
;;     v69 = icmp.ult v66, v68
;;     v70 = icmp.eq v66, v68
;;     v71 = icmp.ult v65, v67
;;     v72 = band.b1 v70, v71
;;     v73 = bor.b1 v69, v72
;;     v42 = select.i32 v73, v34, v31
;;     v74 = ilow v23
;;     v75 = ihigh v23
;;     v76 = ilow v24
;;     v77 = ihigh v24
;;     v78 = bxor.i32 v74, v76
;;     v79 = bxor.i32 v75, v77
;;     v80 = bor.i32 v78, v79
;;     v81 = iconst.i32 0
;;     v82 = icmp.eq v80, v81
;;     v44 = select.i32 v82, v37, v42
;;     v83 = ilow v23
;;     v84 = ihigh v23
;;     v85 = ilow v26
;;     v86 = ihigh v26
;;     v87 = bxor.i32 v83, v85
;;     v88 = bxor.i32 v84, v86
;;     v89 = bor.i32 v87, v88
;;     v90 = iconst.i32 0
;;     v91 = icmp.eq v89, v90
;;     v46 = select.i32 v91, v40, v44
;;     v47 = iconst.i32 1
;;     v48 = iconst.i32 2
;;     v92 = ilow v23
;;     v93 = ihigh v23
;;     v94 = ilow v26
;;     v95 = ihigh v26
;;     v96 = icmp.ugt v93, v95
;;     v97 = icmp.eq v93, v95
;;     v98 = icmp.ugt v92, v94
;;     v99 = band.b1 v97, v98
;;     v100 = bor.b1 v96, v99
;;     v50 = select.i32 v100, v47, v46
;;     v101 = ilow v23
;;     v102 = ihigh v23
;;     v103 = ilow v27
;;     v104 = ihigh v27
;;     v105 = icmp.ugt v102, v104
;;     v106 = icmp.eq v102, v104
;;     v107 = icmp.uge v101, v103
;;     v108 = band.b1 v106, v107
;;     v109 = bor.b1 v105, v108
;;     v52 = select.i32 v109, v48, v50
;;     v53 = band.i32 v52, v1
;;     v54 = iconst.i32 0
;;     v55 = icmp.ne v53, v54
;;     return v55
;; }

function %fmax_quiet {
block0(v0: f32):
    v10 = fadd.f32 v0, v0
    v20 = fmax.f32 v10, v0
    return v20
}
;; function %fmax_quiet {
;; block0(v0: f32):
;;     v10 = fadd.f32 v0, v0
;;     v21 = bitcast.i32 v10
;;     v22 = bitcast.i32 v0
;;     v23 = iconst.i32 0x7fffffff
;;     v24 = band.i32 v21, v23
;;     v25 = iconst.i32 0x7fffffff
;;     v26 = band.i32 v22, v25
;;     v27 = iconst.i32 31
;;     v28 = sshr.i32 v21, v27
;;     v29 = bxor.i32 v24, v28
;;     v30 = iconst.i32 31
;;     v31 = sshr.i32 v22, v30
;;     v32 = bxor.i32 v26, v31
;;     v33 = icmp.sge v29, v32
;;     v34 = iconst.i32 0x7f800000
;;     v35 = icmp.ugt v24, v34
;;     v36 = iconst.i32 0x7f800000
;;     v37 = icmp.ugt v26, v36
;;     v38 = select.i32 v33, v21, v22
;;     v39 = select.i32 v37, v21, v38
;;     v40 = select.i32 v35, v22, v39
;;     v41 = iconst.i32 0x7f800001
;;     v42 = isub.i32 v26, v41
;;     v43 = iconst.i32 0x3fffff
;;     v44 = icmp.ult v42, v43
;;     v45 = iconst.i32 0x400000
;;     v46 = bor.i32 v22, v45
;;     v47 = select.i32 v44, v46, v40
;;     v48 = bitcast.f32 v47
;;     return v48
;; }

function %fcmp_nan {
block0(v0: f64, v1: f64):
    v20 = fcmp.nan v0, v1
    return v20
}
;; function %fcmp_nan {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = iconst.i64 0x7fffffffffffffff
;;     v24 = band.i64 v21, v23
;;     v25 = iconst.i64 0x7fffffffffffffff
;;     v26 = band.i64 v22, v25
;;     v27 = iconst.i64 0x7ff0000000000000
;;     v32 = ilow v24
;;     v33 = ihigh v24
;;     v34 = ilow v27
;;     v35 = ihigh v27
;;     v36 = icmp.ugt v33, v35
;;     v37 = icmp.eq v33, v35
;;     v38 = icmp.ugt v32, v34
;;     v39 = band.b1 v37, v38
;;     v40 = bor.b1 v36, v39
;;     v29 = iconst.i64 0x7ff0000000000000
;;     v41 = ilow v26
;;     v42 = ihigh v26
;;     v43 = ilow v29
;;     v44 = ihigh v29
;;     v45 = icmp.ugt v42, v44
;;     v46 = icmp.eq v42, v44
;;     v47 = icmp.ugt v41, v43
;;     v48 = band.b1 v46, v47
;;     v49 = bor.b1 v45, v48
;;     v31 = bor.b1 v40, v49
;;     return v31
;; }

function %fcmp_num {
block0(v0: f64, v1: f64):
    v20 = fcmp.num v0, v1
    return v20
}
;; function %fcmp_num {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = iconst.i64 0x7fffffffffffffff
;;     v24 = band.i64 v21, v23
;;     v25 = iconst.i64 0x7fffffffffffffff
;;     v26 = band.i64 v22, v25
;;     v27 = iconst.i64 0x7ff0000000000000
;;     v33 = ilow v24
;;     v34 = ihigh v24
;;     v35 = ilow v27
;;     v36 = ihigh v27
;;     v37 = icmp.ugt v34, v36
;;     v38 = icmp.eq v34, v36
;;     v39 = icmp.ugt v33, v35
;;     v40 = band.b1 v38, v39
;;     v41 = bor.b1 v37, v40
;;     v29 = iconst.i64 0x7ff0000000000000
;;     v42 = ilow v26
;;     v43 = ihigh v26
;;     v44 = ilow v29
;;     v45 = ihigh v29
;;     v46 = icmp.ugt v43, v45
;;     v47 = icmp.eq v43, v45
;;     v48 = icmp.ugt v42, v44
;;     v49 = band.b1 v47, v48
;;     v50 = bor.b1 v46, v49
;;     v31 = bor.b1 v41, v50
;;     v32 = bnot.b1 v31
;;     return v32
;; }

function %fcmp_ltu {
block0(v0: f64, v1: f64):
    v20 = fcmp.ltu v0, v1
    return v20
}
;; function %fcmp_ltu {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = iconst.i64 0x7fffffffffffffff
;;     v24 = band.i64 v21, v23
;;     v25 = iconst.i64 0x7fffffffffffffff
;;     v26 = band.i64 v22, v25
;;     v27 = iconst.i64 0x7ff0000000000000
;;     v42 = ilow v24
;;     v43 = ihigh v24
;;     v44 = ilow v27
;;     v45 = ihigh v27
;;     v46 = icmp.ugt v43, v45
;;     v47 = icmp.eq v43, v45
;;     v48 = icmp.ugt v42, v44
;;     v49 = band.b1 v47, v48
;;     v50 = bor.b1 v46, v49
;;     v29 = iconst.i64 0x7ff0000000000000
;;     v51 = ilow v26
;;     v52 = ihigh v26
;;     v53 = ilow v29
;;     v54 = ihigh v29
;;     v55 = icmp.ugt v52, v54
;;     v56 = icmp.eq v52, v54
;;     v57 = icmp.ugt v51, v53
;;     v58 = band.b1 v56, v57
;;     v59 = bor.b1 v55, v58
;;     v31 = bor.b1 v50, v59
;;     v32 = iconst.i32 63
;;     v60 = ilow v21
;;     v61 = ihigh v21
;;     v62 = iconst.i32 1
;;     v63 = iconst.i32 31
;;     v64 = iconst.i32 32
;;     v65 = iconst.i32 0
;;     v66 = band.i32 v32, v64
;;     v67 = icmp.ne v66, v65
;;     v68 = band.i32 v32, v63
;;     v69 = bxor.i32 v68, v63
;;     v70 = sshr.i32 v61, v68
;;     v71 = sshr.i32 v61, v63
;;     v72 = ishl.i32 v61, v62
;;     v73 = ishl.i32 v72, v69
;;     v74 = ushr.i32 v60, v68
;;     v75 = bor.i32 v74, v73
;;     v76 = select.i32 v67, v70, v75
;;     v77 = select.i32 v67, v71, v70
;;     v78 = iconcat v76, v77
;;     v34 = bxor.i64 v24, v78
;;     v35 = isub.i64 v34, v78
;;     v36 = iconst.i32 63
;;     v79 = ilow v22
;;     v80 = ihigh v22
;;     v81 = iconst.i32 1
;;     v82 = iconst.i32 31
;;     v83 = iconst.i32 32
;;     v84 = iconst.i32 0
;;     v85 = band.i32 v36, v83
;;     v86 = icmp.ne v85, v84
;;     v87 = band.i32 v36, v82
;;     v88 = bxor.i32 v87, v82
;;     v89 = sshr.i32 v80, v87
;;     v90 = sshr.i32 v80, v82
;;     v91 = ishl.i32 v80, v81
;;     v92 = ishl.i32 v91, v88
;;     v93 = ushr.i32 v79, v87
;;     v94 = bor.i32 v93, v92
;;     v95 = select.i32 v86, v89, v94
;;     v96 = select.i32 v86, v90, v89
;;     v97 = iconcat v95, v96
;;     v38 = bxor.i64 v26, v97
;;     v39 = isub.i64 v38, v97
;;     v98 = ilow v35
;;     v99 = ihigh v35
;;     v100 = ilow v39
;;     v101 = ihigh v39
;;     v102 = icmp.slt v99, v101
;;     v103 = icmp.eq v99, v101
;;     v104 = icmp.ult v98, v100
;;     v105 = band.b1 v103, v104
;;     v106 = bor.b1 v102, v105
;;     v41 = bor.b1 v106, v31
;;     return v41
;; }

function %fcmp_ge {
block0(v0: f64, v1: f64):
    v20 = fcmp.ge v0, v1
    return v20
}
;; function %fcmp_ge {
;; block0(v0: f64, v1: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.i64 v1
;;     v23 = iconst.i64 0x7fffffffffffffff
;;     v24 = band.i64 v21, v23
;;     v25 = iconst.i64 0x7fffffffffffffff
;;     v26 = band.i64 v22, v25
;;     v27 = iconst.i64 0x7ff0000000000000
;;     v43 = ilow v24
;;     v44 = ihigh v24
;;     v45 = ilow v27
;;     v46 = ihigh v27
;;     v47 = icmp.ugt v44, v46
;;     v48 = icmp.eq v44, v46
;;     v49 = icmp.ugt v43, v45
;;     v50 = band.b1 v48, v49
;;     v51 = bor.b1 v47, v50
;;     v29 = iconst.i64 0x7ff0000000000000
;;     v52 = ilow v26
;;     v53 = ihigh v26
;;     v54 = ilow v29
;;     v55 = ihigh v29
;;     v56 = icmp.ugt v53, v55
;;     v57 = icmp.eq v53, v55
;;     v58 = icmp.ugt v52, v54
;;     v59 = band.b1 v57, v58
;;     v60 = bor.b1 v56, v59
;;     v31 = bor.b1 v51, v60
;;     v32 = iconst.i32 63
;;     v61 = ilow v21
;;     v62 = ihigh v21
;;     v63 = iconst.i32 1
;;     v64 = iconst.i32 31
;;     v65 = iconst.i32 32
;;     v66 = iconst.i32 0
;;     v67 = band.i32 v32, v65
;;     v68 = icmp.ne v67, v66
;;     v69 = band.i32 v32, v64
;;     v70 = bxor.i32 v69, v64
;;     v71 = sshr.i32 v62, v69
;;     v72 = sshr.i32 v62, v64
;;     v73 = ishl.i32 v62, v63
;;     v74 = ishl.i32 v73, v70
;;     v75 = ushr.i32 v61, v69
;;     v76 = bor.i32 v75, v74
;;     v77 = select.i32 v68, v71, v76
;;     v78 = select.i32 v68, v72, v71
;;     v79 = iconcat v77, v78
;;     v34 = bxor.i64 v24, v79
;;     v35 = isub.i64 v34, v79
;;     v36 = iconst.i32 63
;;     v80 = ilow v22
;;     v81 = ihigh v22
;;     v82 = iconst.i32 1
;;     v83 = iconst.i32 31
;;     v84 = iconst.i32 32
;;     v85 = iconst.i32 0
;;     v86 = band.i32 v36, v84
;;     v87 = icmp.ne v86, v85
;;     v88 = band.i32 v36, v83
;;     v89 = bxor.i32 v88, v83
;;     v90 = sshr.i32 v81, v88
;;     v91 = sshr.i32 v81, v83
;;     v92 = ishl.i32 v81, v82
;;     v93 = ishl.i32 v92, v89
;;     v94 = ushr.i32 v80, v88
;;     v95 = bor.i32 v94, v93
;;     v96 = select.i32 v87, v90, v95
;;     v97 = select.i32 v87, v91, v90
;;     v98 = iconcat v96, v97
;;     v38 = bxor.i64 v26, v98
;;     v39 = isub.i64 v38, v98
;;     v99 = ilow v35
;;     v100 = ihigh v35
;;     v101 = ilow v39
;;     v102 = ihigh v39
;;     v103 = icmp.sgt v100, v102
;;     v104 = icmp.eq v100, v102
;;     v105 = icmp.uge v99, v101
;;     v106 = band.b1 v104, v105
;;     v107 = bor.b1 v103, v106
;;     v41 = bnot.b1 v31
;;     v42 = band.b1 v107, v41
;;     return v42
;; }

function %fcmp_eq_f16 {
block0(v0: f16, v1: f16):
    v20 = fcmp.eq.ftz v0, v1
    return v20
}
;; function %fcmp_eq_f16 {
;; block0(v0: f16, v1: f16):
;;     v21 = bitcast.i16 v0
;;     v22 = sextend.i32 v21
;;     v23 = iconst.i32 32767
;;     v24 = band.i32 v22, v23
;;     v25 = iconst.i32 1024
;;     v26 = icmp.ult v24, v25
;;     v27 = iconst.i32 0xffff8000
;;     v28 = band.i32 v22, v27
;;     v29 = select.i32 v26, v28, v22
;;     v30 = bitcast.i16 v1
;;     v31 = sextend.i32 v30
;;     v32 = iconst.i32 32767
;;     v33 = band.i32 v31, v32
;;     v34 = iconst.i32 1024
;;     v35 = icmp.ult v33, v34
;;     v36 = iconst.i32 0xffff8000
;;     v37 = band.i32 v31, v36
;;     v38 = select.i32 v35, v37, v31
;;     v39 = iconst.i32 32767
;;     v40 = band.i32 v29, v39
;;     v41 = iconst.i32 32767
;;     v42 = band.i32 v38, v41
;;     v43 = iconst.i32 31744
;;     v44 = icmp.ugt v40, v43
;;     v45 = iconst.i32 31744
;;     v46 = icmp.ugt v42, v45
;;     v47 = bor.b1 v44, v46
;;     v48 = iconst.i32 31
;;     v49 = sshr.i32 v29, v48
;;     v50 = bxor.i32 v40, v49
;;     v51 = isub.i32 v50, v49
;;     v52 = iconst.i32 31
;;     v53 = sshr.i32 v38, v52
;;     v54 = bxor.i32 v42, v53
;;     v55 = isub.i32 v54, v53
;;     v56 = icmp.eq v51, v55
;;     v57 = bnot.b1 v47
;;     v58 = band.b1 v56, v57
;;     return v58
;; }

function %fneg_f16 {
block0(v0: f16):
    v20 = fneg.f16 v0
    return v20
}
;; function %fneg_f16 {
;; block0(v0: f16):
;;     v21 = bitcast.i16 v0
;;     v22 = sextend.i32 v21
;;     v23 = iconst.i32 32768
;;     v24 = bxor.i32 v22, v23
;;     v25 = ireduce.i16 v24
;;     v26 = bitcast.f16 v25
;;     return v26
;; }

function %fneg_f64 {
block0(v0: f64):
    v20 = fneg.f64 v0
    return v20
}
;; function %fneg_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = iconst.i32 0x80000000
;;     v23 = ilow v21
;;     v24 = ihigh v21
;;     v25 = bxor.i32 v24, v22
;;     v26 = iconcat v23, v25
;;     v27 = bitcast.f64 v26
;;     return v27
;; }

function %fabs_f16 {
block0(v0: f16):
    v20 = fabs.f16 v0
    return v20
}
;; function %fabs_f16 {
;; block0(v0: f16):
;;     v21 = bitcast.i16 v0
;;     v22 = sextend.i32 v21
;;     v23 = iconst.i32 32768
;;     v24 = bnot.i32 v23
;;     v25 = band.i32 v22, v24
;;     v26 = ireduce.i16 v25
;;     v27 = bitcast.f16 v26
;;     return v27
;; }

function %fabs_f64 {
block0(v0: f64):
    v20 = fabs.f64 v0
    return v20
}
;; function %fabs_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = iconst.i32 0x80000000
;;     v23 = ilow v21
;;     v24 = ihigh v21
;;     v25 = bnot.i32 v22
;;     v26 = band.i32 v24, v25
;;     v27 = iconcat v23, v26
;;     v28 = bitcast.f64 v27
;;     return v28
;; }

function %fceil_f64 {
block0(v0: f64):
    v20 = fceil.f64 v0
    return v20
}
;; function %fceil_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.f64 v21
;;     v23 = fconst.f64 0x4330000000000000
;;     v46 = bitcast.i64 v22
;;     v47 = ihigh v46
;;     v48 = bitcast.i64 v23
;;     v49 = iconst.i32 0x80000000
;;     v50 = ilow v48
;;     v51 = ihigh v48
;;     v55 = bnot.i32 v49
;;     v56 = band.i32 v49, v47
;;     v57 = band.i32 v55, v51
;;     v58 = bor.i32 v56, v57
;;     v53 = iconcat v50, v58
;;     v54 = bitcast.f64 v53
;;     v25 = fadd.up.f64 v22, v54
;;     v26 = fsub.f64 v25, v54
;;     v59 = bitcast.i64 v22
;;     v60 = ihigh v59
;;     v61 = bitcast.i64 v26
;;     v62 = iconst.i32 0x80000000
;;     v63 = ilow v61
;;     v64 = ihigh v61
;;     v68 = bnot.i32 v62
;;     v69 = band.i32 v62, v60
;;     v70 = band.i32 v68, v64
;;     v71 = bor.i32 v69, v70
;;     v66 = iconcat v63, v71
;;     v67 = bitcast.f64 v66
;;     v28 = ilow v21
;;     v29 = ihigh v21
;;     v30 = iconst.i32 0x7fffffff
;;     v31 = iconst.i32 0x43300000
;;     v32 = iconst.i32 0x7ff00000
;;     v33 = iconst.i32 0
;;     v34 = iconst.i32 0x80000
;;     v35 = band.i32 v29, v30
;;     v36 = icmp.ult v35, v31
;;     v37 = icmp.ne v28, v33
;;     v38 = uextend.i32 v37
;;     v39 = bor.i32 v35, v38
;;     v40 = icmp.ugt v39, v32
;;     v41 = bor.i32 v29, v34
;;     v42 = select.i32 v40, v41, v29
;;     v43 = iconcat v28, v42
;;     v44 = bitcast.f64 v43
;;     v45 = select.f64 v36, v67, v44
;;     return v45
;; }

function %fceil_f32 {
block0(v0: f32):
    v20 = fceil.f32 v0
    return v20
}
;; function %fceil_f32 {
;; block0(v0: f32):
;;     v21 = fceil.ftz.f32 v0
;;     v22 = bitcast.i32 v0
;;     v23 = iconst.i32 1
;;     v24 = isub.i32 v22, v23
;;     v25 = iconst.i32 0x7fffff
;;     v26 = icmp.ult v24, v25
;;     v27 = fconst.f32 1.0
;;     v28 = select.f32 v26, v27, v21
;;     return v28
;; }

function %ffloor_f64 {
block0(v0: f64):
    v20 = ffloor.f64 v0
    return v20
}
;; function %ffloor_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.f64 v21
;;     v23 = fconst.f64 0x4330000000000000
;;     v46 = bitcast.i64 v22
;;     v47 = ihigh v46
;;     v48 = bitcast.i64 v23
;;     v49 = iconst.i32 0x80000000
;;     v50 = ilow v48
;;     v51 = ihigh v48
;;     v55 = bnot.i32 v49
;;     v56 = band.i32 v49, v47
;;     v57 = band.i32 v55, v51
;;     v58 = bor.i32 v56, v57
;;     v53 = iconcat v50, v58
;;     v54 = bitcast.f64 v53
;;     v25 = fadd.down.f64 v22, v54
;;     v26 = fsub.f64 v25, v54
;;     v59 = bitcast.i64 v22
;;     v60 = ihigh v59
;;     v61 = bitcast.i64 v26
;;     v62 = iconst.i32 0x80000000
;;     v63 = ilow v61
;;     v64 = ihigh v61
;;     v68 = bnot.i32 v62
;;     v69 = band.i32 v62, v60
;;     v70 = band.i32 v68, v64
;;     v71 = bor.i32 v69, v70
;;     v66 = iconcat v63, v71
;;     v67 = bitcast.f64 v66
;;     v28 = ilow v21
;;     v29 = ihigh v21
;;     v30 = iconst.i32 0x7fffffff
;;     v31 = iconst.i32 0x43300000
;;     v32 = iconst.i32 0x7ff00000
;;     v33 = iconst.i32 0
;;     v34 = iconst.i32 0x80000
;;     v35 = band.i32 v29, v30
;;     v36 = icmp.ult v35, v31
;;     v37 = icmp.ne v28, v33
;;     v38 = uextend.i32 v37
;;     v39 = bor.i32 v35, v38
;;     v40 = icmp.ugt v39, v32
;;     v41 = bor.i32 v29, v34
;;     v42 = select.i32 v40, v41, v29
;;     v43 = iconcat v28, v42
;;     v44 = bitcast.f64 v43
;;     v45 = select.f64 v36, v67, v44
;;     return v45
;; }

function %ffloor_f32 {
block0(v0: f32):
    v20 = ffloor.f32 v0
    return v20
}
;; function %ffloor_f32 {
;; block0(v0: f32):
;;     v21 = ffloor.ftz.f32 v0
;;     v22 = bitcast.i32 v0
;;     v23 = iconst.i32 0x80000001
;;     v24 = isub.i32 v22, v23
;;     v25 = iconst.i32 0x7fffff
;;     v26 = icmp.ult v24, v25
;;     v27 = fconst.f32 -1.0
;;     v28 = select.f32 v26, v27, v21
;;     return v28
;; }

function %ftrunc_f64 {
block0(v0: f64):
    v20 = ftrunc.f64 v0
    return v20
}
;; function %ftrunc_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.f64 v21
;;     v23 = fconst.f64 0x4330000000000000
;;     v46 = bitcast.i64 v22
;;     v47 = ihigh v46
;;     v48 = bitcast.i64 v23
;;     v49 = iconst.i32 0x80000000
;;     v50 = ilow v48
;;     v51 = ihigh v48
;;     v55 = bnot.i32 v49
;;     v56 = band.i32 v49, v47
;;     v57 = band.i32 v55, v51
;;     v58 = bor.i32 v56, v57
;;     v53 = iconcat v50, v58
;;     v54 = bitcast.f64 v53
;;     v25 = fadd.zero.f64 v22, v54
;;     v26 = fsub.f64 v25, v54
;;     v59 = bitcast.i64 v22
;;     v60 = ihigh v59
;;     v61 = bitcast.i64 v26
;;     v62 = iconst.i32 0x80000000
;;     v63 = ilow v61
;;     v64 = ihigh v61
;;     v68 = bnot.i32 v62
;;     v69 = band.i32 v62, v60
;;     v70 = band.i32 v68, v64
;;     v71 = bor.i32 v69, v70
;;     v66 = iconcat v63, v71
;;     v67 = bitcast.f64 v66
;;     v28 = ilow v21
;;     v29 = ihigh v21
;;     v30 = iconst.i32 0x7fffffff
;;     v31 = iconst.i32 0x43300000
;;     v32 = iconst.i32 0x7ff00000
;;     v33 = iconst.i32 0
;;     v34 = iconst.i32 0x80000
;;     v35 = band.i32 v29, v30
;;     v36 = icmp.ult v35, v31
;;     v37 = icmp.ne v28, v33
;;     v38 = uextend.i32 v37
;;     v39 = bor.i32 v35, v38
;;     v40 = icmp.ugt v39, v32
;;     v41 = bor.i32 v29, v34
;;     v42 = select.i32 v40, v41, v29
;;     v43 = iconcat v28, v42
;;     v44 = bitcast.f64 v43
;;     v45 = select.f64 v36, v67, v44
;;     return v45
;; }

function %ftrunc_f32 {
block0(v0: f32):
    v20 = ftrunc.f32 v0
    return v20
}
;; function %ftrunc_f32 {
;; block0(v0: f32):
;;     v21 = ftrunc.ftz.f32 v0
;;     return v21
;; }

function %frint_f64 {
block0(v0: f64):
    v20 = frint.f64 v0
    return v20
}
;; function %frint_f64 {
;; block0(v0: f64):
;;     v21 = bitcast.i64 v0
;;     v22 = bitcast.f64 v21
;;     v23 = fconst.f64 0x4330000000000000
;;     v46 = bitcast.i64 v22
;;     v47 = ihigh v46
;;     v48 = bitcast.i64 v23
;;     v49 = iconst.i32 0x80000000
;;     v50 = ilow v48
;;     v51 = ihigh v48
;;     v55 = bnot.i32 v49
;;     v56 = band.i32 v49, v47
;;     v57 = band.i32 v55, v51
;;     v58 = bor.i32 v56, v57
;;     v53 = iconcat v50, v58
;;     v54 = bitcast.f64 v53
;;     v25 = fadd.f64 v22, v54
;;     v26 = fsub.f64 v25, v54
;;     v59 = bitcast.i64 v22
;;     v60 = ihigh v59
;;     v61 = bitcast.i64 v26
;;     v62 = iconst.i32 0x80000000
;;     v63 = ilow v61
;;     v64 = ihigh v61
;;     v68 = bnot.i32 v62
;;     v69 = band.i32 v62, v60
;;     v70 = band.i32 v68, v64
;;     v71 = bor.i32 v69, v70
;;     v66 = iconcat v63, v71
;;     v67 = bitcast.f64 v66
;;     v28 = ilow v21
;;     v29 = ihigh v21
;;     v30 = iconst.i32 0x7fffffff
;;     v31 = iconst.i32 0x43300000
;;     v32 = iconst.i32 0x7ff00000
;;     v33 = iconst.i32 0
;;     v34 = iconst.i32 0x80000
;;     v35 = band.i32 v29, v30
;;     v36 = icmp.ult v35, v31
;;     v37 = icmp.ne v28, v33
;;     v38 = uextend.i32 v37
;;     v39 = bor.i32 v35, v38
;;     v40 = icmp.ugt v39, v32
;;     v41 = bor.i32 v29, v34
;;     v42 = select.i32 v40, v41, v29
;;     v43 = iconcat v28, v42
;;     v44 = bitcast.f64 v43
;;     v45 = select.f64 v36, v67, v44
;;     return v45
;; }

function %frint_f32 {
block0(v0: f32):
    v20 = frint.f32 v0
    return v20
}
;; function %frint_f32 {
;; block0(v0: f32):
;;     v21 = frint.ftz.f32 v0
;;     return v21
;; }

function %fsqrt_f32 {
block0(v0: f32):
    v20 = fsqrt.f32 v0
    return v20
}
;; function %fsqrt_f32 {
;; block0(v0: f32):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 0xd800000
;;     v23 = icmp.ult v21, v22
;;     v24 = fconst.f32 0x71800000
;;     v25 = fconst.f32 0x57800000
;;     v26 = fmul.ftz.f32 v0, v24
;;     v27 = fmul.ftz.f32 v26, v25
;;     v28 = select.f32 v23, v27, v0
;;     v29 = iconst.i32 0x800000
;;     v30 = icmp.ult v21, v29
;;     v31 = fcvt_from_uint.f32 v21
;;     v32 = fconst.f32 0.5
;;     v33 = fmul.ftz.f32 v31, v32
;;     v34 = select.f32 v30, v33, v28
;;     v35 = fconst.f32 0.5
;;     v36 = nrsqrt.f32 v34
;;     v37 = fmul.ftz.f32 v34, v36
;;     v38 = fmul.ftz.f32 v36, v35
;;     v39 = fneg.f32 v38
;;     v40 = fma.ftz.f32 v39, v37, v35
;;     v41 = fma.ftz.f32 v37, v40, v37
;;     v42 = fma.ftz.f32 v38, v40, v38
;;     v43 = fneg.f32 v41
;;     v44 = fma.ftz.f32 v43, v41, v34
;;     v45 = fma.ftz.f32 v44, v42, v41
;;     v46 = fneg.f32 v45
;;     v47 = fma.ftz.f32 v46, v45, v34
;;     v48 = bitcast.i32 v45
;;     v49 = iconst.i32 1
;;     v50 = iadd.i32 v48, v49
;;     v51 = isub.i32 v48, v49
;;     v52 = bitcast.f32 v50
;;     v53 = bitcast.f32 v51
;;     v54 = fsub.ftz.f32 v52, v45
;;     v55 = fsub.ftz.f32 v53, v45
;;     v56 = fmul.ftz.f32 v45, v54
;;     v57 = fmul.ftz.f32 v45, v55
;;     v58 = fcmp.gt.ftz v47, v56
;;     v59 = fcmp.le.ftz v47, v57
;;     v60 = select.f32 v59, v53, v45
;;     v61 = select.f32 v58, v52, v60
;;     v62 = fconst.f32 0x1a800000
;;     v63 = fmul.ftz.f32 v61, v62
;;     v64 = select.f32 v23, v63, v61
;;     v65 = iconst.i32 0x7fffffff
;;     v66 = iconst.i32 0x80000000
;;     v67 = iconst.i32 0x7f800000
;;     v68 = bitcast.i32 v0
;;     v69 = band.i32 v68, v65
;;     v70 = iconst.i32 1
;;     v71 = icmp.ult v69, v70
;;     v72 = band.i32 v21, v66
;;     v73 = bitcast.f32 v72
;;     v74 = select.f32 v71, v73, v64
;;     v75 = icmp.eq v21, v67
;;     v76 = select.f32 v75, v0, v74
;;     return v76
;; }

function %fsqrt_ftz_f32 {
block0(v0: f32):
    v20 = fsqrt.ftz.f32 v0
    return v20
}
;; function %fsqrt_ftz_f32 {
;; block0(v0: f32):
;;     v21 = bitcast.i32 v0
;;     v22 = iconst.i32 0xd800000
;;     v23 = icmp.ult v21, v22
;;     v24 = fconst.f32 0x71800000
;;     v25 = fconst.f32 0x57800000
;;     v26 = fmul.ftz.f32 v0, v24
;;     v27 = fmul.ftz.f32 v26, v25
;;     v28 = select.f32 v23, v27, v0
;;     v29 = fconst.f32 0.5
;;     v30 = nrsqrt.f32 v28
;;     v31 = fmul.ftz.f32 v28, v30
;;     v32 = fmul.ftz.f32 v30, v29
;;     v33 = fneg.f32 v32
;;     v34 = fma.ftz.f32 v33, v31, v29
;;     v35 = fma.ftz.f32 v31, v34, v31
;;     v36 = fma.ftz.f32 v32, v34, v32
;;     v37 = fneg.f32 v35
;;     v38 = fma.ftz.f32 v37, v35, v28
;;     v39 = fma.ftz.f32 v38, v36, v35
;;     v40 = fneg.f32 v39
;;     v41 = fma.ftz.f32 v40, v39, v28
;;     v42 = bitcast.i32 v39
;;     v43 = iconst.i32 1
;;     v44 = iadd.i32 v42, v43
;;     v45 = isub.i32 v42, v43
;;     v46 = bitcast.f32 v44
;;     v47 = bitcast.f32 v45
;;     v48 = fsub.ftz.f32 v46, v39
;;     v49 = fsub.ftz.f32 v47, v39
;;     v50 = fmul.ftz.f32 v39, v48
;;     v51 = fmul.ftz.f32 v39, v49
;;     v52 = fcmp.gt.ftz v41, v50
;;     v53 = fcmp.le.ftz v41, v51
;;     v54 = select.f32 v53, v47, v39
;;     v55 = select.f32 v52, v46, v54
;;     v56 = fconst.f32 0x1a800000
;;     v57 = fmul.ftz.f32 v55, v56
;;     v58 = select.f32 v23, v57, v55
;;     v59 = iconst.i32 0x7fffffff
;;     v60 = iconst.i32 0x80000000
;;     v61 = iconst.i32 0x7f800000
;;     v62 = bitcast.i32 v0
;;     v63 = band.i32 v62, v59
;;     v64 = iconst.i32 0x800000
;;     v65 = icmp.ult v63, v64
;;     v66 = band.i32 v21, v60
;;     v67 = bitcast.f32 v66
;;     v68 = select.f32 v65, v67, v58
;;     v69 = icmp.eq v21, v61
;;     v70 = select.f32 v69, v0, v68
;;     return v70
;; }

function %fsqrt_f64 {
block0(v0: f64):
    v20 = fsqrt.f64 v0
    return v20
}
;; function %fsqrt_f64 {
;; block0(v0: f64):
;;     v21 = fconst.f64 0x1000000000000000
;;     v97 = bitcast.i64 v0
;;     v98 = bitcast.i64 v21
;;     v99 = iconst.i64 0x7fffffffffffffff
;;     v100 = band.i64 v97, v99
;;     v101 = iconst.i64 0x7fffffffffffffff
;;     v102 = band.i64 v98, v101
;;     v103 = iconst.i64 0x7ff0000000000000
;;     v119 = ilow v100
;;     v120 = ihigh v100
;;     v121 = ilow v103
;;     v122 = ihigh v103
;;     v123 = icmp.ugt v120, v122
;;     v124 = icmp.eq v120, v122
;;     v125 = icmp.ugt v119, v121
;;     v126 = band.b1 v124, v125
;;     v127 = bor.b1 v123, v126
;;     v105 = iconst.i64 0x7ff0000000000000
;;     v128 = ilow v102
;;     v129 = ihigh v102
;;     v130 = ilow v105
;;     v131 = ihigh v105
;;     v132 = icmp.ugt v129, v131
;;     v133 = icmp.eq v129, v131
;;     v134 = icmp.ugt v128, v130
;;     v135 = band.b1 v133, v134
;;     v136 = bor.b1 v132, v135
;;     v107 = bor.b1 v127, v136
;;     v108 = iconst.i32 63
;;     v137 = ilow v97
;;     v138 = ihigh v97
;;     v139 = iconst.i32 1
;;     v140 = iconst.i32 31
;;     v141 = iconst.i32 32
;;     v142 = iconst.i32 0
;;     v143 = band.i32 v108, v141
;;     v144 = icmp.ne v143, v142
;;     v145 = band.i32 v108, v140
;;     v146 = bxor.i32 v145, v140
;;     v147 = sshr.i32 v138, v145
;;     v148 = sshr.i32 v138, v140
;;     v149 = ishl.i32 v138, v139
;;     v150 = ishl.i32 v149, v146
;;     v151 = ushr.i32 v137, v145
;;     v152 = bor.i32 v151, v150
;;     v153 = select.i32 v144, v147, v152
;;     v154 = select.i32 v144, v148, v147
;;     v155 = iconcat v153, v154
;;     v110 = bxor.i64 v100, v155
;;     v111 = isub.i64 v110, v155
;;     v112 = iconst.i32 63
;;     v156 = ilow v98
;;     v157 = ihigh v98
;;     v158 = iconst.i32 1
;;     v159 = iconst.i32 31
;;     v160 = iconst.i32 32
;;     v161 = iconst.i32 0
;;     v162 = band.i32 v112, v160
;;     v163 = icmp.ne v162, v161
;;     v164 = band.i32 v112, v159
;;     v165 = bxor.i32 v164, v159
;;     v166 = sshr.i32 v157, v164
;;     v167 = sshr.i32 v157, v159
;;     v168 = ishl.i32 v157, v158
;;     v169 = ishl.i32 v168, v165
;;     v170 = ushr.i32 v156, v164
;;     v171 = bor.i32 v170, v169
;;     v172 = select.i32 v163, v166, v171
;;     v173 = select.i32 v163, v167, v166
;;     v174 = iconcat v172, v173
;;     v114 = bxor.i64 v102, v174
;;     v115 = isub.i64 v114, v174
;;     v175 = ilow v111
;;     v176 = ihigh v111
;;     v177 = ilow v115
;;     v178 = ihigh v115
;;     v179 = icmp.slt v176, v178
;;     v180 = icmp.eq v176, v178
;;     v181 = icmp.ult v175, v177
;;     v182 = band.b1 v180, v181
;;     v183 = bor.b1 v179, v182
;;     v117 = bnot.b1 v107
;;     v118 = band.b1 v183, v117
;;     v23 = fconst.f64 0x4ff0000000000000
;;     v24 = fconst.f64 1.0
;;     v25 = select.f64 v118, v23, v24
;;     v26 = fmul.f64 v0, v25
;;     v27 = fconst.f64 0.5
;;     v28 = bitcast.i64 v26
;;     v29 = ihigh v28
;;     v30 = iconst.i32 20
;;     v31 = iconst.i32 2047
;;     v32 = ushr.i32 v29, v30
;;     v33 = band.i32 v32, v31
;;     v34 = iconst.i32 1023
;;     v35 = isub.i32 v33, v34
;;     v36 = iconst.i32 1
;;     v37 = band.i32 v35, v36
;;     v38 = sshr.i32 v35, v36
;;     v39 = iadd.i32 v34, v37
;;     v40 = ilow v28
;;     v41 = ihigh v28
;;     v42 = iconst.i32 0x800fffff
;;     v43 = iconst.i32 20
;;     v44 = band.i32 v41, v42
;;     v45 = ishl.i32 v39, v43
;;     v46 = bor.i32 v44, v45
;;     v47 = iconcat v40, v46
;;     v48 = bitcast.f64 v47
;;     v49 = fconvert.zero.f32 v48
;;     v50 = nrsqrt.f32 v49
;;     v51 = fconvert.f64 v50
;;     v52 = bitcast.i64 v51
;;     v53 = ilow v52
;;     v54 = ihigh v52
;;     v55 = iconst.i32 20
;;     v56 = ishl.i32 v38, v55
;;     v57 = isub.i32 v54, v56
;;     v58 = iconcat v53, v57
;;     v59 = bitcast.f64 v58
;;     v60 = ihigh v28
;;     v61 = iconst.i32 0
;;     v62 = icmp.slt v60, v61
;;     v63 = fconst.f64 0x7ff8000000000000
;;     v64 = select.f64 v62, v63, v59
;;     v65 = iconst.i32 1
;;     v66 = iconst.i32 2046
;;     v67 = isub.i32 v33, v65
;;     v68 = icmp.uge v67, v66
;;     v69 = fconvert.zero.f32 v26
;;     v70 = nrsqrt.f32 v69
;;     v71 = fconvert.f64 v70
;;     v72 = select.f64 v68, v71, v64
;;     v73 = fmul.f64 v26, v72
;;     v74 = fmul.f64 v72, v27
;;     v184 = bitcast.i64 v74
;;     v185 = iconst.i32 0x80000000
;;     v186 = ilow v184
;;     v187 = ihigh v184
;;     v188 = bxor.i32 v187, v185
;;     v189 = iconcat v186, v188
;;     v190 = bitcast.f64 v189
;;     v76 = fma.f64 v190, v73, v27
;;     v77 = fma.f64 v74, v76, v74
;;     v78 = fma.f64 v73, v76, v73
;;     v191 = bitcast.i64 v78
;;     v192 = iconst.i32 0x80000000
;;     v193 = ilow v191
;;     v194 = ihigh v191
;;     v195 = bxor.i32 v194, v192
;;     v196 = iconcat v193, v195
;;     v197 = bitcast.f64 v196
;;     v80 = fma.f64 v197, v78, v26
;;     v81 = fma.zero.f64 v80, v77, v78
;;     v82 = bitcast.i64 v81
;;     v83 = iconst.i64 1
;;     v84 = iadd.i64 v82, v83
;;     v85 = bitcast.f64 v84
;;     v198 = bitcast.i64 v85
;;     v199 = iconst.i32 0x80000000
;;     v200 = ilow v198
;;     v201 = ihigh v198
;;     v202 = bxor.i32 v201, v199
;;     v203 = iconcat v200, v202
;;     v204 = bitcast.f64 v203
;;     v87 = fma.f64 v204, v81, v26
;;     v88 = fconst.f64 0.0
;;     v205 = bitcast.i64 v87
;;     v206 = bitcast.i64 v88
;;     v207 = iconst.i64 0x7fffffffffffffff
;;     v208 = band.i64 v205, v207
;;     v209 = iconst.i64 0x7fffffffffffffff
;;     v210 = band.i64 v206, v209
;;     v211 = iconst.i64 0x7ff0000000000000
;;     v227 = ilow v208
;;     v228 = ihigh v208
;;     v229 = ilow v211
;;     v230 = ihigh v211
;;     v231 = icmp.ugt v228, v230
;;     v232 = icmp.eq v228, v230
;;     v233 = icmp.ugt v227, v229
;;     v234 = band.b1 v232, v233
;;     v235 = bor.b1 v231, v234
;;     v213 = iconst.i64 0x7ff0000000000000
;;     v236 = ilow v210
;;     v237 = ihigh v210
;;     v238 = ilow v213
;;     v239 = ihigh v213
;;     v240 = icmp.ugt v237, v239
;;     v241 = icmp.eq v237, v239
;;     v242 = icmp.ugt v236, v238
;;     v243 = band.b1 v241, v242
;;     v244 = bor.b1 v240, v243
;;     v215 = bor.b1 v235, v244
;;     v216 = iconst.i32 63
;;     v245 = ilow v205
;;     v246 = ihigh v205
;;     v247 = iconst.i32 1
;;     v248 = iconst.i32 31
;;     v249 = iconst.i32 32
;;     v250 = iconst.i32 0
;;     v251 = band.i32 v216, v249
;;     v252 = icmp.ne v251, v250
;;     v253 = band.i32 v216, v248
;;     v254 = bxor.i32 v253, v248
;;     v255 = sshr.i32 v246, v253
;;     v256 = sshr.i32 v246, v248
;;     v257 = ishl.i32 v246, v247
;;     v258 = ishl.i32 v257, v254
;;     v259 = ushr.i32 v245, v253
;;     v260 = bor.i32 v259, v258
;;     v261 = select.i32 v252, v255, v260
;;     v262 = select.i32 v252, v256, v255
;;     v263 = iconcat v261, v262
;;     v218 = bxor.i64 v208, v263
;;     v219 = isub.i64 v218, v263
;;     v220 = iconst.i32 63
;;     v264 = ilow v206
;;     v265 = ihigh v206
;;     v266 = iconst.i32 1
;;     v267 = iconst.i32 31
;;     v268 = iconst.i32 32
;;     v269 = iconst.i32 0
;;     v270 = band.i32 v220, v268
;;     v271 = icmp.ne v270, v269
;;     v272 = band.i32 v220, v267
;;     v273 = bxor.i32 v272, v267
;;     v274 = sshr.i32 v265, v272
;;     v275 = sshr.i32 v265, v267
;;     v276 = ishl.i32 v265, v266
;;     v277 = ishl.i32 v276, v273
;;     v278 = ushr.i32 v264, v272
;;     v279 = bor.i32 v278, v277
;;     v280 = select.i32 v271, v274, v279
;;     v281 = select.i32 v271, v275, v274
;;     v282 = iconcat v280, v281
;;     v222 = bxor.i64 v210, v282
;;     v223 = isub.i64 v222, v282
;;     v283 = ilow v219
;;     v284 = ihigh v219
;;     v285 = ilow v223
;;     v286 = ihigh v223
;;     v287 = icmp.sgt v284, v286
;;     v288 = icmp.eq v284, v286
;;     v289 = icmp.ugt v283, v285
;;     v290 = band.b1 v288, v289
;;     v291 = bor.b1 v287, v290
;;     v225 = bnot.b1 v215
;;     v226 = band.b1 v291, v225
;;     v90 = select.f64 v226, v85, v81
;;     v91 = fconst.f64 0x37f0000000000000
;;     v92 = select.f64 v118, v91, v24
;;     v93 = fmul.f64 v90, v92
;;     v94 = iconst.i32 608
;;     v292 = bitcast.i64 v26
;;     v293 = iconst.i64 0x7fffffffffffffff
;;     v294 = band.i64 v292, v293
;;     v295 = iconst.i64 0
;;     v296 = iconst.i64 0x10000000000000
;;     v297 = iconst.i64 0x7ff0000000000000
;;     v298 = iconst.i64 0x7ff8000000000000
;;     v327 = ilow v292
;;     v328 = ihigh v292
;;     v329 = ilow v295
;;     v330 = ihigh v295
;;     v331 = icmp.slt v328, v330
;;     v332 = icmp.eq v328, v330
;;     v333 = icmp.ult v327, v329
;;     v334 = band.b1 v332, v333
;;     v335 = bor.b1 v331, v334
;;     v300 = iconst.i32 8
;;     v301 = iconst.i32 256
;;     v302 = select.i32 v335, v300, v301
;;     v303 = iconst.i32 16
;;     v304 = iconst.i32 128
;;     v305 = select.i32 v335, v303, v304
;;     v306 = iconst.i32 32
;;     v307 = iconst.i32 64
;;     v308 = select.i32 v335, v306, v307
;;     v309 = iconst.i32 4
;;     v310 = iconst.i32 512
;;     v311 = select.i32 v335, v309, v310
;;     v336 = ilow v294
;;     v337 = ihigh v294
;;     v338 = ilow v296
;;     v339 = ihigh v296
;;     v340 = icmp.ult v337, v339
;;     v341 = icmp.eq v337, v339
;;     v342 = icmp.ult v336, v338
;;     v343 = band.b1 v341, v342
;;     v344 = bor.b1 v340, v343
;;     v313 = select.i32 v344, v305, v302
;;     v345 = ilow v294
;;     v346 = ihigh v294
;;     v347 = ilow v295
;;     v348 = ihigh v295
;;     v349 = bxor.i32 v345, v347
;;     v350 = bxor.i32 v346, v348
;;     v351 = bor.i32 v349, v350
;;     v352 = iconst.i32 0
;;     v353 = icmp.eq v351, v352
;;     v315 = select.i32 v353, v308, v313
;;     v354 = ilow v294
;;     v355 = ihigh v294
;;     v356 = ilow v297
;;     v357 = ihigh v297
;;     v358 = bxor.i32 v354, v356
;;     v359 = bxor.i32 v355, v357
;;     v360 = bor.i32 v358, v359
;;     v361 = iconst.i32 0
;;     v362 = icmp.eq v360, v361
;;     v317 = select.i32 v362, v311, v315
;;     v318 = iconst.i32 1
;;     v319 = iconst.i32 2
;;     v363 = ilow v294
;;     v364 = ihigh v294
;;     v365 = ilow v297
;;     v366 = ihigh v297
;;     v367 = icmp.ugt v364, v366
;;     v368 = icmp.eq v364, v366
;;     v369 = icmp.ugt v363, v365
;;     v370 = band.b1 v368, v369
;;     v371 = bor.b1 v367, v370
;;     v321 = select.i32 v371, v318, v317
;;     v372 = ilow v294
;;     v373 = ihigh v294
;;     v374 = ilow v298
;;     v375 = ihigh v298
;;     v376 = icmp.ugt v373, v375
;;     v377 = icmp.eq v373, v375
;;     v378 = icmp.uge v372, v374
;;     v379 = band.b1 v377, v378
;;     v380 = bor.b1 v376, v379
;;     v323 = select.i32 v380, v319, v321
;;     v324 = band.i32 v323, v94
;;     v325 = iconst.i32 0
;;     v326 = icmp.ne v324, v325
;;     v96 = select.f64 v326, v26, v93
;;     return v96
;; }
