; test isel precise-output
; target gfx600
; Accesses with less alignment than their size: below that of a word they come apart into bytes.
; Here are the forms whose code is not that of gfx700.

kernel %word_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 1 [v4]
    v6 = iadd.i32 v5, v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word_1 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %22.2:s4 = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24.0:s4 tied(%23) = s_mov_b32 %42.0
;;     %25.1:s4 tied(%24) = s_mov_b32 %42.1
;;     %28.1:v2 = v_mov_b32_e32 0
;;     %29.0:v2 tied(%28) = v_mov_b32_e32 %40
;;     %30:v1 = buffer_load_ubyte %29, %25, 0 addr64
;;     %31:v1 = buffer_load_ubyte %29, %25, 0 addr64 offset:1
;;     %32:v1 = v_lshlrev_b32_e32 8, %31
;;     %33:v1 = v_or_b32_e32 %32, %30
;;     %34:v1 = buffer_load_ubyte %29, %25, 0 addr64 offset:2
;;     %35:v1 = v_lshlrev_b32_e32 16, %34
;;     %36:v1 = v_or_b32_e32 %35, %33
;;     %37:v1 = buffer_load_ubyte %29, %25, 0 addr64 offset:3
;;     %38:v1 = v_lshlrev_b32_e32 24, %37
;;     %39:v1 = v_or_b32_e32 %38, %36
;;     %16:v1, %17:s2 = v_add_i32_e64 %39, %39
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %long_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 4 [v4]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_4 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v2 = buffer_load_dwordx2 %26, %22, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dwordx2 %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %quad_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 1 [v4]
    store.i32x4 global align 1 [v4+16], v5
    return
}
;; machine kernel %quad_1 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %84=s[0:1]:s2, %83=v0:v1 = inputs
;;     %85:s2 = s_load_dwordx2 %84, 0x0
;;     %31.2:s4 = s_mov_b32 0
;;     %32.3:s4 tied(%31) = s_mov_b32 0x100f000
;;     %33.0:s4 tied(%32) = s_mov_b32 %85.0
;;     %34.1:s4 tied(%33) = s_mov_b32 %85.1
;;     %37.1:v2 = v_mov_b32_e32 0
;;     %38.0:v2 tied(%37) = v_mov_b32_e32 %83
;;     %39:v1 = buffer_load_ubyte %38, %34, 0 addr64
;;     %40:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:1
;;     %41:v1 = v_lshlrev_b32_e32 8, %40
;;     %42:v1 = v_or_b32_e32 %41, %39
;;     %43:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:2
;;     %44:v1 = v_lshlrev_b32_e32 16, %43
;;     %45:v1 = v_or_b32_e32 %44, %42
;;     %46:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:3
;;     %47:v1 = v_lshlrev_b32_e32 24, %46
;;     %79.0:v4 = v_or_b32_e32 %47, %45
;;     %49:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:4
;;     %50:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:5
;;     %51:v1 = v_lshlrev_b32_e32 8, %50
;;     %52:v1 = v_or_b32_e32 %51, %49
;;     %53:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:6
;;     %54:v1 = v_lshlrev_b32_e32 16, %53
;;     %55:v1 = v_or_b32_e32 %54, %52
;;     %56:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:7
;;     %57:v1 = v_lshlrev_b32_e32 24, %56
;;     %80.1:v4 tied(%79) = v_or_b32_e32 %57, %55
;;     %59:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:8
;;     %60:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:9
;;     %61:v1 = v_lshlrev_b32_e32 8, %60
;;     %62:v1 = v_or_b32_e32 %61, %59
;;     %63:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:10
;;     %64:v1 = v_lshlrev_b32_e32 16, %63
;;     %65:v1 = v_or_b32_e32 %64, %62
;;     %66:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:11
;;     %67:v1 = v_lshlrev_b32_e32 24, %66
;;     %81.2:v4 tied(%80) = v_or_b32_e32 %67, %65
;;     %69:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:12
;;     %70:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:13
;;     %71:v1 = v_lshlrev_b32_e32 8, %70
;;     %72:v1 = v_or_b32_e32 %71, %69
;;     %73:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:14
;;     %74:v1 = v_lshlrev_b32_e32 16, %73
;;     %75:v1 = v_or_b32_e32 %74, %72
;;     %76:v1 = buffer_load_ubyte %38, %34, 0 addr64 offset:15
;;     %77:v1 = v_lshlrev_b32_e32 24, %76
;;     %82.3:v4 tied(%81) = v_or_b32_e32 %77, %75
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %85.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %85.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %83
;;     buffer_store_byte %82.0, %13, %9, 0 addr64 offset:16
;;     %15:v1 = v_lshrrev_b32_e32 8, %82.0
;;     buffer_store_byte %15, %13, %9, 0 addr64 offset:17
;;     %16:v1 = v_lshrrev_b32_e32 16, %82.0
;;     buffer_store_byte %16, %13, %9, 0 addr64 offset:18
;;     %17:v1 = v_lshrrev_b32_e32 24, %82.0
;;     buffer_store_byte %17, %13, %9, 0 addr64 offset:19
;;     buffer_store_byte %82.1, %13, %9, 0 addr64 offset:20
;;     %18:v1 = v_lshrrev_b32_e32 8, %82.1
;;     buffer_store_byte %18, %13, %9, 0 addr64 offset:21
;;     %19:v1 = v_lshrrev_b32_e32 16, %82.1
;;     buffer_store_byte %19, %13, %9, 0 addr64 offset:22
;;     %20:v1 = v_lshrrev_b32_e32 24, %82.1
;;     buffer_store_byte %20, %13, %9, 0 addr64 offset:23
;;     buffer_store_byte %82.2, %13, %9, 0 addr64 offset:24
;;     %21:v1 = v_lshrrev_b32_e32 8, %82.2
;;     buffer_store_byte %21, %13, %9, 0 addr64 offset:25
;;     %22:v1 = v_lshrrev_b32_e32 16, %82.2
;;     buffer_store_byte %22, %13, %9, 0 addr64 offset:26
;;     %23:v1 = v_lshrrev_b32_e32 24, %82.2
;;     buffer_store_byte %23, %13, %9, 0 addr64 offset:27
;;     buffer_store_byte %82.3, %13, %9, 0 addr64 offset:28
;;     %24:v1 = v_lshrrev_b32_e32 8, %82.3
;;     buffer_store_byte %24, %13, %9, 0 addr64 offset:29
;;     %25:v1 = v_lshrrev_b32_e32 16, %82.3
;;     buffer_store_byte %25, %13, %9, 0 addr64 offset:30
;;     %26:v1 = v_lshrrev_b32_e32 24, %82.3
;;     buffer_store_byte %26, %13, %9, 0 addr64 offset:31
;; }
;;     end
;; }

kernel %quad_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 4 [v4]
    store.i32x4 global align 4 [v4+16], v5
    return
}
;; machine kernel %quad_4 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v4 = buffer_load_dwordx4 %26, %22, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dwordx4 %27, %13, %9, 0 addr64 offset:16
;; }
;;     end
;; }
