; test isel precise-output
; target gfx600
; Stores of two to four consecutive values: words in one access, narrower ones each by itself.
; Here are the forms whose code is not that of gfx700.

kernel %two_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    store.i32 global align 8 [v4+16], v5, v6
    return
}
;; machine kernel %two_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %35.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %35.1
;;     %30.1:v2 = v_mov_b32_e32 0
;;     %31.0:v2 tied(%30) = v_mov_b32_e32 %33
;;     %32:v2 = buffer_load_dwordx2 %31, %27, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %35.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %35.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %33
;;     %18.0:v2 = v_mov_b32_e32 %32.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %32.1
;;     buffer_store_dwordx2 %19, %13, %9, 0 addr64 offset:16
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    store.i32 global align 4 [v4+16], v5, v6, v7
    return
}
;; machine kernel %three_words target gfx600 wave 64 after isel {
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
;;     %46:v2 = buffer_load_dwordx2 %45, %41, 0 addr64
;;     %25.2:s4 = s_mov_b32 0
;;     %26.3:s4 tied(%25) = s_mov_b32 0x100f000
;;     %27.0:s4 tied(%26) = s_mov_b32 %49.0
;;     %28.1:s4 tied(%27) = s_mov_b32 %49.1
;;     %31.1:v2 = v_mov_b32_e32 0
;;     %32.0:v2 tied(%31) = v_mov_b32_e32 %47
;;     %33:v1 = buffer_load_dword %32, %28, 0 addr64 offset:8
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %49.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %49.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %47
;;     %19.0:v2 = v_mov_b32_e32 %46.0
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 %46.1
;;     buffer_store_dwordx2 %20, %13, %9, 0 addr64 offset:16
;;     buffer_store_dword %33, %13, %9, 0 addr64 offset:24
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    store.i32 global align 16 [v4+16], v5, v6, v6, v5
    return
}
;; machine kernel %four_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %28.2:s4 = s_mov_b32 0
;;     %29.3:s4 tied(%28) = s_mov_b32 0x100f000
;;     %30.0:s4 tied(%29) = s_mov_b32 %39.0
;;     %31.1:s4 tied(%30) = s_mov_b32 %39.1
;;     %34.1:v2 = v_mov_b32_e32 0
;;     %35.0:v2 tied(%34) = v_mov_b32_e32 %37
;;     %36:v2 = buffer_load_dwordx2 %35, %31, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %39.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %39.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %37
;;     %20.0:v4 = v_mov_b32_e32 %36.0
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %36.1
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %36.1
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %36.0
;;     buffer_store_dwordx4 %23, %13, %9, 0 addr64 offset:16
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    store.i64 global align 16 [v4+16], v5, v6
    return
}
;; machine kernel %two_longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %28.2:s4 = s_mov_b32 0
;;     %29.3:s4 tied(%28) = s_mov_b32 0x100f000
;;     %30.0:s4 tied(%29) = s_mov_b32 %39.0
;;     %31.1:s4 tied(%30) = s_mov_b32 %39.1
;;     %34.1:v2 = v_mov_b32_e32 0
;;     %35.0:v2 tied(%34) = v_mov_b32_e32 %37
;;     %36:v4 = buffer_load_dwordx4 %35, %31, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %39.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %39.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %37
;;     %20.0:v4 = v_mov_b32_e32 %36.0
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %36.1
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %36.2
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %36.3
;;     buffer_store_dwordx4 %23, %13, %9, 0 addr64 offset:16
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    store.i64 global align 16 [v4+16], v5, v6, v6, v5
    return
}
;; machine kernel %four_longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v4 = buffer_load_dwordx4 %43, %39, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     %20.0:v4 = v_mov_b32_e32 %44.0
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %44.1
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %44.2
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %44.3
;;     buffer_store_dwordx4 %23, %13, %9, 0 addr64 offset:16
;;     %28.0:v4 = v_mov_b32_e32 %44.2
;;     %29.1:v4 tied(%28) = v_mov_b32_e32 %44.3
;;     %30.2:v4 tied(%29) = v_mov_b32_e32 %44.0
;;     %31.3:v4 tied(%30) = v_mov_b32_e32 %44.1
;;     buffer_store_dwordx4 %31, %13, %9, 0 addr64 offset:32
;; }
;;     end
;; }

kernel %two_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    store.i8 global align 2 [v4+16], v5, v6
    return
}
;; machine kernel %two_bytes target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %33.2:s4 = s_mov_b32 0
;;     %34.3:s4 tied(%33) = s_mov_b32 0x100f000
;;     %35.0:s4 tied(%34) = s_mov_b32 %44.0
;;     %36.1:s4 tied(%35) = s_mov_b32 %44.1
;;     %39.1:v2 = v_mov_b32_e32 0
;;     %40.0:v2 tied(%39) = v_mov_b32_e32 %42
;;     %41:v1 = buffer_load_ubyte %40, %36, 0 addr64
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %44.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %44.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %42
;;     %28:v1 = buffer_load_ubyte %27, %23, 0 addr64 offset:4
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %44.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %44.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %42
;;     buffer_store_byte %41, %13, %9, 0 addr64 offset:16
;;     buffer_store_byte %28, %13, %9, 0 addr64 offset:17
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
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    store.i16 global align 4 [v4+16], v5, v6
    return
}
;; machine kernel %two_halves target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %33.2:s4 = s_mov_b32 0
;;     %34.3:s4 tied(%33) = s_mov_b32 0x100f000
;;     %35.0:s4 tied(%34) = s_mov_b32 %44.0
;;     %36.1:s4 tied(%35) = s_mov_b32 %44.1
;;     %39.1:v2 = v_mov_b32_e32 0
;;     %40.0:v2 tied(%39) = v_mov_b32_e32 %42
;;     %41:v1 = buffer_load_ushort %40, %36, 0 addr64
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %44.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %44.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %42
;;     %28:v1 = buffer_load_ushort %27, %23, 0 addr64 offset:4
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %44.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %44.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %42
;;     buffer_store_short %41, %13, %9, 0 addr64 offset:16
;;     buffer_store_short %28, %13, %9, 0 addr64 offset:18
;; }
;;     end
;; }
