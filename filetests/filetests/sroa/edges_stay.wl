; test sroa precise-output
; Accesses at a parameter that stay: one way passes no constant, or one outside of the variable; another access is in front; what is stored is made in the block.

function %cases {
    private %no_constant : 8 align 4
    private %outside : 8 align 4
    private %behind : 8 align 4
    private %made_here : 8 align 4
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %no_constant
    v4 = symbol_addr.i32 %outside
    v5 = symbol_addr.i32 %behind
    v6 = symbol_addr.i32 %made_here
    v7 = iconst.i32 0
    v8 = iconst.i32 4
    v9 = iconst.i32 8
    branch v2, block2(v7, v7, v8), block1
block1:
    v10 = iadd.i32 v1, v1
    jump block2(v8, v0, v9)
block2(v11: i32, v12: i32, v13: i32):
    v14 = iadd.i32 v3, v12
    store.i32 private align 4 [v14], v1
    v15 = iadd.i32 v4, v13
    store.i32 private align 4 [v15], v1
    store.i32 private align 4 [v5], v0
    v16 = iadd.i32 v5, v11
    store.i32 private align 4 [v16], v1
    v17 = iadd.i32 v0, v1
    v18 = iadd.i32 v6, v11
    store.i32 private align 4 [v18], v17
    v19 = load.i32 private align 4 [v3]
    v20 = load.i32 private align 4 [v4]
    v21 = load.i32 private align 4 [v5]
    v22 = load.i32 private align 4 [v6]
    return v19, v20, v21, v22
}
;; function %cases {
;;     private %no_constant : 8 align 4
;;     private %outside : 8 align 4
;;     private %behind : 8 align 4
;;     private %made_here : 8 align 4
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %no_constant
;;     v4 = symbol_addr.i32 %outside
;;     v5 = symbol_addr.i32 %behind
;;     v6 = symbol_addr.i32 %made_here
;;     v7 = iconst.i32 0
;;     v8 = iconst.i32 4
;;     v9 = iconst.i32 8
;;     branch v2, block2(v7, v7, v8), block1
;; block1:
;;     v10 = iadd.i32 v1, v1
;;     jump block2(v8, v0, v9)
;; block2(v11: i32, v12: i32, v13: i32):
;;     v14 = iadd.i32 v3, v12
;;     store.i32 private align 4 [v14], v1
;;     v15 = iadd.i32 v4, v13
;;     store.i32 private align 4 [v15], v1
;;     store.i32 private align 4 [v5], v0
;;     v16 = iadd.i32 v5, v11
;;     store.i32 private align 4 [v16], v1
;;     v17 = iadd.i32 v0, v1
;;     v18 = iadd.i32 v6, v11
;;     store.i32 private align 4 [v18], v17
;;     v19 = load.i32 private align 4 [v3]
;;     v20 = load.i32 private align 4 [v4]
;;     v21 = load.i32 private align 4 [v5]
;;     v22 = load.i32 private align 4 [v6]
;;     return v19, v20, v21, v22
;; }
