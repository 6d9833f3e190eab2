; test isel precise-output
; target gfx1030
; Floats of another size.
; Here are the forms whose code is not that of gfx1201.

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
;; machine kernel %wave_from_half target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %4:v1 = v_cvt_f32_f16_e64 %10.2
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
;; machine kernel %wave_to_half target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_cvt_f16_f32_e64 %9.2
;;     global_store_short %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %lanes_f16 {
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
    v7 = fconvert.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = v_cvt_f32_f16_e64 %7
;;     global_store_dword %8, %6, %10 offset:256
;;     %4:v2 = v_cvt_f64_f32_e32 %6
;;     global_store_dwordx2 %8, %4, %10 offset:264
;; }
;;     end
;; }

kernel %lanes_f32 {
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
    v7 = fconvert.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = v_cvt_f16_f32_e64 %7
;;     global_store_short %8, %6, %10 offset:256
;;     %4:v2 = v_cvt_f64_f32_e32 %7
;;     global_store_dwordx2 %8, %4, %10 offset:264
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fconvert.f32 v5
    store.f32 global align 4 [v4+260], v7
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %19:v2 = global_load_dwordx2 %20, %22
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3
;;     %18:v1 = v_cvt_f32_f64_e32 %19
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %17:v2 = v_cvt_f64_f32_e32 %18
;;     %16:s1 = v_cmp_lg_f64_e64 %17, %19
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %16
;;     %11:v1 = v_or_b32_e32 %18, %14
;;     %7:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %20, %7, %22 offset:256
;;     %4:v1 = v_cvt_f32_f64_e32 %19
;;     global_store_dword %20, %4, %22 offset:260
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
;; machine kernel %wave_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, null
;;     %6:v1 = v_cvt_f32_f16_e64 %12.2
;;     %4:v2 = v_cvt_f64_f32_e32 %6
;;     global_store_dwordx2 %9, %4, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
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
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v2 = v_cvt_f64_f32_e32 %9.2
;;     global_store_dwordx2 %5, %4, %9.0-1 offset:256
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
    v7 = fconvert.f32 v5
    store.f32 global align 4 [v4+260], v7
    return
}
;; machine kernel %wave_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_dwordx4 %21, null
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3
;;     %18:v1 = v_cvt_f32_f64_e32 %22.2-3
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %17:v2 = v_cvt_f64_f32_e32 %18
;;     %16:s1 = v_cmp_lg_f64_e64 %17, %22.2-3
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %16
;;     %11:v1 = v_or_b32_e32 %18, %14
;;     %7:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %19, %7, %22.0-1 offset:256
;;     %4:v1 = v_cvt_f32_f64_e32 %22.2-3
;;     global_store_dword %19, %4, %22.0-1 offset:260
;; }
;;     end
;; }
