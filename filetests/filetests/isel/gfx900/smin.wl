; test isel precise-output
; target gfx900
; Signed minima.

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
    v7 = smin.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_min_i32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = smin.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %10=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %7, 0x0
;;     %9:s1 = s_load_dword %7, 0x8
;;     %8:s1 = s_load_dword %7, 0xc
;;     %6:s1 = s_min_i32 %9, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %10, %3, %11 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 -1000
    v7 = smin.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %negative target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_min_i32_e32 0xfffffc18, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

; Narrow operands are sign extended first.
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
    v7 = smin.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_sbyte %11, %13
;;     %9:v1 = global_load_sbyte %11, %13 offset:4
;;     %6:v1 = v_min_i32_e32 %10, %9
;;     global_store_byte %11, %6, %13 offset:256
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
    v9 = smin.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %13, 0x0
;;     %16:s1 = s_load_dword %13, 0x8
;;     %14:s1 = s_load_dword %13, 0xc
;;     %11:s1 = s_sext_i32_i16 %16
;;     %9:s1 = s_sext_i32_i16 %14
;;     %7:s1 = s_min_i32 %11, %9
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_short %17, %3, %18 offset:256
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
    v7 = smin.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %11:v2 = global_load_dwordx2 %13, %15 offset:8
;;     %10:s2 = v_cmp_lt_i64_e64 %12, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %11.0, %12.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.1, %12.1, %10
;;     global_store_dwordx2 %13, %9, %15 offset:256
;; }
;;     end
;; }
