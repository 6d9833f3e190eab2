; test isel precise-output
; target gfx1201
; Accesses of group memory of each width.

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
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = ds_load_u8 %5
;;     global_store_b32 %5, %4, %7 offset:256
;;     ds_store_b8 %5, %4 offset:1
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
;; machine kernel %byte_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = ds_load_i8 %5
;;     global_store_b32 %5, %4, %7 offset:256
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
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = ds_load_u16 %5
;;     global_store_b32 %5, %4, %7 offset:256
;;     ds_store_b16 %5, %4 offset:2
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
;; machine kernel %half_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = ds_load_i16 %5
;;     global_store_b32 %5, %4, %7 offset:256
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4
;;     global_store_b32 %4, %3, %6 offset:256
;;     ds_store_b32 %4, %3 offset:4
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = ds_load_b64 %4
;;     global_store_b64 %4, %3, %6 offset:256
;;     ds_store_b64 %4, %3 offset:8
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
;; machine kernel %quad target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v4 = ds_load_b128 %4
;;     global_store_b128 %4, %3, %6 offset:256
;;     ds_store_b128 %4, %3 offset:16
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
;; machine kernel %three target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %11:v1 = ds_load_b32 %14
;;     %12:v1 = ds_load_b32 %14 offset:4
;;     %13:v1 = ds_load_b32 %14 offset:8
;;     %8.0:v3 = v_mov_b32_e32 %11
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %12
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %13
;;     global_store_b96 %14, %10, %16 offset:256
;; }
;;     end
;; }
