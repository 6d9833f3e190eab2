; test isel precise-output
; target gfx1201
; Loads of the wave: kernel arguments and what never changes come by the scalar unit, other memory only before anything has been stored.

kernel %kernarg {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = iadd.i64 v6, v6
    store.i64 global align 8 [v4+256], v7
    store.i32 global align 4 [v4+264], v5
    return
}
;; machine kernel %kernarg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_b256 %13, 0x0
;;     %10:s2 = s_add_nc_u64 %14.4-5, %14.4-5
;;     %7.0:v2 = v_mov_b32_e32 %10.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %10.1
;;     global_store_b64 %11, %8, %14.0-1 offset:256
;;     %3:v1 = v_mov_b32_e32 %14.2
;;     global_store_b32 %11, %3, %14.0-1 offset:264
;; }
;;     end
;; }

kernel %kernarg_two {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %kernarg_two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %6:s1 = s_add_co_u32 %10.2, %10.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %readonly target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_b128 %7, 0x0
;;     %5:s1 = s_load_b32 %8.2-3, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global const align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_b128 %7, 0x0
;;     %5:s1 = s_load_b32 %8.2-3, 0x0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %8.0-1 offset:256
;; }
;;     end
;; }

; Another wave may write it: the scalar cache is not coherent.
kernel %plain {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %plain target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_b128 %7, 0x0
;;     %5:s1 = s_load_b32 %8.2-3, 0x0 makes initial
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %after_a_store {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    store.i32 global align 4 [v4+512], v2
    v6 = load.i32 global align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %after_a_store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_b128 %7, 0x0
;;     global_store_b32 %6, %6, %8.0-1 offset:512
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_b32 %4, %8.2-3
;;     global_store_b32 %6, %5, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %four {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6, v7, v8, v9 = load.i32 global const align 16 width all [v5]
    v10 = iadd.i32 v6, v7
    v11 = iadd.i32 v8, v9
    v12 = iadd.i32 v10, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %four target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s4 = s_load_b128 %16, 0x0
;;     %14:s4 = s_load_b128 %17.2-3, 0x0
;;     %12:s1 = s_add_co_u32 %14.0, %14.1
;;     %9:s1 = s_add_co_u32 %14.2, %14.3
;;     %6:s1 = s_add_co_u32 %12, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %15, %3, %17.0-1 offset:256
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 global const align 1 width all [v5]
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %6:s1 = s_load_u8 %9.2-3, 0x0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %7, %3, %9.0-1 offset:256
;; }
;;     end
;; }

; Less than a word, with its sign, and without anybody who extends it.
kernel %signed_parts {
    param %p : i64 at 0 align 8
    param %q : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i8 global align 1 width all const [v2]
    v4 = sextend.i32 v3
    v5 = load.i16 global align 2 width all const [v2+4]
    v6 = sextend.i32 v5
    v7 = load.i16 global align 2 width all const [v2+8]
    v8 = uextend.i32 v7
    v9 = iadd.i32 v4, v6
    v10 = iadd.i32 v9, v8
    store.i32 global align 4 [v1], v10
    return
}
;; machine kernel %signed_parts target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2 = inputs
;;     %18:s4 = s_load_b128 %17, 0x0
;;     %16:s1 = s_load_i8 %18.2-3, 0x0
;;     %14:s1 = s_load_i16 %18.2-3, 0x4
;;     %12:s1 = s_load_u16 %18.2-3, 0x8
;;     %9:s1 = s_add_co_u32 %16, %14
;;     %6:s1 = s_add_co_u32 %9, %12
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %1, %3, %18.0-1
;; }
;;     end
;; }
