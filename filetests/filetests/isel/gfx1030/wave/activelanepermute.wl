; test isel precise-output
; target gfx1030
; Values of other lanes, and another value where that lane does not run.

kernel %activelanepermute_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8 global align 1 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = load.i32 global align 4 [v4+16]
    v10 = icmp.ult v8, v9
    v11 = activelanepermute.i8 v5, v6, v7, v10
    store.i8 global align 1 [v4+256], v11
    v12 = load.i16 global align 2 [v4+20]
    v13 = load.i32 global align 4 [v4+24]
    v14 = load.i16 global align 2 [v4+28]
    v15 = load.i32 global align 4 [v4+32]
    v16 = load.i32 global align 4 [v4+36]
    v17 = icmp.ult v15, v16
    v18 = activelanepermute.i16 v12, v13, v14, v17
    store.i16 global align 2 [v4+260], v18
    v19 = load.i32 global align 4 [v4+40]
    v20 = load.i32 global align 4 [v4+44]
    v21 = load.i32 global align 4 [v4+48]
    v22 = load.i32 global align 4 [v4+52]
    v23 = load.i32 global align 4 [v4+56]
    v24 = icmp.ult v22, v23
    v25 = activelanepermute.i32 v19, v20, v21, v24
    store.i32 global align 4 [v4+264], v25
    v26 = load.i64 global align 8 [v4+64]
    v27 = load.i32 global align 4 [v4+72]
    v28 = load.i64 global align 8 [v4+80]
    v29 = load.i32 global align 4 [v4+88]
    v30 = load.i32 global align 4 [v4+92]
    v31 = icmp.ult v29, v30
    v32 = activelanepermute.i64 v26, v27, v28, v31
    store.i64 global align 8 [v4+272], v32
    return
}
;; machine kernel %activelanepermute_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %85=s[0:1]:s2, %84=v0:v1 = inputs
;;     %86:s2 = s_load_dwordx2 %85, null
;;     %83:v1 = global_load_ubyte %84, %86
;;     %82:v1 = global_load_dword %84, %86 offset:4
;;     %81:v1 = global_load_ubyte %84, %86 offset:8
;;     %80:v2 = global_load_dwordx2 %84, %86 offset:12
;;     %79:s1 = v_cmp_lt_u32_e64 %80.0, %80.1
;;     %66:s1 = s_mov_b32 exec_lo
;;     %67:v1 = v_lshrrev_b32_e64 %82, %66
;;     %68:v1 = v_and_b32_e32 1, %67
;;     %69:s1 = v_cmp_ne_u32_e64 0, %68
;;     %71:s1 = s_andn2_b32 %69, %79
;;     %72:v1 = v_lshlrev_b32_e32 2, %82
;;     %74:v1 = ds_bpermute_b32 %72, %83
;;     %76:v1 = v_cndmask_b32_e64 %81, %74, %71
;;     global_store_byte %84, %76, %86 offset:256
;;     %63:v1 = global_load_ushort %84, %86 offset:20
;;     %62:v1 = global_load_dword %84, %86 offset:24
;;     %61:v1 = global_load_ushort %84, %86 offset:28
;;     %60:v2 = global_load_dwordx2 %84, %86 offset:32
;;     %59:s1 = v_cmp_lt_u32_e64 %60.0, %60.1
;;     %46:s1 = s_mov_b32 exec_lo
;;     %47:v1 = v_lshrrev_b32_e64 %62, %46
;;     %48:v1 = v_and_b32_e32 1, %47
;;     %49:s1 = v_cmp_ne_u32_e64 0, %48
;;     %51:s1 = s_andn2_b32 %49, %59
;;     %52:v1 = v_lshlrev_b32_e32 2, %62
;;     %54:v1 = ds_bpermute_b32 %52, %63
;;     %56:v1 = v_cndmask_b32_e64 %61, %54, %51
;;     global_store_short %84, %56, %86 offset:260
;;     %43:v4 = global_load_dwordx4 %84, %86 offset:40
;;     %42:v1 = global_load_dword %84, %86 offset:56
;;     %41:s1 = v_cmp_lt_u32_e64 %43.3, %42
;;     %28:s1 = s_mov_b32 exec_lo
;;     %29:v1 = v_lshrrev_b32_e64 %43.1, %28
;;     %30:v1 = v_and_b32_e32 1, %29
;;     %31:s1 = v_cmp_ne_u32_e64 0, %30
;;     %33:s1 = s_andn2_b32 %31, %41
;;     %34:v1 = v_lshlrev_b32_e32 2, %43.1
;;     %36:v1 = ds_bpermute_b32 %34, %43.0
;;     %38:v1 = v_cndmask_b32_e64 %43.2, %36, %33
;;     global_store_dword %84, %38, %86 offset:264
;;     %25:v2 = global_load_dwordx2 %84, %86 offset:64
;;     %24:v1 = global_load_dword %84, %86 offset:72
;;     %23:v2 = global_load_dwordx2 %84, %86 offset:80
;;     %22:v2 = global_load_dwordx2 %84, %86 offset:88
;;     %21:s1 = v_cmp_lt_u32_e64 %22.0, %22.1
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %24, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_andn2_b32 %7, %21
;;     %10:v1 = v_lshlrev_b32_e32 2, %24
;;     %12:v1 = ds_bpermute_b32 %10, %25.0
;;     %17.0:v2 = v_cndmask_b32_e64 %23.0, %12, %9
;;     %15:v1 = ds_bpermute_b32 %10, %25.1
;;     %18.1:v2 tied(%17) = v_cndmask_b32_e64 %23.1, %15, %9
;;     global_store_dwordx2 %84, %18, %86 offset:272
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
;; machine kernel %activelanepermute_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_dwordx2 %67, null
;;     %65:v1 = global_load_ushort %66, %68
;;     %64:v1 = global_load_dword %66, %68 offset:4
;;     %63:v1 = global_load_ushort %66, %68 offset:8
;;     %62:v2 = global_load_dwordx2 %66, %68 offset:12
;;     %61:s1 = v_cmp_lt_u32_e64 %62.0, %62.1
;;     %48:s1 = s_mov_b32 exec_lo
;;     %49:v1 = v_lshrrev_b32_e64 %64, %48
;;     %50:v1 = v_and_b32_e32 1, %49
;;     %51:s1 = v_cmp_ne_u32_e64 0, %50
;;     %53:s1 = s_andn2_b32 %51, %61
;;     %54:v1 = v_lshlrev_b32_e32 2, %64
;;     %56:v1 = ds_bpermute_b32 %54, %65
;;     %58:v1 = v_cndmask_b32_e64 %63, %56, %53
;;     global_store_short %66, %58, %68 offset:256
;;     %45:v4 = global_load_dwordx4 %66, %68 offset:20
;;     %42:v1 = global_load_dword %66, %68 offset:36
;;     %41:s1 = v_cmp_lt_u32_e64 %45.3, %42
;;     %28:s1 = s_mov_b32 exec_lo
;;     %29:v1 = v_lshrrev_b32_e64 %45.1, %28
;;     %30:v1 = v_and_b32_e32 1, %29
;;     %31:s1 = v_cmp_ne_u32_e64 0, %30
;;     %33:s1 = s_andn2_b32 %31, %41
;;     %34:v1 = v_lshlrev_b32_e32 2, %45.1
;;     %36:v1 = ds_bpermute_b32 %34, %45.0
;;     %38:v1 = v_cndmask_b32_e64 %45.2, %36, %33
;;     global_store_dword %66, %38, %68 offset:260
;;     %25:v2 = global_load_dwordx2 %66, %68 offset:40
;;     %24:v1 = global_load_dword %66, %68 offset:48
;;     %23:v2 = global_load_dwordx2 %66, %68 offset:56
;;     %22:v2 = global_load_dwordx2 %66, %68 offset:64
;;     %21:s1 = v_cmp_lt_u32_e64 %22.0, %22.1
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %24, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_andn2_b32 %7, %21
;;     %10:v1 = v_lshlrev_b32_e32 2, %24
;;     %12:v1 = ds_bpermute_b32 %10, %25.0
;;     %17.0:v2 = v_cndmask_b32_e64 %23.0, %12, %9
;;     %15:v1 = ds_bpermute_b32 %10, %25.1
;;     %18.1:v2 tied(%17) = v_cndmask_b32_e64 %23.1, %15, %9
;;     global_store_dwordx2 %66, %18, %68 offset:264
;; }
;;     end
;; }

