; test isel precise-output
; target gfx900
; Comparisons of 64 bits. The scalar unit has equality only.

kernel %equal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
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
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v2 = global_load_dwordx2 %14, %16
;;     %12:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %11:s2 = v_cmp_eq_u64_e64 %13, %12
;;     %10:s2 = v_cmp_ne_u64_e64 %13, %12
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %11
;;     global_store_dword %14, %7, %16 offset:256
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_dword %14, %4, %16 offset:260
;; }
;;     end
;; }

kernel %signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
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
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %20:v2 = global_load_dwordx2 %22, %24 offset:8
;;     %19:s2 = v_cmp_lt_i64_e64 %21, %20
;;     %18:s2 = v_cmp_le_i64_e64 %21, %20
;;     %17:s2 = v_cmp_gt_i64_e64 %21, %20
;;     %16:s2 = v_cmp_ge_i64_e64 %21, %20
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_dword %22, %13, %24 offset:256
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %22, %10, %24 offset:260
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %17
;;     global_store_dword %22, %7, %24 offset:264
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %22, %4, %24 offset:268
;; }
;;     end
;; }

kernel %unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
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
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %20:v2 = global_load_dwordx2 %22, %24 offset:8
;;     %19:s2 = v_cmp_lt_u64_e64 %21, %20
;;     %18:s2 = v_cmp_le_u64_e64 %21, %20
;;     %17:s2 = v_cmp_gt_u64_e64 %21, %20
;;     %16:s2 = v_cmp_ge_u64_e64 %21, %20
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_dword %22, %13, %24 offset:256
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %22, %10, %24 offset:260
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %17
;;     global_store_dword %22, %7, %24 offset:264
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %22, %4, %24 offset:268
;; }
;;     end
;; }

kernel %wave_equal {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %wave_equal target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %12, 0x0
;;     %14:s2 = s_load_dwordx2 %12, 0x8
;;     %13:s2 = s_load_dwordx2 %12, 0x10
;;     s_cmp_eq_u64 %14, %13 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u64 %14, %13 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     %6:v1 = v_mov_b32_e32 %11
;;     global_store_dword %15, %6, %16 offset:256
;;     %3:v1 = v_mov_b32_e32 %10
;;     global_store_dword %15, %3, %16 offset:260
;; }
;;     end
;; }

kernel %wave_less {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_less target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %12, 0x0
;;     %14:s2 = s_load_dwordx2 %12, 0x8
;;     %13:s2 = s_load_dwordx2 %12, 0x10
;;     %10.0:v2 = v_mov_b32_e32 %13.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %13.1
;;     %7:s2 = v_cmp_lt_u64_e64 %14, %11
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %15, %4, %16 offset:256
;; }
;;     end
;; }
