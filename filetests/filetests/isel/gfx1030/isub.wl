; test isel precise-output
; target gfx1030
; Wrapping differences. The operands are not to be exchanged.
; Here are the forms whose code is not that of gfx1201.

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
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = v_sub_nc_u32_e32 %6.0, %6.1
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
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %6:s1 = s_sub_u32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %from_wave {
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
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %from_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %6:v1 = global_load_dword %7, %10.0-1
;;     %5:v1 = v_sub_nc_u32_e32 %10.2, %6
;;     global_store_dword %7, %5, %10.0-1 offset:256
;; }
;;     end
;; }

; The scalar is the second source of the operation: the short form takes none there, the long form does.
kernel %of_wave {
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
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %of_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %6:v1 = global_load_dword %7, %10.0-1
;;     %5:v1 = v_sub_nc_u32_e64 %6, %10.2
;;     global_store_dword %7, %5, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %from_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 100
    v6 = load.i32 global align 4 [v4+0]
    v7 = isub.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %from_constant target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_sub_nc_u32_e32 0x64, %5
;;     global_store_dword %6, %4, %8 offset:256
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
    v7 = isub.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_ubyte %8, %10
;;     %6:v1 = global_load_ubyte %8, %10 offset:4
;;     %5:v1 = v_sub_nc_u32_e32 %7, %6
;;     global_store_byte %8, %5, %10 offset:256
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
    v9 = isub.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, null
;;     %6:s1 = s_sub_u32 %12.2, %12.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_short %9, %3, %12.0-1 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %11.0, %11.2
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %11.1, %11.3, %6
;;     global_store_dwordx2 %12, %10, %14 offset:256
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
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, null
;;     %11.0:s2 = s_sub_u32 %15.2, %15.4 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %15.3, %15.5
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %13, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %long_from_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 0x7fffffff0
    v6 = load.i64 global align 8 [v4+0]
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_from_constant target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %8.0:v2, %5:s1 = v_sub_co_u32 -16, %10.0
;;     %9.1:v2 tied(%8), %7:s1 = v_sub_co_ci_u32_e64 7, %10.1, %5
;;     global_store_dwordx2 %11, %9, %13 offset:256
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
    v7 = isub.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_ushort %8, %10
;;     %6:v1 = global_load_ushort %8, %10 offset:4
;;     %5:v1 = v_sub_nc_u32_e32 %7, %6
;;     global_store_short %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %lanes_i16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = isub.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_pk_sub_u16 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
    v9 = isub.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, null
;;     %6:s1 = s_sub_u32 %12.2, %12.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_byte %9, %3, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i16x2 {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i16x2 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i16x2 kernarg align 4 width all [v0+12]
    v7 = isub.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %7, null
;;     %9:v1 = v_mov_b32_e32 0
;;     %10:v1 = global_load_dword %9, %7 offset:8 makes constant
;;     %6:v1 = v_mov_b32_e32 0
;;     %8:v1 = global_load_dword %6, %7 offset:12 makes constant
;;     %5:v1 = v_pk_sub_u16 %10, %8
;;     global_store_dword %11, %5, %12 offset:256
;; }
;;     end
;; }
