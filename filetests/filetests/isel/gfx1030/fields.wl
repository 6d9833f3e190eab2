; test isel precise-output
; target gfx1030
; Fields of bits: taken out with zeros or with a sign, put in, and masks of them.

kernel %ubitextract_lanes_integers {
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
    v8 = ubitextract.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = load.i32 global align 4 [v4+20]
    v12 = ubitextract.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i64 global align 8 [v4+24]
    v14 = load.i32 global align 4 [v4+32]
    v15 = load.i32 global align 4 [v4+36]
    v16 = ubitextract.i64 v13, v14, v15
    store.i64 global align 8 [v4+264], v16
    return
}
;; machine kernel %ubitextract_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %63=v0:v1 = inputs
;;     %65:s2 = s_load_dwordx2 %64, null
;;     %62:v1 = global_load_ubyte %63, %65
;;     %61:v2 = global_load_dwordx2 %63, %65 offset:4
;;     %60:v1 = v_and_b32_e32 7, %61.0
;;     %57:v1 = v_lshrrev_b32_e32 %60, %62
;;     %53:v1 = v_and_b32_e32 7, %61.1
;;     %51:v1 = v_lshlrev_b32_e64 %53, 1
;;     %48:v1 = v_add_nc_u32_e32 0xff, %51
;;     %46:v1 = v_and_b32_e32 %57, %48
;;     global_store_byte %63, %46, %65 offset:256
;;     %42:v1 = global_load_ushort %63, %65 offset:12
;;     %41:v2 = global_load_dwordx2 %63, %65 offset:16
;;     %40:v1 = v_and_b32_e32 15, %41.0
;;     %37:v1 = v_lshrrev_b32_e32 %40, %42
;;     %33:v1 = v_and_b32_e32 15, %41.1
;;     %31:v1 = v_lshlrev_b32_e64 %33, 1
;;     %28:v1 = v_add_nc_u32_e32 0xffff, %31
;;     %26:v1 = v_and_b32_e32 %37, %28
;;     global_store_short %63, %26, %65 offset:260
;;     %22:v2 = global_load_dwordx2 %63, %65 offset:24
;;     %21:v2 = global_load_dwordx2 %63, %65 offset:32
;;     %20:v2 = v_lshrrev_b64 %21.0, %22
;;     %17:v2 = v_lshlrev_b64 %21.1, 1
;;     %14.0:v2, %11:s1 = v_add_co_u32 %17.0, -1
;;     %15.1:v2 tied(%14), %13:s1 = v_add_co_ci_u32_e64 %17.1, -1, %11
;;     %7.0:v2 = v_and_b32_e32 %20.0, %15.0
;;     %8.1:v2 tied(%7) = v_and_b32_e32 %20.1, %15.1
;;     global_store_dwordx2 %63, %8, %65 offset:264
;; }
;;     end
;; }

