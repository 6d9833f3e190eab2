; test isel precise-output
; target gfx1201
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
;; machine kernel %equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %15:v1 = v_and_b32_e32 0x3ff, %14
;;     %13:v2 = global_load_b64 %15, %17
;;     %12:v2 = global_load_b64 %15, %17 offset:8
;;     %11:s1 = v_cmp_eq_u64_e64 %13, %12
;;     %10:s1 = v_cmp_ne_u64_e64 %13, %12
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %11
;;     global_store_b32 %15, %7, %17 offset:256
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_b32 %15, %4, %17 offset:260
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
;; machine kernel %signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %22=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %23:v1 = v_and_b32_e32 0x3ff, %22
;;     %21:v2 = global_load_b64 %23, %25
;;     %20:v2 = global_load_b64 %23, %25 offset:8
;;     %19:s1 = v_cmp_lt_i64_e64 %21, %20
;;     %18:s1 = v_cmp_le_i64_e64 %21, %20
;;     %17:s1 = v_cmp_gt_i64_e64 %21, %20
;;     %16:s1 = v_cmp_ge_i64_e64 %21, %20
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_b32 %23, %13, %25 offset:256
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_b32 %23, %10, %25 offset:260
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %17
;;     global_store_b32 %23, %7, %25 offset:264
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %23, %4, %25 offset:268
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
;; machine kernel %unsigned target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %22=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %23:v1 = v_and_b32_e32 0x3ff, %22
;;     %21:v2 = global_load_b64 %23, %25
;;     %20:v2 = global_load_b64 %23, %25 offset:8
;;     %19:s1 = v_cmp_lt_u64_e64 %21, %20
;;     %18:s1 = v_cmp_le_u64_e64 %21, %20
;;     %17:s1 = v_cmp_gt_u64_e64 %21, %20
;;     %16:s1 = v_cmp_ge_u64_e64 %21, %20
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_b32 %23, %13, %25 offset:256
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_b32 %23, %10, %25 offset:260
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %17
;;     global_store_b32 %23, %7, %25 offset:264
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %23, %4, %25 offset:268
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
;; machine kernel %wave_equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %12, 0x0
;;     %16:v1 = v_and_b32_e32 0x3ff, %15
;;     %14:s2 = s_load_b64 %12, 0x8
;;     %13:s2 = s_load_b64 %12, 0x10
;;     s_cmp_eq_u64 %14, %13 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u64 %14, %13 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     %6:v1 = v_mov_b32_e32 %11
;;     global_store_b32 %16, %6, %17 offset:256
;;     %3:v1 = v_mov_b32_e32 %10
;;     global_store_b32 %16, %3, %17 offset:260
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
;; machine kernel %wave_less target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %8, 0x0
;;     %12:v1 = v_and_b32_e32 0x3ff, %11
;;     %10:s2 = s_load_b64 %8, 0x8
;;     %9:s2 = s_load_b64 %8, 0x10
;;     %7:s1 = v_cmp_lt_u64_e64 %10, %9
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %12, %4, %13 offset:256
;; }
;;     end
;; }
