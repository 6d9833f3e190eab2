; test isel precise-output
; target gfx900
; Values of other lanes, and another value where that lane does not run.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %word target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v3 = global_load_dwordx3 %14, %16
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %13.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13.1
;;     %10:v1 = ds_bpermute_b32 %8, %13.0
;;     %12:v1 = v_cndmask_b32_e64 %13.2, %10, %7
;;     global_store_dword %14, %12, %16 offset:256
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
    v7 = load.i32 global align 4 [v4+16]
    v8 = bconst 0
    v9 = activelanepermute.i64 v5, v7, v6, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %18:v4 = global_load_dwordx4 %19, %21
;;     %17:v1 = global_load_dword %19, %21 offset:16
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %17, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %17
;;     %10:v1 = ds_bpermute_b32 %8, %18.0
;;     %15.0:v2 = v_cndmask_b32_e64 %18.2, %10, %7
;;     %13:v1 = ds_bpermute_b32 %8, %18.1
;;     %16.1:v2 tied(%15) = v_cndmask_b32_e64 %18.3, %13, %7
;;     global_store_dwordx2 %19, %16, %21 offset:256
;; }
;;     end
;; }

kernel %chosen {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v8, v7
    v10 = activelanepermute.i32 v5, v6, v7, v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %chosen target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v4 = global_load_dwordx4 %18, %20
;;     %16:s2 = v_cmp_lt_u32_e64 %17.3, %17.2
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %17.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %9:s2 = s_andn2_b64 %7, %16
;;     %10:v1 = v_lshlrev_b32_e32 2, %17.1
;;     %12:v1 = ds_bpermute_b32 %10, %17.0
;;     %14:v1 = v_cndmask_b32_e64 %17.2, %12, %9
;;     global_store_dword %18, %14, %20 offset:256
;; }
;;     end
;; }

kernel %truth {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = icmp.ult v5, v6
    v9 = icmp.slt v5, v6
    v10 = bconst 0
    v11 = activelanepermute.b1 v8, v7, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %truth target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %23:v3 = global_load_dwordx3 %24, %26
;;     %22:s2 = v_cmp_lt_u32_e64 %23.0, %23.1
;;     %21:s2 = v_cmp_lt_i32_e64 %23.0, %23.1
;;     %6:s2 = s_mov_b64 exec
;;     %7:v2 = v_lshrrev_b64 %23.2, %6
;;     %8:v1 = v_and_b32_e32 1, %7.0
;;     %9:s2 = v_cmp_ne_u32_e64 0, %8
;;     %10:v1 = v_lshlrev_b32_e32 2, %23.2
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %14:v1 = ds_bpermute_b32 %10, %13
;;     %15:s2 = v_cmp_ne_u32_e64 0, %14
;;     %16:s2 = s_and_b64 %15, %9
;;     %17:s2 = s_andn2_b64 %21, %9
;;     %18:s2 = s_or_b64 %16, %17
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %24, %4, %26 offset:256
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i8 v5, v7, v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = global_load_ubyte %16, %18
;;     %14:v1 = global_load_ubyte %16, %18 offset:4
;;     %13:v1 = global_load_dword %16, %18 offset:8
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %13, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13
;;     %10:v1 = ds_bpermute_b32 %8, %15
;;     %12:v1 = v_cndmask_b32_e64 %14, %10, %7
;;     global_store_byte %16, %12, %18 offset:256
;; }
;;     end
;; }

kernel %activelanepermute_lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i16 global align 2 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = load.i32 global align 4 [v4+16]
    v10 = icmp.ult v8, v9
    v11 = activelanepermute.i16 v5, v6, v7, v10
    store.i16 global align 2 [v4+256], v11
    return
}
;; machine kernel %activelanepermute_lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v1 = global_load_ushort %22, %24
;;     %20:v1 = global_load_dword %22, %24 offset:4
;;     %19:v1 = global_load_ushort %22, %24 offset:8
;;     %18:v2 = global_load_dwordx2 %22, %24 offset:12
;;     %17:s2 = v_cmp_lt_u32_e64 %18.0, %18.1
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %20, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %9:s2 = s_andn2_b64 %7, %17
;;     %10:v1 = v_lshlrev_b32_e32 2, %20
;;     %12:v1 = ds_bpermute_b32 %10, %21
;;     %14:v1 = v_cndmask_b32_e64 %19, %12, %9
;;     global_store_short %22, %14, %24 offset:256
;; }
;;     end
;; }

