; test isel precise-output
; target gfx803
; Loads of words, pairs and vectors.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %word target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v1 = flat_load_dword %21
;;     %10:v1, %11:s2 = v_add_u32_e64 %12, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %float target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = v_add_f32_e32 %11, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %12:v2 = flat_load_dwordx2 %20
;;     %11:v2 = v_lshlrev_b64 %21, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dwordx2 %7, %11
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
;; machine kernel %double target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v2 = flat_load_dwordx2 %20
;;     %10:v2 = v_add_f64 %11, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dwordx2 %7, %10
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
;; machine kernel %quad target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v4 = flat_load_dwordx4 %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dword %7, %10.3
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
;; machine kernel %longs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v4 = flat_load_dwordx4 %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dwordx2 %7, %10.2-3
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
;; machine kernel %halves target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v2 = flat_load_dwordx2 %25
;;     %13:v1 = v_lshrrev_b32_e32 16, %16.1
;;     %10:v1 = v_and_b32_e32 0xffff, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }
