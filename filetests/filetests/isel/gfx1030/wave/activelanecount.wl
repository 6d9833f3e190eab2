; test isel precise-output
; target gfx1030
; How many running lanes hold a truth value: ones of a mask.

kernel %activelanecount_lanes {
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
;; machine kernel %activelanecount_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %9:s1 = v_cmp_lt_u32_e64 %10.0, %10.1
;;     %5:s1 = s_and_b32 %9, exec_lo
;;     %6:s1 = s_bcnt1_i32_b32 %5
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %11, %3, %13 offset:256
;; }
;;     end
;; }

kernel %activelanecount_wave {
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
    v8 = activelanecount v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %activelanecount_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, null
;;     s_cmp_lt_u32 %12.2, %12.3 makes scc
;;     %6:s1 = s_cselect_b32 -1, 0
;;     %7:s1 = s_and_b32 %6, exec_lo
;;     %8:s1 = s_bcnt1_i32_b32 %7
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %9, %3, %12.0-1 offset:256
;; }
;;     end
;; }
