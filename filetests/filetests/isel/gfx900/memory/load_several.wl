; test isel precise-output
; target gfx900
; Loads of two to four consecutive values: words in one access as wide as it gets, narrower ones each by itself.

kernel %two_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i32 global align 8 [v4]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %two_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_add_u32_e32 %6.0, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %three_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i32 global align 4 [v4]
    v8 = iadd.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %three_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_add3_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %four_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i32 global align 16 [v4]
    v9 = iadd.i32 v5, v6
    v10 = iadd.i32 v7, v8
    v11 = iadd.i32 v9, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %four_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v4 = global_load_dwordx4 %11, %13
;;     %9:v1 = v_add_u32_e32 %10.2, %10.3
;;     %6:v1 = v_add3_u32 %10.0, %10.1, %9
;;     global_store_dword %11, %6, %13 offset:256
;; }
;;     end
;; }

kernel %two_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i64 global align 16 [v4]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %two_longs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %11.0, %11.2
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %11.1, %11.3, %6
;;     global_store_dwordx2 %12, %10, %14 offset:256
;; }
;;     end
;; }

kernel %three_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i64 global align 8 [v4]
    v8 = iadd.i64 v5, v6
    v9 = iadd.i64 v8, v7
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %three_longs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19:v4 = global_load_dwordx4 %21, %23
;;     %20:v2 = global_load_dwordx2 %21, %23 offset:16
;;     %17.0:v2, %14:s2 = v_add_co_u32_e64 %19.0, %19.2
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_co_u32_e64 %19.1, %19.3, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %18.0, %20.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %18.1, %20.1, %6
;;     global_store_dwordx2 %21, %10, %23 offset:256
;; }
;;     end
;; }

kernel %four_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i64 global align 16 [v4]
    v9 = iadd.i64 v5, v6
    v10 = iadd.i64 v7, v8
    v11 = iadd.i64 v9, v10
    store.i64 global align 8 [v4+256], v11
    return
}
;; machine kernel %four_longs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27:v4 = global_load_dwordx4 %29, %31
;;     %28:v4 = global_load_dwordx4 %29, %31 offset:16
;;     %25.0:v2, %22:s2 = v_add_co_u32_e64 %27.0, %27.2
;;     %26.1:v2 tied(%25), %24:s2 = v_addc_co_u32_e64 %27.1, %27.3, %22
;;     %17.0:v2, %14:s2 = v_add_co_u32_e64 %28.0, %28.2
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_co_u32_e64 %28.1, %28.3, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %26.0, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %26.1, %18.1, %6
;;     global_store_dwordx2 %29, %10, %31 offset:256
;; }
;;     end
;; }

kernel %four_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i8 global align 4 [v4]
    v9 = iadd.i8 v5, v6
    v10 = iadd.i8 v7, v8
    v11 = iadd.i8 v9, v10
    store.i8 global align 1 [v4+256], v11
    return
}
;; machine kernel %four_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %19:v1 = global_load_dword %20, %22
;;     %18:v1 = v_lshrrev_b32_e32 8, %19
;;     %11:v1 = v_add_u32_e32 %19, %18
;;     %8:v1 = v_add_u32_sdwa %19, %19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_3
;;     %5:v1 = v_add_u32_e32 %11, %8
;;     global_store_byte %20, %5, %22 offset:256
;; }
;;     end
;; }

kernel %two_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i16 global align 4 [v4]
    v7 = iadd.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %two_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %5:v1 = v_add_u32_sdwa %9, %9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
;;     global_store_short %10, %5, %12 offset:256
;; }
;;     end
;; }
