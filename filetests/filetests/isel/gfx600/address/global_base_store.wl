; test isel precise-output
; target gfx600
; Addresses of stores are those of loads.
; Here are the forms whose code is not that of gfx700.

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v1], v2
    return
}
;; machine kernel %wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %3.0:v2 = v_mov_b32_e32 %16.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %16.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %14, %4, %12, 0 addr64
;; }
;;     end
;; }

kernel %lane {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4+12], v2
    return
}
;; machine kernel %lane target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %16.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %16.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %14
;;     buffer_store_dword %14, %13, %9, 0 addr64 offset:12
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    store.i32 global align 4 [v5-8], v2
    return
}
;; machine kernel %loaded target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %21.2:s4 = s_mov_b32 0
;;     %22.3:s4 tied(%21) = s_mov_b32 0x100f000
;;     %23.0:s4 tied(%22) = s_mov_b32 %32.0
;;     %24.1:s4 tied(%23) = s_mov_b32 %32.1
;;     %27.1:v2 = v_mov_b32_e32 0
;;     %28.0:v2 tied(%27) = v_mov_b32_e32 %30
;;     %29:v2 = buffer_load_dwordx2 %28, %24, 0 addr64
;;     %5.0:v2, %2:s2 = v_add_i32_e64 -8, %29.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 -1, %29.1, %2
;;     %11.0:s4 = s_mov_b32 0
;;     %12.1:s4 tied(%11) = s_mov_b32 0
;;     %13.2:s4 tied(%12) = s_mov_b32 0
;;     %14.3:s4 tied(%13) = s_mov_b32 0x100f000
;;     buffer_store_dword %30, %6, %14, 0 addr64
;; }
;;     end
;; }
