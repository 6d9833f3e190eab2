; test isel precise-output
; target gfx803
; Accesses of group memory of each width.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %byte target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %11:v1 = ds_read_u8 %20
;;     %5:s1 = s_mov_b32 0x100
;;     %8.0:v2, %4:s2 = v_add_u32_e64 %5, %19.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_u32_e64 0, %19.1, %4
;;     flat_store_dword %9, %11
;;     ds_write_b8 %20, %11 offset:1
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
;; machine kernel %byte_signed target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %11:v1 = ds_read_i8 %20
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dword %7, %11
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
;; machine kernel %half target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %11:v1 = ds_read_u16 %20
;;     %5:s1 = s_mov_b32 0x100
;;     %8.0:v2, %4:s2 = v_add_u32_e64 %5, %19.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_u32_e64 0, %19.1, %4
;;     flat_store_dword %9, %11
;;     ds_write_b16 %20, %11 offset:2
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
;; machine kernel %half_signed target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %11:v1 = ds_read_i16 %20
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dword %7, %11
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
;; machine kernel %word target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v1 = ds_read_b32 %19
;;     %5:s1 = s_mov_b32 0x100
;;     %8.0:v2, %4:s2 = v_add_u32_e64 %5, %18.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_u32_e64 0, %18.1, %4
;;     flat_store_dword %9, %10
;;     ds_write_b32 %19, %10 offset:4
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
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v2 = ds_read_b64 %19
;;     %5:s1 = s_mov_b32 0x100
;;     %8.0:v2, %4:s2 = v_add_u32_e64 %5, %18.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_u32_e64 0, %18.1, %4
;;     flat_store_dwordx2 %9, %10
;;     ds_write_b64 %19, %10 offset:8
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
;; machine kernel %quad target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v4 = ds_read_b128 %19
;;     %5:s1 = s_mov_b32 0x100
;;     %8.0:v2, %4:s2 = v_add_u32_e64 %5, %18.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_u32_e64 0, %18.1, %4
;;     flat_store_dwordx4 %9, %10
;;     ds_write_b128 %19, %10 offset:16
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
;; machine kernel %three target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %18:v1 = ds_read_b32 %29
;;     %19:v1 = ds_read_b32 %29 offset:4
;;     %20:v1 = ds_read_b32 %29 offset:8
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     %14.0:v3 = v_mov_b32_e32 %18
;;     %15.1:v3 tied(%14) = v_mov_b32_e32 %19
;;     %16.2:v3 tied(%15) = v_mov_b32_e32 %20
;;     flat_store_dwordx3 %7, %16
;; }
;;     end
;; }
