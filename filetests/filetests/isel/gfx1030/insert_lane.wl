; test isel precise-output
; target gfx1030
; Vectors with one lane replaced.

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = insert_lane.i8x4 v5, v6, 2
    store.i8x4 global align 4 [v4+256], v7
    v8 = load.i8x8 global align 8 [v4+8]
    v9 = load.i8 global align 1 [v4+16]
    v10 = insert_lane.i8x8 v8, v9, 4
    store.i8x8 global align 8 [v4+264], v10
    v11 = load.i8x16 global align 8 [v4+32]
    v12 = load.i8 global align 1 [v4+48]
    v13 = insert_lane.i8x16 v11, v12, 8
    store.i8x16 global align 8 [v4+272], v13
    return
}
;; machine kernel %lanes_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_dwordx2 %48, null
;;     %46:v1 = global_load_dword %47, %49
;;     %45:v1 = global_load_ubyte %47, %49 offset:4
;;     %42:v1 = v_lshlrev_b32_e32 16, %45
;;     %40:v1 = v_bfi_b32 0xff0000, %42, %46
;;     global_store_dword %47, %40, %49 offset:256
;;     %35:v2 = global_load_dwordx2 %47, %49 offset:8
;;     %34:v1 = global_load_ubyte %47, %49 offset:16
;;     %31:v1 = v_bfi_b32 0xff, %34, %35.1
;;     %27.0:v2 = v_mov_b32_e32 %35.0
;;     %28.1:v2 tied(%27) = v_mov_b32_e32 %31
;;     global_store_dwordx2 %47, %28, %49 offset:264
;;     %20:v4 = global_load_dwordx4 %47, %49 offset:32
;;     %19:v1 = global_load_ubyte %47, %49 offset:48
;;     %16:v1 = v_bfi_b32 0xff, %19, %20.2
;;     %10.0:v4 = v_mov_b32_e32 %20.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %20.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %20.3
;;     global_store_dwordx4 %47, %13, %49 offset:272
;; }
;;     end
;; }

kernel %lanes_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 1
    store.i16x2 global align 4 [v4+256], v7
    v8 = load.i16x4 global align 8 [v4+8]
    v9 = load.i16 global align 2 [v4+16]
    v10 = insert_lane.i16x4 v8, v9, 2
    store.i16x4 global align 8 [v4+264], v10
    v11 = load.i16x8 global align 8 [v4+32]
    v12 = load.i16 global align 2 [v4+48]
    v13 = insert_lane.i16x8 v11, v12, 4
    store.i16x8 global align 8 [v4+272], v13
    return
}
;; machine kernel %lanes_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_dwordx2 %48, null
;;     %46:v1 = global_load_dword %47, %49
;;     %45:v1 = global_load_ushort %47, %49 offset:4
;;     %42:v1 = v_lshlrev_b32_e32 16, %45
;;     %40:v1 = v_bfi_b32 0xffff0000, %42, %46
;;     global_store_dword %47, %40, %49 offset:256
;;     %35:v2 = global_load_dwordx2 %47, %49 offset:8
;;     %34:v1 = global_load_ushort %47, %49 offset:16
;;     %31:v1 = v_bfi_b32 0xffff, %34, %35.1
;;     %27.0:v2 = v_mov_b32_e32 %35.0
;;     %28.1:v2 tied(%27) = v_mov_b32_e32 %31
;;     global_store_dwordx2 %47, %28, %49 offset:264
;;     %20:v4 = global_load_dwordx4 %47, %49 offset:32
;;     %19:v1 = global_load_ushort %47, %49 offset:48
;;     %16:v1 = v_bfi_b32 0xffff, %19, %20.2
;;     %10.0:v4 = v_mov_b32_e32 %20.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %20.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %20.3
;;     global_store_dwordx4 %47, %13, %49 offset:272
;; }
;;     end
;; }

kernel %lanes_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = insert_lane.i32x2 v5, v6, 1
    store.i32x2 global align 8 [v4+256], v7
    v8 = load.i32x4 global align 8 [v4+16]
    v9 = load.i32 global align 4 [v4+32]
    v10 = insert_lane.i32x4 v8, v9, 2
    store.i32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, null
