; test isel precise-output
; target ivb
; Sizes of this work-group: the lesser of the size and what is left of the grid.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %20:v1 = add.d %23, %22
;;     %17:s1 = mov.ud r0.4.ud scope:wave
;;     %16:s1 = mov.ud r5.0.ud scope:wave
;;     %13:s1 = mul_word.low %17, %16 scope:wave
;;     %14:s1 = mul_word.high %17, %16 scope:wave
;;     %15:s1 tied(%13) = add_word %14 scope:wave
;;     %11:s1 = mov.ud r5.12.ud scope:wave
;;     %10:s1 = add.d %11, -%15 scope:wave
;;     %7:s1 = minmax.l.ud %10, %16 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %z {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %20:v1 = add.d %23, %22
;;     %17:s1 = mov.ud r0.28.ud scope:wave
;;     %16:s1 = mov.ud r5.8.ud scope:wave
;;     %13:s1 = mul_word.low %17, %16 scope:wave
;;     %14:s1 = mul_word.high %17, %16 scope:wave
;;     %15:s1 tied(%13) = add_word %14 scope:wave
;;     %11:s1 = mov.ud r5.20.ud scope:wave
;;     %10:s1 = add.d %11, -%15 scope:wave
;;     %7:s1 = minmax.l.ud %10, %16 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
