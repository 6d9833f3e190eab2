; test isel precise-output
; target gfx1201
; The middle one of three, and ends of three floats.

kernel %med3_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = umin.i32 v5, v6
    v10 = umax.i32 v5, v6
    v11 = umin.i32 v10, v7
    v8 = umax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_unsigned target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %med3_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = smin.i32 v5, v6
    v10 = smax.i32 v5, v6
    v11 = smin.i32 v10, v7
    v8 = smax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmed3_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v8 = fmed3.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmed3_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_num_f32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmed3_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = load.f16 global align 2 [v4+4]
    v8 = fmed3.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fmed3_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_b64 %43, 0x0
;;     %41:v1 = global_load_u16 %42, %44
;;     %40:v1 = global_load_u16 %42, %44 offset:2
;;     %39:v1 = global_load_u16 %42, %44 offset:4
;;     %33:v1 = v_min_num_f16_e64 %41, %40
;;     %34:s1 = v_cmp_class_f16_e64 %41, 1
;;     %35:s1 = v_cmp_class_f16_e64 %40, 1
;;     %36:s1 = s_or_b32 %34, %35
;;     %37:v1 = v_minimum_f16 %41, %40
;;     %38:v1 = v_cndmask_b32_e64 %33, %37, %36
;;     %27:v1 = v_max_num_f16_e64 %41, %40
;;     %28:s1 = v_cmp_class_f16_e64 %41, 1
;;     %29:s1 = v_cmp_class_f16_e64 %40, 1
;;     %30:s1 = s_or_b32 %28, %29
;;     %31:v1 = v_maximum_f16 %41, %40
;;     %32:v1 = v_cndmask_b32_e64 %27, %31, %30
;;     %23:v1 = v_min_num_f16_e64 %38, %39
;;     %24:s1 = v_cmp_class_f16_e64 %39, 1
;;     %25:v1 = v_minimum_f16 %38, %39
;;     %26:v1 = v_cndmask_b32_e64 %23, %25, %24
;;     %19:v1 = v_min_num_f16_e64 %32, %39
;;     %20:s1 = v_cmp_class_f16_e64 %39, 1
;;     %21:v1 = v_minimum_f16 %32, %39
;;     %22:v1 = v_cndmask_b32_e64 %19, %21, %20
;;     %17:v1 = v_max_num_f16_e64 %38, %22
;;     %14:s1 = v_cmp_u_f16_e64 %41, %40
;;     %11:s1 = v_cmp_u_f16_e64 %39, %39
;;     %9:v1 = v_cndmask_b32_e64 %17, %26, %11
;;     %6:v1 = v_cndmask_b32_e64 %9, %26, %14
;;     global_store_b16 %42, %6, %44 offset:256
;; }
;;     end
;; }

kernel %fmed3_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = load.f64 global align 8 [v4+16]
    v8 = fmed3.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fmed3_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60=s[0:1]:s2, %59=v0:v1 = inputs
;;     %61:s2 = s_load_b64 %60, 0x0
;;     %58:v4 = global_load_b128 %59, %61
;;     %57:v2 = global_load_b64 %59, %61 offset:16
;;     %48:v2 = v_min_num_f64_e32 %58.0-1, %58.2-3
;;     %49:s1 = v_cmp_class_f64_e64 %58.0-1, 1
;;     %50:s1 = v_cmp_class_f64_e64 %58.2-3, 1
;;     %51:s1 = s_or_b32 %49, %50
;;     %52:v2 = v_minimum_f64 %58.0-1, %58.2-3
;;     %55.0:v2 = v_cndmask_b32_e64 %48.0, %52.0, %51
;;     %56.1:v2 tied(%55) = v_cndmask_b32_e64 %48.1, %52.1, %51
;;     %39:v2 = v_max_num_f64_e32 %58.0-1, %58.2-3
;;     %40:s1 = v_cmp_class_f64_e64 %58.0-1, 1
;;     %41:s1 = v_cmp_class_f64_e64 %58.2-3, 1
;;     %42:s1 = s_or_b32 %40, %41
;;     %43:v2 = v_maximum_f64 %58.0-1, %58.2-3
;;     %46.0:v2 = v_cndmask_b32_e64 %39.0, %43.0, %42
;;     %47.1:v2 tied(%46) = v_cndmask_b32_e64 %39.1, %43.1, %42
;;     %32:v2 = v_min_num_f64_e32 %56, %57
;;     %33:s1 = v_cmp_class_f64_e64 %57, 1
;;     %34:v2 = v_minimum_f64 %56, %57
;;     %37.0:v2 = v_cndmask_b32_e64 %32.0, %34.0, %33
;;     %38.1:v2 tied(%37) = v_cndmask_b32_e64 %32.1, %34.1, %33
;;     %25:v2 = v_min_num_f64_e32 %47, %57
;;     %26:s1 = v_cmp_class_f64_e64 %57, 1
;;     %27:v2 = v_minimum_f64 %47, %57
;;     %30.0:v2 = v_cndmask_b32_e64 %25.0, %27.0, %26
;;     %31.1:v2 tied(%30) = v_cndmask_b32_e64 %25.1, %27.1, %26
;;     %23:v2 = v_max_num_f64_e32 %56, %31
;;     %20:s1 = v_cmp_u_f64_e64 %58.0-1, %58.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %57, %57
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %38.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %38.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %38.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %38.1, %20
;;     global_store_b64 %59, %9, %61 offset:256
;; }
;;     end
;; }