;;     %23:v2 = global_load_dwordx2 %24, %26
;;     %22:v1 = global_load_dword %24, %26 offset:8
;;     %20.0:v2 = v_mov_b32_e32 %23.0
;;     %21.1:v2 tied(%20) = v_mov_b32_e32 %22
;;     global_store_dwordx2 %24, %21, %26 offset:256
;;     %14:v4 = global_load_dwordx4 %24, %26 offset:16
;;     %13:v1 = global_load_dword %24, %26 offset:32
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_dwordx4 %24, %12, %26 offset:272
;; }
;;     end
;; }

kernel %lanes_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+16]
    v7 = insert_lane.i64x2 v5, v6, 1
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v2 = global_load_dwordx2 %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.1
;;     global_store_dwordx4 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %lanes_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = insert_lane.f16x2 v5, v6, 1
    store.f16x2 global align 4 [v4+256], v7
    v8 = load.f16x4 global align 8 [v4+8]
    v9 = load.f16 global align 2 [v4+16]
    v10 = insert_lane.f16x4 v8, v9, 2
    store.f16x4 global align 8 [v4+264], v10
    v11 = load.f16x8 global align 8 [v4+32]
    v12 = load.f16 global align 2 [v4+48]
    v13 = insert_lane.f16x8 v11, v12, 4
    store.f16x8 global align 8 [v4+272], v13
    return
}
;; machine kernel %lanes_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_dwordx2 %54, null
;;     %52:v1 = global_load_dword %53, %55
;;     %51:v1 = global_load_ushort %53, %55 offset:4
;;     %48:v1 = v_and_b32_e32 0xffff, %51
;;     %46:v1 = v_lshlrev_b32_e32 16, %48
;;     %44:v1 = v_bfi_b32 0xffff0000, %46, %52
;;     global_store_dword %53, %44, %55 offset:256
;;     %39:v2 = global_load_dwordx2 %53, %55 offset:8
;;     %38:v1 = global_load_ushort %53, %55 offset:16
;;     %35:v1 = v_and_b32_e32 0xffff, %38
;;     %33:v1 = v_bfi_b32 0xffff, %35, %39.1
;;     %29.0:v2 = v_mov_b32_e32 %39.0
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 %33
;;     global_store_dwordx2 %53, %30, %55 offset:264
;;     %22:v4 = global_load_dwordx4 %53, %55 offset:32
;;     %21:v1 = global_load_ushort %53, %55 offset:48
;;     %18:v1 = v_and_b32_e32 0xffff, %21
;;     %16:v1 = v_bfi_b32 0xffff, %18, %22.2
;;     %10.0:v4 = v_mov_b32_e32 %22.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %22.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %22.3
;;     global_store_dwordx4 %53, %13, %55 offset:272
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = load.f32 global align 4 [v4+8]
    v7 = insert_lane.f32x2 v5, v6, 1
    store.f32x2 global align 8 [v4+256], v7
    v8 = load.f32x4 global align 8 [v4+16]
    v9 = load.f32 global align 4 [v4+32]
    v10 = insert_lane.f32x4 v8, v9, 2
    store.f32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, null
;;     %23:v2 = global_load_dwordx2 %24, %26
;;     %22:v1 = global_load_dword %24, %26 offset:8
;;     %20.0:v2 = v_mov_b32_e32 %23.0
;;     %21.1:v2 tied(%20) = v_mov_b32_e32 %22
;;     global_store_dwordx2 %24, %21, %26 offset:256
;;     %14:v4 = global_load_dwordx4 %24, %26 offset:16
;;     %13:v1 = global_load_dword %24, %26 offset:32
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_dwordx4 %24, %12, %26 offset:272
;; }
;;     end
;; }

kernel %lanes_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+16]
    v7 = insert_lane.f64x2 v5, v6, 1
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v2 = global_load_dwordx2 %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.1
;;     global_store_dwordx4 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i8x4 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i8x8 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : i8x16 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i8 v6
    v8 = insert_lane.i8x4 v5, v7, 2
    store.i8x4 global align 4 [v4+256], v8
    v9 = load.i8x8 kernarg align 8 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = ireduce.i8 v10
    v12 = insert_lane.i8x8 v9, v11, 4
    store.i8x8 global align 8 [v4+264], v12
    v13 = load.i8x16 kernarg align 16 width all [v0+32]
    v14 = load.i32 kernarg align 4 width all [v0+48]
    v15 = ireduce.i8 v14
    v16 = insert_lane.i8x16 v13, v15, 8
    store.i8x16 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %55=v0:v1 = inputs
