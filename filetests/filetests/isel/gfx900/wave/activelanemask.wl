; test isel precise-output
; target gfx900
; The running lanes that hold a truth value, as 256 bits.

kernel %mask {
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
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    store.i64 global align 8 [v4+264], v9
    store.i64 global align 8 [v4+272], v10
    store.i64 global align 8 [v4+280], v11
    return
}
;; machine kernel %mask target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %31:v1 = global_load_dword %32, %34
;;     %30:v1 = global_load_dword %32, %34 offset:4
;;     %29:s2 = v_cmp_lt_u32_e64 %31, %30
;;     %23:s2 = s_and_b64 %29, exec
;;     %24:s2 = s_mov_b64 0
;;     %25:s2 = s_mov_b64 0
;;     %26:s2 = s_mov_b64 0
;;     %20.0:v2 = v_mov_b32_e32 %23.0
;;     %21.1:v2 tied(%20) = v_mov_b32_e32 %23.1
;;     global_store_dwordx2 %32, %21, %34 offset:256
;;     %15.0:v2 = v_mov_b32_e32 %24.0
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 %24.1
;;     global_store_dwordx2 %32, %16, %34 offset:264
;;     %10.0:v2 = v_mov_b32_e32 %25.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %25.1
;;     global_store_dwordx2 %32, %11, %34 offset:272
;;     %5.0:v2 = v_mov_b32_e32 %26.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %26.1
;;     global_store_dwordx2 %32, %6, %34 offset:280
;; }
;;     end
;; }

kernel %low {
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
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %low target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:4
;;     %11:s2 = v_cmp_lt_u32_e64 %13, %12
;;     %8:s2 = s_and_b64 %11, exec
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %14, %6, %16 offset:256
;; }
;;     end
;; }
