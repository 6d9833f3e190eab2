; test isel precise-output
; target gfx600
; Sums of absolute differences of the parts of words, one and four at once.

kernel %sad_u8 {
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
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_sad_u8 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %sad_u16 {
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
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_sad_u16 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %sad_u32 {
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
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_sad_u32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %msad_u8 {
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
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_msad_u8 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %sad_hi {
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
    v9 = iconst.i32 0
    v10 = sad_u8 v5, v6, v9
    v11 = iconst.i32 16
    v12 = ishl.i32 v10, v11
    v8 = iadd.i32 v12, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_hi target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_sad_hi_u8 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %sad_of_the_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v7 = load.i32 global align 4 [v4+0]
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_of_the_wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %33=v0:v1 = inputs
;;     %36:s4 = s_load_dwordx4 %35, 0x0
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %36.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %36.1
;;     %30.1:v2 = v_mov_b32_e32 0
;;     %31.0:v2 tied(%30) = v_mov_b32_e32 %33
;;     %32:v1 = buffer_load_dword %31, %27, 0 addr64
;;     %19:v1 = v_mov_b32_e32 %36.3
;;     %18:v1 = v_sad_u8 %36.2, %19, %32
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %36.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %36.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %33
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %qsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %95=s[0:1]:s2, %94=v0:v1 = inputs
;;     %96:s2 = s_load_dwordx2 %95, 0x0
;;     %85.2:s4 = s_mov_b32 0
;;     %86.3:s4 tied(%85) = s_mov_b32 0x100f000
;;     %87.0:s4 tied(%86) = s_mov_b32 %96.0
;;     %88.1:s4 tied(%87) = s_mov_b32 %96.1
;;     %91.1:v2 = v_mov_b32_e32 0
;;     %92.0:v2 tied(%91) = v_mov_b32_e32 %94
;;     %93:v4 = buffer_load_dwordx4 %92, %88, 0 addr64
;;     %72.2:s4 = s_mov_b32 0
;;     %73.3:s4 tied(%72) = s_mov_b32 0x100f000
;;     %74.0:s4 tied(%73) = s_mov_b32 %96.0
;;     %75.1:s4 tied(%74) = s_mov_b32 %96.1
;;     %78.1:v2 = v_mov_b32_e32 0
;;     %79.0:v2 tied(%78) = v_mov_b32_e32 %94
;;     %80:v1 = buffer_load_dword %79, %75, 0 addr64 offset:16
;;     %66:v1 = v_sad_u8 %93.0, %80, 0
;;     %65:v1 = v_alignbyte_b32 %93.1, %93.0, 1
;;     %64:v1 = v_sad_u8 %65, %80, 0
;;     %61:v1, %62:s2 = v_add_i32_e64 %93.2, %66
;;     %59:v1 = v_and_b32_e32 0xffff, %61
;;     %57:v1 = v_lshrrev_b32_e32 16, %93.2
;;     %54:v1, %55:s2 = v_add_i32_e64 %57, %64
;;     %51:v1 = v_lshlrev_b32_e32 16, %54
;;     %49:v1 = v_or_b32_e32 %59, %51
;;     %45:v1 = v_alignbyte_b32 %93.1, %93.0, 2
;;     %44:v1 = v_sad_u8 %45, %80, 0
;;     %42:v1 = v_alignbyte_b32 %93.1, %93.0, 3
;;     %39:v1 = v_sad_u8 %42, %80, 0
;;     %35:v1, %36:s2 = v_add_i32_e64 %93.3, %44
;;     %33:v1 = v_and_b32_e32 0xffff, %35
;;     %31:v1 = v_lshrrev_b32_e32 16, %93.3
;;     %28:v1, %29:s2 = v_add_i32_e64 %31, %39
;;     %25:v1 = v_lshlrev_b32_e32 16, %28
;;     %23:v1 = v_or_b32_e32 %33, %25
;;     %19.0:v2 = v_mov_b32_e32 %49
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 %23
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %96.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %96.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %94
;;     buffer_store_dwordx2 %20, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %mqsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v4 = buffer_load_dwordx4 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:16
;;     %18:v2 early = v_mqsad_pk_u16_u8 %44.0-1, %31, %44.2-3
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dwordx2 %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
