; test isel precise-output
; target gfx803
; Loads of two to four consecutive values: words in one access as wide as it gets, narrower ones each by itself.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %two_words target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v2 = flat_load_dwordx2 %22
;;     %11:v1, %12:s2 = v_add_u32_e64 %13.0, %13.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
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
;; machine kernel %three_words target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v3 = flat_load_dwordx3 %26
;;     %15:v1, %16:s2 = v_add_u32_e64 %17.0, %17.1
;;     %11:v1, %12:s2 = v_add_u32_e64 %15, %17.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dword %7, %11
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
;; machine kernel %four_words target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v4 = flat_load_dwordx4 %30
;;     %19:v1, %20:s2 = v_add_u32_e64 %21.0, %21.1
;;     %15:v1, %16:s2 = v_add_u32_e64 %21.2, %21.3
;;     %11:v1, %12:s2 = v_add_u32_e64 %19, %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_dword %7, %11
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
;; machine kernel %two_longs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v4 = flat_load_dwordx4 %26
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %17.0, %17.2
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %17.1, %17.3, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dwordx2 %7, %16
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
;; machine kernel %three_longs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %40.0:v2, %36:s2 = v_add_u32_e64 %44.0, %42
;;     %39:v1 = v_mov_b32_e32 %44.1
;;     %41.1:v2 tied(%40), %38:s2 = v_addc_u32_e64 %39, 0, %36
;;     %25:v4 = flat_load_dwordx4 %41
;;     %30.0:v2, %27:s2 = v_add_u32_e64 16, %41.0
;;     %31.1:v2 tied(%30), %29:s2 = v_addc_u32_e64 0, %41.1, %27
;;     %32:v2 = flat_load_dwordx2 %31
;;     %23.0:v2, %20:s2 = v_add_u32_e64 %25.0, %25.2
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 %25.1, %25.3, %20
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %24.0, %32.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %24.1, %32.1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %41.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %41.1, %2
;;     flat_store_dwordx2 %7, %16
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
;; machine kernel %four_longs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %48.0:v2, %44:s2 = v_add_u32_e64 %52.0, %50
;;     %47:v1 = v_mov_b32_e32 %52.1
;;     %49.1:v2 tied(%48), %46:s2 = v_addc_u32_e64 %47, 0, %44
;;     %33:v4 = flat_load_dwordx4 %49
;;     %38.0:v2, %35:s2 = v_add_u32_e64 16, %49.0
;;     %39.1:v2 tied(%38), %37:s2 = v_addc_u32_e64 0, %49.1, %35
;;     %40:v4 = flat_load_dwordx4 %39
;;     %31.0:v2, %28:s2 = v_add_u32_e64 %33.0, %33.2
;;     %32.1:v2 tied(%31), %30:s2 = v_addc_u32_e64 %33.1, %33.3, %28
;;     %23.0:v2, %20:s2 = v_add_u32_e64 %40.0, %40.2
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 %40.1, %40.3, %20
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %32.0, %24.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %32.1, %24.1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %49.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %49.1, %2
;;     flat_store_dwordx2 %7, %16
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
;; machine kernel %four_bytes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %36.0:v2, %32:s2 = v_add_u32_e64 %40.0, %38
;;     %35:v1 = v_mov_b32_e32 %40.1
;;     %37.1:v2 tied(%36), %34:s2 = v_addc_u32_e64 %35, 0, %32
;;     %28:v1 = flat_load_dword %37
;;     %27:v1 = v_lshrrev_b32_e32 8, %28
;;     %25:v1 = v_lshrrev_b32_e32 16, %28
;;     %23:v1 = v_lshrrev_b32_e32 24, %28
;;     %19:v1, %20:s2 = v_add_u32_e64 %28, %27
;;     %15:v1, %16:s2 = v_add_u32_e64 %25, %23
;;     %11:v1, %12:s2 = v_add_u32_e64 %19, %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %37.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %37.1, %2
;;     flat_store_byte %7, %11
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
;; machine kernel %two_halves target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v1 = flat_load_dword %25
;;     %15:v1 = v_lshrrev_b32_e32 16, %16
;;     %11:v1, %12:s2 = v_add_u32_e64 %16, %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_short %7, %11
;; }
;;     end
;; }
