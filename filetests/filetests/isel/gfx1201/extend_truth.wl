; test isel precise-output
; target gfx1201
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
;; machine kernel %zero_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_u32_e64 %8.0, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %9, %4, %11 offset:256
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
;; machine kernel %sign_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_u32_e64 %8.0, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, -1, %7
;;     global_store_b32 %9, %4, %11 offset:256
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
;; machine kernel %zero_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     s_cmp_lt_u32 %11.2, %11.3 makes scc
;;     %7:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %8, %3, %11.0-1 offset:256
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
;; machine kernel %sign_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     s_cmp_lt_u32 %12.2, %12.3 makes scc
;;     %8:s1 = s_cselect_b32 1, 0
;;     %5:s1 = s_sub_co_u32 0, %8
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %9, %3, %12.0-1 offset:256
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
;; machine kernel %byte_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:s1 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_b8 %10, %5, %12 offset:256
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
;; machine kernel %long_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %12:s1 = v_cmp_lt_u32_e64 %13.0, %13.1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %14, %7, %16 offset:256
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
;; machine kernel %long_sign target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %12:s1 = v_cmp_lt_u32_e64 %13.0, %13.1
;;     %9:v1 = v_cndmask_b32_e64 0, -1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %9
;;     global_store_b64 %14, %7, %16 offset:256
;; }
;;     end
;; }

kernel %uextend_lanes {
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
    v8 = uextend.i16 v7
    store.i16 global align 2 [v4+256], v8
    return
}
;; machine kernel %uextend_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:s1 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_b16 %10, %5, %12 offset:256
;; }
;;     end
;; }

kernel %uextend_wave {
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
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = uextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = uextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %uextend_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s4 = s_load_b128 %19, 0x0
;;     s_cmp_lt_u32 %20.2, %20.3 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %12:v1 = v_mov_b32_e32 %16
;;     global_store_b8 %17, %12, %20.0-1 offset:256
;;     global_store_b16 %17, %12, %20.0-1 offset:260
;;     %5.0:v2 = v_mov_b32_e32 %16
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_b64 %17, %6, %20.0-1 offset:264
;; }
;;     end
;; }

kernel %sextend_lanes {
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
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    return
}
;; machine kernel %sextend_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %8:v1 = v_cndmask_b32_e64 0, -1, %11
;;     global_store_b8 %13, %8, %15 offset:256
;;     %5:v1 = v_cndmask_b32_e64 0, -1, %11
;;     global_store_b16 %13, %5, %15 offset:260
;; }
;;     end
;; }

kernel %sextend_wave {
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
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = sextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %sextend_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %25=v0:v1 = inputs
;;     %28:s4 = s_load_b128 %27, 0x0
;;     s_cmp_lt_u32 %28.2, %28.3 makes scc
;;     %24:s1 = s_cselect_b32 1, 0
;;     %21:s1 = s_sub_co_u32 0, %24
;;     %19:v1 = v_mov_b32_e32 %21
;;     global_store_b8 %25, %19, %28.0-1 offset:256
;;     %17:s1 = s_sub_co_u32 0, %24
;;     %15:v1 = v_mov_b32_e32 %17
;;     global_store_b16 %25, %15, %28.0-1 offset:260
;;     %13:s1 = s_sub_co_u32 0, %24
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_b64 %25, %7, %28.0-1 offset:264
;; }
;;     end
;; }
