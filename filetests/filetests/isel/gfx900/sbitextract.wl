; test isel precise-output
; target gfx900
; Fields, sign extended.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %19:v3 = global_load_dwordx3 %20, %22
;;     %18:v1 = v_and_b32_e32 31, %19.2
;;     %16:v1 = v_lshrrev_b32_e32 %19.1, %19.0
;;     %13:v1 = v_sub_u32_e32 0, %18
;;     %12:v1 = v_lshlrev_b32_e32 %13, %16
;;     %10:v1 = v_ashrrev_i32_e32 %13, %12
;;     %7:s2 = v_cmp_eq_u32_e64 %18, 0
;;     %5:v1 = v_cndmask_b32_e64 %10, 0, %7
;;     global_store_dword %20, %5, %22 offset:256
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = iconst.i32 8
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_bfe_i32 %5, 8, 8
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %18=v0:v1 = inputs
;;     %22:s8 = s_load_dwordx8 %21, 0x0
;;     %17:s1 = s_and_b32 %22.4, 31
;;     %15:s1 = s_lshr_b32 %22.2, %22.3
;;     %12:s1 = s_sub_u32 0, %17
;;     %11:s1 = s_lshl_b32 %15, %12
;;     %9:s1 = s_ashr_i32 %11, %12
;;     s_cmp_eq_u32 %17, 0 makes scc
;;     %6:s1 = s_cselect_b32 0, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %18, %3, %22.0-1 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = sbitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %23:v2 = global_load_dwordx2 %24, %26
;;     %22:v2 = global_load_dwordx2 %24, %26 offset:8
;;     %21:v1 = v_and_b32_e32 63, %22.1
;;     %19:v2 = v_lshrrev_b64 %22.0, %23
;;     %16:v1 = v_sub_u32_e32 0, %21
;;     %15:v2 = v_lshlrev_b64 %16, %19
;;     %13:v2 = v_ashrrev_i64 %16, %15
;;     %10:s2 = v_cmp_eq_u32_e64 %21, 0
;;     %7.0:v2 = v_cndmask_b32_e64 %13.0, 0, %10
;;     %8.1:v2 tied(%7) = v_cndmask_b32_e64 %13.1, 0, %10
;;     global_store_dwordx2 %24, %8, %26 offset:256
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
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = sbitextract.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = load.i32 global align 4 [v4+20]
    v12 = sbitextract.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %64=v0:v1 = inputs
;;     %66:s2 = s_load_dwordx2 %65, 0x0
;;     %63:v1 = global_load_ubyte %64, %66
;;     %62:v2 = global_load_dwordx2 %64, %66 offset:4
;;     %61:v1 = v_and_b32_e32 7, %62.0
;;     %59:v1 = v_and_b32_e32 7, %62.1
;;     %56:v1 = v_lshrrev_b32_e32 %61, %63
;;     %52:v1 = v_sub_u32_e32 0, %59
;;     %51:v1 = v_and_b32_e32 7, %52
;;     %47:v1 = v_lshlrev_b32_sdwa %51, %56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %44:v1 = v_bfe_i32 %47, 0, 8
;;     %42:v1 = v_ashrrev_i32_e32 %51, %44
;;     %38:s2 = v_cmp_eq_u32_e64 %59, 0
;;     %36:v1 = v_cndmask_b32_e64 %42, 0, %38
;;     global_store_byte %64, %36, %66 offset:256
;;     %32:v1 = global_load_ushort %64, %66 offset:12
;;     %31:v2 = global_load_dwordx2 %64, %66 offset:16
;;     %30:v1 = v_and_b32_e32 15, %31.0
;;     %28:v1 = v_and_b32_e32 15, %31.1
;;     %25:v1 = v_lshrrev_b32_e32 %30, %32
;;     %21:v1 = v_sub_u32_e32 0, %28
;;     %20:v1 = v_and_b32_e32 15, %21
;;     %16:v1 = v_lshlrev_b32_sdwa %20, %25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %13:v1 = v_bfe_i32 %16, 0, 16
;;     %11:v1 = v_ashrrev_i32_e32 %20, %13
;;     %7:s2 = v_cmp_eq_u32_e64 %28, 0
;;     %5:v1 = v_cndmask_b32_e64 %11, 0, %7
;;     global_store_short %64, %5, %66 offset:260
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
    param %g : i64 at 32 align 8
    param %h : i32 at 40 align 4
    param %i : i32 at 44 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = sbitextract.i8 v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = load.i32 kernarg align 4 width all [v0+28]
    v14 = sbitextract.i16 v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+40]
    v17 = load.i32 kernarg align 4 width all [v0+44]
    v18 = sbitextract.i64 v15, v16, v17
    store.i64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %83=s[0:1]:s2, %81=v0:v1 = inputs
;;     %88:s8 = s_load_dwordx8 %83, 0x0
;;     %84:s4 = s_load_dwordx4 %83, 0x20
;;     %79:s1 = s_and_b32 %88.3, 7
;;     %77:s1 = s_and_b32 %88.4, 7
;;     %75:s1 = s_and_b32 %88.2, 0xff
;;     %73:s1 = s_lshr_b32 %75, %79
;;     %69:s1 = s_sub_u32 0, %77
;;     %68:s1 = s_and_b32 %69, 7
;;     %66:s1 = s_and_b32 %73, 0xff
;;     %64:s1 = s_lshl_b32 %66, %68
;;     %61:s1 = s_sext_i32_i8 %64
;;     %59:s1 = s_ashr_i32 %61, %68
;;     s_cmp_eq_u32 %77, 0 makes scc
;;     %55:s1 = s_cselect_b32 0, %59
;;     %52:v1 = v_mov_b32_e32 %55
;;     global_store_byte %81, %52, %88.0-1 offset:256
;;     %49:s1 = s_and_b32 %88.6, 15
;;     %47:s1 = s_and_b32 %88.7, 15
;;     %45:s1 = s_and_b32 %88.5, 0xffff
;;     %43:s1 = s_lshr_b32 %45, %49
;;     %39:s1 = s_sub_u32 0, %47
;;     %38:s1 = s_and_b32 %39, 15
;;     %36:s1 = s_and_b32 %43, 0xffff
;;     %34:s1 = s_lshl_b32 %36, %38
;;     %31:s1 = s_sext_i32_i16 %34
;;     %29:s1 = s_ashr_i32 %31, %38
;;     s_cmp_eq_u32 %47, 0 makes scc
;;     %25:s1 = s_cselect_b32 0, %29
;;     %22:v1 = v_mov_b32_e32 %25
;;     global_store_short %81, %22, %88.0-1 offset:260
;;     %20:s1 = s_and_b32 %84.3, 63
;;     %18:s2 = s_lshr_b64 %84.0-1, %84.2
;;     %15:s1 = s_sub_u32 0, %20
;;     %14:s2 = s_lshl_b64 %18, %15
;;     %12:s2 = s_ashr_i64 %14, %15
;;     s_cmp_eq_u32 %20, 0 makes scc
;;     %9:s2 = s_cselect_b64 0, %12
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %81, %6, %88.0-1 offset:264
;; }
;;     end
;; }
