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
; Accesses of every width in group memory, with and without a sign, aligned and not.

group %shared : 256 align 16

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = workitemid.i32 0
    v4 = symbol_addr.i32 %shared
    v5 = iconst.i32 6
    v6 = ishl.i32 v3, v5
    v7 = iadd.i32 v4, v6
    v8 = iconst.i32 256
    v9 = imul.i32 v3, v8
    v10 = uextend.i64 v9
    v11 = iadd.i64 v2, v10
    v12 = iconst.i32 0x80818283
    v13 = iconst.i32 0x84858687
    v14 = iconst.i32 0x88898a8b
    v15 = iconst.i32 0x8c8d8e8f
    store.i32 group align 16 [v7+0], v12, v13, v14, v15
    v16 = iconst.i32 0x11121314
    v17 = iconst.i32 0x15161718
    v18 = iconst.i32 0x191a1b1c
    store.i32 group align 16 [v7+16], v16, v17, v18
    v19 = iconst.i64 0x2122232425262728
    store.i64 group align 8 [v7+32], v19
    v20 = iconst.i32 0xa1a2a3a4
    store.i32 group align 4 [v7+40], v20
    v21 = iconst.i32 0xb1b2b3b4
    store.i32 group align 4 [v7+44], v21
    v22 = iconst.i32 0x91
    v23 = ireduce.i8 v22
    v24 = iconst.i32 0x72
    v25 = ireduce.i8 v24
    store.i8 group align 1 [v7+4], v23, v25
    v26 = iconst.i32 0xf234
    v27 = ireduce.i16 v26
    v28 = iconst.i32 0x7456
    v29 = ireduce.i16 v28
    store.i16 group align 2 [v7+8], v27, v29
    v30 = iconst.i32 0xc1c2c3c4
    store.i32 group align 1 [v7+33], v30
    v31 = iconst.i32 0xd1d2
    v32 = ireduce.i16 v31
    store.i16 group align 1 [v7+17], v32
    v33 = load.i8 group align 1 [v7+0]
    v34 = uextend.i32 v33
    store.i32 global align 4 [v11+0], v34
    v35 = load.i8 group align 1 [v7+0]
    v36 = sextend.i32 v35
    store.i32 global align 4 [v11+4], v36
    v37 = load.i8 group align 1 [v7+4]
    v38 = uextend.i32 v37
    store.i32 global align 4 [v11+8], v38
    v39 = load.i8 group align 1 [v7+4]
    v40 = sextend.i32 v39
    store.i32 global align 4 [v11+12], v40
    v41 = load.i8 group align 1 [v7+5]
    v42 = uextend.i32 v41
    store.i32 global align 4 [v11+16], v42
    v43 = load.i8 group align 1 [v7+5]
    v44 = sextend.i32 v43
    store.i32 global align 4 [v11+20], v44
    v45 = load.i16 group align 2 [v7+2]
    v46 = uextend.i32 v45
    store.i32 global align 4 [v11+24], v46
    v47 = load.i16 group align 2 [v7+2]
    v48 = sextend.i32 v47
    store.i32 global align 4 [v11+28], v48
    v49 = load.i16 group align 2 [v7+8]
    v50 = uextend.i32 v49
    store.i32 global align 4 [v11+32], v50
    v51 = load.i16 group align 2 [v7+8]
    v52 = sextend.i32 v51
    store.i32 global align 4 [v11+36], v52
    v53 = load.i16 group align 2 [v7+10]
    v54 = uextend.i32 v53
    store.i32 global align 4 [v11+40], v54
    v55 = load.i16 group align 2 [v7+10]
    v56 = sextend.i32 v55
    store.i32 global align 4 [v11+44], v56
    v57 = load.i32 group align 4 [v7+40]
    store.i32 global align 4 [v11+48], v57
    v58, v59 = load.i32 group align 8 [v7+40]
    v60 = iconst.i32 0x3
    v61 = imul.i32 v58, v60
    v62 = iadd.i32 v61, v59
    store.i32 global align 4 [v11+52], v62
    v63, v64, v65 = load.i32 group align 16 [v7+16]
    v66 = iconst.i32 0x3
    v67 = imul.i32 v63, v66
    v68 = iadd.i32 v67, v64
    v69 = iconst.i32 0x3
    v70 = imul.i32 v68, v69
    v71 = iadd.i32 v70, v65
    store.i32 global align 4 [v11+56], v71
    v72, v73, v74, v75 = load.i32 group align 16 [v7+0]
    v76 = iconst.i32 0x3
    v77 = imul.i32 v72, v76
    v78 = iadd.i32 v77, v73
    v79 = iconst.i32 0x3
    v80 = imul.i32 v78, v79
    v81 = iadd.i32 v80, v74
    v82 = iconst.i32 0x3
    v83 = imul.i32 v81, v82
    v84 = iadd.i32 v83, v75
    store.i32 global align 4 [v11+60], v84
    v85 = load.i32 group align 1 [v7+33]
    store.i32 global align 4 [v11+64], v85
    v86 = load.i16 group align 1 [v7+17]
    v87 = sextend.i32 v86
    store.i32 global align 4 [v11+68], v87
    v88 = load.i64 group align 8 [v7+32]
    v89 = ireduce.i32 v88
    store.i32 global align 4 [v11+72], v89
    return
}
; run: %k(zero(128): i32) grid 2 group 2 == [0x83, 0xffffff83, 0x91, 0xffffff91, 0x72, 0x72, 0x8081, 0xffff8081, 0xf234, 0xfffff234, 0x7456, 0x7456, 0xa1a2a3a4, 0x969a9ea0, 0xf8bcc318, 0x1fec3015, 0xc1c2c3c4, 0xffffd1d2, 0xc2c3c428, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x83, 0xffffff83, 0x91, 0xffffff91, 0x72, 0x72, 0x8081, 0xffff8081, 0xf234, 0xfffff234, 0x7456, 0x7456, 0xa1a2a3a4, 0x969a9ea0, 0xf8bcc318, 0x1fec3015, 0xc1c2c3c4, 0xffffd1d2, 0xc2c3c428, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
