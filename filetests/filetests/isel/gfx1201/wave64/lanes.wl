; test isel precise-output wave=64
; target gfx1201
; Lanes are counted in two halves; a permutation reaches the whole wave.

kernel %laneid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = laneid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %laneid target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %4:v1 = v_mbcnt_hi_u32_b32 -1, %3
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %rank {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = activelaneid
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rank target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %3:s2 = s_mov_b64 exec
;;     %4:v1 = v_mbcnt_lo_u32_b32 %3.0, 0
;;     %5:v1 = v_mbcnt_hi_u32_b32 %3.1, %4
;;     global_store_b32 %6, %5, %8 offset:256
;; }
;;     end
;; }

kernel %count {
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
    v8 = activelanecount v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %count target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:s2 early = v_cmp_lt_u32_e64 %10.0, %10.1
;;     %5:s2 = s_and_b64 %9, exec
;;     %6:s1 = s_bcnt1_i32_b64 %5
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %11, %3, %13 offset:256
;; }
;;     end
;; }

kernel %mask {
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
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mask target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s2 early = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %8:s2 = s_and_b64 %11, exec
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %13, %6, %15 offset:256
;; }
;;     end
;; }

kernel %permute {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %permute target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v3 = global_load_b96 %14, %16
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %13.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 early = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13.1
;;     %10:v1 = ds_bpermute_b32 %8, %13.0
;;     %12:v1 = v_cndmask_b32_e64 %13.2, %10, %7
;;     global_store_b32 %14, %12, %16 offset:256
;; }
;;     end
;; }
