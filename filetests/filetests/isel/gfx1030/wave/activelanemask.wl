; test isel precise-output
; target gfx1030
; The running lanes that hold a truth value, as 256 bits.

kernel %activelanemask_lanes {
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
;; machine kernel %activelanemask_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %34:v2 = global_load_dwordx2 %35, %37
;;     %33:s1 = v_cmp_lt_u32_e64 %34.0, %34.1
;;     %23:s1 = s_and_b32 %33, exec_lo
;;     %26.0:s2 = s_mov_b32 %23
;;     %27.1:s2 tied(%26) = s_mov_b32 0
;;     %28:s2 = s_mov_b64 0
;;     %29:s2 = s_mov_b64 0
;;     %30:s2 = s_mov_b64 0
;;     %18.0:v4 = v_mov_b32_e32 %27.0
;;     %19.1:v4 tied(%18) = v_mov_b32_e32 %27.1
;;     %20.2:v4 tied(%19) = v_mov_b32_e32 %28.0
;;     %21.3:v4 tied(%20) = v_mov_b32_e32 %28.1
;;     global_store_dwordx4 %35, %21, %37 offset:256
;;     %8.0:v4 = v_mov_b32_e32 %29.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %29.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %30.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     global_store_dwordx4 %35, %11, %37 offset:272
;; }
;;     end
;; }

kernel %activelanemask_wave {
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
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    store.i64 global align 8 [v4+264], v9
    store.i64 global align 8 [v4+272], v10
    store.i64 global align 8 [v4+280], v11
    return
}
;; machine kernel %activelanemask_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %33=v0:v1 = inputs
;;     %36:s4 = s_load_dwordx4 %35, null
;;     s_cmp_lt_u32 %36.2, %36.3 makes scc
;;     %24:s1 = s_cselect_b32 -1, 0
;;     %25:s1 = s_and_b32 %24, exec_lo
;;     %28.0:s2 = s_mov_b32 %25
;;     %29.1:s2 tied(%28) = s_mov_b32 0
;;     %30:s2 = s_mov_b64 0
;;     %31:s2 = s_mov_b64 0
;;     %32:s2 = s_mov_b64 0
;;     %18.0:v4 = v_mov_b32_e32 %29.0
;;     %19.1:v4 tied(%18) = v_mov_b32_e32 %29.1
;;     %20.2:v4 tied(%19) = v_mov_b32_e32 %30.0
;;     %21.3:v4 tied(%20) = v_mov_b32_e32 %30.1
;;     global_store_dwordx4 %33, %21, %36.0-1 offset:256
;;     %8.0:v4 = v_mov_b32_e32 %31.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %31.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %32.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %32.1
;;     global_store_dwordx4 %33, %11, %36.0-1 offset:272
;; }
;;     end
;; }
