; test isel precise-output
; target gfx600
; Accesses of group memory of each width.
; Here are the forms whose code is not that of gfx700.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 group align 1 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i8 group align 1 [v2+1], v5
    return
}
;; machine kernel %byte target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %18:v1 = ds_read_u8 %19
;;     %9.2:s4 = s_mov_b32 0
;;     %10.3:s4 tied(%9) = s_mov_b32 0x100f000
;;     %11.0:s4 tied(%10) = s_mov_b32 %21.0
;;     %12.1:s4 tied(%11) = s_mov_b32 %21.1
;;     %15.1:v2 = v_mov_b32_e32 0
;;     %16.0:v2 tied(%15) = v_mov_b32_e32 %19
;;     buffer_store_dword %18, %16, %12, 0 addr64 offset:256
;;     %1:v1, %2:s2 = v_add_i32_e64 1, %19
;;     ds_write_b8 %1, %18
;; }
;;     end
;; }

kernel %byte_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 group align 1 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte_signed target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = ds_read_i8 %17
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %19.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %19.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %17
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 2 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i16 group align 2 [v2+2], v5
    return
}
;; machine kernel %half target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %18:v1 = ds_read_u16 %19
;;     %9.2:s4 = s_mov_b32 0
;;     %10.3:s4 tied(%9) = s_mov_b32 0x100f000
;;     %11.0:s4 tied(%10) = s_mov_b32 %21.0
;;     %12.1:s4 tied(%11) = s_mov_b32 %21.1
;;     %15.1:v2 = v_mov_b32_e32 0
;;     %16.0:v2 tied(%15) = v_mov_b32_e32 %19
;;     buffer_store_dword %18, %16, %12, 0 addr64 offset:256
;;     %1:v1, %2:s2 = v_add_i32_e64 2, %19
;;     ds_write_b16 %1, %18
;; }
;;     end
;; }

kernel %half_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 2 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half_signed target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = ds_read_i16 %17
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %19.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %19.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %17
;;     buffer_store_dword %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    store.i32 group align 4 [v2+4], v5
    return
}
;; machine kernel %word target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v1 = ds_read_b32 %18
;;     %9.2:s4 = s_mov_b32 0
;;     %10.3:s4 tied(%9) = s_mov_b32 0x100f000
;;     %11.0:s4 tied(%10) = s_mov_b32 %20.0
;;     %12.1:s4 tied(%11) = s_mov_b32 %20.1
;;     %15.1:v2 = v_mov_b32_e32 0
;;     %16.0:v2 tied(%15) = v_mov_b32_e32 %18
;;     buffer_store_dword %17, %16, %12, 0 addr64 offset:256
;;     %1:v1, %2:s2 = v_add_i32_e64 4, %18
;;     ds_write_b32 %1, %17
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
    v5 = load.i64 group align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    store.i64 group align 8 [v2+8], v5
    return
}
;; machine kernel %long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v2 = ds_read_b64 %18
;;     %9.2:s4 = s_mov_b32 0
;;     %10.3:s4 tied(%9) = s_mov_b32 0x100f000
;;     %11.0:s4 tied(%10) = s_mov_b32 %20.0
;;     %12.1:s4 tied(%11) = s_mov_b32 %20.1
;;     %15.1:v2 = v_mov_b32_e32 0
;;     %16.0:v2 tied(%15) = v_mov_b32_e32 %18
;;     buffer_store_dwordx2 %17, %16, %12, 0 addr64 offset:256
;;     %1:v1, %2:s2 = v_add_i32_e64 8, %18
;;     ds_write_b64 %1, %17
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    store.i32x4 group align 16 [v2+16], v5
    return
}
;; machine kernel %quad target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %25:v2 = ds_read_b64 %35
;;     %26:v2 = ds_read_b64 %35 offset:8
;;     %31.0:v4 = v_mov_b32_e32 %25.0
;;     %32.1:v4 tied(%31) = v_mov_b32_e32 %25.1
;;     %33.2:v4 tied(%32) = v_mov_b32_e32 %26.0
;;     %34.3:v4 tied(%33) = v_mov_b32_e32 %26.1
;;     %17.2:s4 = s_mov_b32 0
;;     %18.3:s4 tied(%17) = s_mov_b32 0x100f000
;;     %19.0:s4 tied(%18) = s_mov_b32 %37.0
;;     %20.1:s4 tied(%19) = s_mov_b32 %37.1
;;     %23.1:v2 = v_mov_b32_e32 0
;;     %24.0:v2 tied(%23) = v_mov_b32_e32 %35
;;     buffer_store_dwordx4 %34, %24, %20, 0 addr64 offset:256
;;     %1:v1, %2:s2 = v_add_i32_e64 16, %35
;;     %6.0:v2 = v_mov_b32_e32 %34.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %34.1
;;     ds_write_b64 %1, %7
;;     %10.0:v2 = v_mov_b32_e32 %34.2
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %34.3
;;     ds_write_b64 %1, %11 offset:8
;; }
;;     end
;; }

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    store.i32 global align 4 [v4+260], v6
    store.i32 global align 4 [v4+264], v7
    return
}
;; machine kernel %three target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %38:s2 = s_load_dwordx2 %37, 0x0
;;     %33:v1 = ds_read_b32 %36
;;     %34:v1 = ds_read_b32 %36 offset:4
;;     %35:v1 = ds_read_b32 %36 offset:8
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %38.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %38.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %36
;;     %31.0:v2 = v_mov_b32_e32 %33
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %34
;;     buffer_store_dwordx2 %32, %26, %22, 0 addr64 offset:256
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %38.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %38.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %36
;;     buffer_store_dword %35, %13, %9, 0 addr64 offset:264
;; }
;;     end
;; }
