; test isel precise-output
; target gfx900
; The borrow of a difference as a number.

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
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %5:s2 = v_cmp_lt_u32_e64 %7.0, %7.1
;;     %6:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_dword %8, %6, %10 offset:256
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
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, 0x0
;;     %6:v1 = v_mov_b32_e32 %11.3
;;     %5:s2 = v_cmp_lt_u32_e64 %11.2, %6
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_dword %8, %7, %11.0-1 offset:256
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
    v7 = uborrow.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v4 = global_load_dwordx4 %14, %16
;;     %12:s2 = v_cmp_lt_u64_e64 %13.0-1, %13.2-3
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %14, %7, %16 offset:256
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
    v7 = uborrow.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ubyte %13, %15
;;     %11:v1 = global_load_ubyte %13, %15 offset:4
;;     %8:s2 = v_cmp_lt_u32_e64 %12, %11
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_byte %13, %5, %15 offset:256
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = uborrow.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ushort %13, %15
;;     %11:v1 = global_load_ushort %13, %15 offset:4
;;     %8:s2 = v_cmp_lt_u32_e64 %12, %11
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;;     global_store_short %13, %5, %15 offset:256
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
    v9 = uborrow.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = uborrow.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = uborrow.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %45=v0:v1 = inputs
;;     %48:s8 = s_load_dwordx8 %17, 0x0
;;     %42:s1 = s_and_b32 %48.2, 0xff
;;     %40:s1 = s_and_b32 %48.3, 0xff
;;     s_cmp_lt_u32 %42, %40 makes scc
;;     %38:s1 = s_cselect_b32 1, 0
;;     %33:v1 = v_mov_b32_e32 %38
;;     global_store_byte %45, %33, %48.0-1 offset:256
;;     %29:s1 = s_and_b32 %48.4, 0xffff
;;     %27:s1 = s_and_b32 %48.5, 0xffff
;;     s_cmp_lt_u32 %29, %27 makes scc
;;     %25:s1 = s_cselect_b32 1, 0
;;     %20:v1 = v_mov_b32_e32 %25
;;     global_store_short %45, %20, %48.0-1 offset:260
;;     %18:s2 = s_load_dwordx2 %17, 0x20
;;     %15.0:v2 = v_mov_b32_e32 %18.0
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 %18.1
;;     %12:s2 = v_cmp_lt_u64_e64 %48.6-7, %16
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %45, %7, %48.0-1 offset:264
;; }
;;     end
;; }
