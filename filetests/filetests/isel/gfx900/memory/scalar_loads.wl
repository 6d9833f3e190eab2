; test isel precise-output
; target gfx900
; Loads of the wave: kernel arguments and what never changes come by the scalar unit, other memory does not.

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
;;     %14=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %14, 0x0
;;     %16:s1 = s_load_dword %14, 0x8
;;     %15:s2 = s_load_dwordx2 %14, 0x10
;;     %12.0:s2 = s_add_u32 %15.0, %15.0 makes scc
;;     %13.1:s2 tied(%12) = s_addc_u32 %15.1, %15.1
;;     %7.0:v2 = v_mov_b32_e32 %13.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %13.1
;;     global_store_dwordx2 %17, %8, %18 offset:256
;;     %3:v1 = v_mov_b32_e32 %16
;;     global_store_dword %17, %3, %18 offset:264
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
;;     %7=s[0:1]:s2, %10=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %7, 0x0
;;     %9:s1 = s_load_dword %7, 0x8
;;     %8:s1 = s_load_dword %7, 0xc
;;     %6:s1 = s_add_u32 %9, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %10, %3, %11 offset:256
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
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %6, 0x0
;;     %7:s2 = s_load_dwordx2 %6, 0x8
;;     %5:s1 = s_load_dword %7, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %8, %3, %9 offset:256
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
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %6, 0x0
;;     %7:s2 = s_load_dwordx2 %6, 0x8
;;     %5:s1 = s_load_dword %7, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %8, %3, %9 offset:256
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
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %6, 0x0
;;     %7:s2 = s_load_dwordx2 %6, 0x8
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_dword %4, %7
;;     global_store_dword %8, %5, %9 offset:256
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
;;     %15=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %15, 0x0
;;     %16:s2 = s_load_dwordx2 %15, 0x8
;;     %14:s4 = s_load_dwordx4 %16, 0x0
;;     %12:s1 = s_add_u32 %14.0, %14.1
;;     %9:s1 = s_add_u32 %14.2, %14.3
;;     %6:s1 = s_add_u32 %12, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %17, %3, %18 offset:256
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
;;     %7=s[0:1]:s2, %9=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %7, 0x0
;;     %8:s2 = s_load_dwordx2 %7, 0x8
;;     %5:v1 = v_mov_b32_e32 0
;;     %6:v1 = global_load_ubyte %5, %8
;;     global_store_dword %9, %6, %10 offset:256
;; }
;;     end
;; }
