; test indexed precise-output
; A store at an index changes the place that it is at, and all others keep what they have.

function %one_of_two {
    private %a : 8 align 4
block0(v0: i32, v1: i32, v2: i32):
    v3 = symbol_addr.i32 %a
    store.i32 private align 4 [v3], v1, v1
    v4 = iconst.i32 4
    v5 = imul.i32 v0, v4
    v6 = iadd.i32 v3, v5
    store.i32 private align 4 [v6], v2
    v7 = load.i32 private align 4 [v3]
    v8 = load.i32 private align 4 [v3+4]
    return v7, v8
}
;; function %one_of_two {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32, v2: i32):
;;     v3 = symbol_addr.i32 %a
;;     v4 = iconst.i32 4
;;     v5 = imul.i32 v0, v4
;;     v6 = iadd.i32 v3, v5
;;     v9 = iconst.i32 2
;;     v10 = ishl.i32 v0, v9
;;     v11 = iconst.i32 0
;;     v12 = icmp.eq v10, v11
;;     v13 = select.i32 v12, v2, v1
;;     v14 = iconst.i32 4
;;     v15 = icmp.eq v10, v14
;;     v16 = select.i32 v15, v2, v1
;;     return v13, v16
;; }

; Round a loop the places are parameters, those that nothing has written yet, too.
function %round_a_loop {
    private %a : 8 align 4
block0(v0: i32, v1: i32, v2: i32):
    v3 = symbol_addr.i32 %a
    jump block1(v0)
block1(v4: i32):
    v5 = iadd.i32 v3, v4
    store.i32 private align 4 [v5], v4
    v6 = iadd.i32 v4, v2
    v7 = icmp.ult v6, v1
    branch v7, block1(v6), block2
block2:
    v8 = load.i32 private align 4 [v3+4]
    return v8
}
;; function %round_a_loop {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: i32, v2: i32):
;;     v17 = undef.i32
;;     v3 = symbol_addr.i32 %a
;;     jump block1(v0, v17, v17)
;; block1(v4: i32, v11: i32, v15: i32):
;;     v5 = iadd.i32 v3, v4
;;     v9 = iconst.i32 0
;;     v10 = icmp.eq v4, v9
;;     v12 = select.i32 v10, v4, v11
;;     v13 = iconst.i32 4
;;     v14 = icmp.eq v4, v13
;;     v16 = select.i32 v14, v4, v15
;;     v6 = iadd.i32 v4, v2
;;     v7 = icmp.ult v6, v1
;;     branch v7, block1(v6, v12, v16), block2
;; block2:
;;     return v16
;; }
