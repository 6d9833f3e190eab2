; test isel precise-output
; target gfx803
; Offsets of scalar loads: within the field, beyond it, and by a register.
; Here are the forms whose code is not that of gfx900.

kernel %zero {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5+0]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %zero target gfx803 wave 64 after isel {
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

kernel %largest_small {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5+1020]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %largest_small target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s4 = s_load_dwordx4 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %23.2-3, 0x3fc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5+0xffffc]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %largest target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s4 = s_load_dwordx4 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %23.2-3, 0xffffc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5+0x100000]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %beyond target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:s2 = s_add_u32 %27.2, 0x100000 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %27.3, 0
;;     %15:s1 = s_load_dword %14, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     %9:v1 = v_mov_b32_e32 %15
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5-4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %negative target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:s2 = s_add_u32 %27.2, -4 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %27.3, -1
;;     %15:s1 = s_load_dword %14, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     %9:v1 = v_mov_b32_e32 %15
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %register {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = uextend.i64 v6
    v8 = iadd.i64 v5, v7
    v9 = load.i32 readonly align 4 width all [v8]
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %register target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s8 = s_load_dwordx8 %29, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %30.0, %27
;;     %24:v1 = v_mov_b32_e32 %30.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %16.0:s2 = s_add_u32 %30.4, %30.2 makes scc
;;     %17.1:s2 tied(%16) = s_addc_u32 0, %30.3
;;     %11:s1 = s_load_dword %17, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     %9:v1 = v_mov_b32_e32 %11
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %far {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5+0x7ffffff0]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %far target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:s2 = s_add_u32 %27.2, 0x7ffffff0 makes scc
;;     %14.1:s2 tied(%13) = s_addc_u32 %27.3, 0
;;     %15:s1 = s_load_dword %14, 0x0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     %9:v1 = v_mov_b32_e32 %15
;;     flat_store_dword %7, %9
;; }
;;     end
;; }
