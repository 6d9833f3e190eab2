; test isel precise-output
; target gfx1030
; Sine and cosine of halves, which HSAIL has of singles only: computed as singles.

kernel %nsin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4]
    v6 = nsin.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %nsin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = global_load_ushort %12, %14
;;     %10:v1 = v_cvt_f32_f16_e64 %11
;;     %6:v1 = v_mul_f32_e32 0.15915494, %10
;;     %7:v1 = v_fract_f32_e32 %6
;;     %8:v1 = v_sin_f32_e32 %7
;;     %4:v1 = v_cvt_f16_f32_e64 %8
;;     global_store_short %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %ncos {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4]
    v6 = ncos.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %ncos target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = global_load_ushort %12, %14
;;     %10:v1 = v_cvt_f32_f16_e64 %11
;;     %6:v1 = v_mul_f32_e32 0.15915494, %10
;;     %7:v1 = v_fract_f32_e32 %6
;;     %8:v1 = v_cos_f32_e32 %7
;;     %4:v1 = v_cvt_f16_f32_e64 %8
;;     global_store_short %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %x : f16 at 8 align 2
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.f16 kernarg align 8 width all [v0+8]
    v3 = nsin.f16 v2
    v4 = ncos.f16 v2
    store.f16 global align 2 [v1], v3
    store.f16 global align 2 [v1+2], v4
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2 = inputs
;;     %22:s4 = s_load_dwordx4 %21, null
;;     %17:v1 = v_cvt_f32_f16_e64 %22.2
;;     %13:v1 = v_mul_f32_e32 0.15915494, %17
;;     %14:v1 = v_fract_f32_e32 %13
;;     %15:v1 = v_sin_f32_e32 %14
;;     %12:v1 = v_cvt_f16_f32_e64 %15
;;     %8:v1 = v_mul_f32_e32 0.15915494, %17
;;     %9:v1 = v_fract_f32_e32 %8
;;     %10:v1 = v_cos_f32_e32 %9
;;     %6:v1 = v_cvt_f16_f32_e64 %10
;;     %3:v1 = v_mov_b32_e32 0
;;     global_store_short %3, %12, %22.0-1
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_short %1, %6, %22.0-1 offset:2
;; }
;;     end
;; }
