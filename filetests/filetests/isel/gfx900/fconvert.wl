; test isel precise-output
; target gfx900
; Floats of another size.

kernel %to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %to_double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v2 = v_cvt_f64_f32_e32 %5
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %to_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %to_single target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = v_cvt_f32_f64_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %from_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_ushort %6, %8
;;     %4:v1 = v_cvt_f32_f16_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_cvt_f16_f32_e32 %5
;;     global_store_short %6, %4, %8 offset:256
;; }
;;     end
;; }

; By way of single precision, which is exact.
kernel %half_to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %half_to_double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = v_cvt_f32_f16_e32 %7
;;     %4:v2 = v_cvt_f64_f32_e32 %6
;;     global_store_dwordx2 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %wave_from_half {
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
    v7 = bitcast.f16 v6
    v8 = fconvert.f32 v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_from_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %4:v1 = v_cvt_f32_f16_e32 %10.2
;;     global_store_dword %7, %4, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_to_half {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_to_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %4:v1 = v_cvt_f16_f32_e32 %9.2
;;     global_store_short %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_to_double {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_to_double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %4:v2 = v_cvt_f64_f32_e32 %9.2
;;     global_store_dwordx2 %5, %4, %9.0-1 offset:256
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
    v7 = bitcast.f16 v6
    v8 = fconvert.f64 v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %wave_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %6:v1 = v_cvt_f32_f16_e32 %12.2
;;     %4:v2 = v_cvt_f64_f32_e32 %6
;;     global_store_dwordx2 %9, %4, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s4 = s_load_dwordx4 %19, 0x0
;;     %16:v1 = v_cvt_f32_f64_e32 %20.2-3
;;     %15:v2 = v_cvt_f64_f32_e32 %16
;;     %14:s2 = v_cmp_lg_f64_e64 %15, %20.2-3
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %8:v1 = v_or_b32_e32 %16, %11
;;     %4:v1 = v_cvt_f16_f32_e32 %8
;;     global_store_short %17, %4, %20.0-1 offset:256
;; }
;;     end
;; }
