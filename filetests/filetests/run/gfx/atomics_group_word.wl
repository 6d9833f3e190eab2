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
; Every atomic operation of 32 bits on group memory, with and without its result.

group %shared : 256 align 8

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = symbol_addr.i32 %shared
    v4 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+0], v4
    v5 = iconst.i32 0x12
    v6 = atomic_rmw.i32 add group align 4 rlx agent [v3+0], v5
    v7 = load.i32 group align 4 [v3+0]
    atomic_rmw_noret.i32 add group align 4 rlx agent [v3+0], v5
    v8 = load.i32 group align 4 [v3+0]
    store.i32 global align 4 [v2+0], v6
    store.i32 global align 4 [v2+4], v7
    store.i32 global align 4 [v2+8], v8
    v9 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+4], v9
    v10 = iconst.i32 0xffffff00
    v11 = atomic_rmw.i32 add group align 4 rlx agent [v3+4], v10
    v12 = load.i32 group align 4 [v3+4]
    atomic_rmw_noret.i32 add group align 4 rlx agent [v3+4], v10
    v13 = load.i32 group align 4 [v3+4]
    store.i32 global align 4 [v2+12], v11
    store.i32 global align 4 [v2+16], v12
    store.i32 global align 4 [v2+20], v13
    v14 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+8], v14
    v15 = iconst.i32 0x12
    v16 = atomic_rmw.i32 sub group align 4 rlx agent [v3+8], v15
    v17 = load.i32 group align 4 [v3+8]
    atomic_rmw_noret.i32 sub group align 4 rlx agent [v3+8], v15
    v18 = load.i32 group align 4 [v3+8]
    store.i32 global align 4 [v2+24], v16
    store.i32 global align 4 [v2+28], v17
    store.i32 global align 4 [v2+32], v18
    v19 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+12], v19
    v20 = iconst.i32 0xffffff00
    v21 = atomic_rmw.i32 sub group align 4 rlx agent [v3+12], v20
    v22 = load.i32 group align 4 [v3+12]
    atomic_rmw_noret.i32 sub group align 4 rlx agent [v3+12], v20
    v23 = load.i32 group align 4 [v3+12]
    store.i32 global align 4 [v2+36], v21
    store.i32 global align 4 [v2+40], v22
    store.i32 global align 4 [v2+44], v23
    v24 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+16], v24
    v25 = iconst.i32 0x12
    v26 = atomic_rmw.i32 and group align 4 rlx agent [v3+16], v25
    v27 = load.i32 group align 4 [v3+16]
    atomic_rmw_noret.i32 and group align 4 rlx agent [v3+16], v25
    v28 = load.i32 group align 4 [v3+16]
    store.i32 global align 4 [v2+48], v26
    store.i32 global align 4 [v2+52], v27
    store.i32 global align 4 [v2+56], v28
    v29 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+20], v29
    v30 = iconst.i32 0xffffff00
    v31 = atomic_rmw.i32 and group align 4 rlx agent [v3+20], v30
    v32 = load.i32 group align 4 [v3+20]
    atomic_rmw_noret.i32 and group align 4 rlx agent [v3+20], v30
    v33 = load.i32 group align 4 [v3+20]
    store.i32 global align 4 [v2+60], v31
    store.i32 global align 4 [v2+64], v32
    store.i32 global align 4 [v2+68], v33
    v34 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+24], v34
    v35 = iconst.i32 0x12
    v36 = atomic_rmw.i32 or group align 4 rlx agent [v3+24], v35
    v37 = load.i32 group align 4 [v3+24]
    atomic_rmw_noret.i32 or group align 4 rlx agent [v3+24], v35
    v38 = load.i32 group align 4 [v3+24]
    store.i32 global align 4 [v2+72], v36
    store.i32 global align 4 [v2+76], v37
    store.i32 global align 4 [v2+80], v38
    v39 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+28], v39
    v40 = iconst.i32 0xffffff00
    v41 = atomic_rmw.i32 or group align 4 rlx agent [v3+28], v40
    v42 = load.i32 group align 4 [v3+28]
    atomic_rmw_noret.i32 or group align 4 rlx agent [v3+28], v40
    v43 = load.i32 group align 4 [v3+28]
    store.i32 global align 4 [v2+84], v41
    store.i32 global align 4 [v2+88], v42
    store.i32 global align 4 [v2+92], v43
    v44 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+32], v44
    v45 = iconst.i32 0x12
    v46 = atomic_rmw.i32 xor group align 4 rlx agent [v3+32], v45
    v47 = load.i32 group align 4 [v3+32]
    atomic_rmw_noret.i32 xor group align 4 rlx agent [v3+32], v45
    v48 = load.i32 group align 4 [v3+32]
    store.i32 global align 4 [v2+96], v46
    store.i32 global align 4 [v2+100], v47
    store.i32 global align 4 [v2+104], v48
    v49 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+36], v49
    v50 = iconst.i32 0xffffff00
    v51 = atomic_rmw.i32 xor group align 4 rlx agent [v3+36], v50
    v52 = load.i32 group align 4 [v3+36]
    atomic_rmw_noret.i32 xor group align 4 rlx agent [v3+36], v50
    v53 = load.i32 group align 4 [v3+36]
    store.i32 global align 4 [v2+108], v51
    store.i32 global align 4 [v2+112], v52
    store.i32 global align 4 [v2+116], v53
    v54 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+40], v54
    v55 = iconst.i32 0x12
    v56 = atomic_rmw.i32 exch group align 4 rlx agent [v3+40], v55
    v57 = load.i32 group align 4 [v3+40]
    atomic_rmw_noret.i32 exch group align 4 rlx agent [v3+40], v55
    v58 = load.i32 group align 4 [v3+40]
    store.i32 global align 4 [v2+120], v56
    store.i32 global align 4 [v2+124], v57
    store.i32 global align 4 [v2+128], v58
    v59 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+44], v59
    v60 = iconst.i32 0xffffff00
    v61 = atomic_rmw.i32 exch group align 4 rlx agent [v3+44], v60
    v62 = load.i32 group align 4 [v3+44]
    atomic_rmw_noret.i32 exch group align 4 rlx agent [v3+44], v60
    v63 = load.i32 group align 4 [v3+44]
    store.i32 global align 4 [v2+132], v61
    store.i32 global align 4 [v2+136], v62
    store.i32 global align 4 [v2+140], v63
    v64 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+48], v64
    v65 = iconst.i32 0x12
    v66 = atomic_rmw.i32 umin group align 4 rlx agent [v3+48], v65
    v67 = load.i32 group align 4 [v3+48]
    atomic_rmw_noret.i32 umin group align 4 rlx agent [v3+48], v65
    v68 = load.i32 group align 4 [v3+48]
    store.i32 global align 4 [v2+144], v66
    store.i32 global align 4 [v2+148], v67
    store.i32 global align 4 [v2+152], v68
    v69 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+52], v69
    v70 = iconst.i32 0xffffff00
    v71 = atomic_rmw.i32 umin group align 4 rlx agent [v3+52], v70
    v72 = load.i32 group align 4 [v3+52]
    atomic_rmw_noret.i32 umin group align 4 rlx agent [v3+52], v70
    v73 = load.i32 group align 4 [v3+52]
    store.i32 global align 4 [v2+156], v71
    store.i32 global align 4 [v2+160], v72
    store.i32 global align 4 [v2+164], v73
    v74 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+56], v74
    v75 = iconst.i32 0x12
    v76 = atomic_rmw.i32 umax group align 4 rlx agent [v3+56], v75
    v77 = load.i32 group align 4 [v3+56]
    atomic_rmw_noret.i32 umax group align 4 rlx agent [v3+56], v75
    v78 = load.i32 group align 4 [v3+56]
    store.i32 global align 4 [v2+168], v76
    store.i32 global align 4 [v2+172], v77
    store.i32 global align 4 [v2+176], v78
    v79 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+60], v79
    v80 = iconst.i32 0xffffff00
    v81 = atomic_rmw.i32 umax group align 4 rlx agent [v3+60], v80
    v82 = load.i32 group align 4 [v3+60]
    atomic_rmw_noret.i32 umax group align 4 rlx agent [v3+60], v80
    v83 = load.i32 group align 4 [v3+60]
    store.i32 global align 4 [v2+180], v81
    store.i32 global align 4 [v2+184], v82
    store.i32 global align 4 [v2+188], v83
    v84 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+64], v84
    v85 = iconst.i32 0x12
    v86 = atomic_rmw.i32 smin group align 4 rlx agent [v3+64], v85
    v87 = load.i32 group align 4 [v3+64]
    atomic_rmw_noret.i32 smin group align 4 rlx agent [v3+64], v85
    v88 = load.i32 group align 4 [v3+64]
    store.i32 global align 4 [v2+192], v86
    store.i32 global align 4 [v2+196], v87
    store.i32 global align 4 [v2+200], v88
    v89 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+68], v89
    v90 = iconst.i32 0xffffff00
    v91 = atomic_rmw.i32 smin group align 4 rlx agent [v3+68], v90
    v92 = load.i32 group align 4 [v3+68]
    atomic_rmw_noret.i32 smin group align 4 rlx agent [v3+68], v90
    v93 = load.i32 group align 4 [v3+68]
    store.i32 global align 4 [v2+204], v91
    store.i32 global align 4 [v2+208], v92
    store.i32 global align 4 [v2+212], v93
    v94 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+72], v94
    v95 = iconst.i32 0x12
    v96 = atomic_rmw.i32 smax group align 4 rlx agent [v3+72], v95
    v97 = load.i32 group align 4 [v3+72]
    atomic_rmw_noret.i32 smax group align 4 rlx agent [v3+72], v95
    v98 = load.i32 group align 4 [v3+72]
    store.i32 global align 4 [v2+216], v96
    store.i32 global align 4 [v2+220], v97
    store.i32 global align 4 [v2+224], v98
    v99 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+76], v99
    v100 = iconst.i32 0xffffff00
    v101 = atomic_rmw.i32 smax group align 4 rlx agent [v3+76], v100
    v102 = load.i32 group align 4 [v3+76]
    atomic_rmw_noret.i32 smax group align 4 rlx agent [v3+76], v100
    v103 = load.i32 group align 4 [v3+76]
    store.i32 global align 4 [v2+228], v101
    store.i32 global align 4 [v2+232], v102
    store.i32 global align 4 [v2+236], v103
    v104 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+80], v104
    v105 = iconst.i32 0x12
    v106 = atomic_rmw.i32 wrapinc group align 4 rlx agent [v3+80], v105
    v107 = load.i32 group align 4 [v3+80]
    atomic_rmw_noret.i32 wrapinc group align 4 rlx agent [v3+80], v105
    v108 = load.i32 group align 4 [v3+80]
    store.i32 global align 4 [v2+240], v106
    store.i32 global align 4 [v2+244], v107
    store.i32 global align 4 [v2+248], v108
    v109 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+84], v109
    v110 = iconst.i32 0xffffff00
    v111 = atomic_rmw.i32 wrapinc group align 4 rlx agent [v3+84], v110
    v112 = load.i32 group align 4 [v3+84]
    atomic_rmw_noret.i32 wrapinc group align 4 rlx agent [v3+84], v110
    v113 = load.i32 group align 4 [v3+84]
    store.i32 global align 4 [v2+252], v111
    store.i32 global align 4 [v2+256], v112
    store.i32 global align 4 [v2+260], v113
    v114 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+88], v114
    v115 = iconst.i32 0x12
    v116 = atomic_rmw.i32 wrapdec group align 4 rlx agent [v3+88], v115
    v117 = load.i32 group align 4 [v3+88]
    atomic_rmw_noret.i32 wrapdec group align 4 rlx agent [v3+88], v115
    v118 = load.i32 group align 4 [v3+88]
    store.i32 global align 4 [v2+264], v116
    store.i32 global align 4 [v2+268], v117
    store.i32 global align 4 [v2+272], v118
    v119 = iconst.i32 0xfffffff0
    store.i32 group align 4 [v3+92], v119
    v120 = iconst.i32 0xffffff00
    v121 = atomic_rmw.i32 wrapdec group align 4 rlx agent [v3+92], v120
    v122 = load.i32 group align 4 [v3+92]
    atomic_rmw_noret.i32 wrapdec group align 4 rlx agent [v3+92], v120
    v123 = load.i32 group align 4 [v3+92]
    store.i32 global align 4 [v2+276], v121
    store.i32 global align 4 [v2+280], v122
    store.i32 global align 4 [v2+284], v123
    v124 = iconst.i32 0xfffffff0
    v125 = iconst.i32 0x12
    store.i32 group align 4 [v3+96], v124
    v126 = atomic_cas.i32 cas group align 4 rlx agent [v3+96], v124, v125
    store.i32 global align 4 [v2+288], v126
    v127 = atomic_cas.i32 cas group align 4 rlx agent [v3+96], v124, v124
    store.i32 global align 4 [v2+292], v127
    atomic_cas_noret.i32 cas group align 4 rlx agent [v3+96], v125, v124
    v128 = atomic_load.i32 ld group align 4 rlx agent [v3+96]
    store.i32 global align 4 [v2+296], v128
    atomic_store.i32 st group align 4 rlx agent [v3+96], v125
    v129 = atomic_load.i32 ld group align 4 rlx agent [v3+96]
    store.i32 global align 4 [v2+300], v129
    return
}
; run: %k(zero(76): i32) grid 1 group 1 == [0xfffffff0, 2, 0x14, 0xfffffff0, 0xfffffef0, 0xfffffdf0, 0xfffffff0, 0xffffffde, 0xffffffcc, 0xfffffff0, 0xf0, 0x1f0, 0xfffffff0, 0x10, 0x10, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0xfffffff2, 0xfffffff2, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xffffffe2, 0xfffffff0, 0xfffffff0, 0xf0, 0xfffffff0, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0, 1, 0xfffffff0, 0, 1, 0xfffffff0, 0x12, 0x11, 0xfffffff0, 0xffffff00, 0xfffffeff, 0xfffffff0, 0x12, 0xfffffff0, 0x12]
