; test run gfx600 level=1
; test run gfx700 level=1
; test run gfx803 level=1
; test run gfx900 level=1
; test run gfx90a level=1
; test run gfx942 level=1
; test run gfx1030 level=1
; test run gfx1100 level=1
; test run gfx1201 level=1
; test run gfx1201 wave=64 level=1
; test run
; Accesses of every width in private memory at an address of each lane, with and without a sign, aligned and not.

kernel %k {
    param %out : i64 at 0 align 8
    private %own : 80 align 16
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = workitemid.i32 0
    v4 = symbol_addr.i32 %own
    v5 = iconst.i32 1
    v6 = band.i32 v3, v5
    v7 = iconst.i32 4
    v8 = ishl.i32 v6, v7
    v9 = iadd.i32 v4, v8
    v10 = iconst.i32 256
    v11 = imul.i32 v3, v10
    v12 = uextend.i64 v11
    v13 = iadd.i64 v2, v12
    v14 = iconst.i32 0x80818283
    v15 = iconst.i32 0x84858687
    v16 = iconst.i32 0x88898a8b
    v17 = iconst.i32 0x8c8d8e8f
    store.i32 private align 16 [v9+0], v14, v15, v16, v17
    v18 = iconst.i32 0x11121314
    v19 = iconst.i32 0x15161718
    v20 = iconst.i32 0x191a1b1c
    store.i32 private align 16 [v9+16], v18, v19, v20
    v21 = iconst.i64 0x2122232425262728
    store.i64 private align 8 [v9+32], v21
    v22 = iconst.i32 0xa1a2a3a4
    store.i32 private align 4 [v9+40], v22
    v23 = iconst.i32 0xb1b2b3b4
    store.i32 private align 4 [v9+44], v23
    v24 = iconst.i32 0x91
    v25 = ireduce.i8 v24
    v26 = iconst.i32 0x72
    v27 = ireduce.i8 v26
    store.i8 private align 1 [v9+4], v25, v27
    v28 = iconst.i32 0xf234
    v29 = ireduce.i16 v28
    v30 = iconst.i32 0x7456
    v31 = ireduce.i16 v30
    store.i16 private align 2 [v9+8], v29, v31
    v32 = iconst.i32 0xc1c2c3c4
    store.i32 private align 1 [v9+33], v32
    v33 = iconst.i32 0xd1d2
    v34 = ireduce.i16 v33
    store.i16 private align 1 [v9+17], v34
    v35 = load.i8 private align 1 [v9+0]
    v36 = uextend.i32 v35
    store.i32 global align 4 [v13+0], v36
    v37 = load.i8 private align 1 [v9+0]
    v38 = sextend.i32 v37
    store.i32 global align 4 [v13+4], v38
    v39 = load.i8 private align 1 [v9+4]
    v40 = uextend.i32 v39
    store.i32 global align 4 [v13+8], v40
    v41 = load.i8 private align 1 [v9+4]
    v42 = sextend.i32 v41
    store.i32 global align 4 [v13+12], v42
    v43 = load.i8 private align 1 [v9+5]
    v44 = uextend.i32 v43
    store.i32 global align 4 [v13+16], v44
    v45 = load.i8 private align 1 [v9+5]
    v46 = sextend.i32 v45
    store.i32 global align 4 [v13+20], v46
    v47 = load.i16 private align 2 [v9+2]
    v48 = uextend.i32 v47
    store.i32 global align 4 [v13+24], v48
    v49 = load.i16 private align 2 [v9+2]
    v50 = sextend.i32 v49
    store.i32 global align 4 [v13+28], v50
    v51 = load.i16 private align 2 [v9+8]
    v52 = uextend.i32 v51
    store.i32 global align 4 [v13+32], v52
    v53 = load.i16 private align 2 [v9+8]
    v54 = sextend.i32 v53
    store.i32 global align 4 [v13+36], v54
    v55 = load.i16 private align 2 [v9+10]
    v56 = uextend.i32 v55
    store.i32 global align 4 [v13+40], v56
    v57 = load.i16 private align 2 [v9+10]
    v58 = sextend.i32 v57
    store.i32 global align 4 [v13+44], v58
    v59 = load.i32 private align 4 [v9+40]
    store.i32 global align 4 [v13+48], v59
    v60, v61 = load.i32 private align 8 [v9+40]
    v62 = iconst.i32 0x3
    v63 = imul.i32 v60, v62
    v64 = iadd.i32 v63, v61
    store.i32 global align 4 [v13+52], v64
    v65, v66, v67 = load.i32 private align 16 [v9+16]
    v68 = iconst.i32 0x3
    v69 = imul.i32 v65, v68
    v70 = iadd.i32 v69, v66
    v71 = iconst.i32 0x3
    v72 = imul.i32 v70, v71
    v73 = iadd.i32 v72, v67
    store.i32 global align 4 [v13+56], v73
    v74, v75, v76, v77 = load.i32 private align 16 [v9+0]
    v78 = iconst.i32 0x3
    v79 = imul.i32 v74, v78
    v80 = iadd.i32 v79, v75
    v81 = iconst.i32 0x3
    v82 = imul.i32 v80, v81
    v83 = iadd.i32 v82, v76
    v84 = iconst.i32 0x3
    v85 = imul.i32 v83, v84
    v86 = iadd.i32 v85, v77
    store.i32 global align 4 [v13+60], v86
    v87 = load.i32 private align 1 [v9+33]
    store.i32 global align 4 [v13+64], v87
    v88 = load.i16 private align 1 [v9+17]
    v89 = sextend.i32 v88
    store.i32 global align 4 [v13+68], v89
    v90 = load.i64 private align 8 [v9+32]
    v91 = ireduce.i32 v90
    store.i32 global align 4 [v13+72], v91
    return
}
; run: %k(zero(128): i32) grid 2 group 2 == [0x83, 0xffffff83, 0x91, 0xffffff91, 0x72, 0x72, 0x8081, 0xffff8081, 0xf234, 0xfffff234, 0x7456, 0x7456, 0xa1a2a3a4, 0x969a9ea0, 0xf8bcc318, 0x1fec3015, 0xc1c2c3c4, 0xffffd1d2, 0xc2c3c428, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x83, 0xffffff83, 0x91, 0xffffff91, 0x72, 0x72, 0x8081, 0xffff8081, 0xf234, 0xfffff234, 0x7456, 0x7456, 0xa1a2a3a4, 0x969a9ea0, 0xf8bcc318, 0x1fec3015, 0xc1c2c3c4, 0xffffd1d2, 0xc2c3c428, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
