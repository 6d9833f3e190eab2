; test isel precise-output
; target gfx900
; Truth values as numbers: 0 and 1, or 0 and all ones.

kernel %zero_lanes {
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
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:s2 = v_cmp_lt_u32_e64 %9, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %sign_lanes {
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
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sign_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:s2 = v_cmp_lt_u32_e64 %9, %8
;;     %4:v1 = v_cndmask_b32_e64 0, -1, %7
;;     global_store_dword %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %zero_wave {
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
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %8, 0x0
;;     %10:s1 = s_load_dword %8, 0x8
;;     %9:s1 = s_load_dword %8, 0xc
;;     s_cmp_lt_u32 %10, %9 makes scc
;;     %7:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %11, %3, %12 offset:256
;; }
;;     end
;; }

kernel %sign_wave {
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
    v7 = icmp.ult v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sign_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %12=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %9, 0x0
;;     %11:s1 = s_load_dword %9, 0x8
;;     %10:s1 = s_load_dword %9, 0xc
;;     s_cmp_lt_u32 %11, %10 makes scc
;;     %8:s1 = s_cselect_b32 1, 0
;;     %5:s1 = s_sub_u32 0, %8
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %12, %3, %13 offset:256
;; }
;;     end
;; }

kernel %byte_lanes {
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
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    return
}
;; machine kernel %byte_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_dword %11, %13
;;     %9:v1 = global_load_dword %11, %13 offset:4
;;     %8:s2 = v_cmp_lt_u32_e64 %10, %9
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_byte %11, %5, %13 offset:256
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i64 v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = global_load_dword %15, %17
;;     %13:v1 = global_load_dword %15, %17 offset:4
;;     %12:s2 = v_cmp_lt_u32_e64 %14, %13
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %15, %7, %17 offset:256
;; }
;;     end
;; }

kernel %long_sign {
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
    v8 = sextend.i64 v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_sign target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = global_load_dword %15, %17
;;     %13:v1 = global_load_dword %15, %17 offset:4
;;     %12:s2 = v_cmp_lt_u32_e64 %14, %13
;;     %9:v1 = v_cndmask_b32_e64 0, -1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %9
;;     global_store_dwordx2 %15, %7, %17 offset:256
;; }
;;     end
;; }
