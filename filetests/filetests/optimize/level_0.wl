; test optimize level=0 precise-output
; Level 0 changes nothing: what is dead stays.

kernel %k {
block0:
    v0 = iconst.i32 2
    v1 = iadd.i32 v0, v0
    return
}
;; kernel %k {
;; block0:
;;     v0 = iconst.i32 2
;;     v1 = iadd.i32 v0, v0
;;     return
;; }
