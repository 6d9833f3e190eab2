; test run gfx900
; test run gfx600
; test run gfx803
; test run gfx1030
; test run gfx1201
; test run gfx1201 wave=64
; test run gfx900 level=0
; test run ivb
; test run
; Vectors of bytes and halves of global memory are loaded as words, and their elements are extended with signs and without. Words are `a b c d products halves pair`;
; those that all lanes share come from the first ones.

kernel %vectors {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 28
    v4 = imul.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v10, v11, v12, v13 = load.i8 global align 4 [v6]
    v14, v15, v16, v17 = load.i8 global align 4 width all [v1+4]
    v18, v19, v20, v21 = load.i16 global align 4 [v6+8]
    v22, v23 = load.i8 global align 2 [v6+2]
    v30 = sextend.i32 v10
    v31 = sextend.i32 v11
    v32 = sextend.i32 v12
    v33 = sextend.i32 v13
    v34 = sextend.i32 v14
    v35 = sextend.i32 v15
    v36 = sextend.i32 v16
    v37 = uextend.i32 v17
    v40 = iconst.i32 20
    v41 = iadd.i32 v30, v40
    v42 = imul.i32 v41, v34
    v43 = imul.i32 v31, v35
    v44 = iadd.i32 v42, v43
    v45 = imul.i32 v32, v36
    v46 = iadd.i32 v44, v45
    v47 = imul.i32 v33, v37
    v48 = iadd.i32 v46, v47
    store.i32 global align 4 [v6+16], v48
    v50 = sextend.i32 v18
    v51 = uextend.i32 v19
    v52 = sextend.i32 v20
    v53 = sextend.i32 v21
    v54 = imul.i32 v50, v52
    v55 = imul.i32 v51, v53
    v56 = bxor.i32 v54, v55
    store.i32 global align 4 [v6+20], v56
    v60 = sextend.i32 v22
    v61 = uextend.i32 v23
    v62 = isub.i32 v60, v61
    store.i32 global align 4 [v6+24], v62
    return
}
; run: %vectors([0xbde5c099, 0x817ff3c5, 0xc6a53877, 0xa6233255, 0, 0, 0, 0x80808080, 0x8000ffff, 0x617959ce, 0x92edcf45, 0, 0, 0, 0x7f7f7f7f, 0x2e9c82b1, 0xc4069545, 0xffffffff, 0, 0, 0, 0x8000ffff, 0, 0x15c33b2, 0x7f7f7f7f, 0, 0, 0, 0x2a759159, 0x4a0fe75d, 0x7f7f7f7f, 0xad864c44, 0, 0, 0, 0x2e81d66d, 0xb0cde917, 0xff00ff00, 0x7fffffff, 0, 0, 0, 0xef901b93, 0xffffffff, 0, 0xb52a43ab, 0, 0, 0, 0x80000000, 0x80000000, 0x50d7d13f, 0x8000ffff, 0, 0, 0, 0xe979cf3, 0, 0x5b8e8fb2, 0x4a012e8, 0, 0, 0, 0x6b384309, 0, 0xb52fa53c, 0x7f7f7f7f, 0, 0, 0, 0x7f7f7f7f, 0xf129c8c6, 0x8332f05a, 0x80000000, 0, 0, 0, 0x1ba95a54, 0xc7eec61b, 0xdc14ed57, 0xff00ff00, 0, 0, 0, 0x1757905e, 0x7fffffff, 0x57079670, 0xffffffff, 0, 0, 0, 0x7fffffff, 0xffffffff, 0xb89c4e56, 0xff297d0e, 0, 0, 0, 0xb85a5cd2, 0xff00ff00, 0x7fffffff, 0x74a677c6, 0, 0, 0, 0x2547f19c, 0, 0x558d2adb, 0x216d27a2, 0, 0, 0]: i32) grid 16 group 16 == [0xbde5c099, 0x817ff3c5, 0xc6a53877, 0xa6233255, 0xffffe739, 0xb15cdb0c, 0xffffff28, 0x80808080, 0x8000ffff, 0x617959ce, 0x92edcf45, 0xffff9f64, 0x389ff983, 0xffffff00, 0x7f7f7f7f, 0x2e9c82b1, 0xc4069545, 0xffffffff, 0x56ac, 0xffff5141, 0, 0x8000ffff, 0, 0x15c33b2, 0x7f7f7f7f, 0xffffbb2c, 0x1913a3ea, 0xffffff80, 0x2a759159, 0x4a0fe75d, 0x7f7f7f7f, 0xad864c44, 0x3bb9, 0xf3171ec6, 0x4b, 0x2e81d66d, 0xb0cde917, 0xff00ff00, 0x7fffffff, 0xffffbc94, 0x7f7f0000, 0xffffff53, 0xef901b93, 0xffffffff, 0, 0xb52a43ab, 0xffffd303, 0, 0xfffffea1, 0x80000000, 0x80000000, 0x50d7d13f, 0x8000ffff, 0xffffbae4, 0xd794aec1, 0xffffff80, 0xe979cf3, 0, 0x5b8e8fb2, 0x4a012e8, 0xffffd66e, 0xf613cd90, 0xffffff89, 0x6b384309, 0, 0xb52fa53c, 0x7f7f7f7f, 0x479d, 0x88f78f95, 0xffffffcd, 0x7f7f7f7f, 0xf129c8c6, 0x8332f05a, 0x80000000, 0x56ac, 0xbe670000, 0, 0x1ba95a54, 0xc7eec61b, 0xdc14ed57, 0xff00ff00, 0xffffc5e8, 0xff314500, 0xffffff8e, 0x1757905e, 0x7fffffff, 0x57079670, 0xffffffff, 0x222a, 0xffffc169, 0x40, 0x7fffffff, 0xffffffff, 0xb89c4e56, 0xff297d0e, 0x3b2c, 0xd920b248, 0xffffff80, 0xb85a5cd2, 0xff00ff00, 0x7fffffff, 0x74a677c6, 0x9b0, 0xc5ad0360, 0xffffffa2, 0x2547f19c, 0, 0x558d2adb, 0x216d27a2, 0x4911, 0xd89e19f, 0x22]
