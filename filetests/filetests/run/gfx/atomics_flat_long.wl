; test run gfx700
; test run gfx803
; test run gfx900
; test run gfx90a
; test run gfx942
; test run gfx1030
; test run gfx1100
; test run gfx1201
; test run gfx1201 wave=64
; test run
; Every atomic operation of 64 bits on flat memory, with and without its result.

kernel %k {
    param %out : i64 at 0 align 8
    param %place : i64 at 8 align 8
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v9000 = load.i64 kernarg align 8 [v1+8]
    v3 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000], v3
    v4 = iconst.i64 0x200000012
    v5 = atomic_rmw.i64 add flat align 8 rlx agent [v9000], v4
    v6 = load.i64 flat align 8 [v9000]
    atomic_rmw_noret.i64 add flat align 8 rlx agent [v9000], v4
    v7 = load.i64 flat align 8 [v9000]
    store.i64 global align 8 [v2], v5
    store.i64 global align 8 [v2+8], v6
    store.i64 global align 8 [v2+16], v7
    v8 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+8], v8
    v9 = iconst.i64 0x90000000ffffff00
    v10 = atomic_rmw.i64 add flat align 8 rlx agent [v9000+8], v9
    v11 = load.i64 flat align 8 [v9000+8]
    atomic_rmw_noret.i64 add flat align 8 rlx agent [v9000+8], v9
    v12 = load.i64 flat align 8 [v9000+8]
    store.i64 global align 8 [v2+24], v10
    store.i64 global align 8 [v2+32], v11
    store.i64 global align 8 [v2+40], v12
    v13 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+16], v13
    v14 = iconst.i64 0x200000012
    v15 = atomic_rmw.i64 sub flat align 8 rlx agent [v9000+16], v14
    v16 = load.i64 flat align 8 [v9000+16]
    atomic_rmw_noret.i64 sub flat align 8 rlx agent [v9000+16], v14
    v17 = load.i64 flat align 8 [v9000+16]
    store.i64 global align 8 [v2+48], v15
    store.i64 global align 8 [v2+56], v16
    store.i64 global align 8 [v2+64], v17
    v18 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+24], v18
    v19 = iconst.i64 0x90000000ffffff00
    v20 = atomic_rmw.i64 sub flat align 8 rlx agent [v9000+24], v19
    v21 = load.i64 flat align 8 [v9000+24]
    atomic_rmw_noret.i64 sub flat align 8 rlx agent [v9000+24], v19
    v22 = load.i64 flat align 8 [v9000+24]
    store.i64 global align 8 [v2+72], v20
    store.i64 global align 8 [v2+80], v21
    store.i64 global align 8 [v2+88], v22
    v23 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+32], v23
    v24 = iconst.i64 0x200000012
    v25 = atomic_rmw.i64 and flat align 8 rlx agent [v9000+32], v24
    v26 = load.i64 flat align 8 [v9000+32]
    atomic_rmw_noret.i64 and flat align 8 rlx agent [v9000+32], v24
    v27 = load.i64 flat align 8 [v9000+32]
    store.i64 global align 8 [v2+96], v25
    store.i64 global align 8 [v2+104], v26
    store.i64 global align 8 [v2+112], v27
    v28 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+40], v28
    v29 = iconst.i64 0x90000000ffffff00
    v30 = atomic_rmw.i64 and flat align 8 rlx agent [v9000+40], v29
    v31 = load.i64 flat align 8 [v9000+40]
    atomic_rmw_noret.i64 and flat align 8 rlx agent [v9000+40], v29
    v32 = load.i64 flat align 8 [v9000+40]
    store.i64 global align 8 [v2+120], v30
    store.i64 global align 8 [v2+128], v31
    store.i64 global align 8 [v2+136], v32
    v33 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+48], v33
    v34 = iconst.i64 0x200000012
    v35 = atomic_rmw.i64 or flat align 8 rlx agent [v9000+48], v34
    v36 = load.i64 flat align 8 [v9000+48]
    atomic_rmw_noret.i64 or flat align 8 rlx agent [v9000+48], v34
    v37 = load.i64 flat align 8 [v9000+48]
    store.i64 global align 8 [v2+144], v35
    store.i64 global align 8 [v2+152], v36
    store.i64 global align 8 [v2+160], v37
    v38 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+56], v38
    v39 = iconst.i64 0x90000000ffffff00
    v40 = atomic_rmw.i64 or flat align 8 rlx agent [v9000+56], v39
    v41 = load.i64 flat align 8 [v9000+56]
    atomic_rmw_noret.i64 or flat align 8 rlx agent [v9000+56], v39
    v42 = load.i64 flat align 8 [v9000+56]
    store.i64 global align 8 [v2+168], v40
    store.i64 global align 8 [v2+176], v41
    store.i64 global align 8 [v2+184], v42
    v43 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+64], v43
    v44 = iconst.i64 0x200000012
    v45 = atomic_rmw.i64 xor flat align 8 rlx agent [v9000+64], v44
    v46 = load.i64 flat align 8 [v9000+64]
    atomic_rmw_noret.i64 xor flat align 8 rlx agent [v9000+64], v44
    v47 = load.i64 flat align 8 [v9000+64]
    store.i64 global align 8 [v2+192], v45
    store.i64 global align 8 [v2+200], v46
    store.i64 global align 8 [v2+208], v47
    v48 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+72], v48
    v49 = iconst.i64 0x90000000ffffff00
    v50 = atomic_rmw.i64 xor flat align 8 rlx agent [v9000+72], v49
    v51 = load.i64 flat align 8 [v9000+72]
    atomic_rmw_noret.i64 xor flat align 8 rlx agent [v9000+72], v49
    v52 = load.i64 flat align 8 [v9000+72]
    store.i64 global align 8 [v2+216], v50
    store.i64 global align 8 [v2+224], v51
    store.i64 global align 8 [v2+232], v52
    v53 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+80], v53
    v54 = iconst.i64 0x200000012
    v55 = atomic_rmw.i64 exch flat align 8 rlx agent [v9000+80], v54
    v56 = load.i64 flat align 8 [v9000+80]
    atomic_rmw_noret.i64 exch flat align 8 rlx agent [v9000+80], v54
    v57 = load.i64 flat align 8 [v9000+80]
    store.i64 global align 8 [v2+240], v55
    store.i64 global align 8 [v2+248], v56
    store.i64 global align 8 [v2+256], v57
    v58 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+88], v58
    v59 = iconst.i64 0x90000000ffffff00
    v60 = atomic_rmw.i64 exch flat align 8 rlx agent [v9000+88], v59
    v61 = load.i64 flat align 8 [v9000+88]
    atomic_rmw_noret.i64 exch flat align 8 rlx agent [v9000+88], v59
    v62 = load.i64 flat align 8 [v9000+88]
    store.i64 global align 8 [v2+264], v60
    store.i64 global align 8 [v2+272], v61
    store.i64 global align 8 [v2+280], v62
    v63 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+96], v63
    v64 = iconst.i64 0x200000012
    v65 = atomic_rmw.i64 umin flat align 8 rlx agent [v9000+96], v64
    v66 = load.i64 flat align 8 [v9000+96]
    atomic_rmw_noret.i64 umin flat align 8 rlx agent [v9000+96], v64
    v67 = load.i64 flat align 8 [v9000+96]
    store.i64 global align 8 [v2+288], v65
    store.i64 global align 8 [v2+296], v66
    store.i64 global align 8 [v2+304], v67
    v68 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+104], v68
    v69 = iconst.i64 0x90000000ffffff00
    v70 = atomic_rmw.i64 umin flat align 8 rlx agent [v9000+104], v69
    v71 = load.i64 flat align 8 [v9000+104]
    atomic_rmw_noret.i64 umin flat align 8 rlx agent [v9000+104], v69
    v72 = load.i64 flat align 8 [v9000+104]
    store.i64 global align 8 [v2+312], v70
    store.i64 global align 8 [v2+320], v71
    store.i64 global align 8 [v2+328], v72
    v73 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+112], v73
    v74 = iconst.i64 0x200000012
    v75 = atomic_rmw.i64 umax flat align 8 rlx agent [v9000+112], v74
    v76 = load.i64 flat align 8 [v9000+112]
    atomic_rmw_noret.i64 umax flat align 8 rlx agent [v9000+112], v74
    v77 = load.i64 flat align 8 [v9000+112]
    store.i64 global align 8 [v2+336], v75
    store.i64 global align 8 [v2+344], v76
    store.i64 global align 8 [v2+352], v77
    v78 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+120], v78
    v79 = iconst.i64 0x90000000ffffff00
    v80 = atomic_rmw.i64 umax flat align 8 rlx agent [v9000+120], v79
    v81 = load.i64 flat align 8 [v9000+120]
    atomic_rmw_noret.i64 umax flat align 8 rlx agent [v9000+120], v79
    v82 = load.i64 flat align 8 [v9000+120]
    store.i64 global align 8 [v2+360], v80
    store.i64 global align 8 [v2+368], v81
    store.i64 global align 8 [v2+376], v82
    v83 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+128], v83
    v84 = iconst.i64 0x200000012
    v85 = atomic_rmw.i64 smin flat align 8 rlx agent [v9000+128], v84
    v86 = load.i64 flat align 8 [v9000+128]
    atomic_rmw_noret.i64 smin flat align 8 rlx agent [v9000+128], v84
    v87 = load.i64 flat align 8 [v9000+128]
    store.i64 global align 8 [v2+384], v85
    store.i64 global align 8 [v2+392], v86
    store.i64 global align 8 [v2+400], v87
    v88 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+136], v88
    v89 = iconst.i64 0x90000000ffffff00
    v90 = atomic_rmw.i64 smin flat align 8 rlx agent [v9000+136], v89
    v91 = load.i64 flat align 8 [v9000+136]
    atomic_rmw_noret.i64 smin flat align 8 rlx agent [v9000+136], v89
    v92 = load.i64 flat align 8 [v9000+136]
    store.i64 global align 8 [v2+408], v90
    store.i64 global align 8 [v2+416], v91
    store.i64 global align 8 [v2+424], v92
    v93 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+144], v93
    v94 = iconst.i64 0x200000012
    v95 = atomic_rmw.i64 smax flat align 8 rlx agent [v9000+144], v94
    v96 = load.i64 flat align 8 [v9000+144]
    atomic_rmw_noret.i64 smax flat align 8 rlx agent [v9000+144], v94
    v97 = load.i64 flat align 8 [v9000+144]
    store.i64 global align 8 [v2+432], v95
    store.i64 global align 8 [v2+440], v96
    store.i64 global align 8 [v2+448], v97
    v98 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+152], v98
    v99 = iconst.i64 0x90000000ffffff00
    v100 = atomic_rmw.i64 smax flat align 8 rlx agent [v9000+152], v99
    v101 = load.i64 flat align 8 [v9000+152]
    atomic_rmw_noret.i64 smax flat align 8 rlx agent [v9000+152], v99
    v102 = load.i64 flat align 8 [v9000+152]
    store.i64 global align 8 [v2+456], v100
    store.i64 global align 8 [v2+464], v101
    store.i64 global align 8 [v2+472], v102
    v103 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+160], v103
    v104 = iconst.i64 0x200000012
    v105 = atomic_rmw.i64 wrapinc flat align 8 rlx agent [v9000+160], v104
    v106 = load.i64 flat align 8 [v9000+160]
    atomic_rmw_noret.i64 wrapinc flat align 8 rlx agent [v9000+160], v104
    v107 = load.i64 flat align 8 [v9000+160]
    store.i64 global align 8 [v2+480], v105
    store.i64 global align 8 [v2+488], v106
    store.i64 global align 8 [v2+496], v107
    v108 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+168], v108
    v109 = iconst.i64 0x90000000ffffff00
    v110 = atomic_rmw.i64 wrapinc flat align 8 rlx agent [v9000+168], v109
    v111 = load.i64 flat align 8 [v9000+168]
    atomic_rmw_noret.i64 wrapinc flat align 8 rlx agent [v9000+168], v109
    v112 = load.i64 flat align 8 [v9000+168]
    store.i64 global align 8 [v2+504], v110
    store.i64 global align 8 [v2+512], v111
    store.i64 global align 8 [v2+520], v112
    v113 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+176], v113
    v114 = iconst.i64 0x200000012
    v115 = atomic_rmw.i64 wrapdec flat align 8 rlx agent [v9000+176], v114
    v116 = load.i64 flat align 8 [v9000+176]
    atomic_rmw_noret.i64 wrapdec flat align 8 rlx agent [v9000+176], v114
    v117 = load.i64 flat align 8 [v9000+176]
    store.i64 global align 8 [v2+528], v115
    store.i64 global align 8 [v2+536], v116
    store.i64 global align 8 [v2+544], v117
    v118 = iconst.i64 0x80000001fffffff0
    store.i64 flat align 8 [v9000+184], v118
    v119 = iconst.i64 0x90000000ffffff00
    v120 = atomic_rmw.i64 wrapdec flat align 8 rlx agent [v9000+184], v119
    v121 = load.i64 flat align 8 [v9000+184]
    atomic_rmw_noret.i64 wrapdec flat align 8 rlx agent [v9000+184], v119
    v122 = load.i64 flat align 8 [v9000+184]
    store.i64 global align 8 [v2+552], v120
    store.i64 global align 8 [v2+560], v121
    store.i64 global align 8 [v2+568], v122
    v123 = iconst.i64 0x80000001fffffff0
    v124 = iconst.i64 0x200000012
    store.i64 flat align 8 [v9000+192], v123
    v125 = atomic_cas.i64 cas flat align 8 rlx agent [v9000+192], v123, v124
    store.i64 global align 8 [v2+576], v125
    v126 = atomic_cas.i64 cas flat align 8 rlx agent [v9000+192], v123, v123
    store.i64 global align 8 [v2+584], v126
    atomic_cas_noret.i64 cas flat align 8 rlx agent [v9000+192], v124, v123
    v127 = atomic_load.i64 ld flat align 8 rlx agent [v9000+192]
    store.i64 global align 8 [v2+592], v127
    atomic_store.i64 st flat align 8 rlx agent [v9000+192], v124
    v128 = atomic_load.i64 ld flat align 8 rlx agent [v9000+192]
    store.i64 global align 8 [v2+600], v128
    return
}
; run: %k(zero(76): i64, zero(32): i64) grid 1 group 1 == [0x80000001fffffff0, 0x8000000400000002, 0x8000000600000014, 0x80000001fffffff0, 0x10000002fffffef0, 0xa0000003fffffdf0, 0x80000001fffffff0, 0x7fffffffffffffde, 0x7ffffffdffffffcc, 0x80000001fffffff0, 0xf0000001000000f0, 0x60000000000001f0, 0x80000001fffffff0, 0x10, 0x10, 0x80000001fffffff0, 0x80000000ffffff00, 0x80000000ffffff00, 0x80000001fffffff0, 0x80000003fffffff2, 0x80000003fffffff2, 0x80000001fffffff0, 0x90000001fffffff0, 0x90000001fffffff0, 0x80000001fffffff0, 0x80000003ffffffe2, 0x80000001fffffff0, 0x80000001fffffff0, 0x10000001000000f0, 0x80000001fffffff0, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0, 1, 0x80000001fffffff0, 0x80000001fffffff1, 0x80000001fffffff2, 0x80000001fffffff0, 0x200000012, 0x200000011, 0x80000001fffffff0, 0x80000001ffffffef, 0x80000001ffffffee, 0x80000001fffffff0, 0x200000012, 0x80000001fffffff0, 0x200000012], _
