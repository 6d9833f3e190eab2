; test isel precise-output
; target gfx1201
; Comparisons of words of lanes: an instruction for each condition, which gives a mask.

kernel %equal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %13:v1 = global_load_b32 %15, %17
;;     %12:v1 = global_load_b32 %15, %17 offset:4
;;     %11:s1 = v_cmp_eq_u32_e64 %13, %12
;;     %10:s1 = v_cmp_ne_u32_e64 %13, %12
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %21:v1 = global_load_b32 %23, %25
;;     %20:v1 = global_load_b32 %23, %25 offset:4
;;     %19:s1 = v_cmp_lt_i32_e64 %21, %20
;;     %18:s1 = v_cmp_le_i32_e64 %21, %20
;;     %17:s1 = v_cmp_gt_i32_e64 %21, %20
;;     %16:s1 = v_cmp_ge_i32_e64 %21, %20
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %21:v1 = global_load_b32 %23, %25
;;     %20:v1 = global_load_b32 %23, %25 offset:4
;;     %19:s1 = v_cmp_lt_u32_e64 %21, %20
;;     %18:s1 = v_cmp_le_u32_e64 %21, %20
;;     %17:s1 = v_cmp_gt_u32_e64 %21, %20
;;     %16:s1 = v_cmp_ge_u32_e64 %21, %20
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
