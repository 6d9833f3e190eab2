; test isel precise-output
; target gfx900
; Offsets of scalar loads: within the field, beyond it, and by a register.

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
;; machine kernel %zero target gfx900 wave 64 after isel {
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
;; machine kernel %largest_small target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, 0x3fc
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %largest target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, 0xffffc
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %beyond target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %7.0:s2 = s_add_u32 %12.2, 0x100000 makes scc
;;     %8.1:s2 tied(%7) = s_addc_u32 %12.3, 0
;;     %9:s1 = s_load_dword %8, 0x0
;;     %3:v1 = v_mov_b32_e32 %9
;;     global_store_dword %10, %3, %12.0-1 offset:256
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
;; machine kernel %negative target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %5:s1 = s_load_dword %8.2-3, -0x4
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %8.0-1 offset:256
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
;; machine kernel %register target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, 0x0
;;     %10.0:s2 = s_add_u32 %15.4, %15.2 makes scc
;;     %11.1:s2 tied(%10) = s_addc_u32 0, %15.3
;;     %5:s1 = s_load_dword %11, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %12, %3, %15.0-1 offset:256
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
;; machine kernel %far target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %7.0:s2 = s_add_u32 %12.2, 0x7ffffff0 makes scc
;;     %8.1:s2 tied(%7) = s_addc_u32 %12.3, 0
;;     %9:s1 = s_load_dword %8, 0x0
;;     %3:v1 = v_mov_b32_e32 %9
;;     global_store_dword %10, %3, %12.0-1 offset:256
;; }
;;     end
;; }
