; test sroa precise-output
; A private variable at known offsets becomes values; where ways meet, blocks get parameters.

function %both_ways {
    private %a : 8 align 4
block0(v0: i32, v1: b1):
    v2 = symbol_addr.i32 %a
    v3 = iconst.i32 4
    v4 = iadd.i32 v2, v3
    store.i32 private align 4 [v2], v0
    store.i32 private align 4 [v4], v3
    branch v1, block1, block2
block1:
    v5 = iadd.i32 v0, v0
    store.i32 private align 4 [v2+4], v5
    jump block2
block2:
    v6 = load.i32 private align 4 [v2]
    v7 = load.i32 private align 4 [v4]
    return v6, v7
}
;; function %both_ways {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: b1):
;;     v2 = symbol_addr.i32 %a
;;     v3 = iconst.i32 4
;;     v4 = iadd.i32 v2, v3
;;     branch v1, block1, block2(v3)
;; block1:
;;     v5 = iadd.i32 v0, v0
;;     jump block2(v5)
;; block2(v9: i32):
;;     return v0, v9
;; }

; Carried round a loop; several values in one access.
function %round_a_loop {
    private %a : 8 align 8
block0(v0: i32, v1: b1):
    v2 = symbol_addr.i32 %a
    store.i32 private align 8 [v2], v0, v0
    jump block1
block1:
    v3, v4 = load.i32 private align 8 [v2]
    v5 = iadd.i32 v3, v4
    store.i32 private align 4 [v2], v5
    branch v1, block1, block2
block2:
    v6 = load.i32 private align 4 [v2]
    return v6
}
;; function %round_a_loop {
;;     private %a : 8 align 8
;; block0(v0: i32, v1: b1):
;;     v2 = symbol_addr.i32 %a
;;     jump block1(v0)
;; block1(v7: i32):
;;     v5 = iadd.i32 v7, v0
;;     branch v1, block1(v5), block2
;; block2:
;;     return v5
;; }

; What was never written is undefined. A spill variable is the work-item's, too.
function %never_written {
    spill %a : 4 align 4
block0:
    v2 = symbol_addr.i32 %a
    v3 = load.f32 spill align 4 [v2]
    return v3
}
;; function %never_written {
;;     spill %a : 4 align 4
;; block0:
;;     v4 = undef.f32
;;     v2 = symbol_addr.i32 %a
;;     return v4
;; }
