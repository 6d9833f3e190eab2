; test isel precise-output
; target gfx600
; Offsets of global accesses: the field has 13 bits with a sign on gfx9, 24 on gfx12; what is beyond is added to the address.
; Here are the forms whose code is not that of gfx700.

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
;; machine kernel %zero target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v1 = buffer_load_dword %26, %22, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
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
;; machine kernel %largest target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v1 = buffer_load_dword %26, %22, 0 addr64 offset:4028
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
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
;; machine kernel %beyond target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %18:s1 = s_mov_b32 0x1000
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %38.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %38.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
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
;; machine kernel %smallest target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %18:s1 = s_mov_b32 0xfffff000
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %38.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 -1, %38.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
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
;; machine kernel %below target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %18:s1 = s_mov_b32 0xffffeffc
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %38.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 -1, %38.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
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
;; machine kernel %far target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %18:s1 = s_mov_b32 0x7ffff8
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %38.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %38.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
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
;; machine kernel %very_far target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %18:s1 = s_mov_b32 0x7ffffff0
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %38.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %38.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
