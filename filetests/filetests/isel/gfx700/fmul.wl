; test isel precise-output
; target gfx700
; Products of floats.
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
    v6 = load.f16 global align 2 [v4+4]
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %33.0:v2, %29:s2 = v_add_i32_e64 %37.0, %35
;;     %32:v1 = v_mov_b32_e32 %37.1
;;     %34.1:v2 tied(%33), %31:s2 = v_addc_u32_e64 %32, 0, %29
;;     %25:v1 = flat_load_ushort %34
;;     %22.0:v2, %19:s2 = v_add_i32_e64 4, %34.0
;;     %23.1:v2 tied(%22), %21:s2 = v_addc_u32_e64 0, %34.1, %19
;;     %24:v1 = flat_load_ushort %23
;;     %17:v1 = v_cvt_f32_f16_e32 %25
;;     %15:v1 = v_cvt_f32_f16_e32 %24
;;     %13:v1 = v_mul_f32_e32 %17, %15
;;     %10:v1 = v_cvt_f16_f32_e32 %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %34.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %34.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fmul.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %70:s2 = s_load_dwordx2 %69, 0x0
;;     %66.0:v2, %62:s2 = v_add_i32_e64 %70.0, %68
;;     %65:v1 = v_mov_b32_e32 %70.1
;;     %67.1:v2 tied(%66), %64:s2 = v_addc_u32_e64 %65, 0, %62
;;     %58:v1 = flat_load_dword %67
;;     %55.0:v2, %52:s2 = v_add_i32_e64 4, %67.0
;;     %56.1:v2 tied(%55), %54:s2 = v_addc_u32_e64 0, %67.1, %52
;;     %57:v1 = flat_load_dword %56
;;     %46:v1 = v_cvt_f32_f16_e32 %58
;;     %44:v1 = v_cvt_f32_f16_e32 %57
;;     %42:v1 = v_mul_f32_e32 %46, %44
;;     %39:v1 = v_cvt_f16_f32_e32 %42
;;     %37:v1 = v_lshrrev_b32_e32 16, %58
;;     %33:v1 = v_lshrrev_b32_e32 16, %57
;;     %29:v1 = v_cvt_f32_f16_e32 %37
;;     %27:v1 = v_cvt_f32_f16_e32 %33
;;     %25:v1 = v_mul_f32_e32 %29, %27
;;     %22:v1 = v_cvt_f16_f32_e32 %25
;;     %19:v1 = v_and_b32_e32 0xffff, %22
;;     %16:v1 = v_and_b32_e32 0xffff, %39
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_e32 %14, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %67.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %67.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.f16 global align 2 [v4+0]
    v8 = bitcast.f16 v6
    v9 = fmul.f16 v8, v7
    store.f16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s4 = s_load_dwordx4 %32, 0x0
;;     %28.0:v2, %24:s2 = v_add_i32_e64 %33.0, %30
;;     %27:v1 = v_mov_b32_e32 %33.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %19:v1 = flat_load_ushort %29
;;     %17:v1 = v_cvt_f32_f16_e32 %33.2
;;     %15:v1 = v_cvt_f32_f16_e32 %19
;;     %13:v1 = v_mul_f32_e32 %17, %15
;;     %10:v1 = v_cvt_f16_f32_e32 %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }
