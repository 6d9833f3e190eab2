; test isel precise-output
; target gfx600
; Loads of two to four consecutive values: words in one access as wide as it gets, narrower ones each by itself.
; Here are the forms whose code is not that of gfx700.

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
;; machine kernel %two_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %34.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %34.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %32
;;     %31:v2 = buffer_load_dwordx2 %30, %26, 0 addr64
;;     %17:v1, %18:s2 = v_add_i32_e64 %31.0, %31.1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %34.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %34.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %32
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
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
;; machine kernel %three_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %27.2:s4 = s_mov_b32 0
;;     %28.3:s4 tied(%27) = s_mov_b32 0x100f000
;;     %29.0:s4 tied(%28) = s_mov_b32 %39.0
;;     %30.1:s4 tied(%29) = s_mov_b32 %39.1
;;     %33.1:v2 = v_mov_b32_e32 0
;;     %34.0:v2 tied(%33) = v_mov_b32_e32 %37
;;     %35:v2 = buffer_load_dwordx2 %34, %30, 0 addr64
;;     %36:v1 = buffer_load_dword %34, %30, 0 addr64 offset:8
;;     %21:v1, %22:s2 = v_add_i32_e64 %35.0, %35.1
;;     %17:v1, %18:s2 = v_add_i32_e64 %21, %36
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %39.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %39.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %37
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
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
;; machine kernel %four_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %31.2:s4 = s_mov_b32 0
;;     %32.3:s4 tied(%31) = s_mov_b32 0x100f000
;;     %33.0:s4 tied(%32) = s_mov_b32 %42.0
;;     %34.1:s4 tied(%33) = s_mov_b32 %42.1
;;     %37.1:v2 = v_mov_b32_e32 0
;;     %38.0:v2 tied(%37) = v_mov_b32_e32 %40
;;     %39:v4 = buffer_load_dwordx4 %38, %34, 0 addr64
;;     %25:v1, %26:s2 = v_add_i32_e64 %39.0, %39.1
;;     %21:v1, %22:s2 = v_add_i32_e64 %39.2, %39.3
;;     %17:v1, %18:s2 = v_add_i32_e64 %25, %21
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
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
;; machine kernel %two_longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     %38:s2 = s_load_dwordx2 %37, 0x0
;;     %27.2:s4 = s_mov_b32 0
;;     %28.3:s4 tied(%27) = s_mov_b32 0x100f000
;;     %29.0:s4 tied(%28) = s_mov_b32 %38.0
;;     %30.1:s4 tied(%29) = s_mov_b32 %38.1
;;     %33.1:v2 = v_mov_b32_e32 0
;;     %34.0:v2 tied(%33) = v_mov_b32_e32 %36
;;     %35:v4 = buffer_load_dwordx4 %34, %30, 0 addr64
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %35.0, %35.2
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %35.1, %35.3, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %38.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %38.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %36
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
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
;; machine kernel %three_longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %35.2:s4 = s_mov_b32 0
;;     %36.3:s4 tied(%35) = s_mov_b32 0x100f000
;;     %37.0:s4 tied(%36) = s_mov_b32 %47.0
;;     %38.1:s4 tied(%37) = s_mov_b32 %47.1
;;     %41.1:v2 = v_mov_b32_e32 0
;;     %42.0:v2 tied(%41) = v_mov_b32_e32 %45
;;     %43:v4 = buffer_load_dwordx4 %42, %38, 0 addr64
;;     %44:v2 = buffer_load_dwordx2 %42, %38, 0 addr64 offset:16
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %43.0, %43.2
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %43.1, %43.3, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %44.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, %44.1, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
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
;; machine kernel %four_longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %43.2:s4 = s_mov_b32 0
;;     %44.3:s4 tied(%43) = s_mov_b32 0x100f000
;;     %45.0:s4 tied(%44) = s_mov_b32 %55.0
;;     %46.1:s4 tied(%45) = s_mov_b32 %55.1
;;     %49.1:v2 = v_mov_b32_e32 0
;;     %50.0:v2 tied(%49) = v_mov_b32_e32 %53
;;     %51:v4 = buffer_load_dwordx4 %50, %46, 0 addr64
;;     %52:v4 = buffer_load_dwordx4 %50, %46, 0 addr64 offset:16
;;     %37.0:v2, %34:s2 = v_add_i32_e64 %51.0, %51.2
;;     %38.1:v2 tied(%37), %36:s2 = v_addc_u32_e64 %51.1, %51.3, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %52.0, %52.2
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %52.1, %52.3, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %38.0, %30.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %38.1, %30.1, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %55.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %55.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %53
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
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
;; machine kernel %four_bytes target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_dwordx2 %48, 0x0
;;     %38.2:s4 = s_mov_b32 0
;;     %39.3:s4 tied(%38) = s_mov_b32 0x100f000
;;     %40.0:s4 tied(%39) = s_mov_b32 %49.0
;;     %41.1:s4 tied(%40) = s_mov_b32 %49.1
;;     %44.1:v2 = v_mov_b32_e32 0
;;     %45.0:v2 tied(%44) = v_mov_b32_e32 %47
;;     %46:v1 = buffer_load_dword %45, %41, 0 addr64
;;     %33:v1 = v_lshrrev_b32_e32 8, %46
;;     %31:v1 = v_lshrrev_b32_e32 16, %46
;;     %29:v1 = v_lshrrev_b32_e32 24, %46
;;     %25:v1, %26:s2 = v_add_i32_e64 %46, %33
;;     %21:v1, %22:s2 = v_add_i32_e64 %31, %29
;;     %17:v1, %18:s2 = v_add_i32_e64 %25, %21
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %49.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %49.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %47
;;     buffer_store_byte %17, %13, %9, 0 addr64 offset:256
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
;; machine kernel %two_halves target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %26.2:s4 = s_mov_b32 0
;;     %27.3:s4 tied(%26) = s_mov_b32 0x100f000
;;     %28.0:s4 tied(%27) = s_mov_b32 %37.0
;;     %29.1:s4 tied(%28) = s_mov_b32 %37.1
;;     %32.1:v2 = v_mov_b32_e32 0
;;     %33.0:v2 tied(%32) = v_mov_b32_e32 %35
;;     %34:v1 = buffer_load_dword %33, %29, 0 addr64
;;     %21:v1 = v_lshrrev_b32_e32 16, %34
;;     %17:v1, %18:s2 = v_add_i32_e64 %34, %21
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %37.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %37.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %35
;;     buffer_store_short %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
