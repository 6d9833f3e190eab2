; test isel precise-output
; target gfx1201
; The carry of a sum as a number: one for a lane whose sum leaves the word.

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
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %5:v1, %6:s1 = v_add_co_u32 %8.0, %8.1
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %9, %7, %11 offset:256
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
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %5:v1, %6:s1 = v_add_co_u32 %11.2, %11.3
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %7, %11.0-1 offset:256
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
    v7 = ucarry.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %20:v4 = global_load_b128 %21, %23
;;     %18.0:v2, %15:s1 = v_add_co_u32 %20.0, %20.2
;;     %19.1:v2 tied(%18), %17:s1 = v_add_co_ci_u32_e64 %20.1, %20.3, %15
;;     %12:s1 = v_cmp_lt_u64_e64 %19, %20.0-1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %21, %7, %23 offset:256
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
    v7 = ucarry.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_u16 %13, %15
;;     %11:v1 = global_load_u16 %13, %15 offset:4
;;     %8:v1 = v_add_nc_u32_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 16, %8
;;     global_store_b16 %13, %5, %15 offset:256
;; }
;;     end
;; }

; The sum is computed once more: no rule takes both from one instruction.
kernel %beside_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ucarry.i32 v5, v6
    v8 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v2 = global_load_b64 %15, %17
;;     %11:v1, %12:s1 = v_add_co_u32 %14.0, %14.1
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %10:v1 = v_add_nc_u32_e32 %14.0, %14.1
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_b64 %15, %7, %17 offset:256
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
    v7 = ucarry.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_u8 %13, %15
;;     %11:v1 = global_load_u8 %13, %15 offset:4
;;     %8:v1 = v_add_nc_u32_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 8, %8
;;     global_store_b8 %13, %5, %15 offset:256
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
    v9 = ucarry.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = ucarry.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = ucarry.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %45=v0:v1 = inputs
;;     %48:s8 = s_load_b256 %15, 0x0
;;     %42:s1 = s_and_b32 %48.2, 0xff
;;     %40:s1 = s_and_b32 %48.3, 0xff
;;     %38:s1 = s_add_co_u32 %42, %40
;;     %35:s1 = s_lshr_b32 %38, 8
;;     %32:v1 = v_mov_b32_e32 %35
;;     global_store_b8 %45, %32, %48.0-1 offset:256
;;     %28:s1 = s_and_b32 %48.4, 0xffff
;;     %26:s1 = s_and_b32 %48.5, 0xffff
;;     %24:s1 = s_add_co_u32 %28, %26
;;     %21:s1 = s_lshr_b32 %24, 16
;;     %18:v1 = v_mov_b32_e32 %21
;;     global_store_b16 %45, %18, %48.0-1 offset:260
;;     %16:s2 = s_load_b64 %15, 0x20
;;     %14:s2 = s_add_nc_u64 %48.6-7, %16
;;     %12:s1 = v_cmp_lt_u64_e64 %14, %48.6-7
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %45, %7, %48.0-1 offset:264
;; }
;;     end
;; }
