; test isel precise-output
; target gfx900
; Lanes of vectors: a register of the vector, or a field of a word.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = extract_lane.i32 v5, 2
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     global_store_dword %5, %4.2, %7 offset:256
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
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     global_store_dwordx2 %5, %4.2-3, %7 offset:256
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
    v6 = extract_lane.i16 v5, 0
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %low_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     global_store_short %6, %5, %8 offset:256
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
    v6 = extract_lane.i16 v5, 1
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %high_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %5:v1 = v_lshrrev_b32_e32 16, %7
;;     global_store_short %8, %5, %10 offset:256
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
    v6 = extract_lane.i8 v5, 3
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %5:v1 = v_lshrrev_b32_e32 24, %7
;;     global_store_byte %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %middle_byte_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = extract_lane.i8 v5, 1
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %middle_byte_signed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_dword %7, %9
;;     %4:v1 = v_bfe_i32 %6, 8, 8
;;     global_store_dword %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %far_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x16 global align 8 [v4+0]
    v6 = extract_lane.i8 v5, 13
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %far_byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v4 = global_load_dwordx4 %8, %10
;;     %4:v1 = v_bfe_u32 %7.3, 8, 8
;;     global_store_dword %8, %4, %10 offset:256
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
    v5 = load.f32x4 global align 8 [v4+0]
    v6 = extract_lane.f32 v5, 0
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %float target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     global_store_dword %5, %4.0, %7 offset:256
;; }
;;     end
;; }

kernel %half_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    v6 = extract_lane.f16 v5, 3
    v7 = fadd.f16 v6, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half_float target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v2 = global_load_dwordx2 %12, %14
