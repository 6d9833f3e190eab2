; test isel precise-output
; target gfx1201
; Values of other lanes, and another value where that lane does not run.

kernel %word {
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v3 = global_load_b96 %15, %17
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %14.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:s1 = s_and_not1_b32 %7, 0
;;     %9:v1 = v_lshlrev_b32_e32 2, %14.1
;;     %11:v1 = ds_bpermute_b32 %9, %14.0
;;     %13:v1 = v_cndmask_b32_e64 %14.2, %11, %8
;;     global_store_b32 %15, %13, %17 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = bconst 0
    v9 = activelanepermute.i64 v5, v7, v6, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v4 = global_load_b128 %20, %22
;;     %18:v1 = global_load_b32 %20, %22 offset:16
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %18, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:s1 = s_and_not1_b32 %7, 0
;;     %9:v1 = v_lshlrev_b32_e32 2, %18
;;     %11:v1 = ds_bpermute_b32 %9, %19.0
;;     %16.0:v2 = v_cndmask_b32_e64 %19.2, %11, %8
;;     %14:v1 = ds_bpermute_b32 %9, %19.1
;;     %17.1:v2 tied(%16) = v_cndmask_b32_e64 %19.3, %14, %8
;;     global_store_b64 %20, %17, %22 offset:256
;; }
;;     end
;; }

kernel %chosen {
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
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v8, v7
    v10 = activelanepermute.i32 v5, v6, v7, v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %chosen target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v4 = global_load_b128 %18, %20
;;     %16:s1 = v_cmp_lt_u32_e64 %17.3, %17.2
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %17.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %16
;;     %10:v1 = v_lshlrev_b32_e32 2, %17.1
;;     %12:v1 = ds_bpermute_b32 %10, %17.0
;;     %14:v1 = v_cndmask_b32_e64 %17.2, %12, %9
;;     global_store_b32 %18, %14, %20 offset:256
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
    v7 = load.i32 global align 4 [v4+8]
    v8 = icmp.ult v5, v6
    v9 = icmp.slt v5, v6
    v10 = bconst 0
    v11 = activelanepermute.b1 v8, v7, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %truth target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_b64 %26, 0x0
;;     %24:v3 = global_load_b96 %25, %27
;;     %23:s1 = v_cmp_lt_u32_e64 %24.0, %24.1
;;     %22:s1 = v_cmp_lt_i32_e64 %24.0, %24.1
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %24.2, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     %10:s1 = s_and_not1_b32 %9, 0
;;     %11:v1 = v_lshlrev_b32_e32 2, %24.2
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %23
;;     %15:v1 = ds_bpermute_b32 %11, %14
;;     %16:s1 = v_cmp_ne_u32_e64 0, %15
;;     %17:s1 = s_and_b32 %16, %10
;;     %18:s1 = s_and_not1_b32 %22, %10
;;     %19:s1 = s_or_b32 %17, %18
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_b32 %25, %4, %27 offset:256
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i8 v5, v7, v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v1 = global_load_u8 %17, %19
;;     %15:v1 = global_load_u8 %17, %19 offset:4
;;     %14:v1 = global_load_b32 %17, %19 offset:8
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %14, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:s1 = s_and_not1_b32 %7, 0
;;     %9:v1 = v_lshlrev_b32_e32 2, %14
;;     %11:v1 = ds_bpermute_b32 %9, %16
;;     %13:v1 = v_cndmask_b32_e64 %15, %11, %8
;;     global_store_b8 %17, %13, %19 offset:256
;; }
;;     end
;; }
