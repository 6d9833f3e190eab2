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
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_b64 %39, 0x0
;;     %37:v1 = global_load_u16 %38, %40
;;     %36:v1 = global_load_u16 %38, %40 offset:2
;;     %35:v1 = global_load_u16 %38, %40 offset:4
;;     %30:s1 = v_cmp_class_f16_e64 %36, 1
;;     %31:v1 = v_cndmask_b32_e64 %37, %36, %30
;;     %32:s1 = v_cmp_class_f16_e64 %37, 1
;;     %33:v1 = v_cndmask_b32_e64 %36, %37, %32
;;     %34:v1 = v_min_num_f16_e64 %31, %33
;;     %25:s1 = v_cmp_class_f16_e64 %36, 1
;;     %26:v1 = v_cndmask_b32_e64 %37, %36, %25
;;     %27:s1 = v_cmp_class_f16_e64 %37, 1
;;     %28:v1 = v_cndmask_b32_e64 %36, %37, %27
;;     %29:v1 = v_max_num_f16_e64 %26, %28
;;     %22:s1 = v_cmp_class_f16_e64 %35, 1
;;     %23:v1 = v_cndmask_b32_e64 %34, %35, %22
;;     %24:v1 = v_min_num_f16_e64 %23, %35
;;     %19:s1 = v_cmp_class_f16_e64 %35, 1
;;     %20:v1 = v_cndmask_b32_e64 %29, %35, %19
;;     %21:v1 = v_min_num_f16_e64 %20, %35
;;     %17:v1 = v_max_num_f16_e64 %34, %21
;;     %14:s1 = v_cmp_u_f16_e64 %37, %36
;;     %11:s1 = v_cmp_u_f16_e64 %35, %35
;;     %9:v1 = v_cndmask_b32_e64 %17, %24, %11
;;     %6:v1 = v_cndmask_b32_e64 %9, %24, %14
;;     global_store_b16 %38, %6, %40 offset:256
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
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_b64 %62, 0x0
;;     %60:v4 = global_load_b128 %61, %63
;;     %59:v2 = global_load_b64 %61, %63 offset:16
;;     %48:s1 = v_cmp_class_f64_e64 %60.2-3, 1
;;     %51.0:v2 = v_cndmask_b32_e64 %60.0, %60.2, %48
;;     %52.1:v2 tied(%51) = v_cndmask_b32_e64 %60.1, %60.3, %48
;;     %53:s1 = v_cmp_class_f64_e64 %60.0-1, 1
;;     %56.0:v2 = v_cndmask_b32_e64 %60.2, %60.0, %53
;;     %57.1:v2 tied(%56) = v_cndmask_b32_e64 %60.3, %60.1, %53
;;     %58:v2 = v_min_num_f64_e32 %52, %57
;;     %37:s1 = v_cmp_class_f64_e64 %60.2-3, 1
;;     %40.0:v2 = v_cndmask_b32_e64 %60.0, %60.2, %37
;;     %41.1:v2 tied(%40) = v_cndmask_b32_e64 %60.1, %60.3, %37
;;     %42:s1 = v_cmp_class_f64_e64 %60.0-1, 1
;;     %45.0:v2 = v_cndmask_b32_e64 %60.2, %60.0, %42
;;     %46.1:v2 tied(%45) = v_cndmask_b32_e64 %60.3, %60.1, %42
;;     %47:v2 = v_max_num_f64_e32 %41, %46
;;     %31:s1 = v_cmp_class_f64_e64 %59, 1
;;     %34.0:v2 = v_cndmask_b32_e64 %58.0, %59.0, %31
;;     %35.1:v2 tied(%34) = v_cndmask_b32_e64 %58.1, %59.1, %31
;;     %36:v2 = v_min_num_f64_e32 %35, %59
;;     %25:s1 = v_cmp_class_f64_e64 %59, 1
;;     %28.0:v2 = v_cndmask_b32_e64 %47.0, %59.0, %25
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %47.1, %59.1, %25
;;     %30:v2 = v_min_num_f64_e32 %29, %59
;;     %23:v2 = v_max_num_f64_e32 %58, %30
;;     %20:s1 = v_cmp_u_f64_e64 %60.0-1, %60.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %59, %59
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %36.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %36.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %36.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %36.1, %20
;;     global_store_b64 %61, %9, %63 offset:256
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
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v3 = global_load_b96 %16, %18
;;     %10:s1 = v_cmp_class_f32_e64 %15.1, 1
;;     %11:v1 = v_cndmask_b32_e64 %15.0, %15.1, %10
;;     %12:s1 = v_cmp_class_f32_e64 %15.0, 1
;;     %13:v1 = v_cndmask_b32_e64 %15.1, %15.0, %12
;;     %14:v1 = v_min_num_f32_e32 %11, %13
;;     %5:s1 = v_cmp_class_f32_e64 %15.2, 1
;;     %6:v1 = v_cndmask_b32_e64 %14, %15.2, %5
;;     %7:v1 = v_min_num_f32_e32 %6, %15.2
;;     global_store_b32 %16, %7, %18 offset:256
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
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v3 = global_load_b96 %16, %18
;;     %10:s1 = v_cmp_class_f32_e64 %15.1, 1
;;     %11:v1 = v_cndmask_b32_e64 %15.0, %15.1, %10
;;     %12:s1 = v_cmp_class_f32_e64 %15.0, 1
;;     %13:v1 = v_cndmask_b32_e64 %15.1, %15.0, %12
;;     %14:v1 = v_max_num_f32_e32 %11, %13
;;     %5:s1 = v_cmp_class_f32_e64 %15.2, 1
;;     %6:v1 = v_cndmask_b32_e64 %14, %15.2, %5
;;     %7:v1 = v_max_num_f32_e32 %6, %15.2
;;     global_store_b32 %16, %7, %18 offset:256
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
;;     %138=s[0:1]:s2, %134=v0:v1 = inputs
;;     %146:s8 = s_load_b256 %138, 0x0
;;     %139:s8 = s_load_b256 %138, 0x20
;;     %121:v1 = v_mov_b32_e32 %146.2
;;     %122:v1 = v_mov_b32_e32 %146.3
;;     %123:s1 = v_cmp_class_f16_e64 %122, 1
;;     %124:v1 = v_cndmask_b32_e64 %121, %122, %123
;;     %125:s1 = v_cmp_class_f16_e64 %121, 1
;;     %126:v1 = v_cndmask_b32_e64 %122, %121, %125
;;     %127:v1 = v_min_num_f16_e64 %124, %126
;;     %116:s1 = v_cmp_class_f16_e64 %122, 1
;;     %117:v1 = v_cndmask_b32_e64 %121, %122, %116
;;     %118:s1 = v_cmp_class_f16_e64 %121, 1
;;     %119:v1 = v_cndmask_b32_e64 %122, %121, %118
;;     %120:v1 = v_max_num_f16_e64 %117, %119
;;     %110:v1 = v_mov_b32_e32 %146.4
;;     %111:s1 = v_cmp_class_f16_e64 %110, 1
;;     %112:v1 = v_cndmask_b32_e64 %127, %110, %111
;;     %113:v1 = v_min_num_f16_e64 %112, %110
;;     %107:s1 = v_cmp_class_f16_e64 %110, 1
;;     %108:v1 = v_cndmask_b32_e64 %120, %110, %107
;;     %109:v1 = v_min_num_f16_e64 %108, %110
;;     %104:v1 = v_max_num_f16_e64 %127, %109
;;     %101:s1 = v_cmp_u_f16_e64 %146.2, %146.3
;;     %98:s1 = v_cmp_u_f16_e64 %146.4, %146.4
;;     %96:v1 = v_cndmask_b32_e64 %104, %113, %98
;;     %93:v1 = v_cndmask_b32_e64 %96, %113, %101
;;     global_store_b16 %134, %93, %146.0-1 offset:256
;;     %88:v1 = v_mov_b32_e32 %146.7
;;     %87:v1 = v_med3_num_f32 %146.5, %146.6, %88
;;     global_store_b32 %134, %87, %146.0-1 offset:260
;;     %66.0:v2 = v_mov_b32_e32 %139.0
;;     %67.1:v2 tied(%66) = v_mov_b32_e32 %139.1
;;     %70.0:v2 = v_mov_b32_e32 %139.2
;;     %71.1:v2 tied(%70) = v_mov_b32_e32 %139.3
;;     %72:s1 = v_cmp_class_f64_e64 %71, 1
;;     %75.0:v2 = v_cndmask_b32_e64 %67.0, %71.0, %72
;;     %76.1:v2 tied(%75) = v_cndmask_b32_e64 %67.1, %71.1, %72
;;     %77:s1 = v_cmp_class_f64_e64 %67, 1
;;     %80.0:v2 = v_cndmask_b32_e64 %71.0, %67.0, %77
;;     %81.1:v2 tied(%80) = v_cndmask_b32_e64 %71.1, %67.1, %77
;;     %82:v2 = v_min_num_f64_e32 %76, %81
;;     %53:s1 = v_cmp_class_f64_e64 %71, 1
;;     %56.0:v2 = v_cndmask_b32_e64 %67.0, %71.0, %53
;;     %57.1:v2 tied(%56) = v_cndmask_b32_e64 %67.1, %71.1, %53
;;     %58:s1 = v_cmp_class_f64_e64 %67, 1
;;     %61.0:v2 = v_cndmask_b32_e64 %71.0, %67.0, %58
;;     %62.1:v2 tied(%61) = v_cndmask_b32_e64 %71.1, %67.1, %58
;;     %63:v2 = v_max_num_f64_e32 %57, %62
;;     %37.0:v2 = v_mov_b32_e32 %139.4
;;     %38.1:v2 tied(%37) = v_mov_b32_e32 %139.5
;;     %39:s1 = v_cmp_class_f64_e64 %38, 1
;;     %42.0:v2 = v_cndmask_b32_e64 %82.0, %38.0, %39
;;     %43.1:v2 tied(%42) = v_cndmask_b32_e64 %82.1, %38.1, %39
;;     %44:v2 = v_min_num_f64_e32 %43, %38
;;     %29:s1 = v_cmp_class_f64_e64 %38, 1
;;     %32.0:v2 = v_cndmask_b32_e64 %63.0, %38.0, %29
;;     %33.1:v2 tied(%32) = v_cndmask_b32_e64 %63.1, %38.1, %29
;;     %34:v2 = v_min_num_f64_e32 %33, %38
;;     %23:v2 = v_max_num_f64_e32 %82, %34
;;     %20:s1 = v_cmp_u_f64_e64 %139.0-1, %139.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %139.4-5, %139.4-5
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %44.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %44.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %44.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %44.1, %20
;;     global_store_b64 %134, %9, %146.0-1 offset:264
;; }
;;     end
;; }
