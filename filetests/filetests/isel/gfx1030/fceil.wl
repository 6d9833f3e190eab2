; test isel precise-output
; target gfx1030
; Rounded upwards to an integral number.
; Here are the forms whose code is not that of gfx1201.

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fceil.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_ceil_f32_e32 %9.2
;;     global_store_dword %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }
