; test sroa precise-output

; Nine variables of 256 bytes need more registers together than the variables of a function may: no access of any goes to the ways to its block, where its
; copies would stay in memory.

kernel %k {
    private %a0 : 256 align 4
    private %a1 : 256 align 4
    private %a2 : 256 align 4
    private %a3 : 256 align 4
    private %a4 : 256 align 4
    private %a5 : 256 align 4
    private %a6 : 256 align 4
    private %a7 : 256 align 4
    private %a8 : 256 align 4
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v10 = symbol_addr.i32 %a0
    store.i64 private align 4 [v10], v3, v3, v3, v3
    store.i64 private align 4 [v10+32], v3, v3, v3, v3
    store.i64 private align 4 [v10+64], v3, v3, v3, v3
    store.i64 private align 4 [v10+96], v3, v3, v3, v3
    store.i64 private align 4 [v10+128], v3, v3, v3, v3
    store.i64 private align 4 [v10+160], v3, v3, v3, v3
    store.i64 private align 4 [v10+192], v3, v3, v3, v3
    store.i64 private align 4 [v10+224], v3, v3, v3, v3
    v11 = symbol_addr.i32 %a1
    store.i64 private align 4 [v11], v3, v3, v3, v3
    store.i64 private align 4 [v11+32], v3, v3, v3, v3
    store.i64 private align 4 [v11+64], v3, v3, v3, v3
    store.i64 private align 4 [v11+96], v3, v3, v3, v3
    store.i64 private align 4 [v11+128], v3, v3, v3, v3
    store.i64 private align 4 [v11+160], v3, v3, v3, v3
    store.i64 private align 4 [v11+192], v3, v3, v3, v3
    store.i64 private align 4 [v11+224], v3, v3, v3, v3
    v12 = symbol_addr.i32 %a2
    store.i64 private align 4 [v12], v3, v3, v3, v3
    store.i64 private align 4 [v12+32], v3, v3, v3, v3
    store.i64 private align 4 [v12+64], v3, v3, v3, v3
    store.i64 private align 4 [v12+96], v3, v3, v3, v3
    store.i64 private align 4 [v12+128], v3, v3, v3, v3
    store.i64 private align 4 [v12+160], v3, v3, v3, v3
    store.i64 private align 4 [v12+192], v3, v3, v3, v3
    store.i64 private align 4 [v12+224], v3, v3, v3, v3
    v13 = symbol_addr.i32 %a3
    store.i64 private align 4 [v13], v3, v3, v3, v3
    store.i64 private align 4 [v13+32], v3, v3, v3, v3
    store.i64 private align 4 [v13+64], v3, v3, v3, v3
    store.i64 private align 4 [v13+96], v3, v3, v3, v3
    store.i64 private align 4 [v13+128], v3, v3, v3, v3
    store.i64 private align 4 [v13+160], v3, v3, v3, v3
    store.i64 private align 4 [v13+192], v3, v3, v3, v3
    store.i64 private align 4 [v13+224], v3, v3, v3, v3
    v14 = symbol_addr.i32 %a4
    store.i64 private align 4 [v14], v3, v3, v3, v3
    store.i64 private align 4 [v14+32], v3, v3, v3, v3
    store.i64 private align 4 [v14+64], v3, v3, v3, v3
    store.i64 private align 4 [v14+96], v3, v3, v3, v3
    store.i64 private align 4 [v14+128], v3, v3, v3, v3
    store.i64 private align 4 [v14+160], v3, v3, v3, v3
    store.i64 private align 4 [v14+192], v3, v3, v3, v3
    store.i64 private align 4 [v14+224], v3, v3, v3, v3
    v15 = symbol_addr.i32 %a5
    store.i64 private align 4 [v15], v3, v3, v3, v3
    store.i64 private align 4 [v15+32], v3, v3, v3, v3
    store.i64 private align 4 [v15+64], v3, v3, v3, v3
    store.i64 private align 4 [v15+96], v3, v3, v3, v3
    store.i64 private align 4 [v15+128], v3, v3, v3, v3
    store.i64 private align 4 [v15+160], v3, v3, v3, v3
    store.i64 private align 4 [v15+192], v3, v3, v3, v3
    store.i64 private align 4 [v15+224], v3, v3, v3, v3
    v16 = symbol_addr.i32 %a6
    store.i64 private align 4 [v16], v3, v3, v3, v3
    store.i64 private align 4 [v16+32], v3, v3, v3, v3
    store.i64 private align 4 [v16+64], v3, v3, v3, v3
    store.i64 private align 4 [v16+96], v3, v3, v3, v3
    store.i64 private align 4 [v16+128], v3, v3, v3, v3
    store.i64 private align 4 [v16+160], v3, v3, v3, v3
    store.i64 private align 4 [v16+192], v3, v3, v3, v3
    store.i64 private align 4 [v16+224], v3, v3, v3, v3
    v17 = symbol_addr.i32 %a7
    store.i64 private align 4 [v17], v3, v3, v3, v3
    store.i64 private align 4 [v17+32], v3, v3, v3, v3
    store.i64 private align 4 [v17+64], v3, v3, v3, v3
    store.i64 private align 4 [v17+96], v3, v3, v3, v3
    store.i64 private align 4 [v17+128], v3, v3, v3, v3
    store.i64 private align 4 [v17+160], v3, v3, v3, v3
    store.i64 private align 4 [v17+192], v3, v3, v3, v3
    store.i64 private align 4 [v17+224], v3, v3, v3, v3
    v18 = symbol_addr.i32 %a8
    store.i64 private align 4 [v18], v3, v3, v3, v3
    store.i64 private align 4 [v18+32], v3, v3, v3, v3
    store.i64 private align 4 [v18+64], v3, v3, v3, v3
    store.i64 private align 4 [v18+96], v3, v3, v3, v3
    store.i64 private align 4 [v18+128], v3, v3, v3, v3
    store.i64 private align 4 [v18+160], v3, v3, v3, v3
    store.i64 private align 4 [v18+192], v3, v3, v3, v3
    store.i64 private align 4 [v18+224], v3, v3, v3, v3
    v4 = iconst.i32 8
    v5 = iconst.i32 16
    v6 = icmp.ult v2, v4
    branch v6, block1(v4), block1(v5)
block1(v7: i32):
    v20 = iadd.i32 v10, v7
    store.i64 private align 4 [v20], v3
    v21 = iadd.i32 v11, v7
    store.i64 private align 4 [v21], v3
    v22 = iadd.i32 v12, v7
    store.i64 private align 4 [v22], v3
    v23 = iadd.i32 v13, v7
    store.i64 private align 4 [v23], v3
    v24 = iadd.i32 v14, v7
    store.i64 private align 4 [v24], v3
    v25 = iadd.i32 v15, v7
    store.i64 private align 4 [v25], v3
    v26 = iadd.i32 v16, v7
    store.i64 private align 4 [v26], v3
    v27 = iadd.i32 v17, v7
    store.i64 private align 4 [v27], v3
    v28 = iadd.i32 v18, v7
    store.i64 private align 4 [v28], v3
    v30 = load.i64 private align 4 [v10+8]
    store.i64 global align 8 [v1], v30
    return
}
;; kernel %k {
;;     param %out : i64 at 0 align 8
;;     private %a0 : 256 align 4
;;     private %a1 : 256 align 4
;;     private %a2 : 256 align 4
;;     private %a3 : 256 align 4
;;     private %a4 : 256 align 4
;;     private %a5 : 256 align 4
;;     private %a6 : 256 align 4
;;     private %a7 : 256 align 4
;;     private %a8 : 256 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 [v0]
;;     v2 = workitemid.i32 0
;;     v3 = uextend.i64 v2
;;     v10 = symbol_addr.i32 %a0
;;     store.i64 private align 4 [v10], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v10+224], v3, v3, v3, v3
;;     v11 = symbol_addr.i32 %a1
;;     store.i64 private align 4 [v11], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v11+224], v3, v3, v3, v3
;;     v12 = symbol_addr.i32 %a2
;;     store.i64 private align 4 [v12], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v12+224], v3, v3, v3, v3
;;     v13 = symbol_addr.i32 %a3
;;     store.i64 private align 4 [v13], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v13+224], v3, v3, v3, v3
;;     v14 = symbol_addr.i32 %a4
;;     store.i64 private align 4 [v14], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v14+224], v3, v3, v3, v3
;;     v15 = symbol_addr.i32 %a5
;;     store.i64 private align 4 [v15], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v15+224], v3, v3, v3, v3
;;     v16 = symbol_addr.i32 %a6
;;     store.i64 private align 4 [v16], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v16+224], v3, v3, v3, v3
;;     v17 = symbol_addr.i32 %a7
;;     store.i64 private align 4 [v17], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v17+224], v3, v3, v3, v3
;;     v18 = symbol_addr.i32 %a8
;;     store.i64 private align 4 [v18], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+32], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+64], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+96], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+128], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+160], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+192], v3, v3, v3, v3
;;     store.i64 private align 4 [v18+224], v3, v3, v3, v3
;;     v4 = iconst.i32 8
;;     v5 = iconst.i32 16
;;     v6 = icmp.ult v2, v4
;;     branch v6, block1(v4), block1(v5)
;; block1(v7: i32):
;;     v20 = iadd.i32 v10, v7
;;     store.i64 private align 4 [v20], v3
;;     v21 = iadd.i32 v11, v7
;;     store.i64 private align 4 [v21], v3
;;     v22 = iadd.i32 v12, v7
;;     store.i64 private align 4 [v22], v3
;;     v23 = iadd.i32 v13, v7
;;     store.i64 private align 4 [v23], v3
;;     v24 = iadd.i32 v14, v7
;;     store.i64 private align 4 [v24], v3
;;     v25 = iadd.i32 v15, v7
;;     store.i64 private align 4 [v25], v3
;;     v26 = iadd.i32 v16, v7
;;     store.i64 private align 4 [v26], v3
;;     v27 = iadd.i32 v17, v7
;;     store.i64 private align 4 [v27], v3
;;     v28 = iadd.i32 v18, v7
;;     store.i64 private align 4 [v28], v3
;;     v30 = load.i64 private align 4 [v10+8]
;;     store.i64 global align 8 [v1], v30
;;     return
;; }
