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
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v2 = global_load_b64 %17, %19
;;     %15:s1 = v_cmp_eq_u32_e64 %16.0, %16.1
;;     %14:s1 = v_cmp_ne_u32_e64 %16.0, %16.1
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_b64 %17, %7, %19 offset:256
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
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v2 = global_load_b64 %29, %31
;;     %27:s1 = v_cmp_lt_i32_e64 %28.0, %28.1
;;     %26:s1 = v_cmp_le_i32_e64 %28.0, %28.1
;;     %25:s1 = v_cmp_gt_i32_e64 %28.0, %28.1
;;     %24:s1 = v_cmp_ge_i32_e64 %28.0, %28.1
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %26
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %25
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %24
;;     %10.0:v4 = v_mov_b32_e32 %21
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %19
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %17
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %15
;;     global_store_b128 %29, %13, %31 offset:256
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
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v2 = global_load_b64 %29, %31
;;     %27:s1 = v_cmp_lt_u32_e64 %28.0, %28.1
;;     %26:s1 = v_cmp_le_u32_e64 %28.0, %28.1
;;     %25:s1 = v_cmp_gt_u32_e64 %28.0, %28.1
;;     %24:s1 = v_cmp_ge_u32_e64 %28.0, %28.1
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %26
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %25
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %24
;;     %10.0:v4 = v_mov_b32_e32 %21
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %19
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %17
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %15
;;     global_store_b128 %29, %13, %31 offset:256
;; }
;;     end
;; }
