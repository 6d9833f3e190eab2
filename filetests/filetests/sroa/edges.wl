; test sroa precise-output
; An access whose offset is another constant on each way to its block goes to these ways: blocks that are left without it, and a load's value is passed on.

function %store_after_a_search {
    private %a : 8 align 4
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %a
    v4 = iconst.i32 0
    v5 = iconst.i32 4
    store.i32 private align 4 [v3], v0, v0
    branch v2, block2(v4), block1
block1:
    v6 = iadd.i32 v1, v1
    jump block2(v5)
block2(v7: i32):
    v8 = iadd.i32 v3, v7
    store.i32 private align 4 [v8], v1
    v9 = load.i32 private align 4 [v3]
    v10 = load.i32 private align 4 [v3+4]
    return v9, v10
}
;; function %store_after_a_search {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 0
;;     v5 = iconst.i32 4
;;     branch v2, block3, block1
;; block1:
;;     v6 = iadd.i32 v1, v1
;;     jump block4
;; block3:
;;     v11 = symbol_addr.i32 %a
;;     jump block2(v4, v1, v0)
;; block4:
;;     v12 = symbol_addr.i32 %a
;;     jump block2(v5, v0, v1)
;; block2(v7: i32, v13: i32, v14: i32):
;;     v8 = iadd.i32 v3, v7
;;     return v13, v14
;; }

function %load_and_store {
    private %a : 8 align 4
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %a
    v4 = iconst.i32 1
    v5 = iconst.i32 2
    store.i32 private align 4 [v3], v0, v1
    branch v2, block1(v4, v0), block1(v5, v1)
block1(v6: i32, v7: i32):
    v8 = ishl.i32 v6, v5
    v9 = iadd.i32 v3, v8
    v10 = load.i32 private align 4 [v9-4]
    store.i32 private align 4 [v9-4], v7
    v11 = load.i32 private align 4 [v3+4]
    return v10, v11
}
;; function %load_and_store {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 1
;;     v5 = iconst.i32 2
;;     branch v2, block2, block3
;; block2:
;;     v12 = symbol_addr.i32 %a
;;     v14 = symbol_addr.i32 %a
;;     jump block1(v4, v0, v0)
;; block3:
;;     v15 = symbol_addr.i32 %a
;;     v17 = symbol_addr.i32 %a
;;     jump block1(v5, v1, v1)
;; block1(v6: i32, v7: i32, v18: i32):
;;     v8 = ishl.i32 v6, v5
;;     v9 = iadd.i32 v3, v8
;;     return v18, v1
;; }
