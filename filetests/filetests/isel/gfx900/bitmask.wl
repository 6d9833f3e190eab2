; test isel precise-output
; target gfx900
; Ones from a bit on.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_bfm_b32 %6.1, %6.0
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %o : i32 at 8 align 4
    param %n : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:v1 = v_mov_b32_e32 %10.2
;;     %5:v1 = v_bfm_b32 %10.3, %6
;;     global_store_dword %7, %5, %10.0-1 offset:256
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v2 = global_load_dwordx2 %16, %18
;;     %14:v2 = v_lshlrev_b64 %15.1, 1
;;     %11.0:v2, %8:s2 = v_add_co_u32_e64 %14.0, -1
;;     %12.1:v2 tied(%11), %10:s2 = v_addc_co_u32_e64 %14.1, -1, %8
;;     %5:v2 = v_lshlrev_b64 %15.0, %12
;;     global_store_dwordx2 %16, %5, %18 offset:256
;; }
;;     end
;; }

kernel %width_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %width_constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_bfm_b32 3, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = bitmask.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    return
}
;; machine kernel %lanes_narrow target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %34:v4 = global_load_dwordx4 %35, %37
;;     %33:v1 = v_and_b32_e32 7, %34.1
;;     %31:v1 = v_lshlrev_b32_e64 %33, 1
;;     %28:v1 = v_add_u32_e32 0xff, %31
;;     %26:v1 = v_and_b32_e32 7, %34.0
;;     %22:v1 = v_lshlrev_b32_sdwa %26, %28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     global_store_byte %35, %22, %37 offset:256
;;     %17:v1 = v_and_b32_e32 15, %34.3
;;     %15:v1 = v_lshlrev_b32_e64 %17, 1
;;     %12:v1 = v_add_u32_e32 0xffff, %15
;;     %10:v1 = v_and_b32_e32 15, %34.2
;;     %6:v1 = v_lshlrev_b32_sdwa %10, %12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     global_store_short %35, %6, %37 offset:260
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = bitmask.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = bitmask.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = bitmask.i64 v11, v12
    store.i64 global align 8 [v4+264], v13
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %51=v0:v1 = inputs
;;     %56:s8 = s_load_dwordx8 %55, 0x0
;;     %50:s1 = s_and_b32 %56.3, 7
;;     %48:s1 = s_lshl_b32 1, %50
;;     %45:s1 = s_add_u32 %48, 0xff
;;     %43:s1 = s_and_b32 %56.2, 7
;;     %41:s1 = s_and_b32 %45, 0xff
;;     %39:s1 = s_lshl_b32 %41, %43
;;     %35:v1 = v_mov_b32_e32 %39
;;     global_store_byte %51, %35, %56.0-1 offset:256
;;     %33:s1 = s_and_b32 %56.5, 15
;;     %31:s1 = s_lshl_b32 1, %33
;;     %28:s1 = s_add_u32 %31, 0xffff
;;     %26:s1 = s_and_b32 %56.4, 15
;;     %24:s1 = s_and_b32 %28, 0xffff
;;     %22:s1 = s_lshl_b32 %24, %26
;;     %18:v1 = v_mov_b32_e32 %22
;;     global_store_short %51, %18, %56.0-1 offset:260
;;     %16:s2 = s_lshl_b64 1, %56.7
;;     %13.0:s2 = s_add_u32 %16.0, -1 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %16.1, -1
;;     %9:s2 = s_lshl_b64 %14, %56.6
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %51, %6, %56.0-1 offset:264
;; }
;;     end
;; }
