; test isel precise-output
; target gfx1030
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
;; machine kernel %reader target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v2 = global_load_dwordx2 %14, %16
;;     %10:v1 = v_add_f32_dpp %13.0, %13.0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     global_store_dword %14, %10, %16 offset:256
;;     %5:v1 = v_subrev_nc_u32_dpp %13.1, %13.1 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     global_store_dword %14, %5, %16 offset:260
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
;; machine kernel %kept target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, null
;;     %17:v1 = global_load_dword %18, %20
;;     %16:v2 = global_load_dwordx2 %18, %20 offset:8
;;     %12.0:v2 = v_mov_b32_e32 %16.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %16.1
;;     %14.0:v2 tied(%13) = v_mov_b32_dpp %16.0 row_mirror row_mask:0xf bank_mask:0xf
;;     %15.1:v2 tied(%14) = v_mov_b32_dpp %16.1 row_mirror row_mask:0xf bank_mask:0xf
;;     global_store_dwordx2 %18, %15, %20 offset:256
;;     %6:v1 = v_mov_b32_e32 -1
;;     %7:v1 tied(%6) = v_mov_b32_dpp %17 row_ror:13 row_mask:0xf bank_mask:0xf
;;     %5:v1 = v_min_u32_e32 %17, %7
;;     global_store_dword %18, %5, %20 offset:264
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
;; machine kernel %truth target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %11:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %6:v1 = v_cndmask_b32_e64 0, 1, %11
;;     %7:v1 = v_mov_b32_dpp %6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
;;     %8:s1 = v_cmp_ne_u32_e64 0, %7
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_dword %13, %4, %15 offset:256
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
;; machine kernel %none target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, null
;;     %15:v1 = global_load_dword %16, %18
;;     %14:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %13:v1 = v_xor_b32_e32 16, %14
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %13, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13
;;     %10:v1 = ds_bpermute_b32 %8, %15
;;     %11:v1 = v_cndmask_b32_e64 0, %10, %7
;;     global_store_dword %16, %11, %18 offset:256
;; }
;;     end
;; }
