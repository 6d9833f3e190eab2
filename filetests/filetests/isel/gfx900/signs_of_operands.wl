; test isel precise-output
; target gfx900
; Signs that the program changes are modifiers of the operation that takes the float.

kernel %negated_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fneg.f32 v5
    v8 = fmul.f32 v7, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %negated_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_mul_f32_e64 -%6.0, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %absolute_f32 {
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
;; machine kernel %absolute_f32 target gfx900 wave 64 after isel {
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

kernel %both_f32 {
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
    v8 = fneg.f32 v7
    v9 = fadd.f32 v8, v6
    store.f32 global align 4 [v4+256], v9
    return
}
;; machine kernel %both_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_add_f32_e64 -|%6.0|, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %fused_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fneg.f32 v5
    v8 = fma.f32 v7, v6, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fused_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_fma_f32 -%6.0, %6.1, %6.1
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %negated_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fneg.f64 v5
    v8 = fmul.f64 v7, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %negated_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_mul_f64 -%6.0-1, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %absolute_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fabs.f64 v5
    v8 = fadd.f64 v7, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %absolute_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_add_f64 |%6.0-1|, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %both_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fabs.f64 v5
    v8 = fneg.f64 v7
    v9 = fadd.f64 v8, v6
    store.f64 global align 8 [v4+256], v9
    return
}
;; machine kernel %both_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_add_f64 -|%6.0-1|, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %fused_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fneg.f64 v5
    v8 = fma.f64 v7, v6, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fused_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_fma_f64 -%6.0-1, %6.2-3, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %negated_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = fneg.f16 v5
    v8 = fmul.f16 v7, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %negated_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = global_load_ushort %8, %10 offset:2
;;     %5:v1 = v_mul_f16_e64 -%7, %6
;;     global_store_short %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %absolute_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = fabs.f16 v5
    v8 = fadd.f16 v7, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %absolute_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = global_load_ushort %8, %10 offset:2
;;     %5:v1 = v_add_f16_e64 |%7|, %6
;;     global_store_short %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %both_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = fabs.f16 v5
    v8 = fneg.f16 v7
    v9 = fadd.f16 v8, v6
    store.f16 global align 2 [v4+256], v9
    return
}
;; machine kernel %both_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = global_load_ushort %8, %10 offset:2
;;     %5:v1 = v_add_f16_e64 -|%7|, %6
;;     global_store_short %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %fused_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = fneg.f16 v5
    v8 = fma.f16 v7, v6, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fused_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = global_load_ushort %8, %10 offset:2
;;     %5:v1 = v_fma_legacy_f16 -%7, %6, %6
;;     global_store_short %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %compared {
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
    v8 = fcmp.lt v7, v6
    v9 = uextend.i32 v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %compared target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %7:s2 = v_cmp_lt_f32_e64 |%8.0|, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %of_sign_that_does_not_count {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v7 = fneg.f32 v5
    v8 = fabs.f32 v7
    v9 = fneg.f32 v8
    v10 = ffloor.f32 v9
    store.f32 global align 4 [v4+256], v10
    return
}
;; machine kernel %of_sign_that_does_not_count target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_floor_f32_e64 -|%5|
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

; What a store takes is computed, and may be read by the sum.
kernel %read_as_it_is {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fneg.f32 v5
    v8 = fadd.f32 v7, v6
    store.f32 global align 4 [v4+128], v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %read_as_it_is target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %7:v1 = v_xor_b32_e32 0x80000000, %8.0
;;     %5:v1 = v_add_f32_e32 %7, %8.1
;;     global_store_dword %9, %7, %11 offset:128
;;     global_store_dword %9, %5, %11 offset:256
;; }
;;     end
;; }