kernel %ubitextract_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i64 at 48 align 8
    param %k : i32 at 56 align 4
    param %l : i32 at 60 align 4
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
    v9 = ubitextract.i8 v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = load.i32 kernarg align 4 width all [v0+28]
    v14 = ubitextract.i16 v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+36]
    v17 = load.i32 kernarg align 4 width all [v0+40]
    v18 = ubitextract.i32 v15, v16, v17
    store.i32 global align 4 [v4+264], v18
    v19 = load.i64 kernarg align 8 width all [v0+48]
    v20 = load.i32 kernarg align 4 width all [v0+56]
    v21 = load.i32 kernarg align 4 width all [v0+60]
    v22 = ubitextract.i64 v19, v20, v21
    store.i64 global align 8 [v4+272], v22
    return
}
;; machine kernel %ubitextract_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %72=s[0:1]:s2, %68=v0:v1 = inputs
;;     %77:s8 = s_load_dwordx8 %72, null
;;     %73:s8 = s_load_dwordx8 %72, 0x20
;;     %66:s1 = s_and_b32 %77.3, 7
;;     %64:s1 = s_and_b32 %77.2, 0xff
;;     %62:s1 = s_lshr_b32 %64, %66
;;     %58:s1 = s_and_b32 %77.4, 7
;;     %56:s1 = s_lshl_b32 1, %58
;;     %53:s1 = s_add_u32 %56, 0xff
;;     %51:s1 = s_and_b32 %62, %53
;;     %48:v1 = v_mov_b32_e32 %51
;;     global_store_byte %68, %48, %77.0-1 offset:256
;;     %45:s1 = s_and_b32 %77.6, 15
;;     %43:s1 = s_and_b32 %77.5, 0xffff
;;     %41:s1 = s_lshr_b32 %43, %45
;;     %37:s1 = s_and_b32 %77.7, 15
;;     %35:s1 = s_lshl_b32 1, %37
;;     %32:s1 = s_add_u32 %35, 0xffff
;;     %30:s1 = s_and_b32 %41, %32
;;     %27:v1 = v_mov_b32_e32 %30
;;     global_store_short %68, %27, %77.0-1 offset:260
;;     %25:v1 = v_mov_b32_e32 %73.2
;;     %24:v1 = v_bfe_u32 %73.0, %73.1, %25
;;     global_store_dword %68, %24, %77.0-1 offset:264
;;     %19:s2 = s_lshr_b64 %73.4-5, %73.6
;;     %16:s2 = s_lshl_b64 1, %73.7
;;     %13.0:s2 = s_add_u32 %16.0, -1 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %16.1, -1
;;     %9:s2 = s_and_b64 %19, %14
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %68, %6, %77.0-1 offset:272
;; }
;;     end
;; }

kernel %sbitextract_lanes_integers {
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
    v13 = load.i64 global align 8 [v4+24]
    v14 = load.i32 global align 4 [v4+32]
    v15 = load.i32 global align 4 [v4+36]
    v16 = sbitextract.i64 v13, v14, v15
    store.i64 global align 8 [v4+264], v16
    return
}
;; machine kernel %sbitextract_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %87=s[0:1]:s2, %86=v0:v1 = inputs
;;     %88:s2 = s_load_dwordx2 %87, null
;;     %85:v1 = global_load_ubyte %86, %88
;;     %84:v2 = global_load_dwordx2 %86, %88 offset:4
;;     %83:v1 = v_and_b32_e32 7, %84.0
;;     %81:v1 = v_and_b32_e32 7, %84.1
;;     %78:v1 = v_lshrrev_b32_e32 %83, %85
;;     %74:v1 = v_sub_nc_u32_e32 0, %81
;;     %73:v1 = v_and_b32_e32 7, %74
;;     %69:v1 = v_lshlrev_b32_sdwa %73, %78 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %66:v1 = v_bfe_i32 %69, 0, 8
;;     %64:v1 = v_ashrrev_i32_e32 %73, %66
;;     %60:s1 = v_cmp_eq_u32_e64 %81, 0
;;     %58:v1 = v_cndmask_b32_e64 %64, 0, %60
;;     global_store_byte %86, %58, %88 offset:256
;;     %54:v1 = global_load_ushort %86, %88 offset:12
;;     %53:v2 = global_load_dwordx2 %86, %88 offset:16
;;     %52:v1 = v_and_b32_e32 15, %53.0
;;     %50:v1 = v_and_b32_e32 15, %53.1
;;     %47:v1 = v_lshrrev_b32_e32 %52, %54
;;     %43:v1 = v_sub_nc_u32_e32 0, %50
;;     %42:v1 = v_and_b32_e32 15, %43
;;     %38:v1 = v_lshlrev_b32_sdwa %42, %47 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %35:v1 = v_bfe_i32 %38, 0, 16
;;     %33:v1 = v_ashrrev_i32_e32 %42, %35
;;     %29:s1 = v_cmp_eq_u32_e64 %50, 0
;;     %27:v1 = v_cndmask_b32_e64 %33, 0, %29
;;     global_store_short %86, %27, %88 offset:260
;;     %23:v2 = global_load_dwordx2 %86, %88 offset:24
;;     %22:v2 = global_load_dwordx2 %86, %88 offset:32
;;     %21:v1 = v_and_b32_e32 63, %22.1
;;     %19:v2 = v_lshrrev_b64 %22.0, %23
;;     %16:v1 = v_sub_nc_u32_e32 0, %21
;;     %15:v2 = v_lshlrev_b64 %16, %19
;;     %13:v2 = v_ashrrev_i64 %16, %15
;;     %10:s1 = v_cmp_eq_u32_e64 %21, 0
;;     %7.0:v2 = v_cndmask_b32_e64 %13.0, 0, %10
;;     %8.1:v2 tied(%7) = v_cndmask_b32_e64 %13.1, 0, %10
;;     global_store_dwordx2 %86, %8, %88 offset:264
;; }
;;     end
;; }

