; test isel precise-output
; target tiny
; Sums that are the same for all work-items are scalars, others are vectors.

kernel %sum {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = load.i32 kernarg align 8 width all [v1+8]
    v4 = iconst.i32 3
    v5 = iadd.i32 v3, v4
    v6 = iadd.i32 v5, v0
    store.i32 global align 4 [v2], v6
    return
}
;; machine kernel %sum target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = item.l 0
;;     %9:s1 = start 0
;;     %10:s1 = ld %9, 0
;;     %11:s1 = ld %9, 4
;;     %12:s2 early = pair %10, %11
;;     %7:s1 = start 0
;;     %8:s1 = ld %7, 8
;;     %6:s1 = add %8, 3
;;     %4:v1 = add.l %6, %13
;;     st.l %12.0, %4, 0
;; }
;;     end
;; }
