; test isel precise-output
; target gfx900
; Sums of absolute differences of the parts of words, one and four at once.

kernel %sad_u8 {
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
;; machine kernel %sad_u8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u8 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_u16 {
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
;; machine kernel %sad_u16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u16 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_u32 {
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
;; machine kernel %sad_u32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %msad_u8 {
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
;; machine kernel %msad_u8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_msad_u8 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_hi {
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
    v9 = iconst.i32 0
    v10 = sad_u8 v5, v6, v9
    v11 = iconst.i32 16
    v12 = ishl.i32 v10, v11
    v8 = iadd.i32 v12, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_hi target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_sad_hi_u8 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sad_of_the_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v7 = load.i32 global align 4 [v4+0]
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_of_the_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %8:v1 = global_load_dword %9, %12.0-1
;;     %7:v1 = v_mov_b32_e32 %12.3
;;     %6:v1 = v_sad_u8 %12.2, %7, %8
;;     global_store_dword %9, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %qsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v4 = global_load_dwordx4 %9, %11
;;     %7:v1 = global_load_dword %9, %11 offset:16
;;     %6:v2 early = v_qsad_pk_u16_u8 %8.0-1, %7, %8.2-3
;;     global_store_dwordx2 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %mqsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v4 = global_load_dwordx4 %9, %11
;;     %7:v1 = global_load_dword %9, %11 offset:16
;;     %6:v2 early = v_mqsad_pk_u16_u8 %8.0-1, %7, %8.2-3
;;     global_store_dwordx2 %9, %6, %11 offset:256
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
;; machine kernel %sad_u8_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %7:v1 = v_mov_b32_e32 %13.3
;;     %8:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_sad_u8 %13.2, %7, %8
;;     global_store_dword %9, %6, %13.0-1 offset:256
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
;; machine kernel %sad_u16_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %7:v1 = v_mov_b32_e32 %13.3
;;     %8:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_sad_u16 %13.2, %7, %8
;;     global_store_dword %9, %6, %13.0-1 offset:256
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
;; machine kernel %sad_u32_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %7:v1 = v_mov_b32_e32 %13.3
;;     %8:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_sad_u32 %13.2, %7, %8
;;     global_store_dword %9, %6, %13.0-1 offset:256
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
;; machine kernel %msad_u8_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %7:v1 = v_mov_b32_e32 %13.3
;;     %8:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_msad_u8 %13.2, %7, %8
;;     global_store_dword %9, %6, %13.0-1 offset:256
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
;; machine kernel %qsad_u8_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, 0x0
;;     %7:v1 = v_mov_b32_e32 %15.4
;;     %10.0:v2 = v_mov_b32_e32 %15.6
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %15.7
;;     %6:v2 early = v_qsad_pk_u16_u8 %15.2-3, %7, %11
;;     global_store_dwordx2 %12, %6, %15.0-1 offset:256
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
;; machine kernel %mqsad_u8_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, 0x0
;;     %7:v1 = v_mov_b32_e32 %15.4
;;     %10.0:v2 = v_mov_b32_e32 %15.6
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %15.7
;;     %6:v2 early = v_mqsad_pk_u16_u8 %15.2-3, %7, %11
;;     global_store_dwordx2 %12, %6, %15.0-1 offset:256
;; }
;;     end
;; }
