; test isel precise-output
; target gfx600
; Loads of words, pairs and vectors.
; Here are the forms whose code is not that of gfx700.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iadd.i32 v5, v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %22.2:s4 = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24.0:s4 tied(%23) = s_mov_b32 %33.0
;;     %25.1:s4 tied(%24) = s_mov_b32 %33.1
;;     %28.1:v2 = v_mov_b32_e32 0
;;     %29.0:v2 tied(%28) = v_mov_b32_e32 %31
;;     %30:v1 = buffer_load_dword %29, %25, 0 addr64
;;     %16:v1, %17:s2 = v_add_i32_e64 %30, %30
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %33.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %33.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %31
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fadd.f32 v5, v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %float target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %21.2:s4 = s_mov_b32 0
;;     %22.3:s4 tied(%21) = s_mov_b32 0x100f000
;;     %23.0:s4 tied(%22) = s_mov_b32 %32.0
;;     %24.1:s4 tied(%23) = s_mov_b32 %32.1
;;     %27.1:v2 = v_mov_b32_e32 0
;;     %28.0:v2 tied(%27) = v_mov_b32_e32 %30
;;     %29:v1 = buffer_load_dword %28, %24, 0 addr64
;;     %16:v1 = v_add_f32_e32 %29, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
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
    v6 = ishl.i64 v5, v2
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %21.2:s4 = s_mov_b32 0
;;     %22.3:s4 tied(%21) = s_mov_b32 0x100f000
;;     %23.0:s4 tied(%22) = s_mov_b32 %32.0
;;     %24.1:s4 tied(%23) = s_mov_b32 %32.1
;;     %27.1:v2 = v_mov_b32_e32 0
;;     %28.0:v2 tied(%27) = v_mov_b32_e32 %30
;;     %29:v2 = buffer_load_dwordx2 %28, %24, 0 addr64
;;     %16:v2 = v_lshl_b64 %29, %30
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dwordx2 %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fadd.f64 v5, v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %21.2:s4 = s_mov_b32 0
;;     %22.3:s4 tied(%21) = s_mov_b32 0x100f000
;;     %23.0:s4 tied(%22) = s_mov_b32 %32.0
;;     %24.1:s4 tied(%23) = s_mov_b32 %32.1
;;     %27.1:v2 = v_mov_b32_e32 0
;;     %28.0:v2 tied(%27) = v_mov_b32_e32 %30
;;     %29:v2 = buffer_load_dwordx2 %28, %24, 0 addr64
;;     %16:v2 = v_add_f64 %29, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dwordx2 %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = extract_lane.i32 v5, 3
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %quad target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %31.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %31.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %29
;;     %28:v4 = buffer_load_dwordx4 %27, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %31.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %31.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %29
;;     buffer_store_dword %28.3, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %longs target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %31.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %31.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %29
;;     %28:v4 = buffer_load_dwordx4 %27, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %31.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %31.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %29
;;     buffer_store_dwordx2 %28.2-3, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = extract_lane.i16 v5, 3
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %halves target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %26.2:s4 = s_mov_b32 0
;;     %27.3:s4 tied(%26) = s_mov_b32 0x100f000
;;     %28.0:s4 tied(%27) = s_mov_b32 %37.0
;;     %29.1:s4 tied(%28) = s_mov_b32 %37.1
;;     %32.1:v2 = v_mov_b32_e32 0
;;     %33.0:v2 tied(%32) = v_mov_b32_e32 %35
;;     %34:v2 = buffer_load_dwordx2 %33, %29, 0 addr64
;;     %19:v1 = v_lshrrev_b32_e32 16, %34.1
;;     %16:v1 = v_and_b32_e32 0xffff, %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %37.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %37.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %35
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
