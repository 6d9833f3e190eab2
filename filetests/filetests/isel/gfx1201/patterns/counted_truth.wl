; test isel precise-output
; target gfx1201
; A truth value in a sum is the carry.

kernel %counts {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = icmp.ult v5, v6
    v11 = uextend.i32 v10
    v12 = iadd.i32 v7, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %counts target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v3 = global_load_b96 %11, %13
;;     %9:s1 = v_cmp_lt_u32_e64 %10.0, %10.1
;;     %5:v1, %6:s1 = v_add_co_ci_u32_e64 %10.2, 0, %9
;;     global_store_b32 %11, %5, %13 offset:256
;; }
;;     end
;; }

kernel %counts_down {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = icmp.ult v5, v6
    v11 = uextend.i32 v10
    v12 = isub.i32 v7, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %counts_down target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v3 = global_load_b96 %11, %13
;;     %9:s1 = v_cmp_lt_u32_e64 %10.0, %10.1
;;     %5:v1, %6:s1 = v_sub_co_ci_u32_e64 %10.2, 0, %9
;;     global_store_b32 %11, %5, %13 offset:256
;; }
;;     end
;; }
