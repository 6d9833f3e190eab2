; test indexed precise-output
; A load at an index chooses among the values of the places by a tree of comparisons of the offset, for the last of two places by equality.

function %four {
    private %a : 16 align 4
block0(v0: i32, v1: i32, v2: i32):
    v3 = symbol_addr.i32 %a
    store.i32 private align 4 [v3], v1
    store.i32 private align 4 [v3+4], v2
    store.i32 private align 4 [v3+8], v0
    v4 = iconst.i32 2
    v5 = ishl.i32 v0, v4
    v6 = iadd.i32 v3, v5
    v7 = load.i32 private align 4 [v6]
    return v7
}
;; function %four {
;;     private %a : 16 align 4
;; block0(v0: i32, v1: i32, v2: i32):
;;     v10 = undef.i32
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 2
;;     v5 = ishl.i32 v0, v4
;;     v6 = iadd.i32 v3, v5
;;     v8 = iconst.i32 2
;;     v9 = ishl.i32 v0, v8
;;     v11 = iconst.i32 4
;;     v12 = icmp.eq v9, v11
;;     v13 = select.i32 v12, v2, v1
;;     v14 = iconst.i32 12
;;     v15 = icmp.eq v9, v14
;;     v16 = select.i32 v15, v10, v0
;;     v17 = iconst.i32 8
;;     v18 = icmp.slt v9, v17
;;     v19 = select.i32 v18, v13, v16
;;     return v19
;; }

; The same bits as another type; a place that nothing has written is undefined, and only it.
function %of_another_type {
    private %a : 8 align 4
block0(v0: i32, v1: i32):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2+4], v1
    v3 = iadd.i32 v2, v0
    v4 = load.f32 private align 4 [v3]
    return v4
}
;; function %of_another_type {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32):
;;     v5 = undef.f32
;;     v2 = symbol_addr.i32 %a
;;     v3 = iadd.i32 v2, v0
;;     v6 = bitcast.f32 v1
;;     v7 = iconst.i32 4
;;     v8 = icmp.eq v0, v7
;;     v9 = select.f32 v8, v6, v5
;;     return v9
;; }
