; test isel precise-output
; target gfx900
; Offsets of global accesses: the field has 13 bits with a sign on gfx9, 24 on gfx12; what is beyond is added to the address.

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
;; machine kernel %zero target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %largest target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 offset:4028
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %beyond target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_co_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_co_u32_e64 %16, 0, %13
;;     %6:s1 = s_mov_b32 0x1000
;;     %9.0:v2, %5:s2 = v_add_co_u32_e64 %6, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 0, %18.1, %5
;;     %11:v1 = global_load_dword %10, off
;;     global_store_dword %19, %11, %21 offset:256
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
;; machine kernel %smallest target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 offset:-4096
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %below target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_co_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_co_u32_e64 %16, 0, %13
;;     %6:s1 = s_mov_b32 0xffffeffc
;;     %9.0:v2, %5:s2 = v_add_co_u32_e64 %6, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 -1, %18.1, %5
;;     %11:v1 = global_load_dword %10, off
;;     global_store_dword %19, %11, %21 offset:256
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
;; machine kernel %far target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_co_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_co_u32_e64 %16, 0, %13
;;     %6:s1 = s_mov_b32 0x7ffff8
;;     %9.0:v2, %5:s2 = v_add_co_u32_e64 %6, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 0, %18.1, %5
;;     %11:v1 = global_load_dword %10, off
;;     global_store_dword %19, %11, %21 offset:256
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
;; machine kernel %very_far target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_co_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_co_u32_e64 %16, 0, %13
;;     %6:s1 = s_mov_b32 0x7ffffff0
;;     %9.0:v2, %5:s2 = v_add_co_u32_e64 %6, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 0, %18.1, %5
;;     %11:v1 = global_load_dword %10, off
;;     global_store_dword %19, %11, %21 offset:256
;; }
;;     end
;; }
