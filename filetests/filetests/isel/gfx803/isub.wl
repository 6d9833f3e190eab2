; test isel precise-output
; target gfx803
; Wrapping differences. The operands are not to be exchanged.
; Here are the forms whose code is not that of gfx900.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v2 = flat_load_dwordx2 %22
;;     %11:v1, %12:s2 = v_sub_u32_e64 %13.0, %13.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %from_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 global align 4 [v4+0]
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %from_wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s4 = s_load_dwordx4 %25, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %26.0, %23
;;     %20:v1 = v_mov_b32_e32 %26.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v1 = flat_load_dword %22
;;     %11:v1, %12:s2 = v_sub_u32_e64 %26.2, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

; The scalar is the second source of the operation: the short form takes none there, the long form does.
kernel %of_wave {
    param %p : i64 at 0 align 8
    param %b : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %of_wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s4 = s_load_dwordx4 %25, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %26.0, %23
;;     %20:v1 = v_mov_b32_e32 %26.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v1 = flat_load_dword %22
;;     %11:v1, %12:s2 = v_sub_u32_e64 %13, %26.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %from_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 100
    v6 = load.i32 global align 4 [v4+0]
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %from_constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v1 = flat_load_dword %22
;;     %12:s1 = s_mov_b32 0x64
;;     %10:v1, %11:s2 = v_sub_u32_e64 %12, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = isub.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v1 = flat_load_ubyte %29
;;     %17.0:v2, %14:s2 = v_add_u32_e64 4, %29.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_u32_e64 0, %29.1, %14
;;     %19:v1 = flat_load_ubyte %18
;;     %11:v1, %12:s2 = v_sub_u32_e64 %20, %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_byte %7, %11
;; }
;;     end
;; }

kernel %long_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v4 = flat_load_dwordx4 %26
;;     %15.0:v2, %12:s2 = v_sub_u32_e64 %17.0, %17.2
;;     %16.1:v2 tied(%15), %14:s2 = v_subb_u32_e64 %17.1, %17.3, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

kernel %long_from_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 0x7fffffff0
    v6 = load.i64 global align 8 [v4+0]
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_from_constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v2 = flat_load_dwordx2 %25
;;     %14.0:v2, %11:s2 = v_sub_u32_e64 -16, %16.0
;;     %15.1:v2 tied(%14), %13:s2 = v_subb_u32_e64 7, %16.1, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dwordx2 %7, %15
;; }
;;     end
;; }
