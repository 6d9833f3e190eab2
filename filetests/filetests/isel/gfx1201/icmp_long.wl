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
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v4 = global_load_b128 %17, %19
;;     %15:s1 = v_cmp_eq_u64_e64 %16.0-1, %16.2-3
;;     %14:s1 = v_cmp_ne_u64_e64 %16.0-1, %16.2-3
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
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v4 = global_load_b128 %29, %31
;;     %27:s1 = v_cmp_lt_i64_e64 %28.0-1, %28.2-3
;;     %26:s1 = v_cmp_le_i64_e64 %28.0-1, %28.2-3
;;     %25:s1 = v_cmp_gt_i64_e64 %28.0-1, %28.2-3
;;     %24:s1 = v_cmp_ge_i64_e64 %28.0-1, %28.2-3
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
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v4 = global_load_b128 %29, %31
;;     %27:s1 = v_cmp_lt_u64_e64 %28.0-1, %28.2-3
;;     %26:s1 = v_cmp_le_u64_e64 %28.0-1, %28.2-3
;;     %25:s1 = v_cmp_gt_u64_e64 %28.0-1, %28.2-3
;;     %24:s1 = v_cmp_ge_u64_e64 %28.0-1, %28.2-3
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
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     s_cmp_eq_u64 %16.2-3, %16.4-5 makes scc
;;     %13:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u64 %16.2-3, %16.4-5 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %12
;;     global_store_b64 %14, %7, %16.0-1 offset:256
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
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s8 = s_load_b256 %9, 0x0
;;     %7:s1 = v_cmp_lt_u64_e64 %10.2-3, %10.4-5
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %8, %4, %10.0-1 offset:256
;; }
;;     end
;; }