kernel %activelanepermute_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = load.i32 global align 4 [v4+16]
    v10 = icmp.ult v8, v9
    v11 = activelanepermute.f16 v5, v6, v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f32 global align 4 [v4+20]
    v13 = load.i32 global align 4 [v4+24]
    v14 = load.f32 global align 4 [v4+28]
    v15 = load.i32 global align 4 [v4+32]
    v16 = load.i32 global align 4 [v4+36]
    v17 = icmp.ult v15, v16
    v18 = activelanepermute.f32 v12, v13, v14, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 global align 8 [v4+40]
    v20 = load.i32 global align 4 [v4+48]
    v21 = load.f64 global align 8 [v4+56]
    v22 = load.i32 global align 4 [v4+64]
    v23 = load.i32 global align 4 [v4+68]
    v24 = icmp.ult v22, v23
    v25 = activelanepermute.f64 v19, v20, v21, v24
    store.f64 global align 8 [v4+264], v25
    return
}
;; machine kernel %activelanepermute_lanes_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_dwordx2 %67, 0x0
;;     %65:v1 = global_load_ushort %66, %68
;;     %64:v1 = global_load_dword %66, %68 offset:4
;;     %63:v1 = global_load_ushort %66, %68 offset:8
;;     %62:v2 = global_load_dwordx2 %66, %68 offset:12
;;     %61:s2 = v_cmp_lt_u32_e64 %62.0, %62.1
;;     %48:s2 = s_mov_b64 exec
;;     %49:v2 = v_lshrrev_b64 %64, %48
;;     %50:v1 = v_and_b32_e32 1, %49.0
;;     %51:s2 = v_cmp_ne_u32_e64 0, %50
;;     %53:s2 = s_andn2_b64 %51, %61
;;     %54:v1 = v_lshlrev_b32_e32 2, %64
;;     %56:v1 = ds_bpermute_b32 %54, %65
;;     %58:v1 = v_cndmask_b32_e64 %63, %56, %53
;;     global_store_short %66, %58, %68 offset:256
;;     %45:v4 = global_load_dwordx4 %66, %68 offset:20
;;     %42:v1 = global_load_dword %66, %68 offset:36
;;     %41:s2 = v_cmp_lt_u32_e64 %45.3, %42
;;     %28:s2 = s_mov_b64 exec
;;     %29:v2 = v_lshrrev_b64 %45.1, %28
;;     %30:v1 = v_and_b32_e32 1, %29.0
;;     %31:s2 = v_cmp_ne_u32_e64 0, %30
;;     %33:s2 = s_andn2_b64 %31, %41
;;     %34:v1 = v_lshlrev_b32_e32 2, %45.1
;;     %36:v1 = ds_bpermute_b32 %34, %45.0
;;     %38:v1 = v_cndmask_b32_e64 %45.2, %36, %33
;;     global_store_dword %66, %38, %68 offset:260
;;     %25:v2 = global_load_dwordx2 %66, %68 offset:40
;;     %24:v1 = global_load_dword %66, %68 offset:48
;;     %23:v2 = global_load_dwordx2 %66, %68 offset:56
;;     %22:v2 = global_load_dwordx2 %66, %68 offset:64
;;     %21:s2 = v_cmp_lt_u32_e64 %22.0, %22.1
;;     %4:s2 = s_mov_b64 exec
;;     %5:v2 = v_lshrrev_b64 %24, %4
;;     %6:v1 = v_and_b32_e32 1, %5.0
;;     %7:s2 = v_cmp_ne_u32_e64 0, %6
;;     %9:s2 = s_andn2_b64 %7, %21
;;     %10:v1 = v_lshlrev_b32_e32 2, %24
;;     %12:v1 = ds_bpermute_b32 %10, %25.0
;;     %17.0:v2 = v_cndmask_b32_e64 %23.0, %12, %9
;;     %15:v1 = ds_bpermute_b32 %10, %25.1
;;     %18.1:v2 tied(%17) = v_cndmask_b32_e64 %23.1, %15, %9
;;     global_store_dwordx2 %66, %18, %68 offset:264
;; }
;;     end
;; }

