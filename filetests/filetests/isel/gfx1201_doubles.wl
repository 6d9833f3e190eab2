; test isel precise-output
; target gfx1201
; Doubles are pairs of registers.

kernel %doubles {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = fcvt_from_uint.f64 v0
    v2 = fadd.f64 v1, v1
    store.f64 global align 8 [v91], v2
    return
}
;; machine kernel %doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %9=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %6:v2 = v_cvt_f64_u32_e32 %9
;;     %4:v2 = v_add_f64_e32 %6, %6
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b64 %1, %4, %8
;; }
;;     end
;; }
