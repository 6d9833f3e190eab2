; test isel precise-output
; target gfx1030
; Negation: a difference from zero.
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
    v6 = ineg.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_sub_nc_u32_e32 0, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ineg.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %5:s1 = s_sub_u32 0, %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %9.0-1 offset:256
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
    v6 = ineg.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_ubyte %6, %8
;;     %4:v1 = v_sub_nc_u32_e32 0, %5
;;     global_store_byte %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = ineg.i16 v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %5:s1 = s_sub_u32 0, %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_short %7, %3, %10.0-1 offset:256
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
    v6 = ineg.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %8.0:v2, %5:s1 = v_sub_co_u32 0, %10.0
;;     %9.1:v2 tied(%8), %7:s1 = v_sub_co_ci_u32_e64 0, %10.1, %5
;;     global_store_dwordx2 %11, %9, %13 offset:256
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ineg.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s4 = s_load_dwordx4 %13, null
;;     %10.0:s2 = s_sub_u32 0, %14.2 makes scc
;;     %11.1:s2 tied(%10) = s_subb_u32 0, %14.3
;;     %5.0:v2 = v_mov_b32_e32 %11.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %12, %6, %14.0-1 offset:256
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
    v6 = ineg.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_ushort %6, %8
;;     %4:v1 = v_sub_nc_u32_e32 0, %5
;;     global_store_short %6, %4, %8 offset:256
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
    v6 = ineg.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_pk_sub_u16 0, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = ineg.i8 v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %5:s1 = s_sub_u32 0, %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_byte %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i16x2 {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = ineg.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %6, null
;;     %5:v1 = v_mov_b32_e32 0
;;     %7:v1 = global_load_dword %5, %6 offset:8 makes constant
;;     %4:v1 = v_pk_sub_u16 0, %7
;;     global_store_dword %8, %4, %9 offset:256
;; }
;;     end
;; }
