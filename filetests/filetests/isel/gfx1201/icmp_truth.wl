; test isel precise-output
; target gfx1201
; Comparisons of truth values are logic.

kernel %lanes_equal {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.eq v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %lanes_equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %10:s1 = v_cmp_lt_i32_e64 %12.0, %12.1
;;     %7:s1 = s_xnor_b32 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %13, %4, %15 offset:256
;; }
;;     end
;; }

kernel %lanes_different {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.ne v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %lanes_different target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %10:s1 = v_cmp_lt_i32_e64 %12.0, %12.1
;;     %7:s1 = s_xor_b32 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %13, %4, %15 offset:256
;; }
;;     end
;; }

kernel %wave_equal {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.eq v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %wave_equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s4 = s_load_b128 %15, 0x0
;;     s_cmp_lt_u32 %16.2, %16.3 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_i32 %16.2, %16.3 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %7:s1 = s_xor_b32 %12, %11
;;     %8:s1 = s_xor_b32 %7, 1
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %13, %3, %16.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_different {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.ne v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %wave_different target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     s_cmp_lt_u32 %15.2, %15.3 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_i32 %15.2, %15.3 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     %7:s1 = s_xor_b32 %11, %10
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %12, %3, %15.0-1 offset:256
;; }
;;     end
;; }
