; test sroa precise-output

; Two variables of 256 bytes need more registers together than the variables of a function may: no access of either goes to the ways to its block, where its
; copies would stay in memory.

kernel %k {
    private %a : 256 align 4
    private %b : 256 align 4
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = symbol_addr.i32 %a
    v4 = symbol_addr.i32 %b
    store.i32 private align 4 [v3], v2, v2, v2, v2
    store.i32 private align 4 [v3+16], v2, v2, v2, v2
    store.i32 private align 4 [v3+32], v2, v2, v2, v2
    store.i32 private align 4 [v3+48], v2, v2, v2, v2
    store.i32 private align 4 [v3+64], v2, v2, v2, v2
    store.i32 private align 4 [v3+80], v2, v2, v2, v2
    store.i32 private align 4 [v3+96], v2, v2, v2, v2
    store.i32 private align 4 [v3+112], v2, v2, v2, v2
    store.i32 private align 4 [v3+128], v2, v2, v2, v2
    store.i32 private align 4 [v3+144], v2, v2, v2, v2
    store.i32 private align 4 [v3+160], v2, v2, v2, v2
    store.i32 private align 4 [v3+176], v2, v2, v2, v2
    store.i32 private align 4 [v3+192], v2, v2, v2, v2
    store.i32 private align 4 [v3+208], v2, v2, v2, v2
    store.i32 private align 4 [v3+224], v2, v2, v2, v2
    store.i32 private align 4 [v3+240], v2, v2, v2, v2
    store.i32 private align 4 [v4], v2, v2, v2, v2
    store.i32 private align 4 [v4+16], v2, v2, v2, v2
    store.i32 private align 4 [v4+32], v2, v2, v2, v2
    store.i32 private align 4 [v4+48], v2, v2, v2, v2
    store.i32 private align 4 [v4+64], v2, v2, v2, v2
    store.i32 private align 4 [v4+80], v2, v2, v2, v2
    store.i32 private align 4 [v4+96], v2, v2, v2, v2
    store.i32 private align 4 [v4+112], v2, v2, v2, v2
    store.i32 private align 4 [v4+128], v2, v2, v2, v2
    store.i32 private align 4 [v4+144], v2, v2, v2, v2
    store.i32 private align 4 [v4+160], v2, v2, v2, v2
    store.i32 private align 4 [v4+176], v2, v2, v2, v2
    store.i32 private align 4 [v4+192], v2, v2, v2, v2
    store.i32 private align 4 [v4+208], v2, v2, v2, v2
    store.i32 private align 4 [v4+224], v2, v2, v2, v2
    store.i32 private align 4 [v4+240], v2, v2, v2, v2
    v5 = iconst.i32 8
    v6 = iconst.i32 12
    v7 = icmp.ult v2, v5
    branch v7, block1(v5), block1(v6)
block1(v8: i32):
    v9 = iadd.i32 v3, v8
    v10 = iadd.i32 v4, v8
    store.i32 private align 4 [v9], v8
    store.i32 private align 4 [v10], v8
    v11 = load.i32 private align 4 [v3+8]
    v12 = load.i32 private align 4 [v4+12]
    v13 = iadd.i32 v11, v12
    store.i32 global align 4 [v1], v13
    return
}
;; kernel %k {
;;     param %out : i64 at 0 align 8
;;     private %a : 256 align 4
;;     private %b : 256 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 [v0]
;;     v2 = workitemid.i32 0
;;     v3 = symbol_addr.i32 %a
;;     v4 = symbol_addr.i32 %b
;;     store.i32 private align 4 [v3], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+16], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+32], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+48], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+64], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+80], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+96], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+112], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+128], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+144], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+160], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+176], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+192], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+208], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+224], v2, v2, v2, v2
;;     store.i32 private align 4 [v3+240], v2, v2, v2, v2
;;     store.i32 private align 4 [v4], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+16], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+32], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+48], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+64], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+80], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+96], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+112], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+128], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+144], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+160], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+176], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+192], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+208], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+224], v2, v2, v2, v2
;;     store.i32 private align 4 [v4+240], v2, v2, v2, v2
;;     v5 = iconst.i32 8
;;     v6 = iconst.i32 12
;;     v7 = icmp.ult v2, v5
;;     branch v7, block1(v5), block1(v6)
;; block1(v8: i32):
;;     v9 = iadd.i32 v3, v8
;;     v10 = iadd.i32 v4, v8
;;     store.i32 private align 4 [v9], v8
;;     store.i32 private align 4 [v10], v8
;;     v11 = load.i32 private align 4 [v3+8]
;;     v12 = load.i32 private align 4 [v4+12]
;;     v13 = iadd.i32 v11, v12
;;     store.i32 global align 4 [v1], v13
;;     return
;; }
