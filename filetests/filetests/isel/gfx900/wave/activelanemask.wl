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
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %30:v2 = global_load_dwordx2 %31, %33
;;     %29:s2 = v_cmp_lt_u32_e64 %30.0, %30.1
;;     %23:s2 = s_and_b64 %29, exec
;;     %24:s2 = s_mov_b64 0
;;     %25:s2 = s_mov_b64 0
;;     %26:s2 = s_mov_b64 0
;;     %18.0:v4 = v_mov_b32_e32 %23.0
;;     %19.1:v4 tied(%18) = v_mov_b32_e32 %23.1
;;     %20.2:v4 tied(%19) = v_mov_b32_e32 %24.0
;;     %21.3:v4 tied(%20) = v_mov_b32_e32 %24.1
;;     global_store_dwordx4 %31, %21, %33 offset:256
;;     %8.0:v4 = v_mov_b32_e32 %25.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %25.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %26.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %26.1
;;     global_store_dwordx4 %31, %11, %33 offset:272
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
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %11:s2 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %8:s2 = s_and_b64 %11, exec
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %13, %6, %15 offset:256
;; }
;;     end
;; }