kernel %fmin3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmin.f32 v5, v6
    v8 = fmin.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmin3 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v3 = global_load_b96 %18, %20
;;     %11:v1 = v_min_num_f32_e32 %17.0, %17.1
;;     %12:s1 = v_cmp_class_f32_e64 %17.0, 1
;;     %13:s1 = v_cmp_class_f32_e64 %17.1, 1
;;     %14:s1 = s_or_b32 %12, %13
;;     %15:v1 = v_minimum_f32 %17.0, %17.1
;;     %16:v1 = v_cndmask_b32_e64 %11, %15, %14
;;     %5:v1 = v_min_num_f32_e32 %16, %17.2
;;     %6:s1 = v_cmp_class_f32_e64 %17.2, 1
;;     %7:v1 = v_minimum_f32 %16, %17.2
;;     %8:v1 = v_cndmask_b32_e64 %5, %7, %6
;;     global_store_b32 %18, %8, %20 offset:256
;; }
;;     end
;; }

kernel %fmax3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmax.f32 v5, v6
    v8 = fmax.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmax3 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v3 = global_load_b96 %18, %20
;;     %11:v1 = v_max_num_f32_e32 %17.0, %17.1
;;     %12:s1 = v_cmp_class_f32_e64 %17.0, 1
;;     %13:s1 = v_cmp_class_f32_e64 %17.1, 1
;;     %14:s1 = s_or_b32 %12, %13
;;     %15:v1 = v_maximum_f32 %17.0, %17.1
;;     %16:v1 = v_cndmask_b32_e64 %11, %15, %14
;;     %5:v1 = v_max_num_f32_e32 %16, %17.2
;;     %6:s1 = v_cmp_class_f32_e64 %17.2, 1
;;     %7:v1 = v_maximum_f32 %16, %17.2
;;     %8:v1 = v_cndmask_b32_e64 %5, %7, %6
;;     global_store_b32 %18, %8, %20 offset:256
;; }
;;     end
;; }

