; test isel precise-output
; target gfx900
; Conditions of the wave that ask for bits of a word.

kernel %any {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = iconst.i32 0
    v5 = iconst.i32 8
    v7 = band.i32 v2, v3
    v8 = icmp.ne v7, v4
    v9 = select.i32 v8, v2, v3
    v10 = workitemid.i32 0
    v11 = uextend.i64 v10
    v12 = iadd.i64 v1, v11
    store.i32 global align 4 [v12], v9
    return
}
;; machine kernel %any target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %4=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, 0x0
;;     %7:s1 = s_and_b32 %11.2, %11.3 makes scc
;;     %8:s1 = s_cselect_b32 %11.2, %11.3
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %4, %3, %11.0-1
;; }
;;     end
;; }

kernel %none {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = iconst.i32 0
    v5 = iconst.i32 8
    v7 = band.i32 v2, v3
    v8 = icmp.eq v7, v4
    v9 = select.i32 v8, v2, v3
    v10 = workitemid.i32 0
    v11 = uextend.i64 v10
    v12 = iadd.i64 v1, v11
    store.i32 global align 4 [v12], v9
    return
}
;; machine kernel %none target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %4=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %9:s1 = s_and_b32 %12.2, %12.3
;;     s_cmp_eq_u32 %9, 0 makes scc
;;     %8:s1 = s_cselect_b32 %12.2, %12.3
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %4, %3, %12.0-1
;; }
;;     end
;; }

kernel %one_set {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = iconst.i32 0
    v5 = iconst.i32 8
    v7 = band.i32 v2, v5
    v8 = icmp.ne v7, v4
    v9 = select.i32 v8, v2, v3
    v10 = workitemid.i32 0
    v11 = uextend.i64 v10
    v12 = iadd.i64 v1, v11
    store.i32 global align 4 [v12], v9
    return
}
;; machine kernel %one_set target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %4=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     s_bitcmp1_b32 %10.2, 3 makes scc
;;     %7:s1 = s_cselect_b32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %4, %3, %10.0-1
;; }
;;     end
;; }

kernel %one_clear {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = iconst.i32 0
    v5 = iconst.i32 8
    v7 = band.i32 v2, v5
    v8 = icmp.eq v7, v4
    v9 = select.i32 v8, v2, v3
    v10 = workitemid.i32 0
    v11 = uextend.i64 v10
    v12 = iadd.i64 v1, v11
    store.i32 global align 4 [v12], v9
    return
}
;; machine kernel %one_clear target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %4=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     s_bitcmp0_b32 %10.2, 3 makes scc
;;     %7:s1 = s_cselect_b32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %4, %3, %10.0-1
;; }
;;     end
;; }
