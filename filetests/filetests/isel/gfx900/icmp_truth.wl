; test isel precise-output
; target gfx900
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
;; machine kernel %lanes_equal target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:4
;;     %11:s2 = v_cmp_lt_u32_e64 %13, %12
;;     %10:s2 = v_cmp_lt_i32_e64 %13, %12
;;     %7:s2 = s_xnor_b64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %14, %4, %16 offset:256
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
;; machine kernel %lanes_different target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:4
;;     %11:s2 = v_cmp_lt_u32_e64 %13, %12
;;     %10:s2 = v_cmp_lt_i32_e64 %13, %12
;;     %7:s2 = s_xor_b64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %14, %4, %16 offset:256
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
;; machine kernel %wave_equal target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %16=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %13, 0x0
;;     %15:s1 = s_load_dword %13, 0x8
;;     %14:s1 = s_load_dword %13, 0xc
;;     s_cmp_lt_u32 %15, %14 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_i32 %15, %14 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %7:s1 = s_xor_b32 %12, %11
;;     %8:s1 = s_xor_b32 %7, 1
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %16, %3, %17 offset:256
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
;; machine kernel %wave_different target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %12, 0x0
;;     %14:s1 = s_load_dword %12, 0x8
;;     %13:s1 = s_load_dword %12, 0xc
;;     s_cmp_lt_u32 %14, %13 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_i32 %14, %13 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     %7:s1 = s_xor_b32 %11, %10
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %15, %3, %16 offset:256
;; }
;;     end
;; }
