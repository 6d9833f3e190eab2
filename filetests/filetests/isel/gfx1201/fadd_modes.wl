; test isel precise-output
; target gfx1201
; Sums with another rounding and with flushed subnormals: the operations are the same, the mode of the kernel is not.

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.up.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %up target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_add_f32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %down {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.down.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %down target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_add_f32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.zero.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_add_f32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
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
    v7 = fadd.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_add_f32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

; The mode is switched between them.
kernel %two_modes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.up.f32 v5, v6
    v8 = fadd.down.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %two_modes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %11:v1 = v_add_f32_e32 %12.0, %12.1
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2
;;     %10:v1 = v_add_f32_e32 %12.0, %12.1
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_b64 %13, %7, %15 offset:256
;; }
;;     end
;; }

; Doubles and halves have a rounding of their own.
kernel %doubles_up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fadd.up.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %doubles_up target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = v_add_f64_e32 %6.0-1, %6.2-3
;;     global_store_b64 %7, %5, %9 offset:256
;; }
;;     end
;; }
