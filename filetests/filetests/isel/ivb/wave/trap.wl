; test isel precise-output
; target ivb
; A trap with a number of the wave or of lanes.

kernel %trap {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    trap v5
    return
}
;; machine kernel %trap target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     trap r8.8.ud
;; }
;;     end
;; }

kernel %debugtrap {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    debugtrap v5
    return
}
;; machine kernel %debugtrap target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     debugtrap r8.8.ud
;; }
;;     end
;; }

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    trap v5
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v1 early = load.d1 %4 space:global
;;     trap %2
;; }
;;     end
;; }
