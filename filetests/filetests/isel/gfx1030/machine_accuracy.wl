; test isel precise-output
; target gfx1030
; Functions at the accuracy of the machine: mostly one instruction for a float, more for a half and a double.

kernel %nsqrt_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = nsqrt.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = nsqrt.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %nsqrt_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_sqrt_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_sqrt_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_sqrt_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %nsqrt_wave_floats {
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
    v8 = nsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = nsqrt.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = nsqrt.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %nsqrt_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, null
;;     %10:v1 = v_sqrt_f16_e64 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_sqrt_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_sqrt_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
;; }
;;     end
;; }

kernel %nrsqrt_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nrsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = nrsqrt.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = nrsqrt.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %nrsqrt_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_rsq_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_rsq_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_rsq_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %nrsqrt_wave_floats {
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
    v8 = nrsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = nrsqrt.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = nrsqrt.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %nrsqrt_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, null
;;     %10:v1 = v_rsq_f16_e64 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_rsq_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_rsq_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
;; }
;;     end
;; }

kernel %nrcp_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nrcp.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = nrcp.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = nrcp.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %nrcp_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_rcp_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_rcp_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_rcp_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %nrcp_wave_floats {
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
    v8 = nrcp.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = nrcp.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = nrcp.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %nrcp_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, null
;;     %10:v1 = v_rcp_f16_e64 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_rcp_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_rcp_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
;; }
;;     end
;; }

kernel %nexp2_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nexp2.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = nexp2.f32 v7
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %nexp2_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = global_load_ushort %10, %12
;;     %8:v1 = v_exp_f16_e64 %9
;;     global_store_short %10, %8, %12 offset:256
;;     %5:v1 = global_load_dword %10, %12 offset:4
;;     %4:v1 = v_exp_f32_e32 %5
;;     global_store_dword %10, %4, %12 offset:260
;; }
;;     end
;; }

kernel %nexp2_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = nexp2.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = nexp2.f32 v9
    store.f32 global align 4 [v4+260], v10
    return
}
;; machine kernel %nexp2_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s4 = s_load_dwordx4 %13, null
;;     %7:v1 = v_exp_f16_e64 %14.2
;;     global_store_short %10, %7, %14.0-1 offset:256
;;     %4:v1 = v_exp_f32_e32 %14.3
;;     global_store_dword %10, %4, %14.0-1 offset:260
;; }
;;     end
;; }

kernel %nlog2_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nlog2.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = nlog2.f32 v7
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %nlog2_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = global_load_ushort %10, %12
;;     %8:v1 = v_log_f16_e64 %9
;;     global_store_short %10, %8, %12 offset:256
;;     %5:v1 = global_load_dword %10, %12 offset:4
;;     %4:v1 = v_log_f32_e32 %5
;;     global_store_dword %10, %4, %12 offset:260
;; }
;;     end
;; }

kernel %nlog2_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = nlog2.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = nlog2.f32 v9
    store.f32 global align 4 [v4+260], v10
    return
}
;; machine kernel %nlog2_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s4 = s_load_dwordx4 %13, null
;;     %7:v1 = v_log_f16_e64 %14.2
;;     global_store_short %10, %7, %14.0-1 offset:256
;;     %4:v1 = v_log_f32_e32 %14.3
;;     global_store_dword %10, %4, %14.0-1 offset:260
;; }
;;     end
;; }