;;     %58:s8 = s_load_dwordx8 %21, null
;;     %53:v1 = v_mov_b32_e32 0
;;     %54:v1 = global_load_dword %53, %21 offset:8 makes constant
;;     %50:s1 = s_and_b32 %58.3, 0xff
;;     %48:s1 = s_lshl_b32 %50, 16
;;     %46:v1 = v_bfi_b32 0xff0000, %48, %54
;;     global_store_dword %55, %46, %58.0-1 offset:256
;;     %41:v2 = global_load_dwordx2 %53, %21 offset:16 makes constant
;;     %37:s1 = s_and_b32 %58.6, 0xff
;;     %35:v1 = v_bfi_b32 0xff, %37, %41.1
;;     %31.0:v2 = v_mov_b32_e32 %41.0
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %35
;;     global_store_dwordx2 %55, %32, %58.0-1 offset:264
;;     %24:v4 = global_load_dwordx4 %53, %21 offset:32 makes constant
;;     %22:s1 = s_load_dword %21, 0x30
;;     %18:s1 = s_and_b32 %22, 0xff
;;     %16:v1 = v_bfi_b32 0xff, %18, %24.2
;;     %10.0:v4 = v_mov_b32_e32 %24.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %24.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %24.3
;;     global_store_dwordx4 %55, %13, %58.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i16x4 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : i16x8 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i16 v6
    v8 = insert_lane.i16x2 v5, v7, 1
    store.i16x2 global align 4 [v4+256], v8
    v9 = load.i16x4 kernarg align 8 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = ireduce.i16 v10
    v12 = insert_lane.i16x4 v9, v11, 2
    store.i16x4 global align 8 [v4+264], v12
    v13 = load.i16x8 kernarg align 16 width all [v0+32]
    v14 = load.i32 kernarg align 4 width all [v0+48]
    v15 = ireduce.i16 v14
    v16 = insert_lane.i16x8 v13, v15, 4
    store.i16x8 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %55=v0:v1 = inputs
;;     %58:s8 = s_load_dwordx8 %21, null
;;     %53:v1 = v_mov_b32_e32 0
;;     %54:v1 = global_load_dword %53, %21 offset:8 makes constant
;;     %50:s1 = s_and_b32 %58.3, 0xffff
;;     %48:s1 = s_lshl_b32 %50, 16
;;     %46:v1 = v_bfi_b32 0xffff0000, %48, %54
;;     global_store_dword %55, %46, %58.0-1 offset:256
;;     %41:v2 = global_load_dwordx2 %53, %21 offset:16 makes constant
;;     %37:s1 = s_and_b32 %58.6, 0xffff
;;     %35:v1 = v_bfi_b32 0xffff, %37, %41.1
;;     %31.0:v2 = v_mov_b32_e32 %41.0
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %35
;;     global_store_dwordx2 %55, %32, %58.0-1 offset:264
;;     %24:v4 = global_load_dwordx4 %53, %21 offset:32 makes constant
;;     %22:s1 = s_load_dword %21, 0x30
;;     %18:s1 = s_and_b32 %22, 0xffff
;;     %16:v1 = v_bfi_b32 0xffff, %18, %24.2
;;     %10.0:v4 = v_mov_b32_e32 %24.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %24.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %24.3
;;     global_store_dwordx4 %55, %13, %58.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32x2 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32x4 at 32 align 16
    param %d : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = insert_lane.i32x2 v5, v6, 1
    store.i32x2 global align 8 [v4+256], v7
    v8 = load.i32x4 kernarg align 16 width all [v0+32]
    v9 = load.i32 kernarg align 4 width all [v0+48]
    v10 = insert_lane.i32x4 v8, v9, 2
    store.i32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %wave_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %27=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %13, null
