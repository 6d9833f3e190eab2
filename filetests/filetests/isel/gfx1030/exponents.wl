; test isel precise-output
; target gfx1030
; Numbers taken apart and put together.

kernel %fldexp_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fldexp.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    v8 = load.f32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = fldexp.f32 v8, v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 global align 8 [v4+16]
    v12 = load.i32 global align 4 [v4+24]
    v13 = fldexp.f64 v11, v12
    store.f64 global align 8 [v4+264], v13
    return
}
;; machine kernel %fldexp_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %19:v1 = global_load_ushort %20, %22
;;     %18:v3 = global_load_dwordx3 %20, %22 offset:4
;;     %15:v1 = v_med3_i32 %18.0, 0xffffffc0, 64
;;     %16:v1 = v_ldexp_f16_e64 %19, %15
;;     global_store_short %20, %16, %22 offset:256
;;     %11:v1 = v_ldexp_f32 %18.1, %18.2
;;     global_store_dword %20, %11, %22 offset:260
;;     %7:v2 = global_load_dwordx2 %20, %22 offset:16
;;     %6:v1 = global_load_dword %20, %22 offset:24
;;     %5:v2 = v_ldexp_f64 %7, %6
;;     global_store_dwordx2 %20, %5, %22 offset:264
;; }
;;     end
;; }

kernel %fldexp_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : f64 at 24 align 8
    param %f : i32 at 32 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = fldexp.f16 v7, v8
    store.f16 global align 2 [v4+256], v9
    v10 = load.f32 kernarg align 4 width all [v0+16]
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = fldexp.f32 v10, v11
    store.f32 global align 4 [v4+260], v12
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+32]
    v15 = fldexp.f64 v13, v14
    store.f64 global align 8 [v4+264], v15
    return
}
;; machine kernel %fldexp_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %19=v0:v1 = inputs
;;     %24:s8 = s_load_dwordx8 %6, null
;;     %15:v1 = v_med3_i32 %24.3, 0xffffffc0, 64
;;     %16:v1 = v_ldexp_f16_e64 %24.2, %15
;;     global_store_short %19, %16, %24.0-1 offset:256
;;     %11:v1 = v_ldexp_f32 %24.4, %24.5
;;     global_store_dword %19, %11, %24.0-1 offset:260
;;     %7:s1 = s_load_dword %6, 0x20
;;     %5:v2 = v_ldexp_f64 %24.6-7, %7
;;     global_store_dwordx2 %19, %5, %24.0-1 offset:264
;; }
;;     end
;; }

kernel %frexp_mant_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = frexp_mant.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = frexp_mant.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = frexp_mant.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %frexp_mant_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_frexp_mant_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_frexp_mant_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_frexp_mant_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %frexp_mant_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frexp_mant.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = frexp_mant.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = frexp_mant.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %frexp_mant_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, null
;;     %10:v1 = v_frexp_mant_f16_e64 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_frexp_mant_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_frexp_mant_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
;; }
;;     end
;; }

kernel %frexp_exp_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = frexp_exp v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = frexp_exp v7
    store.i32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = frexp_exp v9
    store.i32 global align 4 [v4+264], v10
    return
}
;; machine kernel %frexp_exp_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, null
;;     %20:v1 = global_load_ushort %21, %23
;;     %18:v1 = v_frexp_exp_i16_f16_e64 %20
;;     %19:v1 = v_bfe_i32 %18, 0, 16
;;     %16:v1 = global_load_dword %21, %23 offset:4
;;     %15:v1 = v_frexp_exp_i32_f32_e32 %16
;;     %13:v2 = global_load_dwordx2 %21, %23 offset:8
;;     %12:v1 = v_frexp_exp_i32_f64_e32 %13
;;     %8.0:v3 = v_mov_b32_e32 %19
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %15
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %21, %10, %23 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frexp_exp v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = frexp_exp v9
    store.i32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = frexp_exp v11
    store.i32 global align 4 [v4+264], v12
    return
}
;; machine kernel %frexp_exp_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %20=v0:v1 = inputs
;;     %25:s8 = s_load_dwordx8 %24, null
;;     %16:v1 = v_frexp_exp_i16_f16_e64 %25.2
;;     %17:v1 = v_bfe_i32 %16, 0, 16
;;     %14:v1 = v_frexp_exp_i32_f32_e32 %25.3
;;     %12:v1 = v_frexp_exp_i32_f64_e32 %25.4-5
;;     %8.0:v3 = v_mov_b32_e32 %17
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %14
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %20, %10, %25.0-1 offset:256
;; }
;;     end
;; }

kernel %trig_preop_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = trig_preop v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %trig_preop_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v2 = v_trig_preop_f64 %7, %6
;;     global_store_dwordx2 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %trig_preop_wave {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = trig_preop v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %trig_preop_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %6=v0:v1 = inputs
;;     %10:s8 = s_load_dwordx8 %9, null
;;     %5:v2 = v_trig_preop_f64 %10.2-3, %10.4
;;     global_store_dwordx2 %6, %5, %10.0-1 offset:256
;; }
;;     end
;; }
