; test isel precise-output
; target gfx803
; Numbers taken apart and put together.

kernel %fldexp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f32 v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fldexp_f32 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v2 = flat_load_dwordx2 %22
;;     %11:v1 = v_ldexp_f32 %13.0, %13.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %frexp_mant_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_mant.f32 v5
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f32 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = v_frexp_mant_f32_e32 %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %frexp_exp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f32 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = v_frexp_exp_i32_f32_e32 %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %fldexp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = fldexp.f64 v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fldexp_f64 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %19:v2 = flat_load_dwordx2 %28
;;     %16.0:v2, %13:s2 = v_add_u32_e64 8, %28.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %28.1, %13
;;     %18:v1 = flat_load_dword %17
;;     %11:v2 = v_ldexp_f64 %19, %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dwordx2 %7, %11
;; }
;;     end
;; }

kernel %frexp_mant_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_mant.f64 v5
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f64 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v2 = flat_load_dwordx2 %20
;;     %10:v2 = v_frexp_mant_f64_e32 %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dwordx2 %7, %10
;; }
;;     end
;; }

kernel %frexp_exp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f64 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v2 = flat_load_dwordx2 %20
;;     %10:v1 = v_frexp_exp_i32_f64_e32 %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %fldexp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f16 v5, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fldexp_f16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v1 = flat_load_ushort %30
;;     %18.0:v2, %15:s2 = v_add_u32_e64 4, %30.0
;;     %19.1:v2 tied(%18), %17:s2 = v_addc_u32_e64 0, %30.1, %15
;;     %20:v1 = flat_load_dword %19
;;     %12:s1 = s_mov_b32 0xffffffc0
;;     %11:v1 = v_med3_i32 %20, %12, 64
;;     %13:v1 = v_ldexp_f16_e32 %21, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_short %7, %13
;; }
;;     end
;; }

kernel %frexp_mant_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_mant.f16 v5
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_frexp_mant_f16_e32 %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %frexp_exp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v1 = flat_load_ushort %21
;;     %10:v1 = v_frexp_exp_i16_f16_e32 %12
;;     %11:v1 = v_bfe_i32 %10, 0, 16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %flushed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v9 = frexp_exp.ftz v5
    v8 = fldexp.ftz.f32 v5, v9
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flushed target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v1 = flat_load_dword %22
;;     %12:v1 = v_frexp_exp_i32_f32_e32 %13
;;     %11:v1 = v_ldexp_f32 %13, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %trig_preop {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = trig_preop v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %trig_preop target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %19:v2 = flat_load_dwordx2 %28
;;     %16.0:v2, %13:s2 = v_add_u32_e64 8, %28.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %28.1, %13
;;     %18:v1 = flat_load_dword %17
;;     %11:v2 = v_trig_preop_f64 %19, %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dwordx2 %7, %11
;; }
;;     end
;; }
