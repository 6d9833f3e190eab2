; test isel precise-output
; target gfx900
; A field replaced: by a mask and a selection of bits.

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
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v4 = global_load_dwordx4 %13, %15
;;     %11:v1 = v_bfm_b32 %12.3, %12.2
;;     %9:v1 = v_lshlrev_b32_e32 %12.2, %12.1
;;     %6:v1 = v_bfi_b32 %11, %9, %12.0
;;     global_store_dword %13, %6, %15 offset:256
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 8
    v8 = iconst.i32 16
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %constants target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %8:v1 = v_lshlrev_b32_e32 8, %9.1
;;     %6:s1 = s_mov_b32 0xffff00
;;     %5:v1 = v_bfi_b32 %6, %8, %9.0
;;     global_store_dword %10, %5, %12 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %o : i32 at 16 align 4
    param %n : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %14=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, 0x0
;;     %13:v1 = v_mov_b32_e32 %18.4
;;     %12:v1 = v_bfm_b32 %18.5, %13
;;     %10:s1 = s_lshl_b32 %18.3, %18.4
;;     %7:v1 = v_mov_b32_e32 %18.2
;;     %6:v1 = v_bfi_b32 %12, %10, %7
;;     global_store_dword %14, %6, %18.0-1 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = load.i32 global align 4 [v4+20]
    v9 = bitinsert.i64 v5, v6, v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %25:v4 = global_load_dwordx4 %26, %28
;;     %24:v2 = global_load_dwordx2 %26, %28 offset:16
;;     %23:v2 = v_lshlrev_b64 %24.1, 1
;;     %20.0:v2, %17:s2 = v_add_co_u32_e64 %23.0, -1
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_co_u32_e64 %23.1, -1, %17
;;     %14:v2 = v_lshlrev_b64 %24.0, %21
;;     %12:v2 = v_lshlrev_b64 %24.0, %25.2-3
;;     %8.0:v2 = v_bfi_b32 %14.0, %12.0, %25.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %14.1, %12.1, %25.1
;;     global_store_dwordx2 %26, %9, %28 offset:256
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
    return
}
;; machine kernel %lanes_narrow target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_dwordx2 %69, 0x0
;;     %67:v1 = global_load_ubyte %68, %70
;;     %66:v1 = global_load_ubyte %68, %70 offset:4
;;     %65:v2 = global_load_dwordx2 %68, %70 offset:8
;;     %64:v1 = v_and_b32_e32 7, %65.1
;;     %62:v1 = v_lshlrev_b32_e64 %64, 1
;;     %59:v1 = v_add_u32_e32 0xff, %62
;;     %57:v1 = v_and_b32_e32 7, %65.0
;;     %53:v1 = v_lshlrev_b32_sdwa %57, %59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %49:v1 = v_lshlrev_b32_e32 %57, %66
;;     %45:v1 = v_not_b32_e32 %53
;;     %44:v1 = v_and_b32_e32 %53, %49
;;     %41:v1 = v_and_b32_e32 %45, %67
;;     %38:v1 = v_or_b32_e32 %44, %41
;;     global_store_byte %68, %38, %70 offset:256
;;     %34:v1 = global_load_ushort %68, %70 offset:16
;;     %33:v1 = global_load_ushort %68, %70 offset:20
;;     %32:v2 = global_load_dwordx2 %68, %70 offset:24
;;     %31:v1 = v_and_b32_e32 15, %32.1
;;     %29:v1 = v_lshlrev_b32_e64 %31, 1
;;     %26:v1 = v_add_u32_e32 0xffff, %29
;;     %24:v1 = v_and_b32_e32 15, %32.0
;;     %20:v1 = v_lshlrev_b32_sdwa %24, %26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %16:v1 = v_lshlrev_b32_e32 %24, %33
;;     %12:v1 = v_not_b32_e32 %20
;;     %11:v1 = v_and_b32_e32 %20, %16
;;     %8:v1 = v_and_b32_e32 %12, %34
;;     %5:v1 = v_or_b32_e32 %11, %8
;;     global_store_short %68, %5, %70 offset:260
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
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i64 at 40 align 8
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
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = load.i64 kernarg align 8 width all [v0+48]
    v21 = load.i32 kernarg align 4 width all [v0+56]
    v22 = load.i32 kernarg align 4 width all [v0+60]
    v23 = bitinsert.i64 v19, v20, v21, v22
    store.i64 global align 8 [v4+264], v23
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %97=s[0:1]:s2, %94=v0:v1 = inputs
;;     %102:s8 = s_load_dwordx8 %97, 0x0
;;     %98:s8 = s_load_dwordx8 %97, 0x20
;;     %91:s1 = s_and_b32 %102.5, 7
;;     %89:s1 = s_lshl_b32 1, %91
;;     %86:s1 = s_add_u32 %89, 0xff
;;     %84:s1 = s_and_b32 %102.4, 7
;;     %82:s1 = s_and_b32 %86, 0xff
;;     %80:s1 = s_lshl_b32 %82, %84
;;     %77:s1 = s_and_b32 %102.3, 0xff
;;     %75:s1 = s_lshl_b32 %77, %84
;;     %71:s1 = s_not_b32 %80
;;     %70:s1 = s_and_b32 %80, %75
;;     %67:s1 = s_and_b32 %71, %102.2
;;     %64:s1 = s_or_b32 %70, %67
;;     %61:v1 = v_mov_b32_e32 %64
;;     global_store_byte %94, %61, %102.0-1 offset:256
;;     %57:s1 = s_and_b32 %98.1, 15
;;     %55:s1 = s_lshl_b32 1, %57
;;     %52:s1 = s_add_u32 %55, 0xffff
;;     %50:s1 = s_and_b32 %98.0, 15
;;     %48:s1 = s_and_b32 %52, 0xffff
;;     %46:s1 = s_lshl_b32 %48, %50
;;     %43:s1 = s_and_b32 %102.7, 0xffff
;;     %41:s1 = s_lshl_b32 %43, %50
;;     %37:s1 = s_not_b32 %46
;;     %36:s1 = s_and_b32 %46, %41
;;     %33:s1 = s_and_b32 %37, %102.6
;;     %30:s1 = s_or_b32 %36, %33
;;     %27:v1 = v_mov_b32_e32 %30
;;     global_store_short %94, %27, %102.0-1 offset:260
;;     %25:s2 = s_lshl_b64 1, %98.7
;;     %22.0:s2 = s_add_u32 %25.0, -1 makes scc
;;     %23.1:s2 tied(%22) = s_addc_u32 %25.1, -1
;;     %18:s2 = s_lshl_b64 %23, %98.6
;;     %16:s2 = s_lshl_b64 %98.4-5, %98.6
;;     %7:v1 = v_mov_b32_e32 %16.0
;;     %8:v1 = v_mov_b32_e32 %98.2
;;     %12.0:v2 = v_bfi_b32 %18.0, %7, %8
;;     %10:v1 = v_mov_b32_e32 %16.1
;;     %11:v1 = v_mov_b32_e32 %98.3
;;     %13.1:v2 tied(%12) = v_bfi_b32 %18.1, %10, %11
;;     global_store_dwordx2 %94, %13, %102.0-1 offset:264
;; }
;;     end
;; }
