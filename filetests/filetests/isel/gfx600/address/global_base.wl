; test isel precise-output
; target gfx600
; What an address is made of: a base of the wave and an offset of the lane, as far as the instruction adds them.
; Here are the forms whose code is not that of gfx700.

; The address of all lanes is the same: the vector offset is zero. After a store, as the scalar unit loads what nothing has written yet.
kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4+512], v2
    v5 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %32.2:s4 = s_mov_b32 0
;;     %33.3:s4 tied(%32) = s_mov_b32 0x100f000
;;     %34.0:s4 tied(%33) = s_mov_b32 %42.0
;;     %35.1:s4 tied(%34) = s_mov_b32 %42.1
;;     %38.1:v2 = v_mov_b32_e32 0
;;     %39.0:v2 tied(%38) = v_mov_b32_e32 %40
;;     buffer_store_dword %40, %39, %35, 0 addr64 offset:512
;;     %17.0:v2 = v_mov_b32_e32 %42.0
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %42.1
;;     %23.0:s4 = s_mov_b32 0
;;     %24.1:s4 tied(%23) = s_mov_b32 0
;;     %25.2:s4 tied(%24) = s_mov_b32 0
;;     %26.3:s4 tied(%25) = s_mov_b32 0x100f000
;;     %27:v1 = buffer_load_dword %18, %26, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %lane_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %lane_offset target gfx600 wave 64 after isel {
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
;;     %27:v1 = buffer_load_dword %26, %22, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %scaled {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v2, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %scaled target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %29:v1 = v_lshlrev_b32_e32 2, %30
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %32.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %32.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %29
;;     %28:v1 = buffer_load_dword %27, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; The lane's index is extended first: the product may leave 32 bits.
kernel %scaled_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v3, v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %scaled_long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %29:v1 = v_lshlrev_b32_e32 2, %30
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %32.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %32.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %29
;;     %28:v1 = buffer_load_dword %27, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %32.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %32.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %30
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; The offset of the instruction is unsigned: a signed one is added before.
kernel %signed_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sextend.i64 v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %signed_offset target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %42.2:s4 = s_mov_b32 0
;;     %43.3:s4 tied(%42) = s_mov_b32 0x100f000
;;     %44.0:s4 tied(%43) = s_mov_b32 %53.0
;;     %45.1:s4 tied(%44) = s_mov_b32 %53.1
;;     %48.1:v2 = v_mov_b32_e32 0
;;     %49.0:v2 tied(%48) = v_mov_b32_e32 %51
;;     %50:v1 = buffer_load_dword %49, %45, 0 addr64
;;     %36.0:v2 = v_mov_b32_e32 %50
;;     %37.1:v2 tied(%36) = v_ashrrev_i32_e32 31, %50
;;     %32.0:v2, %27:s2 = v_add_i32_e64 %53.0, %50
;;     %31:v1 = v_mov_b32_e32 %53.1
;;     %33.1:v2 tied(%32), %30:s2 = v_addc_u32_e64 %31, %37.1, %27
;;     %20.0:s4 = s_mov_b32 0
;;     %21.1:s4 tied(%20) = s_mov_b32 0
;;     %22.2:s4 tied(%21) = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24:v1 = buffer_load_dword %33, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %53.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %53.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %51
;;     buffer_store_dword %24, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %loaded target gfx600 wave 64 after isel {
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
;;     %24:v1 = buffer_load_dword %37, %23, 0 addr64 offset:4
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

; The sum of both bases is the wave's.
kernel %two_bases {
    param %p : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v6, v3
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %two_bases target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s4 = s_load_dwordx4 %35, 0x0
;;     %32.0:s2 = s_add_u32 %36.0, %36.2 makes scc
;;     %33.1:s2 tied(%32) = s_addc_u32 %36.1, %36.3
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %33.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %33.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %34
;;     %28:v1 = buffer_load_dword %27, %23, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %36.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %36.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %34
;;     buffer_store_dword %28, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 0x1000
    store.i32 global align 4 [v4+512], v2
    v6 = load.i32 global align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %32.2:s4 = s_mov_b32 0
;;     %33.3:s4 tied(%32) = s_mov_b32 0x100f000
;;     %34.0:s4 tied(%33) = s_mov_b32 %42.0
;;     %35.1:s4 tied(%34) = s_mov_b32 %42.1
;;     %38.1:v2 = v_mov_b32_e32 0
;;     %39.0:v2 tied(%38) = v_mov_b32_e32 %40
;;     buffer_store_dword %40, %39, %35, 0 addr64 offset:512
;;     %17.0:v2 = v_mov_b32_e32 0x1000
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 0
;;     %23.0:s4 = s_mov_b32 0
;;     %24.1:s4 tied(%23) = s_mov_b32 0
;;     %25.2:s4 tied(%24) = s_mov_b32 0
;;     %26.3:s4 tied(%25) = s_mov_b32 0x100f000
;;     %27:v1 = buffer_load_dword %18, %26, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
