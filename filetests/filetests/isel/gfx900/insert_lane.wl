; test isel precise-output
; target gfx900
; Vectors with one lane replaced.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+16]
    v7 = insert_lane.i32x4 v5, v6, 1
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %word target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v1 = global_load_dword %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_dwordx4 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+16]
    v7 = insert_lane.i64x2 v5, v6, 0
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v2 = global_load_dwordx2 %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_dwordx4 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %low_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 0
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %low_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_ushort %12, %14 offset:4
;;     %7:s1 = s_mov_b32 0xffff
;;     %6:v1 = v_bfi_b32 %7, %10, %11
;;     global_store_dword %12, %6, %14 offset:256
;; }
;;     end
;; }

kernel %high_half {
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
    return
}
;; machine kernel %high_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_ushort %14, %16 offset:4
;;     %9:v1 = v_lshlrev_b32_e32 16, %12
;;     %7:s1 = s_mov_b32 0xffff0000
;;     %6:v1 = v_bfi_b32 %7, %9, %13
;;     global_store_dword %14, %6, %16 offset:256
;; }
;;     end
;; }

kernel %byte {
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
    return
}
;; machine kernel %byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_ubyte %14, %16 offset:4
;;     %9:v1 = v_lshlrev_b32_e32 16, %12
;;     %7:s1 = s_mov_b32 0xff0000
;;     %6:v1 = v_bfi_b32 %7, %9, %13
;;     global_store_dword %14, %6, %16 offset:256
;; }
;;     end
;; }

