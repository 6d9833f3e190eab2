; test indexed precise-output
; A loop that does little else than store into an array leaves it in memory: the choices among its places would be most of what runs.

function %f {
    private %a : 128 align 4
block0(v0: i32, v1: i32):
    v2 = iconst.i32 1
    v3 = iconst.i32 0
    jump block1(v3, v0)
block1(v4: i32, v5: i32):
    v6 = iconst.i32 2
    v7 = ishl.i32 v5, v6
    v8 = symbol_addr.i32 %a
    v9 = iadd.i32 v8, v7
    store.i32 private align 4 [v9], v4
    v10 = iadd.i32 v4, v2
    v11 = bxor.i32 v5, v10
    v12 = iconst.i32 31
    v13 = band.i32 v11, v12
    v14 = icmp.ult v10, v1
    branch v14, block1(v10, v13), block2
block2:
    v15 = load.i32 private align 4 [v8]
    return v15
}
;; function %f {
;;     private %a : 128 align 4
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 0
;;     jump block1(v3, v0)
;; block1(v4: i32, v5: i32):
;;     v6 = iconst.i32 2
;;     v7 = ishl.i32 v5, v6
;;     v8 = symbol_addr.i32 %a
;;     v9 = iadd.i32 v8, v7
;;     store.i32 private align 4 [v9], v4
;;     v10 = iadd.i32 v4, v2
;;     v11 = bxor.i32 v5, v10
;;     v12 = iconst.i32 31
;;     v13 = band.i32 v11, v12
;;     v14 = icmp.ult v10, v1
;;     branch v14, block1(v10, v13), block2
;; block2:
;;     v15 = load.i32 private align 4 [v8]
;;     return v15
;; }
