; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_b64 %36, 0x0
;;     %34:v2 = global_load_b64 %35, %37
;;     %33:v1 = v_cvt_f32_u32_e32 %34.1
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:v1 = v_sub_nc_u32_e32 0, %34.1
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_nc_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %34.0, %21
;;     %16:v1 = v_mul_lo_u32 %18, %34.1
;;     %14:v1 = v_sub_nc_u32_e32 %34.0, %16
;;     %11:v1 = v_sub_nc_u32_e32 %14, %34.1
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %9:v1 = v_sub_nc_u32_e32 %10, %34.1
;;     %6:v1 = v_min3_u32 %14, %11, %9
;;     global_store_b32 %35, %6, %37 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %34=v0:v1 = inputs
;;     %37:s4 = s_load_b128 %36, 0x0
;;     %33:s1 = s_cvt_f32_u32 %37.3
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:s1 = s_sub_co_u32 0, %37.3
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_nc_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %37.2, %21
;;     %16:v1 = v_mul_lo_u32 %18, %37.3
;;     %14:v1 = v_sub_nc_u32_e32 %37.2, %16
;;     %11:v1 = v_sub_nc_u32_e64 %14, %37.3
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %9:v1 = v_sub_nc_u32_e64 %10, %37.3
;;     %6:v1 = v_min3_u32 %14, %11, %9
;;     global_store_b32 %34, %6, %37.0-1 offset:256
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
;; machine kernel %power target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_and_b32_e32 63, %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = v_mul_hi_u32 %11, 0xcccccccd
;;     %9:v1 = v_lshrrev_b32_e32 3, %10
;;     %7:v1 = v_mul_lo_u32 %9, 10
;;     %5:v1 = v_sub_nc_u32_e32 %11, %7
;;     global_store_b32 %12, %5, %14 offset:256
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
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %38:v1 = global_load_u8 %39, %41
;;     %37:v1 = global_load_u8 %39, %41 offset:4
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:v1 = v_sub_nc_u32_e32 0, %37
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_nc_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %37
;;     %15:v1 = v_sub_nc_u32_e32 %38, %17
;;     %12:v1 = v_sub_nc_u32_e32 %15, %37
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %10:v1 = v_sub_nc_u32_e32 %11, %37
;;     %7:v1 = v_min3_u32 %15, %12, %10
;;     global_store_b8 %39, %7, %41 offset:256
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
;; machine kernel %beside_quotient target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_b64 %52, 0x0
;;     %50:v2 = global_load_b64 %51, %53
;;     %49:v1 = v_cvt_f32_u32_e32 %50.1
;;     %48:v1 = v_rcp_f32_e32 %49
;;     %46:v1 = v_mul_f32_e32 0x4f7ffffe, %48
;;     %44:v1 = v_cvt_u32_f32_e32 %46
;;     %42:v1 = v_sub_nc_u32_e32 0, %50.1
;;     %41:v1 = v_mul_lo_u32 %42, %44
;;     %39:v1 = v_mul_hi_u32 %44, %41
;;     %37:v1 = v_add_nc_u32_e32 %44, %39
;;     %34:v1 = v_mul_hi_u32 %50.0, %37
;;     %32:v1 = v_mul_lo_u32 %34, %50.1
;;     %31:v1 = v_sub_nc_u32_e32 %50.0, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %50.1
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e32 %31, %50.1
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %20:s1 = v_cmp_ge_u32_e64 %21, %50.1
;;     %19:v1 = v_add_nc_u32_e32 1, %25
;;     %18:v1 = v_sub_nc_u32_e32 %21, %50.1
;;     %15:v1 = v_cndmask_b32_e64 %25, %19, %20
;;     %11:v1 = v_min3_u32 %31, %26, %18
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %15
;;     global_store_b64 %51, %7, %53 offset:256
;; }
;;     end
;; }
