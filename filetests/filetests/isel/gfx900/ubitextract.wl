; test isel precise-output
; target gfx900
; Fields, zero extended.

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
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_bfe_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
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
    v6 = iconst.i32 5
    v7 = iconst.i32 9
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_bfe_u32 %5, 5, 9
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
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %7:v1 = v_mov_b32_e32 %13.3
;;     %8:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_bfe_u32 %13.2, %7, %8
;;     global_store_dword %9, %6, %13.0-1 offset:256
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
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v2 = global_load_dwordx2 %23, %25
;;     %21:v2 = global_load_dwordx2 %23, %25 offset:8
;;     %20:v2 = v_lshrrev_b64 %21.0, %22
;;     %17:v2 = v_lshlrev_b64 %21.1, 1
;;     %14.0:v2, %11:s2 = v_add_co_u32_e64 %17.0, -1
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_co_u32_e64 %17.1, -1, %11
;;     %7.0:v2 = v_and_b32_e32 %20.0, %15.0
;;     %8.1:v2 tied(%7) = v_and_b32_e32 %20.1, %15.1
;;     global_store_dwordx2 %23, %8, %25 offset:256
;; }
;;     end
;; }

kernel %long_constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 30
    v7 = iconst.i32 4
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_constants target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %9:v2 = v_lshrrev_b64 30, %10
;;     %6.0:v2 = v_and_b32_e32 15, %9.0
;;     %7.1:v2 tied(%6) = v_and_b32_e32 0, %9.1
;;     global_store_dwordx2 %11, %7, %13 offset:256
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
    v8 = ubitextract.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = load.i32 global align 4 [v4+20]
    v12 = ubitextract.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %41:v1 = global_load_ubyte %42, %44
;;     %40:v2 = global_load_dwordx2 %42, %44 offset:4
;;     %39:v1 = v_and_b32_e32 7, %40.0
;;     %36:v1 = v_lshrrev_b32_e32 %39, %41
;;     %32:v1 = v_and_b32_e32 7, %40.1
;;     %30:v1 = v_lshlrev_b32_e64 %32, 1
;;     %27:v1 = v_add_u32_e32 0xff, %30
;;     %25:v1 = v_and_b32_e32 %36, %27
;;     global_store_byte %42, %25, %44 offset:256
;;     %21:v1 = global_load_ushort %42, %44 offset:12
;;     %20:v2 = global_load_dwordx2 %42, %44 offset:16
;;     %19:v1 = v_and_b32_e32 15, %20.0
;;     %16:v1 = v_lshrrev_b32_e32 %19, %21
;;     %12:v1 = v_and_b32_e32 15, %20.1
;;     %10:v1 = v_lshlrev_b32_e64 %12, 1
;;     %7:v1 = v_add_u32_e32 0xffff, %10
;;     %5:v1 = v_and_b32_e32 %16, %7
;;     global_store_short %42, %5, %44 offset:260
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
    v9 = ubitextract.i8 v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = load.i32 kernarg align 4 width all [v0+28]
    v14 = ubitextract.i16 v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+40]
    v17 = load.i32 kernarg align 4 width all [v0+44]
    v18 = ubitextract.i64 v15, v16, v17
    store.i64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %62=v0:v1 = inputs
;;     %69:s8 = s_load_dwordx8 %64, 0x0
;;     %65:s4 = s_load_dwordx4 %64, 0x20
;;     %60:s1 = s_and_b32 %69.3, 7
;;     %58:s1 = s_and_b32 %69.2, 0xff
;;     %56:s1 = s_lshr_b32 %58, %60
;;     %52:s1 = s_and_b32 %69.4, 7
;;     %50:s1 = s_lshl_b32 1, %52
;;     %47:s1 = s_add_u32 %50, 0xff
;;     %45:s1 = s_and_b32 %56, %47
;;     %42:v1 = v_mov_b32_e32 %45
;;     global_store_byte %62, %42, %69.0-1 offset:256
;;     %39:s1 = s_and_b32 %69.6, 15
;;     %37:s1 = s_and_b32 %69.5, 0xffff
;;     %35:s1 = s_lshr_b32 %37, %39
;;     %31:s1 = s_and_b32 %69.7, 15
;;     %29:s1 = s_lshl_b32 1, %31
;;     %26:s1 = s_add_u32 %29, 0xffff
;;     %24:s1 = s_and_b32 %35, %26
;;     %21:v1 = v_mov_b32_e32 %24
;;     global_store_short %62, %21, %69.0-1 offset:260
;;     %19:s2 = s_lshr_b64 %65.0-1, %65.2
;;     %16:s2 = s_lshl_b64 1, %65.3
;;     %13.0:s2 = s_add_u32 %16.0, -1 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %16.1, -1
;;     %9:s2 = s_and_b64 %19, %14
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %62, %6, %69.0-1 offset:264
;; }
;;     end
;; }
