; test isel precise-output
; target gfx1201
; An undefined value is read as zero: a constant like any other, inline where the instruction takes one.

kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = undef.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 0
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }

kernel %selected {
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
    v8 = undef.i32
    v9 = select.i32 v7, v5, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %selected target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_u32_e64 %8.0, %8.1
;;     %5:v1 = v_cndmask_b32_e64 0, %8.0, %7
;;     global_store_b32 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = undef.i32
    v7 = iconcat v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = undef.b1
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = undef.i8
    store.i8 global align 1 [v4+260], v7
    v8 = undef.i16
    store.i16 global align 2 [v4+264], v8
    v9 = undef.i64
    store.i64 global align 8 [v4+272], v9
    v10 = undef.f16
    store.f16 global align 2 [v4+280], v10
    v11 = undef.f32
    store.f32 global align 4 [v4+284], v11
    v12 = undef.f64
    store.f64 global align 8 [v4+288], v12
    v13 = undef.i8x4
    store.i8x4 global align 4 [v4+296], v13
    v14 = undef.i8x8
    store.i8x8 global align 8 [v4+304], v14
    v15 = undef.i8x16
    store.i8x16 global align 8 [v4+320], v15
    v16 = undef.i16x2
    store.i16x2 global align 4 [v4+336], v16
    v17 = undef.i16x4
    store.i16x4 global align 8 [v4+344], v17
    v18 = undef.i16x8
    store.i16x8 global align 8 [v4+352], v18
    v19 = undef.i32x2
    store.i32x2 global align 8 [v4+368], v19
    v20 = undef.i32x4
    store.i32x4 global align 8 [v4+384], v20
    v21 = undef.i64x2
    store.i64x2 global align 8 [v4+400], v21
    v22 = undef.f16x2
    store.f16x2 global align 4 [v4+416], v22
    v23 = undef.f16x4
    store.f16x4 global align 8 [v4+424], v23
    v24 = undef.f16x8
    store.f16x8 global align 8 [v4+432], v24
    v25 = undef.f32x2
    store.f32x2 global align 8 [v4+448], v25
    v26 = undef.f32x4
    store.f32x4 global align 8 [v4+464], v26
    v27 = undef.f64x2
    store.f64x2 global align 8 [v4+480], v27
    return
}
;; machine kernel %types target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_b64 %48, 0x0
;;     %46:s1 = s_mov_b32 0
;;     %45:v1 = v_mov_b32_e32 %46
;;     global_store_b32 %47, %45, %49 offset:256
;;     %43:v1 = v_mov_b32_e32 0
;;     global_store_b8 %47, %43, %49 offset:260
;;     global_store_b16 %47, %43, %49 offset:264
;;     %40.0:v2 = v_mov_b32_e32 0
;;     %41.1:v2 tied(%40) = v_mov_b32_e32 0
;;     global_store_b64 %47, %41, %49 offset:272
;;     global_store_b16 %47, %43, %49 offset:280
;;     global_store_b32 %47, %43, %49 offset:284
;;     global_store_b64 %47, %41, %49 offset:288
;;     global_store_b32 %47, %43, %49 offset:296
;;     global_store_b64 %47, %41, %49 offset:304
;;     %26:v4 = undef
;;     global_store_b128 %47, %26, %49 offset:320
;;     global_store_b32 %47, %43, %49 offset:336
;;     global_store_b64 %47, %41, %49 offset:344
;;     %20:v4 = undef
;;     global_store_b128 %47, %20, %49 offset:352
;;     global_store_b64 %47, %41, %49 offset:368
;;     %15:v4 = undef
;;     global_store_b128 %47, %15, %49 offset:384
;;     %14:v4 = undef
;;     global_store_b128 %47, %14, %49 offset:400
;;     global_store_b32 %47, %43, %49 offset:416
;;     global_store_b64 %47, %41, %49 offset:424
;;     %8:v4 = undef
;;     global_store_b128 %47, %8, %49 offset:432
;;     global_store_b64 %47, %41, %49 offset:448
;;     %3:v4 = undef
;;     global_store_b128 %47, %3, %49 offset:464
;;     %2:v4 = undef
;;     global_store_b128 %47, %2, %49 offset:480
;; }
;;     end
;; }
