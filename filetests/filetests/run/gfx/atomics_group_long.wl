; test run gfx600
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
; Every atomic operation of 64 bits on group memory, with and without its result.

group %shared : 256 align 8

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = symbol_addr.i32 %shared
    v4 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+0], v4
    v5 = iconst.i64 0x200000012
    v6 = atomic_rmw.i64 add group align 8 rlx agent [v3+0], v5
    v7 = load.i64 group align 8 [v3+0]
    atomic_rmw_noret.i64 add group align 8 rlx agent [v3+0], v5
    v8 = load.i64 group align 8 [v3+0]
    store.i64 global align 8 [v2+0], v6
    store.i64 global align 8 [v2+8], v7
    store.i64 global align 8 [v2+16], v8
    v9 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+8], v9
    v10 = iconst.i64 0x90000000ffffff00
    v11 = atomic_rmw.i64 add group align 8 rlx agent [v3+8], v10
    v12 = load.i64 group align 8 [v3+8]
    atomic_rmw_noret.i64 add group align 8 rlx agent [v3+8], v10
    v13 = load.i64 group align 8 [v3+8]
    store.i64 global align 8 [v2+24], v11
    store.i64 global align 8 [v2+32], v12
    store.i64 global align 8 [v2+40], v13
    v14 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+16], v14
    v15 = iconst.i64 0x200000012
    v16 = atomic_rmw.i64 sub group align 8 rlx agent [v3+16], v15
    v17 = load.i64 group align 8 [v3+16]
    atomic_rmw_noret.i64 sub group align 8 rlx agent [v3+16], v15
    v18 = load.i64 group align 8 [v3+16]
    store.i64 global align 8 [v2+48], v16
    store.i64 global align 8 [v2+56], v17
    store.i64 global align 8 [v2+64], v18
    v19 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+24], v19
    v20 = iconst.i64 0x90000000ffffff00
    v21 = atomic_rmw.i64 sub group align 8 rlx agent [v3+24], v20
    v22 = load.i64 group align 8 [v3+24]
    atomic_rmw_noret.i64 sub group align 8 rlx agent [v3+24], v20
    v23 = load.i64 group align 8 [v3+24]
    store.i64 global align 8 [v2+72], v21
    store.i64 global align 8 [v2+80], v22
    store.i64 global align 8 [v2+88], v23
    v24 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+32], v24
    v25 = iconst.i64 0x200000012
    v26 = atomic_rmw.i64 and group align 8 rlx agent [v3+32], v25
    v27 = load.i64 group align 8 [v3+32]
    atomic_rmw_noret.i64 and group align 8 rlx agent [v3+32], v25
    v28 = load.i64 group align 8 [v3+32]
    store.i64 global align 8 [v2+96], v26
    store.i64 global align 8 [v2+104], v27
    store.i64 global align 8 [v2+112], v28
    v29 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+40], v29
    v30 = iconst.i64 0x90000000ffffff00
    v31 = atomic_rmw.i64 and group align 8 rlx agent [v3+40], v30
    v32 = load.i64 group align 8 [v3+40]
    atomic_rmw_noret.i64 and group align 8 rlx agent [v3+40], v30
    v33 = load.i64 group align 8 [v3+40]
    store.i64 global align 8 [v2+120], v31
    store.i64 global align 8 [v2+128], v32
    store.i64 global align 8 [v2+136], v33
    v34 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+48], v34
    v35 = iconst.i64 0x200000012
    v36 = atomic_rmw.i64 or group align 8 rlx agent [v3+48], v35
    v37 = load.i64 group align 8 [v3+48]
    atomic_rmw_noret.i64 or group align 8 rlx agent [v3+48], v35
    v38 = load.i64 group align 8 [v3+48]
    store.i64 global align 8 [v2+144], v36
    store.i64 global align 8 [v2+152], v37
    store.i64 global align 8 [v2+160], v38
    v39 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+56], v39
    v40 = iconst.i64 0x90000000ffffff00
    v41 = atomic_rmw.i64 or group align 8 rlx agent [v3+56], v40
    v42 = load.i64 group align 8 [v3+56]
    atomic_rmw_noret.i64 or group align 8 rlx agent [v3+56], v40
    v43 = load.i64 group align 8 [v3+56]
    store.i64 global align 8 [v2+168], v41
    store.i64 global align 8 [v2+176], v42
    store.i64 global align 8 [v2+184], v43
    v44 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+64], v44
    v45 = iconst.i64 0x200000012
    v46 = atomic_rmw.i64 xor group align 8 rlx agent [v3+64], v45
    v47 = load.i64 group align 8 [v3+64]
    atomic_rmw_noret.i64 xor group align 8 rlx agent [v3+64], v45
    v48 = load.i64 group align 8 [v3+64]
    store.i64 global align 8 [v2+192], v46
    store.i64 global align 8 [v2+200], v47
    store.i64 global align 8 [v2+208], v48
    v49 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+72], v49
    v50 = iconst.i64 0x90000000ffffff00
    v51 = atomic_rmw.i64 xor group align 8 rlx agent [v3+72], v50
    v52 = load.i64 group align 8 [v3+72]
    atomic_rmw_noret.i64 xor group align 8 rlx agent [v3+72], v50
    v53 = load.i64 group align 8 [v3+72]
    store.i64 global align 8 [v2+216], v51
    store.i64 global align 8 [v2+224], v52
    store.i64 global align 8 [v2+232], v53
    v54 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+80], v54
    v55 = iconst.i64 0x200000012
    v56 = atomic_rmw.i64 exch group align 8 rlx agent [v3+80], v55
    v57 = load.i64 group align 8 [v3+80]
    atomic_rmw_noret.i64 exch group align 8 rlx agent [v3+80], v55
    v58 = load.i64 group align 8 [v3+80]
    store.i64 global align 8 [v2+240], v56
    store.i64 global align 8 [v2+248], v57
    store.i64 global align 8 [v2+256], v58
    v59 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+88], v59
    v60 = iconst.i64 0x90000000ffffff00
    v61 = atomic_rmw.i64 exch group align 8 rlx agent [v3+88], v60
    v62 = load.i64 group align 8 [v3+88]
    atomic_rmw_noret.i64 exch group align 8 rlx agent [v3+88], v60
    v63 = load.i64 group align 8 [v3+88]
    store.i64 global align 8 [v2+264], v61
    store.i64 global align 8 [v2+272], v62
    store.i64 global align 8 [v2+280], v63
    v64 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+96], v64
    v65 = iconst.i64 0x200000012
    v66 = atomic_rmw.i64 umin group align 8 rlx agent [v3+96], v65
    v67 = load.i64 group align 8 [v3+96]
    atomic_rmw_noret.i64 umin group align 8 rlx agent [v3+96], v65
    v68 = load.i64 group align 8 [v3+96]
    store.i64 global align 8 [v2+288], v66
    store.i64 global align 8 [v2+296], v67
    store.i64 global align 8 [v2+304], v68
    v69 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+104], v69
    v70 = iconst.i64 0x90000000ffffff00
    v71 = atomic_rmw.i64 umin group align 8 rlx agent [v3+104], v70
    v72 = load.i64 group align 8 [v3+104]
    atomic_rmw_noret.i64 umin group align 8 rlx agent [v3+104], v70
    v73 = load.i64 group align 8 [v3+104]
    store.i64 global align 8 [v2+312], v71
    store.i64 global align 8 [v2+320], v72
    store.i64 global align 8 [v2+328], v73
    v74 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+112], v74
    v75 = iconst.i64 0x200000012
    v76 = atomic_rmw.i64 umax group align 8 rlx agent [v3+112], v75
    v77 = load.i64 group align 8 [v3+112]
    atomic_rmw_noret.i64 umax group align 8 rlx agent [v3+112], v75
    v78 = load.i64 group align 8 [v3+112]
    store.i64 global align 8 [v2+336], v76
    store.i64 global align 8 [v2+344], v77
    store.i64 global align 8 [v2+352], v78
    v79 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+120], v79
    v80 = iconst.i64 0x90000000ffffff00
    v81 = atomic_rmw.i64 umax group align 8 rlx agent [v3+120], v80
    v82 = load.i64 group align 8 [v3+120]
    atomic_rmw_noret.i64 umax group align 8 rlx agent [v3+120], v80
    v83 = load.i64 group align 8 [v3+120]
    store.i64 global align 8 [v2+360], v81
    store.i64 global align 8 [v2+368], v82
    store.i64 global align 8 [v2+376], v83
    v84 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+128], v84
    v85 = iconst.i64 0x200000012
    v86 = atomic_rmw.i64 smin group align 8 rlx agent [v3+128], v85
    v87 = load.i64 group align 8 [v3+128]
    atomic_rmw_noret.i64 smin group align 8 rlx agent [v3+128], v85
    v88 = load.i64 group align 8 [v3+128]
    store.i64 global align 8 [v2+384], v86
    store.i64 global align 8 [v2+392], v87
    store.i64 global align 8 [v2+400], v88
    v89 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+136], v89
    v90 = iconst.i64 0x90000000ffffff00
    v91 = atomic_rmw.i64 smin group align 8 rlx agent [v3+136], v90
    v92 = load.i64 group align 8 [v3+136]
    atomic_rmw_noret.i64 smin group align 8 rlx agent [v3+136], v90
    v93 = load.i64 group align 8 [v3+136]
    store.i64 global align 8 [v2+408], v91
    store.i64 global align 8 [v2+416], v92
    store.i64 global align 8 [v2+424], v93
    v94 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+144], v94
    v95 = iconst.i64 0x200000012
    v96 = atomic_rmw.i64 smax group align 8 rlx agent [v3+144], v95
    v97 = load.i64 group align 8 [v3+144]
    atomic_rmw_noret.i64 smax group align 8 rlx agent [v3+144], v95
    v98 = load.i64 group align 8 [v3+144]
    store.i64 global align 8 [v2+432], v96
    store.i64 global align 8 [v2+440], v97
    store.i64 global align 8 [v2+448], v98
    v99 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+152], v99
    v100 = iconst.i64 0x90000000ffffff00
    v101 = atomic_rmw.i64 smax group align 8 rlx agent [v3+152], v100
    v102 = load.i64 group align 8 [v3+152]
    atomic_rmw_noret.i64 smax group align 8 rlx agent [v3+152], v100
    v103 = load.i64 group align 8 [v3+152]
    store.i64 global align 8 [v2+456], v101
    store.i64 global align 8 [v2+464], v102
    store.i64 global align 8 [v2+472], v103
    v104 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+160], v104
    v105 = iconst.i64 0x200000012
    v106 = atomic_rmw.i64 wrapinc group align 8 rlx agent [v3+160], v105
    v107 = load.i64 group align 8 [v3+160]
    atomic_rmw_noret.i64 wrapinc group align 8 rlx agent [v3+160], v105
    v108 = load.i64 group align 8 [v3+160]
    store.i64 global align 8 [v2+480], v106
    store.i64 global align 8 [v2+488], v107
    store.i64 global align 8 [v2+496], v108
    v109 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+168], v109
    v110 = iconst.i64 0x90000000ffffff00
    v111 = atomic_rmw.i64 wrapinc group align 8 rlx agent [v3+168], v110
    v112 = load.i64 group align 8 [v3+168]
    atomic_rmw_noret.i64 wrapinc group align 8 rlx agent [v3+168], v110
    v113 = load.i64 group align 8 [v3+168]
    store.i64 global align 8 [v2+504], v111
    store.i64 global align 8 [v2+512], v112
    store.i64 global align 8 [v2+520], v113
    v114 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+176], v114
    v115 = iconst.i64 0x200000012
    v116 = atomic_rmw.i64 wrapdec group align 8 rlx agent [v3+176], v115
    v117 = load.i64 group align 8 [v3+176]
    atomic_rmw_noret.i64 wrapdec group align 8 rlx agent [v3+176], v115
    v118 = load.i64 group align 8 [v3+176]
    store.i64 global align 8 [v2+528], v116
    store.i64 global align 8 [v2+536], v117
    store.i64 global align 8 [v2+544], v118
    v119 = iconst.i64 0x80000001fffffff0
    store.i64 group align 8 [v3+184], v119
    v120 = iconst.i64 0x90000000ffffff00
    v121 = atomic_rmw.i64 wrapdec group align 8 rlx agent [v3+184], v120
    v122 = load.i64 group align 8 [v3+184]
    atomic_rmw_noret.i64 wrapdec group align 8 rlx agent [v3+184], v120
    v123 = load.i64 group align 8 [v3+184]
    store.i64 global align 8 [v2+552], v121
    store.i64 global align 8 [v2+560], v122
    store.i64 global align 8 [v2+568], v123
    v124 = iconst.i64 0x80000001fffffff0
    v125 = iconst.i64 0x200000012
    store.i64 group align 8 [v3+192], v124
    v126 = atomic_cas.i64 cas group align 8 rlx agent [v3+192], v124, v125
    store.i64 global align 8 [v2+576], v126
    v127 = atomic_cas.i64 cas group align 8 rlx agent [v3+192], v124, v124
    store.i64 global align 8 [v2+584], v127
    atomic_cas_noret.i64 cas group align 8 rlx agent [v3+192], v125, v124
    v128 = atomic_load.i64 ld group align 8 rlx agent [v3+192]
    store.i64 global align 8 [v2+592], v128
    atomic_store.i64 st group align 8 rlx agent [v3+192], v125
    v129 = atomic_load.i64 ld group align 8 rlx agent [v3+192]
    store.i64 global align 8 [v2+600], v129
    return
}
; run: %k(zero(76): i64) grid 1 group 1 == [0x80000001fffffff0, 0x8000000400000002, 0x8000000600000014, 0x80000001fffffff0, 0x10000002fffffef0, 0xa0000003fffffdf0, 0x80000001fffffff0, 0x7fffffffffffffde, 0x7ffffffdffffffcc, 0x80000001fffffff0, 0xf0000001000000f0, 0x60000000000001f0, 0x80000001fffffff0, 0x10, 0x10, 0x80000001fffffff0, 0x80000000ffffff00, 0x80000000ffffff00, 0x80000001fffffff0, 0x80000003fffffff2, 0x80000003fffffff2, 0x80000001fffffff0, 0x90000001fffffff0, 0x90000001fffffff0, 0x80000001fffffff0, 0x80000003ffffffe2, 0x80000001fffffff0, 0x80000001fffffff0, 0x10000001000000f0, 0x80000001fffffff0, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x80000001fffffff0, 0x200000012, 0x200000012, 0x80000001fffffff0, 0x90000000ffffff00, 0x90000000ffffff00, 0x80000001fffffff0, 0, 1, 0x80000001fffffff0, 0x80000001fffffff1, 0x80000001fffffff2, 0x80000001fffffff0, 0x200000012, 0x200000011, 0x80000001fffffff0, 0x80000001ffffffef, 0x80000001ffffffee, 0x80000001fffffff0, 0x200000012, 0x80000001fffffff0, 0x200000012]
