; test isel precise-output
; target gfx803
; Stores of words, pairs and vectors.
; Here are the forms whose code is not that of gfx900.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4+8], v2
    return
}
;; machine kernel %word target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %18.0, %16
;;     %13:v1 = v_mov_b32_e32 %18.1
;;     %15.1:v2 tied(%14), %12:s2 = v_addc_u32_e64 %13, 0, %10
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %15.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %15.1, %2
;;     flat_store_dword %6, %16
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
    store.i64 global align 8 [v4+8], v5
    return
}
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %20.0, %18
;;     %15:v1 = v_mov_b32_e32 %20.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %8:v2 = flat_load_dwordx2 %17
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %17.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %17.1, %2
;;     flat_store_dwordx2 %6, %8
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
    store.f64 global align 8 [v4+8], v5
    return
}
;; machine kernel %double target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %20.0, %18
;;     %15:v1 = v_mov_b32_e32 %20.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %8:v2 = flat_load_dwordx2 %17
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %17.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %17.1, %2
;;     flat_store_dwordx2 %6, %8
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
    store.i32x4 global align 16 [v4+16], v5
    return
}
;; machine kernel %quad target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %20.0, %18
;;     %15:v1 = v_mov_b32_e32 %20.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %8:v4 = flat_load_dwordx4 %17
;;     %5.0:v2, %2:s2 = v_add_u32_e64 16, %17.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %17.1, %2
;;     flat_store_dwordx4 %6, %8
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 5
    store.i32 global align 4 [v4+8], v5
    return
}
;; machine kernel %constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %19.0, %17
;;     %14:v1 = v_mov_b32_e32 %19.1
;;     %16.1:v2 tied(%15), %13:s2 = v_addc_u32_e64 %14, 0, %11
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %16.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %16.1, %2
;;     %7:v1 = v_mov_b32_e32 5
;;     flat_store_dword %6, %7
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 5
    store.i64 global align 8 [v4+8], v5
    return
}
;; machine kernel %long_constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %19.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %19.1, %2
;;     %9.0:v2 = v_mov_b32_e32 5
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 0
;;     flat_store_dwordx2 %6, %10
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    store.i32 global align 4 [v4+8], v5
    return
}
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s4 = s_load_dwordx4 %20, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %21.0, %18
;;     %15:v1 = v_mov_b32_e32 %21.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %17.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %17.1, %2
;;     %8:v1 = v_mov_b32_e32 %21.2
;;     flat_store_dword %6, %8
;; }
;;     end
;; }
