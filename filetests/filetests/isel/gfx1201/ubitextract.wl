; test isel precise-output
; target gfx1201
; Fields, zero extended.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %8
;;     %7:v3 = global_load_b96 %9, %11
;;     %6:v1 = v_bfe_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 5
    v7 = iconst.i32 9
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %7:v1 = v_and_b32_e32 0x3ff, %6
;;     %5:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_bfe_u32 %5, 5, 9
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %8=v0:v1 = inputs
;;     %13:s8 = s_load_b256 %12, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %8
;;     %7:v1 = v_mov_b32_e32 %13.4
;;     %6:v1 = v_bfe_u32 %13.2, %13.3, %7
;;     global_store_b32 %9, %6, %13.0-1 offset:256
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
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %23=v0:v1 = inputs
;;     %26:s2 = s_load_b64 %25, 0x0
;;     %24:v1 = v_and_b32_e32 0x3ff, %23
;;     %22:v2 = global_load_b64 %24, %26
;;     %21:v2 = global_load_b64 %24, %26 offset:8
;;     %20:v2 = v_lshrrev_b64 %21.0, %22
;;     %17:v2 = v_lshlrev_b64_e64 %21.1, 1
;;     %14.0:v2, %11:s1 = v_add_co_u32 %17.0, -1
;;     %15.1:v2 tied(%14), %13:s1 = v_add_co_ci_u32_e64 %17.1, -1, %11
;;     %7.0:v2 = v_and_b32_e32 %20.0, %15.0
;;     %8.1:v2 tied(%7) = v_and_b32_e32 %20.1, %15.1
;;     global_store_b64 %24, %8, %26 offset:256
;; }
;;     end
;; }

kernel %long_constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 30
    v7 = iconst.i32 4
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %12:v1 = v_and_b32_e32 0x3ff, %11
;;     %10:v2 = global_load_b64 %12, %14
;;     %9:v2 = v_lshrrev_b64 30, %10
;;     %6.0:v2 = v_and_b32_e32 15, %9.0
;;     %7.1:v2 tied(%6) = v_and_b32_e32 0, %9.1
;;     global_store_b64 %12, %7, %14 offset:256
;; }
;;     end
;; }
