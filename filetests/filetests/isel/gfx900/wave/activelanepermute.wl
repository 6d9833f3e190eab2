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
;;     %83=s[0:1]:s2, %81=v0:v1 = inputs
;;     %92:s8 = s_load_dwordx8 %83, 0x0
;;     %88:s8 = s_load_dwordx8 %83, 0x20
;;     %84:s4 = s_load_dwordx4 %83, 0x40
;;     %78:v1 = v_mov_b32_e32 %92.6
;;     %77:s2 = v_cmp_lt_u32_e64 %92.5, %78
;;     %58:s2 = s_mov_b64 exec
;;     %62.0:v2 = v_mov_b32_e32 %58.0
;;     %63.1:v2 tied(%62) = v_mov_b32_e32 %58.1
;;     %59:v2 = v_lshrrev_b64 %92.3, %63
;;     %64:v1 = v_and_b32_e32 1, %59.0
;;     %65:s2 = v_cmp_ne_u32_e64 0, %64
;;     %67:s2 = s_andn2_b64 %65, %77
;;     %68:v1 = v_lshlrev_b32_e64 2, %92.3
;;     %70:v1 = v_mov_b32_e32 %92.2
;;     %71:v1 = ds_bpermute_b32 %68, %70
;;     %74:v1 = v_mov_b32_e32 %92.4
;;     %73:v1 = v_cndmask_b32_e64 %74, %71, %67
;;     global_store_byte %81, %73, %92.0-1 offset:256
;;     %53:v1 = v_mov_b32_e32 %88.3
;;     %52:s2 = v_cmp_lt_u32_e64 %88.2, %53
;;     %33:s2 = s_mov_b64 exec
;;     %37.0:v2 = v_mov_b32_e32 %33.0
;;     %38.1:v2 tied(%37) = v_mov_b32_e32 %33.1
;;     %34:v2 = v_lshrrev_b64 %88.0, %38
;;     %39:v1 = v_and_b32_e32 1, %34.0
;;     %40:s2 = v_cmp_ne_u32_e64 0, %39
;;     %42:s2 = s_andn2_b64 %40, %52
;;     %43:v1 = v_lshlrev_b32_e64 2, %88.0
;;     %45:v1 = v_mov_b32_e32 %92.7
;;     %46:v1 = ds_bpermute_b32 %43, %45
;;     %49:v1 = v_mov_b32_e32 %88.1
;;     %48:v1 = v_cndmask_b32_e64 %49, %46, %42
;;     global_store_short %81, %48, %92.0-1 offset:260
;;     %30:v1 = v_mov_b32_e32 %84.3
;;     %29:s2 = v_cmp_lt_u32_e64 %84.2, %30
;;     %4:s2 = s_mov_b64 exec
;;     %8.0:v2 = v_mov_b32_e32 %4.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %4.1
;;     %5:v2 = v_lshrrev_b64 %88.6, %9
;;     %10:v1 = v_and_b32_e32 1, %5.0
;;     %11:s2 = v_cmp_ne_u32_e64 0, %10
;;     %13:s2 = s_andn2_b64 %11, %29
;;     %14:v1 = v_lshlrev_b32_e64 2, %88.6
;;     %16:v1 = v_mov_b32_e32 %88.4
;;     %17:v1 = ds_bpermute_b32 %14, %16
;;     %20:v1 = v_mov_b32_e32 %84.0
;;     %25.0:v2 = v_cndmask_b32_e64 %20, %17, %13
;;     %21:v1 = v_mov_b32_e32 %88.5
;;     %22:v1 = ds_bpermute_b32 %14, %21
;;     %24:v1 = v_mov_b32_e32 %84.1
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %24, %22, %13
;;     global_store_dwordx2 %81, %26, %92.0-1 offset:264
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
;;     %84=s[0:1]:s2, %81=v0:v1 = inputs
;;     %96:s8 = s_load_dwordx8 %84, 0x0
;;     %91:s8 = s_load_dwordx8 %84, 0x20
;;     %85:s4 = s_load_dwordx4 %84, 0x40
;;     %76:v1 = v_mov_b32_e32 %96.6
;;     %75:s2 = v_cmp_lt_u32_e64 %96.5, %76
;;     %56:s2 = s_mov_b64 exec
;;     %60.0:v2 = v_mov_b32_e32 %56.0
;;     %61.1:v2 tied(%60) = v_mov_b32_e32 %56.1
;;     %57:v2 = v_lshrrev_b64 %96.3, %61
;;     %62:v1 = v_and_b32_e32 1, %57.0
;;     %63:s2 = v_cmp_ne_u32_e64 0, %62
;;     %65:s2 = s_andn2_b64 %63, %75
;;     %66:v1 = v_lshlrev_b32_e64 2, %96.3
;;     %68:v1 = v_mov_b32_e32 %96.2
;;     %69:v1 = ds_bpermute_b32 %66, %68
;;     %72:v1 = v_mov_b32_e32 %96.4
;;     %71:v1 = v_cndmask_b32_e64 %72, %69, %65
;;     global_store_short %81, %71, %96.0-1 offset:256
;;     %53:v1 = v_mov_b32_e32 %91.3
;;     %52:s2 = v_cmp_lt_u32_e64 %91.2, %53
;;     %33:s2 = s_mov_b64 exec
;;     %37.0:v2 = v_mov_b32_e32 %33.0
;;     %38.1:v2 tied(%37) = v_mov_b32_e32 %33.1
;;     %34:v2 = v_lshrrev_b64 %91.0, %38
;;     %39:v1 = v_and_b32_e32 1, %34.0
;;     %40:s2 = v_cmp_ne_u32_e64 0, %39
;;     %42:s2 = s_andn2_b64 %40, %52
;;     %43:v1 = v_lshlrev_b32_e64 2, %91.0
;;     %45:v1 = v_mov_b32_e32 %96.7
;;     %46:v1 = ds_bpermute_b32 %43, %45
;;     %49:v1 = v_mov_b32_e32 %91.1
;;     %48:v1 = v_cndmask_b32_e64 %49, %46, %42
;;     global_store_dword %81, %48, %96.0-1 offset:260
;;     %30:v1 = v_mov_b32_e32 %85.3
;;     %29:s2 = v_cmp_lt_u32_e64 %85.2, %30
;;     %4:s2 = s_mov_b64 exec
;;     %8.0:v2 = v_mov_b32_e32 %4.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %4.1
;;     %5:v2 = v_lshrrev_b64 %91.6, %9
;;     %10:v1 = v_and_b32_e32 1, %5.0
;;     %11:s2 = v_cmp_ne_u32_e64 0, %10
;;     %13:s2 = s_andn2_b64 %11, %29
;;     %14:v1 = v_lshlrev_b32_e64 2, %91.6
;;     %16:v1 = v_mov_b32_e32 %91.4
;;     %17:v1 = ds_bpermute_b32 %14, %16
;;     %20:v1 = v_mov_b32_e32 %85.0
;;     %25.0:v2 = v_cndmask_b32_e64 %20, %17, %13
;;     %21:v1 = v_mov_b32_e32 %91.5
;;     %22:v1 = ds_bpermute_b32 %14, %21
;;     %24:v1 = v_mov_b32_e32 %85.1
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %24, %22, %13
;;     global_store_dwordx2 %81, %26, %96.0-1 offset:264
;; }
;;     end
;; }
