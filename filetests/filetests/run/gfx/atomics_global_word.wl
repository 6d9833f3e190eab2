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
; Every atomic operation of 32 bits on global memory, with and without its result.

kernel %k {
    param %out : i64 at 0 align 8
    param %place : i64 at 8 align 8
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v9000 = load.i64 kernarg align 8 [v1+8]
    v3 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000], v3
    v4 = iconst.i32 0x12
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v9000], v4
    v6 = load.i32 global align 4 [v9000]
    atomic_rmw_noret.i32 add global align 4 rlx agent [v9000], v4
    v7 = load.i32 global align 4 [v9000]
    store.i32 global align 4 [v2], v5
    store.i32 global align 4 [v2+4], v6
    store.i32 global align 4 [v2+8], v7
    v8 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+4], v8
    v9 = iconst.i32 0xffffff00
    v10 = atomic_rmw.i32 add global align 4 rlx agent [v9000+4], v9
    v11 = load.i32 global align 4 [v9000+4]
    atomic_rmw_noret.i32 add global align 4 rlx agent [v9000+4], v9
    v12 = load.i32 global align 4 [v9000+4]
    store.i32 global align 4 [v2+12], v10
    store.i32 global align 4 [v2+16], v11
    store.i32 global align 4 [v2+20], v12
    v13 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+8], v13
    v14 = iconst.i32 0x12
    v15 = atomic_rmw.i32 sub global align 4 rlx agent [v9000+8], v14
    v16 = load.i32 global align 4 [v9000+8]
    atomic_rmw_noret.i32 sub global align 4 rlx agent [v9000+8], v14
    v17 = load.i32 global align 4 [v9000+8]
    store.i32 global align 4 [v2+24], v15
    store.i32 global align 4 [v2+28], v16
    store.i32 global align 4 [v2+32], v17
    v18 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+12], v18
    v19 = iconst.i32 0xffffff00
    v20 = atomic_rmw.i32 sub global align 4 rlx agent [v9000+12], v19
    v21 = load.i32 global align 4 [v9000+12]
    atomic_rmw_noret.i32 sub global align 4 rlx agent [v9000+12], v19
    v22 = load.i32 global align 4 [v9000+12]
    store.i32 global align 4 [v2+36], v20
    store.i32 global align 4 [v2+40], v21
    store.i32 global align 4 [v2+44], v22
    v23 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+16], v23
    v24 = iconst.i32 0x12
    v25 = atomic_rmw.i32 and global align 4 rlx agent [v9000+16], v24
    v26 = load.i32 global align 4 [v9000+16]
    atomic_rmw_noret.i32 and global align 4 rlx agent [v9000+16], v24
    v27 = load.i32 global align 4 [v9000+16]
    store.i32 global align 4 [v2+48], v25
    store.i32 global align 4 [v2+52], v26
    store.i32 global align 4 [v2+56], v27
    v28 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+20], v28
    v29 = iconst.i32 0xffffff00
    v30 = atomic_rmw.i32 and global align 4 rlx agent [v9000+20], v29
    v31 = load.i32 global align 4 [v9000+20]
    atomic_rmw_noret.i32 and global align 4 rlx agent [v9000+20], v29
    v32 = load.i32 global align 4 [v9000+20]
    store.i32 global align 4 [v2+60], v30
    store.i32 global align 4 [v2+64], v31
    store.i32 global align 4 [v2+68], v32
    v33 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+24], v33
    v34 = iconst.i32 0x12
    v35 = atomic_rmw.i32 or global align 4 rlx agent [v9000+24], v34
    v36 = load.i32 global align 4 [v9000+24]
    atomic_rmw_noret.i32 or global align 4 rlx agent [v9000+24], v34
    v37 = load.i32 global align 4 [v9000+24]
    store.i32 global align 4 [v2+72], v35
    store.i32 global align 4 [v2+76], v36
    store.i32 global align 4 [v2+80], v37
    v38 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+28], v38
    v39 = iconst.i32 0xffffff00
    v40 = atomic_rmw.i32 or global align 4 rlx agent [v9000+28], v39
    v41 = load.i32 global align 4 [v9000+28]
    atomic_rmw_noret.i32 or global align 4 rlx agent [v9000+28], v39
    v42 = load.i32 global align 4 [v9000+28]
    store.i32 global align 4 [v2+84], v40
    store.i32 global align 4 [v2+88], v41
    store.i32 global align 4 [v2+92], v42
    v43 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+32], v43
    v44 = iconst.i32 0x12
    v45 = atomic_rmw.i32 xor global align 4 rlx agent [v9000+32], v44
    v46 = load.i32 global align 4 [v9000+32]
    atomic_rmw_noret.i32 xor global align 4 rlx agent [v9000+32], v44
    v47 = load.i32 global align 4 [v9000+32]
    store.i32 global align 4 [v2+96], v45
    store.i32 global align 4 [v2+100], v46
    store.i32 global align 4 [v2+104], v47
    v48 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+36], v48
    v49 = iconst.i32 0xffffff00
    v50 = atomic_rmw.i32 xor global align 4 rlx agent [v9000+36], v49
    v51 = load.i32 global align 4 [v9000+36]
    atomic_rmw_noret.i32 xor global align 4 rlx agent [v9000+36], v49
    v52 = load.i32 global align 4 [v9000+36]
    store.i32 global align 4 [v2+108], v50
    store.i32 global align 4 [v2+112], v51
    store.i32 global align 4 [v2+116], v52
    v53 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+40], v53
    v54 = iconst.i32 0x12
    v55 = atomic_rmw.i32 exch global align 4 rlx agent [v9000+40], v54
    v56 = load.i32 global align 4 [v9000+40]
    atomic_rmw_noret.i32 exch global align 4 rlx agent [v9000+40], v54
    v57 = load.i32 global align 4 [v9000+40]
    store.i32 global align 4 [v2+120], v55
    store.i32 global align 4 [v2+124], v56
    store.i32 global align 4 [v2+128], v57
    v58 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+44], v58
    v59 = iconst.i32 0xffffff00
    v60 = atomic_rmw.i32 exch global align 4 rlx agent [v9000+44], v59
    v61 = load.i32 global align 4 [v9000+44]
    atomic_rmw_noret.i32 exch global align 4 rlx agent [v9000+44], v59
    v62 = load.i32 global align 4 [v9000+44]
    store.i32 global align 4 [v2+132], v60
    store.i32 global align 4 [v2+136], v61
    store.i32 global align 4 [v2+140], v62
    v63 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+48], v63
    v64 = iconst.i32 0x12
    v65 = atomic_rmw.i32 umin global align 4 rlx agent [v9000+48], v64
    v66 = load.i32 global align 4 [v9000+48]
    atomic_rmw_noret.i32 umin global align 4 rlx agent [v9000+48], v64
    v67 = load.i32 global align 4 [v9000+48]
    store.i32 global align 4 [v2+144], v65
    store.i32 global align 4 [v2+148], v66
    store.i32 global align 4 [v2+152], v67
    v68 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+52], v68
    v69 = iconst.i32 0xffffff00
    v70 = atomic_rmw.i32 umin global align 4 rlx agent [v9000+52], v69
    v71 = load.i32 global align 4 [v9000+52]
    atomic_rmw_noret.i32 umin global align 4 rlx agent [v9000+52], v69
    v72 = load.i32 global align 4 [v9000+52]
    store.i32 global align 4 [v2+156], v70
    store.i32 global align 4 [v2+160], v71
    store.i32 global align 4 [v2+164], v72
    v73 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+56], v73
    v74 = iconst.i32 0x12
    v75 = atomic_rmw.i32 umax global align 4 rlx agent [v9000+56], v74
    v76 = load.i32 global align 4 [v9000+56]
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v9000+56], v74
    v77 = load.i32 global align 4 [v9000+56]
    store.i32 global align 4 [v2+168], v75
    store.i32 global align 4 [v2+172], v76
    store.i32 global align 4 [v2+176], v77
    v78 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+60], v78
    v79 = iconst.i32 0xffffff00
    v80 = atomic_rmw.i32 umax global align 4 rlx agent [v9000+60], v79
    v81 = load.i32 global align 4 [v9000+60]
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v9000+60], v79
    v82 = load.i32 global align 4 [v9000+60]
    store.i32 global align 4 [v2+180], v80
    store.i32 global align 4 [v2+184], v81
    store.i32 global align 4 [v2+188], v82
    v83 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+64], v83
    v84 = iconst.i32 0x12
    v85 = atomic_rmw.i32 smin global align 4 rlx agent [v9000+64], v84
    v86 = load.i32 global align 4 [v9000+64]
    atomic_rmw_noret.i32 smin global align 4 rlx agent [v9000+64], v84
    v87 = load.i32 global align 4 [v9000+64]
    store.i32 global align 4 [v2+192], v85
    store.i32 global align 4 [v2+196], v86
    store.i32 global align 4 [v2+200], v87
    v88 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+68], v88
    v89 = iconst.i32 0xffffff00
    v90 = atomic_rmw.i32 smin global align 4 rlx agent [v9000+68], v89
    v91 = load.i32 global align 4 [v9000+68]
    atomic_rmw_noret.i32 smin global align 4 rlx agent [v9000+68], v89
    v92 = load.i32 global align 4 [v9000+68]
    store.i32 global align 4 [v2+204], v90
    store.i32 global align 4 [v2+208], v91
    store.i32 global align 4 [v2+212], v92
    v93 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+72], v93
    v94 = iconst.i32 0x12
    v95 = atomic_rmw.i32 smax global align 4 rlx agent [v9000+72], v94
    v96 = load.i32 global align 4 [v9000+72]
    atomic_rmw_noret.i32 smax global align 4 rlx agent [v9000+72], v94
    v97 = load.i32 global align 4 [v9000+72]
    store.i32 global align 4 [v2+216], v95
    store.i32 global align 4 [v2+220], v96
    store.i32 global align 4 [v2+224], v97
    v98 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+76], v98
    v99 = iconst.i32 0xffffff00
    v100 = atomic_rmw.i32 smax global align 4 rlx agent [v9000+76], v99
    v101 = load.i32 global align 4 [v9000+76]
    atomic_rmw_noret.i32 smax global align 4 rlx agent [v9000+76], v99
    v102 = load.i32 global align 4 [v9000+76]
    store.i32 global align 4 [v2+228], v100
    store.i32 global align 4 [v2+232], v101
    store.i32 global align 4 [v2+236], v102
    v103 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+80], v103
    v104 = iconst.i32 0x12
    v105 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v9000+80], v104
    v106 = load.i32 global align 4 [v9000+80]
    atomic_rmw_noret.i32 wrapinc global align 4 rlx agent [v9000+80], v104
    v107 = load.i32 global align 4 [v9000+80]
    store.i32 global align 4 [v2+240], v105
    store.i32 global align 4 [v2+244], v106
    store.i32 global align 4 [v2+248], v107
    v108 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+84], v108
    v109 = iconst.i32 0xffffff00
    v110 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v9000+84], v109
    v111 = load.i32 global align 4 [v9000+84]
    atomic_rmw_noret.i32 wrapinc global align 4 rlx agent [v9000+84], v109
    v112 = load.i32 global align 4 [v9000+84]
    store.i32 global align 4 [v2+252], v110
    store.i32 global align 4 [v2+256], v111
    store.i32 global align 4 [v2+260], v112
    v113 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+88], v113
    v114 = iconst.i32 0x12
    v115 = atomic_rmw.i32 wrapdec global align 4 rlx agent [v9000+88], v114
    v116 = load.i32 global align 4 [v9000+88]
    atomic_rmw_noret.i32 wrapdec global align 4 rlx agent [v9000+88], v114
    v117 = load.i32 global align 4 [v9000+88]
    store.i32 global align 4 [v2+264], v115
    store.i32 global align 4 [v2+268], v116
    store.i32 global align 4 [v2+272], v117
    v118 = iconst.i32 0xfffffff0
    store.i32 global align 4 [v9000+92], v118
    v119 = iconst.i32 0xffffff00
    v120 = atomic_rmw.i32 wrapdec global align 4 rlx agent [v9000+92], v119
    v121 = load.i32 global align 4 [v9000+92]
    atomic_rmw_noret.i32 wrapdec global align 4 rlx agent [v9000+92], v119
    v122 = load.i32 global align 4 [v9000+92]
    store.i32 global align 4 [v2+276], v120
    store.i32 global align 4 [v2+280], v121
    store.i32 global align 4 [v2+284], v122
    v123 = iconst.i32 0xfffffff0
    v124 = iconst.i32 0x12
    store.i32 global align 4 [v9000+96], v123
    v125 = atomic_cas.i32 cas global align 4 rlx agent [v9000+96], v123, v124
    store.i32 global align 4 [v2+288], v125
    v126 = atomic_cas.i32 cas global align 4 rlx agent [v9000+96], v123, v123
    store.i32 global align 4 [v2+292], v126
    atomic_cas_noret.i32 cas global align 4 rlx agent [v9000+96], v124, v123
    v127 = atomic_load.i32 ld global align 4 rlx agent [v9000+96]
    store.i32 global align 4 [v2+296], v127
    atomic_store.i32 st global align 4 rlx agent [v9000+96], v124
    v128 = atomic_load.i32 ld global align 4 rlx agent [v9000+96]
    store.i32 global align 4 [v2+300], v128
    return
}
; run: %k(zero(76): i32, zero(32): i32) grid 1 group 1 == [0xfffffff0, 2, 0x14, 0xfffffff0, 0xfffffef0, 0xfffffdf0, 0xfffffff0, 0xffffffde, 0xffffffcc, 0xfffffff0, 0xf0, 0x1f0, 0xfffffff0, 0x10, 0x10, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0xfffffff2, 0xfffffff2, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xffffffe2, 0xfffffff0, 0xfffffff0, 0xf0, 0xfffffff0, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xffffff00, 0xffffff00, 0xfffffff0, 0x12, 0x12, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0xfffffff0, 0, 1, 0xfffffff0, 0, 1, 0xfffffff0, 0x12, 0x11, 0xfffffff0, 0xffffff00, 0xfffffeff, 0xfffffff0, 0x12, 0xfffffff0, 0x12], _
