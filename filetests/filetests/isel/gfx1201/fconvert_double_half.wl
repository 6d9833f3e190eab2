; test isel precise-output
; target gfx1201
; Doubles to halves: rounded once, so not by way of single precision alone.

kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %near target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v2 = global_load_b64 %18, %20
;;     %16:v1 = v_cvt_f32_f64_e32 %17
;;     %15:v2 = v_cvt_f64_f32_e32 %16
;;     %14:s1 = v_cmp_lg_f64_e64 %15, %17
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %8:v1 = v_or_b32_e32 %16, %11
;;     %4:v1 = v_cvt_f16_f32_e64 %8
;;     global_store_b16 %18, %4, %20 offset:256
;; }
;;     end
;; }
