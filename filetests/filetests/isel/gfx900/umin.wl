; test isel precise-output
; target gfx900
; Unsigned minima.

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
    v7 = umin.i32 v5, v6
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
;;     %5:v1 = v_min_u32_e32 %7, %6
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
    v7 = umin.i32 v5, v6
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
;;     %6:s1 = s_min_u32 %9, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %10, %3, %11 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 255
    v7 = umin.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_min_u32_e32 0xff, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

; Narrow operands are zero extended first: what is above them would decide.
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
    v7 = umin.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_ubyte %11, %13
;;     %9:v1 = global_load_ubyte %11, %13 offset:4
;;     %6:v1 = v_min_u32_e32 %10, %9
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
    v9 = umin.i16 v6, v8
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
;;     %11:s1 = s_and_b32 %16, 0xffff
;;     %9:s1 = s_and_b32 %14, 0xffff
;;     %7:s1 = s_min_u32 %11, %9
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
    v7 = umin.i64 v5, v6
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
;;     %10:s2 = v_cmp_lt_u64_e64 %12, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %11.0, %12.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.1, %12.1, %10
;;     global_store_dwordx2 %13, %9, %15 offset:256
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = umin.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %22=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %19, 0x0
;;     %21:s2 = s_load_dwordx2 %19, 0x8
;;     %20:s2 = s_load_dwordx2 %19, 0x10
;;     %17.0:v2 = v_mov_b32_e32 %20.0
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %20.1
;;     %14:s2 = v_cmp_lt_u64_e64 %21, %18
;;     %7:v1 = v_mov_b32_e32 %20.0
;;     %8:v1 = v_mov_b32_e32 %21.0
;;     %12.0:v2 = v_cndmask_b32_e64 %7, %8, %14
;;     %10:v1 = v_mov_b32_e32 %20.1
;;     %11:v1 = v_mov_b32_e32 %21.1
;;     %13.1:v2 tied(%12) = v_cndmask_b32_e64 %10, %11, %14
;;     global_store_dwordx2 %22, %13, %23 offset:256
;; }
;;     end
;; }
