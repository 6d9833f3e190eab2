; test unroll precise-output
; A search in a private array that ends by its bound, or before: it becomes values by that. What comes after the loop is told which number it was.

module %early large

kernel %search {
    param %to : i64 at 0 align 8
    private %array : 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 global align 4 [v1]
    v3 = symbol_addr.i32 %array
    store.i32 private align 4 [v3], v2
    store.i32 private align 4 [v3+4], v2
    store.i32 private align 4 [v3+8], v2
    v4 = iconst.i32 0
    jump block1(v4)
block1(v5: i32):
    v6 = iconst.i32 2
    v7 = ishl.i32 v5, v6
    v8 = iadd.i32 v3, v7
    v9 = load.i32 private align 4 [v8]
    v10 = icmp.eq v9, v4
    branch v10, block3, block2
block2:
    v11 = iconst.i32 1
    v12 = iadd.i32 v5, v11
    v13 = iconst.i32 3
    v14 = icmp.ult v12, v13
    branch v14, block1(v12), block3
block3:
    store.i32 global align 4 [v1+4], v5
    return
}
;; kernel %search {
;;     param %to : i64 at 0 align 8
;;     private %array : 12 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 global align 4 [v1]
;;     v3 = symbol_addr.i32 %array
;;     store.i32 private align 4 [v3], v2
;;     store.i32 private align 4 [v3+4], v2
;;     store.i32 private align 4 [v3+8], v2
;;     v4 = iconst.i32 0
;;     jump block4
;; block4:
;;     v17 = iconst.i32 2
;;     v18 = ishl.i32 v4, v17
;;     v19 = iadd.i32 v3, v18
;;     v20 = load.i32 private align 4 [v19]
;;     v21 = icmp.eq v20, v4
;;     branch v21, block3(v4), block6
;; block6:
;;     v22 = iconst.i32 1
;;     v23 = iadd.i32 v4, v22
;;     v24 = iconst.i32 3
;;     v25 = icmp.ult v23, v24
;;     jump block5
;; block5:
;;     v27 = iconst.i32 2
;;     v28 = ishl.i32 v23, v27
;;     v29 = iadd.i32 v3, v28
;;     v30 = load.i32 private align 4 [v29]
;;     v31 = icmp.eq v30, v4
;;     branch v31, block3(v23), block7
;; block7:
;;     v32 = iconst.i32 1
;;     v33 = iadd.i32 v23, v32
;;     v34 = iconst.i32 3
;;     v35 = icmp.ult v33, v34
;;     jump block1
;; block1:
;;     v6 = iconst.i32 2
;;     v7 = ishl.i32 v33, v6
;;     v8 = iadd.i32 v3, v7
;;     v9 = load.i32 private align 4 [v8]
;;     v10 = icmp.eq v9, v4
;;     branch v10, block3(v33), block2
;; block2:
;;     v11 = iconst.i32 1
;;     v12 = iadd.i32 v33, v11
;;     v13 = iconst.i32 3
;;     v14 = icmp.ult v12, v13
;;     jump block3(v33)
;; block3(v15: i32):
;;     store.i32 global align 4 [v1+4], v15
;;     return
;; }

; No private array: it stays a loop.
kernel %stays {
    param %to : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v4 = iconst.i32 0
    jump block1(v4)
block1(v5: i32):
    v6 = uextend.i64 v5
    v8 = iadd.i64 v1, v6
    v9 = load.i8 global align 1 [v8]
    v10 = uextend.i32 v9
    v15 = icmp.eq v10, v4
    branch v15, block3, block2
block2:
    v11 = iconst.i32 1
    v12 = iadd.i32 v5, v11
    v13 = iconst.i32 3
    v14 = icmp.ult v12, v13
    branch v14, block1(v12), block3
block3:
    store.i32 global align 4 [v1+4], v5
    return
}
;; kernel %stays {
;;     param %to : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v4 = iconst.i32 0
;;     jump block1(v4)
;; block1(v5: i32):
;;     v6 = uextend.i64 v5
;;     v8 = iadd.i64 v1, v6
;;     v9 = load.i8 global align 1 [v8]
;;     v10 = uextend.i32 v9
;;     v15 = icmp.eq v10, v4
;;     branch v15, block3, block2
;; block2:
;;     v11 = iconst.i32 1
;;     v12 = iadd.i32 v5, v11
;;     v13 = iconst.i32 3
;;     v14 = icmp.ult v12, v13
;;     branch v14, block1(v12), block3
;; block3:
;;     store.i32 global align 4 [v1+4], v5
;;     return
;; }
