; test isel precise-output
; target gfx1201
; Cosines at the accuracy of the machine. The machine wants revolutions: a product with 1/(2*pi) and its fraction.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = ncos.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %4:v1 = v_mul_f32_e32 0.15915494, %7
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_cos_f32_e32 %5
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = ncos.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %7=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %4:v1 = v_mul_f32_e64 0.15915494, %11.2
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_cos_f32_e32 %5
;;     global_store_b32 %7, %6, %11.0-1 offset:256
;; }
;;     end
;; }