kernel %float {
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
    return
}
;; machine kernel %float target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %9:v1 = global_load_dword %11, %13 offset:8
;;     %7.0:v2 = v_mov_b32_e32 %10.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %11, %8, %13 offset:256
;; }
;;     end
;; }

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    v6 = load.i8 global align 1 [v4+8]
    v7 = insert_lane.i8x8 v5, v6, 4
    store.i8x8 global align 8 [v4+256], v7
    v8 = load.i8x16 global align 8 [v4+16]
    v9 = load.i8 global align 1 [v4+32]
    v10 = insert_lane.i8x16 v8, v9, 8
    store.i8x16 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %33:s1 = s_mov_b32 0xff
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %37:v2 = global_load_dwordx2 %38, %40
;;     %36:v1 = global_load_ubyte %38, %40 offset:8
;;     %32:v1 = v_bfi_b32 %33, %36, %37.1
;;     %28.0:v2 = v_mov_b32_e32 %37.0
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 %32
;;     global_store_dwordx2 %38, %29, %40 offset:256
;;     %21:v4 = global_load_dwordx4 %38, %40 offset:16
;;     %20:v1 = global_load_ubyte %38, %40 offset:32
;;     %16:v1 = v_bfi_b32 %33, %20, %21.2
;;     %10.0:v4 = v_mov_b32_e32 %21.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %21.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %21.3
;;     global_store_dwordx4 %38, %13, %40 offset:272
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
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = load.i16 global align 2 [v4+8]
    v7 = insert_lane.i16x4 v5, v6, 2
    store.i16x4 global align 8 [v4+256], v7
    v8 = load.i16x8 global align 8 [v4+16]
    v9 = load.i16 global align 2 [v4+32]
    v10 = insert_lane.i16x8 v8, v9, 4
    store.i16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %33:s1 = s_mov_b32 0xffff
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %37:v2 = global_load_dwordx2 %38, %40
;;     %36:v1 = global_load_ushort %38, %40 offset:8
;;     %32:v1 = v_bfi_b32 %33, %36, %37.1
;;     %28.0:v2 = v_mov_b32_e32 %37.0
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 %32
;;     global_store_dwordx2 %38, %29, %40 offset:256
;;     %21:v4 = global_load_dwordx4 %38, %40 offset:16
;;     %20:v1 = global_load_ushort %38, %40 offset:32
;;     %16:v1 = v_bfi_b32 %33, %20, %21.2
;;     %10.0:v4 = v_mov_b32_e32 %21.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %21.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %21.3
;;     global_store_dwordx4 %38, %13, %40 offset:272
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
    return
}
;; machine kernel %lanes_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %9:v1 = global_load_dword %11, %13 offset:8
;;     %7.0:v2 = v_mov_b32_e32 %10.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %11, %8, %13 offset:256
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
;; machine kernel %lanes_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %56=v0:v1 = inputs
;;     %35:s1 = s_mov_b32 0xffff
;;     %58:s2 = s_load_dwordx2 %57, 0x0
;;     %55:v1 = global_load_dword %56, %58
;;     %54:v1 = global_load_ushort %56, %58 offset:4
;;     %51:v1 = v_and_b32_e32 0xffff, %54
;;     %49:v1 = v_lshlrev_b32_e32 16, %51
;;     %47:s1 = s_mov_b32 0xffff0000
;;     %46:v1 = v_bfi_b32 %47, %49, %55
;;     global_store_dword %56, %46, %58 offset:256
;;     %41:v2 = global_load_dwordx2 %56, %58 offset:8
;;     %40:v1 = global_load_ushort %56, %58 offset:16
;;     %37:v1 = v_and_b32_e32 0xffff, %40
;;     %34:v1 = v_bfi_b32 %35, %37, %41.1
;;     %30.0:v2 = v_mov_b32_e32 %41.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %34
;;     global_store_dwordx2 %56, %31, %58 offset:264
;;     %23:v4 = global_load_dwordx4 %56, %58 offset:32
;;     %22:v1 = global_load_ushort %56, %58 offset:48
;;     %19:v1 = v_and_b32_e32 0xffff, %22
;;     %16:v1 = v_bfi_b32 %35, %19, %23.2
;;     %10.0:v4 = v_mov_b32_e32 %23.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %23.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %23.3
;;     global_store_dwordx4 %56, %13, %58 offset:272
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
    v5 = load.f32x4 global align 8 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = insert_lane.f32x4 v5, v6, 2
    store.f32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v1 = global_load_dword %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_dwordx4 %15, %12, %17 offset:256
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
;; machine kernel %lanes_doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
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
;; machine kernel %wave_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %61=v0:v1 = inputs
;;     %39:s1 = s_mov_b32 0xff
;;     %64:s8 = s_load_dwordx8 %23, 0x0
;;     %59:v1 = v_mov_b32_e32 0
;;     %60:v1 = global_load_dword %59, %23 offset:8 makes constant
;;     %56:s1 = s_and_b32 %64.3, 0xff
;;     %54:s1 = s_lshl_b32 %56, 16
;;     %51:v1 = v_mov_b32_e32 %54
;;     %52:s1 = s_mov_b32 0xff0000
;;     %50:v1 = v_bfi_b32 %52, %51, %60
;;     global_store_dword %61, %50, %64.0-1 offset:256
;;     %45:v2 = global_load_dwordx2 %59, %23 offset:16 makes constant
;;     %41:s1 = s_and_b32 %64.6, 0xff
;;     %38:v1 = v_mov_b32_e32 %41
;;     %37:v1 = v_bfi_b32 %39, %38, %45.1
;;     %33.0:v2 = v_mov_b32_e32 %45.0
;;     %34.1:v2 tied(%33) = v_mov_b32_e32 %37
;;     global_store_dwordx2 %61, %34, %64.0-1 offset:264
;;     %26:v4 = global_load_dwordx4 %59, %23 offset:32 makes constant
;;     %24:s1 = s_load_dword %23, 0x30
;;     %20:s1 = s_and_b32 %24, 0xff
;;     %17:v1 = v_mov_b32_e32 %20
;;     %16:v1 = v_bfi_b32 %39, %17, %26.2
;;     %10.0:v4 = v_mov_b32_e32 %26.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %26.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %26.3
;;     global_store_dwordx4 %61, %13, %64.0-1 offset:272
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
;; machine kernel %wave_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %61=v0:v1 = inputs
;;     %39:s1 = s_mov_b32 0xffff
;;     %64:s8 = s_load_dwordx8 %23, 0x0
;;     %59:v1 = v_mov_b32_e32 0
;;     %60:v1 = global_load_dword %59, %23 offset:8 makes constant
;;     %56:s1 = s_and_b32 %64.3, 0xffff
;;     %54:s1 = s_lshl_b32 %56, 16
;;     %51:v1 = v_mov_b32_e32 %54
;;     %52:s1 = s_mov_b32 0xffff0000
;;     %50:v1 = v_bfi_b32 %52, %51, %60
;;     global_store_dword %61, %50, %64.0-1 offset:256
;;     %45:v2 = global_load_dwordx2 %59, %23 offset:16 makes constant
;;     %41:s1 = s_and_b32 %64.6, 0xffff
;;     %38:v1 = v_mov_b32_e32 %41
;;     %37:v1 = v_bfi_b32 %39, %38, %45.1
;;     %33.0:v2 = v_mov_b32_e32 %45.0
;;     %34.1:v2 tied(%33) = v_mov_b32_e32 %37
;;     global_store_dwordx2 %61, %34, %64.0-1 offset:264
;;     %26:v4 = global_load_dwordx4 %59, %23 offset:32 makes constant
;;     %24:s1 = s_load_dword %23, 0x30
;;     %20:s1 = s_and_b32 %24, 0xffff
;;     %17:v1 = v_mov_b32_e32 %20
;;     %16:v1 = v_bfi_b32 %39, %17, %26.2
;;     %10.0:v4 = v_mov_b32_e32 %26.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %26.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %26.3
;;     global_store_dwordx4 %61, %13, %64.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32x2 at 8 align 8
    param %b : i32 at 16 align 4
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
    return
}
;; machine kernel %wave_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %13=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %9, 0x0
;;     %11:v1 = v_mov_b32_e32 0
;;     %12:v2 = global_load_dwordx2 %11, %9 offset:8 makes constant
;;     %10:s1 = s_load_dword %9, 0x10
;;     %7.0:v2 = v_mov_b32_e32 %12.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %13, %8, %14 offset:256
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
;; machine kernel %wave_longs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %13, 0x0
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
;; machine kernel %wave_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %61=v0:v1 = inputs
;;     %39:s1 = s_mov_b32 0xffff
;;     %64:s8 = s_load_dwordx8 %23, 0x0
;;     %59:v1 = v_mov_b32_e32 0
;;     %60:v1 = global_load_dword %59, %23 offset:8 makes constant
;;     %56:s1 = s_and_b32 %64.3, 0xffff
;;     %54:s1 = s_lshl_b32 %56, 16
;;     %51:v1 = v_mov_b32_e32 %54
;;     %52:s1 = s_mov_b32 0xffff0000
;;     %50:v1 = v_bfi_b32 %52, %51, %60
;;     global_store_dword %61, %50, %64.0-1 offset:256
;;     %45:v2 = global_load_dwordx2 %59, %23 offset:16 makes constant
;;     %41:s1 = s_and_b32 %64.6, 0xffff
;;     %38:v1 = v_mov_b32_e32 %41
;;     %37:v1 = v_bfi_b32 %39, %38, %45.1
;;     %33.0:v2 = v_mov_b32_e32 %45.0
;;     %34.1:v2 tied(%33) = v_mov_b32_e32 %37
;;     global_store_dwordx2 %61, %34, %64.0-1 offset:264
;;     %26:v4 = global_load_dwordx4 %59, %23 offset:32 makes constant
;;     %24:s1 = s_load_dword %23, 0x30
;;     %20:s1 = s_and_b32 %24, 0xffff
;;     %17:v1 = v_mov_b32_e32 %20
;;     %16:v1 = v_bfi_b32 %39, %17, %26.2
;;     %10.0:v4 = v_mov_b32_e32 %26.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %26.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %26.3
;;     global_store_dwordx4 %61, %13, %64.0-1 offset:272
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
;; machine kernel %wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %27=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %13, 0x0
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
;; machine kernel %wave_doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %13, 0x0
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
