; test isel precise-output
; target gfx1201
; Constants of words: inline from -16 to 64, a literal beyond, one for each instruction.

kernel %smallest_inline {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 -16
    v7 = bxor.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %smallest_inline target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_xor_b32 %9.2, -16
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %below {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 -17
    v7 = bxor.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %below target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_xor_b32 %9.2, 0xffffffef
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %largest_inline {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 64
    v7 = bxor.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %largest_inline target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_xor_b32 %9.2, 64
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %above {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 65
    v7 = bxor.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %above target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_xor_b32 %9.2, 0x41
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

; The bits of 1.0 are inline for integers, too.
kernel %float_bits {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 0x3f800000
    v7 = bxor.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %float_bits target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_xor_b32 %9.2, 1.0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %two_literals {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 1000
    v7 = iconst.i32 2000
    v8 = bxor.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %two_literals target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %5:v1 = v_mov_b32_e32 0x7d0
;;     %4:v1 = v_xad_u32 %6, 0x3e8, %5
;;     global_store_b32 %7, %4, %9 offset:256
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
    v5 = iconst.i32 123456
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %stored target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 0x1e240
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }

; A literal in an instruction of three operands.
kernel %literal_in_long_form {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1000
    v8 = ishl.i32 v5, v6
    v9 = bor.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %literal_in_long_form target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_lshl_or_b32 %6.0, %6.1, 0x3e8
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }
