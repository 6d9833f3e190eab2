; test isel precise-output
; target gfx803
; Lanes whose number follows from that of the reader: one movement, which the only reader of a value that is zero for lanes without a source does itself.

kernel %reader {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = laneid.i32
    v8 = iconst.i32 1
    v9 = bxor.i32 v7, v8
    v10 = bconst 0
    v11 = fconst.f32 0.0
    v12 = activelanepermute.f32 v5, v9, v11, v10
    v13 = fadd.ftz.f32 v5, v12
    store.f32 global align 4 [v4+256], v13
    v14 = iconst.i32 7
    v15 = bxor.i32 v7, v14
    v16 = iconst.i32 0
    v17 = activelanepermute.i32 v6, v15, v16, v10
    v18 = isub.i32 v6, v17
    store.i32 global align 4 [v4+260], v18
    return
}
;; machine kernel %reader target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %35.0:v2, %31:s2 = v_add_u32_e64 %39.0, %37
;;     %34:v1 = v_mov_b32_e32 %39.1
;;     %36.1:v2 tied(%35), %33:s2 = v_addc_u32_e64 %34, 0, %31
;;     %27:v2 = flat_load_dwordx2 %36
;;     %24:v1 = v_add_f32_dpp %27.0, %27.0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     %16:s1 = s_mov_b32 0x100
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %16, %36.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %36.1, %15
;;     flat_store_dword %20, %24
;;     %13:v1 = v_mov_b32_dpp %27.1 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     %11:v1, %12:s2 = v_sub_u32_e64 %27.1, %13
;;     %3:s1 = s_mov_b32 0x104
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %36.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %36.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %kept {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = laneid.i32
    v8 = iconst.i32 15
    v9 = bxor.i32 v8, v7
    v10 = bconst 0
    v11 = activelanepermute.i64 v6, v9, v6, v10
    store.i64 global align 8 [v4+256], v11
    v12 = iconst.i32 3
    v13 = iadd.i32 v7, v12
    v14 = band.i32 v13, v8
    v15 = iconst.i32 -16
    v16 = band.i32 v7, v15
    v17 = bor.i32 v14, v16
    v18 = iconst.i32 -1
    v19 = activelanepermute.i32 v5, v17, v18, v10
    v20 = umin.i32 v5, v19
    store.i32 global align 4 [v4+264], v20
    return
}
;; machine kernel %kept target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %47=s[0:1]:s2, %46=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %48:s2 = s_load_dwordx2 %47, 0x0
;;     %44.0:v2, %40:s2 = v_add_u32_e64 %48.0, %46
;;     %43:v1 = v_mov_b32_e32 %48.1
;;     %45.1:v2 tied(%44), %42:s2 = v_addc_u32_e64 %43, 0, %40
;;     %36:v1 = flat_load_dword %45
;;     %33.0:v2, %30:s2 = v_add_u32_e64 8, %45.0
;;     %34.1:v2 tied(%33), %32:s2 = v_addc_u32_e64 0, %45.1, %30
;;     %35:v2 = flat_load_dwordx2 %34
;;     %25.0:v2 = v_mov_b32_e32 %35.0
;;     %26.1:v2 tied(%25) = v_mov_b32_e32 %35.1
;;     %27.0:v2 tied(%26) = v_mov_b32_dpp %35.0 row_mirror row_mask:0xf bank_mask:0xf
;;     %28.1:v2 tied(%27) = v_mov_b32_dpp %35.1 row_mirror row_mask:0xf bank_mask:0xf
;;     %16:s1 = s_mov_b32 0x100
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %16, %45.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %45.1, %15
;;     flat_store_dwordx2 %20, %28
;;     %12:v1 = v_mov_b32_e32 -1
;;     %13:v1 tied(%12) = v_mov_b32_dpp %36 row_ror:13 row_mask:0xf bank_mask:0xf
;;     %11:v1 = v_min_u32_e32 %36, %13
;;     %3:s1 = s_mov_b32 0x108
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %45.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %45.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %truth {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = laneid.i32
    v9 = iconst.i32 2
    v10 = bxor.i32 v8, v9
    v11 = bconst 0
    v12 = activelanepermute.b1 v7, v10, v11, v11
    v13 = uextend.i32 v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %truth target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2, %22:s2 = v_add_u32_e64 %30.0, %28
;;     %25:v1 = v_mov_b32_e32 %30.1
;;     %27.1:v2 tied(%26), %24:s2 = v_addc_u32_e64 %25, 0, %22
;;     %18:v2 = flat_load_dwordx2 %27
;;     %17:s2 = v_cmp_lt_u32_e64 %18.0, %18.1
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %17
;;     %13:v1 = v_mov_b32_dpp %12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     %14:s2 = v_cmp_ne_u32_e64 0, %13
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %27.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %27.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

; No movement reads the lane half a wave away, and one lane of all rows is none.
kernel %none {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = laneid.i32
    v7 = iconst.i32 16
    v8 = bxor.i32 v6, v7
    v9 = iconst.i32 0
    v10 = bconst 0
    v11 = activelanepermute.i32 v5, v8, v9, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %none target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %30.0:v2, %26:s2 = v_add_u32_e64 %34.0, %32
;;     %29:v1 = v_mov_b32_e32 %34.1
;;     %31.1:v2 tied(%30), %28:s2 = v_addc_u32_e64 %29, 0, %26
;;     %22:v1 = flat_load_dword %31
;;     %20:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %21:v1 = v_mbcnt_hi_u32_b32 -1, %20
;;     %19:v1 = v_xor_b32_e32 16, %21
;;     %10:s2 = s_mov_b64 exec
;;     %11:v2 = v_lshrrev_b64 %19, %10
;;     %12:v1 = v_and_b32_e32 1, %11.0
;;     %13:s2 = v_cmp_ne_u32_e64 0, %12
;;     %14:v1 = v_lshlrev_b32_e32 2, %19
;;     %16:v1 = ds_bpermute_b32 %14, %22
;;     %17:v1 = v_cndmask_b32_e64 0, %16, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %31.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %31.1, %2
;;     flat_store_dword %7, %17
;; }
;;     end
;; }
