; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; A number x = 5 + 7 * lane is inserted into 10, 20, 30, of which the larger ones move up; the last place is undefined before. By hand, lanes 0 to 5 have
; 5 10 20 30, 10 12 20 30, 10 19 20 30, 10 20 26 30, 10 20 30 33 and 10 20 30 40; the result has one in each byte, the first one lowest.

kernel %k {
    private %a : 16 align 4
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = symbol_addr.i32 %a
    v8 = iconst.i32 10
    v9 = iconst.i32 20
    v10 = iconst.i32 30
    store.i32 private align 4 [v7], v8, v9, v10
    v11 = iconst.i32 7
    v12 = imul.i32 v2, v11
    v13 = iconst.i32 5
    v14 = iadd.i32 v12, v13
    v15 = iconst.i32 3
    v16 = iconst.i32 0
    v17 = iconst.i32 1
    jump block1(v15)
block1(v18: i32):
    v19 = ishl.i32 v18, v3
    v20 = iadd.i32 v7, v19
    v21 = load.i32 private align 4 [v20-4]
    v22 = icmp.ugt v21, v14
    branch v22, block2, block3(v18)
block2:
    store.i32 private align 4 [v20], v21
    v23 = isub.i32 v18, v17
    v24 = icmp.ne v23, v16
    branch v24, block1(v23), block3(v23)
block3(v25: i32):
    v26 = ishl.i32 v25, v3
    v27 = iadd.i32 v7, v26
    store.i32 private align 4 [v27], v14
    v28, v29, v30, v31 = load.i32 private align 4 [v7]
    v32 = iconst.i32 8
    v33 = iconst.i32 16
    v34 = iconst.i32 24
    v35 = ishl.i32 v29, v32
    v36 = ishl.i32 v30, v33
    v37 = ishl.i32 v31, v34
    v38 = bor.i32 v28, v35
    v39 = bor.i32 v38, v36
    v40 = bor.i32 v39, v37
    store.i32 global align 4 [v6], v40
    return
}
; run: %k(zero(6): i32) grid 6 group 6 == [504629765, 504630282, 504632074, 505025546, 555619338, 673059850]