kernel %nsin_lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nsin.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %nsin_lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %4:v1 = v_mul_f32_e32 0.15915494, %7
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_sin_f32_e32 %5
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %nsin_wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = nsin.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %nsin_wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %7=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %4:v1 = v_mul_f32_e64 0.15915494, %11.2
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_sin_f32_e32 %5
;;     global_store_dword %7, %6, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %ncos_lanes_f32 {
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
;; machine kernel %ncos_lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %4:v1 = v_mul_f32_e32 0.15915494, %7
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_cos_f32_e32 %5
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %ncos_wave_f32 {
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
;; machine kernel %ncos_wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %7=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %4:v1 = v_mul_f32_e64 0.15915494, %11.2
;;     %5:v1 = v_fract_f32_e32 %4
;;     %6:v1 = v_cos_f32_e32 %5
;;     global_store_dword %7, %6, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %nfma_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = nfma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 global align 4 [v4+12]
    v10 = load.f32 global align 4 [v4+16]
    v11 = load.f32 global align 4 [v4+20]
    v12 = nfma.f32 v9, v10, v11
    store.f32 global align 4 [v4+260], v12
    v13 = load.f64 global align 8 [v4+24]
    v14 = load.f64 global align 8 [v4+32]
    v15 = load.f64 global align 8 [v4+40]
    v16 = nfma.f64 v13, v14, v15
    store.f64 global align 8 [v4+264], v16
    return
}
;; machine kernel %nfma_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, null
;;     %22:v1 = global_load_ushort %23, %25
;;     %21:v1 = global_load_ushort %23, %25 offset:4
;;     %20:v1 = global_load_ushort %23, %25 offset:8
;;     %19:v1 = v_fma_f16 %22, %21, %20
;;     global_store_short %23, %19, %25 offset:256
;;     %14:v3 = global_load_dwordx3 %23, %25 offset:12
;;     %13:v1 = v_fma_f32 %14.0, %14.1, %14.2
;;     global_store_dword %23, %13, %25 offset:260
;;     %8:v4 = global_load_dwordx4 %23, %25 offset:24
;;     %7:v2 = global_load_dwordx2 %23, %25 offset:40
;;     %6:v2 = v_fma_f64 %8.0-1, %8.2-3, %7
;;     global_store_dwordx2 %23, %6, %25 offset:264
;; }
;;     end
;; }

kernel %nfma_lanes_f16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = nfma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %nfma_lanes_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:v1 = global_load_dword %10, %12 offset:8
;;     %6:v1 = v_pk_fma_f16 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %nfma_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : f32 at 20 align 4
    param %e : f32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : f64 at 32 align 8
    param %h : f64 at 40 align 8
    param %i : f64 at 48 align 8
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
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = nfma.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f32 kernarg align 4 width all [v0+20]
    v16 = load.f32 kernarg align 4 width all [v0+24]
    v17 = load.f32 kernarg align 4 width all [v0+28]
    v18 = nfma.f32 v15, v16, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 kernarg align 8 width all [v0+32]
    v20 = load.f64 kernarg align 8 width all [v0+40]
    v21 = load.f64 kernarg align 8 width all [v0+48]
    v22 = nfma.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %nfma_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %29=v0:v1 = inputs
;;     %41:s8 = s_load_dwordx8 %33, null
;;     %34:s8 = s_load_dwordx8 %33, 0x20
;;     %22:v1 = v_mov_b32_e32 %41.4
;;     %21:v1 = v_fma_f16 %41.2, %41.3, %22
;;     global_store_short %29, %21, %41.0-1 offset:256
;;     %16:v1 = v_mov_b32_e32 %41.7
;;     %15:v1 = v_fma_f32 %41.5, %41.6, %16
;;     global_store_dword %29, %15, %41.0-1 offset:260
;;     %9.0:v2 = v_mov_b32_e32 %34.4
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 %34.5
;;     %6:v2 = v_fma_f64 %34.0-1, %34.2-3, %10
;;     global_store_dwordx2 %29, %6, %41.0-1 offset:264
;; }
;;     end
;; }

kernel %nfma_wave_f16x2 {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : f16x2 at 12 align 4
    param %c : f16x2 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = load.f16x2 kernarg align 4 width all [v0+12]
    v7 = load.f16x2 kernarg align 4 width all [v0+16]
    v8 = nfma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %nfma_wave_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %14=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %8, null
;;     %12:v1 = v_mov_b32_e32 0
;;     %13:v1 = global_load_dword %12, %8 offset:8 makes constant
;;     %11:v1 = global_load_dword %12, %8 offset:12 makes constant
;;     %9:v1 = global_load_dword %12, %8 offset:16 makes constant
;;     %6:v1 = v_pk_fma_f16 %13, %11, %9
;;     global_store_dword %14, %6, %15 offset:256
;; }
;;     end
;; }
