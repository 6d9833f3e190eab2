; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %5:v1, %6:s2 = v_add_co_u32_e64 %8.0, %8.1
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_dword %9, %7, %11 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %7:v1 = v_mov_b32_e32 %12.3
;;     %5:v1, %6:s2 = v_add_co_u32_e64 %12.2, %7
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_dword %9, %8, %12.0-1 offset:256
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
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %20:v4 = global_load_dwordx4 %21, %23
;;     %18.0:v2, %15:s2 = v_add_co_u32_e64 %20.0, %20.2
;;     %19.1:v2 tied(%18), %17:s2 = v_addc_co_u32_e64 %20.1, %20.3, %15
;;     %12:s2 = v_cmp_lt_u64_e64 %19, %20.0-1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %21, %7, %23 offset:256
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
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ushort %13, %15
;;     %11:v1 = global_load_ushort %13, %15 offset:4
;;     %8:v1 = v_add_u32_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 16, %8
;;     global_store_short %13, %5, %15 offset:256
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
;; machine kernel %beside_sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v2 = global_load_dwordx2 %15, %17
;;     %11:v1, %12:s2 = v_add_co_u32_e64 %14.0, %14.1
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %10:v1 = v_add_u32_e32 %14.0, %14.1
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %15, %7, %17 offset:256
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
;; machine kernel %lanes_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ubyte %13, %15
;;     %11:v1 = global_load_ubyte %13, %15 offset:4
;;     %8:v1 = v_add_u32_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 8, %8
;;     global_store_byte %13, %5, %15 offset:256
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
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %52=v0:v1 = inputs
;;     %55:s8 = s_load_dwordx8 %22, 0x0
;;     %49:s1 = s_and_b32 %55.2, 0xff
;;     %47:s1 = s_and_b32 %55.3, 0xff
;;     %45:s1 = s_add_u32 %49, %47
;;     %42:s1 = s_lshr_b32 %45, 8
;;     %39:v1 = v_mov_b32_e32 %42
;;     global_store_byte %52, %39, %55.0-1 offset:256
;;     %35:s1 = s_and_b32 %55.4, 0xffff
;;     %33:s1 = s_and_b32 %55.5, 0xffff
;;     %31:s1 = s_add_u32 %35, %33
;;     %28:s1 = s_lshr_b32 %31, 16
;;     %25:v1 = v_mov_b32_e32 %28
;;     global_store_short %52, %25, %55.0-1 offset:260
;;     %23:s2 = s_load_dwordx2 %22, 0x20
;;     %20.0:s2 = s_add_u32 %55.6, %23.0 makes scc
;;     %21.1:s2 tied(%20) = s_addc_u32 %55.7, %23.1
;;     %15.0:v2 = v_mov_b32_e32 %55.6
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 %55.7
;;     %12:s2 = v_cmp_lt_u64_e64 %21, %16
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %52, %7, %55.0-1 offset:264
;; }
;;     end
;; }
