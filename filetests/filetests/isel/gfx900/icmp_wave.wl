; test isel precise-output
; target gfx900
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
;; machine kernel %equal target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %12, 0x0
;;     %14:s1 = s_load_dword %12, 0x8
;;     %13:s1 = s_load_dword %12, 0xc
;;     s_cmp_eq_u32 %14, %13 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u32 %14, %13 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     %6:v1 = v_mov_b32_e32 %11
;;     global_store_dword %15, %6, %16 offset:256
;;     %3:v1 = v_mov_b32_e32 %10
;;     global_store_dword %15, %3, %16 offset:260
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
;; machine kernel %signed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %23=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %20, 0x0
;;     %22:s1 = s_load_dword %20, 0x8
;;     %21:s1 = s_load_dword %20, 0xc
;;     s_cmp_lt_i32 %22, %21 makes scc
;;     %19:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_i32 %22, %21 makes scc
;;     %18:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_i32 %22, %21 makes scc
;;     %17:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_i32 %22, %21 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %12:v1 = v_mov_b32_e32 %19
;;     global_store_dword %23, %12, %24 offset:256
;;     %9:v1 = v_mov_b32_e32 %18
;;     global_store_dword %23, %9, %24 offset:260
;;     %6:v1 = v_mov_b32_e32 %17
;;     global_store_dword %23, %6, %24 offset:264
;;     %3:v1 = v_mov_b32_e32 %16
;;     global_store_dword %23, %3, %24 offset:268
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
;; machine kernel %unsigned target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %23=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %20, 0x0
;;     %22:s1 = s_load_dword %20, 0x8
;;     %21:s1 = s_load_dword %20, 0xc
;;     s_cmp_lt_u32 %22, %21 makes scc
;;     %19:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_u32 %22, %21 makes scc
;;     %18:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_u32 %22, %21 makes scc
;;     %17:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_u32 %22, %21 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %12:v1 = v_mov_b32_e32 %19
;;     global_store_dword %23, %12, %24 offset:256
;;     %9:v1 = v_mov_b32_e32 %18
;;     global_store_dword %23, %9, %24 offset:260
;;     %6:v1 = v_mov_b32_e32 %17
;;     global_store_dword %23, %6, %24 offset:264
;;     %3:v1 = v_mov_b32_e32 %16
;;     global_store_dword %23, %3, %24 offset:268
;; }
;;     end
;; }