;;     %25:v1 = v_mov_b32_e32 0
;;     %26:v2 = global_load_dwordx2 %25, %13 offset:8 makes constant
;;     %24:s1 = s_load_dword %13, 0x10
;;     %22.0:v2 = v_mov_b32_e32 %26.0
;;     %23.1:v2 tied(%22) = v_mov_b32_e32 %24
;;     global_store_dwordx2 %27, %23, %28 offset:256
;;     %15:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %15, %13 offset:32 makes constant
;;     %14:s1 = s_load_dword %13, 0x30
;;     %9.0:v4 = v_mov_b32_e32 %16.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %16.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %16.3
;;     global_store_dwordx4 %27, %12, %28 offset:272
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64x2 at 16 align 16
    param %b : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 kernarg align 16 width all [v0+16]
    v6 = load.i64 kernarg align 8 width all [v0+32]
    v7 = insert_lane.i64x2 v5, v6, 1
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %13, null
;;     %15:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %15, %13 offset:16 makes constant
;;     %14:s2 = s_load_dwordx2 %13, 0x20
;;     %9.0:v4 = v_mov_b32_e32 %16.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %16.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.1
;;     global_store_dwordx4 %17, %12, %18 offset:256
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f16x4 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : f16x8 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i16 v6
    v8 = bitcast.f16 v7
    v9 = insert_lane.f16x2 v5, v8, 1
    store.f16x2 global align 4 [v4+256], v9
    v10 = load.f16x4 kernarg align 8 width all [v0+16]
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = insert_lane.f16x4 v10, v13, 2
    store.f16x4 global align 8 [v4+264], v14
    v15 = load.f16x8 kernarg align 16 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+48]
    v17 = ireduce.i16 v16
    v18 = bitcast.f16 v17
    v19 = insert_lane.f16x8 v15, v18, 4
    store.f16x8 global align 8 [v4+272], v19
    return
}
;; machine kernel %wave_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %55=v0:v1 = inputs
;;     %58:s8 = s_load_dwordx8 %21, null
;;     %53:v1 = v_mov_b32_e32 0
;;     %54:v1 = global_load_dword %53, %21 offset:8 makes constant
;;     %50:s1 = s_and_b32 %58.3, 0xffff
;;     %48:s1 = s_lshl_b32 %50, 16
;;     %46:v1 = v_bfi_b32 0xffff0000, %48, %54
;;     global_store_dword %55, %46, %58.0-1 offset:256
;;     %41:v2 = global_load_dwordx2 %53, %21 offset:16 makes constant
;;     %37:s1 = s_and_b32 %58.6, 0xffff
;;     %35:v1 = v_bfi_b32 0xffff, %37, %41.1
;;     %31.0:v2 = v_mov_b32_e32 %41.0
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %35
;;     global_store_dwordx2 %55, %32, %58.0-1 offset:264
;;     %24:v4 = global_load_dwordx4 %53, %21 offset:32 makes constant
;;     %22:s1 = s_load_dword %21, 0x30
;;     %18:s1 = s_and_b32 %22, 0xffff
;;     %16:v1 = v_bfi_b32 0xffff, %18, %24.2
;;     %10.0:v4 = v_mov_b32_e32 %24.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %24.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %24.3
;;     global_store_dwordx4 %55, %13, %58.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32x2 at 8 align 8
    param %b : f32 at 16 align 4
    param %c : f32x4 at 32 align 16
    param %d : f32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 kernarg align 8 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+16]
    v7 = insert_lane.f32x2 v5, v6, 1
    store.f32x2 global align 8 [v4+256], v7
    v8 = load.f32x4 kernarg align 16 width all [v0+32]
    v9 = load.f32 kernarg align 4 width all [v0+48]
    v10 = insert_lane.f32x4 v8, v9, 2
    store.f32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %27=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %13, null
;;     %25:v1 = v_mov_b32_e32 0
;;     %26:v2 = global_load_dwordx2 %25, %13 offset:8 makes constant
;;     %24:s1 = s_load_dword %13, 0x10
;;     %22.0:v2 = v_mov_b32_e32 %26.0
;;     %23.1:v2 tied(%22) = v_mov_b32_e32 %24
;;     global_store_dwordx2 %27, %23, %28 offset:256
;;     %15:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %15, %13 offset:32 makes constant
;;     %14:s1 = s_load_dword %13, 0x30
;;     %9.0:v4 = v_mov_b32_e32 %16.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %16.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %16.3
;;     global_store_dwordx4 %27, %12, %28 offset:272
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64x2 at 16 align 16
    param %b : f64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 kernarg align 16 width all [v0+16]
    v6 = load.f64 kernarg align 8 width all [v0+32]
    v7 = insert_lane.f64x2 v5, v6, 1
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %13, null
;;     %15:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %15, %13 offset:16 makes constant
;;     %14:s2 = s_load_dwordx2 %13, 0x20
;;     %9.0:v4 = v_mov_b32_e32 %16.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %16.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.1
;;     global_store_dwordx4 %17, %12, %18 offset:256
;; }
;;     end
;; }
