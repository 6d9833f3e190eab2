; test isel precise-output
; target gfx803
; Loads of the wave: kernel arguments and what never changes come by the scalar unit, other memory only before anything has been stored.
; Here are the forms whose code is not that of gfx900.

kernel %kernarg {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = iadd.i64 v6, v6
    store.i64 global align 8 [v4+256], v7
    store.i32 global align 4 [v4+264], v5
    return
}
;; machine kernel %kernarg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %36=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %39:s8 = s_load_dwordx8 %38, 0x0
;;     %34.0:v2, %30:s2 = v_add_u32_e64 %39.0, %36
;;     %33:v1 = v_mov_b32_e32 %39.1
;;     %35.1:v2 tied(%34), %32:s2 = v_addc_u32_e64 %33, 0, %30
;;     %25.0:s2 = s_add_u32 %39.4, %39.4 makes scc
;;     %26.1:s2 tied(%25) = s_addc_u32 %39.5, %39.5
;;     %12:s1 = s_mov_b32 0x100
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %12, %35.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 0, %35.1, %11
;;     %20.0:v2 = v_mov_b32_e32 %26.0
;;     %21.1:v2 tied(%20) = v_mov_b32_e32 %26.1
;;     flat_store_dwordx2 %16, %21
;;     %3:s1 = s_mov_b32 0x108
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %35.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %35.1, %2
;;     %9:v1 = v_mov_b32_e32 %39.2
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %kernarg_two {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %kernarg_two target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s4 = s_load_dwordx4 %24, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %25.0, %22
;;     %19:v1 = v_mov_b32_e32 %25.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:s1 = s_add_u32 %25.2, %25.3
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     %9:v1 = v_mov_b32_e32 %12
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %readonly target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s4 = s_load_dwordx4 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %23.2-3, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global const align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s4 = s_load_dwordx4 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %23.2-3, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

; Another wave may write it: the scalar cache is not coherent.
kernel %plain {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %plain target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s4 = s_load_dwordx4 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %23.2-3, 0x0 makes initial
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %after_a_store {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    store.i32 global align 4 [v4+512], v2
    v6 = load.i32 global align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %after_a_store target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s4 = s_load_dwordx4 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %17:s1 = s_mov_b32 0x200
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %17, %30.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 0, %30.1, %16
;;     flat_store_dword %21, %31
;;     %12.0:v2 = v_mov_b32_e32 %33.2
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %33.3
;;     %14:v1 = flat_load_dword %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_dword %7, %14
;; }
;;     end
;; }

kernel %four {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6, v7, v8, v9 = load.i32 global const align 16 width all [v5]
    v10 = iadd.i32 v6, v7
    v11 = iadd.i32 v8, v9
    v12 = iadd.i32 v10, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %four target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s4 = s_load_dwordx4 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:s4 = s_load_dwordx4 %32.2-3, 0x0
;;     %18:s1 = s_add_u32 %20.0, %20.1
;;     %15:s1 = s_add_u32 %20.2, %20.3
;;     %12:s1 = s_add_u32 %18, %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     %9:v1 = v_mov_b32_e32 %12
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 global const align 1 width all [v5]
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:v2 = v_mov_b32_e32 %27.2
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %27.3
;;     %15:v1 = flat_load_ubyte %14 makes constant
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %15
;; }
;;     end
;; }
