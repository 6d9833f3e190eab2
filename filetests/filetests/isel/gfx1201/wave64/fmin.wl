; test isel precise-output wave=64
; target gfx1201
; The classes of both operands are masks of 64 lanes.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fmin.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %5:s2 early = v_cmp_class_f32_e64 %10.1, 1
;;     %6:v1 = v_cndmask_b32_e64 %10.0, %10.1, %5
;;     %7:s2 early = v_cmp_class_f32_e64 %10.0, 1
;;     %8:v1 = v_cndmask_b32_e64 %10.1, %10.0, %7
;;     %9:v1 = v_min_num_f32_e32 %6, %8
;;     global_store_b32 %11, %9, %13 offset:256
;; }
;;     end
;; }