kernel %activelanepermute_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : i64 at 48 align 8
    param %l : i32 at 56 align 4
    param %m : i64 at 64 align 8
    param %n : i32 at 72 align 4
    param %o : i32 at 76 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = icmp.ult v10, v11
    v13 = activelanepermute.i8 v6, v7, v9, v12
    store.i8 global align 1 [v4+256], v13
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+36]
    v18 = ireduce.i16 v17
    v19 = load.i32 kernarg align 4 width all [v0+40]
    v20 = load.i32 kernarg align 4 width all [v0+44]
    v21 = icmp.ult v19, v20
    v22 = activelanepermute.i16 v15, v16, v18, v21
    store.i16 global align 2 [v4+260], v22
    v23 = load.i64 kernarg align 8 width all [v0+48]
    v24 = load.i32 kernarg align 4 width all [v0+56]
    v25 = load.i64 kernarg align 8 width all [v0+64]
    v26 = load.i32 kernarg align 4 width all [v0+72]
    v27 = load.i32 kernarg align 4 width all [v0+76]
    v28 = icmp.ult v26, v27
    v29 = activelanepermute.i64 v23, v24, v25, v28
    store.i64 global align 8 [v4+264], v29
    return
}
;; machine kernel %activelanepermute_wave_integers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %77=s[0:1]:s2, %75=v0:v1 = inputs
;;     %86:s8 = s_load_dwordx8 %77, 0x0
;;     %82:s8 = s_load_dwordx8 %77, 0x20
;;     %78:s4 = s_load_dwordx4 %77, 0x40
;;     %54:s2 = s_mov_b64 exec
;;     %58.0:v2 = v_mov_b32_e32 %54.0
;;     %59.1:v2 tied(%58) = v_mov_b32_e32 %54.1
;;     %55:v2 = v_lshrrev_b64 %86.3, %59
;;     %60:v1 = v_and_b32_e32 1, %55.0
;;     %61:s2 = v_cmp_ne_u32_e64 0, %60
;;     s_cmp_lt_u32 %86.5, %86.6 makes scc
;;     %64:s2 = s_cselect_b64 -1, 0
;;     %65:s2 = s_andn2_b64 %61, %64
;;     %66:v1 = v_lshlrev_b32_e64 2, %86.3
;;     %68:v1 = v_mov_b32_e32 %86.2
;;     %69:v1 = ds_bpermute_b32 %66, %68
;;     %72:v1 = v_mov_b32_e32 %86.4
;;     %71:v1 = v_cndmask_b32_e64 %72, %69, %65
;;     global_store_byte %75, %71, %86.0-1 offset:256
;;     %31:s2 = s_mov_b64 exec
;;     %35.0:v2 = v_mov_b32_e32 %31.0
;;     %36.1:v2 tied(%35) = v_mov_b32_e32 %31.1
;;     %32:v2 = v_lshrrev_b64 %82.0, %36
;;     %37:v1 = v_and_b32_e32 1, %32.0
;;     %38:s2 = v_cmp_ne_u32_e64 0, %37
;;     s_cmp_lt_u32 %82.2, %82.3 makes scc
;;     %41:s2 = s_cselect_b64 -1, 0
;;     %42:s2 = s_andn2_b64 %38, %41
;;     %43:v1 = v_lshlrev_b32_e64 2, %82.0
;;     %45:v1 = v_mov_b32_e32 %86.7
;;     %46:v1 = ds_bpermute_b32 %43, %45
;;     %49:v1 = v_mov_b32_e32 %82.1
;;     %48:v1 = v_cndmask_b32_e64 %49, %46, %42
;;     global_store_short %75, %48, %86.0-1 offset:260
;;     %4:s2 = s_mov_b64 exec
;;     %8.0:v2 = v_mov_b32_e32 %4.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %4.1
;;     %5:v2 = v_lshrrev_b64 %82.6, %9
;;     %10:v1 = v_and_b32_e32 1, %5.0
;;     %11:s2 = v_cmp_ne_u32_e64 0, %10
;;     s_cmp_lt_u32 %78.2, %78.3 makes scc
;;     %14:s2 = s_cselect_b64 -1, 0
;;     %15:s2 = s_andn2_b64 %11, %14
;;     %16:v1 = v_lshlrev_b32_e64 2, %82.6
;;     %18:v1 = v_mov_b32_e32 %82.4
;;     %19:v1 = ds_bpermute_b32 %16, %18
;;     %22:v1 = v_mov_b32_e32 %78.0
;;     %27.0:v2 = v_cndmask_b32_e64 %22, %19, %15
;;     %23:v1 = v_mov_b32_e32 %82.5
;;     %24:v1 = ds_bpermute_b32 %16, %23
;;     %26:v1 = v_mov_b32_e32 %78.1
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %26, %24, %15
;;     global_store_dwordx2 %75, %28, %86.0-1 offset:264
;; }
;;     end
;; }

kernel %activelanepermute_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : f32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : f64 at 48 align 8
    param %l : i32 at 56 align 4
    param %m : f64 at 64 align 8
    param %n : i32 at 72 align 4
    param %o : i32 at 76 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i16 v9
    v11 = bitcast.f16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = icmp.ult v12, v13
    v15 = activelanepermute.f16 v7, v8, v11, v14
    store.f16 global align 2 [v4+256], v15
    v16 = load.f32 kernarg align 4 width all [v0+28]
    v17 = load.i32 kernarg align 4 width all [v0+32]
    v18 = load.f32 kernarg align 4 width all [v0+36]
    v19 = load.i32 kernarg align 4 width all [v0+40]
    v20 = load.i32 kernarg align 4 width all [v0+44]
    v21 = icmp.ult v19, v20
    v22 = activelanepermute.f32 v16, v17, v18, v21
    store.f32 global align 4 [v4+260], v22
    v23 = load.f64 kernarg align 8 width all [v0+48]
    v24 = load.i32 kernarg align 4 width all [v0+56]
    v25 = load.f64 kernarg align 8 width all [v0+64]
    v26 = load.i32 kernarg align 4 width all [v0+72]
    v27 = load.i32 kernarg align 4 width all [v0+76]
    v28 = icmp.ult v26, v27
    v29 = activelanepermute.f64 v23, v24, v25, v28
    store.f64 global align 8 [v4+264], v29
    return
}
;; machine kernel %activelanepermute_wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %78=s[0:1]:s2, %75=v0:v1 = inputs
;;     %90:s8 = s_load_dwordx8 %78, 0x0
;;     %85:s8 = s_load_dwordx8 %78, 0x20
;;     %79:s4 = s_load_dwordx4 %78, 0x40
;;     %52:s2 = s_mov_b64 exec
;;     %56.0:v2 = v_mov_b32_e32 %52.0
;;     %57.1:v2 tied(%56) = v_mov_b32_e32 %52.1
;;     %53:v2 = v_lshrrev_b64 %90.3, %57
;;     %58:v1 = v_and_b32_e32 1, %53.0
;;     %59:s2 = v_cmp_ne_u32_e64 0, %58
;;     s_cmp_lt_u32 %90.5, %90.6 makes scc
;;     %62:s2 = s_cselect_b64 -1, 0
;;     %63:s2 = s_andn2_b64 %59, %62
;;     %64:v1 = v_lshlrev_b32_e64 2, %90.3
;;     %66:v1 = v_mov_b32_e32 %90.2
;;     %67:v1 = ds_bpermute_b32 %64, %66
;;     %70:v1 = v_mov_b32_e32 %90.4
;;     %69:v1 = v_cndmask_b32_e64 %70, %67, %63
;;     global_store_short %75, %69, %90.0-1 offset:256
;;     %31:s2 = s_mov_b64 exec
;;     %35.0:v2 = v_mov_b32_e32 %31.0
;;     %36.1:v2 tied(%35) = v_mov_b32_e32 %31.1
;;     %32:v2 = v_lshrrev_b64 %85.0, %36
;;     %37:v1 = v_and_b32_e32 1, %32.0
;;     %38:s2 = v_cmp_ne_u32_e64 0, %37
;;     s_cmp_lt_u32 %85.2, %85.3 makes scc
;;     %41:s2 = s_cselect_b64 -1, 0
;;     %42:s2 = s_andn2_b64 %38, %41
;;     %43:v1 = v_lshlrev_b32_e64 2, %85.0
;;     %45:v1 = v_mov_b32_e32 %90.7
;;     %46:v1 = ds_bpermute_b32 %43, %45
;;     %49:v1 = v_mov_b32_e32 %85.1
;;     %48:v1 = v_cndmask_b32_e64 %49, %46, %42
;;     global_store_dword %75, %48, %90.0-1 offset:260
;;     %4:s2 = s_mov_b64 exec
;;     %8.0:v2 = v_mov_b32_e32 %4.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %4.1
;;     %5:v2 = v_lshrrev_b64 %85.6, %9
;;     %10:v1 = v_and_b32_e32 1, %5.0
;;     %11:s2 = v_cmp_ne_u32_e64 0, %10
;;     s_cmp_lt_u32 %79.2, %79.3 makes scc
;;     %14:s2 = s_cselect_b64 -1, 0
;;     %15:s2 = s_andn2_b64 %11, %14
;;     %16:v1 = v_lshlrev_b32_e64 2, %85.6
;;     %18:v1 = v_mov_b32_e32 %85.4
;;     %19:v1 = ds_bpermute_b32 %16, %18
;;     %22:v1 = v_mov_b32_e32 %79.0
;;     %27.0:v2 = v_cndmask_b32_e64 %22, %19, %15
;;     %23:v1 = v_mov_b32_e32 %85.5
;;     %24:v1 = ds_bpermute_b32 %16, %23
;;     %26:v1 = v_mov_b32_e32 %79.1
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %26, %24, %15
;;     global_store_dwordx2 %75, %28, %90.0-1 offset:264
;; }
;;     end
;; }
