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
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_bfe_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
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
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_bfe_u32 %5, 5, 9
;;     global_store_b32 %6, %4, %8 offset:256
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
;;     %11=s[0:1]:s2, %8=v0:v1 = inputs
;;     %12:s8 = s_load_b256 %11, 0x0
;;     %7:v1 = v_mov_b32_e32 %12.4
;;     %6:v1 = v_bfe_u32 %12.2, %12.3, %7
;;     global_store_b32 %8, %6, %12.0-1 offset:256
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
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %22:v2 = global_load_b64 %23, %25
;;     %21:v2 = global_load_b64 %23, %25 offset:8
;;     %20:v2 = v_lshrrev_b64 %21.0, %22
;;     %17:v2 = v_lshlrev_b64_e64 %21.1, 1
;;     %14.0:v2, %11:s1 = v_add_co_u32 %17.0, -1
;;     %15.1:v2 tied(%14), %13:s1 = v_add_co_ci_u32_e64 %17.1, -1, %11
;;     %7.0:v2 = v_and_b32_e32 %20.0, %15.0
;;     %8.1:v2 tied(%7) = v_and_b32_e32 %20.1, %15.1
;;     global_store_b64 %23, %8, %25 offset:256
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
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v2 = v_lshrrev_b64 30, %10
;;     %6.0:v2 = v_and_b32_e32 15, %9.0
;;     %7.1:v2 tied(%6) = v_and_b32_e32 0, %9.1
;;     global_store_b64 %11, %7, %13 offset:256
;; }
;;     end
;; }