;;     %8:v1 = v_lshrrev_b32_e32 16, %11.1
;;     %4:v1 = v_add_f16_e32 %8, %8
;;     global_store_short %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32x4 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 kernarg align 16 width all [v0+16]
    v6 = extract_lane.i32 v5, 3
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %5, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v4 = global_load_dwordx4 %4, %5 offset:16 makes constant
;;     global_store_dword %7, %6.3, %8 offset:256
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
    v6 = extract_lane.i8 v5, 7
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %lanes_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %5:v1 = v_lshrrev_b32_e32 24, %8.1
;;     global_store_byte %9, %5, %11 offset:256
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
    v5 = load.i16x8 global align 8 [v4+0]
    v6 = extract_lane.i16 v5, 7
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v4 = global_load_dwordx4 %9, %11
;;     %5:v1 = v_lshrrev_b32_e32 16, %8.3
;;     global_store_short %9, %5, %11 offset:256
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
    v6 = extract_lane.i32 v5, 1
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_dword %5, %4.1, %7 offset:256
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
    v6 = extract_lane.f16 v5, 1
    store.f16 global align 2 [v4+256], v6
    v7 = load.f16x8 global align 8 [v4+16]
    v8 = extract_lane.f16 v7, 7
    store.f16 global align 2 [v4+260], v8
    return
}
;; machine kernel %lanes_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = global_load_dword %17, %19
;;     %14:v1 = v_lshrrev_b32_e32 16, %16
;;     global_store_short %17, %14, %19 offset:256
;;     %9:v4 = global_load_dwordx4 %17, %19 offset:16
;;     %6:v1 = v_lshrrev_b32_e32 16, %9.3
;;     global_store_short %17, %6, %19 offset:260
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
    v6 = extract_lane.f32 v5, 1
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_dword %5, %4.1, %7 offset:256
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
    v6 = extract_lane.f64 v5, 1
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     global_store_dwordx2 %5, %4.2-3, %7 offset:256
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i8x4 at 8 align 4
    param %b : i8x8 at 16 align 8
    param %c : i8x16 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 kernarg align 4 width all [v0+8]
    v6 = extract_lane.i8 v5, 3
    store.i8 global align 1 [v4+256], v6
    v7 = load.i8x8 kernarg align 8 width all [v0+16]
    v8 = extract_lane.i8 v7, 7
    store.i8 global align 1 [v4+260], v8
    v9 = load.i8x16 kernarg align 16 width all [v0+32]
    v10 = extract_lane.i8 v9, 15
    store.i8 global align 1 [v4+264], v10
    return
}
;; machine kernel %wave_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %26=v0:v1 = inputs
;;     %27:s2 = s_load_dwordx2 %9, 0x0
;;     %24:v1 = v_mov_b32_e32 0
;;     %25:v1 = global_load_dword %24, %9 offset:8 makes constant
;;     %22:v1 = v_lshrrev_b32_e32 24, %25
;;     global_store_byte %26, %22, %27 offset:256
;;     %18:v2 = global_load_dwordx2 %24, %9 offset:16 makes constant
;;     %14:v1 = v_lshrrev_b32_e32 24, %18.1
;;     global_store_byte %26, %14, %27 offset:260
;;     %10:v4 = global_load_dwordx4 %24, %9 offset:32 makes constant
;;     %5:v1 = v_lshrrev_b32_e32 24, %10.3
;;     global_store_byte %26, %5, %27 offset:264
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i16x4 at 16 align 8
    param %c : i16x8 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = extract_lane.i16 v5, 1
    store.i16 global align 2 [v4+256], v6
    v7 = load.i16x4 kernarg align 8 width all [v0+16]
    v8 = extract_lane.i16 v7, 3
    store.i16 global align 2 [v4+260], v8
    v9 = load.i16x8 kernarg align 16 width all [v0+32]
    v10 = extract_lane.i16 v9, 7
    store.i16 global align 2 [v4+264], v10
    return
}
;; machine kernel %wave_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %26=v0:v1 = inputs
;;     %27:s2 = s_load_dwordx2 %9, 0x0
;;     %24:v1 = v_mov_b32_e32 0
;;     %25:v1 = global_load_dword %24, %9 offset:8 makes constant
;;     %22:v1 = v_lshrrev_b32_e32 16, %25
;;     global_store_short %26, %22, %27 offset:256
;;     %18:v2 = global_load_dwordx2 %24, %9 offset:16 makes constant
;;     %14:v1 = v_lshrrev_b32_e32 16, %18.1
;;     global_store_short %26, %14, %27 offset:260
;;     %10:v4 = global_load_dwordx4 %24, %9 offset:32 makes constant
;;     %5:v1 = v_lshrrev_b32_e32 16, %10.3
;;     global_store_short %26, %5, %27 offset:264
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64x2 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 kernarg align 16 width all [v0+16]
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_longs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %5, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v4 = global_load_dwordx4 %4, %5 offset:16 makes constant
;;     global_store_dwordx2 %7, %6.2-3, %8 offset:256
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : f16x4 at 16 align 8
    param %c : f16x8 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = extract_lane.f16 v5, 1
    store.f16 global align 2 [v4+256], v6
    v7 = load.f16x4 kernarg align 8 width all [v0+16]
    v8 = extract_lane.f16 v7, 3
    store.f16 global align 2 [v4+260], v8
    v9 = load.f16x8 kernarg align 16 width all [v0+32]
    v10 = extract_lane.f16 v9, 7
    store.f16 global align 2 [v4+264], v10
    return
}
;; machine kernel %wave_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %29=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %10, 0x0
;;     %27:v1 = v_mov_b32_e32 0
;;     %28:v1 = global_load_dword %27, %10 offset:8 makes constant
;;     %25:v1 = v_lshrrev_b32_e32 16, %28
;;     global_store_short %29, %25, %30 offset:256
;;     %20:v2 = global_load_dwordx2 %27, %10 offset:16 makes constant
;;     %16:v1 = v_lshrrev_b32_e32 16, %20.1
;;     global_store_short %29, %16, %30 offset:260
;;     %11:v4 = global_load_dwordx4 %27, %10 offset:32 makes constant
;;     %6:v1 = v_lshrrev_b32_e32 16, %11.3
;;     global_store_short %29, %6, %30 offset:264
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32x2 at 8 align 8
    param %b : f32x4 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 kernarg align 8 width all [v0+8]
    v6 = extract_lane.f32 v5, 1
    store.f32 global align 4 [v4+256], v6
    v7 = load.f32x4 kernarg align 16 width all [v0+16]
    v8 = extract_lane.f32 v7, 3
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %15=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %10, 0x0
;;     %13:v1 = v_mov_b32_e32 0
;;     %14:v2 = global_load_dwordx2 %13, %10 offset:8 makes constant
;;     %9:v1 = v_mov_b32_e32 0
;;     %11:v4 = global_load_dwordx4 %9, %10 offset:16 makes constant
;;     %6.0:v2 = v_mov_b32_e32 %14.1
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     global_store_dwordx2 %15, %7, %16 offset:256
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64x2 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 kernarg align 16 width all [v0+16]
    v6 = extract_lane.f64 v5, 1
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %5, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v4 = global_load_dwordx4 %4, %5 offset:16 makes constant
;;     global_store_dwordx2 %7, %6.2-3, %8 offset:256
;; }
;;     end
;; }
