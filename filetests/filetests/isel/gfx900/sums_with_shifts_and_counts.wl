; test isel precise-output
; target gfx900

kernel %shifted_by_any_count {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = ishl.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %shifted_by_any_count target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_lshl_add_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %count_of_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = popcount v5
    v8 = iadd.i32 v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %count_of_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_bcnt_u32_b32 %6.0, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %less_a_truth_value {
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
    v8 = uextend.i32 v7
    v9 = isub.i32 v6, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %less_a_truth_value target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %8:s2 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %5:v1, %6:s2 = v_subb_co_u32_e64 %9.1, 0, %8
;;     global_store_dword %10, %5, %12 offset:256
;; }
;;     end
;; }

kernel %plus_minus_one_if_true {
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
    v8 = sextend.i32 v7
    v9 = iadd.i32 v6, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %plus_minus_one_if_true target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %8:s2 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %5:v1, %6:s2 = v_subb_co_u32_e64 %9.1, 0, %8
;;     global_store_dword %10, %5, %12 offset:256
;; }
;;     end
;; }
