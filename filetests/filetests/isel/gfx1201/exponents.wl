; test isel precise-output
; target gfx1201
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
;; machine kernel %fldexp_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %5:v1 = v_ldexp_f32 %7.0, %7.1
;;     global_store_b32 %8, %5, %10 offset:256
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
;; machine kernel %frexp_mant_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_frexp_mant_f32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_frexp_exp_i32_f32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %fldexp_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v2 = v_ldexp_f64 %7, %6
;;     global_store_b64 %8, %5, %10 offset:256
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
;; machine kernel %frexp_mant_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = v_frexp_mant_f64_e32 %5
;;     global_store_b64 %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_frexp_exp_i32_f64_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %fldexp_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_u16 %9, %11
;;     %7:v1 = global_load_b32 %9, %11 offset:4
;;     %5:v1 = v_med3_i32 %7, 0xffffffc0, 64
;;     %6:v1 = v_ldexp_f16_e64 %8, %5
;;     global_store_b16 %9, %6, %11 offset:256
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
;; machine kernel %frexp_mant_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_frexp_mant_f16_e64 %5
;;     global_store_b16 %6, %4, %8 offset:256
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
;; machine kernel %frexp_exp_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_u16 %7, %9
;;     %4:v1 = v_frexp_exp_i16_f16_e64 %6
;;     %5:v1 = v_bfe_i32 %4, 0, 16
;;     global_store_b32 %7, %5, %9 offset:256
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
;; machine kernel %flushed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %7
;;     %5:v1 = v_ldexp_f32 %7, %6
;;     global_store_b32 %8, %5, %10 offset:256
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
;; machine kernel %trig_preop target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v2 = v_trig_preop_f64 %7, %6
;;     global_store_b64 %8, %5, %10 offset:256
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
;; machine kernel %fldexp_wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %19=v0:v1 = inputs
;;     %24:s8 = s_load_b256 %6, 0x0
;;     %15:v1 = v_med3_i32 %24.3, 0xffffffc0, 64
;;     %16:v1 = v_ldexp_f16_e64 %24.2, %15
;;     global_store_b16 %19, %16, %24.0-1 offset:256
;;     %11:v1 = v_ldexp_f32 %24.4, %24.5
;;     global_store_b32 %19, %11, %24.0-1 offset:260
;;     %7:s1 = s_load_b32 %6, 0x20
;;     %5:v2 = v_ldexp_f64 %24.6-7, %7
;;     global_store_b64 %19, %5, %24.0-1 offset:264
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
;; machine kernel %frexp_mant_wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_b256 %17, 0x0
;;     %10:v1 = v_frexp_mant_f16_e64 %18.2
;;     global_store_b16 %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_frexp_mant_f32_e32 %18.3
;;     global_store_b32 %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_frexp_mant_f64_e32 %18.4-5
;;     global_store_b64 %13, %4, %18.0-1 offset:264
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
;; machine kernel %frexp_exp_wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %20=v0:v1 = inputs
;;     %25:s8 = s_load_b256 %24, 0x0
;;     %16:v1 = v_frexp_exp_i16_f16_e64 %25.2
;;     %17:v1 = v_bfe_i32 %16, 0, 16
;;     %14:v1 = v_frexp_exp_i32_f32_e32 %25.3
;;     %12:v1 = v_frexp_exp_i32_f64_e32 %25.4-5
;;     %8.0:v3 = v_mov_b32_e32 %17
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %14
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_b96 %20, %10, %25.0-1 offset:256
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
;; machine kernel %trig_preop_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %6=v0:v1 = inputs
;;     %10:s8 = s_load_b256 %9, 0x0
;;     %5:v2 = v_trig_preop_f64 %10.2-3, %10.4
;;     global_store_b64 %6, %5, %10.0-1 offset:256
;; }
;;     end
;; }
