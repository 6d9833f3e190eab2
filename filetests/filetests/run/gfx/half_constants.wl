; test run gfx600
; test run gfx803
; test run gfx900
; test run gfx90a
; test run gfx942
; test run gfx1030
; test run gfx1100
; test run gfx1201
; Halves read inline constants as halves, not as the low bits of singles: products and sums with each of them, and with what is none.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 1
    v4 = iadd.i32 v2, v3
    v5 = fcvt_from_uint.f16 v4
    v6 = iconst.i32 88
    v7 = imul.i32 v2, v6
    v8 = uextend.i64 v7
    v9 = iadd.i64 v1, v8
    v10 = fconst.f16 0x3800
    v11 = fmul.f16 v5, v10
    v12 = fsub.f16 v10, v5
    v13 = bitcast.i16 v11
    v14 = uextend.i32 v13
    store.i32 global align 4 [v9+0], v14
    v16 = bitcast.i16 v12
    v17 = uextend.i32 v16
    store.i32 global align 4 [v9+4], v17
    v20 = fconst.f16 0xb800
    v21 = fmul.f16 v5, v20
    v22 = fsub.f16 v20, v5
    v23 = bitcast.i16 v21
    v24 = uextend.i32 v23
    store.i32 global align 4 [v9+8], v24
    v26 = bitcast.i16 v22
    v27 = uextend.i32 v26
    store.i32 global align 4 [v9+12], v27
    v30 = fconst.f16 0x3c00
    v31 = fmul.f16 v5, v30
    v32 = fsub.f16 v30, v5
    v33 = bitcast.i16 v31
    v34 = uextend.i32 v33
    store.i32 global align 4 [v9+16], v34
    v36 = bitcast.i16 v32
    v37 = uextend.i32 v36
    store.i32 global align 4 [v9+20], v37
    v40 = fconst.f16 0xbc00
    v41 = fmul.f16 v5, v40
    v42 = fsub.f16 v40, v5
    v43 = bitcast.i16 v41
    v44 = uextend.i32 v43
    store.i32 global align 4 [v9+24], v44
    v46 = bitcast.i16 v42
    v47 = uextend.i32 v46
    store.i32 global align 4 [v9+28], v47
    v50 = fconst.f16 0x4000
    v51 = fmul.f16 v5, v50
    v52 = fsub.f16 v50, v5
    v53 = bitcast.i16 v51
    v54 = uextend.i32 v53
    store.i32 global align 4 [v9+32], v54
    v56 = bitcast.i16 v52
    v57 = uextend.i32 v56
    store.i32 global align 4 [v9+36], v57
    v60 = fconst.f16 0xc000
    v61 = fmul.f16 v5, v60
    v62 = fsub.f16 v60, v5
    v63 = bitcast.i16 v61
    v64 = uextend.i32 v63
    store.i32 global align 4 [v9+40], v64
    v66 = bitcast.i16 v62
    v67 = uextend.i32 v66
    store.i32 global align 4 [v9+44], v67
    v70 = fconst.f16 0x4400
    v71 = fmul.f16 v5, v70
    v72 = fsub.f16 v70, v5
    v73 = bitcast.i16 v71
    v74 = uextend.i32 v73
    store.i32 global align 4 [v9+48], v74
    v76 = bitcast.i16 v72
    v77 = uextend.i32 v76
    store.i32 global align 4 [v9+52], v77
    v80 = fconst.f16 0xc400
    v81 = fmul.f16 v5, v80
    v82 = fsub.f16 v80, v5
    v83 = bitcast.i16 v81
    v84 = uextend.i32 v83
    store.i32 global align 4 [v9+56], v84
    v86 = bitcast.i16 v82
    v87 = uextend.i32 v86
    store.i32 global align 4 [v9+60], v87
    v90 = fconst.f16 0x3118
    v91 = fmul.f16 v5, v90
    v92 = fsub.f16 v90, v5
    v93 = bitcast.i16 v91
    v94 = uextend.i32 v93
    store.i32 global align 4 [v9+64], v94
    v96 = bitcast.i16 v92
    v97 = uextend.i32 v96
    store.i32 global align 4 [v9+68], v97
    v100 = fconst.f16 0x0040
    v101 = fmul.f16 v5, v100
    v102 = fsub.f16 v100, v5
    v103 = bitcast.i16 v101
    v104 = uextend.i32 v103
    store.i32 global align 4 [v9+72], v104
    v106 = bitcast.i16 v102
    v107 = uextend.i32 v106
    store.i32 global align 4 [v9+76], v107
    v110 = fconst.f16 0x3001
    v111 = fmul.f16 v5, v110
    v112 = fsub.f16 v110, v5
    v113 = bitcast.i16 v111
    v114 = uextend.i32 v113
    store.i32 global align 4 [v9+80], v114
    v116 = bitcast.i16 v112
    v117 = uextend.i32 v116
    store.i32 global align 4 [v9+84], v117
    return
}
; run: %k(zero(66): i32) grid 3 group 3 == [14336, 47104, 47104, 48640, 15360, 0, 48128, 49152, 16384, 15360, 49152, 49664, 17408, 16896, 50176, 50432, 12568, 47802, 64, 48128, 12289, 47872, 15360, 48640, 48128, 49408, 16384, 48128, 49152, 49664, 17408, 0, 50176, 50176, 18432, 16384, 51200, 50688, 13592, 48989, 128, 49152, 13313, 49024, 15872, 49408, 48640, 49920, 16896, 49152, 49664, 50176, 17920, 48128, 50688, 50432, 18944, 15360, 51712, 50944, 14244, 49582, 192, 49664, 13826, 49600]
