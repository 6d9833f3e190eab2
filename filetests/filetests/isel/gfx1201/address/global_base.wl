; test isel precise-output
; target gfx1201
; What an address is made of: a base of the wave and an offset of the lane, as far as the instruction adds them.

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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     global_store_b32 %5, %5, %7 offset:512
;;     %3:v1 = v_mov_b32_e32 0
;;     %4:v1 = global_load_b32 %3, %7
;;     global_store_b32 %5, %4, %7 offset:256
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
;; machine kernel %lane_offset target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6
;;     global_store_b32 %4, %3, %6 offset:256
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
;; machine kernel %scaled target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = v_lshlrev_b32_e32 2, %6
;;     %4:v1 = global_load_b32 %5, %8
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %scaled_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = v_lshlrev_b32_e32 2, %6
;;     %4:v1 = global_load_b32 %5, %8
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %signed_offset target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %6:v2, %7:s1 = v_mad_co_i64_i32 %8, 1, %11
;;     %4:v1 = global_load_b32 %6, off
;;     global_store_b32 %9, %4, %11 offset:256
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
;; machine kernel %loaded target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %5, off offset:4
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %two_bases target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %6:s2 = s_add_nc_u64 %9.0-1, %9.2-3
;;     %4:v1 = global_load_b32 %7, %6
;;     global_store_b32 %7, %4, %9.0-1 offset:256
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
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     global_store_b32 %8, %8, %10 offset:512
;;     %5.0:v2 = v_mov_b32_e32 0x1000
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     %7:v1 = global_load_b32 %6, off
;;     global_store_b32 %8, %7, %10 offset:256
;; }
;;     end
;; }
