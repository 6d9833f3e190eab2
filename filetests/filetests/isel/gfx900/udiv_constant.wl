; test isel precise-output
; target gfx900
; Unsigned quotients by a constant: a shift for a power of two; others go the way of variables, with the divisor's conversion folded.

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %three target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v1 = global_load_dword %9, %11
;;     %7:s1 = s_mov_b32 0xaaaaaaab
;;     %6:v1 = v_mul_hi_u32 %8, %7
;;     %4:v1 = v_lshrrev_b32_e32 1, %6
;;     global_store_dword %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %seven {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %seven target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = global_load_dword %15, %17
;;     %13:s1 = s_mov_b32 0x24924925
;;     %12:v1 = v_mul_hi_u32 %14, %13
;;     %11:v1 = v_sub_u32_e32 %14, %12
;;     %9:v1 = v_lshrrev_b32_e32 1, %11
;;     %7:v1 = v_add_u32_e32 %9, %12
;;     %4:v1 = v_lshrrev_b32_e32 2, %7
;;     global_store_dword %15, %4, %17 offset:256
;; }
;;     end
;; }

kernel %eight {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %eight target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_lshrrev_b32_e32 3, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %ten_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 10
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %ten_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, 0x0
;;     %7:s1 = s_mul_hi_u32 %11.2, 0xcccccccd
;;     %5:s1 = s_lshr_b32 %7, 3
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %8, %3, %11.0-1 offset:256
;; }
;;     end
;; }

; The divisor is a literal of every instruction that has it.
kernel %large {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 0x80000001
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %large target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v1 = global_load_dword %9, %11
;;     %7:s1 = s_mov_b32 0x80000001
;;     %6:s2 = v_cmp_ge_u32_e64 %8, %7
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_dword %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %long_power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x10000
    v7 = udiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_power target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = v_lshrrev_b64 16, %5
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }
