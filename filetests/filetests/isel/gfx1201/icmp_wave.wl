; test isel precise-output
; target gfx1201
; Comparisons of words of the wave set SCC, which is copied where the value is wanted as a number.

kernel %equal {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s4 = s_load_b128 %16, 0x0
;;     s_cmp_eq_u32 %17.2, %17.3 makes scc
;;     %13:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u32 %17.2, %17.3 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %12
;;     global_store_b64 %14, %7, %17.0-1 offset:256
;; }
;;     end
;; }

kernel %signed {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.slt v5, v6
    v8 = icmp.sle v5, v6
    v9 = icmp.sgt v5, v6
    v10 = icmp.sge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %24=v0:v1 = inputs
;;     %27:s4 = s_load_b128 %26, 0x0
;;     s_cmp_lt_i32 %27.2, %27.3 makes scc
;;     %23:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_i32 %27.2, %27.3 makes scc
;;     %22:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_i32 %27.2, %27.3 makes scc
;;     %21:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_i32 %27.2, %27.3 makes scc
;;     %20:s1 = s_cselect_b32 1, 0
;;     %10.0:v4 = v_mov_b32_e32 %23
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %22
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %21
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %20
;;     global_store_b128 %24, %13, %27.0-1 offset:256
;; }
;;     end
;; }

kernel %unsigned {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = icmp.ule v5, v6
    v9 = icmp.ugt v5, v6
    v10 = icmp.uge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %unsigned target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %24=v0:v1 = inputs
;;     %27:s4 = s_load_b128 %26, 0x0
;;     s_cmp_lt_u32 %27.2, %27.3 makes scc
;;     %23:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_u32 %27.2, %27.3 makes scc
;;     %22:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_u32 %27.2, %27.3 makes scc
;;     %21:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_u32 %27.2, %27.3 makes scc
;;     %20:s1 = s_cselect_b32 1, 0
;;     %10.0:v4 = v_mov_b32_e32 %23
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %22
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %21
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %20
;;     global_store_b128 %24, %13, %27.0-1 offset:256
;; }
;;     end
;; }
