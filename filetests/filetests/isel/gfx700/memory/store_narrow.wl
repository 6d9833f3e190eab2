; test isel precise-output
; target gfx700
; Stores of bytes and halves: the low bits of a register.
; Here are the forms whose code is not that of gfx803.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = ireduce.i8 v5
    store.i8 global align 1 [v4+8], v6
    return
}
;; machine kernel %byte target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_i32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %9:v1 = flat_load_dword %18
;;     %5.0:v2, %2:s2 = v_add_i32_e64 8, %18.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_byte %6, %9
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = ireduce.i16 v5
    store.i16 global align 2 [v4+8], v6
    return
}
;; machine kernel %half target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_i32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %9:v1 = flat_load_dword %18
;;     %5.0:v2, %2:s2 = v_add_i32_e64 8, %18.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_short %6, %9
;; }
;;     end
;; }

kernel %half_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+8], v6
    return
}
;; machine kernel %half_float target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_i32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v1 = flat_load_dword %19
;;     %9:v1 = v_cvt_f16_f32_e32 %10
;;     %5.0:v2, %2:s2 = v_add_i32_e64 8, %19.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_short %6, %9
;; }
;;     end
;; }

kernel %high_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = extract_lane.i16 v5, 1
    store.i16 global align 2 [v4+8], v6
    return
}
;; machine kernel %high_half target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_i32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v1 = flat_load_dword %21
;;     %10:v1 = v_lshrrev_b32_e32 16, %12
;;     %5.0:v2, %2:s2 = v_add_i32_e64 8, %21.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_short %6, %10
;; }
;;     end
;; }