kernel %activelanepermute_lanes_b1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = icmp.ult v9, v10
    v12 = load.i32 global align 4 [v4+20]
    v13 = load.i32 global align 4 [v4+24]
    v14 = icmp.ult v12, v13
    v15 = activelanepermute.b1 v7, v8, v11, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+256], v16
    return
}
;; machine kernel %activelanepermute_lanes_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, null
;;     %31:v4 = global_load_dwordx4 %32, %34
;;     %30:s1 = v_cmp_lt_u32_e64 %31.0, %31.1
;;     %27:v3 = global_load_dwordx3 %32, %34 offset:16
;;     %26:s1 = v_cmp_lt_u32_e64 %31.3, %27.0
;;     %23:s1 = v_cmp_lt_u32_e64 %27.1, %27.2
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %31.2, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     %11:s1 = s_andn2_b32 %9, %23
;;     %12:v1 = v_lshlrev_b32_e32 2, %31.2
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %30
;;     %16:v1 = ds_bpermute_b32 %12, %15
;;     %17:s1 = v_cmp_ne_u32_e64 0, %16
;;     %18:s1 = s_and_b32 %17, %11
;;     %19:s1 = s_andn2_b32 %26, %11
;;     %20:s1 = s_or_b32 %18, %19
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %32, %4, %34 offset:256
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
    param %k : i32 at 48 align 4
    param %l : i32 at 52 align 4
    param %m : i32 at 56 align 4
    param %n : i32 at 60 align 4
    param %o : i32 at 64 align 4
    param %p : i64 at 72 align 8
    param %q : i32 at 80 align 4
    param %r : i64 at 88 align 8
    param %s : i32 at 96 align 4
    param %t : i32 at 100 align 4
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
    v23 = load.i32 kernarg align 4 width all [v0+48]
    v24 = load.i32 kernarg align 4 width all [v0+52]
    v25 = load.i32 kernarg align 4 width all [v0+56]
    v26 = load.i32 kernarg align 4 width all [v0+60]
    v27 = load.i32 kernarg align 4 width all [v0+64]
    v28 = icmp.ult v26, v27
    v29 = activelanepermute.i32 v23, v24, v25, v28
    store.i32 global align 4 [v4+264], v29
    v30 = load.i64 kernarg align 8 width all [v0+72]
    v31 = load.i32 kernarg align 4 width all [v0+80]
    v32 = load.i64 kernarg align 8 width all [v0+88]
    v33 = load.i32 kernarg align 4 width all [v0+96]
    v34 = load.i32 kernarg align 4 width all [v0+100]
    v35 = icmp.ult v33, v34
    v36 = activelanepermute.i64 v30, v31, v32, v35
    store.i64 global align 8 [v4+272], v36
    return
}
;; machine kernel %activelanepermute_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %81=s[0:1]:s2, %79=v0:v1 = inputs
;;     %94:s8 = s_load_dwordx8 %81, null
;;     %90:s8 = s_load_dwordx8 %81, 0x20
;;     %85:s8 = s_load_dwordx8 %81, 0x40
;;     %82:s2 = s_load_dwordx2 %81, 0x60
;;     %76:s1 = v_cmp_lt_u32_e64 %94.5, %94.6
;;     %62:s1 = s_mov_b32 exec_lo
;;     %63:v1 = v_lshrrev_b32_e64 %94.3, %62
;;     %64:v1 = v_and_b32_e32 1, %63
;;     %65:s1 = v_cmp_ne_u32_e64 0, %64
;;     %67:s1 = s_andn2_b32 %65, %76
;;     %68:v1 = v_lshlrev_b32_e64 2, %94.3
;;     %70:v1 = v_mov_b32_e32 %94.2
;;     %71:v1 = ds_bpermute_b32 %68, %70
;;     %73:v1 = v_cndmask_b32_e64 %94.4, %71, %67
;;     global_store_byte %79, %73, %94.0-1 offset:256
;;     %57:s1 = v_cmp_lt_u32_e64 %90.2, %90.3
;;     %43:s1 = s_mov_b32 exec_lo
;;     %44:v1 = v_lshrrev_b32_e64 %90.0, %43
;;     %45:v1 = v_and_b32_e32 1, %44
;;     %46:s1 = v_cmp_ne_u32_e64 0, %45
;;     %48:s1 = s_andn2_b32 %46, %57
;;     %49:v1 = v_lshlrev_b32_e64 2, %90.0
;;     %51:v1 = v_mov_b32_e32 %94.7
;;     %52:v1 = ds_bpermute_b32 %49, %51
;;     %54:v1 = v_cndmask_b32_e64 %90.1, %52, %48
;;     global_store_short %79, %54, %94.0-1 offset:260
;;     %40:s1 = v_cmp_lt_u32_e64 %90.7, %85.0
;;     %26:s1 = s_mov_b32 exec_lo
;;     %27:v1 = v_lshrrev_b32_e64 %90.5, %26
;;     %28:v1 = v_and_b32_e32 1, %27
;;     %29:s1 = v_cmp_ne_u32_e64 0, %28
;;     %31:s1 = s_andn2_b32 %29, %40
;;     %32:v1 = v_lshlrev_b32_e64 2, %90.5
;;     %34:v1 = v_mov_b32_e32 %90.4
;;     %35:v1 = ds_bpermute_b32 %32, %34
;;     %37:v1 = v_cndmask_b32_e64 %90.6, %35, %31
;;     global_store_dword %79, %37, %94.0-1 offset:264
;;     %23:s1 = v_cmp_lt_u32_e64 %82.0, %82.1
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %85.4, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_andn2_b32 %7, %23
;;     %10:v1 = v_lshlrev_b32_e64 2, %85.4
;;     %12:v1 = v_mov_b32_e32 %85.2
;;     %13:v1 = ds_bpermute_b32 %10, %12
;;     %19.0:v2 = v_cndmask_b32_e64 %85.6, %13, %9
;;     %16:v1 = v_mov_b32_e32 %85.3
;;     %17:v1 = ds_bpermute_b32 %10, %16
;;     %20.1:v2 tied(%19) = v_cndmask_b32_e64 %85.7, %17, %9
;;     global_store_dwordx2 %79, %20, %94.0-1 offset:272
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
;; machine kernel %activelanepermute_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %62=v0:v1 = inputs
;;     %77:s8 = s_load_dwordx8 %65, null
;;     %72:s8 = s_load_dwordx8 %65, 0x20
;;     %66:s4 = s_load_dwordx4 %65, 0x40
;;     %57:s1 = v_cmp_lt_u32_e64 %77.5, %77.6
;;     %43:s1 = s_mov_b32 exec_lo
;;     %44:v1 = v_lshrrev_b32_e64 %77.3, %43
;;     %45:v1 = v_and_b32_e32 1, %44
;;     %46:s1 = v_cmp_ne_u32_e64 0, %45
;;     %48:s1 = s_andn2_b32 %46, %57
;;     %49:v1 = v_lshlrev_b32_e64 2, %77.3
;;     %51:v1 = v_mov_b32_e32 %77.2
;;     %52:v1 = ds_bpermute_b32 %49, %51
;;     %54:v1 = v_cndmask_b32_e64 %77.4, %52, %48
;;     global_store_short %62, %54, %77.0-1 offset:256
;;     %40:s1 = v_cmp_lt_u32_e64 %72.2, %72.3
;;     %26:s1 = s_mov_b32 exec_lo
;;     %27:v1 = v_lshrrev_b32_e64 %72.0, %26
;;     %28:v1 = v_and_b32_e32 1, %27
;;     %29:s1 = v_cmp_ne_u32_e64 0, %28
;;     %31:s1 = s_andn2_b32 %29, %40
;;     %32:v1 = v_lshlrev_b32_e64 2, %72.0
;;     %34:v1 = v_mov_b32_e32 %77.7
;;     %35:v1 = ds_bpermute_b32 %32, %34
;;     %37:v1 = v_cndmask_b32_e64 %72.1, %35, %31
;;     global_store_dword %62, %37, %77.0-1 offset:260
;;     %23:s1 = v_cmp_lt_u32_e64 %66.2, %66.3
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %72.6, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_andn2_b32 %7, %23
;;     %10:v1 = v_lshlrev_b32_e64 2, %72.6
;;     %12:v1 = v_mov_b32_e32 %72.4
;;     %13:v1 = ds_bpermute_b32 %10, %12
;;     %19.0:v2 = v_cndmask_b32_e64 %66.0, %13, %9
;;     %16:v1 = v_mov_b32_e32 %72.5
;;     %17:v1 = ds_bpermute_b32 %10, %16
;;     %20.1:v2 tied(%19) = v_cndmask_b32_e64 %66.1, %17, %9
;;     global_store_dwordx2 %62, %20, %77.0-1 offset:264
;; }
;;     end
;; }

