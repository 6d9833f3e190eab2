; test sroa precise-output
; A load of one of two variables becomes a choice of what they hold.

function %chosen {
    private %a : 8 align 4
    private %b : 16 align 8
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %a
    v4 = symbol_addr.i32 %b
    v5 = iconst.i32 4
    v6 = iadd.i32 v3, v5
    store.i32 private align 4 [v3], v0, v1
    store.i32 private align 4 [v4+8], v1
    store.i32 private align 4 [v4], v0
    v7 = select.i32 v2, v6, v4
    v8 = load.i32 private align 4 [v7]
    return v8
}
;; function %chosen {
;;     private %a : 8 align 4
;;     private %b : 16 align 8
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %a
;;     v4 = symbol_addr.i32 %b
;;     v5 = iconst.i32 4
;;     v6 = iadd.i32 v3, v5
;;     v11 = select.i32 v2, v1, v0
;;     return v11
;; }

; The place in the second one is not known.
function %one_is_unknown {
    private %a : 8 align 4
    private %b : 16 align 8
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %a
    v4 = symbol_addr.i32 %b
    v5 = iadd.i32 v4, v1
    store.i32 private align 4 [v3], v0, v1
    store.i32 private align 4 [v4], v0
    v7 = select.i32 v2, v3, v5
    v8 = load.i32 private align 4 [v7]
    return v8
}
;; function %one_is_unknown {
;;     private %a : 8 align 4
;;     private %b : 16 align 8
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %a
;;     v4 = symbol_addr.i32 %b
;;     v5 = iadd.i32 v4, v1
;;     store.i32 private align 4 [v3], v0, v1
;;     store.i32 private align 4 [v4], v0
;;     v7 = select.i32 v2, v3, v5
;;     v8 = load.i32 private align 4 [v7]
;;     return v8
;; }

; The load would leave one of them, if that was not chosen.
function %beyond_the_end {
    private %a : 8 align 4
    private %b : 16 align 8
block0(v0: i32, v1: i32, v2: b1):
    v3 = symbol_addr.i32 %a
    v4 = symbol_addr.i32 %b
    store.i32 private align 4 [v3], v0, v1
    store.i32 private align 4 [v4+8], v0
    v7 = select.i32 v2, v3, v4
    v8 = load.i32 private align 4 [v7+8]
    return v8
}
;; function %beyond_the_end {
;;     private %a : 8 align 4
;;     private %b : 16 align 8
;; block0(v0: i32, v1: i32, v2: b1):
;;     v3 = symbol_addr.i32 %a
;;     v4 = symbol_addr.i32 %b
;;     store.i32 private align 4 [v3], v0, v1
;;     store.i32 private align 4 [v4+8], v0
;;     v7 = select.i32 v2, v3, v4
;;     v8 = load.i32 private align 4 [v7+8]
;;     return v8
;; }