kernel %fmed3_wave_floats {
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
    v14 = fmed3.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f32 kernarg align 4 width all [v0+20]
    v16 = load.f32 kernarg align 4 width all [v0+24]
    v17 = load.f32 kernarg align 4 width all [v0+28]
    v18 = fmed3.f32 v15, v16, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 kernarg align 8 width all [v0+32]
    v20 = load.f64 kernarg align 8 width all [v0+40]
    v21 = load.f64 kernarg align 8 width all [v0+48]
    v22 = fmed3.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %fmed3_wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %110=s[0:1]:s2, %106=v0:v1 = inputs
;;     %118:s8 = s_load_b256 %110, 0x0
;;     %111:s8 = s_load_b256 %110, 0x20
;;     %94:v1 = v_min_num_f16_e64 %118.2, %118.3
;;     %95:s1 = v_cmp_class_f16_e64 %118.2, 1
;;     %96:s1 = v_cmp_class_f16_e64 %118.3, 1
;;     %97:s1 = s_or_b32 %95, %96
;;     %98:v1 = v_minimum_f16 %118.2, %118.3
;;     %99:v1 = v_cndmask_b32_e64 %94, %98, %97
;;     %88:v1 = v_max_num_f16_e64 %118.2, %118.3
;;     %89:s1 = v_cmp_class_f16_e64 %118.2, 1
;;     %90:s1 = v_cmp_class_f16_e64 %118.3, 1
;;     %91:s1 = s_or_b32 %89, %90
;;     %92:v1 = v_maximum_f16 %118.2, %118.3
;;     %93:v1 = v_cndmask_b32_e64 %88, %92, %91
;;     %84:v1 = v_min_num_f16_e64 %99, %118.4
;;     %85:s1 = v_cmp_class_f16_e64 %118.4, 1
;;     %86:v1 = v_minimum_f16 %99, %118.4
;;     %87:v1 = v_cndmask_b32_e64 %84, %86, %85
;;     %80:v1 = v_min_num_f16_e64 %93, %118.4
;;     %81:s1 = v_cmp_class_f16_e64 %118.4, 1
;;     %82:v1 = v_minimum_f16 %93, %118.4
;;     %83:v1 = v_cndmask_b32_e64 %80, %82, %81
;;     %78:v1 = v_max_num_f16_e64 %99, %83
;;     %75:s1 = v_cmp_u_f16_e64 %118.2, %118.3
;;     %72:s1 = v_cmp_u_f16_e64 %118.4, %118.4
;;     %70:v1 = v_cndmask_b32_e64 %78, %87, %72
;;     %67:v1 = v_cndmask_b32_e64 %70, %87, %75
;;     global_store_b16 %106, %67, %118.0-1 offset:256
;;     %62:v1 = v_mov_b32_e32 %118.7
;;     %61:v1 = v_med3_num_f32 %118.5, %118.6, %62
;;     global_store_b32 %106, %61, %118.0-1 offset:260
;;     %48:v2 = v_min_num_f64_e64 %111.0-1, %111.2-3
;;     %49:s1 = v_cmp_class_f64_e64 %111.0-1, 1
;;     %50:s1 = v_cmp_class_f64_e64 %111.2-3, 1
;;     %51:s1 = s_or_b32 %49, %50
;;     %52:v2 = v_minimum_f64 %111.0-1, %111.2-3
;;     %55.0:v2 = v_cndmask_b32_e64 %48.0, %52.0, %51
;;     %56.1:v2 tied(%55) = v_cndmask_b32_e64 %48.1, %52.1, %51
;;     %39:v2 = v_max_num_f64_e64 %111.0-1, %111.2-3
;;     %40:s1 = v_cmp_class_f64_e64 %111.0-1, 1
;;     %41:s1 = v_cmp_class_f64_e64 %111.2-3, 1
;;     %42:s1 = s_or_b32 %40, %41
;;     %43:v2 = v_maximum_f64 %111.0-1, %111.2-3
;;     %46.0:v2 = v_cndmask_b32_e64 %39.0, %43.0, %42
;;     %47.1:v2 tied(%46) = v_cndmask_b32_e64 %39.1, %43.1, %42
;;     %32:v2 = v_min_num_f64_e32 %111.4-5, %56
;;     %33:s1 = v_cmp_class_f64_e64 %111.4-5, 1
;;     %34:v2 = v_minimum_f64 %56, %111.4-5
;;     %37.0:v2 = v_cndmask_b32_e64 %32.0, %34.0, %33
;;     %38.1:v2 tied(%37) = v_cndmask_b32_e64 %32.1, %34.1, %33
;;     %25:v2 = v_min_num_f64_e32 %111.4-5, %47
;;     %26:s1 = v_cmp_class_f64_e64 %111.4-5, 1
;;     %27:v2 = v_minimum_f64 %47, %111.4-5
;;     %30.0:v2 = v_cndmask_b32_e64 %25.0, %27.0, %26
;;     %31.1:v2 tied(%30) = v_cndmask_b32_e64 %25.1, %27.1, %26
;;     %23:v2 = v_max_num_f64_e32 %56, %31
;;     %20:s1 = v_cmp_u_f64_e64 %111.0-1, %111.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %111.4-5, %111.4-5
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %38.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %38.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %38.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %38.1, %20
;;     global_store_b64 %106, %9, %118.0-1 offset:264
;; }
;;     end
;; }
