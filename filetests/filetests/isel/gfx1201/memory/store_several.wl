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
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %7, %11 offset:16
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
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v3 = global_load_b96 %12, %14
;;     %8.0:v3 = v_mov_b32_e32 %11.0
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %11.1
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %11.2
;;     global_store_b96 %12, %10, %14 offset:16
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
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %8.0:v4 = v_mov_b32_e32 %12.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %12.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %12.1
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %12.0
;;     global_store_b128 %13, %11, %15 offset:16
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
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v4 = global_load_b128 %13, %15
;;     %8.0:v4 = v_mov_b32_e32 %12.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %12.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %12.2
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %12.3
;;     global_store_b128 %13, %11, %15 offset:16
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
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %20:v4 = global_load_b128 %21, %23
;;     %8.0:v4 = v_mov_b32_e32 %20.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %20.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %20.2
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %20.3
;;     global_store_b128 %21, %11, %23 offset:16
;;     %16.0:v4 = v_mov_b32_e32 %20.2
;;     %17.1:v4 tied(%16) = v_mov_b32_e32 %20.3
;;     %18.2:v4 tied(%17) = v_mov_b32_e32 %20.0
;;     %19.3:v4 tied(%18) = v_mov_b32_e32 %20.1
;;     global_store_b128 %21, %19, %23 offset:32
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
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u8 %6, %8
;;     %4:v1 = global_load_u8 %6, %8 offset:4
;;     global_store_b8 %6, %5, %8 offset:16
;;     global_store_b8 %6, %4, %8 offset:17
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
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = global_load_u16 %6, %8 offset:4
;;     global_store_b16 %6, %5, %8 offset:16
;;     global_store_b16 %6, %4, %8 offset:18
;; }
;;     end
;; }