kernel %activelanepermute_wave_b1 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = icmp.ult v9, v10
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = load.i32 kernarg align 4 width all [v0+32]
    v14 = icmp.ult v12, v13
    v15 = activelanepermute.b1 v7, v8, v11, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+256], v16
    return
}
;; machine kernel %activelanepermute_wave_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %32=v0:v1 = inputs
;;     %36:s8 = s_load_dwordx8 %24, null
;;     %31:s1 = v_cmp_lt_u32_e64 %36.2, %36.3
;;     %28:s1 = v_cmp_lt_u32_e64 %36.5, %36.6
;;     %25:s1 = s_load_dword %24, 0x20
;;     %23:s1 = v_cmp_lt_u32_e64 %36.7, %25
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %36.4, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     %11:s1 = s_andn2_b32 %9, %23
;;     %12:v1 = v_lshlrev_b32_e64 2, %36.4
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %31
;;     %16:v1 = ds_bpermute_b32 %12, %15
;;     %17:s1 = v_cmp_ne_u32_e64 0, %16
;;     %18:s1 = s_and_b32 %17, %11
;;     %19:s1 = s_andn2_b32 %28, %11
;;     %20:s1 = s_or_b32 %18, %19
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %32, %4, %36.0-1 offset:256
;; }
;;     end
;; }
