; test isel precise-output
; target gfx900
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
;; machine kernel %up target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %down target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %zero target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %flush target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %two_modes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %7:v1 = v_add_f32_e32 %9, %8
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2
;;     %6:v1 = v_add_f32_e32 %9, %8
;;     global_store_dword %10, %7, %12 offset:256
;;     global_store_dword %10, %6, %12 offset:260
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
;; machine kernel %doubles_up target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v2 = global_load_dwordx2 %8, %10 offset:8
;;     %5:v2 = v_add_f64 %7, %6
;;     global_store_dwordx2 %8, %5, %10 offset:256
;; }
;;     end
;; }
