; test isel precise-output
; target gfx1201
; Absolute values: the larger of a number and its negation; the scalar unit has an instruction.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iabs.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_sub_nc_u32_e32 0, %6
;;     %5:v1 = v_max_i32_e32 %6, %4
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iabs.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_abs_i32 %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = iabs.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_i8 %9, %11
;;     %5:v1 = v_sub_nc_u32_e32 0, %8
;;     %6:v1 = v_max_i32_e32 %8, %5
;;     global_store_b8 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = iabs.i16 v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s4 = s_load_b128 %12, 0x0
;;     %8:s1 = s_sext_i32_i16 %13.2
;;     %6:s1 = s_abs_i32 %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b16 %10, %3, %13.0-1 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iabs.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_b64 %20, 0x0
;;     %18:v2 = global_load_b64 %19, %21
;;     %17:v1 = v_ashrrev_i32_e32 31, %18.1
;;     %14.0:v2 = v_xor_b32_e32 %18.0, %17
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %18.1, %17
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %17
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %17, %6
;;     global_store_b64 %19, %10, %21 offset:256
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iabs.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s4 = s_load_b128 %20, 0x0
;;     %18:s1 = s_ashr_i32 %21.3, 31
;;     %15.0:s2 = s_mov_b32 %18
;;     %16.1:s2 tied(%15) = s_mov_b32 %18
;;     %11:s2 = s_xor_b64 %21.2-3, %16
;;     %9:s2 = s_sub_nc_u64 %11, %16
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_b64 %19, %6, %21.0-1 offset:256
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = iabs.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_i16 %9, %11
;;     %5:v1 = v_sub_nc_u32_e32 0, %8
;;     %6:v1 = v_max_i32_e32 %8, %5
;;     global_store_b16 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = iabs.i8 v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s4 = s_load_b128 %12, 0x0
;;     %8:s1 = s_sext_i32_i8 %13.2
;;     %6:s1 = s_abs_i32 %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b8 %10, %3, %13.0-1 offset:256
;; }
;;     end
;; }
