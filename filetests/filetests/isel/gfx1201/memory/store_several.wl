; test isel precise-output
; target gfx1201
; Stores of two to four consecutive values: words in one access, narrower ones each by itself.

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
;; machine kernel %two_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %10:v1 = v_and_b32_e32 0x3ff, %9
;;     %8:v2 = global_load_b64 %10, %12
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_b64 %10, %7, %12 offset:16
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
;; machine kernel %three_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     %11:v3 = global_load_b96 %13, %15
;;     %8.0:v3 = v_mov_b32_e32 %11.0
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %11.1
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %11.2
;;     global_store_b96 %13, %10, %15 offset:16
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
;; machine kernel %four_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %13
;;     %12:v2 = global_load_b64 %14, %16
;;     %8.0:v4 = v_mov_b32_e32 %12.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %12.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %12.1
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %12.0
;;     global_store_b128 %14, %11, %16 offset:16
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
;; machine kernel %two_longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %13
;;     %12:v4 = global_load_b128 %14, %16
;;     %8.0:v4 = v_mov_b32_e32 %12.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %12.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %12.2
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %12.3
;;     global_store_b128 %14, %11, %16 offset:16
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
;; machine kernel %four_longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %21=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %22:v1 = v_and_b32_e32 0x3ff, %21
;;     %20:v4 = global_load_b128 %22, %24
;;     %8.0:v4 = v_mov_b32_e32 %20.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %20.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %20.2
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %20.3
;;     global_store_b128 %22, %11, %24 offset:16
;;     %16.0:v4 = v_mov_b32_e32 %20.2
;;     %17.1:v4 tied(%16) = v_mov_b32_e32 %20.3
;;     %18.2:v4 tied(%17) = v_mov_b32_e32 %20.0
;;     %19.3:v4 tied(%18) = v_mov_b32_e32 %20.1
;;     global_store_b128 %22, %19, %24 offset:32
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
;; machine kernel %two_bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %7:v1 = v_and_b32_e32 0x3ff, %6
;;     %5:v1 = global_load_u8 %7, %9
;;     %4:v1 = global_load_u8 %7, %9 offset:4
;;     global_store_b8 %7, %5, %9 offset:16
;;     global_store_b8 %7, %4, %9 offset:17
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
;; machine kernel %two_halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %7:v1 = v_and_b32_e32 0x3ff, %6
;;     %5:v1 = global_load_u16 %7, %9
;;     %4:v1 = global_load_u16 %7, %9 offset:4
;;     global_store_b16 %7, %5, %9 offset:16
;;     global_store_b16 %7, %4, %9 offset:18
;; }
;;     end
;; }
