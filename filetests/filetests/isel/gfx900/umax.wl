; test isel precise-output
; target gfx900
; Unsigned maxima.

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
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_max_u32_e32 %6.0, %6.1
;;     global_store_dword %7, %5, %9 offset:256
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
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:s1 = s_max_u32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %mixed {
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
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %mixed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:v1 = global_load_dword %7, %10.0-1
;;     %5:v1 = v_max_u32_e32 %10.2, %6
;;     global_store_dword %7, %5, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = umax.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_ushort %11, %13
;;     %9:v1 = global_load_ushort %11, %13 offset:4
;;     %6:v1 = v_max_u32_e32 %10, %9
;;     global_store_short %11, %6, %13 offset:256
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
    v7 = umax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %10:s2 = v_cmp_gt_u64_e64 %11.0-1, %11.2-3
;;     %8.0:v2 = v_cndmask_b32_e64 %11.2, %11.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.3, %11.1, %10
;;     global_store_dwordx2 %12, %9, %14 offset:256
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x100000000
    v7 = umax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v2 = global_load_dwordx2 %15, %17
;;     %11.0:s2 = s_mov_b32 0
;;     %12.1:s2 tied(%11) = s_mov_b32 1
;;     %13:s2 = v_cmp_gt_u64_e64 %14, %12
;;     %7.0:v2 = v_cndmask_b32_e64 0, %14.0, %13
;;     %8.1:v2 tied(%7) = v_cndmask_b32_e64 1, %14.1, %13
;;     global_store_dwordx2 %15, %8, %17 offset:256
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = umax.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_ubyte %11, %13
;;     %9:v1 = global_load_ubyte %11, %13 offset:4
;;     %6:v1 = v_max_u32_e32 %10, %9
;;     global_store_byte %11, %6, %13 offset:256
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i64 at 24 align 8
    param %f : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = umax.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = umax.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = umax.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %45=v0:v1 = inputs
;;     %48:s8 = s_load_dwordx8 %19, 0x0
;;     %42:s1 = s_and_b32 %48.2, 0xff
;;     %40:s1 = s_and_b32 %48.3, 0xff
;;     %38:s1 = s_max_u32 %42, %40
;;     %34:v1 = v_mov_b32_e32 %38
;;     global_store_byte %45, %34, %48.0-1 offset:256
;;     %30:s1 = s_and_b32 %48.4, 0xffff
;;     %28:s1 = s_and_b32 %48.5, 0xffff
;;     %26:s1 = s_max_u32 %30, %28
;;     %22:v1 = v_mov_b32_e32 %26
;;     global_store_short %45, %22, %48.0-1 offset:260
;;     %20:s2 = s_load_dwordx2 %19, 0x20
;;     %17.0:v2 = v_mov_b32_e32 %20.0
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %20.1
;;     %14:s2 = v_cmp_gt_u64_e64 %48.6-7, %18
;;     %7:v1 = v_mov_b32_e32 %20.0
;;     %8:v1 = v_mov_b32_e32 %48.6
;;     %12.0:v2 = v_cndmask_b32_e64 %7, %8, %14
;;     %10:v1 = v_mov_b32_e32 %20.1
;;     %11:v1 = v_mov_b32_e32 %48.7
;;     %13.1:v2 tied(%12) = v_cndmask_b32_e64 %10, %11, %14
;;     global_store_dwordx2 %45, %13, %48.0-1 offset:264
;; }
;;     end
;; }
