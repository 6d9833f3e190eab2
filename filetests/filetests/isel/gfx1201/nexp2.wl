; test isel precise-output
; target gfx1201
; Powers of two at the accuracy of the machine.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nexp2.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_exp_f32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = nexp2.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_exp_f16_e64 %5
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

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
    v6 = nexp2.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %4:v1 = v_exp_f32_e32 %9.2
;;     global_store_b32 %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }
