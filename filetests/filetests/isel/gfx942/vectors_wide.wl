; test isel precise-output
; target gfx942
; Vectors of words and longs come apart into their lanes.
; Here are the forms whose code is not that of gfx900.

kernel %iadd_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64x2 global align 8 [v4+16]
    v7 = iadd.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_longs target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v4 = global_load_dwordx4 %23, %25
;;     %21:v4 = global_load_dwordx4 %23, %25 offset:16
;;     %20:v2 = v_lshl_add_u64 %22.0-1, 0, %21.0-1
;;     %15:v2 = v_lshl_add_u64 %22.2-3, 0, %21.2-3
;;     %9.0:v4 = v_mov_b32_e32 %20.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %20.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %15.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %15.1
;;     global_store_dwordx4 %23, %12, %25 offset:256
;; }
;;     end
;; }
