; test isel precise-output
; target gfx1201
; Sign extension.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_i8 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_i16 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %half_of_wave {
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
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %half_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %5:s1 = s_sext_i32_i16 %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %byte_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %5:s1 = s_sext_i32_i8 %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %computed_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = iadd.i8 v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %computed_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_u8 %10, %12
;;     %8:v1 = global_load_u8 %10, %12 offset:4
;;     %7:v1 = v_add_nc_u32_e32 %9, %8
;;     %4:v1 = v_bfe_i32 %7, 0, 8
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %computed_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = iadd.i16 v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %computed_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_u16 %10, %12
;;     %8:v1 = global_load_u16 %10, %12 offset:4
;;     %7:v1 = v_add_nc_u32_e32 %9, %8
;;     %4:v1 = v_bfe_i32 %7, 0, 16
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %8
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %word_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %word_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %10.0:s2 = s_mov_b32 %15.2
;;     %11.1:s2 tied(%10) = s_ashr_i32 %15.2, 31
;;     %6.0:v2 = v_mov_b32_e32 %15.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_b64 %12, %7, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %half_to_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %half_to_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_i16 %10, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %9
;;     global_store_b64 %10, %7, %12 offset:256
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i16 v5
    store.i16 global align 2 [v4+256], v6
    v7 = sextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_i8 %12, %14
;;     global_store_b16 %12, %11, %14 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %11
;;     global_store_b64 %12, %7, %14 offset:264
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = sextend.i16 v6
    store.i16 global align 2 [v4+256], v7
    v8 = sextend.i64 v6
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_b128 %21, 0x0
;;     %17:s1 = s_sext_i32_i8 %22.2
;;     %15:v1 = v_mov_b32_e32 %17
;;     global_store_b16 %19, %15, %22.0-1 offset:256
;;     %13:s1 = s_sext_i32_i8 %22.2
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_b64 %19, %7, %22.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i16 {
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
    v7 = sextend.i64 v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %15=v0:v1 = inputs
;;     %18:s4 = s_load_b128 %17, 0x0
;;     %13:s1 = s_sext_i32_i16 %18.2
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_b64 %15, %7, %18.0-1 offset:256
;; }
;;     end
;; }
