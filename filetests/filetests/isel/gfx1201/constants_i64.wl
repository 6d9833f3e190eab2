; test isel precise-output
; target gfx1201
; Constants of 64 bits.

kernel %inline {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 64
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %inline target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %8:s2 = s_xor_b64 %11.2-3, 64
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %6, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 -16
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %negative target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %8:s2 = s_xor_b64 %11.2-3, -16
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %6, %11.0-1 offset:256
;; }
;;     end
;; }

; Too large for an inline constant: its words are made one by one.
kernel %literal {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x12345678
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %literal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %10.0:s2 = s_mov_b32 0x12345678
;;     %11.1:s2 tied(%10) = s_mov_b32 0
;;     %12:s2 = s_xor_b64 %15.2-3, %11
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_b64 %13, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %negative_literal {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 -1000
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %negative_literal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %10.0:s2 = s_mov_b32 0xfffffc18
;;     %11.1:s2 tied(%10) = s_mov_b32 -1
;;     %12:s2 = s_xor_b64 %15.2-3, %11
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_b64 %13, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %high {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x500000000
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %high target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %10.0:s2 = s_mov_b32 0
;;     %11.1:s2 tied(%10) = s_mov_b32 5
;;     %12:s2 = s_xor_b64 %15.2-3, %11
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_b64 %13, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %any {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x123456789abcdef0
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %any target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %10.0:s2 = s_mov_b32 0x9abcdef0
;;     %11.1:s2 tied(%10) = s_mov_b32 0x12345678
;;     %12:s2 = s_xor_b64 %15.2-3, %11
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_b64 %13, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x123456789abcdef0
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_xor_b32_e32 0x9abcdef0, %8.0
;;     %7.1:v2 tied(%6) = v_xor_b32_e32 0x12345678, %8.1
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %stored {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 0x100000002
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %stored target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 2
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 1
;;     global_store_b64 %6, %5, %8 offset:256
;; }
;;     end
;; }