kernel %sbitextract_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i64 at 48 align 8
    param %k : i32 at 56 align 4
    param %l : i32 at 60 align 4
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
    v15 = load.i32 kernarg align 4 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+36]
    v17 = load.i32 kernarg align 4 width all [v0+40]
    v18 = sbitextract.i32 v15, v16, v17
    store.i32 global align 4 [v4+264], v18
    v19 = load.i64 kernarg align 8 width all [v0+48]
    v20 = load.i32 kernarg align 4 width all [v0+56]
    v21 = load.i32 kernarg align 4 width all [v0+60]
    v22 = sbitextract.i64 v19, v20, v21
    store.i64 global align 8 [v4+272], v22
    return
}
;; machine kernel %sbitextract_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %101=s[0:1]:s2, %97=v0:v1 = inputs
;;     %106:s8 = s_load_dwordx8 %101, null
;;     %102:s8 = s_load_dwordx8 %101, 0x20
;;     %95:s1 = s_and_b32 %106.3, 7
;;     %93:s1 = s_and_b32 %106.4, 7
;;     %91:s1 = s_and_b32 %106.2, 0xff
;;     %89:s1 = s_lshr_b32 %91, %95
;;     %85:s1 = s_sub_u32 0, %93
;;     %84:s1 = s_and_b32 %85, 7
;;     %82:s1 = s_and_b32 %89, 0xff
;;     %80:s1 = s_lshl_b32 %82, %84
;;     %77:s1 = s_sext_i32_i8 %80
;;     %75:s1 = s_ashr_i32 %77, %84
;;     s_cmp_eq_u32 %93, 0 makes scc
;;     %71:s1 = s_cselect_b32 0, %75
;;     %68:v1 = v_mov_b32_e32 %71
;;     global_store_byte %97, %68, %106.0-1 offset:256
;;     %65:s1 = s_and_b32 %106.6, 15
;;     %63:s1 = s_and_b32 %106.7, 15
;;     %61:s1 = s_and_b32 %106.5, 0xffff
;;     %59:s1 = s_lshr_b32 %61, %65
;;     %55:s1 = s_sub_u32 0, %63
;;     %54:s1 = s_and_b32 %55, 15
;;     %52:s1 = s_and_b32 %59, 0xffff
;;     %50:s1 = s_lshl_b32 %52, %54
;;     %47:s1 = s_sext_i32_i16 %50
;;     %45:s1 = s_ashr_i32 %47, %54
;;     s_cmp_eq_u32 %63, 0 makes scc
;;     %41:s1 = s_cselect_b32 0, %45
;;     %38:v1 = v_mov_b32_e32 %41
;;     global_store_short %97, %38, %106.0-1 offset:260
;;     %36:s1 = s_and_b32 %102.2, 31
;;     %34:s1 = s_lshr_b32 %102.0, %102.1
;;     %31:s1 = s_sub_u32 0, %36
;;     %30:s1 = s_lshl_b32 %34, %31
;;     %28:s1 = s_ashr_i32 %30, %31
;;     s_cmp_eq_u32 %36, 0 makes scc
;;     %25:s1 = s_cselect_b32 0, %28
;;     %22:v1 = v_mov_b32_e32 %25
;;     global_store_dword %97, %22, %106.0-1 offset:264
;;     %20:s1 = s_and_b32 %102.7, 63
;;     %18:s2 = s_lshr_b64 %102.4-5, %102.6
;;     %15:s1 = s_sub_u32 0, %20
;;     %14:s2 = s_lshl_b64 %18, %15
;;     %12:s2 = s_ashr_i64 %14, %15
;;     s_cmp_eq_u32 %20, 0 makes scc
;;     %9:s2 = s_cselect_b64 0, %12
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %97, %6, %106.0-1 offset:272
;; }
;;     end
;; }

