; test isel precise-output
; target gfx1201
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v3 = global_load_b96 %14, %16
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %13.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13.1
;;     %10:v1 = ds_bpermute_b32 %8, %13.0
;;     %12:v1 = v_cndmask_b32_e64 %13.2, %10, %7
;;     global_store_b32 %14, %12, %16 offset:256
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_b64 %20, 0x0
;;     %18:v4 = global_load_b128 %19, %21
;;     %17:v1 = global_load_b32 %19, %21 offset:16
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %17, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %17
;;     %10:v1 = ds_bpermute_b32 %8, %18.0
;;     %15.0:v2 = v_cndmask_b32_e64 %18.2, %10, %7
;;     %13:v1 = ds_bpermute_b32 %8, %18.1
;;     %16.1:v2 tied(%15) = v_cndmask_b32_e64 %18.3, %13, %7
;;     global_store_b64 %19, %16, %21 offset:256
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
;; machine kernel %chosen target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v4 = global_load_b128 %18, %20
;;     %16:s1 = v_cmp_lt_u32_e64 %17.3, %17.2
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %17.1, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %16
;;     %10:v1 = v_lshlrev_b32_e32 2, %17.1
;;     %12:v1 = ds_bpermute_b32 %10, %17.0
;;     %14:v1 = v_cndmask_b32_e64 %17.2, %12, %9
;;     global_store_b32 %18, %14, %20 offset:256
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
;; machine kernel %truth target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_b64 %25, 0x0
;;     %23:v3 = global_load_b96 %24, %26
;;     %22:s1 = v_cmp_lt_u32_e64 %23.0, %23.1
;;     %21:s1 = v_cmp_lt_i32_e64 %23.0, %23.1
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %23.2, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     %10:v1 = v_lshlrev_b32_e32 2, %23.2
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %14:v1 = ds_bpermute_b32 %10, %13
;;     %15:s1 = v_cmp_ne_u32_e64 0, %14
;;     %16:s1 = s_and_b32 %15, %9
;;     %17:s1 = s_and_not1_b32 %21, %9
;;     %18:s1 = s_or_b32 %16, %17
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_b32 %24, %4, %26 offset:256
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
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v1 = global_load_u8 %16, %18
;;     %14:v1 = global_load_u8 %16, %18 offset:4
;;     %13:v1 = global_load_b32 %16, %18 offset:8
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %13, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %8:v1 = v_lshlrev_b32_e32 2, %13
;;     %10:v1 = ds_bpermute_b32 %8, %15
;;     %12:v1 = v_cndmask_b32_e64 %14, %10, %7
;;     global_store_b8 %16, %12, %18 offset:256
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
;; machine kernel %activelanepermute_lanes_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %21:v1 = global_load_u16 %22, %24
;;     %20:v1 = global_load_b32 %22, %24 offset:4
;;     %19:v1 = global_load_u16 %22, %24 offset:8
;;     %18:v2 = global_load_b64 %22, %24 offset:12
;;     %17:s1 = v_cmp_lt_u32_e64 %18.0, %18.1
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %20, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %17
;;     %10:v1 = v_lshlrev_b32_e32 2, %20
;;     %12:v1 = ds_bpermute_b32 %10, %21
;;     %14:v1 = v_cndmask_b32_e64 %19, %12, %9
;;     global_store_b16 %22, %14, %24 offset:256
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
;; machine kernel %activelanepermute_lanes_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v1 = global_load_u16 %66, %68
;;     %64:v1 = global_load_b32 %66, %68 offset:4
;;     %63:v1 = global_load_u16 %66, %68 offset:8
;;     %62:v2 = global_load_b64 %66, %68 offset:12
;;     %61:s1 = v_cmp_lt_u32_e64 %62.0, %62.1
;;     %48:s1 = s_mov_b32 exec_lo
;;     %49:v1 = v_lshrrev_b32_e64 %64, %48
;;     %50:v1 = v_and_b32_e32 1, %49
;;     %51:s1 = v_cmp_ne_u32_e64 0, %50
;;     %53:s1 = s_and_not1_b32 %51, %61
;;     %54:v1 = v_lshlrev_b32_e32 2, %64
;;     %56:v1 = ds_bpermute_b32 %54, %65
;;     %58:v1 = v_cndmask_b32_e64 %63, %56, %53
;;     global_store_b16 %66, %58, %68 offset:256
;;     %45:v4 = global_load_b128 %66, %68 offset:20
;;     %42:v1 = global_load_b32 %66, %68 offset:36
;;     %41:s1 = v_cmp_lt_u32_e64 %45.3, %42
;;     %28:s1 = s_mov_b32 exec_lo
;;     %29:v1 = v_lshrrev_b32_e64 %45.1, %28
;;     %30:v1 = v_and_b32_e32 1, %29
;;     %31:s1 = v_cmp_ne_u32_e64 0, %30
;;     %33:s1 = s_and_not1_b32 %31, %41
;;     %34:v1 = v_lshlrev_b32_e32 2, %45.1
;;     %36:v1 = ds_bpermute_b32 %34, %45.0
;;     %38:v1 = v_cndmask_b32_e64 %45.2, %36, %33
;;     global_store_b32 %66, %38, %68 offset:260
;;     %25:v2 = global_load_b64 %66, %68 offset:40
;;     %24:v1 = global_load_b32 %66, %68 offset:48
;;     %23:v2 = global_load_b64 %66, %68 offset:56
;;     %22:v2 = global_load_b64 %66, %68 offset:64
;;     %21:s1 = v_cmp_lt_u32_e64 %22.0, %22.1
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %24, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %21
;;     %10:v1 = v_lshlrev_b32_e32 2, %24
;;     %12:v1 = ds_bpermute_b32 %10, %25.0
;;     %17.0:v2 = v_cndmask_b32_e64 %23.0, %12, %9
;;     %15:v1 = ds_bpermute_b32 %10, %25.1
;;     %18.1:v2 tied(%17) = v_cndmask_b32_e64 %23.1, %15, %9
;;     global_store_b64 %66, %18, %68 offset:264
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
;; machine kernel %activelanepermute_wave_integers target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %62=v0:v1 = inputs
;;     %73:s8 = s_load_b256 %64, 0x0
;;     %69:s8 = s_load_b256 %64, 0x20
;;     %65:s4 = s_load_b128 %64, 0x40
;;     %59:s1 = v_cmp_lt_u32_e64 %73.5, %73.6
;;     %45:s1 = s_mov_b32 exec_lo
;;     %46:v1 = v_lshrrev_b32_e64 %73.3, %45
;;     %47:v1 = v_and_b32_e32 1, %46
;;     %48:s1 = v_cmp_ne_u32_e64 0, %47
;;     %50:s1 = s_and_not1_b32 %48, %59
;;     %51:v1 = v_lshlrev_b32_e64 2, %73.3
;;     %53:v1 = v_mov_b32_e32 %73.2
;;     %54:v1 = ds_bpermute_b32 %51, %53
;;     %56:v1 = v_cndmask_b32_e64 %73.4, %54, %50
;;     global_store_b8 %62, %56, %73.0-1 offset:256
;;     %40:s1 = v_cmp_lt_u32_e64 %69.2, %69.3
;;     %26:s1 = s_mov_b32 exec_lo
;;     %27:v1 = v_lshrrev_b32_e64 %69.0, %26
;;     %28:v1 = v_and_b32_e32 1, %27
;;     %29:s1 = v_cmp_ne_u32_e64 0, %28
;;     %31:s1 = s_and_not1_b32 %29, %40
;;     %32:v1 = v_lshlrev_b32_e64 2, %69.0
;;     %34:v1 = v_mov_b32_e32 %73.7
;;     %35:v1 = ds_bpermute_b32 %32, %34
;;     %37:v1 = v_cndmask_b32_e64 %69.1, %35, %31
;;     global_store_b16 %62, %37, %73.0-1 offset:260
;;     %23:s1 = v_cmp_lt_u32_e64 %65.2, %65.3
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %69.6, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %23
;;     %10:v1 = v_lshlrev_b32_e64 2, %69.6
;;     %12:v1 = v_mov_b32_e32 %69.4
;;     %13:v1 = ds_bpermute_b32 %10, %12
;;     %19.0:v2 = v_cndmask_b32_e64 %65.0, %13, %9
;;     %16:v1 = v_mov_b32_e32 %69.5
;;     %17:v1 = ds_bpermute_b32 %10, %16
;;     %20.1:v2 tied(%19) = v_cndmask_b32_e64 %65.1, %17, %9
;;     global_store_b64 %62, %20, %73.0-1 offset:264
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
;; machine kernel %activelanepermute_wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %62=v0:v1 = inputs
;;     %77:s8 = s_load_b256 %65, 0x0
;;     %72:s8 = s_load_b256 %65, 0x20
;;     %66:s4 = s_load_b128 %65, 0x40
;;     %57:s1 = v_cmp_lt_u32_e64 %77.5, %77.6
;;     %43:s1 = s_mov_b32 exec_lo
;;     %44:v1 = v_lshrrev_b32_e64 %77.3, %43
;;     %45:v1 = v_and_b32_e32 1, %44
;;     %46:s1 = v_cmp_ne_u32_e64 0, %45
;;     %48:s1 = s_and_not1_b32 %46, %57
;;     %49:v1 = v_lshlrev_b32_e64 2, %77.3
;;     %51:v1 = v_mov_b32_e32 %77.2
;;     %52:v1 = ds_bpermute_b32 %49, %51
;;     %54:v1 = v_cndmask_b32_e64 %77.4, %52, %48
;;     global_store_b16 %62, %54, %77.0-1 offset:256
;;     %40:s1 = v_cmp_lt_u32_e64 %72.2, %72.3
;;     %26:s1 = s_mov_b32 exec_lo
;;     %27:v1 = v_lshrrev_b32_e64 %72.0, %26
;;     %28:v1 = v_and_b32_e32 1, %27
;;     %29:s1 = v_cmp_ne_u32_e64 0, %28
;;     %31:s1 = s_and_not1_b32 %29, %40
;;     %32:v1 = v_lshlrev_b32_e64 2, %72.0
;;     %34:v1 = v_mov_b32_e32 %77.7
;;     %35:v1 = ds_bpermute_b32 %32, %34
;;     %37:v1 = v_cndmask_b32_e64 %72.1, %35, %31
;;     global_store_b32 %62, %37, %77.0-1 offset:260
;;     %23:s1 = v_cmp_lt_u32_e64 %66.2, %66.3
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_lshrrev_b32_e64 %72.6, %4
;;     %6:v1 = v_and_b32_e32 1, %5
;;     %7:s1 = v_cmp_ne_u32_e64 0, %6
;;     %9:s1 = s_and_not1_b32 %7, %23
;;     %10:v1 = v_lshlrev_b32_e64 2, %72.6
;;     %12:v1 = v_mov_b32_e32 %72.4
;;     %13:v1 = ds_bpermute_b32 %10, %12
;;     %19.0:v2 = v_cndmask_b32_e64 %66.0, %13, %9
;;     %16:v1 = v_mov_b32_e32 %72.5
;;     %17:v1 = ds_bpermute_b32 %10, %16
;;     %20.1:v2 tied(%19) = v_cndmask_b32_e64 %66.1, %17, %9
;;     global_store_b64 %62, %20, %77.0-1 offset:264
;; }
;;     end
;; }
