; test isel precise-output
; target gfx1100
; Numbers taken apart and put together.

kernel %fldexp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f32 v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fldexp_f32 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v2 = global_load_b64 %8, %10
;;     %5:v1 = v_ldexp_f32 %7.0, %7.1
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_mant.f32 v5
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f32 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, null
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_frexp_mant_f32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f32 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, null
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_frexp_exp_i32_f32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %fldexp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = fldexp.f64 v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fldexp_f64 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v2 = v_ldexp_f64 %7, %6
;;     global_store_b64 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_mant.f64 v5
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f64 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, null
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = v_frexp_mant_f64_e32 %5
;;     global_store_b64 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f64 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, null
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_frexp_exp_i32_f64_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %fldexp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f16 v5, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fldexp_f16 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, null
;;     %8:v1 = global_load_u16 %9, %11
;;     %7:v1 = global_load_b32 %9, %11 offset:4
;;     %5:v1 = v_med3_i32 %7, 0xffffffc0, 64
;;     %6:v1 = v_ldexp_f16_e64 %8, %5
;;     global_store_b16 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_mant.f16 v5
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f16 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, null
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_frexp_mant_f16_e64 %5
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f16 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, null
;;     %6:v1 = global_load_u16 %7, %9
;;     %4:v1 = v_frexp_exp_i16_f16_e64 %6
;;     %5:v1 = v_bfe_i32 %4, 0, 16
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %flushed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v9 = frexp_exp.ftz v5
    v8 = fldexp.ftz.f32 v5, v9
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flushed target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %7
;;     %5:v1 = v_ldexp_f32 %7, %6
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %trig_preop {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = trig_preop v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %trig_preop target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v2 = v_trig_preop_f64 %7, %6
;;     global_store_b64 %8, %5, %10 offset:256
;; }
;;     end
;; }