kernel %bitinsert_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i8 v5, v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i16 global align 2 [v4+16]
    v11 = load.i16 global align 2 [v4+20]
    v12 = load.i32 global align 4 [v4+24]
    v13 = load.i32 global align 4 [v4+28]
    v14 = bitinsert.i16 v10, v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 global align 4 [v4+32]
    v16 = load.i32 global align 4 [v4+36]
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = bitinsert.i32 v15, v16, v17, v18
    store.i32 global align 4 [v4+264], v19
    v20 = load.i64 global align 8 [v4+48]
    v21 = load.i64 global align 8 [v4+56]
    v22 = load.i32 global align 4 [v4+64]
    v23 = load.i32 global align 4 [v4+68]
    v24 = bitinsert.i64 v20, v21, v22, v23
    store.i64 global align 8 [v4+272], v24
    return
}
;; machine kernel %bitinsert_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %104=s[0:1]:s2, %103=v0:v1 = inputs
;;     %105:s2 = s_load_dwordx2 %104, null
;;     %102:v1 = global_load_ubyte %103, %105
;;     %101:v1 = global_load_ubyte %103, %105 offset:4
;;     %100:v2 = global_load_dwordx2 %103, %105 offset:8
;;     %99:v1 = v_and_b32_e32 7, %100.1
;;     %97:v1 = v_lshlrev_b32_e64 %99, 1
;;     %94:v1 = v_add_nc_u32_e32 0xff, %97
;;     %92:v1 = v_and_b32_e32 7, %100.0
;;     %88:v1 = v_lshlrev_b32_sdwa %92, %94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %84:v1 = v_lshlrev_b32_e32 %92, %101
;;     %80:v1 = v_not_b32_e32 %88
;;     %79:v1 = v_and_b32_e32 %88, %84
;;     %76:v1 = v_and_b32_e32 %80, %102
;;     %73:v1 = v_or_b32_e32 %79, %76
;;     global_store_byte %103, %73, %105 offset:256
;;     %69:v1 = global_load_ushort %103, %105 offset:16
;;     %68:v1 = global_load_ushort %103, %105 offset:20
;;     %67:v4 = global_load_dwordx4 %103, %105 offset:24
;;     %66:v1 = v_and_b32_e32 15, %67.1
;;     %64:v1 = v_lshlrev_b32_e64 %66, 1
;;     %61:v1 = v_add_nc_u32_e32 0xffff, %64
;;     %59:v1 = v_and_b32_e32 15, %67.0
;;     %55:v1 = v_lshlrev_b32_sdwa %59, %61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %51:v1 = v_lshlrev_b32_e32 %59, %68
;;     %47:v1 = v_not_b32_e32 %55
;;     %46:v1 = v_and_b32_e32 %55, %51
;;     %43:v1 = v_and_b32_e32 %47, %69
;;     %40:v1 = v_or_b32_e32 %46, %43
;;     global_store_short %103, %40, %105 offset:260
;;     %36:v2 = global_load_dwordx2 %103, %105 offset:40
;;     %35:v1 = v_bfm_b32 %36.1, %36.0
;;     %33:v1 = v_lshlrev_b32_e32 %36.0, %67.3
;;     %30:v1 = v_bfi_b32 %35, %33, %67.2
;;     global_store_dword %103, %30, %105 offset:264
;;     %25:v4 = global_load_dwordx4 %103, %105 offset:48
;;     %24:v2 = global_load_dwordx2 %103, %105 offset:64
;;     %23:v2 = v_lshlrev_b64 %24.1, 1
;;     %20.0:v2, %17:s1 = v_add_co_u32 %23.0, -1
;;     %21.1:v2 tied(%20), %19:s1 = v_add_co_ci_u32_e64 %23.1, -1, %17
;;     %14:v2 = v_lshlrev_b64 %24.0, %21
;;     %12:v2 = v_lshlrev_b64 %24.0, %25.2-3
;;     %8.0:v2 = v_bfi_b32 %14.0, %12.0, %25.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %14.1, %12.1, %25.1
;;     global_store_dwordx2 %103, %9, %105 offset:272
;; }
;;     end
;; }

