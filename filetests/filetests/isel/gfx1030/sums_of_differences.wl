; test isel precise-output
; target gfx1030
; Sums of absolute differences of the parts of words, one and four at once.

kernel %sad_u8_lanes {
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
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u8 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %8=v0:v1 = inputs
;;     %12:s8 = s_load_dwordx8 %11, null
;;     %7:v1 = v_mov_b32_e32 %12.4
;;     %6:v1 = v_sad_u8 %12.2, %12.3, %7
;;     global_store_dword %8, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %sad_u16_lanes {
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
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u16 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_u16_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %8=v0:v1 = inputs
;;     %12:s8 = s_load_dwordx8 %11, null
;;     %7:v1 = v_mov_b32_e32 %12.4
;;     %6:v1 = v_sad_u16 %12.2, %12.3, %7
;;     global_store_dword %8, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %sad_u32_lanes {
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
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_u32_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %8=v0:v1 = inputs
;;     %12:s8 = s_load_dwordx8 %11, null
;;     %7:v1 = v_mov_b32_e32 %12.4
;;     %6:v1 = v_sad_u32 %12.2, %12.3, %7
;;     global_store_dword %8, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %msad_u8_lanes {
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
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_msad_u8 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %msad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %8=v0:v1 = inputs
;;     %12:s8 = s_load_dwordx8 %11, null
;;     %7:v1 = v_mov_b32_e32 %12.4
;;     %6:v1 = v_msad_u8 %12.2, %12.3, %7
;;     global_store_dword %8, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %qsad_u8_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i64 global align 8 [v4+16]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:8
;;     %7:v2 = global_load_dwordx2 %10, %12 offset:16
;;     %6:v2 early = v_qsad_pk_u16_u8 %9, %8, %7
;;     global_store_dwordx2 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %qsad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %9.0:v2 = v_mov_b32_e32 %14.6
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 %14.7
;;     %6:v2 early = v_qsad_pk_u16_u8 %14.2-3, %14.4, %10
;;     global_store_dwordx2 %11, %6, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %mqsad_u8_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i64 global align 8 [v4+16]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:8
;;     %7:v2 = global_load_dwordx2 %10, %12 offset:16
;;     %6:v2 early = v_mqsad_pk_u16_u8 %9, %8, %7
;;     global_store_dwordx2 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %mqsad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %9.0:v2 = v_mov_b32_e32 %14.6
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 %14.7
;;     %6:v2 early = v_mqsad_pk_u16_u8 %14.2-3, %14.4, %10
;;     global_store_dwordx2 %11, %6, %14.0-1 offset:256
;; }
;;     end
;; }
