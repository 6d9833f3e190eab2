; test isel precise-output
; target gfx600
; Flat accesses: the whole address is of the lane; offsets have no sign and no base.
; Here are the forms whose code is not that of gfx700.

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %29.2:s4 = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31.0:s4 tied(%30) = s_mov_b32 %40.0
;;     %32.1:s4 tied(%31) = s_mov_b32 %40.1
;;     %35.1:v2 = v_mov_b32_e32 0
;;     %36.0:v2 tied(%35) = v_mov_b32_e32 %38
;;     %37:v2 = buffer_load_dwordx2 %36, %32, 0 addr64
;;     %20.0:s4 = s_mov_b32 0
;;     %21.1:s4 tied(%20) = s_mov_b32 0
;;     %22.2:s4 tied(%21) = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24:v1 = buffer_load_dword %37, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %40.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %40.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %38
;;     buffer_store_dword %24, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5+4028]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %offset target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %29.2:s4 = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31.0:s4 tied(%30) = s_mov_b32 %40.0
;;     %32.1:s4 tied(%31) = s_mov_b32 %40.1
;;     %35.1:v2 = v_mov_b32_e32 0
;;     %36.0:v2 tied(%35) = v_mov_b32_e32 %38
;;     %37:v2 = buffer_load_dwordx2 %36, %32, 0 addr64
;;     %20.0:s4 = s_mov_b32 0
;;     %21.1:s4 tied(%20) = s_mov_b32 0
;;     %22.2:s4 tied(%21) = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24:v1 = buffer_load_dword %37, %23, 0 addr64 offset:4028
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %40.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %40.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %38
;;     buffer_store_dword %24, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5+4096]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %beyond target gfx600 wave 64 after isel {
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
;;     %18:s1 = s_mov_b32 0x1000
;;     %21.0:v2, %17:s2 = v_add_i32_e64 %18, %44.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %44.1, %17
;;     %27.0:s4 = s_mov_b32 0
;;     %28.1:s4 tied(%27) = s_mov_b32 0
;;     %29.2:s4 tied(%28) = s_mov_b32 0
;;     %30.3:s4 tied(%29) = s_mov_b32 0x100f000
;;     %31:v1 = buffer_load_dword %22, %30, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %31, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 flat align 4 [v5-4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %negative target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s2 = s_load_dwordx2 %45, 0x0
;;     %35.2:s4 = s_mov_b32 0
;;     %36.3:s4 tied(%35) = s_mov_b32 0x100f000
;;     %37.0:s4 tied(%36) = s_mov_b32 %46.0
;;     %38.1:s4 tied(%37) = s_mov_b32 %46.1
;;     %41.1:v2 = v_mov_b32_e32 0
;;     %42.0:v2 tied(%41) = v_mov_b32_e32 %44
;;     %43:v2 = buffer_load_dwordx2 %42, %38, 0 addr64
;;     %20.0:v2, %17:s2 = v_add_i32_e64 -4, %43.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 -1, %43.1, %17
;;     %26.0:s4 = s_mov_b32 0
;;     %27.1:s4 tied(%26) = s_mov_b32 0
;;     %28.2:s4 tied(%27) = s_mov_b32 0
;;     %29.3:s4 tied(%28) = s_mov_b32 0x100f000
;;     %30:v1 = buffer_load_dword %21, %29, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %46.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %46.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %44
;;     buffer_store_dword %30, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %store {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    store.i32 flat align 4 [v5+8], v2
    return
}
;; machine kernel %store target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %15.2:s4 = s_mov_b32 0
;;     %16.3:s4 tied(%15) = s_mov_b32 0x100f000
;;     %17.0:s4 tied(%16) = s_mov_b32 %26.0
;;     %18.1:s4 tied(%17) = s_mov_b32 %26.1
;;     %21.1:v2 = v_mov_b32_e32 0
;;     %22.0:v2 tied(%21) = v_mov_b32_e32 %24
;;     %23:v2 = buffer_load_dwordx2 %22, %18, 0 addr64
;;     %5.0:s4 = s_mov_b32 0
;;     %6.1:s4 tied(%5) = s_mov_b32 0
;;     %7.2:s4 tied(%6) = s_mov_b32 0
;;     %8.3:s4 tied(%7) = s_mov_b32 0x100f000
;;     buffer_store_dword %24, %23, %8, 0 addr64 offset:8
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
    v6 = load.i64 flat align 8 [v5]
    store.i64 flat align 8 [v5+8], v6
    return
}
;; machine kernel %long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_dwordx2 %35, 0x0
;;     %25.2:s4 = s_mov_b32 0
;;     %26.3:s4 tied(%25) = s_mov_b32 0x100f000
;;     %27.0:s4 tied(%26) = s_mov_b32 %36.0
;;     %28.1:s4 tied(%27) = s_mov_b32 %36.1
;;     %31.1:v2 = v_mov_b32_e32 0
;;     %32.0:v2 tied(%31) = v_mov_b32_e32 %34
;;     %33:v2 = buffer_load_dwordx2 %32, %28, 0 addr64
;;     %14.0:s4 = s_mov_b32 0
;;     %15.1:s4 tied(%14) = s_mov_b32 0
;;     %16.2:s4 tied(%15) = s_mov_b32 0
;;     %17.3:s4 tied(%16) = s_mov_b32 0x100f000
;;     %18:v2 = buffer_load_dwordx2 %33, %17, 0 addr64
;;     %5.0:s4 = s_mov_b32 0
;;     %6.1:s4 tied(%5) = s_mov_b32 0
;;     %7.2:s4 tied(%6) = s_mov_b32 0
;;     %8.3:s4 tied(%7) = s_mov_b32 0x100f000
;;     buffer_store_dwordx2 %18, %33, %8, 0 addr64 offset:8
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i8 flat align 1 [v5]
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %30.2:s4 = s_mov_b32 0
;;     %31.3:s4 tied(%30) = s_mov_b32 0x100f000
;;     %32.0:s4 tied(%31) = s_mov_b32 %41.0
;;     %33.1:s4 tied(%32) = s_mov_b32 %41.1
;;     %36.1:v2 = v_mov_b32_e32 0
;;     %37.0:v2 tied(%36) = v_mov_b32_e32 %39
;;     %38:v2 = buffer_load_dwordx2 %37, %33, 0 addr64
;;     %21.0:s4 = s_mov_b32 0
;;     %22.1:s4 tied(%21) = s_mov_b32 0
;;     %23.2:s4 tied(%22) = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25:v1 = buffer_load_sbyte %38, %24, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dword %25, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %y : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 flat align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s4 = s_load_dwordx4 %30, 0x0
;;     %18.0:v2 = v_mov_b32_e32 %31.2
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %31.3
;;     %24.0:s4 = s_mov_b32 0
;;     %25.1:s4 tied(%24) = s_mov_b32 0
;;     %26.2:s4 tied(%25) = s_mov_b32 0
;;     %27.3:s4 tied(%26) = s_mov_b32 0x100f000
;;     %28:v1 = buffer_load_dword %19, %27, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %31.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %31.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %29
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
