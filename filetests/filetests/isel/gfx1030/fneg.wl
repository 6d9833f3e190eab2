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
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_mul_f64 %6.0-1, -%6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }
