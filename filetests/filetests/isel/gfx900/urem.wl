; test isel precise-output
; target gfx900
; Unsigned remainders.

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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %39:v1 = global_load_dword %40, %42
;;     %38:v1 = global_load_dword %40, %42 offset:4
;;     %37:v1 = v_cvt_f32_u32_e32 %38
;;     %36:v1 = v_rcp_f32_e32 %37
;;     %34:v1 = v_mul_f32_e32 0x4f7ffffe, %36
;;     %32:v1 = v_cvt_u32_f32_e32 %34
;;     %30:v1 = v_sub_u32_e32 0, %38
;;     %29:v1 = v_mul_lo_u32 %30, %32
;;     %27:v1 = v_mul_hi_u32 %32, %29
;;     %25:v1 = v_add_u32_e32 %32, %27
;;     %22:v1 = v_mul_hi_u32 %39, %25
;;     %20:v1 = v_mul_lo_u32 %22, %38
;;     %18:v1 = v_sub_u32_e32 %39, %20
;;     %15:s2 = v_cmp_ge_u32_e64 %18, %38
;;     %14:v1 = v_sub_u32_e32 %18, %38
;;     %13:v1 = v_cndmask_b32_e64 %18, %14, %15
;;     %9:s2 = v_cmp_ge_u32_e64 %13, %38
;;     %8:v1 = v_sub_u32_e32 %13, %38
;;     %6:v1 = v_cndmask_b32_e64 %13, %8, %9
;;     global_store_dword %40, %6, %42 offset:256
;; }
;;     end
;; }

kernel %wave {
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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %41=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %38, 0x0
;;     %40:s1 = s_load_dword %38, 0x8
;;     %39:s1 = s_load_dword %38, 0xc
;;     %37:v1 = v_cvt_f32_u32_e32 %39
;;     %36:v1 = v_rcp_f32_e32 %37
;;     %34:v1 = v_mul_f32_e32 0x4f7ffffe, %36
;;     %32:v1 = v_cvt_u32_f32_e32 %34
;;     %30:s1 = s_sub_u32 0, %39
;;     %29:v1 = v_mul_lo_u32 %30, %32
;;     %27:v1 = v_mul_hi_u32 %32, %29
;;     %25:v1 = v_add_u32_e32 %32, %27
;;     %22:v1 = v_mul_hi_u32 %40, %25
;;     %20:v1 = v_mul_lo_u32 %22, %39
;;     %18:v1 = v_sub_u32_e32 %40, %20
;;     %15:s2 = v_cmp_ge_u32_e64 %18, %39
;;     %14:v1 = v_sub_u32_e64 %18, %39
;;     %13:v1 = v_cndmask_b32_e64 %18, %14, %15
;;     %9:s2 = v_cmp_ge_u32_e64 %13, %39
;;     %8:v1 = v_sub_u32_e64 %13, %39
;;     %6:v1 = v_cndmask_b32_e64 %13, %8, %9
;;     global_store_dword %41, %6, %42 offset:256
;; }
;;     end
;; }

kernel %power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 64
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_and_b32_e32 63, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 10
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_dword %13, %15
;;     %11:s1 = s_mov_b32 0xcccccccd
;;     %10:v1 = v_mul_hi_u32 %12, %11
;;     %9:v1 = v_lshrrev_b32_e32 3, %10
;;     %7:v1 = v_mul_lo_u32 %9, 10
;;     %5:v1 = v_sub_u32_e32 %12, %7
;;     global_store_dword %13, %5, %15 offset:256
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
    v7 = urem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %42:v1 = global_load_ubyte %43, %45
;;     %41:v1 = global_load_ubyte %43, %45 offset:4
;;     %38:v1 = v_cvt_f32_u32_e32 %41
;;     %37:v1 = v_rcp_f32_e32 %38
;;     %35:v1 = v_mul_f32_e32 0x4f7ffffe, %37
;;     %33:v1 = v_cvt_u32_f32_e32 %35
;;     %31:v1 = v_sub_u32_e32 0, %41
;;     %30:v1 = v_mul_lo_u32 %31, %33
;;     %28:v1 = v_mul_hi_u32 %33, %30
;;     %26:v1 = v_add_u32_e32 %33, %28
;;     %23:v1 = v_mul_hi_u32 %42, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_u32_e32 %42, %21
;;     %16:s2 = v_cmp_ge_u32_e64 %19, %41
;;     %15:v1 = v_sub_u32_e32 %19, %41
;;     %14:v1 = v_cndmask_b32_e64 %19, %15, %16
;;     %10:s2 = v_cmp_ge_u32_e64 %14, %41
;;     %9:v1 = v_sub_u32_e32 %14, %41
;;     %7:v1 = v_cndmask_b32_e64 %14, %9, %10
;;     global_store_byte %43, %7, %45 offset:256
;; }
;;     end
;; }

; The corrections of the quotient are those of the remainder.
kernel %beside_quotient {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = urem.i32 v5, v6
    v8 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_quotient target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_dwordx2 %49, 0x0
;;     %47:v1 = global_load_dword %48, %50
;;     %46:v1 = global_load_dword %48, %50 offset:4
;;     %45:v1 = v_cvt_f32_u32_e32 %46
;;     %44:v1 = v_rcp_f32_e32 %45
;;     %42:v1 = v_mul_f32_e32 0x4f7ffffe, %44
;;     %40:v1 = v_cvt_u32_f32_e32 %42
;;     %38:v1 = v_sub_u32_e32 0, %46
;;     %37:v1 = v_mul_lo_u32 %38, %40
;;     %35:v1 = v_mul_hi_u32 %40, %37
;;     %33:v1 = v_add_u32_e32 %40, %35
;;     %30:v1 = v_mul_hi_u32 %47, %33
;;     %28:v1 = v_mul_lo_u32 %30, %46
;;     %27:v1 = v_sub_u32_e32 %47, %28
;;     %24:s2 = v_cmp_ge_u32_e64 %27, %46
;;     %23:v1 = v_add_u32_e32 1, %30
;;     %22:v1 = v_sub_u32_e32 %27, %46
;;     %21:v1 = v_cndmask_b32_e64 %30, %23, %24
;;     %18:v1 = v_cndmask_b32_e64 %27, %22, %24
;;     %14:s2 = v_cmp_ge_u32_e64 %18, %46
;;     %13:v1 = v_add_u32_e32 1, %21
;;     %12:v1 = v_sub_u32_e32 %18, %46
;;     %10:v1 = v_cndmask_b32_e64 %21, %13, %14
;;     %7:v1 = v_cndmask_b32_e64 %18, %12, %14
;;     global_store_dword %48, %7, %50 offset:256
;;     global_store_dword %48, %10, %50 offset:260
;; }
;;     end
;; }
