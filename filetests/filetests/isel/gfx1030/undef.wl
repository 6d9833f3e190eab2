; test isel precise-output
; target gfx1030
; An undefined value is read as zero: a constant like any other, inline where the instruction takes one.

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
    v9 = undef.i32
    store.i32 global align 4 [v4+268], v9
    v10 = undef.i64
    store.i64 global align 8 [v4+272], v10
    v11 = undef.f16
    store.f16 global align 2 [v4+280], v11
    v12 = undef.f32
    store.f32 global align 4 [v4+284], v12
    v13 = undef.f64
    store.f64 global align 8 [v4+288], v13
    v14 = undef.i8x4
    store.i8x4 global align 4 [v4+296], v14
    v15 = undef.i8x8
    store.i8x8 global align 8 [v4+304], v15
    v16 = undef.i8x16
    store.i8x16 global align 8 [v4+320], v16
    v17 = undef.i16x2
    store.i16x2 global align 4 [v4+336], v17
    v18 = undef.i16x4
    store.i16x4 global align 8 [v4+344], v18
    v19 = undef.i16x8
    store.i16x8 global align 8 [v4+352], v19
    v20 = undef.i32x2
    store.i32x2 global align 8 [v4+368], v20
    v21 = undef.i32x4
    store.i32x4 global align 8 [v4+384], v21
    v22 = undef.i64x2
    store.i64x2 global align 8 [v4+400], v22
    v23 = undef.f16x2
    store.f16x2 global align 4 [v4+416], v23
    v24 = undef.f16x4
    store.f16x4 global align 8 [v4+424], v24
    v25 = undef.f16x8
    store.f16x8 global align 8 [v4+432], v25
    v26 = undef.f32x2
    store.f32x2 global align 8 [v4+448], v26
    v27 = undef.f32x4
    store.f32x4 global align 8 [v4+464], v27
    v28 = undef.f64x2
    store.f64x2 global align 8 [v4+480], v28
    return
}
;; machine kernel %types target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_dwordx2 %49, null
;;     %47:s1 = s_mov_b32 0
;;     %46:v1 = v_mov_b32_e32 %47
;;     global_store_dword %48, %46, %50 offset:256
;;     %44:v1 = v_mov_b32_e32 0
;;     global_store_byte %48, %44, %50 offset:260
;;     global_store_short %48, %44, %50 offset:264
;;     global_store_dword %48, %44, %50 offset:268
;;     %40.0:v2 = v_mov_b32_e32 0
;;     %41.1:v2 tied(%40) = v_mov_b32_e32 0
;;     global_store_dwordx2 %48, %41, %50 offset:272
;;     global_store_short %48, %44, %50 offset:280
;;     global_store_dword %48, %44, %50 offset:284
;;     global_store_dwordx2 %48, %41, %50 offset:288
;;     global_store_dword %48, %44, %50 offset:296
;;     global_store_dwordx2 %48, %41, %50 offset:304
;;     %26:v4 = undef
;;     global_store_dwordx4 %48, %26, %50 offset:320
;;     global_store_dword %48, %44, %50 offset:336
;;     global_store_dwordx2 %48, %41, %50 offset:344
;;     %20:v4 = undef
;;     global_store_dwordx4 %48, %20, %50 offset:352
;;     global_store_dwordx2 %48, %41, %50 offset:368
;;     %15:v4 = undef
;;     global_store_dwordx4 %48, %15, %50 offset:384
;;     %14:v4 = undef
;;     global_store_dwordx4 %48, %14, %50 offset:400
;;     global_store_dword %48, %44, %50 offset:416
;;     global_store_dwordx2 %48, %41, %50 offset:424
;;     %8:v4 = undef
;;     global_store_dwordx4 %48, %8, %50 offset:432
;;     global_store_dwordx2 %48, %41, %50 offset:448
;;     %3:v4 = undef
;;     global_store_dwordx4 %48, %3, %50 offset:464
;;     %2:v4 = undef
;;     global_store_dwordx4 %48, %2, %50 offset:480
;; }
;;     end
;; }
