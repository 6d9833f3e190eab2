; test isel precise-output
; target gfx1030
; A changed sign: a bit operation, which keeps NaNs and subnormals.
; Here are the forms whose code is not that of gfx1201.

kernel %operand_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fneg.f64 v6
    v8 = fmul.f64 v5, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %operand_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %9.0:v2 = v_mov_b32_e32 %11.2
;;     %10.1:v2 tied(%9) = v_xor_b32_e32 0x80000000, %11.3
;;     %5:v2 = v_mul_f64 %11.0-1, %10
;;     global_store_dwordx2 %12, %5, %14 offset:256
;; }
;;     end
;; }
