; test isel precise-output
; target gfx900
; A cleared sign: a bit operation.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fabs.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_and_b32_e32 0x7fffffff, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fabs.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_and_b32_e32 0x7fffffff, %8.1
;;     global_store_dwordx2 %9, %7, %11 offset:256
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
    v6 = fabs.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_ushort %6, %8
;;     %4:v1 = v_and_b32_e32 0x7fff, %5
;;     global_store_short %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = fabs.f16x2 v5
    store.f16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %pairs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %23:v1 = global_load_dword %24, %26
;;     %20:v1 = v_and_b32_e32 0x7fff, %23
;;     %18:v1 = v_lshrrev_b32_e32 16, %23
;;     %14:v1 = v_and_b32_e32 0x7fff, %18
;;     %11:v1 = v_and_b32_e32 0xffff, %14
;;     %8:v1 = v_and_b32_e32 0xffff, %20
;;     %6:v1 = v_lshl_or_b32 %11, 16, %8
;;     global_store_dword %24, %6, %26 offset:256
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
    v6 = fabs.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %6=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %5:v1 = v_mov_b32_e32 %10.2
;;     %4:v1 = v_and_b32_e32 0x7fffffff, %5
;;     global_store_dword %6, %4, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %operand {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fabs.f32 v5
    v8 = fadd.f32 v7, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %operand target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_add_f32_e64 |%6.0|, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %negated {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fabs.f32 v5
    v7 = fneg.f32 v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %negated target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = v_and_b32_e32 0x7fffffff, %7
;;     %4:v1 = v_xor_b32_e32 0x80000000, %6
;;     global_store_dword %8, %4, %10 offset:256
;; }
;;     end
;; }
