; test isel precise-output
; target gfx803
; Offsets of global accesses: the field has 13 bits with a sign on gfx9, 24 on gfx12; what is beyond is added to the address.
; Here are the forms whose code is not that of gfx900.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %zero target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %9:v1 = flat_load_dword %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+4028]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %largest target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0xfbc
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
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
    v5 = load.i32 global align 4 [v4+4096]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0x1000
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }

kernel %smallest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4-4096]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %smallest target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0xfffff000
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 -1, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }

kernel %below {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4-4100]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %below target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0xffffeffc
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 -1, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }

kernel %far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0x7ffff8]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %far target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0x7ffff8
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }

kernel %very_far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0x7ffffff0]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %very_far target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0x7ffffff0
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %25.1, %10
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %16
;; }
;;     end
;; }
