; test isel precise-output
; target gfx900
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
;; machine kernel %fldexp_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %5:v1 = v_ldexp_f32 %7.0, %7.1
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %frexp_mant_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_frexp_mant_f32_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_frexp_exp_i32_f32_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
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
;; machine kernel %fldexp_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v2 = v_ldexp_f64 %7, %6
;;     global_store_dwordx2 %8, %5, %10 offset:256
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
;; machine kernel %frexp_mant_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = v_frexp_mant_f64_e32 %5
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = v_frexp_exp_i32_f64_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
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
;; machine kernel %fldexp_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_ushort %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %6:s1 = s_mov_b32 0xffffffc0
;;     %5:v1 = v_med3_i32 %8, %6, 64
;;     %7:v1 = v_ldexp_f16_e32 %9, %5
;;     global_store_short %10, %7, %12 offset:256
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
;; machine kernel %frexp_mant_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_ushort %6, %8
;;     %4:v1 = v_frexp_mant_f16_e32 %5
;;     global_store_short %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_ushort %7, %9
;;     %4:v1 = v_frexp_exp_i16_f16_e32 %6
;;     %5:v1 = v_bfe_i32 %4, 0, 16
;;     global_store_dword %7, %5, %9 offset:256
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
;; machine kernel %flushed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %7
;;     %5:v1 = v_ldexp_f32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %trig_preop target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v2 = v_trig_preop_f64 %7, %6
;;     global_store_dwordx2 %8, %5, %10 offset:256
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
;; machine kernel %fldexp_wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %22=v0:v1 = inputs
;;     %27:s8 = s_load_dwordx8 %7, 0x0
;;     %18:v1 = v_mov_b32_e32 0xffffffc0
;;     %17:v1 = v_med3_i32 %27.3, %18, 64
;;     %19:v1 = v_ldexp_f16_e32 %27.2, %17
;;     global_store_short %22, %19, %27.0-1 offset:256
;;     %13:v1 = v_mov_b32_e32 %27.5
;;     %12:v1 = v_ldexp_f32 %27.4, %13
;;     global_store_dword %22, %12, %27.0-1 offset:260
;;     %8:s1 = s_load_dword %7, 0x20
;;     %6:v1 = v_mov_b32_e32 %8
;;     %5:v2 = v_ldexp_f64 %27.6-7, %6
;;     global_store_dwordx2 %22, %5, %27.0-1 offset:264
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
;; machine kernel %frexp_mant_wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, 0x0
;;     %10:v1 = v_frexp_mant_f16_e32 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_frexp_mant_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_frexp_mant_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
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
;; machine kernel %frexp_exp_wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %20=v0:v1 = inputs
;;     %25:s8 = s_load_dwordx8 %24, 0x0
;;     %16:v1 = v_frexp_exp_i16_f16_e32 %25.2
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
;; machine kernel %trig_preop_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %7=v0:v1 = inputs
;;     %11:s8 = s_load_dwordx8 %10, 0x0
;;     %6:v1 = v_mov_b32_e32 %11.4
;;     %5:v2 = v_trig_preop_f64 %11.2-3, %6
;;     global_store_dwordx2 %7, %5, %11.0-1 offset:256
;; }
;;     end
;; }
