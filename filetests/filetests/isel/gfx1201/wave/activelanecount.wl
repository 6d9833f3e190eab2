; test isel precise-output
; target gfx1201
; How many running lanes hold a truth value: ones of a mask.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = bconst 1
    v6 = activelanecount v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %4:s1 = s_and_b32 -1, exec_lo
;;     %5:s1 = s_bcnt1_i32_b32 %4
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %8 offset:256
;; }
;;     end
;; }

kernel %some {
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
    v8 = activelanecount v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %some target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:s1 = v_cmp_lt_u32_e64 %10.0, %10.1
;;     %5:s1 = s_and_b32 %9, exec_lo
;;     %6:s1 = s_bcnt1_i32_b32 %5
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %11, %3, %13 offset:256
;; }
;;     end
;; }

kernel %as_scalar {
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
    v8 = activelanecount v7
    v9 = imul.i32 v8, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %as_scalar target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %7:s1 = s_and_b32 %11, exec_lo
;;     %8:s1 = s_bcnt1_i32_b32 %7
;;     %5:s1 = s_mul_i32 %8, %8
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %13, %3, %15 offset:256
;; }
;;     end
;; }
