; test isel precise-output
; target gfx900
; Loads of the wave: kernel arguments and what never changes come by the scalar unit, other memory only before anything has been stored.

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
;; machine kernel %kernarg target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s8 = s_load_dwordx8 %16, 0x0
;;     %12.0:s2 = s_add_u32 %17.4, %17.4 makes scc
;;     %13.1:s2 tied(%12) = s_addc_u32 %17.5, %17.5
;;     %7.0:v2 = v_mov_b32_e32 %13.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %13.1
;;     global_store_dwordx2 %14, %8, %17.0-1 offset:256
;;     %3:v1 = v_mov_b32_e32 %17.2
;;     global_store_dword %14, %3, %17.0-1 offset:264
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
;; machine kernel %kernarg_two target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:s1 = s_add_u32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %7, %3, %10.0-1 offset:256
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
;; machine kernel %readonly target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %plain target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, 0x0 makes initial
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %after_a_store target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     global_store_dword %6, %6, %8.0-1 offset:512
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_dword %4, %8.2-3
;;     global_store_dword %6, %5, %8.0-1 offset:256
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
;; machine kernel %four target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s4 = s_load_dwordx4 %16, 0x0
;;     %14:s4 = s_load_dwordx4 %17.2-3, 0x0
;;     %12:s1 = s_add_u32 %14.0, %14.1
;;     %9:s1 = s_add_u32 %14.2, %14.3
;;     %6:s1 = s_add_u32 %12, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %15, %3, %17.0-1 offset:256
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
;; machine kernel %byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %5:v1 = v_mov_b32_e32 0
;;     %6:v1 = global_load_ubyte %5, %9.2-3 makes constant
;;     global_store_dword %7, %6, %9.0-1 offset:256
;; }
;;     end
;; }
