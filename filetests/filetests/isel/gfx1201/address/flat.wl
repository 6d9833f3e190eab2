; test isel precise-output
; target gfx1201
; Flat accesses: the whole address is of the lane; offsets have no sign and no base.

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
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = flat_load_b32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %offset target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = flat_load_b32 %5 offset:4028
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %beyond target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %8.0:v2, %5:s1 = v_add_co_u32 0x1000, %11.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 0, %11.1, %5
;;     %10:v1 = flat_load_b32 %9
;;     global_store_b32 %12, %10, %14 offset:256
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
;; machine kernel %negative target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %8.0:v2, %5:s1 = v_add_co_u32 -4, %11.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 -1, %11.1, %5
;;     %10:v1 = flat_load_b32 %9
;;     global_store_b32 %12, %10, %14 offset:256
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
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6
;;     flat_store_b32 %3, %4 offset:8
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %2:v2 = flat_load_b64 %5
;;     flat_store_b64 %5, %2 offset:8
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
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = flat_load_i8 %6
;;     global_store_b32 %7, %5, %9 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %11.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     %8:v1 = flat_load_b32 %7
;;     global_store_b32 %9, %8, %11.0-1 offset:256
;; }
;;     end
;; }
