; test isel precise-output
; target gfx1100
; Offsets of global accesses: the field has 13 bits with a sign on gfx9, 24 on gfx12; what is beyond is added to the address.
; Here are the forms whose code is not that of gfx1030.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %zero target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+4028]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %largest target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 offset:4028
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = load.i32 global align 4 [v4+4096]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, null
;;     %15.0:v2, %12:s1 = v_add_co_u32 %19.0, %17
;;     %16.1:v2 tied(%15), %14:s1 = v_add_co_ci_u32_e64 %19.1, 0, %12
;;     %8.0:v2, %5:s1 = v_add_co_u32 0x1000, %16.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 0, %16.1, %5
;;     %10:v1 = global_load_b32 %9, off
;;     global_store_b32 %17, %10, %19 offset:256
;; }
;;     end
;; }

kernel %smallest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4-4096]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %smallest target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 offset:-4096
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %below {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4-4100]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %below target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, null
;;     %15.0:v2, %12:s1 = v_add_co_u32 %19.0, %17
;;     %16.1:v2 tied(%15), %14:s1 = v_add_co_ci_u32_e64 %19.1, 0, %12
;;     %8.0:v2, %5:s1 = v_add_co_u32 0xffffeffc, %16.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 -1, %16.1, %5
;;     %10:v1 = global_load_b32 %9, off
;;     global_store_b32 %17, %10, %19 offset:256
;; }
;;     end
;; }

kernel %far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0x7ffff8]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %far target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, null
;;     %15.0:v2, %12:s1 = v_add_co_u32 %19.0, %17
;;     %16.1:v2 tied(%15), %14:s1 = v_add_co_ci_u32_e64 %19.1, 0, %12
;;     %8.0:v2, %5:s1 = v_add_co_u32 0x7ffff8, %16.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 0, %16.1, %5
;;     %10:v1 = global_load_b32 %9, off
;;     global_store_b32 %17, %10, %19 offset:256
;; }
;;     end
;; }

kernel %very_far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0x7ffffff0]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %very_far target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, null
;;     %15.0:v2, %12:s1 = v_add_co_u32 %19.0, %17
;;     %16.1:v2 tied(%15), %14:s1 = v_add_co_ci_u32_e64 %19.1, 0, %12
;;     %8.0:v2, %5:s1 = v_add_co_u32 0x7ffffff0, %16.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 0, %16.1, %5
;;     %10:v1 = global_load_b32 %9, off
;;     global_store_b32 %17, %10, %19 offset:256
;; }
;;     end
;; }
