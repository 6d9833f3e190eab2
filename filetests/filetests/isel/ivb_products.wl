; test isel precise-output
; target ivb
; Products of which one side is a word: one instruction. What is above 16 bits in a register of a narrow value is arbitrary.

kernel %words {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = bnot.i32 v0
    v4 = workgroupsize.i32 0
    v5 = imul.i32 v3, v4
    v6 = iconst.i32 68
    v7 = imul.i32 v5, v6
    v8 = ireduce.i16 v3
    v9 = iconst.i16 300
    v10 = imul.i16 v8, v9
    v11 = imul.i16 v9, v10
    store.i32 global align 4 [v2], v7
    store.i16 global align 2 [v2+4], v11
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = mov.ud.uw r1.0.uw.lanes
;;     %14:v1 = not.ud %15
;;     %12:v1 = mul_word.low %14, r5.0.ud
;;     %11:v1 = mul_word.low %12, 68
;;     %8:v1 = mul_word.low %14, 0x5f90
;;     %6.0:v2 = mov.ud r8.0.ud
;;     %5.1:v2 tied(%6) = mov.ud %11
;;     store.d1 %5 space:global
;;     %1:v1 = add.ud r8.0.ud, 4
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud %8
;;     store.b2 %2 space:global
;; }
;;     end
;; }
