; test isel precise-output
; target gfx1201
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     global_store_b32 %5, %4.2, %7 offset:256
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     global_store_b64 %5, %4.2-3, %7 offset:256
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
;; machine kernel %low_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     global_store_b16 %6, %5, %8 offset:256
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
;; machine kernel %high_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %5:v1 = v_lshrrev_b32_e32 16, %7
;;     global_store_b16 %8, %5, %10 offset:256
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
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %5:v1 = v_lshrrev_b32_e32 24, %7
;;     global_store_b8 %8, %5, %10 offset:256
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
;; machine kernel %middle_byte_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_bfe_i32 %6, 8, 8
;;     global_store_b32 %7, %4, %9 offset:256
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
;; machine kernel %far_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v4 = global_load_b128 %8, %10
;;     %4:v1 = v_bfe_u32 %7.3, 8, 8
;;     global_store_b32 %8, %4, %10 offset:256
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
;; machine kernel %float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     global_store_b32 %5, %4.0, %7 offset:256
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
;; machine kernel %half_float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %8:v1 = v_lshrrev_b32_e32 16, %11.1
;;     %4:v1 = v_add_f16_e64 %8, %8
;;     global_store_b16 %12, %4, %14 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %5, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v4 = global_load_b128 %4, %5 offset:16
;;     global_store_b32 %7, %6.3, %8 offset:256
;; }
;;     end
;; }
