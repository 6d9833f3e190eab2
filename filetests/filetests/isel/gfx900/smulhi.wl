; test isel precise-output
; target gfx900
; High halves of signed products.

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
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_mul_hi_i32 %6.0, %6.1
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
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:s1 = s_mul_hi_i32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %mixed {
    param %p : i64 at 0 align 8
    param %b : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %mixed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:v1 = global_load_dword %7, %10.0-1
;;     %5:v1 = v_mul_hi_i32 %6, %10.2
;;     global_store_dword %7, %5, %10.0-1 offset:256
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
    v7 = smulhi.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_sbyte %13, %15
;;     %11:v1 = global_load_sbyte %13, %15 offset:4
;;     %8:v1 = v_mul_i32_i24_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 8, %8
;;     global_store_byte %13, %5, %15 offset:256
;; }
;;     end
;; }

kernel %halves {
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
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = smulhi.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, 0x0
;;     %13:s1 = s_sext_i32_i16 %19.2
;;     %11:s1 = s_sext_i32_i16 %19.3
;;     %9:s1 = s_mul_i32 %13, %11
;;     %6:s1 = s_lshr_b32 %9, 16
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_short %16, %3, %19.0-1 offset:256
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
    v7 = smulhi.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_sshort %13, %15
;;     %11:v1 = global_load_sshort %13, %15 offset:4
;;     %8:v1 = v_mul_i32_i24_e32 %12, %11
;;     %5:v1 = v_lshrrev_b32_e32 16, %8
;;     global_store_short %13, %5, %15 offset:256
;; }
;;     end
;; }

kernel %wave_i8 {
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
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = smulhi.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, 0x0
;;     %13:s1 = s_sext_i32_i8 %19.2
;;     %11:s1 = s_sext_i32_i8 %19.3
;;     %9:s1 = s_mul_i32 %13, %11
;;     %6:s1 = s_lshr_b32 %9, 8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_byte %16, %3, %19.0-1 offset:256
;; }
;;     end
;; }
