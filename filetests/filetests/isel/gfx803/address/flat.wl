; test isel precise-output
; target gfx803
; Flat accesses: the whole address is of the lane; offsets have no sign and no base.
; Here are the forms whose code is not that of gfx900.

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v2 = flat_load_dwordx2 %20
;;     %10:v1 = flat_load_dword %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5+4028]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %offset target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2, %22:s2 = v_add_u32_e64 %30.0, %28
;;     %25:v1 = v_mov_b32_e32 %30.1
;;     %27.1:v2 tied(%26), %24:s2 = v_addc_u32_e64 %25, 0, %22
;;     %18:v2 = flat_load_dwordx2 %27
;;     %12:s1 = s_mov_b32 0xfbc
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %12, %18.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 0, %18.1, %11
;;     %17:v1 = flat_load_dword %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %27.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %27.1, %2
;;     flat_store_dword %7, %17
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5+4096]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %beyond target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2, %22:s2 = v_add_u32_e64 %30.0, %28
;;     %25:v1 = v_mov_b32_e32 %30.1
;;     %27.1:v2 tied(%26), %24:s2 = v_addc_u32_e64 %25, 0, %22
;;     %18:v2 = flat_load_dwordx2 %27
;;     %12:s1 = s_mov_b32 0x1000
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %12, %18.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 0, %18.1, %11
;;     %17:v1 = flat_load_dword %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %27.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %27.1, %2
;;     flat_store_dword %7, %17
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5-4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %negative target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v2 = flat_load_dwordx2 %26
;;     %14.0:v2, %11:s2 = v_add_u32_e64 -4, %17.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 -1, %17.1, %11
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }

kernel %store {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    store.i32 flat align 4 [v5+8], v2
    return
}
;; machine kernel %store target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %20.0, %18
;;     %15:v1 = v_mov_b32_e32 %20.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %9:v2 = flat_load_dwordx2 %17
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %9.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %9.1, %2
;;     flat_store_dword %6, %18
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
    v6 = load.i64 flat align 8 [v5]
    store.i64 flat align 8 [v5+8], v6
    return
}
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v2 = flat_load_dwordx2 %19
;;     %8:v2 = flat_load_dwordx2 %10
;;     %5.0:v2, %2:s2 = v_add_u32_e64 8, %10.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %10.1, %2
;;     flat_store_dwordx2 %6, %8
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i8 flat align 1 [v5]
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v2 = flat_load_dwordx2 %21
;;     %11:v1 = flat_load_sbyte %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %y : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 flat align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s4 = s_load_dwordx4 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %12.0:v2 = v_mov_b32_e32 %26.2
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %26.3
;;     %14:v1 = flat_load_dword %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dword %7, %14
;; }
;;     end
;; }
