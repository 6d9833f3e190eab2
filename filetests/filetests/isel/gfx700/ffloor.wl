; test isel precise-output
; target gfx700
; Rounded downwards to an integral number.
; Here are the forms whose code is not that of gfx803.

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = ffloor.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_i32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %15:v1 = flat_load_ushort %24
;;     %14:v1 = v_cvt_f32_f16_e32 %15
;;     %12:v1 = v_floor_f32_e32 %14
;;     %10:v1 = v_cvt_f16_f32_e32 %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

; No instruction has pairs.
kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = ffloor.f16x2 v5
    store.f16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %pairs target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %51:s2 = s_load_dwordx2 %50, 0x0
;;     %47.0:v2, %43:s2 = v_add_i32_e64 %51.0, %49
;;     %46:v1 = v_mov_b32_e32 %51.1
;;     %48.1:v2 tied(%47), %45:s2 = v_addc_u32_e64 %46, 0, %43
;;     %39:v1 = flat_load_dword %48
;;     %36:v1 = v_cvt_f32_f16_e32 %39
;;     %34:v1 = v_floor_f32_e32 %36
;;     %32:v1 = v_cvt_f16_f32_e32 %34
;;     %30:v1 = v_lshrrev_b32_e32 16, %39
;;     %26:v1 = v_cvt_f32_f16_e32 %30
;;     %24:v1 = v_floor_f32_e32 %26
;;     %22:v1 = v_cvt_f16_f32_e32 %24
;;     %19:v1 = v_and_b32_e32 0xffff, %22
;;     %16:v1 = v_and_b32_e32 0xffff, %32
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_e32 %14, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %48.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %48.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }
