; test indexed precise-output
; Elements of less than a word are kept in words; elements of 64 bits and several values in one access are chosen with the same comparisons.

function %bytes {
    private %a : 2 align 1
block0(v0: i32, v1: i8, v2: i8):
    v3 = symbol_addr.i32 %a
    store.i8 private align 1 [v3], v1, v2
    v4 = iadd.i32 v3, v0
    v5 = load.i8 private align 1 [v4]
    store.i8 private align 1 [v4], v2
    v6 = load.i8 private align 1 [v3]
    return v5, v6
}
;; function %bytes {
;;     private %a : 2 align 1
;; block0(v0: i32, v1: i8, v2: i8):
;;     v3 = symbol_addr.i32 %a
;;     v7 = uextend.i32 v1
;;     v8 = uextend.i32 v2
;;     v4 = iadd.i32 v3, v0
;;     v9 = iconst.i32 1
;;     v10 = icmp.eq v0, v9
;;     v11 = select.i32 v10, v8, v7
;;     v12 = ireduce.i8 v11
;;     v13 = iconst.i32 0
;;     v14 = icmp.eq v0, v13
;;     v15 = uextend.i32 v2
;;     v16 = select.i32 v14, v15, v7
;;     v17 = iconst.i32 1
;;     v18 = icmp.eq v0, v17
;;     v19 = uextend.i32 v2
;;     v20 = select.i32 v18, v19, v8
;;     v21 = ireduce.i8 v16
;;     return v12, v21
;; }

function %doubles {
    private %a : 16 align 8
block0(v0: i32, v1: f64, v2: f64):
    v3 = symbol_addr.i32 %a
    store.f64 private align 8 [v3], v1, v2
    v4 = iconst.i32 3
    v5 = ishl.i32 v0, v4
    v6 = iadd.i32 v3, v5
    v7 = load.f64 private align 8 [v6]
    return v7
}
;; function %doubles {
;;     private %a : 16 align 8
;; block0(v0: i32, v1: f64, v2: f64):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 3
;;     v5 = ishl.i32 v0, v4
;;     v6 = iadd.i32 v3, v5
;;     v8 = iconst.i32 3
;;     v9 = ishl.i32 v0, v8
;;     v10 = iconst.i32 8
;;     v11 = icmp.eq v9, v10
;;     v12 = select.f64 v11, v2, v1
;;     return v12
;; }

; Both values of an element, whose places are 8 bytes apart.
function %pairs {
    private %a : 16 align 4
block0(v0: i32, v1: i32, v2: i32):
    v3 = symbol_addr.i32 %a
    store.i32 private align 4 [v3], v0, v1, v2, v1
    v4 = iconst.i32 3
    v5 = ishl.i32 v0, v4
    v6 = iadd.i32 v3, v5
    v7, v8 = load.i32 private align 4 [v6]
    return v7, v8
}
;; function %pairs {
;;     private %a : 16 align 4
;; block0(v0: i32, v1: i32, v2: i32):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 3
;;     v5 = ishl.i32 v0, v4
;;     v6 = iadd.i32 v3, v5
;;     v9 = iconst.i32 3
;;     v10 = ishl.i32 v0, v9
;;     v11 = iconst.i32 8
;;     v12 = icmp.eq v10, v11
;;     v13 = select.i32 v12, v2, v0
;;     v14 = iconst.i32 8
;;     v15 = icmp.eq v10, v14
;;     v16 = select.i32 v15, v1, v1
;;     return v13, v16
;; }

; A byte of a word, which stays a word for its other accesses.
function %byte_of_a_word {
    private %a : 4 align 4
block0(v0: i32, v1: i32, v2: i8):
    v3 = symbol_addr.i32 %a
    store.i32 private align 4 [v3], v1
    v4 = iconst.i32 1
    v5 = ishl.i32 v0, v4
    v6 = iadd.i32 v3, v5
    store.i8 private align 1 [v6], v2
    v7 = load.i32 private align 4 [v3]
    return v7
}
;; function %byte_of_a_word {
;;     private %a : 4 align 4
;; block0(v0: i32, v1: i32, v2: i8):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 1
;;     v5 = ishl.i32 v0, v4
;;     v6 = iadd.i32 v3, v5
;;     v8 = iconst.i32 1
;;     v9 = ishl.i32 v0, v8
;;     v10 = iconst.i32 0
;;     v11 = icmp.eq v9, v10
;;     v12 = uextend.i32 v2
;;     v13 = iconst.i32 -256
;;     v14 = band.i32 v1, v13
;;     v15 = bor.i32 v14, v12
;;     v16 = select.i32 v11, v15, v1
;;     v17 = iconst.i32 2
;;     v18 = icmp.eq v9, v17
;;     v19 = uextend.i32 v2
;;     v20 = iconst.i32 16
;;     v21 = ishl.i32 v19, v20
;;     v22 = iconst.i32 0xff00ffff
;;     v23 = band.i32 v16, v22
;;     v24 = bor.i32 v23, v21
;;     v25 = select.i32 v18, v24, v16
;;     return v25
;; }
