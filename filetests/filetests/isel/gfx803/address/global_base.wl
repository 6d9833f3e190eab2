; test isel precise-output
; target gfx803
; What an address is made of: a base of the wave and an offset of the lane, as far as the instruction adds them.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %17:s1 = s_mov_b32 0x200
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %17, %29.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 0, %29.1, %16
;;     flat_store_dword %21, %30
;;     %12.0:v2 = v_mov_b32_e32 %32.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %32.1
;;     %14:v1 = flat_load_dword %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dword %7, %14
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
;; machine kernel %lane_offset target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %9:v1 = flat_load_dword %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %9
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
;; machine kernel %scaled target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %21:v1 = v_lshlrev_b32_e32 2, %29
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %31.0, %21
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %26, 0, %14
;;     %10:v1 = flat_load_dword %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %scaled_long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %21:v1 = v_lshlrev_b32_e32 2, %29
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %31.0, %21
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %26, 0, %14
;;     %10:v1 = flat_load_dword %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %signed_offset target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %15:v1 = flat_load_dword %23
;;     %13:v2, %14:s2 = v_mad_i64_i32 %15, 1, %26
;;     %10:v1 = flat_load_dword %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %loaded target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v2 = flat_load_dwordx2 %26
;;     %14.0:v2, %11:s2 = v_add_u32_e64 4, %17.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %17.1, %11
;;     %16:v1 = flat_load_dword %15
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dword %7, %16
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
;; machine kernel %two_bases target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %35:s4 = s_load_dwordx4 %34, 0x0
;;     %31.0:v2, %27:s2 = v_add_u32_e64 %35.0, %33
;;     %30:v1 = v_mov_b32_e32 %35.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_u32_e64 %30, 0, %27
;;     %24.0:s2 = s_add_u32 %35.0, %35.2 makes scc
;;     %25.1:s2 tied(%24) = s_addc_u32 %35.1, %35.3
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %25.0, %33
;;     %17:v1 = v_mov_b32_e32 %25.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v1 = flat_load_dword %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %32.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %32.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %16:s1 = s_mov_b32 0x200
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %16, %29.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %29.1, %15
;;     flat_store_dword %20, %30
;;     %11.0:v2 = v_mov_b32_e32 0x1000
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 0
;;     %13:v1 = flat_load_dword %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dword %7, %13
;; }
;;     end
;; }
