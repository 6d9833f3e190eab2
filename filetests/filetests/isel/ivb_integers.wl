; test isel precise-output
; target ivb
; Integers of the wave stay on the scalar unit where there is one, those of lanes do not; 64 bits come in halves.

kernel %lanes {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = imul.i32 v0, v1
    v3 = isub.i32 v2, v0
    v4 = bxor.i32 v3, v2
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v92 = uextend.i64 v4
    v93 = iadd.i64 v91, v92
    store.i32 global align 4 [v93], v4 @7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = mul_word.low %11, 5
;;     %9:v1 = add.d %10, -%11
;;     %7:v1 = xor.ud %9, %10
;;     %4:v1 = add.d r8.0.ud, %7
;;     %3.0:v2 = mov.ud %4 @7
;;     %2.1:v2 tied(%3) = mov.ud %7 @7
;;     store.d1 %2 space:global @7
;; }
;;     end
;; }

kernel %wave {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 8 width all [v90+8]
    v2 = iconst.i32 7
    v3 = iadd.i32 v1, v2 @3
    v4 = umax.i32 v3, v2
    v5 = ushr.i32 v4, v2
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:s1 = add.d r8.8.ud, 7 scope:wave @3
;;     %6:s1 = minmax.ge.ud %7, 7 scope:wave
;;     %4:s1 = shr.ud %6, 7 scope:wave
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %4
;;     store.d1 %1 space:global
;; }
;;     end
;; }
