; test isel precise-output
; target gfx1030
; Differences of floats; doubles are a sum with the sign of the second operand changed by the instruction.
; Here are the forms whose code is not that of gfx1201.

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fsub.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_add_f64 %6.0-1, -%6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fsub.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %6=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %5:v1 = v_sub_f32_e64 %11.2, %11.3
;;     global_store_dword %6, %5, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %constant_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconst.f64 1.0
    v7 = fsub.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %constant_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = v_add_f64 %5, neg(1.0)
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fsub.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    v8 = load.f32 global align 4 [v4+8]
    v9 = load.f32 global align 4 [v4+12]
    v10 = fsub.f32 v8, v9
    store.f32 global align 4 [v4+260], v10
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v1 = global_load_ushort %13, %15
;;     %11:v1 = global_load_ushort %13, %15 offset:4
;;     %10:v1 = v_sub_f16_e64 %12, %11
;;     global_store_short %13, %10, %15 offset:256
;;     %6:v2 = global_load_dwordx2 %13, %15 offset:8
;;     %5:v1 = v_sub_f32_e32 %6.0, %6.1
;;     global_store_dword %13, %5, %15 offset:260
;; }
;;     end
;; }

kernel %lanes_f16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fsub.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_pk_add_f16 %7, %6 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64 at 16 align 8
    param %d : f64 at 24 align 8
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
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = fsub.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f64 kernarg align 8 width all [v0+16]
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = fsub.f64 v12, v13
    store.f64 global align 8 [v4+264], v14
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %14=v0:v1 = inputs
;;     %19:s8 = s_load_dwordx8 %18, null
;;     %9:v1 = v_sub_f16_e64 %19.2, %19.3
;;     global_store_short %14, %9, %19.0-1 offset:256
;;     %5:v2 = v_add_f64 %19.4-5, -%19.6-7
;;     global_store_dwordx2 %14, %5, %19.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_f16x2 {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : f16x2 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = load.f16x2 kernarg align 4 width all [v0+12]
    v7 = fsub.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %7, null
;;     %9:v1 = v_mov_b32_e32 0
;;     %10:v1 = global_load_dword %9, %7 offset:8 makes constant
;;     %6:v1 = v_mov_b32_e32 0
;;     %8:v1 = global_load_dword %6, %7 offset:12 makes constant
;;     %5:v1 = v_pk_add_f16 %10, %8 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_dword %11, %5, %12 offset:256
;; }
;;     end
;; }
