; test isel precise-output
; target gfx1201
; Selections of truth values.

kernel %lanes {
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
    v8 = icmp.ult v5, v6
    v9 = icmp.ult v5, v7
    v10 = icmp.ult v6, v7
    v11 = select.b1 v8, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v3 = global_load_b96 %18, %20
;;     %16:s1 = v_cmp_lt_u32_e64 %17.0, %17.1
;;     %15:s1 = v_cmp_lt_u32_e64 %17.0, %17.2
;;     %13:s1 = v_cmp_lt_u32_e64 %17.1, %17.2
;;     %7:s1 = s_and_b32 %15, %16
;;     %9:s1 = s_and_not1_b32 %13, %16
;;     %10:s1 = s_or_b32 %7, %9
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_b32 %18, %4, %20 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = icmp.ult v5, v6
    v9 = icmp.ult v5, v7
    v10 = icmp.ult v6, v7
    v11 = select.b1 v8, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %13=v0:v1 = inputs
;;     %17:s8 = s_load_b256 %16, 0x0
;;     s_cmp_lt_u32 %17.2, %17.4 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %17.3, %17.4 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %17.2, %17.3 makes scc
;;     %9:s1 = s_cselect_b32 %12, %11
;;     %3:v1 = v_mov_b32_e32 %9
;;     global_store_b32 %13, %3, %17.0-1 offset:256
;; }
;;     end
;; }
