; test isel precise-output
; target gfx600
; Offsets and bases of atomics are those of other accesses.
; Here are the forms whose code is not that of gfx700.

kernel %offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4+16], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %offset target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %31.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %31.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %29
;;     %27:v1 = v_mov_b32_e32 %29
;;     %28:v1 tied(%27) = buffer_atomic_add %26, %22, 0 addr64 offset:16 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %31.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %31.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %29
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
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
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4-16], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %negative target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %20.0:v2, %17:s2 = v_add_i32_e64 -16, %38.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 -1, %38.1, %17
;;     %26.0:s4 = s_mov_b32 0
;;     %27.1:s4 tied(%26) = s_mov_b32 0
;;     %28.2:s4 tied(%27) = s_mov_b32 0
;;     %29.3:s4 tied(%28) = s_mov_b32 0x100f000
;;     %30:v1 = v_mov_b32_e32 %39
;;     %31:v1 tied(%30) = buffer_atomic_add %21, %29, 0 addr64 glc
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

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v1+4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %17.0:v2 = v_mov_b32_e32 %31.0
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %31.1
;;     %23.0:s4 = s_mov_b32 0
;;     %24.1:s4 tied(%23) = s_mov_b32 0
;;     %25.2:s4 tied(%24) = s_mov_b32 0
;;     %26.3:s4 tied(%25) = s_mov_b32 0x100f000
;;     %27:v1 = v_mov_b32_e32 %29
;;     %28:v1 tied(%27) = buffer_atomic_add %18, %26, 0 addr64 offset:4 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %31.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %31.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %29
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
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
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4+0x1000000], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %38.0:v2, %34:s2 = v_add_i32_e64 %42.0, %40
;;     %37:v1 = v_mov_b32_e32 %42.1
;;     %39.1:v2 tied(%38), %36:s2 = v_addc_u32_e64 %37, 0, %34
;;     %18:s1 = s_mov_b32 0x1000000
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %39.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %39.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = v_mov_b32_e32 %40
;;     %32:v1 tied(%31) = buffer_atomic_add %22, %30, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dword %32, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 rlx wg [v2+32], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %group target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %15:v1, %16:s2 = v_add_i32_e64 32, %18
;;     %17:v1 = ds_add_rtn_u32 %15, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %20.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %20.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %18
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %constant_data {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 1
    v6 = atomic_rmw.i32 add global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant_data target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %32.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %32.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %30
;;     %27:v1 = v_mov_b32_e32 1
;;     %28:v1 = v_mov_b32_e32 %27
;;     %29:v1 tied(%28) = buffer_atomic_add %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
