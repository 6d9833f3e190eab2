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
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_min_i32_e32 %6.0, %6.1
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
    v7 = smin.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %6:s1 = s_min_i32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %7, %3, %10.0-1 offset:256
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
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s4 = s_load_dwordx4 %16, 0x0
;;     %11:s1 = s_sext_i32_i16 %17.2
;;     %9:s1 = s_sext_i32_i16 %17.3
;;     %7:s1 = s_min_i32 %11, %9
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_short %14, %3, %17.0-1 offset:256
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
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %10:s2 = v_cmp_lt_i64_e64 %11.0-1, %11.2-3
;;     %8.0:v2 = v_cndmask_b32_e64 %11.2, %11.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.3, %11.1, %10
;;     global_store_dwordx2 %12, %9, %14 offset:256
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
    v7 = smin.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_sshort %11, %13
;;     %9:v1 = global_load_sshort %11, %13 offset:4
;;     %6:v1 = v_min_i32_e32 %10, %9
;;     global_store_short %11, %6, %13 offset:256
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i64 at 16 align 8
    param %d : i64 at 24 align 8
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
    v9 = smin.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i64 kernarg align 8 width all [v0+16]
    v11 = load.i64 kernarg align 8 width all [v0+24]
    v12 = smin.i64 v10, v11
    store.i64 global align 8 [v4+264], v12
    return
}
;; machine kernel %wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %31=v0:v1 = inputs
;;     %34:s8 = s_load_dwordx8 %33, 0x0
;;     %28:s1 = s_sext_i32_i8 %34.2
;;     %26:s1 = s_sext_i32_i8 %34.3
;;     %24:s1 = s_min_i32 %28, %26
;;     %20:v1 = v_mov_b32_e32 %24
;;     global_store_byte %31, %20, %34.0-1 offset:256
;;     %17.0:v2 = v_mov_b32_e32 %34.6
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %34.7
;;     %14:s2 = v_cmp_lt_i64_e64 %34.4-5, %18
;;     %7:v1 = v_mov_b32_e32 %34.6
;;     %8:v1 = v_mov_b32_e32 %34.4
;;     %12.0:v2 = v_cndmask_b32_e64 %7, %8, %14
;;     %10:v1 = v_mov_b32_e32 %34.7
;;     %11:v1 = v_mov_b32_e32 %34.5
;;     %13.1:v2 tied(%12) = v_cndmask_b32_e64 %10, %11, %14
;;     global_store_dwordx2 %31, %13, %34.0-1 offset:264
;; }
;;     end
;; }
