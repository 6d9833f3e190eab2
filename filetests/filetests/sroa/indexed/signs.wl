; test indexed precise-output
; Scales and constants may be negative, and what is added up may begin below the variable: offsets are compared without the constant, as numbers with a sign. A large
; constant is added first.

function %down {
    private %a : 16 align 4
block0(v0: i32, v1: i32):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2], v1, v0, v1, v0
    v3 = iconst.i32 2
    v4 = ishl.i32 v0, v3
    v5 = isub.i32 v2, v4
    v6 = load.i32 private align 4 [v5+12]
    return v6
}
;; function %down {
;;     private %a : 16 align 4
;; block0(v0: i32, v1: i32):
;;     v2 = symbol_addr.i32 %a
;;     v3 = iconst.i32 2
;;     v4 = ishl.i32 v0, v3
;;     v5 = isub.i32 v2, v4
;;     v7 = iconst.i32 -4
;;     v8 = imul.i32 v0, v7
;;     v9 = iconst.i32 -8
;;     v10 = icmp.eq v8, v9
;;     v11 = select.i32 v10, v0, v1
;;     v12 = iconst.i32 0
;;     v13 = icmp.eq v8, v12
;;     v14 = select.i32 v13, v0, v1
;;     v15 = iconst.i32 -4
;;     v16 = icmp.slt v8, v15
;;     v17 = select.i32 v16, v11, v14
;;     return v17
;; }

function %before {
    private %a : 16 align 4
block0(v0: i32, v1: i32):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2], v1, v0, v1, v0
    v3 = iconst.i32 2
    v4 = ishl.i32 v0, v3
    v5 = iadd.i32 v2, v4
    v6 = load.i32 private align 4 [v5-4]
    return v6
}
;; function %before {
;;     private %a : 16 align 4
;; block0(v0: i32, v1: i32):
;;     v2 = symbol_addr.i32 %a
;;     v3 = iconst.i32 2
;;     v4 = ishl.i32 v0, v3
;;     v5 = iadd.i32 v2, v4
;;     v7 = iconst.i32 2
;;     v8 = ishl.i32 v0, v7
;;     v9 = iconst.i32 8
;;     v10 = icmp.eq v8, v9
;;     v11 = select.i32 v10, v0, v1
;;     v12 = iconst.i32 16
;;     v13 = icmp.eq v8, v12
;;     v14 = select.i32 v13, v0, v1
;;     v15 = iconst.i32 12
;;     v16 = icmp.slt v8, v15
;;     v17 = select.i32 v16, v11, v14
;;     return v17
;; }

function %far_away {
    private %a : 8 align 4
block0(v0: i32, v1: i32):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2], v1, v0
    v3 = iconst.i32 0x80000000
    v4 = iadd.i32 v0, v3
    v5 = iadd.i32 v2, v4
    v6 = load.i32 private align 4 [v5]
    return v6
}
;; function %far_away {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32):
;;     v2 = symbol_addr.i32 %a
;;     v3 = iconst.i32 0x80000000
;;     v4 = iadd.i32 v0, v3
;;     v5 = iadd.i32 v2, v4
;;     v7 = iconst.i32 0x80000000
;;     v8 = iadd.i32 v0, v7
;;     v9 = iconst.i32 4
;;     v10 = icmp.eq v8, v9
;;     v11 = select.i32 v10, v0, v1
;;     return v11
;; }
