; test isel precise-output
; target ivb
; Constants of bytes and halves are constants of registers.

kernel %types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i8 0x65
    store.i8 global align 1 [v4+256], v5
    return
}
;; machine kernel %types target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 101
;;     store.b1 %2 space:global
;; }
;;     end
;; }
