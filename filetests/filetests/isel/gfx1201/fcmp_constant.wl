; test isel precise-output
; target gfx1201
; Comparisons with constants, and with flushed subnormals.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 0.0
    v7 = fcmp.gt v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_gt_f32_e64 %7, 0
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %literal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 0x3dcccccd
    v7 = fcmp.le v6, v5
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %literal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_le_f32_e64 0x3dcccccd, %7
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fcmp.lt.ftz v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flush target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_f32_e64 %8.0, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %selected {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fcmp.lt v5, v6
    v8 = select.f32 v7, v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %selected target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_f32_e64 %8.0, %8.1
;;     %6:v1 = v_cndmask_b32_e64 %8.1, %8.0, %7
;;     global_store_b32 %9, %6, %11 offset:256
;; }
;;     end
;; }