kernel %bitinsert_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : i32 at 48 align 4
    param %l : i32 at 52 align 4
    param %m : i64 at 56 align 8
    param %n : i64 at 64 align 8
    param %o : i32 at 72 align 4
    param %p : i32 at 76 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = bitinsert.i8 v6, v8, v9, v10
    store.i8 global align 1 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = ireduce.i16 v12
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+36]
    v18 = bitinsert.i16 v13, v15, v16, v17
    store.i16 global align 2 [v4+260], v18
    v19 = load.i32 kernarg align 4 width all [v0+40]
    v20 = load.i32 kernarg align 4 width all [v0+44]
    v21 = load.i32 kernarg align 4 width all [v0+48]
    v22 = load.i32 kernarg align 4 width all [v0+52]
    v23 = bitinsert.i32 v19, v20, v21, v22
    store.i32 global align 4 [v4+264], v23
    v24 = load.i64 kernarg align 8 width all [v0+56]
    v25 = load.i64 kernarg align 8 width all [v0+64]
    v26 = load.i32 kernarg align 4 width all [v0+72]
    v27 = load.i32 kernarg align 4 width all [v0+76]
    v28 = bitinsert.i64 v24, v25, v26, v27
    store.i64 global align 8 [v4+272], v28
    return
}
;; machine kernel %bitinsert_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %104=s[0:1]:s2, %102=v0:v1 = inputs
;;     %113:s8 = s_load_dwordx8 %104, null
;;     %109:s8 = s_load_dwordx8 %104, 0x20
;;     %105:s4 = s_load_dwordx4 %104, 0x40
;;     %99:s1 = s_and_b32 %113.5, 7
;;     %97:s1 = s_lshl_b32 1, %99
;;     %94:s1 = s_add_u32 %97, 0xff
;;     %92:s1 = s_and_b32 %113.4, 7
;;     %90:s1 = s_and_b32 %94, 0xff
;;     %88:s1 = s_lshl_b32 %90, %92
;;     %85:s1 = s_and_b32 %113.3, 0xff
;;     %83:s1 = s_lshl_b32 %85, %92
;;     %79:s1 = s_not_b32 %88
;;     %78:s1 = s_and_b32 %88, %83
;;     %75:s1 = s_and_b32 %79, %113.2
;;     %72:s1 = s_or_b32 %78, %75
;;     %69:v1 = v_mov_b32_e32 %72
;;     global_store_byte %102, %69, %113.0-1 offset:256
;;     %65:s1 = s_and_b32 %109.1, 15
;;     %63:s1 = s_lshl_b32 1, %65
;;     %60:s1 = s_add_u32 %63, 0xffff
;;     %58:s1 = s_and_b32 %109.0, 15
;;     %56:s1 = s_and_b32 %60, 0xffff
;;     %54:s1 = s_lshl_b32 %56, %58
;;     %51:s1 = s_and_b32 %113.7, 0xffff
;;     %49:s1 = s_lshl_b32 %51, %58
;;     %45:s1 = s_not_b32 %54
;;     %44:s1 = s_and_b32 %54, %49
;;     %41:s1 = s_and_b32 %45, %113.6
;;     %38:s1 = s_or_b32 %44, %41
;;     %35:v1 = v_mov_b32_e32 %38
;;     global_store_short %102, %35, %113.0-1 offset:260
;;     %33:v1 = v_bfm_b32 %109.5, %109.4
;;     %31:s1 = s_lshl_b32 %109.3, %109.4
;;     %28:v1 = v_bfi_b32 %33, %31, %109.2
;;     global_store_dword %102, %28, %113.0-1 offset:264
;;     %23:s2 = s_lshl_b64 1, %105.3
;;     %20.0:s2 = s_add_u32 %23.0, -1 makes scc
;;     %21.1:s2 tied(%20) = s_addc_u32 %23.1, -1
;;     %16:s2 = s_lshl_b64 %21, %105.2
;;     %14:s2 = s_lshl_b64 %105.0-1, %105.2
;;     %7:v1 = v_mov_b32_e32 %109.6
;;     %10.0:v2 = v_bfi_b32 %16.0, %14.0, %7
;;     %9:v1 = v_mov_b32_e32 %109.7
;;     %11.1:v2 tied(%10) = v_bfi_b32 %16.1, %14.1, %9
;;     global_store_dwordx2 %102, %11, %113.0-1 offset:272
;; }
;;     end
;; }

kernel %bitmask_lanes_integers {
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
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = bitmask.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i32 global align 4 [v4+24]
    v15 = load.i32 global align 4 [v4+28]
    v16 = bitmask.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %bitmask_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_dwordx2 %54, null
;;     %52:v4 = global_load_dwordx4 %53, %55
;;     %51:v1 = v_and_b32_e32 7, %52.1
;;     %49:v1 = v_lshlrev_b32_e64 %51, 1
;;     %46:v1 = v_add_nc_u32_e32 0xff, %49
;;     %44:v1 = v_and_b32_e32 7, %52.0
;;     %40:v1 = v_lshlrev_b32_sdwa %44, %46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     global_store_byte %53, %40, %55 offset:256
;;     %35:v1 = v_and_b32_e32 15, %52.3
;;     %33:v1 = v_lshlrev_b32_e64 %35, 1
;;     %30:v1 = v_add_nc_u32_e32 0xffff, %33
;;     %28:v1 = v_and_b32_e32 15, %52.2
;;     %24:v1 = v_lshlrev_b32_sdwa %28, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     global_store_short %53, %24, %55 offset:260
;;     %19:v4 = global_load_dwordx4 %53, %55 offset:16
;;     %18:v1 = v_bfm_b32 %19.1, %19.0
;;     global_store_dword %53, %18, %55 offset:264
;;     %14:v2 = v_lshlrev_b64 %19.3, 1
;;     %11.0:v2, %8:s1 = v_add_co_u32 %14.0, -1
;;     %12.1:v2 tied(%11), %10:s1 = v_add_co_ci_u32_e64 %14.1, -1, %8
;;     %5:v2 = v_lshlrev_b64 %19.2, %12
;;     global_store_dwordx2 %53, %5, %55 offset:272
;; }
;;     end
;; }

kernel %bitmask_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
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
    v13 = bitmask.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i32 kernarg align 4 width all [v0+32]
    v15 = load.i32 kernarg align 4 width all [v0+36]
    v16 = bitmask.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %bitmask_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %55=v0:v1 = inputs
;;     %62:s8 = s_load_dwordx8 %57, null
;;     %58:s2 = s_load_dwordx2 %57, 0x20
;;     %54:s1 = s_and_b32 %62.3, 7
;;     %52:s1 = s_lshl_b32 1, %54
;;     %49:s1 = s_add_u32 %52, 0xff
;;     %47:s1 = s_and_b32 %62.2, 7
;;     %45:s1 = s_and_b32 %49, 0xff
;;     %43:s1 = s_lshl_b32 %45, %47
;;     %39:v1 = v_mov_b32_e32 %43
;;     global_store_byte %55, %39, %62.0-1 offset:256
;;     %37:s1 = s_and_b32 %62.5, 15
;;     %35:s1 = s_lshl_b32 1, %37
;;     %32:s1 = s_add_u32 %35, 0xffff
;;     %30:s1 = s_and_b32 %62.4, 15
;;     %28:s1 = s_and_b32 %32, 0xffff
;;     %26:s1 = s_lshl_b32 %28, %30
;;     %22:v1 = v_mov_b32_e32 %26
;;     global_store_short %55, %22, %62.0-1 offset:260
;;     %20:v1 = v_bfm_b32 %62.7, %62.6
;;     global_store_dword %55, %20, %62.0-1 offset:264
;;     %16:s2 = s_lshl_b64 1, %58.1
;;     %13.0:s2 = s_add_u32 %16.0, -1 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %16.1, -1
;;     %9:s2 = s_lshl_b64 %14, %58.0
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %55, %6, %62.0-1 offset:272
;; }
;;     end
;; }
