; test optimize
; A private array that loops fill and read becomes values, and nothing is left of either.

kernel %k {
    param %out : i64 at 0 align 8
    private %a : 16 align 4
block0:
    v0 = workitemid.i32 0
    v1 = symbol_addr.i32 %a
    v2 = iconst.i32 0
    v3 = iconst.i32 1
    v4 = iconst.i32 4
    jump block1(v2, v1)
block1(v5: i32, v6: i32):
    v7 = iadd.i32 v0, v5
    store.i32 private align 4 [v6], v7
    v8 = iadd.i32 v6, v4
    v9 = iadd.i32 v5, v3
    v10 = icmp.slt v9, v4
    branch v10, block1(v9, v8), block2(v2, v2)
block2(v11: i32, v12: i32):
    v13 = iconst.i32 2
    v14 = ishl.i32 v11, v13
    v15 = iadd.i32 v1, v14
    v16 = load.i32 private align 4 [v15]
    v17 = imul.i32 v16, v16
    v18 = bxor.i32 v12, v17
    v19 = iadd.i32 v11, v3
    v20 = icmp.ult v19, v4
    branch v20, block2(v19, v18), block3
block3:
    v21 = iconst.i64 0
    v22 = load.i64 kernarg align 8 width all [v21]
    store.i32 global align 4 [v22], v18
    return
}
; check: block0:
; not: private align
; check: store.i32 global
